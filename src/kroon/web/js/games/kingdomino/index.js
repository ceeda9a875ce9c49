// Kingdomino at the table.
import { html } from "../../../vendor/preact.js";
import { Domino, KINGDOMINO } from "../../draw/domino.js";
import { KingdomPicture, Lands } from "../../draw/kingdom.js";
import { placesIn } from "../domino/moves.js";
import { DominoTable, how, note, seatIndex, textBoard } from "../domino/table.js";
import { DOMINOES, squareOf, squaresOf } from "./box.js";

/** @typedef {import("../../types").Game} Game @typedef {import("../../draw/domino.js").Square} Square */

/** @type {import("../domino/table.js").Way} */
const way = { kit: KINGDOMINO, dominoes: DOMINOES, kingdoms: (view) => view.kingdoms };

/** A kingdom for the picture, row by row: terrain and crowns. */
const SCENE = ["w0w0w1f0f0", "l0w0f0f1f0", "l1l0..m2m0", "g0g0s1s0m0", "g2g0s0w0w0"];
/** @type {Record<string, Square>} */
const SCENE_SQUARES = Object.fromEntries(SCENE.flatMap((line, y) => Array.from({ length: 5 }, (_, x) => /** @type {const} */ ([`${x - 2},${y - 2}`, line.slice(2 * x, 2 * x + 2)])))
  .filter(([, text]) => text !== "..").map(([place, text]) => [place, squareOf(text)]));

/** A corner of a kingdom with a domino that is about to join it. */
function Picture() {
  KINGDOMINO.define();
  const squares = { ...SCENE_SQUARES };
  for (const place of ["1,2", "2,2"]) delete squares[place];
  return html`<svg class="dm-game-picture" viewBox="0 0 400 260" preserveAspectRatio="xMidYMid slice" aria-hidden="true"><rect class="dm-wood" width="400" height="260"/><path class="dm-planks" d="M0 62h400M0 131h400M0 198h400M90 0v62M286 62v69M148 131v67M330 198v62"/>
    <g transform="translate(168 104) rotate(-9) scale(.92)"><rect class="dm-ground" x="-138" y="-138" width="340" height="340" rx="18"/><${Lands} kit=${KINGDOMINO} squares=${squares} seat="a"/></g>
    <g class="dm-ghost" transform="translate(262 158) rotate(7) scale(.98)"><${Domino} kit=${KINGDOMINO} squares=${squaresOf("w0m3")}/></g>
    <g transform="translate(336 36) rotate(5) scale(1.55)"><${KINGDOMINO.King} seat="b"/></g></svg>`;
}

export default /** @type {Game} */ ({
  name: "kingdomino",
  Table: (props) => html`<${DominoTable} ...${props} way=${way}/>`,
  Miniature: ({ view, seat, players, large, t }) => html`<${KingdomPicture} kit=${KINGDOMINO} squares=${view.kingdoms[seatIndex(seat)].squares} seat=${seat} frame=${view.frame} small=${!large}
    label=${t("web-domino-board", { name: players.find((each) => each.seat === seat)?.name ?? seat, frame: view.frame })}/>`,
  Picture,
  dominoes: way.dominoes,
  textBoard: (view, seat, t) => textBoard(way, view, seat, t),
  marks: (_, event) => placesIn(event),
  how,
  note: (view, seat, t) => note(way, view, seat, t),
});
