// The companion: a table beside the real box. Chance is typed in, moves are checked, and the score is kept.
import { html, t } from "../ui.js";
import { ChooseGame } from "./learn.js";
import { NewTable } from "./new.js";

/** @type {Companion} */
export function Companion({ game }) {
  if (game) return html`<${NewTable} game=${game} companion=${true}/>`;
  return html`<${ChooseGame} to="companion" title=${t("web-companion")} about=${t("web-companion-about")} note=${(each) => t(each === "dominion" ? "web-companion-devices" : "web-companion-shared")}/>`;
}
