// Kingdom Builder's end position: four quadrants as they lie, and each player's settlements by tapping hexes.
import { html, Choice, icon, t, useMemo } from "../../frame.js";
import { R, SIDE, outline, placeOf, spot } from "../../draw/hex.js";
import { emblem } from "../../draw/place.js";
import { settlement } from "../../games/builder/board.js";
import { HEXES, HexMap } from "../../games/builder/map.js";
import quadrants from "./quadrants.json" with { type: "json" };
import { Stepper } from "./stepper.js";

const HALF = SIDE / 2, MOST = 40;
const BARREN = "WMSL";
/** @type {Record<string, string[]>} */
const QUADRANTS = quadrants;

/** A quadrant's name without the mark of a turned one. @param {string} name */
const plainName = (name) => name.replace("'", "");

/** The whole board, and what kind of location lies where. @type {BoardOf} */
function boardOf(names) {
  const parts = names.map((name) => {
    const rows = QUADRANTS[plainName(name)];
    return name.endsWith("'") ? rows.map((row) => [...row].reverse().join("")).reverse() : rows;
  });
  const board = Array.from({ length: SIDE }, (_, row) => [0, 1].map((side) => parts[2 * Math.floor(row / HALF) + side][row % HALF]).join(""));
  const locations = HEXES.filter((hex) => letter(board, hex) === "L").map((hex) => {
    const [row, col] = placeOf(hex);
    return { hex, kind: plainName(names[2 * Math.floor(row / HALF) + Math.floor(col / HALF)]), tiles: 2 };
  });
  return { board, locations };
}

/** @type {Letter} */
const letter = (board, hex) => { const [row, col] = placeOf(hex); return board[row][col]; };

/** @type {Quadrants} */
export function Quadrants({ names, set }) {
  return html`<fieldset class="field option"><legend>${t("web-pad-quadrants")}</legend><div class="pad-quadrants">${names.map((name, at) => {
    const plain = plainName(name), turned = name !== plain, label = t("web-pad-turned", { quadrant: t(`builder-${plain}`) });
    // a quadrant lies only once: the one that is chosen changes places with the one that lay there
    const choose = (/** @type {string} */ next) => set(names.map((each, n) => (n === at ? next : plainName(each) === next ? plain : each)));
    return html`<div key=${at}><${Choice} label=${t("web-pad-quadrant", { at: at + 1 })} value=${plain} values=${Object.keys(QUADRANTS).map((each) => [each, t(`builder-${each}`)])} set=${choose}/>
      <button type="button" class="icon-only" aria-pressed=${turned} aria-label=${label} title=${label} onClick=${() => set(names.with(at, turned ? plain : `${plain}'`))}>${icon("turn")}</button></div>`;
  })}</div></fieldset>`;
}

/** @type {HexPad} */
export function HexPad({ names, seats, active, players, marked, set }) {
  const { board, locations } = useMemo(() => boardOf(names), [names.join()]);
  const mine = seats[active], { settlements, tiles } = mine;
  const harbor = names.some((each) => each.startsWith("harbor"));
  /** @param {?string} hex */
  const toggle = (hex) => {
    const land = hex && letter(board, hex);
    if (!hex || !land) return;
    if (settlements.includes(hex)) set({ ...mine, settlements: settlements.filter((each) => each !== hex) });
    else if (settlements.length < MOST && (!BARREN.includes(land) || (land === "W" && harbor)) && !seats.some((seat) => seat.settlements.includes(hex))) set({ ...mine, settlements: [...settlements, hex] });
  };
  const view = { board, locations, seats: seats.slice(0, players.length) };
  const attributes = { role: "application", "aria-label": t("web-pad-hexes"), "aria-describedby": "kb-said" };
  const drawn = () => html`<g aria-hidden="true">${locations.map(({ hex, kind }) => emblem(kind, ...spot(hex)))}
    ${view.seats.flatMap((seat, n) => seat.settlements.map((hex) => settlement("abcd"[n], hex, n === active ? "" : "faint")))}</g>
    ${marked.map((hex) => html`<path class="pad-marked" d=${outline(...spot(hex), R - 1)}/>`)}`;
  return html`<div class="pad-hexes"><${HexMap} ...${{ view, players, attributes, t }} hexes=${HEXES} first="10,10" pick=${toggle} quadrants
      foot=${html`<p class="pad-count num">${t("web-pad-settlements", { count: settlements.length, of: MOST })}</p>`}>${drawn}<//>
    <details><summary>${t("web-pad-tiles")}</summary><small>${t("web-pad-tiles-about")}</small><ul class="pad-steppers">${names.map(plainName).map((kind) => html`<${Stepper} key=${kind} name=${t(`builder-${kind}`)} value=${tiles[kind] || 0} most=${2}
      set=${(count) => { const { [kind]: _, ...rest } = tiles; set({ ...mine, tiles: count ? { ...rest, [kind]: count } : rest }); }}/>`)}</ul></details></div>`;
}
