// Beside the board: my terrain card, my tiles, my supply, and what the goals pay me now.
import { html, names, shape, toggles } from "../../../web/js/ui.js";
import { LandPatch } from "./land.js";
import { Emblem } from "./place.js";
import { movesOf } from "./moves.js";

const MANDATORY = 3;

/** @type {TileState} */
function tileState(view, mine, kind, legal, turn) {
  if (turn && view.tile === kind) return "in-use";
  if (legal) return "usable";
  if (!turn) return "held";
  if (!mine.usable[kind]) return "used";
  return view.tile || (view.owed > 0 && view.owed < MANDATORY) ? "later" : "nothing";
}

/** @type {Panel} */
export function Panel({ view, you, legal, chosen, choose, hint, frozen, players, t }) {
  const { tiles: usable, end } = movesOf(frozen ? [] : legal);
  const seat = you ?? view.turn ?? "a", at = "abcd".indexOf(seat), turn = view.turn === seat;
  const mine = view.seats[at], gold = view.breakdown[at], tiles = Object.entries(mine.tiles);
  const marked = (/** @type {Legal | undefined | null} */ move) => move && (chosen === move.event ? "picked" : hint?.includes(move.event) && "tip");
  return html`<div class="kb-panel">
    <section class="kb-card" aria-label=${t("web-builder-card")}>
      ${mine.card ? html`<${LandPatch} land=${mine.card} size=${52} />` : html`<span class="kb-back"></span>`}
      <div><h3>${t(you ? "web-builder-card" : "web-builder-card-of", { name: players[at]?.name })}</h3>
        <b class="kb-terrain">${mine.card ? t(`builder-${mine.card}`) : t(mine.has_card ? "builder-card-hidden" : "builder-card-none")}</b>
        ${turn && html`<span class="kb-owed" role="img" aria-label=${t("web-builder-owed", { owed: view.owed })}>
          ${[...Array(MANDATORY).keys()].map((n) => html`<i class=${n < MANDATORY - view.owed ? "done" : ""}>${shape(seat, 17)}</i>`)}</span>`}
      </div>
      <p class="kb-supply"><b class="num">${mine.supply}</b><span>${t("web-builder-supply", { count: mine.supply })}</span></p>
    </section>
    ${view.last_round && html`<p class="kb-notice">${t("web-builder-last-round")}</p>`}
    <section class="kb-tiles" aria-label=${t("web-builder-tiles")}>
      <h3>${t("web-builder-tiles")}</h3>
      ${!tiles.length && html`<p class="kb-none">${t("web-builder-tiles-none")}</p>`}
      ${tiles.map(([kind, count]) => {
        const move = usable.get(kind), state = tileState(view, mine, kind, !!move, turn);
        return html`<button key=${kind} class=${names("kb-tile", state, marked(move))} ...${move ? toggles(move.event, chosen, choose) : { "aria-disabled": true }}>
          <${Emblem} kind=${kind} /><span><b>${t(`builder-${kind}`)}${Number(count) > 1 ? html` <span class="num">×${count}</span>` : ""}</b>
          <small>${t(`web-builder-does-${kind}`)}</small><em>${t(`web-builder-tile-${state}`)}</em></span></button>`;
      })}
    </section>
    ${end && html`<button class=${names("kb-end", legal.length === 1 && "primary", marked(end))} onClick=${() => choose(end.event)}>${t("web-builder-end-turn")}</button>`}
    <section class="kb-goals" aria-label=${t("web-builder-goals")}>
      <h3>${t("web-builder-goals")}</h3>
      <ul>${[...view.cards, "castles"].map((goal) => html`<li key=${goal}>
        <span><b>${t(`builder-${goal}`)}</b><small>${t(`builder-${goal}-pays`)}</small></span><b class="num kb-gold">${gold?.[goal] ?? 0}</b></li>`)}
        <li class="total"><b>${t("builder-total")}</b><b class="num kb-gold">${gold?.total ?? 0}</b></li></ul>
    </section>
  </div>`;
}
