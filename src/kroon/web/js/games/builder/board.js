// The board at the table: lands once, over them places, settlements, what may be chosen and what is chosen.
import { Component, html, useEffect, useMemo, useRef, useState } from "../../../vendor/preact.js";
import { HEIGHT, R, SIDE, WIDTH, centre, nearest, outline, placeOf, round, spot, towards } from "../../draw/hex.js";
import { Icon } from "../../draw/icons.js";
import { LANDS, Lands } from "../../draw/land.js";
import { location } from "../../draw/place.js";
import { shapePath } from "../../draw/shapes.js";
import { useCamera } from "./camera.js";
import { hexesOf, movesOf } from "./moves.js";

/** @typedef {import("../../types").TableProps} TableProps */
/** @typedef {import("../../types").Say} Say */
/** @typedef {import("../../types").View} View */

/** A finger needs so many pixels. */
const FINGER = 44;
/** @type {Record<string, [number, number]>} */
const ARROWS = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] };
/** @type {Record<string, number>} */
const ZOOMS = { "+": 1.4, "=": 1.4, "-": 1 / 1.4 };

/** A settlement in its player's colour and shape. @param {string} seat @param {string} hex @param {string} [kind] @param {number} [scale] */
export function settlement(seat, hex, kind = "", scale = 1.3) {
  const [x, y] = spot(hex);
  return html`<g class=${`settlement ${kind}`} key=${hex} transform=${`translate(${round(x - 8 * scale)} ${round(y - 8.3 * scale)}) scale(${scale})`}>
    <path class="foot" d=${shapePath(/** @type {any} */ (seat))} /><path d=${shapePath(/** @type {any} */ (seat))} fill=${`var(--player-${seat})`} />
  </g>`;
}

/** Says a hex: its place, its land, who or what is there. @param {View} view @param {string} hex @param {any[]} players @param {Say} t */
export function sayHex(view, hex, players, t) {
  const [row, col] = placeOf(hex);
  const place = view.locations.find((/** @type {any} */ each) => each.hex === hex);
  const at = view.seats.findIndex((/** @type {any} */ each) => each.settlements.includes(hex));
  const owner = at < 0 ? null : players[at]?.name ?? "abcd"[at];
  const land = place ? t("web-builder-place", { place: t(`builder-${place.kind}`), tiles: place.tiles }) : t(`builder-${LANDS[view.board[row][col]]}`);
  return t(owner ? "web-builder-hex-of" : "web-builder-hex", { hex, land, name: owner });
}

/** Things on the board that change only when somebody moves. @extends Component<{view: View, edges: boolean}> */
class Pieces extends Component {
  /** @param {{view: View}} next */
  shouldComponentUpdate(next) {
    return next.view !== this.props.view;
  }

  render() {
    const { view } = this.props;
    return html`<g aria-hidden="true">
      ${view.locations.map((/** @type {any} */ place) => location(place, spot(place.hex)))}
      ${view.seats.flatMap((/** @type {any} */ seat, /** @type {number} */ n) => seat.settlements.map((/** @type {string} */ hex) => settlement("abcd"[n], hex)))}
      ${view.lifted && settlement(view.turn, view.lifted, "lifted")}
    </g>`;
  }
}

const Numbers = () => html`<g class="numbers" aria-hidden="true">
  ${[...Array(SIDE).keys()].map((n) => html`<text x="6" y=${round(centre(n, 0)[1] + 3)}>${n}</text><text x=${round(centre(0, n)[0])} y="10">${n}</text>`)}
</g>`;

