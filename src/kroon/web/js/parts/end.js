// The end of a game: who has won and why, the score sheet counted up line by line, and what one may do next.
import {
  html, ask, attempt, complain, go, icon, language, Said, saveFile, seatOf, shape, t, tFor, useEffect, useState,
} from "../frame.js";
import { copy } from "./invite.js";
import { Proof } from "./proof.js";
import { Explained, Sheet, linesOf } from "./sheet.js";

/** @type {WinnerText} */
export function winnerText(result, players, yours, game) {
  const winners = players.filter((player) => result.winners.includes(player.seat));
  if (!winners.length) return t("web-won-nobody");
  const points = result.scores[players.indexOf(winners[0])];
  if (result.end === "resigned") return t("web-won-resigned", { names: listed(winners), count: winners.length });
  if (winners.length === 1) return tFor(game, yours.length === 1 && yours[0] === winners[0].seat ? "web-won-you" : "web-won", { name: winners[0].name, points });
  return tFor(game, "web-won-shared", { names: listed(winners), points });
}

/** @type {Listed} */
const listed = (players) => new Intl.ListFormat(language.value, { type: "conjunction" }).format(players.map((player) => player.name));

/** @type {TieOf} */
const tieOf = ({ explained = [] }) => explained.filter((each) => !seatOf(each));

/** @type {End} */
export function End({ table, data, game, players, fresh }) {
  const result = /** @type {Result} */ (data.result), sheets = result.breakdown, mine = data.yours.length > 0;
  const quitters = players.filter((player) => result.resigned.includes(player.seat));
  const count = linesOf(sheets).length;
  const still = matchMedia("(prefers-reduced-motion: reduce)").matches;
  const [shown, setShown] = useState(still || !fresh || quitters.length ? count : 0);
  useEffect(() => {
    if (shown >= count) return undefined;
    const timer = setTimeout(() => setShown(shown + 1), shown ? 380 : 700);
    return () => clearTimeout(timer);
  }, [shown, count]);
  const [waits, wait] = useState(false);
  const next = data.table.rematch;
  useEffect(() => { if (waits && next) go(`/table/${next}`); }, [waits, next]);
  const again = () => {
    wait(true);
    if (!next) table.command("rematch").catch((error) => { wait(false); complain(error); });
  };
  const download = async () => saveFile(`${game.name}-${table.id}.json`, await table.record());
  const share = async () => copy(location.origin + (await ask("POST", `tables/${table.id}/spectators`)).path);
  /** @type {ToolButton} */
  const button = (sign, key, work) => html`<button onClick=${() => attempt(work())}>${icon(sign)}${t(key)}</button>`;
  const done = shown >= count, tie = tieOf(result);
  return html`<section class="panel end"><header>
      ${(done ? result.winners : []).map((seat) => shape(seat, 38))}
      <div><h1 class=${done ? "" : "waits"}>${winnerText(result, players, data.yours, game.name)}</h1>
      ${result.end === "resigned" && html`<p class="soft">${t("web-end-resigned", { names: listed(quitters), count: quitters.length })}</p>`}
      ${done && tie.length > 0 && html`<p class="soft tie">${tie.map((each) => html`<${Said} message=${each} ...${{ players, game }}/> `)}</p>`}</div></header>
    <${Sheet} ...${{ game, sheets, players, shown }} winners=${done ? result.winners : []}/>
    ${!done && html`<button class="quiet" onClick=${() => setShown(count)}>${t("web-skip-count")}</button>`}
    <details><summary>${t("web-explained")}</summary><${Explained} explained=${result.explained ?? []} ...${{ players, game }}/></details>
    <div class="row end-buttons">${mine && html`<button class="primary" disabled=${waits} onClick=${again}>${icon("turn")}${t("web-rematch")}</button>`}
      ${button("down", "web-download", download)}${mine && button("link", "web-share-game", share)}
      <a class="button quiet" href="/">${t("web-home")}</a></div>
    ${data.table.commitment && html`<${Proof} ...${{ table, data, players }}/>`}</section>`;
}
