// The cards of the box as the page shows them: kind, worth, and the number of the rule. What they do is the server's business.

import cards from "./cards.json" with { type: "json" };

/** In the order of the box. */
export const CARDS = /** @type {Record<string, CardFacts>} */ (cards);
export const IDS = Object.keys(CARDS);

/** @type {NameOf} */
export const nameOf = (card, t) => t(`dominion-card-${card.replaceAll("_", "-")}`);
/** What a card does, in a few words. @type {SayOf} */
export const sayOf = (card, t) => t(`web-dominion-says-${card.replaceAll("_", "-")}`, { ...CARDS[card] });

/** The order of a hand: what can be played first, Actions before Treasures, the dearest first. @type {HandOrder} */
export function handOrder(hand, costs) {
  const rank = { action: 0, attack: 0, treasure: 1, both: 1, victory: 2 };
  return Object.keys(hand).sort((a, b) => rank[CARDS[a].kind] - rank[CARDS[b].kind] || costs[b] - costs[a] || IDS.indexOf(a) - IDS.indexOf(b));
}

/** The order of the supply: points and money, then the kingdom by cost. @type {SupplyOrder} */
export function supplyOrder(piles, costs) {
  const basics = ["province", "duchy", "gold", "silver"].filter((card) => piles.includes(card));
  const rest = piles.filter((card) => !basics.includes(card)).sort((a, b) => costs[a] - costs[b] || IDS.indexOf(a) - IDS.indexOf(b));
  return [...basics, ...rest];
}
