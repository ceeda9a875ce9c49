// Kingdomino Origins at the table: as Kingdomino, with fires that fly, resources, totems and cave people.
import { html, use } from "../../../web/js/ui.js";
import { ORIGINS, RESOURCE_OF } from "./kit.js";
import { dominoGame } from "../../domino/web/index.js";
import dominoes from "./dominoes.json" with { type: "json" };
import { Beside } from "./cave.js";

/** @type {Stocked} */
const stocked = (square) => square.fires || !RESOURCE_OF[square.terrain] ? square : { ...square, resource: RESOURCE_OF[square.terrain] };

/** @type {DominoWay} */
const way = {
  kit: ORIGINS, dominoes, kingdoms: (view) => view.territories, Beside,
  dress: (view, entry) => view.mode === "discovery" ? entry : { ...entry, squares: entry.squares.map(stocked) },
  typing: {
    ordered: ["cave"], room: (word, item, view) => (word === "cave" ? view?.cave?.[item] ?? 1 : 1),
    Thing: ({ item }) => html`<svg width="44" height="44" viewBox="0 0 40 40" aria-hidden="true">${use(`person-${item}`)}</svg>`,
  },
  thing: (kind, id) => (kind === "person" ? { picture: html`<svg viewBox="-1 -1 42 42" aria-hidden="true">${use(`person-${id}`)}</svg>` }
    : kind === "resource" ? { picture: html`<svg viewBox="8 12 48 48" aria-hidden="true">${use(`piece-${id}-small`)}</svg>` } : null),
  // O25: the outer dominoes of the first row belong together, and the inner ones.
  moveOf: (others, at) => others.find((each) => each.event.endsWith(at === 0 || at === 3 ? " take outer" : " take inner")),
  token: (view, word) => word === "fire" ? use(`token-${view.fire.fires}`)
    : word === "settle" ? use(`person-${view.recruit.person}`, "translate(9 10) scale(1.15)")
      : html`<path class="dm-paid" d="M20 20l24 24M44 20 20 44"/>`,
};

export default dominoGame("origins", way);
