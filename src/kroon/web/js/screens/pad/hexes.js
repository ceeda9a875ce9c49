// Kingdom Builder's end position: four quadrants as they lie, and each player's settlements by tapping hexes.
import { html, useMemo, useRef, useState } from "../../../vendor/preact.js";
import { t } from "../../l10n.js";
import { HEIGHT, R, SIDE, WIDTH, nearest, outline, round, spot, towards } from "../../draw/hex.js";
import { Icon } from "../../draw/icons.js";
import { Lands } from "../../draw/land.js";
import { emblem } from "../../draw/place.js";
import { sayHex, settlement } from "../../games/builder/board.js";
import { useCamera } from "../../games/builder/camera.js";
import { QUADRANTS } from "./quadrants.js";
import { Stepper } from "./stepper.js";

/** @typedef {import("./draft.js").SeatDraft} SeatDraft @typedef {import("../../types").Player} Player */

const FINGER = 44, HALF = SIDE / 2, MOST = 40;
const BARREN = "WMSL";
const HEXES = Array.from({ length: SIDE * SIDE }, (_, n) => `${Math.floor(n / SIDE)},${n % SIDE}`);
/** @type {Record<string, [number, number]>} */
const ARROWS = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] };

/** The whole board, and what kind of location lies where. @param {string[]} names in reading order, a trailing ' for a turned one */
export function boardOf(names) {
  const parts = names.map((name) => {
    const rows = QUADRANTS[name.replace("'", "")].split(" ");
    return name.endsWith("'") ? rows.map((row) => [...row].reverse().join("")).reverse() : rows;
  });
  const board = Array.from({ length: SIDE }, (_, row) => [0, 1].map((side) => parts[2 * Math.floor(row / HALF) + side][row % HALF]).join(""));
  const locations = HEXES.filter((hex) => letter(board, hex) === "L").map((hex) => {
    const [row, col] = hex.split(",").map(Number);
    return { hex, kind: names[2 * Math.floor(row / HALF) + Math.floor(col / HALF)].replace("'", ""), tiles: 2 };
  });
  return { board, locations };
}

/** @param {string[]} board @param {string} hex */
const letter = (board, hex) => { const [row, col] = hex.split(",").map(Number); return board[row][col]; };

/** Which quadrants lie where. @param {{names: string[], set: (names: string[]) => void}} props */
export function Quadrants({ names, set }) {
  return html`<fieldset class="field option"><legend>${t("web-pad-quadrants")}</legend><div class="pad-quadrants">${names.map((name, at) => {
    const plain = name.replace("'", ""), turned = name !== plain;
    // a quadrant lies only once: the one that is chosen changes places with the one that lay there
    const choose = (/** @type {string} */ next) => set(names.map((each, n) => (n === at ? next : each.replace("'", "") === next ? plain : each)));
    return html`<div key=${at}><select aria-label=${t("web-pad-quadrant", { at: at + 1 })} value=${plain} onChange=${(/** @type {any} */ event) => choose(event.target.value)}>${Object.keys(QUADRANTS).map((each) => html`<option key=${each} value=${each}>${t(`builder-${each}`)}</option>`)}</select>
      <button type="button" class="icon-only" aria-pressed=${turned ? "true" : "false"} aria-label=${t("web-pad-turned", { quadrant: t(`builder-${plain}`) })} title=${t("web-pad-turned", { quadrant: t(`builder-${plain}`) })} onClick=${() => set(names.map((each, n) => (n === at ? (turned ? plain : `${plain}'`) : each)))}><${Icon} name="turn"/></button></div>`;
  })}</div></fieldset>`;
}