/** @param {TableProps} props */
export function Board({ view, you, players, legal, chosen, choose, last, hint, frozen, t }) {
  const moves = useMemo(() => movesOf(frozen ? [] : legal), [legal, frozen]);
  const lit = moves.hexes;
  const hexes = [...lit.keys()];
  const [cursor, setCursor] = useState(/** @type {string | null} */ (null));
  const [hover, setHover] = useState(/** @type {string | null} */ (null));
  const keyed = useRef(false);
  const picked = chosen?.match(/ (?:build|lift) (\S+)$/)?.[1] ?? null;
  const active = cursor && lit.has(cursor) ? cursor : picked ?? hexes[0] ?? null;

  const { frame, inner, camera } = useCamera({
    tap(u, v, kind) {
      const [x, y] = [u * WIDTH, v * HEIGHT];
      const unit = (frame.current.clientWidth * camera.scale()) / WIDTH;
      const reach = kind === "mouse" ? R : Math.max(R, FINGER / 2 / unit);
      const under = hexes.filter((hex) => nearest([hex], x, y, reach));
      // where several lit hexes lie under one finger the first tap comes closer
      if (kind !== "mouse" && under.length > 2 && unit * R * 1.73 < FINGER * 0.6) return camera.show(u, v, (FINGER * camera.scale()) / (unit * R * 1.73));
      const hex = nearest(under, x, y, reach);
      setCursor(hex);
      setHover(hex ?? hexAt(x, y));
      keyed.current = false;
      if (hex) choose(hex === picked ? null : /** @type {any} */ (lit.get(hex)).event);
      else if (picked) choose(null);
    },
    hover: (u, v) => setHover(hexAt(u * WIDTH, v * HEIGHT)),
    leave: () => setHover(null),
  });
  useEffect(() => {
    if (cursor && keyed.current) {
      const [x, y] = spot(cursor);
      camera.show(x / WIDTH, y / HEIGHT);
    }
  }, [cursor]);

  useEffect(() => {
    if (hexes.length && !hexes.some((hex) => camera.sees(spot(hex)[0] / WIDTH, spot(hex)[1] / HEIGHT))) camera.whole();
  }, [legal]);

  /** @param {KeyboardEvent} event */
  function press(event) {
    const arrow = ARROWS[event.key];
    if (arrow && event.shiftKey) camera.move(-60 * arrow[0], -60 * arrow[1]);
    else if (arrow && active) {
      keyed.current = true;
      setCursor(cursor ? towards(hexes, active, arrow[0], arrow[1]) : active);
    } else if (ZOOMS[event.key] && !event.ctrlKey) camera.zoom(ZOOMS[event.key]);
    else if (event.key === "0") camera.whole();
    else if ((event.key === "Enter" || event.key === " ") && active && !event.ctrlKey) choose(/** @type {any} */ (lit.get(active)).event);
    else return;
    event.preventDefault();
    event.stopPropagation();
  }

  const told = hover ?? (keyed.current ? cursor : null);
  const recent = hexesOf(last).filter((hex) => hex !== view.lifted);
  const tips = hexesOf(hint ?? []).filter((hex) => lit.has(hex));
  const shown = told && lit.has(told) ? told : picked;
  return html`<div class="kb-board">
    <div class="kb-window" ref=${frame} data-zoomed="no" data-lifting=${moves.lifting ? "yes" : "no"}>
      <div class="kb-inner" ref=${inner}><svg class="kb-map" viewBox=${`0 0 ${round(WIDTH)} ${round(HEIGHT)}`} tabindex="0" role=${hexes.length ? "listbox" : "img"}
        aria-label=${t(hexes.length ? (moves.lifting ? "web-builder-lift-label" : "web-builder-build-label") : "web-builder-board-label", { count: hexes.length })}
        aria-activedescendant=${active ? `kb-${active}` : undefined} onKeyDown=${press} onFocus=${() => setCursor(cursor ?? active)}
        style=${{ "--mine": `var(--player-${you ?? view.turn ?? "a"})` }}>
        <${Lands} board=${view.board} quadrants=${view.cards.some((/** @type {string} */ card) => card === "lords" || card === "farmers")} />
        <${Numbers} />
        <${Pieces} view=${view} />
        ${recent.length > 0 && html`<path class="recent" aria-hidden="true" d=${recent.map((hex) => outline(...spot(hex), R - 1.5)).join("")} />`}
        ${hexes.length > 0 && html`<path class="halo" aria-hidden="true" d=${hexes.map((hex) => outline(...spot(hex), R - 2)).join("")} />`}
        ${hexes.map((hex) => html`<path key=${hex} id=${`kb-${hex}`} role="option" aria-selected=${hex === picked ? "true" : "false"}
          aria-label=${t("web-builder-option", { hex: sayHex(view, hex, players, t), gain: moves.lifting ? 0 : lit.get(hex)?.gain ?? 0 })}
          class=${`lit ${hex === picked ? "picked" : ""} ${tips.includes(hex) ? "tip" : ""}`} d=${outline(...spot(hex), R - 2)} />`)}
        ${picked && you && settlement(you, picked, "ghost")}
        ${active && html`<path class="cursor" aria-hidden="true" d=${outline(...spot(active), R + 1)} />`}
        ${shown && !moves.lifting && gainAt(shown, lit.get(shown)?.gain ?? 0)}
      </svg></div>
    </div>
    <div class="kb-foot"><p aria-hidden="true">${told ? sayHex(view, told, players, t) : ""}</p>
      <div class="kb-zoom">
        <button class="quiet" aria-label=${t("web-builder-zoom-in")} title=${t("web-builder-zoom-in")} onClick=${() => camera.zoom(1.6)}><${Icon} name="plus" /></button>
        <button class="quiet" aria-label=${t("web-builder-zoom-out")} title=${t("web-builder-zoom-out")} onClick=${() => camera.zoom(1 / 1.6)}><${Icon} name="minus" /></button>
      </div>
    </div>
  </div>`;
}

/** The hex of the board that a point is in. @param {number} x @param {number} y */
function hexAt(x, y) {
  const near = Math.round((y - centre(0, 0)[1]) / (1.5 * R));
  const rows = [near - 1, near, near + 1].filter((row) => row >= 0 && row < SIDE);
  return nearest(rows.flatMap((row) => [...Array(SIDE).keys()].map((col) => `${row},${col}`)), x, y, R);
}

/** What a hex would gain, as a small flag above it. @param {string} hex @param {number} gain */
function gainAt(hex, gain) {
  if (!gain) return null;
  const [x, y] = spot(hex);
  return html`<g class="gain" aria-hidden="true" transform=${`translate(${round(x)} ${round(Math.max(16, y - 30))})`}>
    <rect x="-20" y="-12" width="40" height="22" rx="11" /><text y="4">${gain > 0 ? `+${gain}` : gain}</text>
  </g>`;
}
