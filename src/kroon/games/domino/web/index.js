// What a domino game is to the table, but for its own way.
import { html, seated } from "../../../web/js/ui.js";
import { DominoPicture } from "./domino.js";
import { KingdomPicture } from "./kingdom.js";
import { wordOf } from "./moves.js";
import { DominoTable, how, note, realmOf } from "./table.js";

/** @type {DominoGame} */
export const dominoGame = (name, way) => ({
  name,
  Table: (props) => html`<${DominoTable} ...${props} way=${way}/>`,
  Miniature: ({ view, seat, players, large, t }) => html`<${KingdomPicture} kit=${way.kit} squares=${realmOf(way, view, seat).squares} seat=${seat} frame=${view.frame} small=${!large}
    label=${t("web-domino-board", { name: seated(players, seat)?.name ?? seat, frame: view.frame })}/>`,
  lesson: { missed: ".dm-realm, .dm-draft li", tries: (event) => wordOf(event) === "place" },
  typing: {
    wide: ["row"], ...way.typing,
    Thing: ({ word, item }) => (word === "row" ? html`<${DominoPicture} kit=${way.kit} squares=${way.dominoes[Number(item) - 1]} small/>` : way.typing?.Thing?.({ word, item }) ?? null),
  },
  thing: (kind, id) => (kind === "domino" && way.dominoes[Number(id) - 1]
    ? { picture: html`<${DominoPicture} kit=${way.kit} squares=${way.dominoes[Number(id) - 1]} small/>`, seen: id } : way.thing?.(kind, id) ?? null),
  how,
  note: (view, seat, t) => note(way, view, seat, t),
});
