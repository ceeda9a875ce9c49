// Kingdomino at the table.
import { html } from "../../../vendor/preact.js";
import { KINGDOMINO } from "../../draw/domino.js";
import { Scene, dominoGame, sceneOf } from "../domino/index.js";
import { DOMINOES, squareOf, squaresOf } from "./box.js";

/** @type {import("../domino/table.js").Way} */
const way = { kit: KINGDOMINO, dominoes: DOMINOES, kingdoms: (view) => view.kingdoms };

/** A kingdom for the picture, row by row: terrain and crowns. */
const SCENE = sceneOf(["w0w0w1f0f0", "l0w0f0f1f0", "l1l0..m2m0", "g0g0s1s0m0", "g2g0s0w0w0"], squareOf);
for (const place of ["1,2", "2,2"]) delete SCENE[place];

export default dominoGame("kingdomino", way, () => html`<${Scene} kit=${KINGDOMINO} squares=${SCENE} seat="a" domino=${squaresOf("w0m3")} king="b"/>`);
