// Dominoes, crowns, castles and kings, in units of 64 a square. A `Kit` says how a game draws what lies on a square.
import { html } from "../../vendor/preact.js";
import { define } from "./defs.js";
import { SIDES, UNIT, rounded } from "./outline.js";
import { seatColour, shapePath } from "./shapes.js";
import { defineLands } from "./terrain.js";

/** @typedef {import("../types").SeatLetter} SeatLetter @typedef {import("../types").Child} Child */
/** @typedef {{terrain: string, crowns?: number, fires?: number, craters?: number, token?: boolean, resource?: string, person?: string}} Square */
/** @typedef {{name: string, define(): void, Marks(props: {square: Square, small?: boolean}): Child, Home(props: {seat: SeatLetter}): Child, King(props: {seat: SeatLetter}): Child}} Kit */

const CROWN = "M1.7 13.6.9 4.2 5.8 7.6 10 1.2l4.2 6.4 4.9-3.4-.8 9.4z";
const FIGURE = "M13 6.8a5.5 5.5 0 0 1 4.3 8.9c4 1.9 6.4 5.3 6.5 10.8q0 2-2 2H4.2q-2 0-2-2c.1-5.5 2.5-8.9 6.5-10.8A5.5 5.5 0 0 1 13 6.8z";

/** A standing figure with something on its head, in the colour of a player, 26 by 30. @param {string} id @param {string} hat */
export const figure = (id, hat) => `<symbol id="${id}" viewBox="0 0 26 30" overflow="visible"><path d="${FIGURE}${hat}" fill="currentColor" stroke="var(--player-edge)" stroke-width="2.6"
  stroke-linejoin="round" paint-order="stroke"/><path d="M7.4 9.8h11.2" stroke="#fff" stroke-width="1.2" opacity=".6"/></symbol>`;

const SYMBOLS = `
<symbol id="crown" viewBox="0 0 20 16" overflow="visible"><path d="${CROWN}" fill="var(--crown)" stroke="var(--crown-edge)" stroke-width="1.5" stroke-linejoin="round"/>
<path d="M3.4 11.4h13.2" stroke="var(--crown-edge)" stroke-width="1" opacity=".55"/><path d="M3.3 9.6 2.9 7.4M10 4.2 8 7.4" stroke="#fff" stroke-width="1" stroke-linecap="round" opacity=".9"/></symbol>
<g id="castle"><rect width="64" height="64" rx="9" fill="var(--castle)"/>
<path d="M0 54q16-6 32-3t32-2v6q0 9-9 9H9q-9 0-9-9z" fill="var(--castle-2)" opacity=".55"/><ellipse cx="32" cy="54" rx="25" ry="5" fill="var(--castle-3)" opacity=".28"/>
<path d="M21 31h22v23H21z" fill="var(--castle-2)"/><path d="M21 27h4v3h3.5v-3h7v3H39v-3h4v7H21z" fill="var(--castle-4)"/>
<path d="M10 26h12v28H10zM42 26h12v28H42z" fill="var(--castle-4)"/><path d="M17 26h5v28h-5zM49 26h5v28h-5z" fill="var(--castle-2)"/>
<path d="M8.5 27 16 11l7.5 16zM40.5 27 48 11l7.5 16z" fill="currentColor"/><path d="M16 11l7.5 16H16zM48 11l7.5 16H48z" fill="#000" opacity=".2"/>
<path d="M14.6 33h2.8v6h-2.8zM46.6 33h2.8v6h-2.8z" fill="var(--castle-3)"/><path d="M27.5 54V45a4.5 4.5 0 0 1 9 0v9z" fill="var(--castle-3)"/><path d="M32 28V6" stroke="var(--castle-3)" stroke-width="1.6"/>
<path d="M32 5.5h14l-3.5 4.5 3.5 4.5H32z" fill="currentColor"/></g>
${figure("king", "M13 .4 16.4 5 21.4 2 19.6 9.6H6.4L4.6 2 9.6 5z")}`;

/** Puts what the drawings of Kingdomino use on the page, once. */
export const defineKingdom = () => { defineLands(); define("kingdom", () => SYMBOLS); };

