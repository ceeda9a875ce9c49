// The table of Dominion: supply, what lies on the table, the question of a card, and one's hand.
import { html, names, seated, shape, toggles, useEffect, useMemo, useRef, useState } from "../../../web/js/ui.js";
import { CardEmblem } from "./emblem.js";
import { Cards, Detail } from "./card.js";
import { CARDS, IDS, nameOf, sayOf } from "./cards.js";
import { cardOf, movesOf, numbersOf, questionOf } from "./moves.js";

const ENDING_PILES = 3;
/** What is shown of the past. */
const TOLD = new Set(["play", "buy", "gain", "trash", "name"]);

/** @type {TableTable} */
export function Table({ view, you, players, legal, chosen, choose, last, hint, frozen, t }) {
  const open = frozen ? [] : legal;
  const moves = useMemo(() => movesOf(open), [legal, frozen]);
  const [shown, setShown] = useState(/** @type {?Shown} */ (null));
  const me = you ? view.seats["abcd".indexOf(you)] : null, hand = me?.hand;
  const recent = new Set(last.filter((event) => / (buy|gain) /.test(event)).map(cardOf));
  const common = { chosen, choose, hint, show: setShown, t };
  /** @param {string} card @param {Spots} spots */
  const face = (card, spots) => ({ card, cost: view.costs[card], move: spots.get(card) });
  const piles = Object.keys(view.supply);
  const listed = IDS.filter((card) => moves.list.has(card));
  const question = questionOf(view, open), list = listed.length > 0 && t(`web-dominion-list-${view.asks}`);
  const empty = piles.filter((card) => !view.supply[card]).length;
  const lying = (/** @type {string} */ label, /** @type {Counts} */ cards, none = "") => html`<${Lying} label=${t(label)} cards=${cards} last=${view.last_played} none=${none && t(none)} show=${setShown} t=${t} />`;
  const root = useRef();
  useEffect(() => aboveBar(root.current));
  return html`<div class="dm" ref=${root}>
    ${listed.length > 0
      ? html`<section class="dm-supply"><h3>${list}</h3>
          <${Cards} ...${common} kind="listed" small=${view.asks === "name"} label=${list} cards=${listed.map((card) => face(card, moves.list))} /></section>`
      : html`<section class="dm-supply"><h3>${t("web-dominion-supply")}<span class=${empty > 1 || view.supply.province < 3 ? "near" : ""}>${t("web-dominion-ends", { provinces: view.supply.province ?? 0, empty, all: ENDING_PILES })}</span></h3>
          <${Cards} ...${common} kind="supply" label=${t("web-dominion-supply")}
            cards=${piles.map((card) => ({ ...face(card, moves.supply), left: view.supply[card], recent: recent.has(card) }))} /></section>`}
    <div class="dm-mat">
      ${view.turn ? lying("web-dominion-played", view.played, "web-dominion-played-none") : lying("web-dominion-chosen", Object.fromEntries(view.kingdom.map((card) => [card, 1])), "web-dominion-played-none")}
      ${!moves.aside.size && lying("dominion-aside", view.aside)}${lying("dominion-trash", view.trash)}
      <${Past} events=${last.filter((event) => event[0] !== you)} players=${players} t=${t} />
    </div>
    <section class="dm-mine">
      ${question && html`<div class="dm-question">${view.last_played && question !== "draft" && html`<${CardEmblem} card=${view.drawn ?? view.last_played} size=${44} />`}
        <p>${question !== "draft" && html`<b class="dm-name">${nameOf(view.last_played, t)}</b>`}
          <span>${t(`web-dominion-q-${question.replaceAll("_", "-")}`, { ...numbersOf(view), card: view.drawn ? nameOf(view.drawn, t) : "" })}</span>
          ${view.drawn && html`<small>${sayOf(view.drawn, t)}</small>`}</p>
        ${moves.aside.size > 0 && html`<${Cards} ...${common} small kind="aside" label=${t("dominion-aside")}
          cards=${Object.keys(view.aside).map((card) => ({ ...face(card, moves.aside), cost: undefined, count: view.aside[card] }))} />`}</div>`}
      ${view.turn && html`<div class="dm-counters" aria-label=${t("dominion-counters", { actions: view.actions, buys: view.buys, coins: view.coins })} role="img">
        ${view.turn !== you && shape(view.turn, 20)}
        ${["actions", "buys", "coins"].map((what) => html`<span class=${`${what} ${view[what] ? "" : "none"}`}><b class="num">${view[what]}</b>${t(`web-dominion-${what}`, { count: view[what] })}</span>`)}
        ${hand && html`<span class="dm-piles"><i></i>${me.draw_pile}${me.discard_top && html`<i class=${`face ${CARDS[me.discard_top].kind}`}></i>${nameOf(me.discard_top, t)}`}</span>`}</div>`}
      ${moves.buttons.length > 0 && html`<div class="dm-buttons">${moves.buttons.map((move) => html`<button key=${move.event} ...${toggles(move.event, chosen, choose)}
        class=${names((/ (treasures|keep|choose cards)/.test(move.event) || open.length === 1) && "primary", hint?.includes(move.event) && "tip")}>${buttonText(move.event, view, t)}</button>`)}</div>`}
      ${hand && view.turn && html`<div class="dm-hand">
        <${Pile} label=${t("web-dominion-draw-pile")} count=${me.draw_pile} />
        ${me.hand_size ? html`<${Cards} ...${common} kind="hand" label=${t("dominion-hand")}
          cards=${Object.keys(hand).map((card) => ({ ...face(card, moves.hand), cost: undefined, count: hand[card] }))} />` : html`<p class="dm-none">${t("web-dominion-hand-none")}</p>`}
        <${Pile} label=${t("web-dominion-discard-pile")} top=${me.discard_top} t=${t} />
      </div>`}
    </section>
    <${Detail} shown=${shown} cost=${shown ? view.costs[shown.card] : undefined} t=${t} close=${() => setShown(null)} />
  </div>`;
}

