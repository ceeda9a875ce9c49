// A kingdom of the real table, drawn by tapping: a brush of land or of what lies on it, and the squares of the frame.
import { html, ARROWS, icon, SEATS, Segments, t, useRef, useState } from "../../../web/js/frame.js";
import { cell, onto, spotUnder } from "./domino.js";
import { EdgeNumbers, edgeRoom, Lands, LitSquares } from "./kingdom.js";
import { outline, placeOf, UNIT } from "./outline.js";
import { squareWords } from "./rows.js";

const HOME = "home", ERASE = "erase";
/** A dynasty is so many games. */
const DYNASTY = 3;
/** The frame, as long as the table isn't known. */
const FRAME = 5;

/** @type {KingdomsPad} */
export const kingdomsPad = (box) => ({
  alone: true,
  empty: { games: Array(DYNASTY).fill({ castle: [2, 2], squares: {} }), totems: [] },
  Seat: (props) => html`<${Seat} ...${props} box=${box}/>`,
  written({ games, totems }, { options, table, seats }) {
    const kingdoms = games.map((each) => fitted(each, table?.frame ?? FRAME)), held = box.holds?.(options) && seats.some((each) => each.totems.length);
    return options.dynasty ? { games: kingdoms } : { ...kingdoms[0], ...(held ? { totems } : {}) };
  },
});

/** @type {Fitted} */
function fitted({ castle, squares }, frame) {
  const inside = Object.fromEntries(Object.entries(squares).filter(([key]) => key.split(",").every((each) => Number(each) < frame)));
  const moved = Object.keys(inside).length || String(castle) !== "2,2", within = (/** @type {number} */ at) => (moved ? Math.min(at, frame - 1) : frame >> 1);
  return { castle: [within(castle[0]), within(castle[1])], squares: inside };
}

/** @type {KingdomsSeat} */
function Seat({ box, table: { frame }, options, seats, active, marked, set }) {
  const [round, setRound] = useState(0);
  const rounds = options.dynasty ? DYNASTY : 1, played = Math.min(round, rounds - 1), seat = seats[active];
  return html`${rounds > 1 && html`<${Segments} label=${t("web-pad-games")} value=${played} values=${seat.games.map((_, n) => [n, t("web-pad-game", { number: n + 1 })])} set=${setRound}/>`}
    <${KingdomPad} key=${active} ...${{ box, options, frame, marked }} seat=${active} kingdom=${fitted(seat.games[played], frame)} totems=${seat.totems}
      set=${(kingdom, same) => set({ games: seat.games.with(played, kingdom) }, same)} setTotems=${(totems) => set({ totems })}/>`;
}

