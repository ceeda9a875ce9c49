// What happened, in words; a click shows the table as it was then. What happened long ago is loaded when it is wanted.
import { html, Said, shape, SEATS, t, useEffect, useRef, useState } from "../ui.js";
import { useOlder } from "./older.js";

/** How many entries are shown at first, and how many more each time. */
const SHORT = 60, PAGE = 200;

/** @type {Gathered} */
function gathered(log) {
  /** @type {(Update & {times: number})[]} */
  const made = [];
  for (const entry of log) {
    const same = entry.kind === "event" && JSON.stringify(made.at(-1)?.told) === JSON.stringify(entry.told);
    made.push({ ...entry, times: 1 + (same ? made.pop()?.times ?? 0 : 0) });
  }
  return made;
}

/** @type {Log} */
export function Log({ log, struck, players, game, at, show, older }) {
  const last = log.at(-1)?.number ?? 0;
  const [wanted, want] = useState(/** @type {?number} */ (null));
  const list = useRef();
  const shown = log.filter((each) => each.number >= (wanted ?? last - SHORT + 1)), first = shown[0]?.number ?? 1, earlier = first - 1;
  const entries = gathered(shown);
  const { more, scrolled } = useOlder(list, first, earlier > 0, async () => {
    if (first <= log[0].number) await older();
    want(Math.max(1, first - PAGE));
  });
  useEffect(() => {
    if (at === null && list.current) list.current.scrollTop = list.current.scrollHeight;
  }, [last, at]);
  return html`<div class="log" data-number=${last} ref=${list} onScroll=${scrolled} tabindex="0" role="log" aria-live="off" aria-label=${t("web-log")}>
    ${earlier > 0 && html`<button class="link" onClick=${more}>${t("web-log-earlier", { count: earlier })}</button>`}
    <ol>${entries.map((entry) => html`<li key=${entry.number} class=${struck.has(entry.number) ? "struck" : ""}>
      <button class="entry ${entry.number === at ? "at" : ""}" aria-pressed=${entry.number === at} onClick=${() => show(entry.number)}>
        ${SEATS.includes(/** @type {any} */ (entry.actor)) ? shape(entry.actor, 13) : html`<span class="dot"></span>`}
        <span><${Said} message=${entry.told} beside=${entry.actor} ...${{ players, game }}/>${entry.times > 1 && html` <b class="num">×${entry.times}</b>`}</span></button></li>`)}</ol></div>`;
}
