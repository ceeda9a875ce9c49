// The players' shapes: pink triangle, blue square, green circle, yellow diamond.
import { html } from "../../vendor/preact.js";

/** @type {SeatLetter[]} */
export const SEATS = ["a", "b", "c", "d"];
/** @type {Record<string, string>} */
const PATHS = { a: "M8 1.2 15.2 14.4H.8Z", b: "M1.8 1.8h12.4v12.4H1.8Z", c: "M8 .8a7.2 7.2 0 1 0 .01 0Z", d: "M8 0l8 8-8 8-8-8Z" };

/** @type {ShapePath} */
export const shapePath = (seat) => PATHS[seat];

/** @type {SeatColour} */
export const seatColour = (seat) => `var(--player-${seat})`;

/** @type {Shape} */
export const shape = (seat, size = 18, title) => html`<svg class="shape" width=${size} height=${size} viewBox="-2 -2 20 20" role=${title && "img"} aria-label=${title}
  aria-hidden=${!title}><path d=${PATHS[seat]} fill=${seatColour(seat)} stroke="var(--player-edge)" stroke-width="2" stroke-linejoin="round" paint-order="stroke"/></svg>`;
