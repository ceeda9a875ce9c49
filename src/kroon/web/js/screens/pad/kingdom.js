// A kingdom of the real table, drawn by tapping: a brush of land or of what lies on it, and the squares of the frame.
import { html, ARROWS, icon, SEATS, t, use, useRef, useState } from "../../ui.js";
import { KINGDOMINO, cell, onto, spotUnder } from "../../draw/domino.js";
import { Lands } from "../../draw/kingdom.js";
import { outline, placeOf, UNIT } from "../../draw/outline.js";
import { ORIGINS, RESOURCE_OF, RESOURCES } from "../../draw/prehistory.js";
import { squareWords } from "../../games/domino/rows.js";
import brushes from "./brushes.json" with { type: "json" };

/** The squares that a box has; a star for each crown or fire, a roof for each crater; and the cave people. @type {Record<string, string[]>} */
const BRUSHES = brushes;
const HOME = "home", ERASE = "erase";
const FORM = /^([a-z]*)(\**)(\^*)('*)(\+?)(?::(\w+))?$/;

/** @type {SquareOf} */
function squareOf(text, game) {
  const [, terrain, stars, craters, token, resource, person] = /** @type {RegExpExecArray} */ (FORM.exec(text));
  if (game === "kingdomino") return { terrain, crowns: stars.length };
  return { terrain, fires: stars.length + token.length, craters: craters.length, token: token.length > 0, resource: resource ? RESOURCE_OF[terrain] : undefined, person };
}

/** @type {Printed} */
const printed = (text) => text.replace(/['+:].*$/, "");

/** @type {Painted} */
function painted(old, brush, away) {
  if (brush === ERASE) return undefined;
  if (!/^['+:]/.test(brush)) return away ? undefined : brush;
  if (!old || away) return old && printed(old);
  const land = printed(old), bare = land.replace(/\W/g, "");
  // what can't lie there isn't put there
  const fits = brush === "+" ? RESOURCE_OF[bare] && land === bare : brush[0] === "'" ? land === bare : !land.includes("*");
  return fits ? land + brush : old;
}

/** @type {KingdomPad} */
export function KingdomPad({ game, mode, seat, frame, kingdom, marked, totems, set, setTotems }) {
  const kit = game === "kingdomino" ? KINGDOMINO : ORIGINS;
  const [brush, setBrush] = useState(BRUSHES[game][0]);
  const [cursor, setCursor] = useState(/** @type {?Place} */ (null));
  const board = useRef(/** @type {?SVGSVGElement} */ (null));
  const stroke = useRef(/** @type {?Stroke} */ (null));
  const { castle, squares } = kingdom, [hx, hy] = castle, drawn = Object.entries(squares), ground = frame * UNIT;
  const resources = mode === "totem" || mode === "tribe" ? ["+"] : [], people = mode === "tribe" ? BRUSHES.people.map((each) => `:${each}`) : [];
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
      const next = painted(old, tool, now.away);
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
  const words = (key) => (key === String(castle) ? t(`web-${game}-home`) : squares[key] ? squareWords(kit, squareOf(squares[key], game), t) : t("web-pad-empty"));
  const grow = () => set({ castle, squares: Object.fromEntries(drawn.map(([key, text]) => [key, text === printed(text) ? painted(text, "+", false) || text : text])) });
  const pointed = marked.map(placeOf).filter(([x, y]) => inside([x + hx, y + hy]));
  const laid = Object.fromEntries(drawn.map(([key, text]) => { const [x, y] = placeOf(key); return [`${x - hx},${y - hy}`, squareOf(text, game)]; }));
  /** A brush: what it is called, and what it looks like. @type {(brush: string) => [string, Child]} */
  const look = (each) => {
    if (each === ERASE) return [t("web-pad-erase"), null];
    if (each === HOME) return [t(`web-${game}-home`), html`<${kit.Home} seat=${SEATS[seat]}/>`];
    if (each === "+") return [t("web-pad-resource"), RESOURCES.map((name, n) => html`<svg x=${n % 2 * 30} y=${(n >> 1) * 30} width="34" height="34" viewBox="8 12 48 48">${use(`piece-${name}`)}</svg>`)];
    const square = squareOf(each, game);
    return [square.token ? t("web-pad-token", { count: square.fires }) : squareWords(kit, square, t),
      html`${square.terrain && html`<rect width="64" height="64" fill="url(#p-${square.terrain})"/>`}<${kit.Marks} square=${square}/>`];
  };
  /** @param {string} label @param {string[]} list */
  const choices = (label, list) => html`<h3>${label}</h3><div class="pad-lands" role="radiogroup" aria-label=${label}>${list.map((each) => {
    const [name, picture] = look(each);
    return html`<button key=${each} type="button" class="pad-brush" role="radio" aria-checked=${each === brush} aria-label=${name} title=${name} onClick=${() => setBrush(each)}>${picture ? html`<svg viewBox="0 0 64 64" aria-hidden="true">${picture}</svg>` : icon("close", 22)}</button>`;
  })}</div>`;
  return html`<div class="pad-kingdom">
    <div class="pad-board"><svg ref=${board} viewBox="-8 -8 ${ground + 16} ${ground + 16}" tabindex="0" role="application" aria-label=${t("web-pad-grid", { frame })} aria-describedby="pad-said"
      onKeyDown=${press} onFocus=${() => { if (board.current?.matches(":focus-visible")) setCursor(cursor || castle); }} onBlur=${() => setCursor(null)}
      onPointerDown=${(event) => { if (event.button) return; board.current?.setPointerCapture(event.pointerId); touch(under(event), true); }}
      onPointerMove=${(event) => { if (stroke.current) touch(under(event), false); }} onPointerUp=${lift} onPointerCancel=${lift}>
      <rect class="dm-ground" x="-6" y="-6" width=${ground + 12} height=${ground + 12} rx="16"/>
      ${Array.from({ length: frame * frame }, (_, n) => cell("dm-slot", [n % frame, Math.floor(n / frame)]))}
      <g transform=${onto(castle)}><${Lands} kit=${kit} squares=${laid} seat=${SEATS[seat]}/>
        ${pointed.length > 0 && html`<path class="pad-marked" d=${outline(pointed, 9, 3)}/>`}</g>
      ${cursor && cell("pad-cursor", cursor, 1)}</svg>
      <p class="visually-hidden" id="pad-said" aria-live="polite">${cursor ? t("web-pad-square", { column: cursor[0] + 1, line: cursor[1] + 1, what: words(String(cursor)) }) : ""}</p>
      <p class="pad-count num">${t("web-pad-squares", { count: drawn.length, of: frame * frame - 1 })}</p></div>
    <div class="pad-brushes">${choices(t("web-pad-brush"), [...BRUSHES[game], HOME, ERASE])}
      ${game === "origins" && choices(t("web-pad-things"), ["'", "''", "'''", ...resources, ...people])}
      ${resources.length > 0 && html`<button class="quiet" onClick=${grow}>${t("web-pad-grow")}</button>`}
      ${mode === "totem" && html`<h3>${t("web-pad-totems")}</h3><div class="pad-lands">${RESOURCES.map((name) => html`<button key=${name} type="button" class="pad-brush" aria-pressed=${totems.includes(name)} aria-label=${t(`origins-${name}`)}
        onClick=${() => setTotems(totems.includes(name) ? totems.filter((each) => each !== name) : [...totems, name])}><svg viewBox="0 0 40 52" aria-hidden="true">${use(`totem-${name}`)}</svg></button>`)}</div><small>${t("web-pad-totems-about")}</small>`}
    </div></div>`;
}
