// Line drawings for the cards of Dominion: one emblem each, in the colour of the card's kind.
import { html } from "../../../web/vendor/preact.js";
import { use } from "../../../web/js/draw/art.js";

/** @type {CardEmblem} */
export const CardEmblem = ({ card, size }) => html`<svg class="dm-emblem" viewBox="0 0 72 54" height=${size} aria-hidden="true">${use(`card-${card}`)}</svg>`;

/** @type {SmallCard} */
export const smallCard = (card, kind, transform) => html`<g class=${kind} transform=${transform}>
  ${use(card ? "card-face" : "card-back")}${card && html`<use class="dm-emblem" href=${`#card-${card}`} x="-11.16" y="-6.37" width="22.32" height="16.74"/>`}
</g>`;
