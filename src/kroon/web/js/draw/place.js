// Castles, and the emblems of the eight kinds of location.
import { html } from "../../vendor/preact.js";
import { outline, round } from "./hex.js";

/** The emblems, drawn in a box from -12 to 12: [what is filled, what is a line]. @type {Record<string, [string, string]>} */
const EMBLEMS = {
  oracle: ["M-2.6 0a2.6 2.6 0 1 0 5.2 0a2.6 2.6 0 1 0-5.2 0", "M-8.5 0q8.5-9 17 0q-8.5 9-17 0zM0-8.5v-1.5M-6-7l-1-1.3M6-7l1-1.3"],
  farm: ["M0-9q2.6 3 0 6q-2.6-3 0-6M-5-6q3.6 1 3 5q-3.6-1-3-5M5-6q-3.6 1-3 5q3.6-1 3-5M-5.5 0q3.6 1 3 5q-3.6-1-3-5M5.5 0q-3.6 1-3 5q3.6-1 3-5", "M0-3v12.5"],
  tavern: ["M-6.5-2h10v3h-10z", "M-6.5-5h10v13h-10zM3.5-2.5h3.5q1.5 0 1.5 1.5v4q0 1.5-1.5 1.5h-3.5M-7-5q-1-3 2.5-3.5q3-2.5 5.5 0q3.5 0 3 3.5"],
  tower: ["M-1.8 9v-4.5q1.8-2.5 3.6 0v4.5z", "M-5 9v-11.5h10v11.5zM-7-9v6.5h14v-6.5h-3v2.5h-2.5v-2.5h-3v2.5h-2.5v-2.5z"],
  harbor: ["M-2-8a2 2 0 1 0 4 0a2 2 0 1 0-4 0", "M0-6v14.5M-4.5-2.5h9M-8 2.5q1 6 8 6q7 0 8-6M-9.5 4.5l1.5-2.5 2.5 1.5M9.5 4.5l-1.5-2.5-2.5 1.5"],
  paddock: ["M-6-2.5h1.4v1.4h-1.4zM4.6-2.5h1.4v1.4h-1.4zM-4.3 3h1.4v1.4h-1.4zM2.9 3h1.4v1.4h-1.4z", "M-3 8.5h-3.5v-2.5q-3-3-1.8-8q1.5-6 8.3-6q6.8 0 8.3 6q1.2 5-1.8 8v2.5h-3.5v-3.5q3-3 1.5-6.5q-1.2-2.5-4.5-2.5q-3.3 0-4.5 2.5q-1.5 3.5 1.5 6.5z"],
  barn: ["M-3 8.5v-6h6v6z", "M-8 8.5v-9.5l3-5.5 5-2.5 5 2.5 3 5.5v9.5zM-1.5-3h3"],
  oasis: ["M-8.5 7.5q8.5-4 17 0q-8.5 4-17 0z", "M0 5.5q2-5 .5-10M.5-4.5q-5-4-8-.5M.5-4.5q-3-5-7-4.5M.5-4.5q3-5 7-3.5M.5-4.5q5-3 7 1M.5-4.5q-4 0-5.5 4"],
};

/** The emblem of a location, in a drawing of its own. @param {{kind: string, size?: number, seat?: string}} props */
export const Emblem = ({ kind, size = 36 }) => html`<svg class="kb-emblem" width=${size} height=${size} viewBox="-14 -14 28 28" aria-hidden="true">
  ${emblem(kind, 0, 0)}
</svg>`;

/** The emblem of a location around a point. @param {string} kind @param {number} x @param {number} y @param {boolean} [empty] */
export const emblem = (kind, x, y, empty = false) => html`<g class=${empty ? "seal empty" : "seal"} transform=${`translate(${round(x)} ${round(y)})`}>
  <circle r="13" /><path class="fill" d=${EMBLEMS[kind][0]} /><path class="line" d=${EMBLEMS[kind][1]} />
</g>`;

/** A castle on its hex. @param {number} x @param {number} y */
export const castle = (x, y) => html`<g class="keep" transform=${`translate(${round(x)} ${round(y)})`}>
  <path class="wall" d="M-11 11v-14h3v-2.5h3v2.5h2v-6h6v6h2v-2.5h3v2.5h3v14z" /><path class="gate" d="M-2.5 11v-5.5q2.5-3.5 5 0v5.5z" />
  <path class="flag" d="M0-9v-7.5l8 2.7-7 2.8" />
</g>`;

/** A location on its hex, with a pip for each tile that is left there. @param {{hex: string, kind: string, tiles: number}} place @param {[number, number]} at */
export const location = ({ kind, tiles }, [x, y]) => html`<g>
  ${emblem(kind, x, y - 2, !tiles)}
  ${[-1, 1].slice(0, tiles).map((side) => html`<circle class="pip" cx=${round(x + side * (tiles > 1 ? 3.2 : 0))} cy=${round(y + 14.6)} r="2.2" />`)}
  ${!tiles && html`<path class="seam" d=${outline(x, y, 17)} />`}
</g>`;
