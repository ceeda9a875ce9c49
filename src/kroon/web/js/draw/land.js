// The lands of Kingdom Builder: a colour, a pattern and a glyph for each. All hexes of a land are a few paths together,
// so that a whole board is some thirty elements and is drawn once.
import { Component, html } from "../../vendor/preact.js";
import { SIDE, beside, centre, corner, outline, round } from "./hex.js";
import { castle } from "./place.js";

/** The words for the letters of a board. @type {Record<string, string>} */
export const LANDS = {
  G: "grass", C: "canyon", D: "desert", F: "flowers", T: "forest", W: "water", M: "mountain", S: "castle", L: "location",
};

/** @typedef {(x: number, y: number) => string} Mark */
/** @param {...[number, number]} at @returns {[number, number][]} */
const at = (...at) => at;
const f = round;

/** @type {Mark} */
const tuft = (x, y) => `M${f(x)} ${f(y)}q-1-5-4.5-6m4.5 6v-8.5m0 8.5q1-5 4.5-6`;
/** @type {Mark} */
const fir = (x, y) => `M${f(x)} ${f(y - 9)}l5.2 7.2h-2.7l4 6.3h-5v2.5h-3v-2.5h-5l4-6.3h-2.7z`;
/** @type {Mark} */
const firLight = (x, y) => `M${f(x)} ${f(y - 9)}l-5.2 7.2h2.7l-4 6.3h4.2z`;
/** @type {Mark} */
const wave = (x, y) => `M${f(x - 8)} ${f(y)}q2.7-4 5.4 0t5.4 0 5.4 0`;
/** @type {Mark} */
const dune = (x, y) => `M${f(x - 9)} ${f(y)}q5-7 10.5-2.5 3.5 3 7.5 1.5`;
/** @type {Mark} */
const cactus = (x, y) => `M${f(x)} ${f(y + 5)}v-12m-4 3v2.5q0 2 4 2m4-5v1.5q0 2-4 2`;
/** @param {number} x @param {number} y @param {number} r */
const dot = (x, y, r) => `M${f(x - r)} ${f(y)}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0`;
/** @type {Mark} */
const petals = (x, y) => [[0, -2.6], [2.5, -0.8], [1.5, 2.1], [-1.5, 2.1], [-2.5, -0.8]].map(([u, v]) => dot(x + u, y + v, 1.75)).join("");
/** @type {Mark} */
const heart = (x, y) => dot(x, y, 1.5);
/** @type {Mark} */
const mesa = (x, y) => `M${f(x - 11)} ${f(y + 7)}l3-15h9l1.8 5.5h4.7l3 9.5z`;
/** @type {Mark} */
const strata = (x, y) => `M${f(x - 9)} ${f(y - 2.6)}h10.5m-11.5 4.9h17.5`;
/** @type {Mark} */
const peak = (x, y) => `M${f(x - 12)} ${f(y + 8)}l8.5-17 4.5 7 3.5-4.5 7.5 14.5z`;
/** @type {Mark} */
const slope = (x, y) => `M${f(x - 3.5)} ${f(y - 9)}l4.5 7-2 10h-4zM${f(x + 4.5)} ${f(y - 6.5)}l7.5 14.5h-7z`;
/** @type {Mark} */
const snow = (x, y) => `M${f(x - 3.5)} ${f(y - 9)}l-2.9 5.8 2 1 1.4-1.7 1.8 1.9 1.6-2.5z`;

/** For each land: layers of [class, mark, places in the hex, one list of which is taken by each hex].
 * @type {Record<string, [string, Mark, [number, number][][]][]>} */
const LAYERS = {
  G: [["line", tuft, [at([-7, 3], [6, -1], [0, 12]), at([-5, -2], [7, 6], [-4, 11]), at([-8, 7], [1, 1], [8, 9])]]],
  C: [
    ["fill", mesa, [at([0, 1]), at([1, 0]), at([-1, 2])]],
    ["light", strata, [at([0, 1]), at([1, 0]), at([-1, 2])]],
  ],
  D: [
    ["line", dune, [at([-1, -3], [1, 9]), at([1, -6], [-2, 4]), at([0, 8])]],
    ["line", cactus, [[], [], at([1, -3])]],
  ],
  F: [
    ["fill", petals, [at([-6, -6], [6, -3], [-1, 8]), at([0, -8], [-7, 4], [7, 6]), at([6, -7], [-7, -2], [2, 7])]],
    ["light", heart, [at([-6, -6], [6, -3], [-1, 8]), at([0, -8], [-7, 4], [7, 6]), at([6, -7], [-7, -2], [2, 7])]],
  ],
  T: [
    ["fill", fir, [at([-6, -1], [6, 5]), at([-6, 5], [6, -1]), at([0, -4], [-8, 6], [8, 6])]],
    ["light", firLight, [at([-6, -1], [6, 5]), at([-6, 5], [6, -1]), at([0, -4], [-8, 6], [8, 6])]],
  ],
  W: [["line", wave, [at([-3, -5], [4, 5]), at([3, -6], [-4, 4]), at([0, 0], [3, 10])]]],
  M: [
    ["fill", peak, [at([0, 1])]],
    ["dark", slope, [at([0, 1])]],
    ["light", snow, [at([0, 1])]],
  ],
  S: [],
  L: [],
};

