// What a domino game is to the table, but for its own way and its picture's scene.
import { html } from "../../../vendor/preact.js";
import { Domino } from "../../draw/domino.js";
import { KingdomPicture, Lands } from "../../draw/kingdom.js";
import { placesIn } from "./moves.js";
import { DominoTable, how, note, seatIndex, textBoard } from "./table.js";

/** @typedef {import("../../types").Game} Game @typedef {import("../../draw/domino.js").Square} Square @typedef {import("./table.js").Way} Way */

/** A kingdom of five by five, from lines with two letters for each square, `..` for the castle.
 * @param {string[]} lines @param {(text: string) => Square} squareOf @returns {Record<string, Square>} */
export const sceneOf = (lines, squareOf) => Object.fromEntries(lines.flatMap((line, y) => Array.from({ length: 5 }, (_, x) => /** @type {const} */ ([`${x - 2},${y - 2}`, line.slice(2 * x, 2 * x + 2)])))
  .filter(([, text]) => text !== "..").map(([place, text]) => [place, squareOf(text)]));

/** A corner of a kingdom with a domino that is about to join it.
 * @param {{kit: import("../../draw/domino.js").Kit, squares: Record<string, Square>, seat: string, domino: Square[], king: string}} props */
export function Scene({ kit, squares, seat, domino, king }) {
  kit.define();
  return html`<svg class="dm-game-picture" viewBox="0 0 400 260" preserveAspectRatio="xMidYMid slice" aria-hidden="true"><rect class="dm-wood" width="400" height="260"/><path class="dm-planks" d="M0 62h400M0 131h400M0 198h400M90 0v62M286 62v69M148 131v67M330 198v62"/>
    <g transform="translate(168 104) rotate(-9) scale(.92)"><rect class="dm-ground" x="-138" y="-138" width="340" height="340" rx="18"/><${Lands} kit=${kit} squares=${squares} seat=${seat}/></g>
    <g class="dm-ghost" transform="translate(262 160) rotate(7) scale(.98)"><${Domino} kit=${kit} squares=${domino}/></g>
    <g transform="translate(337 38) rotate(5) scale(1.55)"><${kit.King} seat=${king}/></g></svg>`;
}

/** @param {string} name @param {Way} way @param {Game["Picture"]} Picture @returns {Game} */
export const dominoGame = (name, way, Picture) => ({
  name,
  Table: (props) => html`<${DominoTable} ...${props} way=${way}/>`,
  Miniature: ({ view, seat, players, large, t }) => html`<${KingdomPicture} kit=${way.kit} squares=${way.kingdoms(view)[seatIndex(seat)].squares} seat=${seat} frame=${view.frame} small=${!large}
    label=${t("web-domino-board", { name: players.find((each) => each.seat === seat)?.name ?? seat, frame: view.frame })}/>`,
  Picture,
  dominoes: way.dominoes,
  textBoard: (view, seat, t) => textBoard(way, view, seat, t),
  marks: (_, event) => placesIn(event),
  how,
  note: (view, seat, t) => note(way, view, seat, t),
});
