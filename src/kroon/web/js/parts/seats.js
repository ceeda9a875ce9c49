// The players at a glance: boards, points, clocks, who is to move; a click shows a board large.
import { html, useEffect, useState } from "../../vendor/preact.js";
import { t } from "../l10n.js";
import { PlayerShape } from "../draw/shapes.js";
import { Icon } from "../draw/icons.js";
import { levelOf } from "../state/table.js";

/** @typedef {import("../types").TableMessage} TableMessage */
/** @typedef {import("../types").Player} Player */

/** Seconds as a clock shows them. @param {number} seconds */
export function clockText(seconds) {
  const whole = Math.max(0, Math.ceil(seconds)), hours = Math.floor(whole / 3600);
  const minutes = Math.floor(whole / 60) % 60, rest = String(whole % 60).padStart(2, "0");
  return hours ? `${hours}:${String(minutes).padStart(2, "0")}:${rest}` : `${minutes}:${rest}`;
}

/** How long a player still has, or has taken. @param {{data: TableMessage, at: number, skew: number}} props */
export function Clock({ data, at, skew }) {
  const [now, setNow] = useState(() => Date.now() / 1000 + skew);
  const seat = data.table.seats[at].seat;
  const runs = data.actor === seat && data.table.state === "running";
  useEffect(() => {
    if (!runs) return undefined;
    const timer = setInterval(() => setNow(Date.now() / 1000 + skew), 1000);
    return () => clearInterval(timer);
  }, [runs, skew]);
  const clock = data.clock;
  if (!clock) return null;
  const since = runs ? Math.max(0, now - clock.since) : 0;
  const { per_move: perMove, per_game: perGame } = data.table.settings;
  const left = perGame ? perGame - clock.spent[at] - since : runs && perMove ? perMove - since : null;
  if (left === null) return null;
  return html`<span class="clock num ${left < 20 ? "short" : ""}"><${Icon} name="clock" size=${15}/>${clockText(left)}</span>`;
}

/** @param {{data: TableMessage, game: import("../types").Game, players: Player[], view: import("../types").View | null, skew: number, show: (seat: import("../types").SeatLetter) => void, you: string | null}} props */
export function Seats({ data, game, players, view, skew, show, you }) {
  const actor = data.table.state !== "running" ? null : view === data.view || !view ? data.actor : view.actor;
  return html`<ul class="seats">${players.map((player, at) => {
    const seat = data.table.seats[at];
    const turn = actor === player.seat;
    const sheet = view && view.breakdown ? view.breakdown[at] : null;
    const note = view && game.note ? game.note(view, player.seat, t) : "";
    const state = seat.resigned ? t("web-resigned") : seat.handed ? t("web-handed") : seat.kind === "bot" ? levelOf(seat.bot || "") : seat.kind === "person" && seat.here === false ? t("web-away") : "";
    return html`<li key=${player.seat} class="seat ${turn ? "turn" : ""}" aria-current=${turn ? "true" : undefined}>
      ${view ? html`<button class="mini" onClick=${() => show(player.seat)} aria-label=${t("web-board-of", { name: player.name })}>
        <${game.Miniature} view=${view} seat=${player.seat} players=${players} result=${data.result} t=${t}/></button>` : null}
      <div><b><${PlayerShape} seat=${player.seat} game=${game.name} size=${17}/><span class="name">${player.name}</span>${you === player.seat ? html`<small>${t("web-you")}</small>` : null}
        ${sheet ? html`<span class="points num" title=${t("web-points-now")}>${sheet.total}</span>` : null}</b>
        <small>${[state, note].filter(Boolean).join(" · ")}</small><${Clock} data=${data} at=${at} skew=${skew}/>
        ${turn ? html`<small class="to-move">${t("web-to-move")}</small>` : null}</div></li>`;
  })}</ul>`;
}
