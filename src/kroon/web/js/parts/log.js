// What happened, in words; a click shows the table as it was then.
import { html, shape, SEATS, t, useEffect, useRef, useState } from "../ui.js";
import { withNames } from "../state/table.js";

const SHORT = 60;

/** @type {Gathered} */
function gathered(log) {
  /** @type {(Update & {times: number})[]} */
  const made = [];
  for (const entry of log) {
    const same = entry.kind === "event" && made.at(-1)?.told === entry.told;
    made.push({ ...entry, times: 1 + (same ? made.pop()?.times ?? 0 : 0) });
  }
  return made;
}

/** @type {Log} */
export function Log({ log, struck, players, at, show }) {
  const [all, showAll] = useState(false);
  const list = useRef();
  const entries = gathered(all ? log : log.slice(-SHORT));
  useEffect(() => {
    if (at === null && list.current) list.current.scrollTop = list.current.scrollHeight;
  }, [log.length, at]);
  return html`<div class="log" data-number=${log.at(-1)?.number ?? 0} ref=${list} tabindex="0" role="log" aria-live="off" aria-label=${t("web-log")}>
    ${!all && log.length > SHORT && html`<button class="link" onClick=${() => showAll(true)}>${t("web-log-earlier", { count: log.length - SHORT })}</button>`}
    <ol>${entries.map((entry) => html`<li key=${entry.number} class=${struck.has(entry.number) ? "struck" : ""}>
      <button class="entry ${entry.number === at ? "at" : ""}" aria-pressed=${entry.number === at} onClick=${() => show(entry.number)}>
        ${SEATS.includes(/** @type {any} */ (entry.actor)) ? shape(entry.actor, 13) : html`<span class="dot"></span>`}
        <span>${withNames(entry.told, players)}${entry.times > 1 && html` <b class="num">×${entry.times}</b>`}</span></button></li>`)}</ol></div>`;
}