/** @param {{names: string[], seats: SeatDraft[], active: number, players: Player[], marked: string[], set: (seat: SeatDraft) => void}} props */
export function HexPad({ names, seats, active, players, marked, set }) {
  const { board, locations } = useMemo(() => boardOf(names), [names.join()]);
  const [cursor, setCursor] = useState(/** @type {string | null} */ (null));
  const [hover, setHover] = useState(/** @type {string | null} */ (null));
  const keyed = useRef(false);
  const mine = seats[active], letters = "abcd";
  const harbor = names.some((each) => each.startsWith("harbor"));
  /** @param {string} hex */
  const toggle = (hex) => {
    const land = letter(board, hex), settlements = mine.settlements;
    if (settlements.includes(hex)) set({ ...mine, settlements: settlements.filter((each) => each !== hex) });
    else if (settlements.length < MOST && !(BARREN.includes(land) && !(land === "W" && harbor)) && !seats.some((seat) => seat.settlements.includes(hex))) set({ ...mine, settlements: [...settlements, hex] });
  };
  const { frame, inner, camera } = useCamera({
    tap(u, v, kind) {
      const unit = (frame.current.clientWidth * camera.scale()) / WIDTH;
      if (kind !== "mouse" && unit * R * 1.73 < FINGER * .6) return camera.show(u, v, (FINGER * camera.scale()) / (unit * R * 1.73));
      const hex = nearest(HEXES, u * WIDTH, v * HEIGHT, R);
      keyed.current = false;
      if (hex) toggle(hex);
    },
    hover: (u, v) => setHover(nearest(HEXES, u * WIDTH, v * HEIGHT, R)), leave: () => setHover(null),
  });
  const press = (/** @type {KeyboardEvent} */ event) => {
    const arrow = ARROWS[event.key], from = cursor || "10,10";
    if (arrow && event.shiftKey) camera.move(-60 * arrow[0], -60 * arrow[1]);
    else if (arrow) { const to = towards(HEXES, from, arrow[0], arrow[1]), [x, y] = spot(to); keyed.current = true; setCursor(to); camera.show(x / WIDTH, y / HEIGHT); }
    else if (event.key === "Enter" || event.key === " ") toggle(from);
    else if (event.key === "+" || event.key === "=" || event.key === "-") camera.zoom(event.key === "-" ? 1 / 1.4 : 1.4);
    else return;
    event.preventDefault();
  };
  const view = { board, locations, seats: seats.slice(0, players.length) };
  const told = hover || (keyed.current ? cursor : null);
  return html`<div class="pad-hexes"><div class="kb-board"><div class="kb-window" ref=${frame} data-zoomed="no"><svg ref=${inner} class="kb-map" viewBox=${`0 0 ${round(WIDTH)} ${round(HEIGHT)}`} tabindex="0" role="application"
      aria-label=${t("web-pad-hexes")} aria-describedby="pad-said" onKeyDown=${press} onFocus=${() => setCursor(cursor || "10,10")}>
      <${Lands} board=${board} quadrants=${true}/><g aria-hidden="true">${locations.map(({ hex, kind }) => emblem(kind, ...spot(hex)))}
      ${view.seats.flatMap((seat, n) => seat.settlements.map((hex) => settlement(letters[n], hex, n === active ? "" : "faint")))}</g>
      ${marked.map((hex) => html`<path class="pad-marked" d=${outline(...spot(hex), R - 1)}/>`)}
      ${keyed.current && cursor ? html`<path class="cursor" aria-hidden="true" d=${outline(...spot(cursor), R + 1)}/>` : null}</svg></div>
      <div class="kb-foot"><p id="pad-said" aria-live="polite">${told ? sayHex(view, told, players, t) : ""}</p><p class="pad-count num">${t("web-pad-settlements", { count: mine.settlements.length, of: MOST })}</p>
        <div class="kb-zoom"><button class="quiet" aria-label=${t("web-builder-zoom-in")} onClick=${() => camera.zoom(1.6)}><${Icon} name="plus"/></button><button class="quiet" aria-label=${t("web-builder-zoom-out")} onClick=${() => camera.zoom(1 / 1.6)}><${Icon} name="minus"/></button></div></div></div>
    <details><summary>${t("web-pad-tiles")}</summary><small>${t("web-pad-tiles-about")}</small><ul class="pad-steppers">${names.map((name) => name.replace("'", "")).map((kind) => html`<${Stepper} key=${kind} name=${t(`builder-${kind}`)} value=${mine.tiles[kind] || 0} most=${2}
      set=${(/** @type {number} */ count) => { const { [kind]: _, ...rest } = mine.tiles; set({ ...mine, tiles: count ? { ...rest, [kind]: count } : rest }); }}/>`)}</ul></details></div>`;
}

