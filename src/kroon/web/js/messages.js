// Messages of the service in words: the key of a text, and what it speaks of (docs/service.md). Things of the game, such
// as seats, dominoes and cards, can be drawn, and the squares and hexes that a sentence names light up on the board.
import { html, useMemo } from "../vendor/preact.js";
import { SEATS, shape } from "./draw/shapes.js";
import { has, t, texts } from "./l10n.js";
import { litText } from "./lit.js";

/** Signs that stand for things while a sentence is made: from here on, in the area for private use. */
const FIRST = 0xe000;
const SIGNS = /([\ue000-\uf8ff])/;
const PLACES = ["square", "hex"];

/** @type {(value: Argument) => value is Thing} */
const isThing = (value) => typeof value === "object" && "kind" in value;

/** @type {PlayerAt} */
const playerAt = (players, seat) => players[SEATS.indexOf(/** @type {SeatLetter} */ (seat))];

/** @type {SaySomething} */
function say(value, called, variant) {
  if (typeof value !== "object") return value;
  if (Array.isArray(value)) return listed(value, value.map((each) => String(say(each, called))));
  if (isThing(value)) return called(value);
  const attribute = variant ?? value.variant, meant = attribute && has(`${value.key}.${attribute}`) ? `.${attribute}` : "";
  return t(value.key + meant, Object.fromEntries(Object.entries(value.args ?? {}).map(([name, each]) => [name, say(each, called)])));
}

/** @type {ListedWords} */
function listed(values, said) {
  if (said.length > 1 && values.every((each) => isThing(each) && each.kind === "seat")) return t("list-and", { first: said.slice(0, -1).join(", "), last: said.at(-1) });
  if (values.every((each) => typeof each === "object" && "key" in each)) return said.join("; ");
  return said.join(values.every((each) => isThing(each) && PLACES.includes(each.kind)) ? " " : ", ");
}

/** @type {NameOfThing} */
const nameOf = (thing, players) => {
  if (thing.kind === "seat") return playerAt(players, thing.id)?.name ?? thing.id;
  return thing.name ? wordsOf(thing.name, players) : thing.id;
};

/** @type {WordsOfMessage} */
export const wordsOf = (message, players, variant) => String(say(message, (thing) => nameOf(thing, players), variant));

/** @type {Written} */
export const written = (messages, players, indent = "") =>
  messages.flatMap((each) => [indent + wordsOf(each, players), ...(typeof each === "string" ? [] : written(each.lines ?? [], players, `${indent}  `))]);

/** @type {SeatOf} */
export function seatOf(message) {
  const seat = typeof message === "string" ? undefined : message.args?.seat;
  return seat !== undefined && isThing(seat) && seat.kind === "seat" ? seat.id : undefined;
}

/** @type {PlacesOf} */
export function placesOf(message, players, seat) {
  if (typeof message === "string") return [];
  const owner = seatOf(message) ?? seat;
  /** @param {Argument} value @returns {LitPlace[]} */
  const found = (value) => {
    if (typeof value !== "object") return [];
    if (Array.isArray(value)) return value.flatMap(found);
    if (!isThing(value)) return placesOf(value, players, owner);
    if (!PLACES.includes(value.kind)) return value.name ? placesOf(value.name, players, owner) : [];
    const of = value.of ?? owner;
    return [{ kind: value.kind, id: value.id, ...(of ? { of: playerAt(players, of)?.seat ?? of } : {}) }];
  };
  return Object.values(message.args ?? {}).flatMap(found);
}

/** @type {SaidMessage} */
export function Said({ message, players, game, variant, seat, beside, focusable = false }) {
  const spoken = texts();
  return useMemo(() => {
    if (!message || typeof message === "string") return message || null;
    /** @type {Thing[]} */
    const things = [];
    const sign = (/** @type {Thing} */ thing) => String.fromCharCode(FIRST + things.push(thing) - 1);
    const parts = String(say(message, sign, variant)).split(SIGNS);
    const places = litText(placesOf(message, players, seat));
    return html`<span data-lit=${places || undefined} tabindex=${focusable && places ? 0 : undefined}>${parts.map((part, n) =>
      n % 2 ? drawn(things[part.charCodeAt(0) - FIRST], players, game, beside) : part)}</span>`;
  }, [message, players, game, variant, seat, beside, focusable, spoken]);
}

/** @type {DrawnThing} */
function drawn(thing, players, game, beside) {
  if (!thing) return null;
  const name = nameOf(thing, players);
  if (thing.kind === "seat") {
    const player = playerAt(players, thing.id);
    return html`<span class="who">${player && player.seat !== beside && shape(player.seat, 13)}${name}</span>`;
  }
  const picture = game?.thing?.(thing.kind, thing.id);
  if (!picture) return name;
  // what the picture shows needs no words but for those who don't see it
  const seen = picture.seen && name.startsWith(picture.seen) ? picture.seen : name, rest = name.slice(seen.length);
  return html`<span class="thing">${picture.picture}${seen}${rest && html`<span class="visually-hidden">${rest}</span>`}</span>`;
}

/** @type {SaidLines} */
export const Lines = ({ messages, ...rest }) => html`<ul class="said-lines">${messages.map((each, n) => html`<li key=${n}><${Said} ...${rest} message=${each}/>
  ${typeof each === "object" && !!each.lines?.length && html`<${Lines} ...${rest} messages=${each.lines} seat=${seatOf(each) ?? rest.seat}/>`}</li>`)}</ul>`;
