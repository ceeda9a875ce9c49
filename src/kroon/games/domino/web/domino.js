// Dominoes, crowns, castles and kings, in units of 64 a square. A `Kit` says how a game draws what lies on a square.
import { html } from "../../../web/vendor/preact.js";
import { use } from "../../../web/js/draw/art.js";
import { SIDES, UNIT, rounded } from "./outline.js";
import { seatColour, shapePath } from "../../../web/js/draw/shapes.js";

/** @type {Signs} */
export const signs = (sign, count, small) => (count ? use(`${sign}-${count}${small ? "-small" : ""}`) : null);

/** @type {Cell} */
export const cell = (name, [x, y], margin = 3) => html`<rect class=${name} x=${x * UNIT + margin} y=${y * UNIT + margin} width=${UNIT - 2 * margin} height=${UNIT - 2 * margin} rx="8"/>`;

/** @type {SpotUnder} */
export function spotUnder(layer, { clientX, clientY }) {
  const { x, y } = new DOMPoint(clientX, clientY).matrixTransform(layer?.getScreenCTM()?.inverse());
  return [x / UNIT, y / UNIT];
}

/** @type {Onto} */
export const onto = ([x, y]) => `translate(${x * UNIT} ${y * UNIT})`;

/** @type {Owned} */
export const owned = (drawing, x, y, size) => ({ seat }) => html`<g style=${{ color: seatColour(seat) }}>${use(drawing)}
  <path d=${shapePath(seat)} transform="translate(${x} ${y}) scale(${size / 16})" fill="#fff" stroke="#0005"/></g>`;

/** @type {Domino} */
export function Domino({ kit, squares, way = 0, small = false }) {
  const [dx, dy] = SIDES[way], r = 9;
  // The outer corners of each half: those away from the other one.
  const corners = [[r, 0, 0, r], [r, r, 0, 0], [0, r, r, 0], [0, 0, r, r]];
  const left = Math.min(0, dx), top = Math.min(0, dy);
  return html`<g class="dm-domino">${squares.map(({ terrain }, n) => html`<path transform=${onto([n * dx, n * dy])} d=${rounded(0, 0, UNIT, UNIT, corners[(way + 2 * n) % 4])} fill="url(#${small ? "s" : "p"}-${terrain})"/>`)}
    <path class="dm-seam" d=${way % 2 ? `M1 ${(top + 1) * UNIT}h62` : `M${(left + 1) * UNIT} 1v62`}/>
    <rect class="dm-edge" x=${left * UNIT} y=${top * UNIT} width=${UNIT * (1 + Math.abs(dx))} height=${UNIT * (1 + Math.abs(dy))} rx=${r}/>
    ${squares.map((square, n) => html`<g transform=${onto([n * dx, n * dy])}><${kit.Marks} square=${square} small=${small}/></g>`)}</g>`;
}

/** @type {DominoPicture} */
export const DominoPicture = ({ kit, squares, small }) =>
  html`<svg class="dm-domino-picture" viewBox="-2 -2 132 68" aria-hidden="true"><${Domino} ...${{ kit, squares, small }}/></svg>`;
