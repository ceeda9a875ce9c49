// The way through a finished game: a slider, steps, and playing by itself.
import { html, icon, Said, t, useEffect, useState, wordsOf } from "../ui.js";

const PACE = 1100;

/** @type {Replay} */
export function Replay({ count, at, to, told, players, game }) {
  const [runs, run] = useState(false);
  useEffect(() => {
    if (!runs) return undefined;
    if (at >= count - 1) {
      run(false);
      return undefined;
    }
    const timer = setTimeout(() => to(at + 1), PACE);
    return () => clearTimeout(timer);
  }, [runs, at, count]);
  /** @type {NumberButton} */
  const step = (name, key, target) => html`<button class="quiet icon-only" aria-label=${t(key)} disabled=${target < 0 || target >= count || target === at}
    onClick=${() => { run(false); to(target); }}>${icon(name)}</button>`;
  return html`<div class="replay" role="group" aria-label=${t("web-replay")}>
    <div class="replay-steps">${step("first", "web-replay-first", 0)}${step("prev", "web-replay-prev", at - 1)}
      <button class="icon-only" aria-label=${t(runs ? "web-replay-stop" : "web-replay-play")} aria-pressed=${!!runs} onClick=${() => { if (!runs && at >= count - 1) to(0); run(!runs); }}>${icon(runs ? "minus" : "play")}</button>
      ${step("next", "web-replay-next", at + 1)}${step("last", "web-replay-last", count - 1)}</div>
    <input type="range" min="0" max=${Math.max(0, count - 1)} value=${at} aria-label=${t("web-replay-at")} aria-valuetext=${wordsOf(told, players)} onInput=${(event) => { run(false); to(Number(event.target.value)); }}/>
    <p class="replay-told"><span class="num soft">${at + 1} / ${count}</span> <${Said} message=${told} ...${{ players, game }}/></p></div>`;
}
