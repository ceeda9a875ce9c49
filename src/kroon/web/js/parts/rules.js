// The rules at hand: a game's rules with their numbers, to search in, open at one of them if something was refused.
import { html, keysOf, signal, t, useEffect, useRef, useState } from "../ui.js";
import { gameName, loadGameTexts } from "../state/games.js";
import { Dialog } from "./dialog.js";
import { Search } from "./fields.js";

const open = signal(/** @type {?RulesProps} */ (null));

/** @type {OpenRules} */
export function openRules(game, at = null) {
  loadGameTexts(game).then(() => { open.value = { game, at }; });
}

/** @type {Rules} */
function Rules({ game, at }) {
  const [sought, seek] = useState("");
  const list = useRef();
  useEffect(() => {
    if (at) list.current?.querySelector(`[data-rule="${CSS.escape(at)}"]`)?.scrollIntoView({ block: "center" });
  }, [at]);
  const prefix = `${game}-rule-`;
  const words = sought.toLowerCase().trim();
  const rules = keysOf(prefix).map((key) => ({ number: key.slice(prefix.length), text: t(key) }))
    .filter((rule) => !words || `${rule.number} ${rule.text}`.toLowerCase().includes(words));
  return html`<${Search} label=${t("web-rules-search")} value=${sought} set=${seek}/>
    <dl class="rules" ref=${list}>${rules.map((rule) => html`<div key=${rule.number} data-rule=${rule.number} class=${rule.number === at ? "at" : ""}>
      <dt>${rule.number}</dt><dd>${rule.text}</dd></div>`)}</dl>
    ${rules.length ? null : html`<p class="soft">${t("web-rules-none")}</p>`}`;
}

export function RulesDialog() {
  const shown = open.value;
  if (!shown) return null;
  return html`<${Dialog} title=${t("web-rules-of", { game: gameName(shown.game) })} close=${() => { open.value = null; }}><${Rules} ...${shown}/><//>`;
}
