// The lands of Kingdom Builder: a colour, a pattern and a glyph for each. All hexes of a land are a few paths together,
// so that a whole board is some thirty elements and is drawn once.
import { html, useMemo } from "../../../web/vendor/preact.js";
import { SIDE, beside, centre, corner, outline, round } from "./hex.js";
import { castle } from "./place.js";

/** The words for the letters of a board. @type {Record<string, string>} */
export const LANDS = {
  G: "grass", C: "canyon", D: "desert", F: "flowers", T: "forest", W: "water", M: "mountain", S: "castle", L: "location",
};

/** @type {ArtOf} */
function artOf(land) {
  const drawing = document.getElementById(`land-${land}`);
  const layers = [...drawing?.children ?? []].map((layer) => ({
    paint: Object.fromEntries([...layer.attributes].map(({ name, value }) => [name, value])),
    forms: [...layer.children].map((form) => form.getAttribute("d") ?? ""), d: "",
  }));
  return { fill: drawing?.getAttribute("fill") ?? "none", layers };
}

/** @type {LandPick} */
const pick = (r, c) => (r * 7 + c * 5 + ((r * c) % 4)) % 3;

/** @type {Paths} */
function paths(board) {
  /** @type {Record<string, LandArt & {ground: string}>} */
  const lands = {};
  /** @type {Place[]} */
  const castles = [];
  let [seam, border, shore, middle] = ["", "", "", ""];
  for (let r = 0; r < SIDE; r++) {
    for (let c = 0; c < SIDE; c++) {
      const land = board[r][c];
      const [x, y] = centre(r, c);
      const art = (lands[land] ??= { ...artOf(LANDS[land]), ground: "" });
      art.ground += outline(x, y);
      for (const layer of art.layers) {
        const form = layer.forms[pick(r, c) % layer.forms.length];
        if (form) layer.d += `M${round(x)} ${round(y)}${form}`;
      }
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
  return { lands: Object.values(lands), castles, seam, border, shore, middle };
}

/** The last board and its paths: several pictures of one board are on a page. @type {{key: string, paths: ReturnType<typeof paths>} | null} */
let made = null;

/** @type {BoardLands} */
export function Lands({ board, quadrants = false }) {
  const key = board.join();
  return useMemo(() => {
    if (made?.key !== key) made = { key, paths: paths(board) };
    const { lands, castles, seam, border, shore, middle } = made.paths;
    return html`<g class="lands" aria-hidden="true">
      ${lands.map(({ fill, ground }) => html`<path class="ground" fill=${fill} d=${ground} />`)}
      <path class="seam" d=${seam} /><path class="shore" d=${shore} /><path class="border" d=${border} />
      ${lands.flatMap(({ layers }) => layers.map(({ paint, d }) => html`<path ...${paint} d=${d} />`))}
      ${castles.map(([x, y]) => castle(x, y))}
      <path class=${`middle ${quadrants ? "counts" : ""}`} d=${middle} />
    </g>`;
  }, [key, quadrants]);
}

/** @type {LandPatch} */
export function LandPatch({ land, size = 44 }) {
  const { fill, layers } = artOf(land);
  return html`<svg class="kb-patch" width=${size} height=${size * 1.1} viewBox="-20 -22 40 44" aria-hidden="true">
    <path fill=${fill} d=${outline(0, 0)} />
    ${layers.map(({ paint, forms }) => html`<path ...${paint} d=${forms.at(-1)} />`)}
    ${land === "castle" && castle(0, 0)}
    <path class="border" d=${outline(0, 0)} />
  </svg>`;
}
