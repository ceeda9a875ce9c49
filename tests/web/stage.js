// The stage: one game's Table, Miniature and Picture on a real position. See stage.py.
import { html, render, useState } from "/web/vendor/preact.js";
import { loadArt } from "/web/js/draw/art.js";
import { chooseLanguage, t } from "/web/js/l10n.js";
import { listenForPlaces } from "/web/js/lit.js";
import { Said } from "/web/js/messages.js";
import { Explained } from "/web/js/parts/sheet.js";
import { Picture } from "/web/js/screens/home.js";
import { loadGame } from "/web/js/state/games.js";

const asked = new URLSearchParams(location.search);
const name = asked.get("game") || "kingdomino";
const only = asked.get("only");
document.documentElement.dataset.game = name;
if (asked.get("theme")) document.documentElement.dataset.theme = asked.get("theme");

async function position(event) {
  const answer = await fetch(`/stage/position${location.search}`, event ? { method: "POST", body: event } : {});
  const message = await answer.json();
  if (message.error) console.error(message.error);
  return message;
}

function Stage({ game, first }) {
  const [message, setMessage] = useState(first);
  const [chosen, choose] = useState(null);
  if (message.error) return html`<pre>${message.error}</pre>`;
  const players = ["a", "b", "c", "d"].slice(0, message.options.players).map((seat, at) => ({
    seat, name: ["Anna", "Bram", "Carla", "Dirk"][at], kind: at ? "bot" : "person",
  }));
  const legal = message.legal;
  const pick = (event) => choose(event === null || legal.some((move) => move.event === event) ? event : (console.error("not legal:", event), null));
  const confirm = async () => { setMessage(await position(chosen)); choose(null); };
  const how = game.how && game.how(message.view, legal, chosen);
  const table = html`<section class="panel">
    <div class="ask"><div><p class="ask-what"><${Said} message=${message.ask || message.actor || "over"} players=${players} game=${game} seat=${message.you}/></p><small class="ask-how">${how ? t(how.key, how.args) : ""}</small></div></div>
    <${game.Table} view=${message.view} you=${message.you} players=${players} legal=${legal} chosen=${chosen} choose=${pick}
      last=${message.last} hint=${asked.get("hint") ? legal.map((move) => move.event) : null} frozen=${!legal.length} t=${t}/>
    <div class="confirm-bar"><button onClick=${() => choose(null)}>Take back</button>
      <button class="primary" disabled=${!chosen} onClick=${confirm}>${chosen || "–"} ${chosen ? legal.find((m) => m.event === chosen).gain : ""}</button></div>
  </section>`;
  if (only === "table") return table;
  return html`<main class="stage">${table}
    ${players.map((p) => html`<section class="panel"><h3>${p.name}</h3>
      <div style=${{ width: "120px" }}><${game.Miniature} view=${message.view} seat=${p.seat} players=${players} t=${t}/></div>
      <p>${game.note ? game.note(message.view, p.seat, t) : ""}</p></section>`)}
    <section class="panel" style=${{ maxWidth: "360px" }}><${Picture} name=${name}/></section>
    <section class="panel"><${Explained} explained=${message.explained} players=${players} game=${game}/></section></main>`;
}

await chooseLanguage(asked.get("language") || "en");
await loadArt("/web/art/icons.svg");
const game = await loadGame(name);
listenForPlaces();
render(html`<${Stage} game=${game} first=${await position(null)}/>`, document.getElementById("app"));
