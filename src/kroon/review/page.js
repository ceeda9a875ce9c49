// The table of a review: the position before each decision, drawn by the modules of the browser's table.
// The moves that were judged are laid on it one by one. All that it says stands on the page without it, too.
import { FluentBundle, FluentResource } from "../web/vendor/lib/fluent/index.js";
import { html, render, useEffect, useRef, useState } from "../web/vendor/preact.js";
import { shape } from "../web/js/draw/shapes.js";

/** @typedef {{event: string, words: string, promise: string, gain: number}} Move */
/** @typedef {{event: number, seat: SeatLetter | null, view: View, words: string[], last: string[], moves: Move[], played: string | null, given: string}} Position */
/** @typedef {{game: string, module: string, language: string, texts: string[], players: {seat: SeatLetter, name: string}[], positions: Position[], first: number}} Carried */

/** What the page carries for this script. @returns {Promise<Carried>} */
async function unpacked() {
  const packed = document.getElementById("carried")?.textContent ?? "";
  const bytes = Uint8Array.from(atob(packed), (letter) => letter.charCodeAt(0));
  return new Response(new Blob([bytes]).stream().pipeThrough(new DecompressionStream("gzip"))).json();
}

/** Texts by their keys. @param {Carried} carried @returns {Say} */
function speaker({ language, texts }) {
  const bundle = new FluentBundle(language, { useIsolating: false });
  for (const text of texts) bundle.addResource(new FluentResource(text));
  return (key, args) => {
    const message = bundle.getMessage(key);
    if (!message?.value) console.error(`no text for ${key}`);
    return message?.value ? bundle.formatPattern(message.value, args) : `{${key}}`;
  };
}

/** The keys that move a board when nothing has the focus, and the wheel, belong to the page here: it is read.
 * @param {HTMLElement} board */
function leaveScrollingAlone(board) {
  /** @param {Event} event */
  const stop = (event) => { if (event.type === "wheel" || event.target === document.body) event.stopPropagation(); };
  board.addEventListener("wheel", stop, { capture: true, passive: true });
  addEventListener("keydown", stop, true);
  return () => removeEventListener("keydown", stop, true);
}

/** Where we are, in the graph of the chances. @param {number} event */
function pointOut(event) {
  const line = /** @type {SVGElement | null} */ (document.querySelector(".graph .here"));
  if (!line) return;
  const { left, wide, events } = /** @type {Record<string, string>} */ (line.dataset);
  line.setAttribute("transform", `translate(${Number(left) + Number(wide) * event / Math.max(1, Number(events))} 0)`);
  line.setAttribute("class", "here shown");
}

/** @param {{carried: Carried, game: Game, players: Player[], t: Say}} props */
function Boards({ carried, game, players, t }) {
  const { positions } = carried;
  const [at, setAt] = useState(carried.first);
  const position = positions[at], { view, seat, moves, played } = position;
  const [chosen, choose] = useState(position.played);
  const board = useRef(/** @type {HTMLElement | null} */ (null));
  const show = (/** @type {number} */ to) => { setAt(to); choose(positions[to].played); };
  useEffect(() => leaveScrollingAlone(/** @type {HTMLElement} */ (board.current)), []);
  useEffect(() => pointOut(position.event), [at]);
  useEffect(() => {
    /** A number of an event, wherever it stands on the page, leads here. @param {MouseEvent} click */
    const follow = (click) => {
      const link = /** @type {Element} */ (click.target).closest("a[href^='#event-']");
      const to = positions.findIndex((each) => link?.getAttribute("href") === `#event-${each.event}`);
      if (to < 0) return;
      click.preventDefault();
      show(to);
      document.getElementById("boards")?.focus();
      document.getElementById("boards")?.scrollIntoView();
    };
    document.addEventListener("click", follow);
    return () => document.removeEventListener("click", follow);
  }, []);
  const costly = positions.map((each, n) => (each.given ? n : -1)).filter((n) => n >= 0);
  const before = costly.filter((n) => n < at).pop() ?? -1, after = costly.find((n) => n > at) ?? -1;
  const told = seat ? t(position.given ? "review-at-given" : "review-at", { number: String(position.event), words: moves.find((each) => each.event === played)?.words ?? "", given: position.given })
    : t(view.actor ? "review-heading-now" : "review-heading-end");
  const step = (/** @type {string} */ sign, /** @type {string} */ key, /** @type {number} */ to) =>
    html`<button class="icon-only" aria-label=${t(key)} title=${t(key)} disabled=${!(to in positions)} onClick=${() => show(to)}>${sign}</button>`;
  return html`<div class="steps">${step("«", "review-costly-before", before)}${step("‹", "review-before", at - 1)}
      <input type="range" min="0" max=${positions.length - 1} value=${at} aria-label=${t("review-slider")} aria-valuetext=${told} onInput=${(/** @type {any} */ event) => show(Number(event.target.value))}/>
      ${step("›", "review-after", at + 1)}${step("»", "review-costly-after", after)}</div>
    <p class="told" role="status">${seat && shape(seat)}<span>${told}</span></p>
    ${moves.length ? html`<div class="moves" role="group" aria-label=${t("review-judged")}>${moves.map((move, n) => html`<button key=${move.event} class="move" aria-pressed=${String(chosen === move.event)} onClick=${() => choose(move.event)}>
      <span>${move.words}</span><small>${move.promise}</small>${n ? null : html`<b class="tag best-move">${t("review-best-move")}</b>`}${move.event === played ? html`<b class="tag">${t("review-played")}</b>` : null}</button>`)}</div>` : null}
    <div class="board" ref=${board}><div class="game"><${game.Table} key=${at} view=${view} you=${seat} players=${players} legal=${moves.map(({ event, gain }) => ({ event, gain, touches: event.split(" ").slice(2) }))}
      chosen=${chosen} choose=${choose} last=${position.last} hint=${moves.length ? [moves[0].event] : null} frozen=${!moves.length || !!game.inWords}
      words=${{ table: position.words, last: [], move: (/** @type {string} */ event) => moves.find((each) => each.event === event)?.words ?? event }} t=${t}/></div></div>
    <ul class="others">${players.map((player, n) => html`<li key=${player.seat}><div class="mini"><${game.Miniature} view=${view} seat=${player.seat} players=${players} t=${t}/></div>
      <b>${shape(player.seat, 16)}<span class="name">${player.name}</span>${view.breakdown ? html` <span class="num">${view.breakdown[n].total}</span>` : null}</b>
      <small>${game.note ? game.note(view, player.seat, t) : ""}</small></li>`)}</ul>
    ${!game.inWords && html`<details><summary>${t("review-text")}</summary><pre>${position.words.join("\n")}</pre></details>`}`;
}

const carried = await unpacked();
const module = await import(carried.module), game = /** @type {Game} */ (module.default ?? module.inWords(carried.game));
const players = carried.players.map((each) => ({ ...each, kind: /** @type {"person"} */ ("person") }));
const into = /** @type {HTMLElement} */ (document.getElementById("boards"));
into.replaceChildren();
render(html`<${Boards} carried=${carried} game=${game} players=${players} t=${speaker(carried)}/>`, into);