/** @type {Printed} */
const printed = (text) => text.replace(/['+:].*$/, "");

/** @type {Painted} */
function painted(box, old, brush, away) {
  if (brush === ERASE) return undefined;
  if (!/^['+:]/.test(brush)) return away ? undefined : brush;
  if (!old || away) return old && printed(old);
  // what can't lie there isn't put there
  return box.fits?.(brush, printed(old)) ? printed(old) + brush : old;
}

/** @type {KingdomPad} */
function KingdomPad({ box, options, seat, frame, kingdom, marked, totems, set, setTotems }) {
  const { kit } = box, [brush, setBrush] = useState(box.brushes[0]);
  const [cursor, setCursor] = useState(/** @type {?Place} */ (null));
  const board = useRef(/** @type {?SVGSVGElement} */ (null));
  const stroke = useRef(/** @type {?Stroke} */ (null));
  const { castle, squares } = kingdom, [hx, hy] = castle, drawn = Object.entries(squares), ground = frame * UNIT, edge = edgeRoom(frame);
  const things = box.things?.(options) ?? [];
  const inside = (/** @type {number[]} */ place) => place.every((each) => each >= 0 && each < frame);

  /** @param {Place} place @param {boolean} first @param {string} [tool] */
  const touch = (place, first, tool = brush) => {
    const key = String(place), { [key]: old, ...rest } = squares;
    if (!inside(place)) return;
    if (first) stroke.current = { away: old === tool || (!!old && old === printed(old) + tool), seen: new Set() };
    const now = stroke.current;
    if (!now || now.seen.has(key)) return;
    now.seen.add(key);
    if (tool === HOME) set({ castle: place, squares: rest }, !first);
    else if (key !== String(castle)) {
      const next = painted(box, old, tool, now.away);
      if (next !== old) set({ castle, squares: next ? { ...rest, [key]: next } : rest }, !first && now.seen.size > 1);
    }
  };
  const lift = () => { stroke.current = null; };
  const under = (/** @type {PointerEvent} */ event) => /** @type {Place} */ (spotUnder(board.current, event).map(Math.floor));
  const press = (/** @type {KeyboardEvent} */ event) => {
    const [x, y] = cursor || castle, arrow = ARROWS[event.key];
    const tool = { Enter: brush, " ": brush, Delete: ERASE, Backspace: ERASE }[event.key];
    const within = (/** @type {number} */ at) => Math.max(0, Math.min(frame - 1, at));
    if (arrow) setCursor([within(x + arrow[0]), within(y + arrow[1])]);
    else if (tool) { touch([x, y], true, tool); lift(); }
    else return;
    event.preventDefault();
  };
  /** @param {string} key */
  const words = (key) => (key === String(castle) ? t(`web-${kit.name}-home`) : squares[key] ? squareWords(kit, box.squareOf(squares[key]), t) : t("web-pad-empty"));
  /** @param {string} thing */
  const putEverywhere = (thing) => set({ castle, squares: Object.fromEntries(drawn.map(([key, text]) => [key, text === printed(text) ? painted(box, text, thing, false) || text : text])) });
  const pointed = marked.map(placeOf).filter(([x, y]) => inside([x + hx, y + hy]));
  const laid = Object.fromEntries(drawn.map(([key, text]) => { const [x, y] = placeOf(key); return [`${x - hx},${y - hy}`, box.squareOf(text)]; }));
  /** A brush: what it is called, and what it looks like. @type {(brush: string) => [string, Child]} */
  const look = (each) => {
    if (each === ERASE) return [t("web-pad-erase"), null];
    if (each === HOME) return [t(`web-${kit.name}-home`), html`<${kit.Home} seat=${SEATS[seat]}/>`];
    const square = box.squareOf(each);
    return box.look?.(each) ?? [box.called?.(square) ?? squareWords(kit, square, t),
      html`${square.terrain && html`<rect width="64" height="64" fill="url(#p-${square.terrain})"/>`}<${kit.Marks} square=${square}/>`];
  };
  /** @param {string} label @param {string[]} list */
  const choices = (label, list) => html`<h3>${label}</h3><div class="pad-lands" role="radiogroup" aria-label=${label}>${list.map((each) => {
    const [name, picture] = look(each);
    return html`<button key=${each} type="button" class="pad-brush" role="radio" aria-checked=${each === brush} aria-label=${name} title=${name} onClick=${() => setBrush(each)}>${picture ? html`<svg viewBox="0 0 64 64" aria-hidden="true">${picture}</svg>` : icon("close", 22)}</button>`;
  })}</div>`;
  return html`<div class="pad-kingdom">
    <div class="pad-board"><svg ref=${board} viewBox="${-8 - edge} ${-8 - edge} ${ground + 16 + edge} ${ground + 16 + edge}" tabindex="0" role="application" aria-label=${t("web-pad-grid", { frame })} aria-describedby="pad-said"
      onKeyDown=${press} onFocus=${() => { if (board.current?.matches(":focus-visible")) setCursor(cursor || castle); }} onBlur=${() => setCursor(null)}
      onPointerDown=${(event) => { if (event.button) return; board.current?.setPointerCapture(event.pointerId); touch(under(event), true); }}
      onPointerMove=${(event) => { if (stroke.current) touch(under(event), false); }} onPointerUp=${lift} onPointerCancel=${lift}>
      <rect class="dm-ground" x="-6" y="-6" width=${ground + 12} height=${ground + 12} rx="16"/>
      ${Array.from({ length: frame * frame }, (_, n) => cell("dm-slot", [n % frame, Math.floor(n / frame)]))}
      <${EdgeNumbers} area=${{ left: 0, top: 0, right: frame - 1, bottom: frame - 1 }} across=${frame} x=${0} y=${0} castle=${castle}/>
      <g transform=${onto(castle)}><${Lands} kit=${kit} squares=${laid} seat=${SEATS[seat]}/>
        ${pointed.length > 0 && html`<path class="pad-marked" d=${outline(pointed, 9, 3)}/>`}<${LitSquares} seat=${SEATS[seat]}/></g>
      ${cursor && cell("pad-cursor", cursor, 1)}</svg>
      <p class="visually-hidden" id="pad-said" aria-live="polite">${cursor ? t("web-pad-square", { place: `${cursor[0] - hx},${cursor[1] - hy}`, what: words(String(cursor)) }) : ""}</p>
      <p class="pad-count num">${t("web-pad-squares", { count: drawn.length, of: frame * frame - 1 })}</p></div>
    <div class="pad-brushes">${choices(t("web-pad-brush"), [...box.brushes, HOME, ERASE])}
      ${things.length > 0 && choices(t("web-pad-things"), things)}
      ${box.More && html`<${box.More} ...${{ options, totems, setTotems, putEverywhere }}/>`}
    </div></div>`;
}
