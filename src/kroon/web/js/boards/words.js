// The table of a game that brings no part of the page: the game in words, how the seats stand, and the moves as buttons.
// Arrow keys go through the moves, Enter chooses; letters that are typed into the field leave those with these words.
import { html, gainText, names, shape, toggles, useEffect, useRef, useState } from "../ui.js";
import { Search } from "../parts/fields.js";

/** From so many moves on there is a field to search them. */
const MANY = 9;

/** @type {InWordsGame} */
export const inWords = (name) => ({
  name, Table, Miniature,
  inWords: true,
  first: [".words-moves button"],
  how: (_, legal) => (legal.length ? { key: "web-words-how" } : null),
});

/** @type {WordsTable} */
function Table({ view, players, legal, chosen, choose, hint, frozen, words, t }) {
  const { table = [], last = [], move = (/** @type {string} */ event) => event } = words ?? {};
  return html`<div class="words"><div class="words-told">
      <section class="words-table" tabindex="0" aria-label=${t("web-words-table")}><h3>${t("web-words-table")}</h3>${table.map((line, n) => html`<p key=${n}>${line}</p>`)}</section>
      ${last.length > 0 && html`<section class="words-last" tabindex="0" aria-label=${t("web-words-last")}><h3>${t("web-words-last")}</h3><ol>${last.map((line, n) => html`<li key=${n}>${line}</li>`)}</ol></section>`}
    </div>
    <ul class="words-seats" aria-label=${t("web-players")}>${players.map((player, n) => html`<li key=${player.seat} class=${view.actor === player.seat ? "turn" : ""} aria-current=${view.actor === player.seat || undefined}>
      ${shape(player.seat, 22)}<span>${player.name}</span>${view.breakdown && html`<b class="num">${view.breakdown[n].total}</b>`}</li>`)}</ul>
    ${!frozen && legal.length > 0 && html`<${Choices} moves=${legal.map((each) => ({ ...each, words: move(each.event) }))} ...${{ chosen, choose, hint, t }}/>`}</div>`;
}

/** @type {WordsChoices} */
function Choices({ moves, chosen, choose, hint, t }) {
  const [sought, seek] = useState("");
  const list = useRef(/** @type {?HTMLElement} */ (null));
  const wanted = sought.toLowerCase().trim(), shown = moves.filter((each) => each.words.toLowerCase().includes(wanted));
  const all = moves.map((each) => each.event).join();
  useEffect(() => seek(""), [all]);
  /** @param {KeyboardEvent} event */
  const press = (event) => {
    const buttons = /** @type {HTMLElement[]} */ ([...list.current?.querySelectorAll("button") ?? []]), at = buttons.indexOf(/** @type {HTMLElement} */ (document.activeElement)), end = buttons.length - 1;
    /** @type {Record<string, number>} */
    const steps = { ArrowDown: at + 1, ArrowUp: at - 1, ...(at < 0 ? {} : { ArrowRight: at + 1, ArrowLeft: at - 1, Home: 0, End: end }) };
    if (event.key in steps) buttons[Math.max(0, Math.min(end, steps[event.key]))]?.focus();
    else if (event.key === "Enter" && at < 0 && shown.length && !event.ctrlKey) choose(shown[0].event);
    else return;
    event.preventDefault();
  };
  return html`<div class="words-moves" role="group" aria-label=${t("web-moves")} onKeyDown=${press}>
    ${moves.length >= MANY && html`<${Search} label=${t("web-moves-search")} value=${sought} set=${seek}/>`}
    <ul ref=${list}>${shown.map(({ event, words, gain }) => html`<li key=${event}><button ...${toggles(event, chosen, choose)} class=${names(hint?.includes(event) && "tip")}>
      <span>${words}</span>${gain ? html`<b class="gain num">${gainText(gain)}</b>` : null}</button></li>`)}</ul>
    ${!shown.length && html`<p class="soft">${t("web-words-none")}</p>`}</div>`;
}

/** @type {WordsMiniature} */
function Miniature({ view, seat, players, t }) {
  const at = players.findIndex((player) => player.seat === seat), points = view.breakdown?.[at]?.total;
  return html`<span class="words-mini" role="img" aria-label=${points === undefined ? players[at].name : `${players[at].name}: ${t("web-points-now")} ${points}`}>${shape(seat, 30)}${points !== undefined && html`<b class="num">${points}</b>`}</span>`;
}
