// A number that is counted up and down.
import { html, icon, t } from "../../ui.js";

/** @type {Stepper} */
export function Stepper({ name, value, most = 99, set, blank = false, kind = "", children }) {
  const least = blank ? -1 : 0, now = value ?? least;
  const to = (/** @type {number} */ next) => set(next < 0 && blank ? null : Math.max(0, Math.min(most, next)));
  return html`<li class=${`pad-stepper ${kind} ${value ? "" : "none"}`}>${children}<span>${name}</span>
    <button type="button" class="icon-only" aria-label=${t("web-pad-less", { name })} disabled=${now <= least} onClick=${() => to(now - 1)}>${icon("minus", 18)}</button>
    <input class="num" type="number" inputmode="numeric" min="0" max=${most} aria-label=${name} placeholder="–" value=${value ?? ""} onInput=${(event) => to(event.target.value === "" ? least : Math.round(Number(event.target.value)) || 0)}/>
    <button type="button" class="icon-only" aria-label=${t("web-pad-more", { name })} disabled=${now >= most} onClick=${() => to(now + 1)}>${icon("plus", 18)}</button></li>`;
}
