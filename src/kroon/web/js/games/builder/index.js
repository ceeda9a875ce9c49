// Kingdom Builder at the table.
import { html, useRef } from "../../../vendor/preact.js";
import { HEIGHT, R, WIDTH, centre, outline, round, spot } from "../../draw/hex.js";
import { LANDS, Lands } from "../../draw/land.js";
import { emblem, location } from "../../draw/place.js";
import { useKeptFocus } from "../focus.js";
import { Board, settlement } from "./board.js";
import { hexesOf } from "./moves.js";
import { Panel } from "./panel.js";

/** @typedef {import("../../types").Game} Game */
/** @typedef {import("../../types").View} View */
/** @typedef {import("../../types").Say} Say */

/** @param {import("../../types").TableProps} props */
function Table(props) {
  const root = useRef(/** @type {HTMLElement | null} */ (null));
  useKeptFocus(root, props.legal.length > 0 && !props.frozen, [".kb-map", ".kb-end"]);
  if (props.view.board[0][0] === ".") return html`<p class="kb-none">${props.t("builder-heading-set-up")}</p>`;
  return html`<div class="kb" ref=${root}><${Board} ...${props} /><${Panel} ...${props} /></div>`;
}

/** A player's settlements on the whole board, small. @param {import("../../types").MiniatureProps} props */
function Miniature({ view, seat, t }) {
  const mine = view.seats["abcd".indexOf(seat)];
  return html`<span class="kb-mini"><svg class="kb-map" viewBox=${`8 8 ${round(WIDTH - 16)} ${round(HEIGHT - 16)}`} role="img"
    aria-label=${t("builder-seat-line", { supply: mine.supply })}>
    <${Lands} board=${view.board} />
    <g class="large">${view.locations.map((/** @type {any} */ place) => location(place, spot(place.hex)))}
      ${mine.settlements.map((/** @type {string} */ hex) => settlement(seat, hex))}</g>
    <g class="small">${mine.settlements.map((/** @type {string} */ hex) => settlement(seat, hex, "", 2.5))}</g>
  </svg></span>`;
}

/** The heart of the board of a first game, for the home screen. */
function Picture() {
  const board = ["FFDDDMMCCC", "FFFFFFFMMM", "WWFSGGTTMM", "FFWWGGGTTC", "FCCWGTTCCC", "DFLCWTTLCG", "DDCWTTGGGG", "DDDWTTTGGG"].map((row) => row.padEnd(20, "."));
  while (board.length < 20) board.push(".".repeat(20));
  const houses = { a: ["2,4", "3,4", "3,5", "4,4"], b: ["6,6", "6,7", "7,7"], c: ["1,4", "0,3", "1,3"] };
  return html`<svg class="kb-map kb-picture" viewBox="33 46 316 190" preserveAspectRatio="xMidYMid slice" aria-hidden="true">
    <${Lands} board=${board} />
    ${emblem("tavern", centre(5, 2)[0], centre(5, 2)[1])}${emblem("tavern", centre(5, 7)[0], centre(5, 7)[1])}
    ${Object.entries(houses).flatMap(([seat, list]) => list.map((hex) => settlement(seat, hex)))}
    <path class="lit" d=${["2,5", "3,6"].map((hex) => outline(...spot(hex), R - 2)).join("")} />
  </svg>`;
}

/** @param {View} view @param {import("../../types").SeatLetter | null} seat @param {Say} t */
function textBoard(view, seat, t) {
  const names = "abcd".slice(0, view.players).split("");
  const lines = names.flatMap((each, n) => {
    const has = view.seats[n];
    const tiles = Object.entries(has.tiles).map(([kind, count]) => `${t(`builder-${kind}`)}${Number(count) > 1 ? ` ×${count}` : ""}`);
    return [
      t("web-builder-text-seat", { seat: each, you: each === seat ? "yes" : "no", supply: has.supply, tiles: tiles.join(", ") || t("builder-tiles-none"),
        card: has.card ? t(`builder-${has.card}`) : t(has.has_card ? "builder-card-hidden" : "builder-card-none") }),
      t("web-builder-text-settlements", { seat: each, hexes: has.settlements.join("; ") || t("builder-nothing") }),
    ];
  });
  const places = view.locations.map((/** @type {any} */ place) => t("web-builder-hex", { hex: place.hex, land: t("web-builder-place", { place: t(`builder-${place.kind}`), tiles: place.tiles }) }));
  const rows = view.board.map((/** @type {string} */ row, /** @type {number} */ n) => t("web-builder-text-row", { row: n, lands: runs(row).map(([land, from, to]) =>
    t("web-builder-text-run", { land: LANDS[land] ? t(`builder-${LANDS[land]}`) : "?", from, to })).join("; ") }));
  return [...lines, ...places, ...rows];
}

/** Equal letters that follow each other: the letter, and where from and to. @param {string} row @returns {[string, number, number][]} */
function runs(row) {
  return [...row.matchAll(/(.)\1*/g)].map((run) => [run[1], run.index, run.index + run[0].length - 1]);
}

export default /** @type {Game} */ ({
  name: "builder",
  showsScore: true,
  Table,
  Miniature,
  Picture,
  textBoard,
  marks: (view, event) => hexesOf([event]),
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
    const tiles = Object.entries(has.tiles).map(([kind, count]) => t(`builder-${kind}`) + (Number(count) > 1 ? ` ×${count}` : ""));
    const starts = view.starter === seat ? [t("web-builder-starter")] : [];
    return [t("builder-seat-line", { supply: has.supply }), ...tiles, ...starts].join(" · ");
  },
});
