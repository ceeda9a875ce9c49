// Kingdomino at the table.
import { KINGDOMINO } from "../../draw/domino.js";
import { dominoGame } from "../domino/index.js";
import dominoes from "./dominoes.json" with { type: "json" };

/** @type {DominoWay} */
const way = { kit: KINGDOMINO, dominoes, kingdoms: (view) => view.kingdoms };

export default dominoGame("kingdomino", way);
