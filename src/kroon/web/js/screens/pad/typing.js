// At a companion table: what chance decided at the real table is typed in here, with pictures; a card that nobody else
// may see is put off on a shared device, and typed when it is shown.
import { html, useEffect, useState } from "../../../vendor/preact.js";
import { has, language, t } from "../../l10n.js";
import { CardEmblem } from "../../draw/card.js";
import { DominoPicture, KINGDOMINO } from "../../draw/domino.js";
import { Icon } from "../../draw/icons.js";
import { LandPatch } from "../../draw/land.js";
import { Emblem } from "../../draw/place.js";
import { ORIGINS, Person } from "../../draw/prehistory.js";
import { PlayerShape, SEATS } from "../../draw/shapes.js";
import { complain } from "../../parts/toasts.js";
import { typist } from "../../parts/typing.js";

/** @typedef {import("../../types").Game} Game @typedef {import("../../types").Player} Player @typedef {import("../../types").TableMessage} TableMessage */
/** @typedef {(type: string, fields: Record<string, any>) => Promise<any>} Send */

/** Outcomes of several things that make one event: how many there are, and whether their order is that of drawing.
 * @type {Record<string, {count: (data: TableMessage) => number, drawn?: boolean}>} */
const SEVERAL = {
  row: { count: ({ view, table }) => Math.min(view?.left ?? 4, table.game === "kingdomino" && table.options.players === 3 ? 3 : 4) },
  cave: { count: ({ view }) => Math.min(4 - sum(view?.open_people), sum(view?.cave)), drawn: true },
  quadrants: { count: () => 4, drawn: true },
  cards: { count: () => 3 },
  kingdom: { count: () => 8 },
};
/** @param {Record<string, number> | undefined} counts */
const sum = (counts) => Object.values(counts || {}).reduce((all, each) => all + each, 0);

