// What the service says of a pad: the score sheet line by line and in sentences, or what is impossible and by which rule.
import { html, icon, openRules, SEATS, t } from "../../frame.js";
import { Explained, Sheet } from "../../parts/sheet.js";
import { withNames } from "../../state/table.js";

/** @type {Reseated} */
const reseated = (text, alone) => (alone === null ? text : text.replace(/^a(?=[:,\s])/, SEATS[alone]));

/** @type {WithoutRule} */
const withoutRule = ({ message, rule }) => (rule ? message.replace(new RegExp(`\\s*\\([^()]*\\b${rule}\\)\\.?$`), "") : message);

/** @type {MarkedIn} */
export function markedIn({ failure, alone }, active) {
  if (!failure || (alone === null && !failure.message.startsWith(SEATS[active]))) return [];
  return failure.message.match(/-?\d+,-?\d+/g) || [];
}

/** @param {ResultProps} props */
export function Result({ game, scored, players }) {
  const { failure, score, alone, busy } = scored;
  const shown = alone === null ? players : [players[alone]];
  const won = score ? score.winners.map((/** @type {any} */ seat) => players[SEATS.indexOf(seat)]?.name).filter(Boolean) : [];
  return html`<section class=${`panel pad-result ${busy ? "busy" : ""}`} aria-live="polite"><h3>${t("web-pad-score")}</h3>
    ${failure && /-(must|odd)$/.test(failure.key) && html`<p class="pad-unfinished">${t("web-pad-unfinished")}</p>`}
    ${failure ? html`<div class="notice">${icon("book")}<span>${withNames(reseated(withoutRule(failure), alone), players)}</span>${failure.rule && html`<button class="rule" onClick=${() => openRules(game.name, failure.rule)}>${t("web-pad-rule", { rule: failure.rule })}</button>`}</div>`
      : score ? html`${won.length ? html`<p class="pad-won serif">${icon("crown")}${t("web-pad-winner", { names: won.join(", "), count: won.length })}</p>` : null}
        <${Sheet} game=${game} sheets=${score.breakdown} players=${shown} winners=${score.winners}/>
        ${score.unchecked.map((/** @type {string} */ each) => html`<p class="notice">${withNames(reseated(each, alone), players)}</p>`)}
        <details open=${players.length < 3}><summary>${t("web-pad-explained")}</summary><${Explained} explained=${score.explained.map((/** @type {string} */ each) => reseated(each, alone))} players=${players}/></details>`
        : html`<p class="soft">${t(`web-pad-begin-${game.name}`)}</p>`}</section>`;
}
