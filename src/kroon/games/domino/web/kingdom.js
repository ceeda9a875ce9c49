// A kingdom (or territory) from above: an outline for each terrain, what lies on the squares, the start tile.
import { html, useRef } from "../../../web/vendor/preact.js";
import { litOf } from "../../../web/js/lit.js";
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

/** @type {LitSquares} */
export function LitSquares({ seat }) {
  const places = litOf("square", seat).map(placeOf);
  return places.length > 0 && html`<g class="dm-found"><path d=${outline(places, 9, 2)}/><path d=${outline(places, 9, 2)}/></g>`;
}

/** The numbers at the edges grow with the board, as it is drawn smaller the more squares it has. @param {number} across */
const numberSize = (across) => 1.75 * across + 1;

/** How much room they need. @param {number} across how many squares the drawing has beside each other */
export const edgeRoom = (across) => 1.6 * numberSize(across);

/** @type {EdgeNumbers} */
export function EdgeNumbers({ area: { left, top, right, bottom }, across, x, y, castle = [0, 0] }) {
  const size = numberSize(across);
  /** @param {number} first @param {number} last */
  const numbers = (first, last) => Array.from({ length: last - first + 1 }, (_, n) => first + n);
  return html`<g class="dm-numbers" aria-hidden="true" style=${{ fontSize: `${size}px` }}>
    ${numbers(left, right).map((n) => html`<text x=${(n + .5) * UNIT} y=${y - 7 - .35 * size}>${n - castle[0]}</text>`)}
    ${numbers(top, bottom).map((n) => html`<text x=${x - 8 - .8 * size} y=${(n + .5) * UNIT + .35 * size}>${n - castle[1]}</text>`)}</g>`;
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
  const covered = bounds(squares), { left, top, right, bottom } = covered;
  // The frame around what is covered, as even as it can be.
  const x = (left + right + 1 - frame) / 2 * UNIT, y = (top + bottom + 1 - frame) / 2 * UNIT, side = frame * UNIT;
  const changed = useChanged(squares), edge = small ? 0 : edgeRoom(frame);
  return html`<svg class="dm-kingdom-picture" viewBox="${x - 8 - edge} ${y - 8 - edge} ${side + 16 + edge} ${side + 16 + edge}" role=${label && "img"} aria-label=${label}
    aria-hidden=${!label}><rect class="dm-ground" x=${x - 6} y=${y - 6} width=${side + 12} height=${side + 12} rx="16"/>
    <${Lands} ...${{ kit, squares, seat, small }}/>
    ${!small && html`<${EdgeNumbers} area=${covered} across=${frame} ...${{ x, y }}/>`}
    <${LitSquares} seat=${seat}/>
    ${changed.length > 0 && html`<path class="dm-changed" key=${String(changed)} d=${outline(changed, 9, 2)}/>`}</svg>`;
}
