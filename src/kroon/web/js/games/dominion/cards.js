// The cards of the box as the page shows them: kind, worth, and the number of the rule. What they do is the server's business.

/** @typedef {"action" | "attack" | "treasure" | "victory" | "both"} Kind */
/** @typedef {{kind: Kind, rule: string, coins?: number, points?: number, basic?: boolean}} Card */

/** In the order of the box. @type {Record<string, Card>} */
export const CARDS = {
  copper: { kind: "treasure", rule: "D20", coins: 1, basic: true },
  silver: { kind: "treasure", rule: "D20", coins: 2, basic: true },
  gold: { kind: "treasure", rule: "D20", coins: 3, basic: true },
  estate: { kind: "victory", rule: "D20", points: 1, basic: true },
  duchy: { kind: "victory", rule: "D20", points: 3, basic: true },
  province: { kind: "victory", rule: "D20", points: 6, basic: true },
  cellar: { kind: "action", rule: "D21" },
  crossroads: { kind: "action", rule: "D22" },
  steward: { kind: "action", rule: "D23" },
  smugglers: { kind: "action", rule: "D24" },
  sage: { kind: "action", rule: "D25" },
  militia: { kind: "attack", rule: "D26" },
  bridge: { kind: "action", rule: "D27" },
  remodel: { kind: "action", rule: "D28" },
  farming_village: { kind: "action", rule: "D29" },
  market: { kind: "action", rule: "D30" },
  mine: { kind: "action", rule: "D31" },
  mystic: { kind: "action", rule: "D32" },
  rabble: { kind: "attack", rule: "D33" },
  library: { kind: "action", rule: "D34" },
  vault: { kind: "action", rule: "D35" },
  harem: { kind: "both", rule: "D36", coins: 2, points: 2 },
};
export const IDS = Object.keys(CARDS);

/** @param {string} card */
export const key = (card) => card.replaceAll("_", "-");
/** A card's name. @param {string} card @param {import("../../types").Say} t */
export const nameOf = (card, t) => t(`dominion-card-${key(card)}`);
/** What a card does, in a few words. @param {string} card @param {import("../../types").Say} t */
export const sayOf = (card, t) => t(`web-dominion-says-${key(card)}`, { coins: CARDS[card]?.coins, points: CARDS[card]?.points });

/** The order of a hand: what can be played first, Actions before Treasures, the dearest first.
 * @param {Record<string, number>} hand @param {Record<string, number>} costs */
export function handOrder(hand, costs) {
  const rank = { action: 0, attack: 0, treasure: 1, both: 1, victory: 2 };
  return Object.keys(hand).sort((a, b) => rank[CARDS[a].kind] - rank[CARDS[b].kind] || costs[b] - costs[a] || IDS.indexOf(a) - IDS.indexOf(b));
}

/** The order of the supply: points and money, then the kingdom by cost. @param {string[]} piles @param {Record<string, number>} costs */
export function supplyOrder(piles, costs) {
  const basics = ["province", "duchy", "gold", "silver"].filter((card) => piles.includes(card));
  const rest = piles.filter((card) => !basics.includes(card)).sort((a, b) => costs[a] - costs[b] || IDS.indexOf(a) - IDS.indexOf(b));
  return [...basics, ...rest];
}
