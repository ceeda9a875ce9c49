// The score pad of Kingdomino: kingdoms of the squares that the box has, a star for each crown.
import { kingdomsPad } from "../../domino/web/pad.js";
import brushes from "./brushes.json" with { type: "json" };
import { KINGDOMINO } from "./kit.js";

export default kingdomsPad({
  kit: KINGDOMINO, brushes,
  squareOf: (text) => ({ terrain: text.replace(/\*/g, ""), crowns: text.split("*").length - 1 }),
});
