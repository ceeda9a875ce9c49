// Numbers that are counted up and down: one, and those of several things.
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

/** @type {Counters} */
export const Counters = ({ things, counts = {}, blank, nameOf, mostOf, picture, set, children }) => html`<ul class="pad-steppers">${things.map((each) => {
  const { [each]: count, ...rest } = counts;
  return html`<${Stepper} key=${each} name=${nameOf(each)} value=${count ?? (blank ? null : 0)} most=${mostOf?.(each)} blank=${blank} ...${picture?.(each)}
    set=${(next) => set(next === null || (!next && !blank) ? rest : { ...rest, [each]: next })}/>`;
})}${children}</ul>`;
