// Origins as SVG: its lands and volcanoes, fires and their tokens, the wooden resources, cave people, totems, hut and chief.
import { html } from "../../vendor/preact.js";
import { define } from "./defs.js";
import { defineKingdom, Emblem, figure, Signs } from "./domino.js";
import { land, scatter } from "./terrain.js";
import { seatColour } from "./shapes.js";

/** @typedef {import("../types").SeatLetter} SeatLetter @typedef {import("./domino.js").Square} Square */

export const RESOURCES = ["mammoth", "fish", "mushroom", "flint"];
/** What grows on a land without a printed fire (O11). @type {Record<string, string>} */
export const RESOURCE_OF = { steppe: "mammoth", lake: "fish", jungle: "mushroom", quarry: "flint" };

const LEAF = "M0 0C-5-4-6-11 0-17 6-11 5-4 0 0z";
const FLAME = "M8 .8C9.2 4.2 14.6 6.6 14.6 12.2a6.6 6.6 0 0 1-13.2 0C1.4 9.4 3 8 4.2 6c.6 1.2 1.2 1.8 2 2.2C5.8 5.2 6.4 2.6 8 .8z";

const MARKS = `
<g id="m-dune"><path d="M-16 0C-8-1-3-9 3-9c4 0 7 6 13 9z" fill="var(--desert-3)"/><path d="M3-9c4 0 7 6 13 9H3C5-3 0-5 3-9z" fill="var(--desert-2)" opacity=".75"/></g>
<path id="m-ripple" d="M0 0q4-2.4 8 0t8 0" fill="none" stroke="var(--desert-2)" stroke-width="1.5" stroke-linecap="round"/>
<g id="m-grass" fill="none" stroke-linecap="round"><path d="M-3 0Q-5-8-9-12M1 0Q1-9-1-15M4 0q1-8 5-11" stroke="var(--steppe-2)" stroke-width="1.9"/><path d="M-1 0q-2-8-4-11M2.5 0Q4-8 4-13" stroke="var(--steppe-3)" stroke-width="1.7"/></g>
<g id="m-frond"><path d="${LEAF}" transform="rotate(-62)" fill="var(--jungle-2)"/><path d="${LEAF}" transform="rotate(62)" fill="var(--jungle-2)"/><path d="${LEAF}" transform="rotate(-32)" fill="var(--jungle-3)"/>
<path d="${LEAF}" transform="rotate(32)" fill="var(--jungle-4)"/><path d="${LEAF}" fill="var(--jungle-3)"/><path d="M0-1V-13" stroke="var(--jungle-2)" stroke-width="1"/></g>
<g id="m-block"><path d="M-12-4-2-9 11-6 12 6-1 9-12 6z" fill="var(--quarry-2)"/><path d="M-12-4-2-9 11-6 0-2z" fill="var(--quarry-3)"/><path d="M-12-4 0-2-1 9-12 6z" fill="var(--quarry-4)"/></g>
<path id="m-crack" d="M0 0l5 6-2 5 6 7M5 6l6 1" fill="none" stroke="var(--lava)" stroke-width="1.8" stroke-linecap="round" stroke-linejoin="round"/>
<g id="m-cone"><path d="M-21 20C-12 14-9-2-7-9H7C9-2 12 14 21 20z" fill="var(--volcano-3)"/><path d="M7-9C9-2 12 14 21 20H2C6 8 3-2 4-9z" fill="#000" opacity=".25"/>
<ellipse cy="-9" rx="7.5" ry="3" fill="var(--lava)"/><ellipse cy="-9" rx="4.4" ry="1.6" fill="var(--fire-glow)"/><path d="M-5-8c-1 5-4 6-3 11 .6 3 3 2 3-1 0-4 2-5 2-9zM3-7c0 4 3 5 2.4 8-.4 2-2.4 1.6-2.4-.4 0-3-2-4-2-7z" fill="var(--lava)"/></g>
<symbol id="flame" viewBox="0 0 16 20" overflow="visible"><path d="${FLAME}" fill="var(--flame)" stroke="var(--flame-edge)" stroke-width="1.4" stroke-linejoin="round"/><path d="M8 18.2c-2.8 0-4-1.8-4-3.9 0-2.4 2.4-3.2 3-6 2.6 1.7 5 3.5 5 6.2 0 2-1.4 3.7-4 3.7z" fill="#fff3b0"/></symbol>
<symbol id="r-mammoth" viewBox="0 0 32 32" overflow="visible"><path d="M3 27V17C3 10 7 6.5 12.5 6.5 15 3 22 2.5 24 7.5c4 1 5.5 5 5.5 9 0 3.5 1.5 6-.5 8.5-1.2 1.4-3 .6-2.6-1.2.6-2.8-1.4-3.8-1.4-6L23 19v8h-4.5v-5.5h-7V27z" fill="var(--mammoth)" stroke="var(--piece-edge)" stroke-width="1.7" stroke-linejoin="round"/>
<path d="M22.5 16.5c.5 5 4 6.5 7.5 4" fill="none" stroke="#fff6e0" stroke-width="2.2" stroke-linecap="round"/><circle cx="23" cy="10.5" r="1.2" fill="#fff6e0"/><path d="M7 11c2-2 4-2.5 6-2.5" stroke="#fff" stroke-width="1.5" opacity=".4" stroke-linecap="round" fill="none"/></symbol>
<symbol id="r-fish" viewBox="0 0 32 32" overflow="visible"><path d="M2 16C7 7 17 6 23.5 14L30 8.5c-1 5-1 10 0 15L23.5 18C17 26 7 25 2 16z" fill="var(--fish)" stroke="var(--piece-edge)" stroke-width="1.7" stroke-linejoin="round"/>
<path d="M11.5 10q3.5 6 0 12" fill="none" stroke="var(--piece-edge)" stroke-width="1.4"/><circle cx="7.5" cy="14.5" r="1.4" fill="#fff"/><path d="M15 11.5q3 .5 5 3" stroke="#fff" stroke-width="1.5" opacity=".5" stroke-linecap="round" fill="none"/></symbol>
<symbol id="r-mushroom" viewBox="0 0 32 32" overflow="visible"><path d="M12 16h8l1.4 10.5q.2 2.5-2.4 2.5h-6q-2.6 0-2.4-2.5z" fill="#f2e3c6" stroke="var(--piece-edge)" stroke-width="1.7"/>
<path d="M2.5 17.5C2 8 9 3 16 3s14 5 13.5 14.5c-4 1.5-23 1.5-27 0z" fill="var(--mushroom)" stroke="var(--piece-edge)" stroke-width="1.7" stroke-linejoin="round"/><circle cx="11" cy="10" r="2.2" fill="#fff0d8"/><circle cx="19" cy="7.5" r="1.7" fill="#fff0d8"/><circle cx="22" cy="13" r="2" fill="#fff0d8"/></symbol>
<symbol id="r-flint" viewBox="0 0 32 32" overflow="visible"><path d="M17 1.8 28 17l-6.5 12.5L10 28 4 14z" fill="var(--flint)" stroke="var(--piece-edge)" stroke-width="1.7" stroke-linejoin="round"/><path d="M17 1.8 4 14l9 3z" fill="#fff" opacity=".38"/><path d="M17 1.8 28 17l-15 0z" fill="#fff" opacity=".16"/><path d="M4 14l9 3-3 11M13 17h15" fill="none" stroke="var(--piece-edge)" stroke-width="1" opacity=".6"/></symbol>
<g id="hut"><rect width="64" height="64" rx="9" fill="var(--cave)"/><path d="M0 52q20-5 36-2t28-3v8q0 9-9 9H9q-9 0-9-9z" fill="var(--cave-2)" opacity=".5"/><ellipse cx="32" cy="54" rx="26" ry="4.5" fill="#4a3320" opacity=".3"/>
<path d="M8 54C9 32 20 17 32 15c12 2 23 17 24 39z" fill="var(--hide)"/><path d="M32 15c12 2 23 17 24 39H44C44 38 40 24 32 15z" fill="#000" opacity=".16"/><path d="M20 21.5C26 17 29 15.5 32 15c3 .5 6 2 12 6.5 4 5 7 10 9 16-6 3.5-13 5-21 5s-15-1.5-21-5c2-6 5-11 9-16z" fill="currentColor"/>
<path d="M32 15c3 .5 6 2 12 6.5 4 5 7 10 9 16-3 1.7-6.3 3-10 3.9C42 31 38 22 32 15z" fill="#000" opacity=".18"/><path d="M26.5 54c0-8 2-13 5.5-15.5C35.5 41 37.5 46 37.5 54z" fill="#3a2718"/>
<path d="M24 6c2 6 5 9 9 11M40 6c-2 6-5 9-9 11" fill="none" stroke="#f6ead2" stroke-width="2.6" stroke-linecap="round"/></g>
${figure("chief", "M6.6 9.6 1.4 4.6 7.4 5.4 6.8-.4l4 4.2L13-2.4l2.2 6.2 4-4.2-.6 5.8 6-.8-5.2 5z")}`;

