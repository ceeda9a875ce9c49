// Cards: one of them, a row of them that arrow keys walk through, and a card in full.
import { html, useEffect, useRef, useState } from "../../../vendor/preact.js";
import { CardEmblem } from "../../draw/card.js";
import { CARDS, nameOf, sayOf } from "./cards.js";

/** @typedef {import("../../types").Say} Say */
/** @typedef {import("../../types").Legal} Legal */
/** @typedef {{card: string, at: DOMRect, calm?: boolean}} Shown */
/** @typedef {{card: string, cost?: number, left?: number, count?: number, move?: Legal, chosen?: string | null, hint?: string[] | null, recent?: boolean, said?: string}} Face */

const HOLD = 450;
/** A name of more letters is written smaller where there is little room. */
const LONG = 8;

/** A card one can look at and, if it has a move, choose.
 * @param {Face & {t: Say, small?: boolean, focusable?: boolean, choose(event: string | null): void, show(what: Shown | null): void}} props */
export function Card({ card, cost, left, count = 1, move, chosen, hint, recent, small, focusable, choose, show, t }) {
  const { kind } = CARDS[card];
  const timer = useRef(/** @type {any} */ (0));
  const held = useRef(false);
  useEffect(() => () => clearTimeout(timer.current), []);
  /** @param {any} event @param {number} wait @param {boolean} [calm] @param {boolean} [holds] */
  const soon = (event, wait, calm = true, holds = false) => {
    const here = event.currentTarget;
    clearTimeout(timer.current);
    timer.current = setTimeout(() => {
      held.current = holds;
      show({ card, at: here.getBoundingClientRect(), calm });
    }, wait);
  };
  const off = () => {
    clearTimeout(timer.current);
    show(null);
  };
  const picked = !!move && move.event === chosen;
  const said = [
    count > 1 ? `${count} × ${nameOf(card, t)}` : nameOf(card, t), t(`web-dominion-kind-${kind}`),
    cost === undefined ? "" : t("web-dominion-costs", { cost }), left === undefined ? "" : t("web-dominion-left", { left }), sayOf(card, t),
  ].filter(Boolean).join(", ");
  return html`<button class=${`dm-card ${kind} ${small ? "small" : ""} ${move ? "can" : ""} ${picked ? "picked" : ""} ${move && hint?.includes(move.event) ? "tip" : ""} ${recent ? "recent" : ""} ${left === 0 ? "gone" : ""}`}
    data-card=${card} data-count=${count > 2 ? 3 : count} tabindex=${focusable ? 0 : -1} aria-label=${said} aria-disabled=${move ? undefined : "true"} aria-pressed=${move ? String(picked) : undefined}
    onClick=${() => (held.current ? (held.current = false) : move && choose(picked ? null : move.event))}
    onPointerEnter=${(/** @type {PointerEvent} */ e) => e.pointerType === "mouse" && soon(e, 650)} onPointerLeave=${off}
    onPointerDown=${(/** @type {PointerEvent} */ e) => { held.current = false; e.pointerType === "mouse" ? clearTimeout(timer.current) : soon(e, HOLD, true, true); }}
    onPointerUp=${(/** @type {PointerEvent} */ e) => e.pointerType !== "mouse" && clearTimeout(timer.current)} onPointerCancel=${off}
    onContextMenu=${(/** @type {Event} */ e) => e.preventDefault()}
    onFocus=${(/** @type {any} */ e) => e.currentTarget.matches(":focus-visible") && soon(e, 900)} onBlur=${off}
    onKeyDown=${(/** @type {any} */ e) => { if (e.key === "i" || e.key === "I") soon(e, 0, false); else if (e.key === "Escape") off(); }}>
    <span class=${`dm-name ${nameOf(card, t).length > LONG ? "long" : ""}`}>${nameOf(card, t)}</span>
    <${CardEmblem} card=${card} />
    ${!small && html`<span class="dm-says">${sayOf(card, t)}</span>`}
    <span class="dm-foot">${cost !== undefined && html`<b class="dm-cost num">${cost}</b>`}<span class="dm-kind">${t(`web-dominion-kind-${kind}`)}</span>
      ${left !== undefined && html`<b class="dm-left num">${left}</b>`}</span>
    ${count > 1 && html`<b class="dm-count num">×${count}</b>`}
  </button>`;
}

