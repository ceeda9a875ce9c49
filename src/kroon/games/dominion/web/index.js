// Het Koninkrijk Dominion at the table.
import { html } from "../../../web/vendor/preact.js";
import { use } from "../../../web/js/draw/art.js";
import { CardEmblem, smallCard } from "./emblem.js";
import { CARDS, nameOf } from "./cards.js";
import { Table } from "./table.js";

/** Needs no confirmation: a tap on a card or a button that says what happens. */
const INSTANT = new Set(["play", "treasures", "choose", "keep", "aside", "done", "pass", "discard", "topdeck"]);

/** @type {Small} */
const small = (x, y, card, turn = 0) => smallCard(card, card ? CARDS[card].kind : "", `translate(${x} ${y}) rotate(${turn})`);

/** @type {DominionMiniature} */
function Miniature({ view, seat, t }) {
  const has = view.seats["abcd".indexOf(seat)];
  const seen = Object.entries(has.hand ?? has.revealed).flatMap(([card, n]) => Array(n).fill(card));
  const hand = [...Array(has.hand_size).keys()].map((n) => seen[n] ?? null);
  const middle = (hand.length - 1) / 2;
  const step = Math.min(6, 26 / Math.max(1, hand.length - 1));
  return html`<svg class="dm-mini" viewBox="0 0 116 50" role="img" aria-label=${note(view, seat, t)}>
    ${has.draw_pile > 0 ? small(16, 25, null) : html`<rect class="slot" x="3" y="6" width="26" height="38" rx="3" />`}
    ${hand.map((card, n) => small(58 + (n - middle) * step, 25 + Math.abs(n - middle) * 0.6, card, (n - middle) * 3))}
    ${has.discard_top ? small(100, 25, has.discard_top) : html`<rect class="slot" x="87" y="6" width="26" height="38" rx="3" />`}
    <text class="num" x="16" y="31">${has.draw_pile}</text>${!has.hand && html`<text class="num" x="58" y="31">${has.hand_size}</text>`}
  </svg>`;
}

/** @type {Note} */
function note(view, seat, t) {
  const has = view.seats["abcd".indexOf(seat)];
  const parts = [t("web-dominion-note-hand", { count: has.hand_size }), t("web-dominion-note-pile", { count: has.draw_pile })];
  if (has.discard_top) parts.push(t("web-dominion-note-top", { card: nameOf(has.discard_top, t) }));
  if (has.turns) parts.push(t("web-dominion-note-turns", { count: has.turns }));
  return parts.join(" · ");
}

export default /** @type {Game<CardView>} */ ({
  name: "dominion",
  first: [".dm-question .can", ".hand .can", ".listed .can", ".dm-buttons .primary", ".supply .can", ".dm-buttons button"],
  Table,
  Miniature,
  lesson: { missed: ".dm-card[aria-disabled]" },
  typing: { secret: { draw: "own" }, atOnce: ["draw"], Thing: ({ item }) => html`<${CardEmblem} card=${item} size=${36}/>` },
  thing: (kind, id) => (kind === "card" && CARDS[id] ? { picture: html`<svg class=${`dm-emblem ${CARDS[id].kind}`} viewBox="0 0 72 54" aria-hidden="true">${use(`card-${id}`)}</svg>` } : null),
  instant: (event) => INSTANT.has(event.split(" ")[1]),
  how(view, legal, chosen) {
    if (chosen || !legal.length) return null;
    if (view.asks === "action") return { key: "web-dominion-how-action" };
    if (view.asks === "buy") return { key: legal.some((move) => / treasures$/.test(move.event)) ? "web-dominion-how-treasures" : "web-dominion-how-buy", args: { coins: view.coins, buys: view.buys } };
    return null;
  },
  note,
  line: (line, t) => nameOf(line, t),
});