/** @type {AboveBar} */
function aboveBar(root) {
  const bar = /** @type {?HTMLElement} */ (root?.parentElement?.parentElement?.querySelector(".confirm-bar"));
  if (!root || !bar) return undefined;
  const place = () => root.style.setProperty("--dm-bottom", getComputedStyle(bar).position === "sticky" ? `${bar.offsetHeight}px` : "0px");
  const watch = new ResizeObserver(place);
  watch.observe(bar);
  place();
  return () => watch.disconnect();
}

/** @type {ButtonText} */
export function buttonText(event, view, t) {
  const [seat, word, what] = event.split(" ");
  if (word === "treasures") {
    const hand = view.seats["abcd".indexOf(seat)].hand ?? {};
    return t("web-dominion-do-treasures", { coins: Object.entries(hand).reduce((sum, [card, count]) => sum + (CARDS[card].coins ?? 0) * Number(count), 0) });
  }
  if (word === "end") return t(`web-dominion-do-end-${view.phase === "action" ? "actions" : "turn"}`);
  return t(`web-dominion-do-${word}${what ? `-${what}` : ""}`);
}

/** @type {Lying} */
function Lying({ label, cards, last, none, show, t }) {
  const list = Object.entries(cards);
  if (!list.length && !none) return null;
  return html`<section class="dm-lying"><h3>${label}</h3>
    ${list.length ? html`<ul>${list.map(([card, count]) => html`<li key=${card} class=${names("dm-chip", CARDS[card].kind, card === last && "last")}
      onPointerEnter=${(e) => show({ card, at: e.currentTarget.getBoundingClientRect(), calm: true })} onPointerLeave=${() => show(null)}>
      <${CardEmblem} card=${card} size=${20} /><span>${nameOf(card, t)}</span>${count > 1 && html`<b class="num">×${count}</b>`}</li>`)}</ul>` : html`<p class="dm-none">${none}</p>`}
  </section>`;
}

/** @type {PastEvents} */
function Past({ events, players, t }) {
  /** @type {Deed[]} */
  const told = [];
  for (const event of events) {
    const [seat, word] = event.split(" ");
    const card = cardOf(event);
    const before = told.at(-1);
    if (before?.seat === seat && before.word === word && before.card === card) before.count += 1;
    else if (seat !== "*" && (word === "treasures" || (TOLD.has(word) && card))) told.push({ seat, word, card: card ?? "", count: 1 });
  }
  if (!told.length) return null;
  return html`<section class="dm-lying dm-past"><h3>${t("web-dominion-past")}</h3><ul>${told.slice(-9).map((each, n) => html`<li key=${n} class=${`dm-chip plain ${each.card ? CARDS[each.card].kind : "treasure"}`}>
    ${shape(each.seat, 15, seated(players, each.seat)?.name)}
    <span>${t(`web-dominion-did-${each.word}`, { card: each.card ? nameOf(each.card, t) : "" })}</span>${each.count > 1 && html`<b class="num">×${each.count}</b>`}</li>`)}</ul></section>`;
}

/** @type {Pile} */
function Pile({ label, count, top, t }) {
  return html`<div class=${names("dm-pile", top && CARDS[top].kind, !count && !top && "bare")}>
    <span class=${top ? "face" : "back"}>${top && html`<${CardEmblem} card=${top} size=${30} />`}${count !== undefined && html`<b class="num">${count}</b>`}</span>
    <small>${label}${top && t && html`<b>${nameOf(top, t)}</b>`}</small></div>`;
}