/** @param {{data: TableMessage, game: Game, players: Player[], send: Send}} props */
export function Typing({ data, game, players, send }) {
  const [told, setTold] = useState(/** @type {{of: string, words: Record<string, string>}} */ ({ of: "", words: {} }));
  const [picked, setPicked] = useState(/** @type {string[]} */ ([]));
  const [sought, seek] = useState("");
  const [busy, setBusy] = useState(false);
  const seat = typist(data), spoken = language.value, { number, fills, table, you, yours } = data;
  const asks = data.view?.asks ?? "";
  // what is asked now: answers to an earlier question count no more
  const of = `${seat} ${number} ${fills} ${asks} ${spoken}`, words = told.of === of ? told.words : {};
  useEffect(() => {
    let gone = false;
    setPicked([]);
    seek("");
    if (seat) send("outcomes", { seat }).then((answer) => { if (!gone) setTold({ of, words: answer.words || {} }); }, complain);
    return () => { gone = true; };
  }, [of]);

  const events = Object.keys(words), word = events.length ? events[0].split(" ")[1] : "";
  // a secret outcome names its seat: "* card b grass", "* draw b copper"
  const secret = !fills && events.length && /^(card|draw)$/.test(word) ? events[0].split(" ")[2] : null;
  const owner = secret ? table.seats.find((each) => each.seat === secret) : null;
  const shared = owner !== null && (owner?.kind === "companion" || (yours.includes(/** @type {any} */ (secret)) && yours.length > 1));
  const first = table.seats.find((each) => each.kind === "person")?.seat;
  const mayPutOff = shared && word === "card" && (owner?.kind === "companion" ? first === you : true);
  /** @param {string} type @param {Record<string, any>} fields */
  const tell = async (type, fields) => {
    setBusy(true);
    try { await send(type, fields); } catch (error) { complain(error, game.name); }
    setBusy(false);
  };
  useEffect(() => { if (mayPutOff && !busy) tell("put_off", { seat: you, number }); }, [mayPutOff, number]);
  const name = (/** @type {string | null} */ of) => players.find((each) => each.seat === of)?.name ?? "";
  if (!seat) return null;
  if (shared && word === "draw") return html`<div class="typing"><p>${t("web-companion-secret")}</p><p><a class="button" href="/score/dominion"><${Icon} name="pad"/>${t("web-score")}</a></p></div>`;
  if (shared || (secret && secret !== you)) return html`<div class="typing"><p role="status">${t(shared ? "web-companion-hidden" : "web-companion-waits", { name: name(secret) })}</p></div>`;
  if (!events.length) return null;

  const several = SEVERAL[word], need = several ? several.count(data) : 1;
  const items = events.map((event) => event.split(" ").pop() ?? "");
  const room = (/** @type {string} */ item) => (word === "cave" ? (data.view?.cave?.[item] ?? 1) : 1);
  const plain = (/** @type {string} */ item) => item.replace("'", "");
  const done = (/** @type {string} */ what) => { tell(fills ? "fill" : "outcome", fills ? { seat, event: what } : { seat, number, event: what }); };
  const choose = (/** @type {string} */ item) => {
    // hands are drawn card by card: one tap each
    if (word === "draw") return busy || done(events[items.indexOf(item)]);
    if (need === 1) return setPicked(picked[0] === item ? [] : [item]);
    const count = picked.filter((each) => each === item).length;
    const rest = word === "quadrants" ? picked.filter((each) => plain(each) !== plain(item)) : picked;
    if (count && count >= room(item)) return setPicked(picked.filter((each) => each !== item));
    return setPicked(rest.length < need ? [...rest, item] : [...rest.slice(0, -1), item]);
  };
  const ordered = several?.drawn ? picked : [...picked].sort((a, b) => (word === "row" ? Number(a) - Number(b) : a < b ? -1 : 1));
  const event = need === 1 ? events[items.indexOf(picked[0])] : `* ${word} ${ordered.join(" ")}`;
  const ready = picked.length === need && !busy;
  const found = items.filter((item) => !sought.trim() || `${item} ${itemName(game.name, word, item, players)}`.toLowerCase().includes(sought.trim().toLowerCase()));
  const says = `web-companion-type-${word}${word === "card" && secret === you ? "-own" : ""}`;
  return html`<form class="typing" onSubmit=${(/** @type {Event} */ submitted) => { submitted.preventDefault(); if (ready) done(event); }}>
    <h2>${has(says) ? t(says, { count: need, game: game.name, name: name(secret ?? seat) }) : t("web-companion-type")}</h2>
    ${items.length > 12 ? html`<input type="search" value=${sought} placeholder=${t("web-companion-search")} aria-label=${t("web-companion-search")} inputmode=${word === "row" ? "numeric" : undefined} onInput=${(/** @type {any} */ typed) => seek(typed.target.value)}
      onKeyDown=${(/** @type {KeyboardEvent} */ pressed) => { if (pressed.key === "Enter" && sought.trim() && found.length) { pressed.preventDefault(); choose(found.find((item) => item === sought.trim()) ?? found[0]); seek(""); } }}/>` : null}
    <div class="typing-choices" role="group" aria-label=${t("web-companion-type")}>${found.map((item) => { const count = picked.filter((each) => each === item).length, order = several?.drawn && count && room(item) === 1 ? picked.indexOf(item) + 1 : 0;
      return html`<button key=${item} type="button" class=${word === "row" ? "domino" : ""} aria-pressed=${count ? "true" : "false"} onClick=${() => choose(item)}><${Thing} game=${game} word=${word} item=${item}/><b>${itemName(game.name, word, item, players)}${count > 1 ? ` ×${count}` : ""}${order ? ` · ${order}` : ""}</b></button>`; })}</div>
    ${word === "draw" ? null : html`<div class="row"><p aria-live="polite" class="num">${need > 1 ? t("web-companion-picked", { count: picked.length, of: need }) : ""} ${ordered.map((item) => itemName(game.name, word, item, players)).join(", ")}</p>
      <button class="quiet" type="button" disabled=${!picked.length} onClick=${() => setPicked([])}>${t("web-companion-clear")}</button><button class="primary" type="submit" disabled=${!ready}><${Icon} name="check"/>${t("web-companion-done")}</button></div>`}</form>`;
}

/** What an item is called. @param {string} game @param {string} word @param {string} item @param {Player[]} players */
function itemName(game, word, item, players) {
  if (word === "row") return item;
  if (word === "king" || word === "start") return players.find((each) => each.seat === item)?.name ?? item;
  const plain = item.replace("'", ""), key = [`${game}-card-${plain.replaceAll("_", "-")}`, `${game}-${plain}`].find(has);
  return (key ? t(key) : plain) + (plain === item ? "" : " ↻");
}

/** A picture of something that chance can turn up. @param {{game: Game, word: string, item: string}} props */
function Thing({ game, word, item }) {
  if (word === "row") return game.dominoes ? html`<${DominoPicture} kit=${game.name === "origins" ? ORIGINS : KINGDOMINO} squares=${game.dominoes[Number(item) - 1]} small/>` : null;
  if (SEATS.includes(/** @type {any} */ (item))) return html`<${PlayerShape} seat=${item} game=${game.name} size=${28}/>`;
  if (word === "cave") return html`<svg width="44" height="44" viewBox="0 0 40 40" aria-hidden="true"><${Person} name=${item}/></svg>`;
  if (word === "card") return html`<${LandPatch} land=${item} size=${44}/>`;
  if (word === "quadrants") return html`<${Emblem} kind=${item.replace("'", "")} size=${38}/>`;
  return game.name === "dominion" ? html`<${CardEmblem} card=${item} size=${36}/>` : null;
}
