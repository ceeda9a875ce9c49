// The geometry of Kingdom Builder's board: 20 rows of 20 hexes with a corner on top, odd rows half a hex to the right.

export const SIDE = 20;
/** From the centre of a hex to a corner. */
export const R = 20;
const W = R * Math.sqrt(3);
const EDGE = 15;
/** The size of the drawing, with the room for the numbers of rows and columns. */
export const WIDTH = 20.5 * W + 2 * EDGE;
export const HEIGHT = 30.5 * R + 2 * EDGE;

/** @param {number} n */
export const round = (n) => Math.round(n * 10) / 10;

/** @type {Centre} */
export const centre = (row, col) => [EDGE + (col + (row % 2 ? 1 : 0.5)) * W, EDGE + R + row * 1.5 * R];

/** @type {HexPlaceOf} */
export const placeOf = (hex) => /** @type {[number, number]} */ (hex.split(",").map(Number));

/** @type {SpotOf} */
export const spot = (hex) => centre(...placeOf(hex));

/** @type {Corner} */
export const corner = (x, y, n, r = R) =>
  `${round(x + r * Math.sin((Math.PI / 3) * n))} ${round(y - r * Math.cos((Math.PI / 3) * n))}`;

/** @type {HexOutline} */
export const outline = (x, y, r = R) => `M${[0, 1, 2, 3, 4, 5].map((n) => corner(x, y, n, r)).join("L")}Z`;

/** @type {Outlines} */
export const outlines = (hexes, r) => hexes.map((hex) => outline(...spot(hex), r)).join("");

/** @type {Beside} */
export function beside(row, col) {
  const left = row % 2 ? col : col - 1;
  return [[row - 1, left + 1], [row, col + 1], [row + 1, left + 1], [row + 1, left], [row, col - 1], [row - 1, left]];
}

/** @type {Nearest} */
export function nearest(hexes, x, y, reach) {
  let best = null;
  for (const hex of hexes) {
    const [cx, cy] = spot(hex);
    const far = Math.hypot(cx - x, cy - y);
    if (far <= reach) [best, reach] = [hex, far];
  }
  return best;
}
