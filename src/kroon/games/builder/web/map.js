// The board in its window: zoom and pan, a cursor that keys move, and a line that says the hex one looks at.
import { html, ARROWS, icon, litOf, towards, useEffect, useMemo, useRef, useState } from "../../../web/js/ui.js";
import { HEIGHT, R, SIDE, WIDTH, centre, nearest, outline, outlines, placeOf, round, spot } from "./hex.js";
import { LANDS, Lands } from "./land.js";
import { useCamera } from "./camera.js";

/** A finger needs so many pixels. */
const FINGER = 44;
export const HEXES = Array.from({ length: SIDE * SIDE }, (_, n) => `${Math.floor(n / SIDE)},${n % SIDE}`);
/** @type {Record<string, number>} */
const ZOOMS = { "+": 1.4, "=": 1.4, "-": 1 / 1.4 };

/** Rows and columns as the notation counts them; on a small board every fifth. */
const Numbers = () => useMemo(() => html`<g class="numbers" aria-hidden="true">${[...Array(SIDE).keys()].map((n) => html`<g class=${n % 5 ? "" : "fifth"}>
  <text x="7" y=${round(centre(n, 0)[1] + 3)}>${n}</text><text x=${round(centre(0, n)[0])} y="11">${n}</text></g>`)}</g>`, []);

/** The hexes that a sentence names, while it is pointed at. */
function LitHexes() {
  const hexes = litOf("hex").filter((hex) => HEXES.includes(hex)), d = outlines(hexes, R - 1);
  return hexes.length > 0 && html`<g class="found" aria-hidden="true"><path d=${d}/><path d=${d}/></g>`;
}

/** @type {SayHex} */
export function sayHex(view, hex, players, t) {
  const [row, col] = placeOf(hex);
  const site = view.locations.find((each) => each.hex === hex);
  const at = view.seats.findIndex((each) => each.settlements.includes(hex));
  const land = site ? t("builder-words-place", { place: t(`builder-${site.kind}`), tiles: site.tiles }) : t(`builder-${LANDS[view.board[row][col]]}`);
  return t(at < 0 ? "builder-hex" : "web-builder-hex-of", { hex, land, name: players[at]?.name ?? "abcd"[at] ?? null });
}

/** @type {HexMap} */
export function HexMap({ view, players, hexes, first, pick, quadrants, lifting, attributes, foot, children, t }) {
  const [cursor, setCursor] = useState(/** @type {?string} */ (null));
  const [hover, setHover] = useState(/** @type {?string} */ (null));
  const keyed = useRef(false);
  const active = cursor && hexes.includes(cursor) ? cursor : first;
  const { frame, camera, on } = useCamera({
    tap(u, v, kind) {
      const x = u * WIDTH, y = v * HEIGHT, finger = kind !== "mouse";
      const unit = (frame.current.clientWidth * camera.scale()) / WIDTH, wide = unit * R * 1.73;
      const reach = finger ? Math.max(R, FINGER / 2 / unit) : R;
      const under = hexes.filter((hex) => nearest([hex], x, y, reach));
      // where several hexes lie under one finger the first tap comes closer
      if (finger && wide < FINGER * .6 && (under.length > 2 || hexes === HEXES)) return camera.show(u, v, (FINGER * camera.scale()) / wide);
      const hex = nearest(under, x, y, reach);
      setCursor(hex);
      setHover(hex ?? nearest(HEXES, x, y, R));
      keyed.current = false;
      pick(hex);
    },
    hover: (u, v) => setHover(nearest(HEXES, u * WIDTH, v * HEIGHT, R)),
    leave: () => setHover(null),
  });
  /** @param {string} hex @returns {Place} */
  const part = (hex) => { const [x, y] = spot(hex); return [x / WIDTH, y / HEIGHT]; };
  useEffect(() => { if (cursor && keyed.current) camera.show(...part(cursor)); }, [cursor]);
  useEffect(() => { if (hexes.length && !hexes.some((hex) => camera.sees(...part(hex)))) camera.zoom(0); }, [hexes.join()]);
  /** @param {KeyboardEvent} event */
  function press(event) {
    const arrow = ARROWS[event.key];
    if (arrow && event.shiftKey) camera.move(60 * arrow[0], 60 * arrow[1]);
    else if (arrow && active) {
      keyed.current = true;
      setCursor(cursor ? towards(hexes, active, arrow, spot) : active);
    } else if (ZOOMS[event.key] && !event.ctrlKey) camera.zoom(ZOOMS[event.key]);
    else if (event.key === "0") camera.zoom(0);
    else if ((event.key === "Enter" || event.key === " ") && active && !event.ctrlKey) pick(active, true);
    else return;
    event.preventDefault();
    event.stopPropagation();
  }
  const told = hover ?? (keyed.current ? cursor : null);
  /** @type {NumberButton} */
  const zoom = (sign, key, by) => html`<button class="quiet" aria-label=${t(key)} title=${t(key)} onClick=${() => camera.zoom(by)}>${icon(sign)}</button>`;
  return html`<div class="kb-board">
    <div class="kb-window" ref=${frame} data-lifting=${lifting ? "yes" : "no"} ...${on}>
      <div class="kb-inner"><svg class="kb-map" viewBox=${`0 0 ${round(WIDTH)} ${round(HEIGHT)}`} tabindex="0" ...${attributes} aria-activedescendant=${active && attributes.role === "listbox" ? `kb-${active}` : undefined}
        onKeyDown=${press} onFocus=${() => setCursor(cursor ?? active)}>
        <${Lands} board=${view.board} quadrants=${quadrants} /><${Numbers} />
        ${children(told)}<${LitHexes} />
        ${active && html`<path class="cursor" aria-hidden="true" d=${outline(...spot(active), R + 1)} />`}
      </svg></div>
    </div>
    <div class="kb-foot"><p id="kb-said" aria-live="polite" aria-hidden=${!attributes["aria-describedby"]}>${told && sayHex(view, told, players, t)}</p>${foot}
      <div class="kb-zoom">${zoom("plus", "web-builder-zoom-in", 1.6)}${zoom("minus", "web-builder-zoom-out", 1 / 1.6)}</div>
    </div>
  </div>`;
}
