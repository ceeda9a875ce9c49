// The players' shapes: pink triangle, blue square, green circle, yellow diamond (Origins: black).
import { html } from "../../vendor/preact.js";

/** @typedef {import("../types").SeatLetter} SeatLetter */

export const SEATS = /** @type {SeatLetter[]} */ (["a", "b", "c", "d"]);
const PATHS = {
  a: "M8 1.2 15.2 14.4H.8Z", b: "M1.8 1.8h12.4v12.4H1.8Z", c: "M8 .8a7.2 7.2 0 1 0 .01 0Z", d: "M8 0l8 8-8 8-8-8Z",
};
/** @type {{a: "triangle", b: "square", c: "circle", d: "diamond"}} */
export const SHAPES = { a: "triangle", b: "square", c: "circle", d: "diamond" };

/** The outline of a player's shape in a box of 16 by 16. @param {SeatLetter} seat */
export const shapePath = (seat) => PATHS[seat];

/** A player's colour, as a CSS value; `ink` is dark (or light) enough for text.
 * @param {SeatLetter} seat @param {string} [game] @param {boolean} [ink] */
export const seatColour = (seat, game, ink) => `var(--player-${seat}${seat === "d" && game === "origins" ? "-origins" : ""}${ink ? "-ink" : ""})`;

/** A player's shape in its colour, with a light edge.
 * @param {{seat: SeatLetter, size?: number, game?: string, title?: string}} props */
export function PlayerShape({ seat, size = 18, game, title }) {
  return html`<svg class="shape" width=${size} height=${size} viewBox="-2 -2 20 20" role=${title ? "img" : undefined} aria-label=${title}
    aria-hidden=${title ? undefined : "true"}><path d=${PATHS[seat]} fill=${seatColour(seat, game)} stroke="var(--player-edge)" stroke-width="2"
    stroke-linejoin="round" paint-order="stroke"/></svg>`;
}
