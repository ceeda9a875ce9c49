// Short messages at the edge of the screen, what a screen reader is told, and work that may fail.
import { html, failureOf, signal, t, useEffect, useState } from "../ui.js";
import { sounds } from "../state/signs.js";
import { openRules } from "./rules.js";

const LONG = 9000;
const toasts = signal(/** @type {Toast[]} */ ([]));
let next = 1;

/** What was last said to screen readers. */
export const announcement = signal("");
/** @param {string} text */
export const announce = (text) => { announcement.value = text; };

/** @param {number} id */
const remove = (id) => { toasts.value = toasts.peek().filter((each) => each.id !== id); };

/** @type {ToastsToast} */
export function toast(text, kind = "", rule = null, game = "") {
  const id = next++;
  toasts.value = [...toasts.peek().filter((each) => each.text !== text).slice(-2), { id, text, kind, rule, game }];
  setTimeout(() => remove(id), LONG);
}

/** @type {Complain} */
export function complain(error, game = "") {
  const failure = failureOf(error);
  sounds.no();
  toast(failure.message, "bad", failure.rule, game);
}

/** @type {Attempt} */
export const attempt = (work, game) => work.catch((error) => complain(error, game));

/** @type {UseFound} */
export function useFound(work, on) {
  const [found, find] = useState(/** @type {any} */ (null));
  useEffect(() => {
    let gone = false;
    attempt(Promise.resolve(work()).then((it) => { if (!gone) find(() => it || null); }));
    return () => { gone = true; };
  }, on);
  return found;
}

/** @type {UseWork} */
export function useWork(work, game) {
  const [busy, setBusy] = useState(false);
  return [busy, (event) => {
    event.preventDefault();
    setBusy(true);
    work().catch((error) => { complain(error, game); setBusy(false); });
  }];
}

export function Toasts() {
  return html`<div class="toasts" role="alert">${toasts.value.map((each) => html`<div key=${each.id} class="toast ${each.kind}">
    <span>${each.text}</span>
    ${each.rule && each.game && html`<button class="link" onClick=${() => openRules(each.game, each.rule)}>${t("web-rule", { rule: each.rule })}</button>`}
    <button class="quiet icon-only" aria-label=${t("web-close")} onClick=${() => remove(each.id)}>×</button></div>`)}</div>`;
}
