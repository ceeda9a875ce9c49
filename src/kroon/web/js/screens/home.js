// Home: the four games, my tables (those where it is my turn first), and the way in with a link.
import { html, useEffect, useState } from "../../vendor/preact.js";
import { language, t } from "../l10n.js";
import { ask } from "../net/api.js";
import { Icon } from "../draw/icons.js";
import { go } from "../router.js";
import { loadGame, offered } from "../state/games.js";
import { showTurn } from "../state/signs.js";
import { Bar } from "../parts/bar.js";
import { complain, toast } from "../parts/toasts.js";

/** @typedef {{id: string, game: string, state: string, players: number, seats: string[], names: string[], updated: number, turn: boolean, result: {winners: string[]} | null}} Mine */

const SHOWN = 6;
const EVERY = 15000;

/** A game's picture, when its module is there. @param {{name: string}} props */
export function Picture({ name }) {
  const [game, setGame] = useState(/** @type {import("../types").Game | null} */ (null));
  useEffect(() => { loadGame(name).then(setGame, (error) => console.warn(error)); }, [name]);
  return html`<div class="picture" aria-hidden="true">${game ? html`<${game.Picture}/>` : null}</div>`;
}

/** When something was, in words. @param {number} seconds */
function ago(seconds) {
  const minutes = Math.round((seconds - Date.now() / 1000) / 60);
  const format = new Intl.RelativeTimeFormat(language.value, { numeric: "auto" });
  if (minutes > -60) return format.format(minutes, "minute");
  return minutes > -1440 ? format.format(Math.round(minutes / 60), "hour") : format.format(Math.round(minutes / 1440), "day");
}

/** @param {{game: import("../types").Offered}} props */
function Card({ game }) {
  return html`<li class="game-card panel"><${Picture} name=${game.game}/>
    <div><h2>${game.name}</h2><p>${t(`web-about-${game.game}`)}</p>
    <div class="row"><a class="button primary" href=${`/new/${game.game}`}><${Icon} name="play"/>${t("web-play")}<span class="visually-hidden"> ${game.name}</span></a>
      <a class="button quiet" href=${`/learn/${game.game}`}><${Icon} name="learn"/>${t("web-learn")}<span class="visually-hidden"> ${game.name}</span></a>
      <a class="button quiet" href=${`/score/${game.game}`}><${Icon} name="pad"/>${t("web-score")}<span class="visually-hidden"> ${game.name}</span></a></div></div></li>`;
}

/** @param {{tables: Mine[], forget: (id: string) => void}} props */
function MyTables({ tables, forget }) {
  const [all, showAll] = useState(false);
  const shown = all ? tables : tables.slice(0, SHOWN);
  const name = (/** @type {string} */ game) => (offered.value.find((each) => each.game === game) || { name: game }).name;
  const state = (/** @type {Mine} */ each) => (each.turn ? t("web-your-turn") : each.state === "over" ? t("web-state-over") : each.state === "open" ? t("web-state-open") : t("web-state-running"));
  return html`<section class="my-tables"><h2>${t("web-my-tables")}</h2><ul>${shown.map((each) => html`<li key=${each.id} class=${each.turn ? "turn" : ""}>
      <a href=${`/table/${each.id}`}><b class="serif">${name(each.game)}</b><span class="state">${state(each)}</span>
      <small>${each.names.filter((who) => who && !/^(level\d|random|greedy)$/.test(who)).join(", ")} · ${ago(each.updated)}</small></a>
      ${each.state === "over" ? html`<button class="quiet icon-only" aria-label=${t("web-forget")} onClick=${() => forget(each.id)}><${Icon} name="close" size=${16}/></button>` : null}</li>`)}</ul>
    ${tables.length > shown.length ? html`<button class="link" onClick=${() => showAll(true)}>${t("web-my-tables-all", { count: tables.length })}</button>` : null}</section>`;
}

function JoinByLink() {
  const [link, setLink] = useState("");
  const follow = (/** @type {Event} */ event) => {
    event.preventDefault();
    const found = /\/?table\/([A-Za-z0-9_-]+)(#\w+=[\w-]+)?/.exec(link);
    if (found) go(`/table/${found[1]}${found[2] || ""}`);
    else toast(t("web-join-link-wrong"), "bad");
  };
  return html`<form class="panel join-link" onSubmit=${follow}><label class="field"><span>${t("web-join-link")}</span>
    <input type="text" value=${link} placeholder="https://…/table/…" onInput=${(/** @type {any} */ event) => setLink(event.target.value)}/></label><button type="submit" disabled=${!link.trim()}>${t("web-join-go")}</button></form>`;
}

export function Home() {
  const [tables, setTables] = useState(/** @type {Mine[]} */ ([]));
  const load = () => ask("GET", "tables").then((found) => setTables(found.tables)).catch(() => {});
  useEffect(() => {
    load();
    const timer = setInterval(() => { if (!document.hidden) load(); }, EVERY);
    return () => clearInterval(timer);
  }, []);
  const turn = tables.some((each) => each.turn);
  const tagline = t("web-tagline");
  useEffect(() => showTurn(turn, tagline), [turn, tagline]);
  const forget = (/** @type {string} */ id) => ask("DELETE", `tables/${id}`).then(load).catch(complain);
  return html`<${Bar}/><main id="main" class="home"><header class="hero"><h1>${tagline}</h1><p class="lead">${t("web-lead")}</p></header>
    ${tables.length ? html`<${MyTables} tables=${tables} forget=${forget}/>` : null}
    <ul class="games">${offered.value.map((game) => html`<${Card} key=${game.game} game=${game}/>`)}</ul>
    <${JoinByLink}/></main>`;
}
