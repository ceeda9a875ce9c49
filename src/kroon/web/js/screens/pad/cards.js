// Dominion's end position: how many of each card a player owns, wherever they are, and the turns taken.
import { html, useState } from "../../../vendor/preact.js";
import { t } from "../../l10n.js";
import { CardEmblem } from "../../draw/card.js";
import { CARDS, IDS, nameOf } from "../../games/dominion/cards.js";
import { Stepper } from "./stepper.js";

/** @typedef {import("./draft.js").SeatDraft} SeatDraft */

/** The recommended sets (D5). @type {Record<string, string>} */
const SETS = {
  first_game: "cellar smugglers sage farming_village remodel market mine mystic", interactive: "vault militia rabble library smugglers farming_village crossroads steward",
  think_big: "cellar steward bridge remodel library mine market harem", small_but_fine: "mine remodel cellar crossroads steward smugglers sage bridge", secrecy: "cellar smugglers mystic rabble vault harem militia mine",
};
const FEW = { copper: 7, estate: 3 };

/** @param {{kingdom: string | string[], seat: SeatDraft, players: number, set: (seat: SeatDraft) => void}} props */
export function CardPad({ kingdom, seat, players, set }) {
  const [sought, seek] = useState("");
  const chosen = Array.isArray(kingdom) ? kingdom : SETS[kingdom].split(" ");
  const word = sought.toLowerCase().trim();
  const shown = IDS.filter((card) => CARDS[card].basic || chosen.includes(card)).filter((card) => !word || nameOf(card, t).toLowerCase().includes(word));
  const most = (/** @type {string} */ card) => /** @type {Record<string, number>} */ ({ ...FEW, silver: 24, gold: 16 })[card] ?? (CARDS[card].points && players > 2 ? 12 : 8);
  const count = Object.values(seat.cards).reduce((sum, each) => sum + each, 0);
  return html`<div class="pad-cards dm"><div class="row"><input type="search" value=${sought} placeholder=${t("web-pad-search")} aria-label=${t("web-pad-search")} onInput=${(/** @type {any} */ event) => seek(event.target.value)}/><p class="pad-count num">${t("web-pad-cards", { count })}</p></div>
    <ul class="pad-steppers">${shown.map((card) => html`<${Stepper} key=${card} kind=${CARDS[card].kind} name=${nameOf(card, t)} value=${seat.cards[card] || 0} most=${most(card)}
      set=${(/** @type {number} */ next) => { const { [card]: _, ...rest } = seat.cards; set({ ...seat, cards: next || card in FEW ? { ...rest, [card]: next } : rest }); }}><${CardEmblem} card=${card} size=${34}/><//>`)}
      <${Stepper} name=${t("web-pad-turns")} value=${seat.turns ?? 0} set=${(/** @type {number} */ turns) => set({ ...seat, turns: turns || null })}/></ul>
    <small>${t("web-pad-turns-about")}</small></div>`;
}
