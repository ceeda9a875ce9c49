// One's own kingdom, large: what is covered, what the frame still allows, where the domino can go, and the ghost of a move.
import { html, useMemo } from "../../../vendor/preact.js";
import { Domino } from "../../draw/domino.js";
import { bounds, Lands, reach } from "../../draw/kingdom.js";
import { outline, placeOf, UNIT } from "../../draw/outline.js";
import { covers, lit, middle, placesIn, same } from "./moves.js";

/** @typedef {import("../../draw/domino.js").Kit} Kit @typedef {import("../../draw/domino.js").Square} Square @typedef {import("../../types").Say} Say */
/** @typedef {import("../../draw/kingdom.js").Bounds} Bounds @typedef {import("./moves.js").Placing} Placing @typedef {import("./moves.js").Spot} Spot */
/** @typedef {import("../../types").SeatLetter} SeatLetter @typedef {import("../../types").Child} Child @typedef {[number, number]} Place */

/** The whole drawing is so wide. */
const SIDE = 1000;
/** How far beyond what is covered a domino can reach. */
const NEAR = 2;

/** The part of the plane that is shown: what the frame leaves open, near what is covered.
 * @param {Bounds} covered @param {Bounds} open @param {number} near @returns {Bounds} */
const shownPart = (covered, open, near) => ({
  left: Math.max(open.left, covered.left - near), top: Math.max(open.top, covered.top - near),
  right: Math.min(open.right, covered.right + near), bottom: Math.min(open.bottom, covered.bottom + near),
});

/** @param {Bounds} area @returns {Place[]} */
const within = ({ left, top, right, bottom }) => Array.from({ length: (right - left + 1) * (bottom - top + 1) }, (_, n) =>
  /** @type {Place} */ ([left + n % (right - left + 1), top + Math.floor(n / (right - left + 1))]));

/** @param {{kit: Kit, squares: Record<string, Square>, seat: SeatLetter, frame: number, domino: Square[] | null, placings: Placing[], spots: Spot[],
 *   hand: import("./placing.js").Hand, active: boolean, last: string[], hint: string[], token?: Child, range?: {place: Place, steps: number} | null,
 *   around?: boolean, over?: boolean, label: string, said: string, t: Say}} props */
export function Board({ kit, squares, seat, frame, domino, placings, spots, hand, active, last, hint, token = null, range = null, around = false, over = false, label, said, t }) {
  const { shown } = hand;
  const covered = bounds(squares), open = reach(covered, frame), area = shownPart(covered, open, spots.length || over ? 0 : NEAR);
  const wide = area.right - area.left + 1, high = area.bottom - area.top + 1;
  const scale = SIDE / (Math.max(wide, high) * UNIT + 20);
  const tall = SIDE * Math.min(1, (high * UNIT + 20) / (wide * UNIT + 20));
  const x = SIDE / 2 - (area.left + wide / 2) * UNIT * scale, y = tall / 2 - (area.top + high / 2) * UNIT * scale;
  const lands = useMemo(() => html`<${Lands} kit=${kit} squares=${squares} seat=${seat}/>`, [kit, squares, seat]);
  const ghost = shown && "way" in shown ? shown : null, spot = shown && "place" in shown ? shown : null;
  // What the frame would leave open once the ghost lies there.
  const after = ghost ? reach(bounds({ ...squares, [String(ghost.a)]: { terrain: "" }, [String(ghost.b)]: { terrain: "" } }), frame) : open;
  const free = within(area).filter((place) => !(String(place) in squares) && String(place) !== "0,0");
  const places = active ? lit(placings).filter((place) => !ghost || !covers(ghost, place)) : [];
  const marked = last.flatMap((event) => event[0] === seat ? placesIn(event) : []).filter((place) => place in squares).map(placeOf);
  return html`<div class="dm-realm" ref=${hand.board} tabindex="0" role="group" aria-label=${label} aria-describedby="dm-said"
      onPointerMove=${hand.hover} onPointerLeave=${hand.leave} onPointerDown=${hand.press} onClick=${hand.click}>
    <svg viewBox="0 0 ${SIDE} ${tall}" class=${hand.dragging ? "dragging" : ""} aria-hidden="true">
      <g class="dm-plane" ref=${hand.layer} style=${{ transform: `translate(${x}px, ${y}px) scale(${scale})` }}>
        <rect class="dm-ground" x=${area.left * UNIT - 6} y=${area.top * UNIT - 6} width=${wide * UNIT + 12} height=${high * UNIT + 12} rx="16"/>
        ${free.map((place) => html`<rect class=${"dm-slot" + (place[0] < after.left || place[0] > after.right || place[1] < after.top || place[1] > after.bottom ? " lost" : "")}
          x=${place[0] * UNIT + 3} y=${place[1] * UNIT + 3} width="58" height="58" rx="8"/>`)}
        <path class="dm-limit" d=${limits(area, open)}/>
        ${lands}
        ${active && spots.length > 0 && html`<path class="dm-veil" d=${outline(Object.keys(squares).map(placeOf).filter((place) => !spots.some((each) => same(each.place, place))))}/>`}
        ${range && html`<${Range} place=${range.place} steps=${range.steps} area=${area}/>`}
        ${marked.length > 0 && html`<path class="dm-last" d=${outline(marked, 9, 3)}/>`}
        ${places.map(([px, py]) => html`<rect class="dm-lit" x=${px * UNIT + 5} y=${py * UNIT + 5} width="54" height="54" rx="8"/>`)}
        ${active && spots.map((each) => html`<rect class=${"dm-lit on" + (each === spot ? " now" : "")} x=${each.place[0] * UNIT + 3} y=${each.place[1] * UNIT + 3} width="58" height="58" rx="9"/>`)}
        ${hint.map((event, n) => html`<${HintMark} places=${placesIn(event).map(placeOf)} rank=${n + 1}/>`).reverse()}
        ${ghost && domino && html`<g class=${"dm-ghost" + (ghost === hand.settled ? " settled" : "")} key="ghost"><g transform="translate(${ghost.a[0] * UNIT} ${ghost.a[1] * UNIT})">
            <${Domino} kit=${kit} squares=${domino} way=${ghost.way}/></g><path class="dm-ring" d=${outline([ghost.a, ghost.b], 9, -1)}/></g>`}
        ${spot && html`<g class="dm-ghost" transform="translate(${spot.place[0] * UNIT} ${spot.place[1] * UNIT})">${token}
          ${around && html`<rect class="dm-around" x="-62" y="-62" width="188" height="188" rx="22"/>`}</g>`}
        ${shown && !hand.dragging && html`<${Gain} gain=${shown.gain} at=${middle(shown)} top=${ghost ? Math.min(ghost.a[1], ghost.b[1]) : middle(shown)[1] - .5}
          bottom=${ghost ? Math.max(ghost.a[1], ghost.b[1]) + 1 : middle(shown)[1] + .5} area=${area} t=${t}/>`}
        <g ref=${hand.held} class="dm-held">${hand.dragging && domino && html`<g transform=${["translate(-64 -32)", "translate(-32 -64)", "translate(0 -32)", "translate(-32 0)"][hand.way]}>
          <${Domino} kit=${kit} squares=${domino} way=${hand.way}/></g>`}</g>
      </g>
    </svg>
    <p class="visually-hidden" id="dm-said" aria-live="polite">${said}</p></div>`;
}

