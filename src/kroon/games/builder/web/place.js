// Castles, and the emblems of the eight kinds of location.
import { html } from "../../../web/vendor/preact.js";
import { use } from "../../../web/js/draw/art.js";
import { outline, round } from "./hex.js";

/** @type {At} */
const at = (x, y) => `translate(${round(x)} ${round(y)})`;

/** @type {Emblem} */
export const Emblem = ({ kind, size = 36 }) => html`<svg class="kb-emblem" width=${size} height=${size} viewBox="-14 -14 28 28" aria-hidden="true">${emblem(kind, 0, 0)}</svg>`;

/** @type {PlaceEmblem} */
export const emblem = (kind, x, y, empty = false) => html`<g class=${empty ? "seal empty" : "seal"} transform=${at(x, y)}><circle r="13" />${use(`place-${kind}`)}</g>`;

/** @type {Castle} */
export const castle = (x, y) => use("keep", at(x, y));

/** @type {PlaceLocation} */
export const location = ({ kind, tiles }, [x, y]) => html`<g>
  ${emblem(kind, x, y - 2, !tiles)}
  ${[-1, 1].slice(0, tiles).map((side) => html`<circle class="pip" cx=${round(x + side * (tiles > 1 ? 3.2 : 0))} cy=${round(y + 14.6)} r="2.2" />`)}
  ${!tiles && html`<path class="seam" d=${outline(x, y, 17)} />`}
</g>`;
