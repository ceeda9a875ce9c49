// From the list of legal events to what a hand does on the board and back: pure functions, without drawing.
// Whatever they answer comes from the list; no event is ever made up.
import { placeOf, SIDES } from "./outline.js";

const ON_SQUARES = ["fire", "pay", "settle"];

/** @type {WordOf} */
export const wordOf = (event) => event.split(" ")[1];

/** @type {Read} */
export function read(legal) {
  /** @type {Placing[]} */
  const placings = [];
  /** @type {Spot[]} */
  const spots = [];
  /** @type {Map<number, Legal>} */
  const picks = new Map();
  /** @type {Legal[]} */
  const others = [];
  /** @type {?Legal} */
  let discard = null;
  for (const move of legal) {
    const [, word, ...rest] = move.event.split(" ");
    if (word === "place") {
      const a = placeOf(rest[1]), b = placeOf(rest[2]);
      const way = SIDES.findIndex(([dx, dy]) => a[0] + dx === b[0] && a[1] + dy === b[1]);
      placings.push({ event: move.event, gain: move.gain, a, b, way });
    } else if (ON_SQUARES.includes(word)) spots.push({ event: move.event, gain: move.gain, place: placeOf(rest[0]) });
    else if (word === "pick") picks.set(Number(rest[0]), move);
    else if (word === "discard") discard = move;
    else others.push(move);
  }
  return { placings, spots, picks, discard, others };
}

/** @type {Same} */
export const same = (one, other) => one[0] === other[0] && one[1] === other[1];
/** @type {Covers} */
export const covers = (placing, place) => same(placing.a, place) || same(placing.b, place);
/** @type {Middle} */
export const middle = (it) => "place" in it ? [it.place[0] + .5, it.place[1] + .5] : [(it.a[0] + it.b[0] + 1) / 2, (it.a[1] + it.b[1] + 1) / 2];
/** @type {Apart} */
const apart = (one, other) => Math.hypot(middle(one)[0] - middle(other)[0], middle(one)[1] - middle(other)[1]);
/** @type {Least} */
const least = (list, measure) => list.reduce((best, each) => best === null || measure(each) < measure(best) ? each : best, /** @type {any} */ (null));

/** @type {Covering} */
export const covering = (placings, place) => placings.filter((each) => covers(each, place))
  .sort((one, other) => (same(one.a, place) ? 0 : 4) + one.way - (same(other.a, place) ? 0 : 4) - other.way);

/** @type {Tapped} */
export function tapped(placings, place, way) {
  const there = covering(placings, place);
  return there.find((each) => each.way === way) ?? there[0] ?? null;
}

/** How far a ghost moves at most when it is turned under a finger, in squares. */
const CLOSE = 1.5;

/** @type {Turned} */
export function turned(placings, ghost, pivot, step) {
  const ring = pivot ? covering(placings, pivot) : [];
  if (ring.length > 1) return ring[(ring.findIndex((each) => each.event === ghost.event) + step + ring.length) % ring.length];
  for (let turn = 1; turn < 4; turn += 1) {
    const way = (ghost.way + step * turn + 8) % 4;
    const found = least(placings.filter((each) => each.way === way && (!pivot || apart(each, ghost) < CLOSE)), (each) => apart(each, ghost));
    if (found) return found;
  }
  return ghost;
}

/** @type {NextWay} */
export function nextWay(placings, way, step) {
  const ways = [1, 2, 3, 4].map((turn) => (way + step * turn + 16) % 4);
  return ways.find((each) => placings.some((placing) => placing.way === each)) ?? way;
}

/** @type {Stepped} */
export function stepped(list, from, key) {
  const axis = key === "ArrowLeft" || key === "ArrowRight" ? 1 : 0;
  const step = key === "ArrowLeft" || key === "ArrowUp" ? -1 : 1;
  const line = list.filter((each) => !from || !("way" in each) || each.way === /** @type {Placing} */ (from).way)
    .sort((one, other) => middle(one)[axis] - middle(other)[axis] || middle(one)[1 - axis] - middle(other)[1 - axis]);
  if (!from) return line[0] ?? null;
  return line[(line.findIndex((each) => each.event === from.event) + step + line.length) % line.length] ?? null;
}

/** @type {MovesNearest} */
export function nearest(placings, held, way) {
  const alike = placings.every((each) => each.way < 2);
  /** @param {Placing} each */
  const far = (each) => Math.hypot(middle(each)[0] - held[0], middle(each)[1] - held[1]) + (each.way === way || (alike && each.way === way % 2) ? 0 : .45);
  const found = least(placings, far);
  return found && far(found) < 1.2 ? found : null;
}

/** @type {Lit} */
export const lit = (placings) => [...new Set(placings.flatMap(({ a, b }) => [String(a), String(b)]))].map(placeOf);

/** @type {PlacesIn} */
export const placesIn = (event) => event.split(" ").filter((word) => /^-?\d+,-?\d+$/.test(word));
