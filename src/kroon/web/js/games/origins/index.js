// Kingdomino Origins at the table: as Kingdomino, with fires that fly, resources, totems and cave people.
import { html } from "../../../vendor/preact.js";
import { Domino } from "../../draw/domino.js";
import { KingdomPicture, Lands } from "../../draw/kingdom.js";
import { ORIGINS, Person, RESOURCE_OF, Token } from "../../draw/prehistory.js";
import { placesIn } from "../domino/moves.js";
import { DominoTable, how, note, seatIndex, textBoard } from "../domino/table.js";
import { DOMINOES, squareOf, squaresOf } from "./box.js";
import { Beside } from "./cave.js";

/** @typedef {import("../../types").Game} Game @typedef {import("../../draw/domino.js").Square} Square */

/** A square with the resource that lies on it when its row is revealed (O11). @param {Square} square @returns {Square} */
const stocked = (square) => square.fires || !RESOURCE_OF[square.terrain] ? square : { ...square, resource: RESOURCE_OF[square.terrain] };

/** @type {import("../domino/table.js").Way} */
const way = {
  kit: ORIGINS, dominoes: DOMINOES, kingdoms: (view) => view.territories, Beside,
  dress: (view, entry) => view.mode === "discovery" ? entry : { ...entry, squares: entry.squares.map(stocked) },
  // O25: the outer dominoes of the first row belong together, and the inner ones.
  moveOf: (others, at) => others.find((each) => each.event.endsWith(at === 0 || at === 3 ? " take outer" : " take inner")),
  token: (view, word) => word === "fire" ? html`<${Token} fires=${view.fire.fires}/>`
    : word === "settle" ? html`<g transform="translate(9 10) scale(1.15)"><${Person} name=${view.recruit.person}/></g>`
      : html`<path class="dm-paid" d="M20 20l24 24M44 20 20 44"/>`,
};

/** A territory for the picture, row by row. */
const SCENE = ["j0j1s0s0d0", "l0j0s1s0d0", "l1l0..v2d0", "q0q0v1d1d0", "q2q0l0j0j0"];
/** @type {Record<string, Square>} */
const SCENE_SQUARES = Object.fromEntries(SCENE.flatMap((line, y) => Array.from({ length: 5 }, (_, x) => /** @type {const} */ ([`${x - 2},${y - 2}`, line.slice(2 * x, 2 * x + 2)])))
  .filter(([, text]) => text !== "..").map(([place, text]) => [place, squareOf(text)]));
Object.assign(SCENE_SQUARES["1,-1"], { resource: "mammoth" });
Object.assign(SCENE_SQUARES["-2,-1"], { resource: "fish" });
Object.assign(SCENE_SQUARES["-1,-1"], { resource: "mushroom" });
Object.assign(SCENE_SQUARES["-2,1"], { person: "hunter" });
Object.assign(SCENE_SQUARES["1,-2"], { fires: 2, token: true });

/** A territory with its volcanoes, and a domino that is about to join it. */
function Picture() {
  ORIGINS.define();
  return html`<svg class="dm-game-picture" viewBox="0 0 400 260" preserveAspectRatio="xMidYMid slice" aria-hidden="true"><rect class="dm-wood" width="400" height="260"/><path class="dm-planks" d="M0 62h400M0 131h400M0 198h400M90 0v62M286 62v69M148 131v67M330 198v62"/>
    <g transform="translate(168 104) rotate(-9) scale(.92)"><rect class="dm-ground" x="-138" y="-138" width="340" height="340" rx="18"/><${Lands} kit=${ORIGINS} squares=${SCENE_SQUARES} seat="c"/></g>
    <g class="dm-ghost" transform="translate(262 164) rotate(7) scale(.98)"><${Domino} kit=${ORIGINS} squares=${squaresOf("q0v3").map(stocked)}/></g>
    <g transform="translate(338 40) rotate(5) scale(1.55)"><${ORIGINS.King} seat="a"/></g></svg>`;
}

export default /** @type {Game} */ ({
  name: "origins",
  Table: (props) => html`<${DominoTable} ...${props} way=${way}/>`,
  Miniature: ({ view, seat, players, large, t }) => html`<${KingdomPicture} kit=${ORIGINS} squares=${view.territories[seatIndex(seat)].squares} seat=${seat} frame=${view.frame} small=${!large}
    label=${t("web-domino-board", { name: players.find((each) => each.seat === seat)?.name ?? seat, frame: view.frame })}/>`,
  Picture,
  dominoes: way.dominoes,
  textBoard: (view, seat, t) => textBoard(way, view, seat, t),
  marks: (_, event) => placesIn(event),
  how,
  note: (view, seat, t) => note(way, view, seat, t),
});
