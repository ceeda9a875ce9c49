// At a companion table: what chance decided at the real table is typed in here, with pictures; a card that nobody else
// may see is put off on a shared device, and typed when it is shown.
import { html, attempt, gameName, has, icon, itemName, offered, Search, seated, shape, t, useEffect, useFound, useState } from "../../frame.js";
import { typist } from "../../parts/typing.js";

const SEAT = /^[a-d]$/;

/** @type {Typing} */
export function Typing({ table: live, data, game, players }) {
  const [picked, setPicked] = useState(/** @type {string[]} */ ([]));
  const [sought, seek] = useState("");
  const [busy, setBusy] = useState(false);
  const typing = game.typing ?? {};
  const seat = typist(data), { number, fills, table, you, yours } = data;
  const asks = data.view?.asks ?? "";
  // what is asked now: answers to an earlier question count no more
  const of = `${seat} ${number} ${fills} ${asks}`;
  const told = useFound(() => seat !== null && live.command("outcomes", { seat }).then((answer) => ({ of, ...answer })), [of]);
  useEffect(() => { setPicked([]); seek(""); }, [of]);

  const events = told?.of === of ? Object.keys(told.words) : [], need = told?.count, word = events.length ? events[0].split(" ")[1] : "";
  // a secret outcome names its seat: "* card b grass"
  const keeps = typing.secret?.[word], secret = !fills && events.length && keeps ? events[0].split(" ")[2] : null;
  const owner = table.seats.find((each) => each.seat === secret), companion = owner?.kind === "companion";
  const shared = companion || (yours.length > 1 && yours.some((each) => each === secret));
  const first = table.seats.find((each) => each.kind === "person")?.seat;
  const mayPutOff = shared && keeps === "later" && (!companion || first === you);
  const tell = (/** @type {string} */ type, /** @type {Record<string, any>} */ fields) => {
    setBusy(true);
    attempt(live.command(type, fields), game.name).then(() => setBusy(false));
  };
  useEffect(() => { if (mayPutOff && !busy) tell("put_off", { seat: you, number }); }, [mayPutOff, number]);
  const name = (/** @type {?string} */ of) => seated(players, of)?.name ?? "";
  if (!seat) return null;
  if (shared && keeps === "own") {
    const pad = offered.value.find((each) => each.game === game.name)?.page.pad;
    return html`<div class="typing"><p>${t("web-companion-secret", { game: gameName(game.name) })}</p>${pad && html`<p><a class="button" href=${`/score/${game.name}`}>${icon("pad")}${t("web-score")}</a></p>`}</div>`;
  }
  if (shared || (secret && secret !== you)) return html`<div class="typing"><p role="status">${t(shared ? "web-companion-hidden" : "web-companion-waits", { name: name(secret) })}</p></div>`;
  if (!events.length) return null;

  const inOrder = typing.ordered?.includes(word), atOnce = typing.atOnce?.includes(word), wide = typing.wide?.includes(word);
  const items = events.map((event) => event.split(" ").pop() ?? "");
  const numbers = items.every((item) => /^\d+$/.test(item));
  const room = (/** @type {string} */ item) => typing.room?.(word, item, data.view) ?? 1;
  const called = (/** @type {string} */ item) => (SEAT.test(item) ? name(item) : itemName(game.name, item));
  const times = (/** @type {string} */ item) => picked.filter((each) => each === item).length;
  const done = (/** @type {string} */ what) => tell(fills ? "fill" : "outcome", { seat, event: what, ...(fills ? {} : { number }) });
  const choose = (/** @type {string} */ item) => {
    if (atOnce) return busy || done(events[items.indexOf(item)]);
    const rest = picked.filter((each) => !typing.excludes?.(each, item));
    if (times(item) >= room(item)) return setPicked(picked.filter((each) => each !== item));
    return setPicked(rest.length < need ? [...rest, item] : [...rest.slice(0, -1), item]);
  };
  const ordered = inOrder ? picked : picked.toSorted((a, b) => (numbers ? Number(a) - Number(b) : a < b ? -1 : 1));
  const event = need === 1 ? events[items.indexOf(picked[0])] : `* ${word} ${ordered.join(" ")}`;
  const ready = picked.length === need && !busy;
  const wanted = sought.trim().toLowerCase(), found = items.filter((item) => `${item} ${called(item)}`.toLowerCase().includes(wanted));
  const key = `web-companion-type-${word}`, says = [secret === you ? `${key}-own` : "", `${key}-${game.name}`, key].find(has);
  return html`<form class="typing" onSubmit=${(submitted) => { submitted.preventDefault(); if (ready) done(event); }}>
    <h2>${says ? t(says, { count: need, name: name(secret ?? seat) }) : t("web-companion-type")}</h2>
    ${items.length > 12 && html`<${Search} label=${t("web-companion-search")} value=${sought} set=${seek} inputmode=${numbers ? "numeric" : undefined}
      onKeyDown=${(pressed) => { if (pressed.key === "Enter" && wanted && found.length) { pressed.preventDefault(); choose(found.find((item) => item === wanted) ?? found[0]); seek(""); } }}/>`}
    <div class="typing-choices" role="group" aria-label=${t("web-companion-type")}>${found.map((item) => {
      const count = times(item), order = inOrder && count && room(item) === 1 ? ` · ${picked.indexOf(item) + 1}` : "";
      return html`<button key=${item} type="button" class=${wide ? "wide" : ""} aria-pressed=${count > 0} onClick=${() => choose(item)}>${SEAT.test(item) ? shape(item, 28) : typing.Thing && html`<${typing.Thing} ...${{ word, item }}/>`}<b>${called(item)}${count > 1 ? ` ×${count}` : ""}${order}</b></button>`;
    })}</div>
    ${!atOnce && html`<div class="row"><p aria-live="polite" class="num">${need > 1 ? t("web-companion-picked", { count: picked.length, of: need }) : ""} ${ordered.map(called).join(", ")}</p>
      <button class="quiet" type="button" disabled=${!picked.length} onClick=${() => setPicked([])}>${t("web-companion-clear")}</button><button class="primary" type="submit" disabled=${!ready}>${icon("check")}${t("web-companion-done")}</button></div>`}</form>`;
}
