// The review of a finished game: how the chances went, and the moves that cost most.
import { html, ask, language, Said, seatColour, shape, t, useEffect, useFound, useState, wordsOf } from "../frame.js";

const EVERY = 2500;
/** How the line of each seat is broken, for those who don't tell its colour. */
const DASHES = ["none", "8 4", "2 4", "10 4 2 4"];

/** @param {number} part */
const percent = (part) => new Intl.NumberFormat(language.value, { style: "percent", maximumFractionDigits: 0 }).format(part);

/** @type {Graph} */
function Graph({ judged: { graph, players: judged }, players, at, to }) {
  const end = graph.at(-1)?.after || 1, last = graph.findLast((point) => point.after <= at);
  const chances = players.map((_, seat) => (last ? percent(last.win_chances[seat]) : ""));
  const jump = (/** @type {MouseEvent} */ event) => {
    const { left, width } = /** @type {any} */ (event.currentTarget).lastElementChild.getBoundingClientRect(), wanted = (event.clientX - left) / width * end;
    to((graph.findLast((point) => point.after <= wanted) ?? graph[0]).after);
  };
  const accuracy = (/** @type {string} */ seat) => judged.find((player) => player.seat === seat)?.accuracy ?? null;
  return html`<svg class="graph" role="img" aria-label=${t("web-review-graph", { said: players.map((player, seat) => `${player.name}: ${chances[seat]}`).join(", ") })} onClick=${jump}>
      ${[0, 50, 100].map((y) => html`<line x2="100%" y1="${y}%" y2="${y}%"/><text x="-8" y="${y}%" dy="4">${percent(1 - y / 100)}</text>`)}
      <svg viewBox="0 0 ${end} 1" preserveAspectRatio="none"><path class="at" d="M${at} 0V1"/>${players.map((player, seat) => html`<polyline key=${player.seat} stroke=${seatColour(player.seat)} stroke-dasharray=${DASHES[seat]}
        points=${graph.map((point) => `${point.after},${1 - point.win_chances[seat]}`).join(" ")}/>`)}</svg></svg>
    <p class="legend">${players.map(({ seat, name }, n) => html`<span key=${seat}>${shape(seat, 14)}${name} <b class="num">${chances[n]}</b>${accuracy(seat) !== null && html`<small>${t("web-review-accuracy", { accuracy: accuracy(seat) })}</small>`}</span>`)}</p>`;
}

/** @type {Review} */
export function Review({ table, data, game, players, number, show }) {
  const [tries, again] = useState(0);
  const state = useFound(() => /** @type {Promise<Reviewed>} */ (ask("GET", `tables/${table.id}/review${table.seat.peek() ? `?seat=${table.seat.peek()}` : ""}`, undefined, table.headers())
    .catch(() => ({ state: "waiting" }))), [tries]);
  const waits = !state || state.state === "waiting" || state.state === "running";
  useEffect(() => {
    const timer = waits && setTimeout(() => again(tries + 1), EVERY);
    return () => clearTimeout(timer || 0);
  }, [tries, waits]);
  if (!state) return null;
  if (!state.review) {
    return html`<section class="panel review"><h3>${t("web-review")}</h3><p class="soft">${state.state === "failed" ? t("web-review-failed") : t("web-review-waits", { done: state.done || 0, of: state.of || 0 })}</p>
      ${state.of ? html`<progress max=${state.of} value=${state.done} aria-label=${t("web-review")}></progress>` : null}</section>`;
  }
  const judged = state.review, { numbers } = state;
  // the review counts the events of the record; the seat may have seen fewer, and more that is no event
  const at = numbers.filter((each) => number === null || each <= number).length - 1;
  const to = (/** @type {number} */ event) => show(numbers[event]);
  const costly = judged.players.filter((player) => !data.yours.length || data.yours.some((seat) => seat === player.seat)).flatMap((player) => player.costliest)
    .map((event) => judged.decisions.find((decision) => decision.event === event)).filter((decision) => decision && decision.given_away >= 0.01);
  return html`<section class="panel review"><h3>${t("web-review")}</h3>
    <${Graph} ...${{ judged, players, at, to }}/>
    <h3>${t("web-review-costly")}</h3>
    ${costly.length ? html`<ol class="costly">${costly.map((decision) => decision && html`<li key=${decision.event}><button class="entry" onClick=${() => to(decision.event)}>
      ${shape(decision.seat, 14)}<span><${Said} message=${decision.played.words} variant="move" seat=${decision.seat} ...${{ players, game }}/> <b class="cost num">−${percent(decision.given_away)}</b>
      ${decision.best[0] && decision.best[0].move !== decision.played.move && html`<small>${t("web-review-better", { move: wordsOf(decision.best[0].words, players, "move") })}</small>`}</span></button></li>`)}</ol>` : html`<p class="soft">${t("web-review-none")}</p>`}</section>`;
}
