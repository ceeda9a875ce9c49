// Short messages at the edge of the screen, what a screen reader is told, and work that may fail.
import { html, effect, failureOf, litText, placesOf, Said, shownPlaces, signal, t, useEffect, useState } from "../ui.js";
import { sounds } from "../state/signs.js";
import { openRules } from "./rules.js";

const LONG = 9000;
const toasts = signal(/** @type {Toast[]} */ ([]));
let next = 1;

// what a refusal names is lit as long as it is shown
effect(() => { shownPlaces.value = litText(toasts.value.flatMap(({ said, players }) => placesOf(said, players))); });

/** What was last said to screen readers. */
export const announcement = signal("");
/** @param {string} text */
export const announce = (text) => { announcement.value = text; };

/** @param {number} id */
const remove = (id) => { toasts.value = toasts.peek().filter((each) => each.id !== id); };

/** @type {ToastsToast} */
export function toast(said, kind = "", rule = null, game = "", players = []) {
  const id = next++, same = JSON.stringify(said);
  toasts.value = [...toasts.peek().filter((each) => JSON.stringify(each.said) !== same).slice(-2), { id, said, kind, rule, game, players }];
  setTimeout(() => remove(id), LONG);
}

/** @type {Complain} */
export function complain(error, game = "") {
  const failure = failureOf(error);
  sounds.no();
  toast(failure.message, "bad", failure.rule, game, failure.players);
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
    <span><${Said} message=${each.said} players=${each.players}/></span>
    ${each.rule && each.game && html`<button class="link" onClick=${() => openRules(each.game, each.rule)}>${t("web-rule", { rule: each.rule })}</button>`}
    <button class="quiet icon-only" aria-label=${t("web-close")} onClick=${() => remove(each.id)}>×</button></div>`)}</div>`;
}
