// A table: finds out who one is there (a seat, a guest with an invitation, a spectator), then shows lobby or game.
import { html, ask, failureOf, kept, loadGame, loadGameTexts, Page, Refusal, t, takeFragment, useEffect, useState, Waiting, wordsOf } from "../frame.js";
import { Table } from "../state/table.js";
import { Join, Lobby } from "../parts/lobby.js";
import { Play } from "../parts/play.js";

/** @type {TableWayIn} */
async function wayIn(id) {
  const { invite, watch, device } = takeFragment();
  if (watch) kept(`watch-${id}`, watch);
  try {
    if (device) await ask("POST", "devices", { secret: device });
    const about = /** @type {Known} */ (await ask("GET", `tables/${id}`));
    const spectator = kept(`watch-${id}`);
    if (about.yours.length || about.creator) return enter(about, about.yours[0] || null, null);
    await loadGameTexts(about.game);
    if (invite && about.state === "open") return { phase: "join", about, secret: invite };
    if (spectator) return enter(about, null, spectator);
    return { phase: "stranger", about };
  } catch (error) {
    if (error instanceof Refusal && error.status === 0) throw error;
    return { phase: "gone", message: failureOf(error).message };
  }
}

/** @type {Enter} */
async function enter(about, seat, spectator) {
  const table = new Table(about.id, seat, spectator);
  try {
    return { phase: "in", about, table, game: await loadGame(about.game) };
  } catch (error) {
    table.close();
    throw error;
  }
}

/** @type {TableScreen} */
export function TableScreen({ id }) {
  const [way, setWay] = useState(/** @type {WayIn} */ ({ phase: "loading" }));
  const [tries, again] = useState(0);
  useEffect(() => {
    let gone = false;
    /** @type {Table | undefined} */
    let table;
    wayIn(id).then((found) => {
      if (gone) return found.table?.close();
      table = found.table;
      setWay(found);
    }, () => setTimeout(() => { if (!gone) again(tries + 1); }, 3000));
    return () => { gone = true; table?.close(); };
  }, [id, tries]);

  if (way.phase === "in" && way.table && way.game) return html`<${Inside} table=${way.table} game=${way.game}/>`;
  if (way.phase === "join" && way.about && way.secret) {
    const about = way.about;
    return html`<${Join} about=${about} secret=${way.secret} joined=${(seat) => enter(about, seat, null).then(setWay)}/>`;
  }
  if (way.phase === "loading") return html`<${Waiting} text=${tries ? t("web-unreachable") : undefined}/>`;
  return way.phase === "gone" ? noTable("web-gone", way.message) : noTable("web-stranger");
}

/** @type {NoTable} */
const noTable = (title, reason) => html`<${Page} kind="page narrow"><h1>${t(title)}</h1>
  <p class="lead">${reason && !wordsOf(reason, []).startsWith(t(title)) ? wordsOf(reason, []) : t(`${title}-about`)}</p><p><a class="button primary" href="/">${t("web-home")}</a></p><//>`;

/** @type {TableInside} */
function Inside({ table, game }) {
  document.documentElement.dataset.game = game.name;
  const data = table.data.value;
  if (table.link.value === "refused") return noTable("web-gone", table.reason.value);
  if (!data) return html`<${Waiting}/>`;
  if (data.table.state === "open" || !data.view) return html`<${Lobby} data=${data}/>`;
  return html`<${Play} ...${{ table, data, game }}/>`;
}
