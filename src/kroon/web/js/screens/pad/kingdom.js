// A kingdom of the real table, drawn by tapping: a brush of land or of what lies on it, and the squares of the frame.
import { html, useRef, useState } from "../../../vendor/preact.js";
import { t } from "../../l10n.js";
import { KINGDOMINO } from "../../draw/domino.js";
import { Icon } from "../../draw/icons.js";
import { Lands } from "../../draw/kingdom.js";
import { outline, placeOf, UNIT } from "../../draw/outline.js";
import { ORIGINS, Person, RESOURCE_OF, RESOURCES, Resource, Token, Totem } from "../../draw/prehistory.js";
import { SEATS } from "../../draw/shapes.js";
import { squareWords } from "../../games/domino/rows.js";

/** @typedef {import("./draft.js").Kingdom} Kingdom @typedef {import("../../draw/domino.js").Square} Square */

/** The squares that the dominoes of a box have; a star for each crown or fire, a roof for each crater. @type {Record<string, string[]>} */
const LANDS = {
  kingdomino: "wheat wheat* forest forest* lake lake* grassland grassland* grassland** swamp swamp* swamp** mine mine* mine** mine***".split(" "),
  origins: "desert desert* steppe steppe* lake lake* jungle jungle* jungle** quarry quarry* quarry** volcano^ volcano^^ volcano^^^".split(" "),
};
const PEOPLE = "hunter fisher gatherer sculptor artist firelady shaman warrior1 warrior2 warrior3".split(" ");
const HOME = "home", ERASE = "erase";
const FORM = /^([a-z]+)(\**)(\^*)('*)(\+?)(?::(\w+))?$/;
/** @type {Record<string, [number, number]>} */
const ARROWS = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] };

/** A square of the sheet, as it is drawn. @param {string} text @param {string} game @returns {Square} */
export function squareOf(text, game) {
  const [, terrain, stars, craters, token, resource, person] = /** @type {RegExpExecArray} */ (FORM.exec(text));
  if (game === "kingdomino") return { terrain, crowns: stars.length };
  return { terrain, fires: stars.length + token.length, craters: craters.length, token: token.length > 0, resource: resource ? RESOURCE_OF[terrain] : undefined, person };
}

