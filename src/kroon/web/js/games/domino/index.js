// What a domino game is to the table, but for its own way.
import { html, seated } from "../../ui.js";
import { KingdomPicture } from "../../draw/kingdom.js";
import { DominoTable, how, note, realmOf } from "./table.js";

/** @type {DominoGame} */
export const dominoGame = (name, way) => ({
  name,
  Table: (props) => html`<${DominoTable} ...${props} way=${way}/>`,
  Miniature: ({ view, seat, players, large, t }) => html`<${KingdomPicture} kit=${way.kit} squares=${realmOf(way, view, seat).squares} seat=${seat} frame=${view.frame} small=${!large}
    label=${t("web-domino-board", { name: seated(players, seat)?.name ?? seat, frame: view.frame })}/>`,
  dominoes: way.dominoes,
  how,
  note: (view, seat, t) => note(way, view, seat, t),
});