/** How far a fire flies, as far as it is shown, and the volcano that it comes from. @param {{place: Place, steps: number, area: Bounds}} props */
function Range({ place: [x, y], steps, area }) {
  const left = Math.max(x - steps, area.left) * UNIT - 2, top = Math.max(y - steps, area.top) * UNIT - 2;
  return html`<g class="dm-range"><rect x=${left} y=${top} width=${(Math.min(x + steps, area.right) + 1) * UNIT + 2 - left} height=${(Math.min(y + steps, area.bottom) + 1) * UNIT + 2 - top} rx="16"/>
    <rect class="from" x=${x * UNIT + 2} y=${y * UNIT + 2} width="60" height="60" rx="9"/></g>`;
}

/** The sides on which the frame ends. @param {Bounds} area @param {Bounds} open */
function limits({ left, top, right, bottom }, open) {
  const l = left * UNIT - 6, t = top * UNIT - 6, r = (right + 1) * UNIT + 6, b = (bottom + 1) * UNIT + 6, c = 16;
  return (top === open.top ? `M${l + c} ${t}H${r - c}` : "") + (bottom === open.bottom ? `M${l + c} ${b}H${r - c}` : "")
    + (left === open.left ? `M${l} ${t + c}V${b - c}` : "") + (right === open.right ? `M${r} ${t + c}V${b - c}` : "")
    + [[left === open.left && top === open.top, `M${l} ${t + c}q0-16 16-16`], [right === open.right && top === open.top, `M${r - c} ${t}q16 0 16 16`],
      [right === open.right && bottom === open.bottom, `M${r} ${b - c}q0 16-16 16`], [left === open.left && bottom === open.bottom, `M${l + c} ${b}q-16 0-16-16`]]
      .map(([both, path]) => both ? path : "").join("");
}

/** Points with their sign, in words. @param {number} gain @param {Say} t */
export const gainWords = (gain, t) => t("web-domino-gain", { gain: (gain < 0 ? "−" : gain ? "+" : "") + Math.abs(gain), count: Math.abs(gain) });

/** What a move gains, at the upper edge of the ghost, or at the lower one where there is no room above.
 * @param {{gain: number, at: Place, top: number, bottom: number, area: Bounds, t: Say}} props */
function Gain({ gain, at, top, bottom, area, t }) {
  if (!gain) return null;
  const text = gainWords(gain, t), size = Math.max(.75, (area.right - area.left + 1) / 6.5), half = (10 + text.length * 4.1) * size;
  const x = Math.min(Math.max(at[0] * UNIT, area.left * UNIT + half - 4), (area.right + 1) * UNIT - half + 4);
  const y = top > area.top ? top * UNIT - 12 : bottom * UNIT + 12;
  return html`<g class=${"dm-gain" + (gain < 0 ? " less" : "")} transform="translate(${x} ${y}) scale(${size})"><rect x=${-half / size} y="-13" width=${2 * half / size} height="26" rx="13"/><text y="5" text-anchor="middle">${text}</text></g>`;
}

/** A place that a hint recommends. @param {{places: Place[], rank: number}} props */
function HintMark({ places, rank }) {
  if (!places.length) return null;
  const [x, y] = places[0];
  return html`<g class=${"dm-hint rank" + rank}><path d=${outline(places, 9, 5)}/><circle cx=${x * UNIT + 49} cy=${y * UNIT + 49} r="10"/>
    <text x=${x * UNIT + 49} y=${y * UNIT + 53.5} text-anchor="middle">${rank}</text></g>`;
}
