// The lands of Kingdomino as SVG: for each terrain a ground that repeats without a seam, and a small one with a single large
// sign for miniatures. They are defined once on the page, in a hidden SVG, and used from everywhere by their ids.
import { define } from "./defs.js";

/** The terrains in the order of the score sheet. */
export const TERRAINS = ["wheat", "forest", "lake", "grassland", "swamp", "mine"];

/** A paint of the tokens: `paint("wheat", 2)`. @param {string} name @param {number} [tone] */
const paint = (name, tone = 0) => `var(--${name}${tone ? "-" + tone : ""})`;

/** A mark repeated at places, each `x,y` or `x,y,scale`. @param {string} id @param {string} places */
export const scatter = (id, places) => places.split(" ").map((each) => {
  const [x, y, size = 1] = each.split(",");
  return `<use href="#${id}" transform="translate(${x} ${y})${size === 1 ? "" : ` scale(${size})`}"/>`;
}).join("");

const GRAIN = "q-3.6-1.4-3.4-5.4 3 .8 3.4 5.4z";
const EAR = [3, 7, 11].map((y) => `<path d="M0-${y}${GRAIN}" fill="${paint("wheat", 3)}"/><path d="M0-${y}${GRAIN}" transform="scale(-1 1)" fill="${paint("wheat", 2)}"/>`).join("");
const FIR = "M0-24 6.2-15H3.6L8.4-8H5L10 0h-20l5-8h-3.4l4.8-7h-2.6z";
const WAVE = "q4-5 8 0t8 0 8 0 8 0 8 0 8 0 8 0 8 0 8 0";

/** The marks that grounds are made of. */
const MARKS = `
<g id="m-ear"><path d="M0 7V-14" stroke="${paint("wheat", 2)}" stroke-width="1.3" stroke-linecap="round"/>${EAR}<path d="M0-13q-2.2-3 0-6.4q2.2 3.4 0 6.4z" fill="${paint("wheat", 3)}"/></g>
<g id="m-fir"><path d="M-1.3-1h2.6v4h-2.6z" fill="${paint("forest", 4)}"/><path d="${FIR}" fill="${paint("forest", 2)}"/><path d="M0-24-6.2-15h2.6L-8.4-8H-5L-10 0H-2.4L-1-8z" fill="${paint("forest", 3)}"/></g>
<path id="m-tuft" d="M0 0q-1-5-6-7.4M0 0q-.8-6.4-2.4-9.6M0 0q.6-7 1.6-10.4M0 0q1-5 5.6-8" fill="none" stroke="${paint("grassland", 2)}" stroke-width="1.7" stroke-linecap="round"/>
<g id="m-flower"><circle r="1.9" fill="${paint("grassland", 3)}"/><circle r=".8" fill="${paint("wheat")}"/></g>
<g id="m-reed"><path d="M0 0V-15M0 0q.6-6 5-10M0-1q-.8-5-4.6-8" fill="none" stroke="${paint("swamp", 4)}" stroke-width="1.4" stroke-linecap="round"/><rect x="-1.9" y="-19" width="3.8" height="8.6" rx="1.9" fill="${paint("swamp", 2)}"/></g>
<g id="m-pool"><path d="M-13 0c0-5 7-5.4 12-5.6 6-.2 14 1.2 14 5.2s-6 5.6-12 5.8S-13 5-13 0z" fill="${paint("swamp", 2)}"/><path d="M-8-.6c3-2.2 8-2.6 12-2.2M-2 2.6h7" fill="none" stroke="${paint("swamp", 3)}" stroke-width="1.2" stroke-linecap="round"/></g>
<g id="m-rock"><path d="M-13 9-9-6 1-11 12-5 14 8z" fill="${paint("mine", 2)}"/><path d="M-9-6 1-11l-2 8-9 4z" fill="${paint("mine", 3)}"/><path d="M1-11 12-5-1-3z" fill="${paint("mine", 4)}"/></g>
<path id="m-gold" d="M-2.6.4-.8-2.4l3 .4L3 1 .4 2.6z" fill="${paint("mine-ore")}" stroke="${paint("mine", 2)}" stroke-width=".7"/>`;

