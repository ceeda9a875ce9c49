// The end of a game: who has won and why, the score sheet counted up line by line, and what one may do next.
import { html, useEffect, useState } from "../../vendor/preact.js";
import { language, t } from "../l10n.js";
import { ask } from "../net/api.js";
import { PlayerShape } from "../draw/shapes.js";
import { Icon } from "../draw/icons.js";
import { go } from "../router.js";
import { withNames } from "../state/table.js";
import { copy } from "./invite.js";
import { Explained, FullSheet, linesOf } from "./sheet.js";
import { complain } from "./toasts.js";

/** @typedef {import("../types").Result} Result */

/** Who has won, in a sentence. @param {Result} result @param {import("../types").Player[]} players @param {string[]} yours */
export function winnerText(result, players, yours) {
  const winners = players.filter((player) => result.winners.includes(player.seat));
  if (!winners.length) return t("web-won-nobody");
  const points = result.scores[players.indexOf(winners[0])];
  if (result.end === "resigned") return t("web-won-resigned", { names: listed(winners), count: winners.length });
  if (winners.length === 1) return t(yours.length === 1 && yours[0] === winners[0].seat ? "web-won-you" : "web-won", { name: winners[0].name, points });
  return t("web-won-shared", { names: listed(winners), points });
}

/** Names in a sentence. @param {import("../types").Player[]} players */
const listed = (players) => new Intl.ListFormat(language.value, { type: "conjunction" }).format(players.map((player) => player.name));

/** The sentences about a tie: those that belong to no seat. @param {Result} result @param {import("../types").Player[]} players */
const tieOf = (result, players) => withNames((result.explained || []).filter((/** @type {string} */ line) => !/^(\s|[a-d]: )/.test(line)).join(" "), players);

/** @param {{table: import("../state/table.js").Table, data: import("../types").TableMessage, game: import("../types").Game, players: import("../types").Player[], fresh: boolean}} props */
export function End({ table, data, game, players, fresh }) {
  const result = /** @type {Result} */ (data.result);
  const sheets = result.breakdown;
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
  const download = async () => {
    try {
      const query = data.you ? `?seat=${data.you}` : "";
      const record = await ask("GET", `tables/${table.id}/record${query}`, undefined, table.headers());
      const link = document.createElement("a");
      link.href = URL.createObjectURL(new Blob([JSON.stringify(record, null, 1)], { type: "application/json" }));
      link.download = `${game.name}-${table.id}.json`;
      link.click();
      setTimeout(() => URL.revokeObjectURL(link.href), 10000);
    } catch (error) {
      complain(error);
    }
  };
  const share = () => ask("POST", `tables/${table.id}/spectators`).then((made) => copy(location.origin + made.path)).catch(complain);
  const done = shown >= count;
  return html`<section class="panel end"><header>
      ${(done ? result.winners : []).map((seat) => html`<${PlayerShape} key=${seat} seat=${seat} game=${game.name} size=${38}/>`)}
      <div><h1 class=${done ? "" : "waits"}>${winnerText(result, players, data.yours)}</h1>
      ${result.end === "resigned" ? html`<p class="soft">${t("web-end-resigned", { names: listed(quitters), count: quitters.length })}</p>` : null}
      ${done && tieOf(result, players) ? html`<p class="soft tie">${tieOf(result, players)}</p>` : null}</div></header>
    <${FullSheet} game=${game} sheets=${sheets} players=${players} winners=${done ? result.winners : []} shown=${shown}/>
    ${done ? null : html`<button class="quiet" onClick=${() => setShown(count)}>${t("web-skip-count")}</button>`}
    <details><summary>${t("web-explained")}</summary><${Explained} explained=${result.explained || []} players=${players} game=${game.name}/></details>
    <div class="row end-buttons">${data.yours.length ? html`<button class="primary" disabled=${waits} onClick=${again}><${Icon} name="turn"/>${t("web-rematch")}</button>` : null}
      <button onClick=${download}><${Icon} name="down"/>${t("web-download")}</button>
      ${data.yours.length ? html`<button onClick=${share}><${Icon} name="link"/>${t("web-share-game")}</button>` : null}
      <a class="button quiet" href="/">${t("web-home")}</a></div></section>`;
}
