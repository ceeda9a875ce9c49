// A kingdom of the real table, drawn by tapping: a brush of land or of what lies on it, and the squares of the frame.
import { html, icon, SEATS, t, use, useRef, useState } from "../../ui.js";
import { KINGDOMINO, cell, onto } from "../../draw/domino.js";
import { Lands } from "../../draw/kingdom.js";
import { outline, placeOf, UNIT } from "../../draw/outline.js";
import { ORIGINS, RESOURCE_OF, RESOURCES } from "../../draw/prehistory.js";
import { ARROWS } from "../../draw/hex.js";
import { squareWords } from "../../games/domino/rows.js";
import brushes from "./brushes.json" with { type: "json" };

/** The squares that the dominoes of a box have; a star for each crown or fire, a roof for each crater; and the cave people.
 * @type {Record<string, string[]>} */
const BRUSHES = brushes;
const HOME = "home", ERASE = "erase";
const FORM = /^([a-z]+)(\**)(\^*)('*)(\+?)(?::(\w+))?$/;

/** A square of the sheet, as it is drawn. @type {SquareOf} */
function squareOf(text, game) {
  const [, terrain, stars, craters, token, resource, person] = /** @type {RegExpExecArray} */ (FORM.exec(text));
  if (game === "kingdomino") return { terrain, crowns: stars.length };
  return { terrain, fires: stars.length + token.length, craters: craters.length, token: token.length > 0, resource: resource ? RESOURCE_OF[terrain] : undefined, person };
}

/** What is printed on a square. @param {string} text */
const printed = (text) => text.replace(/['+:].*$/, "");

/** A square after a touch of the brush; undefined: empty. @type {Painted} */
function painted(old, brush, away) {
  if (brush === ERASE) return undefined;
  if (!/^['+:]/.test(brush)) return away ? undefined : brush;
  if (!old) return old;
  if (away) return printed(old);
  const land = printed(old), terrain = land.replace(/\W/g, "");
  // what can't lie there isn't put there
  return (brush === "+" && (!RESOURCE_OF[terrain] || land.includes("*"))) || (brush[0] === "'" && (/[*^]/.test(land))) || (brush[0] === ":" && land.includes("*")) ? old : land + brush;
}

/** @type {KingdomPad} */
export function KingdomPad({ game, mode, seat, frame, kingdom, marked, totems, set, setTotems }) {
  const kit = game === "kingdomino" ? KINGDOMINO : ORIGINS;
  const [brush, setBrush] = useState(BRUSHES[game][0]);
  const [cursor, setCursor] = useState(/** @type {?Place} */ (null));
  const board = useRef(/** @type {?SVGSVGElement} */ (null));
  const stroke = useRef(/** @type {{away: boolean, seen: Set<string>} | null} */ (null));
  const [hx, hy] = kingdom.home;
  const things = game === "origins" ? ["'", "''", "'''", ...(mode === "totem" || mode === "tribe" ? ["+"] : []), ...(mode === "tribe" ? BRUSHES.people.map((each) => `:${each}`) : [])] : [];

  /** @param {Place} place @param {boolean} first */
  const touch = (place, first) => {
    const key = String(place), old = kingdom.squares[key];
    if (place.some((each) => each < 0 || each >= frame)) return;
    if (first) {
      const away = brush === ERASE || old === brush || (!!old && old !== printed(old) && old === printed(old) + brush);
      stroke.current = { away, seen: new Set() };
    }
    const now = stroke.current;
    if (!now || now.seen.has(key)) return;
    now.seen.add(key);
    const { [key]: _, ...rest } = kingdom.squares;
    if (brush === HOME) set({ home: place, squares: rest }, !first);
    else if (key !== String(kingdom.home)) {
      const next = painted(old, brush, now.away);
      if (next !== old) set({ ...kingdom, squares: next ? { ...rest, [key]: next } : rest }, !first && now.seen.size > 1);
    }
  };
  const lift = () => { stroke.current = null; };
  /** @param {PointerEvent} event @returns {Place} */
  const under = (event) => {
    const box = /** @type {SVGSVGElement} */ (board.current).getBoundingClientRect();
    const at = (/** @type {number} */ part) => Math.floor(part * (frame + .25) - .125);
    return [at((event.clientX - box.left) / box.width), at((event.clientY - box.top) / box.height)];
  };
  const within = (/** @type {number} */ at) => Math.max(0, Math.min(frame - 1, at));
  const press = (/** @type {KeyboardEvent} */ event) => {
    const [x, y] = cursor || kingdom.home, arrow = ARROWS[event.key];
    if (arrow) setCursor([within(x + arrow[0]), within(y + arrow[1])]);
    else if (event.key === "Enter" || event.key === " ") { touch([x, y], true); lift(); }
    else if (event.key === "Delete" || event.key === "Backspace") { const { [`${x},${y}`]: _, ...rest } = kingdom.squares; set({ ...kingdom, squares: rest }); }
    else return;
    event.preventDefault();
  };
  /** @param {string} key */
  const words = (key) => (key === String(kingdom.home) ? t(`web-${game}-home`) : kingdom.squares[key] ? squareWords(kit, squareOf(kingdom.squares[key], game), t) : t("web-pad-empty"));
  const squares = Object.fromEntries(Object.entries(kingdom.squares).map(([key, text]) => { const [x, y] = placeOf(key); return [`${x - hx},${y - hy}`, squareOf(text, game)]; }));
  const places = Array.from({ length: frame * frame }, (_, n) => /** @type {Place} */ ([n % frame, Math.floor(n / frame)]));
  const grow = () => set({ ...kingdom, squares: Object.fromEntries(Object.entries(kingdom.squares).map(([key, text]) => [key, text === printed(text) ? painted(text, "+", false) || text : text])) });
  const count = Object.keys(kingdom.squares).length;
  const pointed = marked.map(placeOf).filter(([x, y]) => [x + hx, y + hy].every((each) => each >= 0 && each < frame));
  /** A brush: what it is called, and what it looks like. @param {string} each @returns {[string, Child]} */
  const look = (each) => {
    if (each === ERASE) return [t("web-pad-erase"), null];
    if (each === HOME) return [t(`web-${game}-home`), html`<${kit.Home} seat=${SEATS[seat]}/>`];
    if (each[0] === "'") return [t("web-pad-token", { count: each.length }), use(`token-${each.length}`)];
    if (each[0] === ":") return [t(`origins-${each.slice(1)}`), use(`person-${each.slice(1)}`, "translate(7 7) scale(1.25)")];
    if (each === "+") return [t("web-pad-resource"), RESOURCES.map((name, n) => html`<svg x=${n % 2 * 30} y=${(n >> 1) * 30} width="34" height="34" viewBox="8 12 48 48">${use(`piece-${name}`)}</svg>`)];
    const square = squareOf(each, game);
    return [squareWords(kit, square, t), html`<rect width="64" height="64" fill="url(#p-${square.terrain})"/><${kit.Marks} square=${square}/>`];
  };
  /** @param {string} each */
  const choice = (each) => {
    const [label, picture] = look(each);
    return html`<button key=${each} type="button" class="pad-brush" role="radio" aria-checked=${each === brush} aria-label=${label} title=${label} onClick=${() => setBrush(each)}>${picture ? html`<svg viewBox="0 0 64 64" aria-hidden="true">${picture}</svg>` : icon("close", 22)}</button>`;
  };
  return html`<div class="pad-kingdom">
    <div class="pad-board"><svg ref=${board} viewBox="-8 -8 ${frame * UNIT + 16} ${frame * UNIT + 16}" tabindex="0" role="application" aria-label=${t("web-pad-grid", { frame })} aria-describedby="pad-said"
      onKeyDown=${press} onFocus=${() => { if (/** @type {any} */ (board.current).matches(":focus-visible")) setCursor(cursor || kingdom.home); }} onBlur=${() => setCursor(null)}
      onPointerDown=${(event) => { if (event.button) return; board.current?.setPointerCapture(event.pointerId); touch(under(event), true); }}
      onPointerMove=${(event) => { if (stroke.current) touch(under(event), false); }} onPointerUp=${lift} onPointerCancel=${lift}>
      <rect class="dm-ground" x="-6" y="-6" width=${frame * UNIT + 12} height=${frame * UNIT + 12} rx="16"/>
      ${places.map((place) => cell("dm-slot", place))}
      <g transform=${onto(kingdom.home)}><${Lands} kit=${kit} squares=${squares} seat=${SEATS[seat]}/>
        ${pointed.length > 0 && html`<path class="pad-marked" d=${outline(pointed, 9, 3)}/>`}</g>
      ${cursor && cell("pad-cursor", cursor, 1)}</svg>
      <p class="visually-hidden" id="pad-said" aria-live="polite">${cursor ? t("web-pad-square", { column: cursor[0] + 1, line: cursor[1] + 1, what: words(String(cursor)) }) : ""}</p>
      <p class="pad-count num">${t("web-pad-squares", { count, of: frame * frame - 1 })}</p></div>
    <div class="pad-brushes"><h3>${t("web-pad-brush")}</h3>
      <div class="pad-lands" role="radiogroup" aria-label=${t("web-pad-brush")}>${[...BRUSHES[game], HOME, ERASE].map(choice)}</div>
      ${things.length > 0 && html`<h3>${t("web-pad-things")}</h3><div class="pad-lands" role="radiogroup" aria-label=${t("web-pad-things")}>${things.map(choice)}</div>`}
      ${things.includes("+") && html`<button class="quiet" onClick=${grow}>${t("web-pad-grow")}</button>`}
      ${mode === "totem" && html`<h3>${t("web-pad-totems")}</h3><div class="pad-lands">${RESOURCES.map((name) => html`<button key=${name} type="button" class="pad-brush" aria-pressed=${totems.includes(name)} aria-label=${t(`origins-${name}`)}
        onClick=${() => setTotems(totems.includes(name) ? totems.filter((each) => each !== name) : [...totems, name])}><svg viewBox="0 0 40 52" aria-hidden="true">${use(`totem-${name}`)}</svg></button>`)}</div><small>${t("web-pad-totems-about")}</small>`}
    </div></div>`;
}
