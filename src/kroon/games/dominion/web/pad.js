// Dominion's end position: how many of each card a player owns, the turns taken, and what lies on the table.
import { html, Check, Search, t, useState } from "../../../web/js/frame.js";
import { CardEmblem } from "./emblem.js";
import { CARDS, IDS, nameOf } from "./cards.js";
import { Counters, Stepper } from "../../../web/js/screens/pad/stepper.js";

/** What everybody begins with, and can't get more of (D4). @type {Counts} */
const FRESH = { copper: 7, estate: 3 };

/** @type {CardCounters} */
const CardCounters = (props) => html`<${Counters} ...${props} nameOf=${(card) => nameOf(card, t)}
  picture=${(card) => ({ kind: CARDS[card].kind, children: html`<${CardEmblem} card=${card} size=${34}/>` })}/>`;

/** @param {PadSeatProps<CardsDraft>} props */
function Seat({ table: { supply }, seats, active, set }) {
  const [sought, seek] = useState("");
  const { cards, turns } = seats[active], word = sought.toLowerCase().trim(), count = Object.values(cards).reduce((sum, each) => sum + each, 0);
  // a card that isn't in the game any more stays as long as it is counted, as it is what a refusal is about
  const things = IDS.filter((card) => (card in supply || card in FRESH || card in cards) && nameOf(card, t).toLowerCase().includes(word));
  return html`<div class="pad-cards dm"><div class="row"><${Search} label=${t("web-pad-search")} value=${sought} set=${seek}/><p class="pad-count num">${t("web-pad-cards", { count })}</p></div>
    <${CardCounters} things=${things} counts=${cards} mostOf=${(card) => FRESH[card] ?? supply[card]} set=${(counted) => set({ cards: counted })}>
      <${Stepper} name=${t("web-pad-turns")} value=${turns ?? 0} set=${(taken) => set({ turns: taken || undefined })}/><//>
    <small>${t("web-pad-turns-about")}</small></div>`;
}

/** What lies on the table: the piles of the supply that were counted, and the trash, if it was. @param {PadTableProps} props */
function Panel({ table: { supply }, counted, setTable: set }) {
  const { trash } = counted, piles = IDS.filter((card) => card in supply);
  return html`<details class="panel pad-cards dm"><summary>${t("web-pad-piles")}</summary><p><small>${t("web-pad-piles-about")}</small></p>
    <h3>${t("web-dominion-supply")}</h3><${CardCounters} things=${piles} counts=${counted.supply} mostOf=${(card) => supply[card]} blank
      set=${(left) => set({ supply: Object.keys(left).length ? left : undefined })}/>
    <h3>${t("dominion-trash")}</h3><${Check} name=${t("web-pad-trash")} on=${!!trash} set=${(on) => set({ trash: on ? {} : undefined })}/>
    ${trash && html`<${CardCounters} things=${[...Object.keys(FRESH), ...piles]} counts=${trash} set=${(cards) => set({ trash: cards })}/>`}</details>`;
}

export default /** @type {ScorePad<CardsDraft>} */ ({ empty: { cards: FRESH }, Seat, Panel, idle: ["remodel"], unknown: ["random", "draft"] });
