// The players at a glance: boards, points, clocks, who is to move; a click shows a board large.
import { html, icon, shape, t, useNow } from "../ui.js";
import { levelOf } from "../state/table.js";

/** @type {ClockText} */
export function clockText(seconds) {
  const whole = Math.max(0, Math.ceil(seconds)), hours = Math.floor(whole / 3600);
  const minutes = Math.floor(whole / 60) % 60, rest = String(whole % 60).padStart(2, "0");
  return hours ? `${hours}:${String(minutes).padStart(2, "0")}:${rest}` : `${minutes}:${rest}`;
}

/** @type {SeatClock} */
function Clock({ data, at, skew }) {
  const runs = data.actor === data.table.seats[at].seat && data.table.state === "running", now = useNow(runs) + skew;
  const clock = data.clock;
  if (!clock) return null;
  const since = runs ? Math.max(0, now - clock.since) : 0;
  const { per_move: perMove, per_game: perGame } = data.table.settings;
  const left = perGame ? perGame - clock.spent[at] - since : runs && perMove ? perMove - since : null;
  if (left === null) return null;
  return html`<span class="clock num ${left < 20 ? "short" : ""}">${icon("clock", 15)}${clockText(left)}</span>`;
}

/** @type {Seats} */
export function Seats({ table, data, game, players, view, show }) {
  const actor = data.table.state !== "running" ? null : view === data.view || !view ? data.actor : view.actor;
  return html`<ul class="seats">${players.map((player, at) => {
    const seat = data.table.seats[at];
    const turn = actor === player.seat;
    const sheet = view?.breakdown?.[at], note = view && game.note?.(view, player.seat, t);
    const state = seat.resigned ? t("web-resigned") : seat.handed ? t("web-handed") : seat.kind === "bot" ? levelOf(seat.bot || "") : seat.kind === "person" && seat.here === false ? t("web-away") : "";
    return html`<li key=${player.seat} class="seat ${turn ? "turn" : ""}" aria-current=${turn || undefined}>
      ${view && html`<button class="mini" onClick=${() => show(player.seat)} aria-label=${t("web-board-of", { name: player.name })}>
        <${game.Miniature} ...${{ view, players, t }} seat=${player.seat} result=${data.result}/></button>`}
      <div><b>${shape(player.seat, 17)}<span class="name">${player.name}</span>${data.you === player.seat && html`<small>${t("web-you")}</small>`}
        ${!!sheet && html`<span class="points num" title=${t("web-points-now")}>${sheet.total}</span>`}</b>
        <small>${[state, note].filter(Boolean).join(" · ")}</small><${Clock} data=${data} at=${at} skew=${table.skew}/>
        ${turn && html`<small class="to-move">${t("web-to-move")}</small>`}</div></li>`;
  })}</ul>`;
}