/** A sign in a row on a dark band at the top left of a square; large and without a band in miniatures.
 * @param {{sign: string, count: number, small?: boolean, ratio?: number}} props `ratio`: the sign's height by its width */
export function Signs({ sign, count, small = false, ratio = .8 }) {
  if (!count) return null;
  const wide = small ? [0, 34, 27, 21][count] : count === 3 ? 14.5 : 17, high = wide * ratio, step = wide + (small ? 0 : 1.5);
  const left = small ? 32 - step * count / 2 : 9.5, top = small ? 32 - high / 2 : 14.3 - high / 2;
  return html`<g class="dm-signs">${!small && html`<rect class="dm-band" x="5" y="4.5" width=${step * count + 7.5} height="20" rx="6.5"/>`}
    ${Array.from({ length: count }, (_, n) => html`<use href=${"#" + sign} x=${left + n * step} y=${top} width=${wide} height=${high}/>`)}</g>`;
}

/** The castle of a seat on its start tile. @param {{seat: SeatLetter, game?: string}} props */
export const Castle = ({ seat, game }) => html`<g style=${{ color: seatColour(seat, game) }}><use href="#castle"/><${Emblem} seat=${seat} x=${34} y=${6.5} size=${7}/></g>`;

/** The shape of a seat in white. @param {{seat: SeatLetter, x: number, y: number, size: number}} props */
export const Emblem = ({ seat, x, y, size }) =>
  html`<path d=${shapePath(seat)} transform="translate(${x} ${y}) scale(${size / 16})" fill="#fff" stroke="#0005" stroke-width="1"/>`;

/** A king in the colour of a seat, 26 by 30. @param {{seat: SeatLetter}} props */
export const King = ({ seat }) => html`<g style=${{ color: seatColour(seat) }}><use href="#king" width="26" height="30"/><${Emblem} seat=${seat} x=${8.7} y=${17.8} size=${8.6}/></g>`;

/** How Kingdomino is drawn. @type {Kit} */
export const KINGDOMINO = {
  name: "kingdomino", define: defineKingdom, Home: Castle, King,
  Marks: ({ square, small }) => Signs({ sign: "crown", count: square.crowns || 0, small }),
};

/** A domino with its first square at 0,0 and the second beside it to the right, below, to the left or above.
 * @param {{kit: Kit, squares: Square[], way?: number, small?: boolean}} props */
export function Domino({ kit, squares, way = 0, small = false }) {
  const [dx, dy] = SIDES[way], r = 9;
  // The outer corners of each half: those away from the other one.
  const corners = [[r, 0, 0, r], [r, r, 0, 0], [0, r, r, 0], [0, 0, r, r]];
  const left = Math.min(0, dx), top = Math.min(0, dy);
  return html`<g class="dm-domino">${squares.map((square, n) => html`<g transform=${n ? `translate(${dx * UNIT} ${dy * UNIT})` : undefined}>
      <path d=${rounded(0, 0, UNIT, UNIT, corners[(way + 2 * n) % 4])} fill="url(#${small ? "s" : "p"}-${square.terrain})"/></g>`)}
    <path class="dm-seam" d=${way % 2 ? `M1 ${(top + 1) * UNIT}h62` : `M${(left + 1) * UNIT} 1v62`}/>
    <rect class="dm-edge" x=${left * UNIT} y=${top * UNIT} width=${UNIT * (1 + Math.abs(dx))} height=${UNIT * (1 + Math.abs(dy))} rx=${r}/>
    ${squares.map((square, n) => html`<g transform=${n ? `translate(${dx * UNIT} ${dy * UNIT})` : undefined}><${kit.Marks} square=${square} small=${small}/></g>`)}</g>`;
}

/** A domino by itself, lying flat. @param {{kit: Kit, squares: Square[], small?: boolean, class?: string}} props */
export function DominoPicture({ kit, squares, small, class: name = "" }) {
  kit.define();
  return html`<svg class=${"dm-domino-picture " + name} viewBox="-2 -2 132 68" aria-hidden="true"><${Domino} kit=${kit} squares=${squares} small=${small}/></svg>`;
}
