// Kingdomino at the table.
import { dominoGame } from "../../domino/web/index.js";
import { KINGDOMINO } from "./kit.js";
import dominoes from "./dominoes.json" with { type: "json" };

/** @type {DominoWay} */
const way = { kit: KINGDOMINO, dominoes, kingdoms: (view) => view.kingdoms };

export default dominoGame("kingdomino", way);
