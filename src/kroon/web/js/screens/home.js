// Home: the games, my tables (those where it is my turn first), the way in with a link, and that to the real box.
import { html, ask, attempt, gameName, go, icon, language, loadArt, loadLook, offered, offerOf, Page, t, toast, typed, use, useEffect, useFound, useState } from "../frame.js";

const SHOWN = 6;
const EVERY = 15000;

/** @type {(name: string) => Promise<{drawn: boolean}>} */
async function loadPicture(name) {
  const { picture } = (await offerOf(name)).page;
  if (picture) await Promise.all([loadLook(name), loadArt(picture)]);
  return { drawn: picture !== null };
}

/** The picture of a game that brings none: its first letter on a tile. @param {{name: string}} props */
const Initial = ({ name }) => html`<svg class="initial" viewBox="0 0 400 260" preserveAspectRatio="xMidYMid slice">
  <rect class="ground" width="400" height="260"/><path class="weave" d="M-40 60 200-60 440 60M-40 130 200 10 440 130M-40 200 200 80 440 200M-40 270 200 150 440 270M-40 340 200 220 440 340"/>
  <g transform="rotate(-5 200 130)"><rect class="shade" x="133" y="67" width="140" height="140" rx="18"/><rect class="tile" x="130" y="60" width="140" height="140" rx="18"/>
  <rect class="edge" x="139" y="69" width="122" height="122" rx="12"/><text x="200" y="130" dy=".35em">${name.trim().charAt(0).toLocaleUpperCase()}</text></g></svg>`;

/** @type {Picture} */
export function Picture({ name }) {
  const there = useFound(() => loadPicture(name), [name]);
  return html`<div class="picture" aria-hidden="true">${there && (there.drawn ? html`<svg>${use(`picture-${name}`)}</svg>` : html`<${Initial} name=${gameName(name)}/>`)}</div>`;
}

/** @type {ChooseGame} */
export function ChooseGame({ to, title, about, note, among = () => true }) {
  return html`<${Page} name=${title} kind="page choose-game"><h1>${title}</h1>${about && html`<p class="lead">${about}</p>`}
    <ul>${offered.value.filter(among).map((each) => html`<li key=${each.game}><a class="panel" href=${`/${to}/${each.game}`}><${Picture} name=${each.game}/><h2>${each.name}</h2>${note && html`<small>${note(each)}</small>`}</a></li>`)}</ul><//>`;
}

/** @type {Ago} */
function ago(seconds) {
  const minutes = Math.round((seconds - Date.now() / 1000) / 60);
  const format = new Intl.RelativeTimeFormat(language.value, { numeric: "auto" });
  if (minutes > -60) return format.format(minutes, "minute");
  return minutes > -1440 ? format.format(Math.round(minutes / 60), "hour") : format.format(Math.round(minutes / 1440), "day");
}

/** @type {Card} */
function Card({ game: { game, name, about, page } }) {
  /** @type {GameLink} */
  const link = (kind, to, sign, key) =>
    html`<a class="button ${kind}" href=${`/${to}/${game}`}>${icon(sign)}${t(key)}<span class="visually-hidden"> ${name}</span></a>`;
  return html`<li class="game-card panel"><${Picture} name=${game}/>
    <div><h2>${name}</h2>${about && html`<p>${about}</p>`}
    <div class="row">${link("primary", "new", "play", "web-play")}${link("quiet", "learn", "learn", "web-learn")}${page.pad && link("quiet", "score", "pad", "web-score")}</div></div></li>`;
}

/** @type {MyTables} */
function MyTables({ tables, forget }) {
  const [all, showAll] = useState(false);
  const shown = all ? tables : tables.slice(0, SHOWN);
  return html`<section class="my-tables"><h2>${t("web-my-tables")}</h2><ul>${shown.map((each) => html`<li key=${each.id} class=${each.turn ? "turn" : ""}>
      <a href=${`/table/${each.id}`}><b class="serif">${gameName(each.game)}</b><span class="state">${t(each.turn ? "web-your-turn" : `web-state-${each.state}`)}</span>
      <small>${each.names.filter((who) => who && !/^(level\d|random|greedy)$/.test(who)).join(", ")} · ${ago(each.updated)}</small></a>
      ${each.state === "over" && html`<button class="quiet icon-only" aria-label=${t("web-forget")} onClick=${() => forget(each.id)}>${icon("close", 16)}</button>`}</li>`)}</ul>
    ${tables.length > shown.length && html`<button class="link" onClick=${() => showAll(true)}>${t("web-my-tables-all", { count: tables.length })}</button>`}</section>`;
}

function JoinByLink() {
  const [link, setLink] = useState("");
  const follow = (/** @type {Event} */ event) => {
    event.preventDefault();
    const found = /\/?table\/([A-Za-z0-9_-]+)(#\w+=[\w-]+)?/.exec(link);
    if (found) go(`/table/${found[1]}${found[2] || ""}`);
    else toast(t("web-join-link-wrong"), "bad");
  };
  return html`<form class="panel" onSubmit=${follow}><label class="field"><span>${t("web-join-link")}</span>
    <input type="text" value=${link} placeholder="https://…/table/…" onInput=${typed(setLink)}/></label><button type="submit" disabled=${!link.trim()}>${t("web-join-go")}</button></form>`;
}

export function Home() {
  const [tables, setTables] = useState(/** @type {MyTable[]} */ ([]));
  const load = () => ask("GET", "tables").then((found) => setTables(found.tables)).catch(() => {});
  useEffect(() => {
    load();
    const timer = setInterval(() => { if (!document.hidden) load(); }, EVERY);
    return () => clearInterval(timer);
  }, []);
  const forget = (/** @type {string} */ id) => attempt(ask("DELETE", `tables/${id}`).then(load));
  return html`<${Page} turn=${tables.some((each) => each.turn)} kind="home"><header class="hero"><h1>${t("web-tagline")}</h1><p class="lead">${t("web-lead")}</p></header>
    ${tables.length > 0 && html`<${MyTables} tables=${tables} forget=${forget}/>`}
    <ul class="games">${offered.value.map((game) => html`<${Card} key=${game.game} game=${game}/>`)}</ul>
    <div class="ways"><${JoinByLink}/><a class="panel" href="/companion">${icon("pad", 28)}<span><b class="serif">${t("web-companion")}</b><small>${t("web-companion-about")}</small></span></a></div><//>`;
}
