// The games: what the service offers, and what each brings to the page: its module, look, texts, lesson and score pad.
import { signal } from "../../vendor/preact.js";
import { loadArt, loadStyle } from "../draw/art.js";
import { once } from "../keep.js";
import { ask, SERVICE_TEXTS } from "../net/api.js";
import { language, loadTexts, said } from "../l10n.js";

export const offered = signal(/** @type {Offered[]} */ ([]));
/** The language in which the games were last asked for, and the answer. */
let spoken = "", asked = Promise.resolve();

/** Ask for the games, once for each language. */
export function loadOffered() {
  const wanted = language.peek();
  if (spoken === wanted) return asked;
  spoken = wanted;
  asked = ask("GET", "games").then((/** @type {{games: Offered[]}} */ { games }) => {
    if (spoken === wanted) offered.value = games.sort((one, other) => placeOf(one) - placeOf(other) || one.name.localeCompare(other.name));
  }, (error) => {
    if (spoken === wanted) spoken = "";
    throw error;
  });
  return asked;
}

/** Its place among the games: those that name none come last. @param {Offered} offer */
const placeOf = ({ page }) => page.order ?? Number.MAX_SAFE_INTEGER;

/** @type {OfferOf} */
export async function offerOf(name) {
  await loadOffered();
  const offer = offered.peek().find((each) => each.game === name);
  if (!offer) throw new Error(name);
  return offer;
}

/** @type {GameName} */
export const gameName = (name) => offered.value.find((each) => each.game === name)?.name ?? said(name) ?? name;

/** @type {CountsOf} */
export const countsOf = ({ options }) => options.find((option) => option.kind === "players")?.values ?? [2];

/** @type {FirstGame} */
export const firstGame = (offer) => offer.page.first ?? { players: countsOf(offer)[0], options: {} };

export const BOT = "level2";

/** @type {ItemName} */
export function itemName(game, item) {
  const plain = item.replace("'", "");
  return (said(`${game}-card-${plain.replaceAll("_", "-")}`, `${game}-${plain}`) ?? plain) + (plain === item ? "" : " ↻");
}

/** The styles and drawings of a game. */
export const loadLook = once(async (name) => {
  const { page } = await offerOf(name);
  await Promise.all([...page.styles.map(loadStyle), ...page.art.map(loadArt)]);
});

/** The texts of a game: its rules, names and options, what its part of the page says, and what the service says beside. */
export const loadGameTexts = once(async (name) => loadTexts(...SERVICE_TEXTS, ...(await offerOf(name)).page.texts));

/** The module of a game, with its texts and look; without one it is played in words. */
export const loadGame = once(async (name) => {
  const { page } = await offerOf(name);
  const [module] = await Promise.all([import(page.module ?? "../boards/words.js"), loadGameTexts(name), loadLook(name)]);
  return /** @type {Game} */ (page.module ? module.default : module.inWords(name));
});
