// Line drawings for the cards of Dominion: one emblem each, on a field of 80 by 58.
import { html } from "../../vendor/preact.js";

/** [lines, fills] of each card. @type {Record<string, [string, string?]>} */
const EMBLEMS = {
  copper: ["M23 30a17 17 0 1 0 34 0a17 17 0 1 0-34 0", "M32 37V26l4 4 4-7 4 7 4-4v11z"],
  silver: ["M14 30a16 16 0 1 0 32 0a16 16 0 1 0-32 0M43 15.5a16 16 0 1 1 0 29", "M22 37V26l4 4 4-7 4 7 4-4v11z"],
  gold: ["M27 20a13 13 0 1 0 26 0a13 13 0 1 0-26 0M30.5 30a13 13 0 1 0 7.5 19M49.5 30a13 13 0 1 1-7.5 19M38 49a13 13 0 0 0 1-14M42 49a13 13 0 0 1-1-14", "M33 25v-9l3.5 3.5 3.5-6 3.5 6L47 16v9z"],
  estate: ["M22 32l18-16 18 16M26 30v20h28V30M36 50V40h8v10M51 24v-9"],
  duchy: ["M12 50V32l12-9 12 9v18M36 50V16h10v-6h8v6h10v34M12 50h52M46 50V40q4-5 8 0v10M20 50v-8h8v8", "M46 22h8v8h-8z"],
  province: ["M12 50V26h6v-5h6v5h5V18h-3v-6h6v4h5v-4h6v4h5v-4h6v6h-3v8h5v-5h6v5h6v24zM40 12V4", "M35 50V38q5-7 10 0v12zM40 3l11 3.5-11 4z"],
  cellar: ["M14 50V30a26 22 0 0 1 52 0v20M24 50V32a16 13 0 0 1 32 0v18", "M31 44a4.5 4.5 0 1 0 9 0a4.5 4.5 0 1 0-9 0M41 44a4.5 4.5 0 1 0 9 0a4.5 4.5 0 1 0-9 0M36 36a4.5 4.5 0 1 0 9 0a4.5 4.5 0 1 0-9 0"],
  crossroads: ["M40 52V8M40 12h20l6 5.5-6 5.5H40M40 28H20l-6 5.5 6 5.5h20M30 52h20"],
  steward: ["M16 44h48M20 44a20 20 0 0 1 40 0M12 50h56M40 24v-5M28 38a13 13 0 0 1 8-7", "M36.5 16a3.5 3.5 0 1 0 7 0a3.5 3.5 0 1 0-7 0"],
  smugglers: ["M30 20c-14 9-16 30 1 30h18c17 0 15-21 1-30zM30 20l-5-9q5 3 7 0t8 0 8 0q2 3 7 0l-5 9zM28 22h24", "M35 41v-8l2.5 2.5L40 31l2.5 4.5L45 33v8z"],
  sage: ["M22 12h30v30q0 8 8 8H30q-8 0-8-8zM52 12q8 0 8 8h-8M28 21h18M28 28h18M28 35h11M60 50q7-1 7-8H44"],
  militia: ["M27 12h26v17c0 10-7 16-13 19-6-3-13-9-13-19zM12 8l10 9M68 8l-10 9M10 15l6-8M70 15l-6-8M27 43l-10 9M53 43l10 9", "M34 34v-9l3 3 3-5 3 5 3-3v9z"],
  bridge: ["M8 30q32-22 64 0M8 30v18h10a11 13 0 0 1 18 0h8a11 13 0 0 1 18 0h10V30M26 20v-6M40 17v-6M54 20v-6"],
  remodel: ["M24 12h24l8 7-8 7H24zM32 26l-5 26h9l4-26M56 40v12M50 46h12"],
  farming_village: ["M10 34l12-11 12 11v16H10zM34 29l12-11 12 11v21H34M18 50v-8h8v8M42 50V38h8v12M66 50V28M66 36q-6-1-6-7q6 1 6 7q0-6 6-7q0 6-6 7M66 45q-6-1-6-7q6 1 6 7q0-6 6-7q0 6-6 7"],
  market: ["M14 30v20h52V30M10 28l8-16h44l8 16zM27 12l-3 16M40 12v16M53 12l3 16M14 42h52", "M22 36a4 4 0 1 0 8 0a4 4 0 1 0-8 0M34 36a4 4 0 1 0 8 0a4 4 0 1 0-8 0"],
  mine: ["M10 50l20-28 9 11 10-16 21 33zM33 50V40q7-7 14 0v10", "M21 44a2.5 2.5 0 1 0 5 0a2.5 2.5 0 1 0-5 0M53 41a2.5 2.5 0 1 0 5 0a2.5 2.5 0 1 0-5 0M46 29a2.5 2.5 0 1 0 5 0a2.5 2.5 0 1 0-5 0"],
  mystic: ["M25 26a15 15 0 1 0 30 0a15 15 0 1 0-30 0M33 23q1-6 7-7M62 10v8M58 14h8M17 15v6M14 18h6", "M27 51h26l-5-9H32z"],
  rabble: ["M26 52V24M17 8v10q0 6 9 6t9-6V8M26 8v16M54 52l-3-26h6z", "M54 24q-9-2-8-10 3 3 4 1 0-8 6-10-1 5 3 8t1 8q-2 3-6 3z"],
  library: ["M14 10h52M14 30h52M14 50h52M14 8v44M66 8v44M21 30V15h6v15M27 30V17h6v13M39 30l-2-14 6-1 2 15M52 30V14h7v16M20 50V35h7v15M33 50V37h6v13M39 50V34h6v16M51 50l3-15 6 1-2 14"],
  vault: ["M14 8h52v42H14zM26 29a14 14 0 1 0 28 0a14 14 0 1 0-28 0M40 15v7M40 36v7M26 29h7M47 29h7M20 50v4M60 50v4", "M35.5 29a4.5 4.5 0 1 0 9 0a4.5 4.5 0 1 0-9 0"],
  harem: ["M18 50V30q0-5 4-8M62 50V30q0-5-4-8M12 50h56M28 50V36q0-5 6-8 5-3 6-8 1 5 6 8 6 3 6 8v14M40 20V9M20 50V38M60 50V38", "M37 7.5a3 3 0 1 0 6 0a3 3 0 1 0-6 0M36 50v-9q4-6 8 0v9z"],
};

/** A card's emblem. @param {{card: string, size?: number}} props */
export const CardEmblem = ({ card, size }) => html`<svg class="dm-emblem" viewBox="4 2 72 54" height=${size} aria-hidden="true">
  ${EMBLEMS[card]?.[1] && html`<path class="fill" d=${EMBLEMS[card][1]} />`}<path class="line" d=${EMBLEMS[card]?.[0]} />
</svg>`;

/** The same inside another drawing, around a point. @param {string} card @param {number} x @param {number} y @param {number} scale */
export const emblemAt = (card, x, y, scale) => html`<g class="dm-emblem" transform=${`translate(${x - 40 * scale} ${y - 29 * scale}) scale(${scale})`}>
  ${EMBLEMS[card]?.[1] && html`<path class="fill" d=${EMBLEMS[card][1]} />`}<path class="line" d=${EMBLEMS[card]?.[0]} />
</g>`;