/** The ground of a square, 64 by 64. @type {Record<string, string>} */
const GROUNDS = {
  wheat: `<path d="M0 10q16-5 32 0t32 0v9q-16 5-32 0t-32 0zM0 42q16-5 32 0t32 0v9q-16 5-32 0t-32 0z" fill="${paint("wheat", 2)}" opacity=".16"/>`
    + scatter("m-ear", "8,20 24,18.5 40,21 56,19 0,41,1.05 16,39.5,1.05 32,42,1.05 48,40,1.05 64,41,1.05 8,62,1.1 24,61,1.1 40,63,1.1 56,61.5,1.1"),
  forest: `<path d="M0 12h64v20H0z" fill="${paint("forest", 2)}" opacity=".25"/>`
    + scatter("m-fir", "11,21,.82 32,19,.78 52,22,.84 0,40,.95 22,41,.98 43,40,.9 64,40,.95 11,61,1 33,62,.95 54,61,1.02"),
  lake: `<path d="M0 0h64v16H0z" fill="${paint("lake", 2)}" opacity=".18"/>`
    + [8, 24, 40, 56].map((y, n) => `<path d="M${n % 2 ? -12 : -4} ${y + 2.6}${WAVE}" stroke="${paint("lake", 2)}" stroke-width="2.6" fill="none"/><path d="M${n % 2 ? -12 : -4} ${y}${WAVE}" stroke="${paint("lake", 3)}" stroke-width="1.7" fill="none"/>`).join(""),
  grassland: `<path d="M-4 20q16-12 34-4t38-6v26q-20 8-36 2T-4 40z" fill="${paint("grassland", 2)}" opacity=".2"/>`
    + scatter("m-tuft", "11,19 30,14,.85 51,21 20,38,1.1 41,36,.9 59,43,.9 8,56 29,58,.9 48,60,1.1") + scatter("m-flower", "40,12 6,33 33,46,.9 56,30,.8 17,60,.8"),
  swamp: scatter("m-pool", "16,15 49,27,.9 21,43,1.05 52,57,.85") + scatter("m-reed", "34,23,.95 40,26,.75 9,34,.85 39,50 45,52,.8 8,62,.75 60,14,.7"),
  mine: `<path d="M0 0h30L8 30zM64 34v30H40z" fill="${paint("mine", 2)}" opacity=".5"/>`
    + scatter("m-rock", "15,16,.95 45,14,1.05 30,36,1 58,39,.72 11,55,.9 45,58,1.05") + scatter("m-gold", "29,15 9,35,1.1 46,33,.9 29,52,1.2 61,54"),
};

/** The sign of a miniature's square. @type {Record<string, string>} */
const SIGNS = {
  wheat: scatter("m-ear", "18,46,2 46,46,2 32,52,2.3"),
  forest: scatter("m-fir", "18,50,1.5 46,50,1.5 32,58,1.8"),
  lake: [14, 32, 50].map((y, n) => `<path d="M${n % 2 ? -16 : 0} ${y}q8-10 16 0t16 0 16 0 16 0 16 0" stroke="${paint("lake", 3)}" stroke-width="4.5" fill="none"/>`).join(""),
  grassland: scatter("m-tuft", "18,34,2 46,34,2 32,58,2.2"),
  swamp: scatter("m-pool", "26,44,1.7") + scatter("m-reed", "44,42,2"),
  mine: scatter("m-rock", "22,26,1.5 42,44,1.6") + scatter("m-gold", "46,17,3 17,50,3"),
};

/** A ground of two by two squares, every other one mirrored, so that it repeats less plainly; and its small form.
 * @param {string} name @param {string} ground @param {string} sign @param {boolean} [mirrored] */
export const land = (name, ground, sign, mirrored = true) => `
<g id="t-${name}"><rect width="64" height="64" fill="${paint(name)}"/>${ground}</g>
<pattern id="p-${name}" width="128" height="128" patternUnits="userSpaceOnUse"><rect width="128" height="128" fill="${paint(name)}"/>${[[0, 0], [64, 0], [0, 64], [64, 64]].map(([x, y], n) =>
    `<svg x="${x}" y="${y}" width="64" height="64" viewBox="0 0 64 64"><use href="#t-${name}"${mirrored && n % 3 ? ' transform="matrix(-1 0 0 1 64 0)"' : ""}/></svg>`).join("")}</pattern>
<pattern id="s-${name}" width="64" height="64" patternUnits="userSpaceOnUse"><rect width="64" height="64" fill="${paint(name)}"/>${sign}</pattern>`;

/** Puts the lands of Kingdomino on the page, once. */
export const defineLands = () => define("lands", () =>
  MARKS + TERRAINS.map((name) => land(name, GROUNDS[name], SIGNS[name], name !== "lake" && name !== "wheat")).join(""));
