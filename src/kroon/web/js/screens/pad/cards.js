// Dominion's end position: how many of each card a player owns, wherever they are, the turns taken, and what lies on the table.
import { html, Check, Search, t, useState } from "../../frame.js";
import { CardEmblem } from "../../draw/card.js";
import { CARDS, IDS, nameOf } from "../../games/dominion/cards.js";
import kingdoms from "./kingdoms.json" with { type: "json" };
import { Stepper } from "./stepper.js";

/** The recommended sets (D5). @type {Record<string, string[]>} */
const SETS = kingdoms;
const FEW = { copper: 7, estate: 3 };

/** @type {InPlay} */
const inPlay = (kingdom) => IDS.filter((card) => CARDS[card].basic || (Array.isArray(kingdom) ? kingdom : SETS[kingdom]).includes(card));
/** Those of some cards that are in the game. @type {OfGame} */
export const ofGame = (cards, kingdom) => Object.fromEntries(Object.entries(cards).filter(([card]) => inPlay(kingdom).includes(card)));
/** How many of a card a player, or a pile, can have. @type {Most} */
const most = (card, players) => /** @type {Counts} */ ({ ...FEW, silver: 24, gold: 16 })[card] ?? (CARDS[card].points && players > 2 ? 12 : 8);
/** Some cards with another number of one; null: nothing is written of it. @type {Counted} */
const counted = (cards, card, count) => { const { [card]: _, ...rest } = cards; return count === null ? rest : { ...rest, [card]: count }; };

/** @type {CardPad} */
export function CardPad({ kingdom, seat, players, set }) {
  const [sought, seek] = useState("");
  const word = sought.toLowerCase().trim();
  const shown = inPlay(kingdom).filter((card) => !word || nameOf(card, t).toLowerCase().includes(word));
  const count = Object.values(ofGame(seat.cards, kingdom)).reduce((sum, each) => sum + each, 0);
  return html`<div class="pad-cards dm"><div class="row"><${Search} label=${t("web-pad-search")} value=${sought} set=${seek}/><p class="pad-count num">${t("web-pad-cards", { count })}</p></div>
    <ul class="pad-steppers">${shown.map((card) => html`<${Stepper} key=${card} kind=${CARDS[card].kind} name=${nameOf(card, t)} value=${seat.cards[card] || 0} most=${most(card, players)}
      set=${(next) => set({ ...seat, cards: counted(seat.cards, card, next || card in FEW ? next : null) })}><${CardEmblem} card=${card} size=${34}/><//>`)}
      <${Stepper} name=${t("web-pad-turns")} value=${seat.turns ?? 0} set=${(turns) => set({ ...seat, turns: turns || null })}/></ul>
    <small>${t("web-pad-turns-about")}</small></div>`;
}

/** What lies on the table: the piles of the supply that were counted, and the trash, if it was. @type {TablePad} */
export function TablePad({ kingdom, supply, trash, players, set }) {
  const cards = inPlay(kingdom);
  const row = (/** @type {string} */ card, /** @type {Partial<StepperProps>} */ props) => html`<${Stepper} key=${card} kind=${CARDS[card].kind} name=${nameOf(card, t)} ...${props}><${CardEmblem} card=${card} size=${34}/><//>`;
  return html`<details class="panel pad-cards dm"><summary>${t("web-pad-piles")}</summary><p><small>${t("web-pad-piles-about")}</small></p>
    <h3>${t("web-dominion-supply")}</h3><ul class="pad-steppers">${cards.filter((card) => !(card in FEW)).map((card) => row(card, { value: supply[card] ?? null, most: most(card, players), blank: true, set: (count) => set({ supply: counted(supply, card, count) }) }))}</ul>
    <h3>${t("dominion-trash")}</h3><${Check} name=${t("web-pad-trash")} on=${trash !== null} set=${(on) => set({ trash: on ? {} : null })}/>
    ${trash && html`<ul class="pad-steppers">${cards.map((card) => row(card, { value: trash[card] || 0, set: (count) => set({ trash: counted(trash, card, count || null) }) }))}</ul>`}</details>`;
}
