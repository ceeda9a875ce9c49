// Cards: one of them, a row of them that arrow keys walk through, and a card in full.
import { html, ARROWS, names, towards, useEffect, useKeys, useRef, useState } from "../../../web/js/ui.js";
import { CardEmblem } from "./emblem.js";
import { CARDS, nameOf, sayOf } from "./cards.js";

const HOLD = 450;
/** A name of more letters is written smaller where there is little room. */
const LONG = 8;

/** @type {CardCard} */
export function Card({ card, cost, left, count = 1, move, chosen, hint, recent, small, focusable, choose, show, t }) {
  const { kind } = CARDS[card], name = nameOf(card, t), says = sayOf(card, t), type = t(`web-dominion-kind-${kind}`);
  const timer = useRef(/** @type {any} */ (0)), held = useRef(false);
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
    count > 1 ? `${count} × ${name}` : name, type, cost !== undefined && t("web-dominion-costs", { cost }), left !== undefined && t("web-dominion-left", { left }), says,
  ].filter(Boolean).join(", ");
  return html`<button class=${names("dm-card", kind, small && "small", move && "can", picked && "picked", move && hint?.includes(move.event) && "tip", recent && "recent", left === 0 && "gone")}
    data-card=${card} data-count=${count > 2 ? 3 : count} tabindex=${focusable ? 0 : -1} aria-label=${said} aria-disabled=${!move || undefined} aria-pressed=${move && picked}
    onClick=${() => (held.current ? (held.current = false) : move && choose(picked ? null : move.event))}
    onPointerEnter=${(e) => e.pointerType === "mouse" && soon(e, 650)} onPointerLeave=${off}
    onPointerDown=${(e) => { held.current = false; e.pointerType === "mouse" ? clearTimeout(timer.current) : soon(e, HOLD, true, true); }}
    onPointerUp=${(e) => e.pointerType !== "mouse" && clearTimeout(timer.current)} onPointerCancel=${off}
    onContextMenu=${(e) => e.preventDefault()}
    onFocus=${(e) => e.currentTarget.matches(":focus-visible") && soon(e, 900)} onBlur=${off}
    onKeyDown=${(e) => { if (e.key === "i" || e.key === "I") soon(e, 0, false); else if (e.key === "Escape") off(); }}>
    <span class=${names("dm-name", name.length > LONG && "long")}>${name}</span>
    <${CardEmblem} card=${card} />
    ${!small && html`<span class="dm-says">${says}</span>`}
    <span class="dm-foot">${cost !== undefined && html`<b class="dm-cost num">${cost}</b>`}<span class="dm-kind">${type}</span>
      ${left !== undefined && html`<b class="dm-left num">${left}</b>`}</span>
    ${count > 1 && html`<b class="dm-count num">×${count}</b>`}
  </button>`;
}

/** @type {Cards} */
export function Cards({ label, cards, kind, small, ...rest }) {
  const [on, setOn] = useState(/** @type {?string} */ (null));
  const first = cards.find((each) => each.card === on) ?? cards.find((each) => each.move) ?? cards[0];
  /** @param {KeyboardEvent} event */
  function press(event) {
    const list = /** @type {HTMLElement[]} */ ([.../** @type {HTMLElement} */ (event.currentTarget).querySelectorAll("[data-card]")]);
    const from = list.findIndex((each) => each === document.activeElement), arrow = ARROWS[event.key];
    const to = event.key === "Home" ? list[0] : event.key === "End" ? list.at(-1)
      : arrow && (arrow[0] ? list[from + arrow[0]] : towards(list, list[from], arrow, (each) => [each.offsetLeft, each.offsetTop]));
    if (!to) return;
    event.preventDefault();
    event.stopPropagation();
    to.focus();
  }
  return html`<div class=${`dm-cards ${kind}`} role="group" aria-label=${label} onKeyDown=${press}
    onFocusIn=${(e) => setOn(e.target.dataset.card ?? null)}>
    ${cards.map((face) => html`<${Card} key=${face.card} ...${rest} ...${face} small=${small} focusable=${face === first} />`)}
  </div>`;
}

/** @type {Detail} */
export function Detail({ shown, cost, t, close }) {
  useEffect(() => {
    if (!shown) return;
    addEventListener("scroll", close, { once: true, capture: true });
    return () => removeEventListener("scroll", close, { capture: true });
  }, [shown]);
  useKeys((event) => { if (shown && event.key === "Escape") close(); });
  if (!shown) return null;
  const { card, at } = shown, { kind, rule } = CARDS[card];
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
