// A new table: who plays, by which options, with a sentence on each; ready to start as it stands.
import {
  html, Bar, BOT, change, Check, Choice, complain, entries, FIRST, has, icon, itemName, loadTexts, Name, offered, SEATS, Segments, settings, shape,
  showTurn, t, typed, useEffect, useState, Waiting,
} from "../frame.js";
import { levelOf } from "../state/table.js";
import { makeTable } from "../parts/lobby.js";
import { Picture } from "./home.js";

/** @type {ValueName} */
function valueName(option, value) {
  const key = `web-value-${option.option}-${value}`;
  return option.named?.[String(value)] || (has(key) ? t(key) : String(value));
}

/** @type {OptionField} */
export function OptionField({ game, option, value, set }) {
  const { name, about, items = [], length = 0 } = option;
  if (option.kind === "switch") return html`<${Check} ...${{ name, about, set }} on=${value}/>`;
  const list = Array.isArray(value), own = `web-value-${option.option}-${value}-about`;
  return html`<div class="field option"><span>${name}</span>
    <${Choice} label=${name} value=${list ? "list" : value} values=${option.values.map((each) => [each, valueName(option, each)])} set=${(chosen) => set(chosen === "list" ? items.slice(0, length) : chosen)}>
      ${items.length > 0 && html`<option value="list">${t("web-value-list")}</option>`}<//>
    <small>${!list && has(own) ? t(own) : about}</small>
    ${list && html`<fieldset class="items"><legend class="num">${t("web-chosen-of", { count: value.length, of: length })}</legend>${items.map((item) => html`<${Check} key=${item} name=${itemName(game, item)} on=${value.includes(item)}
      disabled=${!value.includes(item) && value.length >= length} set=${(on) => set(on ? [...value, item] : value.filter((/** @type {string} */ each) => each !== item))}/>`)}</fieldset>`}</div>`;
}

/** @type {ChairField} */
function ChairField({ chair, at, game, bots, companion, set }) {
  const { kind, name } = chair, number = at + 1;
  const levels = bots.filter((each) => each.level);
  return html`<li class="chair">${shape(SEATS[at], 24)}
    <select aria-label=${t("web-seat-at", { number })} value=${kind} onChange=${typed((chosen) => set({ name, kind: chosen }))}>
      ${entries(["me", ...(companion && game !== "dominion" ? ["companion"] : []), "device", "open"].map((each) => [each, t(`web-seat-${each}`)]))}
      <optgroup label=${t("web-seat-bots")}>${entries(levels.map(({ bot }) => [bot, t("web-seat-bot", { level: levelOf(bot) })]))}</optgroup></select>
    ${["me", "device", "companion"].includes(kind) ? html`<${Name} label=${t("web-name-of", { number })} placeholder=${kind === "me" ? t("web-player") : t("web-player-at", { number })} value=${name} set=${(given) => set({ kind, name: given })}/>`
      : html`<small>${t(kind === "open" ? "web-seat-open-about" : `web-${kind}-about`)}</small>`}</li>`;
}

/** @type {More} */
function More({ rest, set }) {
  const clock = rest.per_move ? `move ${rest.per_move}` : rest.per_game ? `game ${rest.per_game}` : "";
  const choose = (/** @type {string} */ chosen) => {
    const [kind, seconds] = chosen.split(" ");
    set({ per_move: kind === "move" ? Number(seconds) : null, per_game: kind === "game" ? Number(seconds) : null });
  };
  const clocks = [["", t("web-clock-none")], ...[30, 60, 120].map((seconds) => [`move ${seconds}`, t("web-clock-move", { seconds })]),
    ...[5, 10, 20].map((minutes) => [`game ${60 * minutes}`, t("web-clock-game", { minutes })]), ["move 86400", t("web-clock-day")]];
  return html`<details class="panel"><summary>${t("web-more-settings")}</summary><div class="stack">
    <label class="field"><span>${t("web-clock")}</span><${Choice} value=${clock} values=${clocks} set=${choose}/><small>${t("web-clock-about")}</small></label>
    <div class="field"><span>${t("web-hints")}</span><${Segments} label=${t("web-hints")} value=${rest.hints} values=${[[null, t("web-hints-alone")], [true, t("web-hints-all")], [false, t("web-hints-none")]]} set=${(hints) => set({ hints })}/></div>
    <${Check} name=${t("web-forced")} about=${t("web-forced-about")} on=${rest.forced} set=${(forced) => set({ forced })}/></div></details>`;
}

