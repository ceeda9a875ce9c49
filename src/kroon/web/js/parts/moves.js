// All moves in words: a list for keyboard and screen reader. Arrow keys go through it, letters jump, Enter chooses.
import { html, gainText, Said, Search, t, useEffect, useRef, useState, wordsOf } from "../frame.js";

/** @type {Moves} */
export function Moves({ legal, words, players, game, chosen, choose, confirm, byKeys }) {
  const [sought, seek] = useState("");
  const [at, setAt] = useState(0);
  const list = useRef();
  const typed = sought.toLowerCase().trim();
  const shown = legal.filter((move) => !typed || wordsOf(words(move.event), players, "move").toLowerCase().includes(typed));
  const current = Math.min(at, Math.max(0, shown.length - 1));
  useEffect(() => { seek(""); setAt(0); }, [legal]);
  useEffect(() => {
    if (byKeys.current) list.current?.focus({ preventScroll: true });
    byKeys.current = false;
  }, []);
  const go = (/** @type {number} */ to) => {
    const next = Math.max(0, Math.min(shown.length - 1, to));
    setAt(next);
    list.current?.children[next]?.scrollIntoView({ block: "nearest" });
  };
  const key = (/** @type {KeyboardEvent} */ event) => {
    /** @type {Record<string, number>} */
    const steps = { ArrowDown: current + 1, ArrowUp: current - 1, Home: 0, End: shown.length - 1, PageDown: current + 10, PageUp: current - 10 };
    if (event.key in steps) go(steps[event.key]);
    else if ((event.key === "Enter" || event.key === " ") && shown[current]) {
      byKeys.current = true;
      if (event.ctrlKey || shown[current].event === chosen) confirm();
      else choose(shown[current].event);
    } else return;
    event.preventDefault();
    event.stopPropagation();
  };
  return html`<div class="moves">
    ${legal.length > 8 && html`<${Search} label=${t("web-moves-search")} value=${sought} set=${(words) => { seek(words); setAt(0); }}/>`}
    <ul ref=${list} role="listbox" tabindex="0" aria-label=${t("web-moves")} onKeyDown=${key} aria-activedescendant=${shown[current] ? `move-${current}` : undefined}>
      ${shown.map((move, index) => html`<li key=${move.event} id=${`move-${index}`} role="option" aria-selected=${move.event === chosen} class=${index === current ? "at" : ""}
        onClick=${() => { setAt(index); choose(move.event); }}><span><${Said} message=${words(move.event)} variant="move" seat=${move.event[0]} ...${{ players, game }}/></span>${move.gain ? html`<span class="gain num">${gainText(move.gain)}</span>` : null}</li>`)}</ul>
    <small>${t("web-moves-how")}</small></div>`;
}
