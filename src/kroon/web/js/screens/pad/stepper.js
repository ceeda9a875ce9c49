// A number that is counted up and down.
import { html } from "../../../vendor/preact.js";
import { t } from "../../l10n.js";
import { Icon } from "../../draw/icons.js";

/** @param {{name: string, value: number, most?: number, set: (value: number) => void, kind?: string, children?: any}} props */
export function Stepper({ name, value, most = 99, set, kind = "", children }) {
  const to = (/** @type {number} */ next) => set(Math.max(0, Math.min(most, next)));
  return html`<li class=${`pad-stepper ${kind} ${value ? "" : "none"}`}>${children}<span>${name}</span>
    <button type="button" class="icon-only" aria-label=${t("web-pad-less", { name })} disabled=${!value} onClick=${() => to(value - 1)}><${Icon} name="minus" size=${18}/></button>
    <input class="num" type="number" inputmode="numeric" min="0" max=${most} aria-label=${name} value=${value} onInput=${(/** @type {any} */ event) => to(Math.round(Number(event.target.value)) || 0)}/>
    <button type="button" class="icon-only" aria-label=${t("web-pad-more", { name })} disabled=${value >= most} onClick=${() => to(value + 1)}><${Icon} name="plus" size=${18}/></button></li>`;
}
