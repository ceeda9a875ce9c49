// The dominoes of Kingdomino by number, to show which are still to come.

/** @typedef {import("../../draw/domino.js").Square} Square */

/** The 48 dominoes: the first letter of each square's terrain, and its crowns. */
const BOX = "w0w0 w0w0 f0f0 f0f0 f0f0 f0f0 l0l0 l0l0 l0l0 g0g0 g0g0 s0s0 w0f0 w0l0 w0g0 w0s0 f0l0 f0g0 w1f0 w1l0 w1g0 w1s0 w1m0 f1w0 "
  + "f1w0 f1w0 f1w0 f1l0 f1g0 l1w0 l1w0 l1f0 l1f0 l1f0 l1f0 w0g1 l0g1 w0s1 g0s1 m1w0 w0g2 l0g2 w0s2 g0s2 m2w0 s0m2 s0m2 w0m3";
/** @type {Record<string, string>} */
const LETTERS = { w: "wheat", f: "forest", l: "lake", g: "grassland", s: "swamp", m: "mine" };

/** @param {string} text a letter and a number @returns {Square} */
export const squareOf = (text) => ({ terrain: LETTERS[text[0]], crowns: Number(text[1]) });
/** @param {string} text @returns {Square[]} */
export const squaresOf = (text) => [squareOf(text.slice(0, 2)), squareOf(text.slice(2))];
/** The two squares of each domino; domino 1 comes first. */
export const DOMINOES = BOX.split(" ").map(squaresOf);
