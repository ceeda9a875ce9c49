// A table: finds out who one is there (a seat, a guest with an invitation, a spectator), then shows lobby or game.
import { html, useEffect, useState } from "../../vendor/preact.js";
import { language, loadTexts, t } from "../l10n.js";
import { Refusal, ask, failureOf } from "../net/api.js";
import { takeFragment } from "../router.js";
import { loadGame } from "../state/games.js";
import { kept } from "../state/settings.js";
import { showTurn } from "../state/signs.js";
import { Table } from "../state/table.js";
import { Bar } from "../parts/bar.js";
import { Join, Lobby } from "../parts/lobby.js";
import { Play } from "../parts/play.js";

/** @typedef {import("../types").About & {yours: import("../types").SeatLetter[], creator: boolean}} Known */
/** @typedef {{phase: "loading" | "join" | "in" | "stranger" | "gone", about?: Known, secret?: string, table?: Table, game?: import("../types").Game, message?: string}} Way */

/** @param {string} id @returns {Promise<Way>} */
async function wayIn(id) {
  const { invite, watch, device } = takeFragment();
  if (watch) kept(`watch-${id}`, watch);
  try {
    if (device) await ask("POST", "devices", { secret: device });
    const about = /** @type {Known} */ (await ask("GET", `tables/${id}`));
    const spectator = kept(`watch-${id}`);
    if (about.yours.length || about.creator) return enter(about, about.yours[0] || null, null);
    await loadTexts(about.game);
    if (invite && about.state === "open") return { phase: "join", about, secret: invite };
    if (spectator) return enter(about, null, spectator);
    return { phase: "stranger", about };
  } catch (error) {
    if (error instanceof Refusal && error.status === 0) throw error;
    return { phase: "gone", message: failureOf(error).message };
  }
}

/** @param {Known} about @param {import("../types").SeatLetter | null} seat @param {string | null} spectator @returns {Promise<Way>} */
async function enter(about, seat, spectator) {
  const table = new Table(about.id, seat, spectator);
  try {
    return { phase: "in", about, table, game: await loadGame(about.game) };
  } catch (error) {
    table.close();
    throw error;
  }
}

/** @param {{id: string}} props */
export function TableScreen({ id }) {
  const [way, setWay] = useState(/** @type {Way} */ ({ phase: "loading" }));
  const [tries, again] = useState(0);
  useEffect(() => {
    let gone = false;
    /** @type {Table | undefined} */
    let table;
    wayIn(id).then((found) => {
      if (gone) {
        if (found.table) found.table.close();
        return;
      }
      table = found.table;
      setWay(found);
    }, () => setTimeout(() => { if (!gone) again(tries + 1); }, 3000));
    return () => { gone = true; if (table) table.close(); showTurn(false, t("web-title")); };
  }, [id, tries]);
  const spoken = language.value;
  useEffect(() => { if (way.table) way.table.speak(); }, [spoken, way.table]);

  if (way.phase === "in" && way.table && way.game) return html`<${Inside} table=${way.table} game=${way.game}/>`;
  if (way.phase === "join" && way.about && way.secret) {
    const about = way.about;
    return html`<${Bar} title=${t(about.game)}/><${Join} about=${about} secret=${way.secret} joined=${(/** @type {any} */ seat) => enter(about, seat, null).then(setWay)}/>`;
  }
  if (way.phase === "loading") return html`<${Bar}/><${Waiting} text=${t(tries ? "web-unreachable" : "web-loading")}/>`;
  return html`<${Bar}/><main id="main" class="page narrow"><h1>${t(way.phase === "gone" ? "web-gone" : "web-stranger")}</h1>
    <p class="lead">${way.phase === "gone" ? way.message : t("web-stranger-about")}</p><p><a class="button primary" href="/">${t("web-home")}</a></p></main>`;
}

/** @param {{text: string}} props */
const Waiting = ({ text }) => html`<main id="main" class="page waiting"><p class="serif" role="status">${text}</p></main>`;

/** @param {{table: Table, game: import("../types").Game}} props */
function Inside({ table, game }) {
  const data = table.data.value;
  if (table.link.value === "refused") {
    return html`<${Bar}/><main id="main" class="page narrow"><h1>${t("web-gone")}</h1><p class="lead">${table.reason.value}</p><p><a class="button primary" href="/">${t("web-home")}</a></p></main>`;
  }
  if (!data) return html`<${Bar}/><${Waiting} text=${t("web-loading")}/>`;
  if (data.table.state === "open" || !data.view) return html`<${Bar} title=${t(game.name)}/><${Lobby} data=${data}/>`;
  return html`<${Play} table=${table} data=${data} game=${game}/>`;
}
