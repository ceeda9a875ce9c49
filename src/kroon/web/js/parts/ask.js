// What is asked, in one sentence, how to do it in a second one; and the bar to confirm or take back.
import { html } from "../../vendor/preact.js";
import { t } from "../l10n.js";
import { PlayerShape } from "../draw/shapes.js";
import { Icon } from "../draw/icons.js";
import { gainText } from "./moves.js";

/** @param {{seat: import("../types").SeatLetter | null, game: string, what: string, how: string, mine: boolean, busy?: boolean}} props */
export function Ask({ seat, game, what, how, mine, busy }) {
  return html`<div class="ask ${mine ? "mine" : ""}">${seat ? html`<${PlayerShape} seat=${seat} game=${game} size=${30}/>` : html`<span class="ask-dot"><${Icon} name="crown" size=${26}/></span>`}
    <div><h1 class="ask-what" tabindex="-1">${what}${busy ? html`<span class="thinking" aria-hidden="true"><i></i><i></i><i></i></span>` : null}</h1>
    ${how ? html`<p class="ask-how">${how}</p>` : null}</div></div>`;
}

/** @param {{chosen: string | null, words: string, gain: number, sending: boolean, clear: () => void, confirm: () => void}} props */
export function ConfirmBar({ chosen, words, gain, sending, clear, confirm }) {
  return html`<div class="confirm-bar ${chosen ? "ready" : ""}">
    <p class="confirm-words">${chosen ? words : t("web-choose-first")}${chosen && gain ? html` <b class="gain num">${t("web-gain", { gain: gainText(gain), count: Math.abs(gain) })}</b>` : null}</p>
    <button disabled=${!chosen || sending} onClick=${clear}>${t("web-take-back")}</button>
    <button class="primary" disabled=${!chosen || sending} onClick=${confirm}><${Icon} name="check"/>${t(sending ? "web-sending" : "web-confirm")}</button></div>`;
}
