// One's own kingdom, large: what is covered, what the frame still allows, where the domino can go, and the ghost of a move.
import { html, gainText, useMemo } from "../../../web/js/ui.js";
import { Domino, cell, onto } from "./domino.js";
import { bounds, EdgeNumbers, edgeRoom, Lands, LitSquares, reach } from "./kingdom.js";
import { outline, placeOf, UNIT } from "./outline.js";
import { covers, lit, middle, placesIn, same } from "./moves.js";

/** The whole drawing is so wide. */
const SIDE = 1000;
/** How far beyond what is covered a domino can reach. */
const NEAR = 2;

/** @type {ShownPart} */
const shownPart = (covered, open, near) => ({
  left: Math.max(open.left, covered.left - near), top: Math.max(open.top, covered.top - near),
  right: Math.min(open.right, covered.right + near), bottom: Math.min(open.bottom, covered.bottom + near),
});

/** @type {Within} */
const within = ({ left, top, right, bottom }) => Array.from({ length: (right - left + 1) * (bottom - top + 1) }, (_, n) =>
  /** @type {Place} */ ([left + n % (right - left + 1), top + Math.floor(n / (right - left + 1))]));

/** @param {BoardProps} props */
export function Board({ kit, squares, seat, frame, domino, placings, spots, hand, active, last, hint, token = null, range = null, around = false, over = false, label, said, t }) {
  const { shown } = hand;
  const covered = bounds(squares), open = reach(covered, frame), area = shownPart(covered, open, spots.length || over ? 0 : NEAR);
  const wide = area.right - area.left + 1, high = area.bottom - area.top + 1;
  const across = Math.max(wide, high), edge = edgeRoom(across), scale = SIDE / (across * UNIT + 20 + edge);
  const tall = SIDE * Math.min(1, (high * UNIT + 20 + edge) / (wide * UNIT + 20 + edge));
  const x = SIDE / 2 - ((area.left + wide / 2) * UNIT - edge / 2) * scale, y = tall / 2 - ((area.top + high / 2) * UNIT - edge / 2) * scale;
  const lands = useMemo(() => html`<${Lands} ...${{ kit, squares, seat }}/>`, [kit, squares, seat]);
  const ghost = shown && "way" in shown ? shown : null, spot = shown && "place" in shown ? shown : null;
  // What the frame would leave open once the ghost lies there.
  const after = ghost ? reach(bounds({ ...squares, [String(ghost.a)]: { terrain: "" }, [String(ghost.b)]: { terrain: "" } }), frame) : open;
  const free = within(area).filter((place) => !(String(place) in squares) && String(place) !== "0,0");
  const places = active ? lit(placings).filter((place) => !ghost || !covers(ghost, place)) : [];
  const marked = last.flatMap((event) => event[0] === seat ? placesIn(event) : []).filter((place) => place in squares).map(placeOf);
  return html`<div class="dm-realm" ref=${hand.board} tabindex="0" role="group" aria-label=${label} aria-describedby="dm-said"
      onPointerMove=${hand.hover} onPointerLeave=${hand.leave} onPointerDown=${hand.press} onClick=${hand.click} onWheel=${hand.wheel}>
    <svg viewBox="0 0 ${SIDE} ${tall}" class=${hand.dragging ? "dragging" : ""} aria-hidden="true">
      <g class="dm-plane" ref=${hand.layer} style=${{ transform: `translate(${x}px, ${y}px) scale(${scale})` }}>
        <rect class="dm-ground" x=${area.left * UNIT - 6} y=${area.top * UNIT - 6} width=${wide * UNIT + 12} height=${high * UNIT + 12} rx="16"/>
        ${free.map((place) => cell(inside(place, after) ? "dm-slot" : "dm-slot lost", place))}
        <path class="dm-limit" d=${limits(area, open)}/>
        <${EdgeNumbers} area=${area} across=${across} x=${area.left * UNIT} y=${area.top * UNIT}/>
        ${lands}
        ${active && spots.length > 0 && html`<path class="dm-veil" d=${outline(Object.keys(squares).map(placeOf).filter((place) => !spots.some((each) => same(each.place, place))))}/>`}
        ${range && html`<${Range} place=${range.place} steps=${range.steps} area=${area}/>`}
        ${marked.length > 0 && html`<path class="dm-last" d=${outline(marked, 9, 3)}/>`}
        ${places.map((place) => cell("dm-lit", place, 5))}
        ${active && spots.map((each) => cell(each === spot ? "dm-lit on now" : "dm-lit on", each.place))}
        ${hint.map((event, n) => html`<${HintMark} places=${placesIn(event).map(placeOf)} rank=${n + 1}/>`).reverse()}
        <${LitSquares} seat=${seat}/>
        ${ghost && domino && html`<g class=${"dm-ghost" + (ghost === hand.settled ? " settled" : "")} key="ghost"><g transform=${onto(ghost.a)}>
            <${Domino} kit=${kit} squares=${domino} way=${ghost.way}/></g><path class="dm-ring" d=${outline([ghost.a, ghost.b], 9, -1)}/></g>`}
        ${spot && html`<g class="dm-ghost" transform=${onto(spot.place)}>${token}
          ${around && html`<rect class="dm-around" x="-62" y="-62" width="188" height="188" rx="22"/>`}</g>`}
        ${shown && !hand.dragging && html`<${Gain} gain=${shown.gain} at=${middle(shown)} half=${ghost && ghost.way % 2 ? 1 : .5} area=${area} t=${t}/>`}
        <g ref=${hand.held} class="dm-held">${hand.dragging && domino && html`<g transform=${["translate(-64 -32)", "translate(-32 -64)", "translate(0 -32)", "translate(-32 0)"][hand.way]}>
          <${Domino} kit=${kit} squares=${domino} way=${hand.way}/></g>`}</g>
      </g>
    </svg>
    <p class="visually-hidden" id="dm-said" aria-live="polite">${said}</p></div>`;
}

