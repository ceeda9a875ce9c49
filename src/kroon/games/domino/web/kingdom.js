// A kingdom (or territory) from above: an outline for each terrain, what lies on the squares, the start tile.
import { html, useRef } from "../../../web/vendor/preact.js";
import { onto } from "./domino.js";
import { outline, placeOf, rounded, UNIT } from "./outline.js";
import { seatColour } from "../../../web/js/draw/shapes.js";

/** @type {KingdomBounds} */
export function bounds(squares) {
  const places = Object.keys(squares).map(placeOf);
  const xs = [0, ...places.map(([x]) => x)], ys = [0, ...places.map(([, y]) => y)];
  return { left: Math.min(...xs), top: Math.min(...ys), right: Math.max(...xs), bottom: Math.max(...ys) };
}

/** @type {Reach} */
export const reach = (covered, frame) => ({
  left: covered.right - frame + 1, top: covered.bottom - frame + 1, right: covered.left + frame - 1, bottom: covered.top + frame - 1,
});

/** @type {Lands} */
export function Lands({ kit, squares, seat, small = false }) {
  const places = Object.keys(squares).map(placeOf), terrains = [...new Set(Object.values(squares).map(({ terrain }) => terrain))];
  return html`<g class="dm-lands">
    ${terrains.map((terrain) => html`<path class="dm-land" style=${{ stroke: `var(--${terrain}-2)` }} d=${outline(places.filter((place) => squares[String(place)].terrain === terrain), 9, .5)} fill="url(#${small ? "s" : "p"}-${terrain})"/>`)}
    <path class="dm-seam" d=${seams(squares)}/>
    <g class="dm-home" style=${{ color: seatColour(seat) }}>
      <${kit.Home} seat=${seat}/><path d=${rounded(1.5, 1.5, 61, 61, [8, 8, 8, 8])}/></g>
    ${places.map((place) => html`<g transform=${onto(place)}><${kit.Marks} square=${squares[String(place)]} small=${small}/></g>`)}</g>`;
}

/** @type {Seams} */
function seams(squares) {
  return Object.entries(squares).map(([text, { terrain }]) => {
    const [x, y] = placeOf(text);
    return (squares[`${x + 1},${y}`]?.terrain === terrain ? `M${(x + 1) * UNIT} ${y * UNIT + 3}v58` : "")
      + (squares[`${x},${y + 1}`]?.terrain === terrain ? `M${x * UNIT + 3} ${(y + 1) * UNIT}h58` : "");
  }).join("");
}

/** @type {UseChanged} */
function useChanged(squares) {
  const drawn = useRef(squares), changed = useRef(/** @type {Place[]} */ ([]));
  const different = Object.keys(squares).filter((place) => JSON.stringify(squares[place]) !== JSON.stringify(drawn.current[place]));
  const grown = Object.keys(drawn.current).every((place) => place in squares);
  if (different.length || !grown) changed.current = grown && different.length <= 2 ? different.map(placeOf) : [];
  drawn.current = squares;
  return changed.current;
}

/** @type {KingdomPicture} */
export function KingdomPicture({ kit, squares, seat, frame, small = false, label }) {
  const { left, top, right, bottom } = bounds(squares);
  // The frame around what is covered, as even as it can be.
  const x = (left + right + 1 - frame) / 2 * UNIT, y = (top + bottom + 1 - frame) / 2 * UNIT, side = frame * UNIT;
  const changed = useChanged(squares);
  return html`<svg class="dm-kingdom-picture" viewBox="${x - 8} ${y - 8} ${side + 16} ${side + 16}" role=${label && "img"} aria-label=${label}
    aria-hidden=${!label}><rect class="dm-ground" x=${x - 6} y=${y - 6} width=${side + 12} height=${side + 12} rx="16"/>
    <${Lands} ...${{ kit, squares, seat, small }}/>
    ${changed.length > 0 && html`<path class="dm-changed" key=${String(changed)} d=${outline(changed, 9, 2)}/>`}</svg>`;
}