/** What is printed on a square. @param {string} text */
const printed = (text) => text.replace(/['+:].*$/, "");

/** A square after a touch of the brush; undefined: empty. @param {string | undefined} old @param {string} brush @param {boolean} away */
function painted(old, brush, away) {
  if (brush === ERASE) return undefined;
  if (!/^['+:]/.test(brush)) return away ? undefined : brush;
  if (!old) return old;
  if (away) return printed(old);
  const land = printed(old), terrain = land.replace(/\W/g, "");
  // what can't lie there isn't put there
  return (brush === "+" && (!RESOURCE_OF[terrain] || land.includes("*"))) || (brush[0] === "'" && (/[*^]/.test(land))) || (brush[0] === ":" && land.includes("*")) ? old : land + brush;
}

/** @param {{game: string, mode: string, seat: number, frame: number, kingdom: Kingdom, marked: string[], totems: string[], set: (kingdom: Kingdom, same?: boolean) => void, setTotems: (totems: string[]) => void}} props */
export function KingdomPad({ game, mode, seat, frame, kingdom, marked, totems, set, setTotems }) {
  const kit = game === "kingdomino" ? KINGDOMINO : ORIGINS;
  kit.define();
  const [brush, setBrush] = useState(LANDS[game][0]);
  const [cursor, setCursor] = useState(/** @type {[number, number] | null} */ (null));
  const board = useRef(/** @type {SVGSVGElement | null} */ (null));
  const stroke = useRef(/** @type {{away: boolean, seen: Set<string>} | null} */ (null));
  const [hx, hy] = kingdom.home;
  const things = game === "origins" ? ["'", "''", "'''", ...(mode === "totem" || mode === "tribe" ? ["+"] : []), ...(mode === "tribe" ? PEOPLE.map((each) => `:${each}`) : [])] : [];

  /** @param {[number, number]} place @param {boolean} first */
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
  /** @param {PointerEvent} event @returns {[number, number]} */
  const under = (event) => {
    const box = /** @type {SVGSVGElement} */ (board.current).getBoundingClientRect();
    return [Math.floor(((event.clientX - box.left) / box.width) * (frame + .25) - .125), Math.floor(((event.clientY - box.top) / box.height) * (frame + .25) - .125)];
  };
  const press = (/** @type {KeyboardEvent} */ event) => {
    const [x, y] = cursor || kingdom.home, arrow = ARROWS[event.key];
    if (arrow) setCursor([Math.max(0, Math.min(frame - 1, x + arrow[0])), Math.max(0, Math.min(frame - 1, y + arrow[1]))]);
    else if (event.key === "Enter" || event.key === " ") { touch([x, y], true); stroke.current = null; }
    else if (event.key === "Delete" || event.key === "Backspace") { const { [`${x},${y}`]: _, ...rest } = kingdom.squares; set({ ...kingdom, squares: rest }); }
    else return;
    event.preventDefault();
  };
  /** @param {string} key */
  const words = (key) => (key === String(kingdom.home) ? t(`web-${game}-home`) : kingdom.squares[key] ? squareWords(kit, squareOf(kingdom.squares[key], game), t) : t("web-pad-empty"));
  /** @type {Record<string, Square>} */
  const squares = {};
  for (const [key, text] of Object.entries(kingdom.squares)) { const [x, y] = placeOf(key); squares[`${x - hx},${y - hy}`] = squareOf(text, game); }
  const places = Array.from({ length: frame * frame }, (_, n) => /** @type {[number, number]} */ ([n % frame, Math.floor(n / frame)]));
  const grow = () => set({ ...kingdom, squares: Object.fromEntries(Object.entries(kingdom.squares).map(([key, text]) => [key, text === printed(text) ? painted(text, "+", false) || text : text])) });
  const count = Object.keys(kingdom.squares).length;
  const pointed = marked.map(placeOf).filter(([x, y]) => [x + hx, y + hy].every((each) => each >= 0 && each < frame));
  return html`<div class="pad-kingdom">
    <div class="pad-board"><svg ref=${board} viewBox="-8 -8 ${frame * UNIT + 16} ${frame * UNIT + 16}" tabindex="0" role="application" aria-label=${t("web-pad-grid", { frame })} aria-describedby="pad-said"
      onKeyDown=${press} onFocus=${() => { if (/** @type {any} */ (board.current).matches(":focus-visible")) setCursor(cursor || kingdom.home); }} onBlur=${() => setCursor(null)}
      onPointerDown=${(/** @type {PointerEvent} */ event) => { if (event.button) return; board.current?.setPointerCapture(event.pointerId); touch(under(event), true); }}
      onPointerMove=${(/** @type {PointerEvent} */ event) => { if (stroke.current) touch(under(event), false); }} onPointerUp=${() => { stroke.current = null; }} onPointerCancel=${() => { stroke.current = null; }}>
      <rect class="dm-ground" x="-6" y="-6" width=${frame * UNIT + 12} height=${frame * UNIT + 12} rx="16"/>
      ${places.map(([x, y]) => html`<rect class="dm-slot" x=${x * UNIT + 3} y=${y * UNIT + 3} width="58" height="58" rx="8"/>`)}
      <g transform="translate(${hx * UNIT} ${hy * UNIT})"><${Lands} kit=${kit} squares=${squares} seat=${SEATS[seat]}/>
        ${pointed.length ? html`<path class="pad-marked" d=${outline(pointed, 9, 3)}/>` : null}</g>
      ${cursor ? html`<rect class="pad-cursor" x=${cursor[0] * UNIT + 1} y=${cursor[1] * UNIT + 1} width="62" height="62" rx="9"/>` : null}</svg>
      <p class="visually-hidden" id="pad-said" aria-live="polite">${cursor ? t("web-pad-square", { column: cursor[0] + 1, line: cursor[1] + 1, what: words(String(cursor)) }) : ""}</p>
      <p class="pad-count num">${t("web-pad-squares", { count, of: frame * frame - 1 })}</p></div>
    <div class="pad-brushes"><h3>${t("web-pad-brush")}</h3>
      <div class="pad-lands" role="radiogroup" aria-label=${t("web-pad-brush")}>${[...LANDS[game], HOME, ERASE].map((each) => html`<${Brush} key=${each} on=${each === brush} set=${() => setBrush(each)}
        label=${each === HOME ? t(`web-${game}-home`) : each === ERASE ? t("web-pad-erase") : squareWords(kit, squareOf(each, game), t)}>${each === ERASE ? html`<${Icon} name="close" size=${22}/>`
          : html`<svg viewBox="0 0 64 64" aria-hidden="true">${each === HOME ? html`<${kit.Home} seat=${SEATS[seat]}/>` : html`<rect width="64" height="64" fill="url(#p-${each.replace(/\W/g, "")})"/><${kit.Marks} square=${squareOf(each, game)}/>`}</svg>`}<//>`)}</div>
      ${things.length ? html`<h3>${t("web-pad-things")}</h3><div class="pad-lands" role="radiogroup" aria-label=${t("web-pad-things")}>${things.map((each) => html`<${Brush} key=${each} on=${each === brush} set=${() => setBrush(each)}
        label=${each[0] === "'" ? t("web-pad-token", { count: each.length }) : each === "+" ? t("web-pad-resource") : t(`origins-${each.slice(1)}`)}><svg viewBox="0 0 64 64" aria-hidden="true">${each[0] === "'" ? html`<${Token} fires=${each.length}/>`
          : each === "+" ? RESOURCES.map((name, n) => html`<svg x=${n % 2 * 30} y=${(n >> 1) * 30} width="34" height="34" viewBox="8 12 48 48"><${Resource} name=${name}/></svg>`) : html`<g transform="translate(7 7) scale(1.25)"><${Person} name=${each.slice(1)}/></g>`}</svg><//>`)}</div>` : null}
      ${things.includes("+") ? html`<button class="quiet" onClick=${grow}>${t("web-pad-grow")}</button>` : null}
      ${mode === "totem" ? html`<h3>${t("web-pad-totems")}</h3><div class="pad-lands">${RESOURCES.map((name) => html`<button key=${name} type="button" class="pad-brush" aria-pressed=${totems.includes(name) ? "true" : "false"} aria-label=${t(`origins-${name}`)}
        onClick=${() => setTotems(totems.includes(name) ? totems.filter((each) => each !== name) : [...totems, name])}><svg viewBox="0 0 40 52" aria-hidden="true"><${Totem} name=${name}/></svg></button>`)}</div><small>${t("web-pad-totems-about")}</small>` : null}
    </div></div>`;
}

/** @param {{on: boolean, set: () => void, label: string, children?: any}} props */
const Brush = ({ on, set, label, children }) => html`<button type="button" class="pad-brush" role="radio" aria-checked=${on ? "true" : "false"} aria-label=${label} title=${label} onClick=${set}>${children}</button>`;
