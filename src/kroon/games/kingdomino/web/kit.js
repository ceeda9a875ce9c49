// How Kingdomino draws what lies on a square: crowns; and its castle and king.
import { owned, signs } from "../../domino/web/domino.js";

/** @type {Kit} */
export const KINGDOMINO = {
  name: "kingdomino", Home: owned("castle", 34, 6.5, 7), King: owned("king", 8.7, 17.8, 8.6),
  Marks: ({ square, small }) => signs("crown", square.crowns, small),
};