/** Which of the lists a hex takes: looks unplanned, and is always the same. @param {number} r @param {number} c */
const pick = (r, c) => (r * 7 + c * 5 + ((r * c) % 4)) % 3;

/** The paths of a board: grounds and layers of each land, seams, borders, shores and the line between quadrants.
 * @param {string[]} board */
function paths(board) {
  /** @type {Record<string, string[]>} */
  const ground = {};
  /** @type {Record<string, string[][]>} */
  const layers = {};
  /** @type {[number, number][]} */
  const castles = [];
  let [seam, border, shore, middle] = ["", "", "", ""];
  for (let r = 0; r < SIDE; r++) {
    for (let c = 0; c < SIDE; c++) {
      const land = board[r][c];
      const [x, y] = centre(r, c);
      (ground[land] ??= []).push(outline(x, y));
      (LAYERS[land] ?? []).forEach(([, mark, places], n) => {
        const list = ((layers[land] ??= [])[n] ??= []);
        for (const [u, v] of places[pick(r, c) % places.length]) list.push(mark(x + u, y + v));
      });
      if (land === "S") castles.push([x, y]);
      beside(r, c).forEach(([br, bc], n) => {
        const other = board[br]?.[bc];
        if (n > 2 && other) return;
        const line = `M${corner(x, y, n)}L${corner(x, y, n + 1)}`;
        if (other === land) seam += line;
        else {
          border += line;
          if (other && (land === "W") !== (other === "W")) shore += line;
        }
        if (other && (Math.floor(br / 10) !== Math.floor(r / 10) || Math.floor(bc / 10) !== Math.floor(c / 10))) middle += line;
      });
    }
  }
  return { ground, layers, castles, seam, border, shore, middle };
}

/** The last board whose paths were made: several pictures of one board are on a page. */
let made = { key: "", paths: paths(Array(SIDE).fill(".".repeat(SIDE))) };

/** The lands of a whole board; drawn again only when the board is another one. @extends Component<{board: string[], quadrants?: boolean}> */
export class Lands extends Component {
  /** @param {{board: string[], quadrants?: boolean}} next */
  shouldComponentUpdate(next) {
    return next.board.join() !== this.props.board.join() || next.quadrants !== this.props.quadrants;
  }

  render() {
    const key = this.props.board.join();
    if (made.key !== key) made = { key, paths: paths(this.props.board) };
    const { ground, layers, castles, seam, border, shore, middle } = made.paths;
    return html`<g class="lands" aria-hidden="true">
      ${Object.entries(ground).map(([land, d]) => html`<path class=${`ground ${LANDS[land] ?? "bare"}`} d=${d.join("")} />`)}
      <path class="seam" d=${seam} /><path class="shore" d=${shore} /><path class="border" d=${border} />
      ${Object.entries(layers).flatMap(([land, list]) =>
        list.map((d, n) => d && html`<path class=${`${LAYERS[land][n][0]} ${LANDS[land]}`} d=${d.join("")} />`))}
      ${castles.map(([x, y]) => castle(x, y))}
      <path class=${`middle ${this.props.quadrants ? "counts" : ""}`} d=${middle} />
    </g>`;
  }
}

/** A land by itself, in a few hexes: for terrain cards and legends. @param {{land: string, size?: number}} props */
export function LandPatch({ land, size = 44 }) {
  const letter = Object.keys(LANDS).find((each) => LANDS[each] === land) ?? "G";
  const [x, y] = [20, 22];
  return html`<svg class="kb-patch" width=${size} height=${size * 1.1} viewBox="0 0 40 44" aria-hidden="true">
    <path class=${`ground ${land}`} d=${outline(x, y)} />
    ${LAYERS[letter].map(([kind, mark, places]) => {
      const d = places[2 % places.length].map(([u, v]) => mark(x + u, y + v)).join("");
      return d && html`<path class=${`${kind} ${land}`} d=${d} />`;
    })}
    ${letter === "S" && castle(x, y)}
    <path class="border" d=${outline(x, y)} />
  </svg>`;
}
