// The review of a finished game: how the chances went, and the moves that cost most.
import { html, ask, isDark, language, loadStyle, shape, t, useEffect, useRef, useState } from "../frame.js";
import { withoutSeat } from "../state/table.js";

const EVERY = 2500;
const LINES = [[], [8, 4], [2, 4], [10, 4, 2, 4]];

/** @param {number} part */
const percent = (part) => new Intl.NumberFormat(language.value, { style: "percent", maximumFractionDigits: 0 }).format(part);

/** @type {Graph} */
function Graph({ judged, players, at, to }) {
  const box = useRef();
  const dark = isDark();
  useEffect(() => {
    const into = /** @type {HTMLElement} */ (box.current);
    /** @type {any} */
    let plot = null;
    let gone = false;
    const size = () => ({ width: Math.max(260, into.clientWidth), height: 230 });
    const fit = new ResizeObserver(() => { plot?.setSize(size()); });
    loadStyle("/vendor/uplot.css");
    import("../../vendor/uplot.js").then(({ default: uPlot }) => {
      if (gone) return;
      const style = getComputedStyle(document.documentElement);
      const colour = (/** @type {string} */ name) => style.getPropertyValue(name).trim();
      const seats = players.map((player) => colour(`--player-${player.seat}`));
      const axis = { stroke: colour("--soft"), grid: { stroke: colour("--line"), width: 1 }, ticks: { show: false }, font: "12px Inter" };
      plot = new uPlot({
        ...size(), legend: { show: false }, cursor: { y: false, points: { size: 8 } },
        scales: { x: { time: false }, y: { range: [0, 1] } },
        axes: [axis, { ...axis, size: 52, values: (/** @type {any} */ _, /** @type {number[]} */ values) => values.map(percent) }],
        series: [{}, ...players.map((player, seat) => ({ label: player.name, stroke: seats[seat], width: 2.5, dash: LINES[seat], points: { show: false } }))],
      }, [judged.graph.map((point) => point.after), ...players.map((_, seat) => judged.graph.map((point) => point.win_chances[seat]))], into);
      plot.over.addEventListener("click", () => { if (plot.cursor.idx !== null) to(judged.graph[plot.cursor.idx].after); });
      fit.observe(into);
    });
    return () => { gone = true; fit.disconnect(); plot?.destroy(); into.replaceChildren(); };
  }, [judged, dark]);
  const accuracy = (/** @type {string} */ seat) => {
    const found = judged.players.find((player) => player.seat === seat);
    return found && found.accuracy !== null ? html`<small>${t("web-review-accuracy", { accuracy: found.accuracy })}</small>` : null;
  };
  const last = judged.graph.filter((point) => point.after <= at).pop();
  const said = players.map((player, seat) => `${player.name}: ${percent(last ? last.win_chances[seat] : 0)}`).join(", ");
  return html`<div class="graph" ref=${box} role="img" aria-label=${t("web-review-graph", { said })}></div>
    <p class="legend">${players.map((player, seat) => html`<span key=${player.seat}>${shape(player.seat, 14)}${player.name} <b class="num">${last ? percent(last.win_chances[seat]) : ""}</b>${accuracy(player.seat)}</span>`)}</p>`;
}

/** @type {Review} */
export function Review({ table, data, players, number, show }) {
  const [state, setState] = useState(/** @type {{state: string, done: number, of: number, review: Judged | null, numbers: number[]} | null} */ (null));
  const spoken = language.value;
  useEffect(() => {
    let timer = 0, gone = false;
    const look = async () => {
      try {
        const found = await ask("GET", `tables/${table.id}/review${table.seat.peek() ? `?seat=${table.seat.peek()}` : ""}`, undefined, table.headers());
        if (gone) return;
        setState(found);
        if (found.state === "waiting" || found.state === "running") timer = setTimeout(look, EVERY);
      } catch {
        if (!gone) timer = setTimeout(look, 4 * EVERY);
      }
    };
    look();
    return () => { gone = true; clearTimeout(timer); };
  }, [table, spoken]);
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
      ${shape(decision.seat, 14)}<span>${withoutSeat(decision.played.words)} <b class="cost num">−${percent(decision.given_away)}</b>
      ${decision.best[0] && decision.best[0].move !== decision.played.move && html`<small>${t("web-review-better", { move: withoutSeat(decision.best[0].words) })}</small>`}</span></button></li>`)}</ol>` : html`<p class="soft">${t("web-review-none")}</p>`}</section>`;
}