/** @type {Record<string, string>} */
const GROUNDS = {
  desert: scatter("m-dune", "18,18 50,26,1.1 14,42,1.05 46,54,1.1 -6,60,.9 74,10,.8") + scatter("m-ripple", "30,12 4,28 30,36 2,54 24,60 48,38,.9 46,8,.8"),
  steppe: `<path d="M0 14q18-6 34 0t30-2v18q-16 5-32 0T0 32z" fill="var(--steppe-2)" opacity=".2"/>` + scatter("m-grass", "10,20 31,18,.95 53,21 20,41,1.05 43,40 63,43,.9 0,43,.9 10,62 32,63,.95 54,62,1.05"),
  jungle: `<path d="M0 0h64v30H0z" fill="var(--jungle-2)" opacity=".22"/>` + scatter("m-frond", "14,22 38,18,.9 59,24,.95 -3,40,1 26,42,1.1 49,44,1 67,42,.9 10,63,1.05 36,64,1 59,64,1.1"),
  quarry: scatter("m-block", "14,14,1.05 44,13,.95 64,26,.7 0,27,.7 29,33,1.05 54,40,.9 12,50,1 38,57,1.05 62,60,.7"),
  volcano: `<path d="M0 8q20 8 34 0t30 6v18q-18-6-32 2T0 30z" fill="var(--volcano-2)" opacity=".55"/>` + scatter("m-crack", "4,6 48,4,.9 6,44,.9 46,42"),
};
/** @type {Record<string, string>} */
const SIGNS = {
  desert: scatter("m-dune", "22,28,1.7 44,54,1.8"), steppe: scatter("m-grass", "20,34,1.8 46,36,1.8 32,60,2"), jungle: scatter("m-frond", "20,36,1.7 46,36,1.7 32,62,2"),
  quarry: scatter("m-block", "20,20,1.5 44,44,1.7"), volcano: scatter("m-crack", "4,4,1.2 46,34,1.2"),
};

