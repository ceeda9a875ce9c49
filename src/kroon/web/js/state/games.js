// The games: what the service offers, and the module that draws each.
import { signal } from "../../vendor/preact.js";
import { loadArt } from "../draw/art.js";
import { ask } from "../net/api.js";
import { has, language, loadTexts, t } from "../l10n.js";

export const offered = signal(/** @type {Offered[]} */ ([]));
let spoken = "";

/** In what order they are shown: from the quickest to learn. */
const ORDER = ["kingdomino", "origins", "builder", "dominion"];

/** Ask for the games, once for each language. */
export async function loadOffered() {
  if (spoken === language.peek() && offered.peek().length) return;
  const wanted = language.peek();
  const games = /** @type {Offered[]} */ ((await ask("GET", "games")).games);
  const place = (/** @type {Offered} */ each) => (ORDER.includes(each.game) ? ORDER.indexOf(each.game) : ORDER.length);
  spoken = wanted;
  offered.value = games.sort((one, other) => place(one) - place(other));
}

/** A first game against bots, as the books advise it: what differs from the options' defaults.
 * @type {Record<string, {players: number, options: Record<string, any>}>} */
export const FIRST = {
  kingdomino: { players: 3, options: {} },
  origins: { players: 3, options: { mode: "discovery" } },
  builder: { players: 3, options: { quadrants: "first_game", cards: "first_game" } },
  dominion: { players: 2, options: { kingdom: "first_game" } },
};
export const BOT = "level2";

/** The name of a card, a board and so on; a turned one has an arrow. @type {ItemName} */
export function itemName(game, item) {
  const plain = item.replace("'", ""), key = [`${game}-card-${plain.replaceAll("_", "-")}`, `${game}-${plain}`].find(has);
  return (key ? t(key) : plain) + (plain === item ? "" : " ↻");
}

/** The styles and drawings of games that share them with another. @type {Record<string, string[]>} */
const LOOKS = { kingdomino: ["domino"], origins: ["domino", "origins"] };
/** @type {Map<string, Promise<Game>>} */
const modules = new Map();

/** A style sheet that not every screen needs. @type {LoadStyle} */
export function loadStyle(name) {
  const href = name.startsWith("/") ? name : `/css/${name}.css`;
  const there = /** @type {?HTMLLinkElement} */ (document.querySelector(`link[href="${href}"]`));
  const link = there || document.createElement("link");
  if (!there) {
    link.rel = "stylesheet";
    link.href = href;
    document.head.append(link);
  }
  return link.sheet ? Promise.resolve() : new Promise((done) => { link.addEventListener("load", done); link.addEventListener("error", done); });
}

/** What a game looks like: its style and drawings. @param {string} name */
export function loadLook(name) {
  const looks = LOOKS[name] ?? [name];
  return Promise.all([loadStyle(looks[0]), ...looks.map(loadArt)]);
}

/** The module of a game, with its texts and look. @type {LoadGame} */
export function loadGame(name) {
  let module = modules.get(name);
  if (!module) {
    module = Promise.all([import(`../games/${name}/index.js`), loadTexts(name), loadLook(name)]).then(([read]) => read.default);
    module.catch(() => modules.delete(name));
    modules.set(name, module);
  }
  return module;
}
