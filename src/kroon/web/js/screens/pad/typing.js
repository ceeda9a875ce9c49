// At a companion table: what chance decided at the real table is typed in here, with pictures; a card that nobody else
// may see is put off on a shared device, and typed when it is shown.
import { html, attempt, has, icon, itemName, language, Search, seated, shape, t, use, useEffect, useFound, useState } from "../../frame.js";
import { CardEmblem } from "../../draw/card.js";
import { DominoPicture, KINGDOMINO } from "../../draw/domino.js";
import { LandPatch } from "../../draw/land.js";
import { Emblem } from "../../draw/place.js";
import { ORIGINS } from "../../draw/prehistory.js";
import { typist } from "../../parts/typing.js";

/** Things that are written in the order in which they were drawn. */
const DRAWN = ["cave", "quadrants"];

/** @type {Typing} */
export function Typing({ table: live, data, game, players }) {
  const [picked, setPicked] = useState(/** @type {string[]} */ ([]));
  const [sought, seek] = useState("");
  const [busy, setBusy] = useState(false);
  const seat = typist(data), spoken = language.value, { number, fills, table, you, yours } = data;
  const asks = data.view?.asks ?? "";
  // what is asked now: answers to an earlier question count no more
  const of = `${seat} ${number} ${fills} ${asks} ${spoken}`;
  const told = useFound(() => seat !== null && live.command("outcomes", { seat }).then((answer) => ({ of, ...answer })), [of]);
  useEffect(() => { setPicked([]); seek(""); }, [of]);

  const events = told?.of === of ? Object.keys(told.words) : [], need = told?.count, word = events.length ? events[0].split(" ")[1] : "";
  // a secret outcome names its seat: "* card b grass", "* draw b copper"
  const secret = !fills && events.length && /^(card|draw)$/.test(word) ? events[0].split(" ")[2] : null;
  const owner = table.seats.find((each) => each.seat === secret), companion = owner?.kind === "companion";
  const shared = companion || (yours.length > 1 && yours.some((each) => each === secret));
  const first = table.seats.find((each) => each.kind === "person")?.seat;
  const mayPutOff = shared && word === "card" && (!companion || first === you);
  const tell = (/** @type {string} */ type, /** @type {Record<string, any>} */ fields) => {
    setBusy(true);
    attempt(live.command(type, fields), game.name).then(() => setBusy(false));
  };
  useEffect(() => { if (mayPutOff && !busy) tell("put_off", { seat: you, number }); }, [mayPutOff, number]);
  const name = (/** @type {?string} */ of) => seated(players, of)?.name ?? "";
  if (!seat) return null;
  if (shared && word === "draw") return html`<div class="typing"><p>${t("web-companion-secret")}</p><p><a class="button" href="/score/dominion">${icon("pad")}${t("web-score")}</a></p></div>`;
  if (shared || (secret && secret !== you)) return html`<div class="typing"><p role="status">${t(shared ? "web-companion-hidden" : "web-companion-waits", { name: name(secret) })}</p></div>`;
  if (!events.length) return null;

  const inOrder = DRAWN.includes(word);
  const items = events.map((event) => event.split(" ").pop() ?? "");
  const room = (/** @type {string} */ item) => (word === "cave" ? (data.view?.cave?.[item] ?? 1) : 1);
  const plain = (/** @type {string} */ item) => item.replace("'", "");
  const called = (/** @type {string} */ item) => (word === "row" ? item : /^(king|start)$/.test(word) ? name(item) : itemName(game.name, item));
  const times = (/** @type {string} */ item) => picked.filter((each) => each === item).length;
  const done = (/** @type {string} */ what) => tell(fills ? "fill" : "outcome", { seat, event: what, ...(fills ? {} : { number }) });
  const choose = (/** @type {string} */ item) => {
    // hands are drawn card by card: one tap each
    if (word === "draw") return busy || done(events[items.indexOf(item)]);
    const rest = word === "quadrants" ? picked.filter((each) => plain(each) !== plain(item)) : picked;
    if (times(item) >= room(item)) return setPicked(picked.filter((each) => each !== item));
    return setPicked(rest.length < need ? [...rest, item] : [...rest.slice(0, -1), item]);
  };
  const ordered = inOrder ? picked : picked.toSorted((a, b) => (word === "row" ? Number(a) - Number(b) : a < b ? -1 : 1));
  const event = need === 1 ? events[items.indexOf(picked[0])] : `* ${word} ${ordered.join(" ")}`;
  const ready = picked.length === need && !busy;
  const wanted = sought.trim().toLowerCase(), found = items.filter((item) => `${item} ${called(item)}`.toLowerCase().includes(wanted));
  const says = `web-companion-type-${word}${word === "card" && secret === you ? "-own" : ""}`;
  return html`<form class="typing" onSubmit=${(submitted) => { submitted.preventDefault(); if (ready) done(event); }}>
    <h2>${has(says) ? t(says, { count: need, game: game.name, name: name(secret ?? seat) }) : t("web-companion-type")}</h2>
    ${items.length > 12 && html`<${Search} label=${t("web-companion-search")} value=${sought} set=${seek} inputmode=${word === "row" ? "numeric" : undefined}
      onKeyDown=${(pressed) => { if (pressed.key === "Enter" && wanted && found.length) { pressed.preventDefault(); choose(found.find((item) => item === wanted) ?? found[0]); seek(""); } }}/>`}
    <div class="typing-choices" role="group" aria-label=${t("web-companion-type")}>${found.map((item) => {
      const count = times(item), order = inOrder && count && room(item) === 1 ? ` · ${picked.indexOf(item) + 1}` : "";
      return html`<button key=${item} type="button" class=${word === "row" ? "domino" : ""} aria-pressed=${count > 0} onClick=${() => choose(item)}><${Thing} ...${{ game, word, item }}/><b>${called(item)}${count > 1 ? ` ×${count}` : ""}${order}</b></button>`;
    })}</div>
    ${word !== "draw" && html`<div class="row"><p aria-live="polite" class="num">${need > 1 ? t("web-companion-picked", { count: picked.length, of: need }) : ""} ${ordered.map(called).join(", ")}</p>
      <button class="quiet" type="button" disabled=${!picked.length} onClick=${() => setPicked([])}>${t("web-companion-clear")}</button><button class="primary" type="submit" disabled=${!ready}>${icon("check")}${t("web-companion-done")}</button></div>`}</form>`;
}

/** @type {Thing} */
function Thing({ game, word, item }) {
  if (word === "row") return game.dominoes ? html`<${DominoPicture} kit=${game.name === "origins" ? ORIGINS : KINGDOMINO} squares=${game.dominoes[Number(item) - 1]} small/>` : null;
  if (/^[a-d]$/.test(item)) return shape(item, 28);
  if (word === "cave") return html`<svg width="44" height="44" viewBox="0 0 40 40" aria-hidden="true">${use(`person-${item}`)}</svg>`;
  if (word === "card") return html`<${LandPatch} land=${item} size=${44}/>`;
  if (word === "quadrants") return html`<${Emblem} kind=${item.replace("'", "")} size=${38}/>`;
  return game.name === "dominion" ? html`<${CardEmblem} card=${item} size=${36}/>` : null;
}