/** @type {FireRange} */
function Range({ place: [x, y], steps, area }) {
  const left = Math.max(x - steps, area.left) * UNIT - 2, top = Math.max(y - steps, area.top) * UNIT - 2;
  return html`<g class="dm-range"><rect x=${left} y=${top} width=${(Math.min(x + steps, area.right) + 1) * UNIT + 2 - left} height=${(Math.min(y + steps, area.bottom) + 1) * UNIT + 2 - top} rx="16"/>${cell("from", [x, y], 2)}</g>`;
}

/** @type {Limits} */
function limits({ left, top, right, bottom }, open) {
  const l = left * UNIT - 6, t = top * UNIT - 6, r = (right + 1) * UNIT + 6, b = (bottom + 1) * UNIT + 6, c = 16;
  const ends = [top === open.top, right === open.right, bottom === open.bottom, left === open.left];
  const sides = [`M${l + c} ${t}H${r - c}`, `M${r} ${t + c}V${b - c}`, `M${r - c} ${b}H${l + c}`, `M${l} ${b - c}V${t + c}`];
  const corners = ["q16 0 16 16", "q0 16-16 16", "q-16 0-16-16", "q0-16 16-16"];
  return sides.map((side, n) => ends[n] ? side + (ends[(n + 1) % 4] ? corners[n] : "") : "").join("");
}

/** @type {Inside} */
const inside = ([x, y], { left, top, right, bottom }) => x >= left && x <= right && y >= top && y <= bottom;

/** @type {GainWords} */
export const gainWords = (gain, t) => t("web-domino-gain", { gain: gainText(gain), count: Math.abs(gain) });

/** @type {Gain} */
function Gain({ gain, at, half, area, t }) {
  if (!gain) return null;
  const text = gainWords(gain, t), size = Math.max(.75, (area.right - area.left + 1) / 6.5), wide = (10 + text.length * 4.1) * size;
  const x = Math.min(Math.max(at[0] * UNIT, area.left * UNIT + wide - 4), (area.right + 1) * UNIT - wide + 4);
  const y = at[1] - half > area.top ? (at[1] - half) * UNIT - 12 : (at[1] + half) * UNIT + 12;
  return html`<g class=${"dm-gain" + (gain < 0 ? " less" : "")} transform="translate(${x} ${y}) scale(${size})"><rect x=${-wide / size} y="-13" width=${2 * wide / size} height="26" rx="13"/><text y="5" text-anchor="middle">${text}</text></g>`;
}

/** @type {HintMark} */
function HintMark({ places, rank }) {
  if (!places.length) return null;
  const [x, y] = places[0];
  return html`<g class=${"dm-hint rank" + rank}><path d=${outline(places, 9, 5)}/><circle cx=${x * UNIT + 49} cy=${y * UNIT + 49} r="10"/>
    <text x=${x * UNIT + 49} y=${y * UNIT + 53.5} text-anchor="middle">${rank}</text></g>`;
}
