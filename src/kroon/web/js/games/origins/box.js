// The dominoes of Origins by number, to show which are still to come.

/** @typedef {import("../../draw/domino.js").Square} Square */

/** The 48 dominoes: the first letter of each square's terrain, and its fires; for a volcano its craters. */
const BOX = "d0d0 d0d0 d0d0 d0s0 d0s0 d0l0 d0l0 d0j0 d0j0 d0q0 d0q0 s0s0 s0s0 s0s0 l0l0 l0l0 j0j0 j0j0 s0l0 l0j0 s0q0 s0q0 j0q0 d0s1 "
  + "d0l1 d0j1 d0q1 d0v1 d0v1 d1s0 d1l0 s1l0 s1j0 s0l1 l1q0 s0j1 q0q1 s0v1 s0v1 l0v1 l0q2 l0v2 j0v2 j0v2 q0v2 l1j2 j1q2 q0v3";
/** @type {Record<string, string>} */
const LETTERS = { d: "desert", s: "steppe", l: "lake", j: "jungle", q: "quarry", v: "volcano" };

/** @param {string} text a letter and a number @returns {Square} */
export const squareOf = (text) => {
  const count = Number(text[1]), volcano = text[0] === "v";
  return { terrain: LETTERS[text[0]], fires: volcano ? 0 : count, craters: volcano ? count : 0 };
};
/** @param {string} text @returns {Square[]} */
export const squaresOf = (text) => [squareOf(text.slice(0, 2)), squareOf(text.slice(2))];
/** The two squares of each domino; domino 1 comes first. */
export const DOMINOES = BOX.split(" ").map(squaresOf);
