// The board at the table: lands once, over them places, settlements, what may be chosen and what is chosen.
import { html, SEATS, seatColour, shapePath, useMemo } from "../../../web/js/ui.js";
import { R, outlines, round, spot } from "./hex.js";
import { location } from "./place.js";
import { HexMap, sayHex } from "./map.js";
import { hexesOf, movesOf } from "./moves.js";

/** @type {Settlement} */
export function settlement(seat, hex, kind = "", scale = 1.3) {
  const [x, y] = spot(hex), d = shapePath(seat);
  return html`<g class=${`settlement ${kind}`} key=${hex} transform=${`translate(${round(x - 8 * scale)} ${round(y - 8.3 * scale)}) scale(${scale})`}>
    <path class="foot" d=${d} /><path d=${d} fill=${seatColour(seat)} />
  </g>`;
}

/** @type {BoardBoard} */
export function Board({ view, you, players, legal, chosen, choose, last, hint, frozen, t }) {
  const { hexes: lit, lifting } = useMemo(() => movesOf(frozen ? [] : legal), [legal, frozen]);
  const hexes = [...lit.keys()];
  const picked = chosen?.match(/ (?:build|lift) (\S+)$/)?.[1] ?? null;
  /** @param {?string} hex @param {boolean} [again] with a key, which doesn't take back */
  const pick = (hex, again) => {
    const move = hex && lit.get(hex);
    if (move) choose(hex === picked && !again ? null : move.event);
    else if (picked) choose(null);
  };
  // they change only when somebody moves
  const pieces = useMemo(() => html`<g aria-hidden="true">
      ${view.locations.map((site) => location(site, spot(site.hex)))}
      ${view.seats.flatMap((seat, n) => seat.settlements.map((hex) => settlement(SEATS[n], hex)))}
      ${view.lifted && settlement(view.turn, view.lifted, "lifted")}
    </g>`, [view]);
  const recent = hexesOf(last).filter((hex) => hex !== view.lifted);
  const tips = hexesOf(hint ?? []);
  const label = !hexes.length ? "web-builder-board-label" : lifting ? "web-builder-lift-label" : "web-builder-build-label";
  const attributes = { role: hexes.length ? "listbox" : "img", "aria-label": t(label, { count: hexes.length }), style: { "--mine": seatColour(you ?? view.turn ?? "a") } };
  /** @param {?string} told */
  const drawn = (told) => {
    const shown = told && lit.has(told) ? told : picked;
    return html`${pieces}
      ${recent.length > 0 && html`<path class="recent" aria-hidden="true" d=${outlines(recent, R - 1.5)} />`}
      ${hexes.length > 0 && html`<path class="halo" aria-hidden="true" d=${outlines(hexes, R - 2)} />`}
      ${hexes.map((hex) => html`<path key=${hex} id=${`kb-${hex}`} role="option" aria-selected=${hex === picked}
        aria-label=${t("web-builder-option", { hex: sayHex(view, hex, players, t), gain: lifting ? 0 : lit.get(hex)?.gain ?? 0 })}
        class=${`lit ${hex === picked ? "picked" : ""} ${tips.includes(hex) ? "tip" : ""}`} d=${outlines([hex], R - 2)} />`)}
      ${picked && you && settlement(you, picked, "ghost")}
      ${shown && !lifting && gainAt(shown, lit.get(shown)?.gain ?? 0)}`;
  };
  return html`<${HexMap} ...${{ view, players, hexes, pick, lifting, attributes, t }} first=${picked ?? hexes[0] ?? null}
    quadrants=${view.cards.some((card) => card === "lords" || card === "farmers")}>${drawn}<//>`;
}

/** @type {GainAt} */
function gainAt(hex, gain) {
  if (!gain) return null;
  const [x, y] = spot(hex);
  return html`<g class="gain" aria-hidden="true" transform=${`translate(${round(x)} ${round(Math.max(16, y - 30))})`}>
    <rect x="-20" y="-12" width="40" height="22" rx="11" /><text y="4">${gain > 0 ? `+${gain}` : gain}</text>
  </g>`;
}