/** Puts what the drawings of Origins use on the page, once. */
export const defineOrigins = () => { defineKingdom(); define("origins", () => MARKS + Object.keys(GROUNDS).map((name) => land(name, GROUNDS[name], SIGNS[name])).join("")); };

/** Where the cones stand, by their number: x, y, scale. */
const CONES = ["", "32,36,1.42", "19,34,.98 44,42,.98", "16,31,.8 48,31,.8 32,45,.88"];
/** @param {{count: number}} props */
const Volcano = ({ count }) => html`<g>${CONES[count].split(" ").map((each) => {
  const [x, y, size] = each.split(",");
  return html`<use href="#m-cone" transform="translate(${x} ${y}) scale(${size})"/>`;
})}</g>`;

/** A fire token in the middle of a square. @param {{fires: number, small?: boolean}} props */
export function Token({ fires, small = false }) {
  const wide = [0, 21, 16, 12.5][fires] * (small ? 1.25 : 1), high = wide * 1.25, radius = small ? 27 : 21;
  return html`<g class="dm-token"><circle cx="32" cy="32" r=${radius}/>${Array.from({ length: fires }, (_, n) =>
    html`<use href="#flame" x=${32 + (n - fires / 2) * (wide + .5)} y=${32 - high / 2} width=${wide} height=${high}/>`)}</g>`;
}

/** A wooden resource, by the middle of a square. @param {{name: string, small?: boolean}} props */
export const Resource = ({ name, small = false }) => html`<g class="dm-piece"><ellipse cx="33" cy=${small ? 50 : 52} rx="15" ry="4"/><use href=${"#r-" + name} x=${small ? 10 : 15} y=${small ? 8 : 18} width=${small ? 44 : 35} height=${small ? 44 : 35}/></g>`;

