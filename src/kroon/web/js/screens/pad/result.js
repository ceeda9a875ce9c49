// What the service says of a pad: the score sheet line by line and in sentences, or what is impossible and by which rule.
import { html, icon, openRules, placesOf, Said, SEATS, t } from "../../frame.js";
import { Explained, Sheet } from "../../parts/sheet.js";

/** @type {Sent} */
const sent = (players, alone) => (alone === null ? players : [players[alone]]);

/** @type {ReasonOf} */
function reasonOf({ message }) {
  const reason = typeof message === "object" && message.key === "refusal" && message.args?.reason;
  return reason && typeof reason === "object" && "key" in reason ? reason : message;
}

/** @type {MarkedIn} */
export const markedIn = ({ failure, alone }, players, active) =>
  (failure ? placesOf(failure.message, sent(players, alone)).filter(({ of = SEATS[active] }) => of === SEATS[active]).map(({ id }) => id) : []);

/** @param {ResultProps} props */
export function Result({ game, scored, players }) {
  const { failure, score, alone, busy } = scored;
  const shown = sent(players, alone), common = { game, players: shown };
  const won = score ? score.winners.map((/** @type {any} */ seat) => players[SEATS.indexOf(seat)]?.name).filter(Boolean) : [];
  return html`<section class=${`panel pad-result ${busy ? "busy" : ""}`} aria-live="polite"><h3>${t("web-pad-score")}</h3>
    ${failure && /-(must|odd)$/.test(failure.key) && html`<p class="pad-unfinished">${t("web-pad-unfinished")}</p>`}
    ${failure ? html`<div class="notice">${icon("book")}<span><${Said} message=${reasonOf(failure)} ...${common}/></span>${failure.rule && html`<button class="rule" onClick=${() => openRules(game.name, failure.rule)}>${t("web-pad-rule", { rule: failure.rule })}</button>`}</div>`
      : score ? html`${won.length ? html`<p class="pad-won serif">${icon("crown")}${t("web-pad-winner", { names: won.join(", "), count: won.length })}</p>` : null}
        <${Sheet} game=${game} sheets=${score.breakdown} players=${shown} winners=${score.winners}/>
        ${score.unchecked.map((/** @type {Message} */ each) => html`<p class="notice"><${Said} message=${each} ...${common}/></p>`)}
        <details open=${players.length < 3}><summary>${t("web-pad-explained")}</summary><${Explained} explained=${score.explained} ...${common}/></details>`
        : html`<p class="soft">${t(`web-pad-begin-${game.name}`)}</p>`}</section>`;
}
