// Beside the board: my terrain card, my tiles, my supply, and what the goals pay me now.
import { html } from "../../../vendor/preact.js";
import { LandPatch } from "../../draw/land.js";
import { Emblem } from "../../draw/place.js";
import { PlayerShape } from "../../draw/shapes.js";
import { movesOf } from "./moves.js";

/** @typedef {import("../../types").TableProps} TableProps */
/** @typedef {import("../../types").View} View */
const MANDATORY = 3;

/** How things stand with a tile that I hold: a word, which is also the end of a text's key.
 * @param {View} view @param {any} mine @param {string} kind @param {boolean} legal @param {boolean} turn */
export function tileState(view, mine, kind, legal, turn) {
  if (turn && view.tile === kind) return "in-use";
  if (legal) return "usable";
  if (!turn) return "held";
  if (!mine.usable[kind]) return "used";
  return view.tile || (view.owed > 0 && view.owed < MANDATORY) ? "later" : "nothing";
}

/** @param {TableProps} props */
export function Panel({ view, you, legal, chosen, choose, hint, frozen, players, t }) {
  const moves = movesOf(frozen ? [] : legal);
  const seat = you ?? view.turn ?? "a";
  const mine = view.seats["abcd".indexOf(seat)];
  const turn = view.turn === seat;
  const gold = view.breakdown["abcd".indexOf(seat)];
  const tiles = Object.entries(mine.tiles);
  return html`<div class="kb-panel">
    <section class="kb-card" aria-label=${t("web-builder-card")}>
      ${mine.card ? html`<${LandPatch} land=${mine.card} size=${52} />` : html`<span class="kb-back"></span>`}
      <div><h3>${t(you ? "web-builder-card" : "web-builder-card-of", { name: players["abcd".indexOf(seat)]?.name })}</h3>
        <b class="kb-terrain">${mine.card ? t(`builder-${mine.card}`) : t(mine.has_card ? "builder-card-hidden" : "builder-card-none")}</b>
        ${turn && html`<span class="kb-owed" role="img" aria-label=${t("web-builder-owed", { owed: view.owed })}>
          ${[...Array(MANDATORY).keys()].map((n) => html`<i class=${n < MANDATORY - view.owed ? "done" : ""}><${PlayerShape} seat=${seat} size=${17} /></i>`)}</span>`}
      </div>
      <p class="kb-supply"><b class="num">${mine.supply}</b><span>${t("web-builder-supply", { count: mine.supply })}</span></p>
    </section>
    ${view.last_round && html`<p class="kb-notice">${t("web-builder-last-round")}</p>`}
    <section class="kb-tiles" aria-label=${t("web-builder-tiles")}>
      <h3>${t("web-builder-tiles")}</h3>
      ${!tiles.length && html`<p class="kb-none">${t("web-builder-tiles-none")}</p>`}
      ${tiles.map(([kind, count]) => {
        const move = moves.tiles.get(kind);
        const state = tileState(view, mine, kind, !!move, turn);
        const marked = move && (chosen === move.event ? "picked" : hint?.includes(move.event) ? "tip" : "");
        return html`<button key=${kind} class=${`kb-tile ${state} ${marked || ""}`} aria-disabled=${move ? undefined : "true"} aria-pressed=${chosen && chosen === move?.event ? "true" : "false"}
          onClick=${() => move && choose(chosen === move.event ? null : move.event)}>
          <${Emblem} kind=${kind} /><span><b>${t(`builder-${kind}`)}${Number(count) > 1 ? html` <span class="num">×${count}</span>` : ""}</b>
          <small>${t(`web-builder-does-${kind}`)}</small><em>${t(`web-builder-tile-${state}`)}</em></span></button>`;
      })}
    </section>
    ${moves.end && html`<button class=${`kb-end ${legal.length === 1 ? "primary" : ""} ${chosen === moves.end.event ? "picked" : ""} ${hint?.includes(moves.end.event) ? "tip" : ""}`}
      onClick=${() => choose(/** @type {any} */ (moves.end).event)}>${t("web-builder-end-turn")}</button>`}
    <section class="kb-goals" aria-label=${t("web-builder-goals")}>
      <h3>${t("web-builder-goals")}</h3>
      <ul>${[...view.cards, "castles"].map((goal) => html`<li key=${goal}>
        <span><b>${t(`builder-${goal}`)}</b><small>${t(`builder-${goal}-pays`)}</small></span><b class="num kb-gold">${gold?.[goal] ?? 0}</b></li>`)}
        <li class="total"><b>${t("builder-total")}</b><b class="num kb-gold">${gold?.total ?? 0}</b></li></ul>
    </section>
  </div>`;
}