/** Arms and tools of the cave people, on a square of 40 with the head at 18,9. @type {Record<string, string>} */
const PEOPLE = {
  hunter: "M18 17 9 14M18 17l9-5M4 24 30 6M27 4l5 .5-1.5 5", fisher: "M18 17l-8 5M18 17l8-4M26 22V2q8 2 8 10v8", gatherer: "M18 17l-7 6M18 17l8 6M22 23h9l-2 7h-5.5zM24 23q2.5-5 6 0",
  sculptor: "M18 17l-8-3M18 17l9-4M27 17V7l5-2M5 20h9v8H5z", artist: "M18 17l-8-6M18 17l8-7M26 10l4-6M6 6c3 0 4 3 4 5", firelady: "M18 17l-8-5M18 17l8-5M10 29l8-12 8 12z",
  shaman: "M18 17l-9-2M18 17l9-2M28 4v30M24 6q4 5 8 0M15 6Q10 6.5 9.5 2M21 6q4.5 0 5-4", warrior: "M18 17l-9 2M18 17l9-1M29 2v32M26 6l3-5 3 5zM4 15q5-3 9 0 0 8-4.5 11Q4 23 4 15z",
};
/** What each scores by, shown at the corner. @type {Record<string, string>} */
const SCORED = { hunter: "r-mammoth", fisher: "r-fish", gatherer: "r-mushroom", sculptor: "r-flint", firelady: "flame" };

/** A tile of the cave people: painted on stone, 40 by 40, with what it scores by. @param {{name: string}} props */
export function Person({ name }) {
  const warrior = name.startsWith("warrior"), kind = warrior ? "warrior" : name, strength = warrior ? Number(name.at(-1)) : 0;
  return html`<g class="dm-person"><rect width="40" height="40" rx="7"/><path class="figure" d="M18 13v12M18 25l-5 9M18 25l5 9${PEOPLE[kind]}"/><circle cx="18" cy="9" r="3.8"/>
    ${SCORED[kind] && html`<use href=${"#" + SCORED[kind]} x="25" y="25" width="13.5" height="13.5"/>`}
    ${kind === "artist" && RESOURCES.map((each, n) => html`<use href=${"#r-" + each} x=${24.5 + n % 2 * 7.5} y=${24.5 + (n >> 1) * 7.5} width="7.5" height="7.5"/>`)}
    ${kind === "shaman" && html`<g class="crowd"><circle cx="29" cy="30" r="2.4"/><circle cx="35" cy="30" r="2.4"/><circle cx="32" cy="35.5" r="2.4"/></g>`}
    ${Array.from({ length: strength }, (_, n) => html`<path class="strength" d=${`M${33 - n * 8.5} 27.5l4.5 4.5-4.5 4.5-4.5-4.5z`}/>`)}</g>`;
}

/** A totem: a carved post with its resource. @param {{name: string}} props */
export const Totem = ({ name }) => html`<g class="dm-totem"><path d="M9 46 11 8q9-8 18 0l2 38z"/><path d="M11.5 15q8.5 4 17 0M10 40q10 4 20 0M2 20l9-3v8zM38 20l-9-3v8z"/><use href=${"#r-" + name} x="10" y="17.5" width="20" height="20"/></g>`;

/** What lies on a square of Origins. @param {{square: Square, small?: boolean}} props */
function Marks({ square, small = false }) {
  const { fires = 0, craters, token, resource, person } = square;
  return html`${craters ? html`<${Volcano} count=${craters}/>` : null}
    ${resource && html`<${Resource} name=${resource} small=${small}/>`}
    ${person && html`<g transform=${small ? "translate(5 5) scale(1.35)" : "translate(9 10) scale(1.15)"}><${Person} name=${person}/></g>`}
    ${token ? html`<${Token} fires=${fires} small=${small}/>` : html`<${Signs} sign="flame" count=${fires} small=${small} ratio=${1.15}/>`}`;
}

/** The hut of a seat on its start tile. @param {{seat: SeatLetter}} props */
const Hut = ({ seat }) => html`<g style=${{ color: seatColour(seat, "origins") }}><use href="#hut"/><${Emblem} seat=${seat} x=${26.5} y=${24} size=${11}/></g>`;
/** A chief in the colour of a seat, 26 by 30. @param {{seat: SeatLetter}} props */
const Chief = ({ seat }) => html`<g style=${{ color: seatColour(seat, "origins") }}><use href="#chief" width="26" height="30"/><${Emblem} seat=${seat} x=${8.7} y=${17.8} size=${8.6}/></g>`;

/** How Origins is drawn. @type {import("./domino.js").Kit} */
export const ORIGINS = { name: "origins", define: defineOrigins, Marks, Home: Hut, King: Chief };
