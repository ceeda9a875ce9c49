// The cards as the page shows them: kind, worth, and the number of the rule. What they do is the server's business.

import cards from "./cards.json" with { type: "json" };

/** In the order of the box. */
export const CARDS = /** @type {Record<string, CardFacts>} */ (cards);
export const IDS = Object.keys(CARDS);

/** @type {NameOf} */
export const nameOf = (card, t) => t(`dominion-card-${card.replaceAll("_", "-")}`);
/** @type {SayOf} */
export const sayOf = (card, t) => t(`web-dominion-says-${card.replaceAll("_", "-")}`, { ...CARDS[card] });
