// Fields: yes or no, a choice of few or of many, tabs, a name, something to look for.
import { html, typed } from "../ui.js";

/** @type {Check} */
export const Check = ({ name, about, on, set, disabled }) => html`<label class="check"><input type="checkbox" checked=${on} disabled=${disabled} onChange=${(event) => set(event.target.checked)}/>
  <span>${name}${about && html`<small>${about}</small>`}</span></label>`;

/** @type {Segments} */
export const Segments = ({ label, value, values, set }) => html`<div class="segments" role="group" aria-label=${label}>${values.map(([each, name]) => html`<button key=${each} type="button"
  aria-pressed=${each === value} onClick=${() => set(each)}>${name}</button>`)}</div>`;

/** @type {Tabs} */
export const Tabs = ({ label, kind, value, values, set, mark }) => html`<div class=${kind} role="tablist" aria-label=${label} onKeyDown=${({ key, target }) => {
  const to = key === "ArrowRight" ? target.nextElementSibling : key === "ArrowLeft" ? target.previousElementSibling : null;
  to?.click();
  to?.focus();
}}>${values.map(([each, name]) => html`<button key=${each} role="tab" class="quiet ${mark?.(each) || ""}" aria-selected=${each === value} onClick=${() => set(each)}>${name}</button>`)}</div>`;

/** @type {Entries} */
export const entries = (values) => values.map(([each, name]) => html`<option key=${each} value=${each}>${name}</option>`);

/** @type {Choice} */
export const Choice = ({ label, value, values, set, children }) => html`<select aria-label=${label} value=${value} onChange=${typed(set)}>${entries(values)}${children}</select>`;

/** @type {Name} */
export const Name = ({ label, value, set, placeholder }) => html`<input type="text" maxlength="24" autocomplete="nickname" aria-label=${label} placeholder=${placeholder} value=${value} onInput=${typed(set)}/>`;

/** @type {Search} */
export const Search = ({ label, value, set, ...rest }) => html`<input type="search" placeholder=${label} aria-label=${label} value=${value} onInput=${typed(set)} ...${rest}/>`;
