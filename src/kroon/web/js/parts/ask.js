// What is asked, in one sentence, how to do it in a second one; and the bar to confirm or take back.
import { html, gainText, icon, Said, shape, t, tFor } from "../ui.js";

/** @type {AskAsk} */
export const Ask = ({ seat, what, players, game, how, mine, busy }) => html`<div class="ask ${mine ? "mine" : ""}">${seat ? shape(seat, 30) : html`<span class="ask-dot">${icon("crown", 26)}</span>`}
  <div><h1 class="ask-what" tabindex="-1"><${Said} message=${what} ...${{ players, game, seat }} beside=${seat}/>${busy && html`<span class="thinking" aria-hidden="true"><i></i><i></i><i></i></span>`}</h1>
  ${how && html`<p class="ask-how">${how}</p>`}</div></div>`;

/** @type {AskGain} */
export const Gain = ({ gain, game }) => (gain ? html`<b class="gain num">${tFor(game, "web-gain", { gain: gainText(gain), count: Math.abs(gain) })}</b>` : null);

/** @type {ConfirmBar} */
export const ConfirmBar = ({ chosen, words, players, gain, game, sending, clear, confirm }) => html`<div class="confirm-bar ${chosen ? "ready" : ""}">
  <p class="confirm-words">${chosen ? html`<${Said} message=${words} variant="move" seat=${chosen[0]} ...${{ players, game }}/>` : t("web-choose-first")} <${Gain} gain=${gain} game=${game.name}/></p>
  <button disabled=${!chosen || sending} onClick=${clear}>${t("web-take-back")}</button>
  <button class="primary" disabled=${!chosen || sending} onClick=${confirm}>${icon("check")}${t(sending ? "web-sending" : "web-confirm")}</button></div>`;