/** The options of a game that have a meaning with some players. @type {Meant} */
export const meant = (options, players, chosen) => options.filter(({ option }) => option !== "players" && !(option === "grand_duel" && players !== 2) && !(option === "must_place" && chosen.edition !== "de"));

/** @type {NewTable} */
export function NewTable({ game, companion = false }) {
  const offer = offered.value.find((each) => each.game === game);
  const first = FIRST[game] || { players: 2, options: {} };
  // hands are secret: in Dominion everybody needs a device
  const other = { kind: !companion ? BOT : game === "dominion" ? "open" : "companion", name: "" };
  const [options, setOptions] = useState(/** @type {Record<string, any>} */ (first.options));
  const [chairs, setChairs] = useState(/** @type {Chair[]} */ ([{ kind: "me", name: settings.peek().name }, ...Array(first.players - 1).fill(other)]));
  const [rest, setRest] = useState(/** @type {Record<string, any>} */ ({ forced: false, hints: null, per_move: null, per_game: null }));
  const [busy, setBusy] = useState(false);
  useEffect(() => { loadTexts(game).catch(() => {}); }, [game]);
  const title = offer?.name ?? "";
  useEffect(() => showTurn(false, title || t("web-title")), [title]);
  if (!offer) return html`<${Waiting}/>`;

  const counts = offer.options.find((option) => option.kind === "players")?.values ?? [];
  const value = (/** @type {Option} */ { option, default: standard }) => (option in options ? options[option] : standard);
  const names = chairs.map(({ name }, at) => name.trim() || t("web-player-at", { number: at + 1 }));
  const letters = SEATS.slice(0, chairs.length);
  const shown = meant(offer.options, chairs.length, options)
    .map((option) => (option.option === "start" ? { ...option, values: ["random", ...letters], named: Object.fromEntries(letters.map((letter, at) => [letter, names[at]])) } : option));
  const seats = chairs.map(({ kind, name }, at) => {
    if (kind === "open") return { kind };
    if (kind === "me") return { kind, name: name.trim() || t("web-player") };
    return kind === "device" ? { kind: "me", name: names[at] } : kind === "companion" ? { kind, name: names[at] } : { kind: "bot", bot: kind };
  });
  const start = async (/** @type {Event} */ event) => {
    event.preventDefault();
    setBusy(true);
    const name = chairs.find((chair) => chair.kind === "me")?.name.trim();
    if (name) change({ name });
    try {
      const given = Object.fromEntries(shown.map((option) => [option.option, value(option)]));
      await makeTable({ game, options: { ...given, players: chairs.length }, settings: { ...rest, companion }, seats });
    } catch (error) {
      complain(error, game);
      setBusy(false);
    }
  };
  return html`<${Bar} title=${title}/><main id="main" class="page new"><header class="new-head"><${Picture} name=${game}/><div><h1>${title}</h1><p class="lead">${t(`web-about-${game}`)}</p>
      <p class="advice">${icon("book")}<span>${t(`web-${companion ? "companion-about" : "advice"}-${game}`)}</span></p></div></header>
    <form onSubmit=${start}><div class="stack"><section class="panel"><div class="row spread"><h3>${t("web-players")}</h3>
        <${Segments} label=${t("web-players")} value=${chairs.length} values=${counts.map((count) => [count, count])} set=${(count) => setChairs(Array.from({ length: count }, (_, at) => chairs[at] ?? other))}/></div>
      <ul class="chairs">${chairs.map((chair, at) => html`<${ChairField} key=${at} ...${{ chair, at, game, companion }} bots=${offer.bots} set=${(changed) => setChairs(chairs.with(at, changed))}/>`)}</ul></section>
    <${More} rest=${rest} set=${(changed) => setRest({ ...rest, ...changed })}/></div>
    <section class="panel options"><h3>${t("web-options")}</h3>${shown.map((option) => html`<${OptionField} key=${option.option} game=${game} option=${option} value=${value(option)} set=${(chosen) => setOptions({ ...options, [option.option]: chosen })}/>`)}</section>
    <div class="start-bar"><button class="primary big" type="submit" disabled=${busy}>${icon("play")}${t(chairs.some((chair) => chair.kind === "open") ? "web-start-invite" : "web-start")}</button></div></form></main>`;
}
