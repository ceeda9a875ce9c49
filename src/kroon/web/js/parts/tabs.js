// Tabs: one of several panels at a time, by click or arrow keys.
import { html, useId, useState } from "../../vendor/preact.js";

/** @type {Tabs} */
export function Tabs({ label, tabs, open }) {
  const [shown, show] = useState(tabs[0].id);
  const id = useId();
  const current = tabs.find((tab) => tab.id === shown) || tabs[0];
  const pick = (/** @type {string} */ to) => { show(to); open?.(to); };
  const key = (/** @type {KeyboardEvent} */ event) => {
    const step = event.key === "ArrowRight" ? 1 : event.key === "ArrowLeft" ? -1 : 0;
    if (!step) return;
    const next = tabs[(tabs.indexOf(current) + step + tabs.length) % tabs.length];
    pick(next.id);
    document.getElementById(`${id}-${next.id}`)?.focus();
  };
  return html`<div class="tabs"><div role="tablist" aria-label=${label} onKeyDown=${key}>${tabs.map((tab) => html`<button key=${tab.id} id=${`${id}-${tab.id}`} role="tab" class="quiet"
      aria-selected=${tab === current} tabindex=${tab === current ? 0 : -1} aria-controls=${`${id}-panel`} onClick=${() => pick(tab.id)}>${tab.name}${tab.mark && html`<i class="mark"></i>`}</button>`)}</div>
    <div role="tabpanel" id=${`${id}-panel`} aria-labelledby=${`${id}-${current.id}`}>${current.body()}</div></div>`;
}
