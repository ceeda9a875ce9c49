// Kingdomino Origins at the table: as Kingdomino, with fires that fly, resources, totems and cave people.
import { html } from "../../../vendor/preact.js";
import { ORIGINS, Person, RESOURCE_OF, Token } from "../../draw/prehistory.js";
import { Scene, dominoGame, sceneOf } from "../domino/index.js";
import { DOMINOES, squareOf, squaresOf } from "./box.js";
import { Beside } from "./cave.js";

/** @typedef {import("../../draw/domino.js").Square} Square */

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
const SCENE = sceneOf(["j0j1s0s0d0", "l0j0s1s0d0", "l1l0..v2d0", "q0q0v1d1d0", "q2q0l0j0j0"], squareOf);
Object.assign(SCENE["1,-1"], { resource: "mammoth" });
Object.assign(SCENE["-2,-1"], { resource: "fish" });
Object.assign(SCENE["-1,-1"], { resource: "mushroom" });
Object.assign(SCENE["-2,1"], { person: "hunter" });
Object.assign(SCENE["1,-2"], { fires: 2, token: true });

export default dominoGame("origins", way, () => html`<${Scene} kit=${ORIGINS} squares=${SCENE} seat="c" domino=${squaresOf("q0v3").map(stocked)} king="a"/>`);
