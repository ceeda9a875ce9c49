// What can be done now, by where one taps for it: the hand, the supply, cards on the table, a list of cards, or a button.
// Every legal move has exactly one place; nothing else has any.

/** Where the card of an event lies. @type {Record<string, "hand" | "supply" | "aside" | "list">} */
const PLACES = { play: "hand", discard: "hand", trash: "hand", buy: "supply", gain: "supply", topdeck: "aside", name: "list", draft: "list" };

/** @type {MovesMovesOf} */
export function movesOf(legal) {
  /** @type {CardMoves} */
  const moves = { hand: new Map(), supply: new Map(), aside: new Map(), list: new Map(), buttons: [] };
  for (const move of legal) {
    const [, word, card] = move.event.split(" ");
    if (PLACES[word]) moves[PLACES[word]].set(card, move);
    else moves.buttons.push(move);
  }
  const first = ["treasures", "choose", "keep", "aside", "done", "pass", "end"];
  moves.buttons.sort((a, b) => first.indexOf(a.event.split(" ")[1]) - first.indexOf(b.event.split(" ")[1]));
  return moves;
}

/** @type {CardOf} */
export function cardOf(event) {
  const [, word, ...rest] = event.split(" ");
  const card = PLACES[word] ? rest[0] : word === "draw" ? rest[1] : null;
  return card && card !== "?" ? card : null;
}

/** @type {QuestionOf} */
export function questionOf(view, legal) {
  if (!legal.length || view.asks === "action" || view.asks === "buy" || !view.asks) return null;
  if (view.asks === "draft") return "draft";
  const may = view.asks === "discard" && view.last_played === "vault" && view.turn !== view.seat;
  return `${view.last_played}-${may ? "may" : view.asks}`;
}

/** The hand to which Militia brings one down. */
const MILITIA_HAND = 3;
/** @type {NumbersOf} */
export function numbersOf(view) {
  const hand = view.seats["abcd".indexOf(view.seat)]?.hand_size ?? 0;
  return { chosen: view.discarding, left: Math.max(0, hand - MILITIA_HAND), more: 2 - view.discarding };
}