/** Cards beside each other; arrow keys walk through them.
 * @param {{label: string, cards: Face[], kind: string, small?: boolean, chosen: string | null, hint: string[] | null, choose(event: string | null): void, show(what: Shown | null): void, t: Say}} props */
export function Cards({ label, cards, kind, small, ...rest }) {
  const [on, setOn] = useState(/** @type {string | null} */ (null));
  const first = cards.find((each) => each.card === on) ?? cards.find((each) => each.move) ?? cards[0];
  /** @param {KeyboardEvent} event */
  function press(event) {
    const list = /** @type {HTMLElement[]} */ ([.../** @type {HTMLElement} */ (event.currentTarget).querySelectorAll("[data-card]")]);
    const from = list.indexOf(/** @type {HTMLElement} */ (document.activeElement));
    const step = { ArrowRight: 1, ArrowLeft: -1, Home: -list.length, End: list.length }[event.key];
    let to = step ? list[Math.max(0, Math.min(list.length - 1, from + step))] : null;
    if (event.key === "ArrowDown" || event.key === "ArrowUp") to = beyond(list, list[from], event.key === "ArrowDown" ? 1 : -1);
    if (!to) return;
    event.preventDefault();
    event.stopPropagation();
    to.focus();
  }
  return html`<div class=${`dm-cards ${kind}`} role="group" aria-label=${label} onKeyDown=${press}
    onFocusIn=${(/** @type {any} */ e) => setOn(e.target.dataset.card ?? null)}>
    ${cards.map((face) => html`<${Card} key=${face.card} ...${rest} ...${face} small=${small} focusable=${face === first} />`)}
  </div>`;
}

/** The card in the row below or above that is nearest. @param {HTMLElement[]} list @param {HTMLElement | undefined} from @param {1 | -1} way */
function beyond(list, from, way) {
  if (!from) return null;
  const [x, y] = [from.offsetLeft, from.offsetTop];
  return list.filter((each) => (each.offsetTop - y) * way > 4)
    .sort((a, b) => Math.abs(a.offsetTop - y) - Math.abs(b.offsetTop - y) || Math.abs(a.offsetLeft - x) - Math.abs(b.offsetLeft - x))[0] ?? null;
}

/** A card in full, beside the one that is looked at. @param {{shown: Shown | null, cost?: number, t: Say, close(): void}} props */
export function Detail({ shown, cost, t, close }) {
  useEffect(() => {
    if (!shown) return;
    /** @param {KeyboardEvent} event */
    const away = (event) => event.key === "Escape" && close();
    window.addEventListener("keydown", away);
    window.addEventListener("scroll", close, { once: true, capture: true });
    return () => {
      window.removeEventListener("keydown", away);
      window.removeEventListener("scroll", close, { capture: true });
    };
  }, [shown]);
  if (!shown) return null;
  const { card, at } = shown;
  const { kind, rule } = CARDS[card];
  const wide = Math.min(300, innerWidth - 24);
  const left = Math.max(12, Math.min(innerWidth - wide - 12, at.left + at.width / 2 - wide / 2));
  const above = at.top > innerHeight / 2;
  return html`<div class=${`dm-detail ${kind}`} role="tooltip" aria-live=${shown.calm ? undefined : "polite"}
    style=${{ width: `${wide}px`, left: `${left}px`, ...(above ? { bottom: `${innerHeight - at.top + 8}px` } : { top: `${at.bottom + 8}px` }) }}>
    <div class="dm-detail-head"><${CardEmblem} card=${card} size=${56} /><div><b class="dm-name">${nameOf(card, t)}</b>
      <span>${t(`web-dominion-kind-${kind}`)}${cost === undefined ? "" : ` · ${t("web-dominion-costs", { cost })}`}</span></div></div>
    <p>${sayOf(card, t)}</p><p class="dm-rule">${t(`dominion-rule-${rule}`)} <span>${rule}</span></p>
  </div>`;
}
