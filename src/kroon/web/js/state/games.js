// The games: what the service offers, and the module that draws each.
import { signal } from "../../vendor/preact.js";
import { loadArt } from "../draw/art.js";
import { once } from "../keep.js";
import { ask } from "../net/api.js";
import { language, loadTexts, said } from "../l10n.js";

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

/** A first game, as the books advise it: what differs from the options' defaults. @type {Record<string, {players: number, options: Record<string, any>}>} */
export const FIRST = {
  kingdomino: { players: 3, options: {} },
  origins: { players: 3, options: { mode: "discovery" } },
  builder: { players: 3, options: { quadrants: "first_game", cards: "first_game" } },
  dominion: { players: 2, options: { kingdom: "first_game" } },
};
export const BOT = "level2";

/** @type {ItemName} */
export function itemName(game, item) {
  const plain = item.replace("'", "");
  return (said(`${game}-card-${plain.replaceAll("_", "-")}`, `${game}-${plain}`) ?? plain) + (plain === item ? "" : " ↻");
}

/** The drawings of games that share some; shared texts are named like the first. @type {Record<string, string[]>} */
const LOOKS = { kingdomino: ["domino"], origins: ["domino", "origins"] };

/** @type {LoadLook} */
export const loadLook = (name) => Promise.all((LOOKS[name] ?? [name]).map(loadArt));

/** The module of a game, with its texts and look. */
export const loadGame = once(async (name) => {
  const [module] = await Promise.all([import(`../games/${name}/index.js`), loadTexts(name, LOOKS[name]?.[0] ?? name), loadLook(name)]);
  return /** @type {Game} */ (module.default);
});
