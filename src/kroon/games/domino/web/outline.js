// Outlines of groups of squares, with rounded corners; squares that aren't joined by a side have outlines of their own.

/** The side of a square in the drawings' own units. */
export const UNIT = 64;

/** Right, down, left, up. @type {Place[]} */
export const SIDES = [[1, 0], [0, 1], [-1, 0], [0, -1]];

/** @type {PlaceOf} */
export const placeOf = (text) => /** @type {Place} */ (text.split(",").map(Number));

/** @type {Outline} */
export function outline(places, round = 9, inset = 0) {
  const inside = new Set(places.map(String));
  // The sides that face another land, walked with the group to the right: where each starts, and its direction.
  /** @type {Map<string, Set<number>>} */
  const walls = new Map();
  for (const [x, y] of places) {
    SIDES.forEach(([dx, dy], facing) => {
      if (inside.has(`${x + dx},${y + dy}`)) return;
      const start = `${x + (facing === 0 || facing === 1 ? 1 : 0)},${y + (facing === 1 || facing === 2 ? 1 : 0)}`;
      if (!walls.has(start)) walls.set(start, new Set());
      walls.get(start)?.add((facing + 1) % 4);
    });
  }
  let path = "";
  for (const [start, ways] of walls) {
    while (ways.size) {
      /** @type {{x: number, y: number, way: number}[]} */
      const walk = [];
      let [x, y] = placeOf(start);
      let [way] = ways;
      const begun = way;
      do {
        walk.push({ x, y, way });
        x += SIDES[way][0];
        y += SIDES[way][1];
        const here = /** @type {Set<number>} */ (walls.get(`${x},${y}`));
        // Turn right first, so that squares that meet at a corner stay apart.
        way = /** @type {number} */ ([1, 0, 3].map((turn) => (way + turn) % 4).find((each) => here.has(each)));
        here.delete(way);
      } while (`${x},${y}` !== start || way !== begun);
      path += corners(walk, round, inset);
    }
  }
  return path;
}

/** @type {Corners} */
function corners(walk, round, inset) {
  const path = walk.flatMap(({ x, y, way }, n) => {
    const before = walk.at(n - 1)?.way ?? way;
    if (before === way) return [];
    const [ix, iy] = SIDES[before], [ox, oy] = SIDES[way];
    const cx = x * UNIT - (iy + oy) * inset, cy = y * UNIT + (ix + ox) * inset;
    return [`${cx - ix * round} ${cy - iy * round}Q${cx} ${cy} ${cx + ox * round} ${cy + oy * round}`];
  });
  return `M${path.join("L")}Z`;
}

/** @type {Rounded} */
export const rounded = (x, y, w, h, [a, b, c, d]) =>
  `M${x + a} ${y}h${w - a - b}q${b} 0 ${b} ${b}v${h - b - c}q0 ${c}-${c} ${c}h${c + d - w}q-${d} 0-${d}-${d}v${a + d - h}q0-${a} ${a}-${a}z`;
