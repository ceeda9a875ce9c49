// Kingdom Builder at the table.
import { html, useRef } from "../../../vendor/preact.js";
import { HEIGHT, WIDTH, round, spot } from "../../draw/hex.js";
import { LANDS, Lands } from "../../draw/land.js";
import { location } from "../../draw/place.js";
import { useKeptFocus } from "../focus.js";
import { Board, settlement } from "./board.js";
import { Panel } from "./panel.js";

/** @type {BuilderTable} */
function Table(props) {
  const root = useRef();
  useKeptFocus(root, props.legal.length > 0 && !props.frozen, [".kb-map", ".kb-end"]);
  if (props.view.board[0][0] === ".") return html`<p class="kb-none">${props.t("builder-heading-set-up")}</p>`;
  return html`<div class="kb" ref=${root}><${Board} ...${props} /><${Panel} ...${props} /></div>`;
}

/** @type {Miniature} */
function Miniature({ view, seat, t }) {
  const mine = view.seats["abcd".indexOf(seat)];
  return html`<span class="kb-mini"><svg class="kb-map" viewBox=${`8 8 ${round(WIDTH - 16)} ${round(HEIGHT - 16)}`} role="img"
    aria-label=${t("builder-seat-line", { supply: mine.supply })}>
    <${Lands} board=${view.board} />
    <g class="large">${view.locations.map((place) => location(place, spot(place.hex)))}
      ${mine.settlements.map((hex) => settlement(seat, hex))}</g>
    <g class="small">${mine.settlements.map((hex) => settlement(seat, hex, "", 2.5))}</g>
  </svg></span>`;
}

/** The tiles of a seat in words. @type {TileNames} */
const tileNames = ({ tiles }, t) => Object.entries(tiles).map(([kind, count]) => t(`builder-${kind}`) + (count > 1 ? ` ×${count}` : ""));

/** @type {TextBoard} */
function textBoard(view, seat, t) {
  const names = "abcd".slice(0, view.players).split("");
  const lines = names.flatMap((each, n) => {
    const has = view.seats[n];
    return [
      t("web-builder-text-seat", { seat: each, you: each === seat ? "yes" : "no", supply: has.supply, tiles: tileNames(has, t).join(", ") || t("builder-tiles-none"),
        card: has.card ? t(`builder-${has.card}`) : t(has.has_card ? "builder-card-hidden" : "builder-card-none") }),
      t("web-builder-text-settlements", { seat: each, hexes: has.settlements.join("; ") || t("builder-nothing") }),
    ];
  });
  const places = view.locations.map((place) => t("web-builder-hex", { hex: place.hex, land: t("web-builder-place", { place: t(`builder-${place.kind}`), tiles: place.tiles }) }));
  const rows = view.board.map((row, n) => t("web-builder-text-row", { row: n, lands: runs(row).map(([land, from, to]) =>
    t("web-builder-text-run", { land: LANDS[land] ? t(`builder-${LANDS[land]}`) : "?", from, to })).join("; ") }));
  return [...lines, ...places, ...rows];
}

/** Equal letters that follow each other: the letter, and where from and to. @type {Runs} */
function runs(row) {
  return [...row.matchAll(/(.)\1*/g)].map((run) => [run[1], run.index, run.index + run[0].length - 1]);
}

export default /** @type {Game<BuilderView>} */ ({
  name: "builder",
  showsScore: true,
  Table,
  Miniature,
  textBoard,
  instant: (event) => / (use|lift) /.test(event),
  how(view, legal, chosen) {
    if (chosen || !legal.length) return null;
    const word = legal[0].event.split(" ")[1];
    const builds = legal.filter((move) => / (build|lift) /.test(move.event)).length;
    if (word === "lift") return { key: "web-builder-how-lift", args: { count: builds } };
    if (view.lifted) return { key: "web-builder-how-put", args: { count: builds } };
    return builds ? { key: "web-builder-how-build", args: { count: builds } } : null;
  },
  note(view, seat, t) {
    const has = view.seats["abcd".indexOf(seat)];
    const starts = view.starter === seat ? [t("web-builder-starter")] : [];
    return [t("builder-seat-line", { supply: has.supply }), ...tileNames(has, t), ...starts].join(" · ");
  },
});
