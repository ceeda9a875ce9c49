// A new table: who plays, by which options, with a sentence on each; ready to start as it stands.
import {
  html, BOT, change, Check, Choice, countsOf, entries, firstGame, icon, itemName, loadGameTexts, Name, offered, Page, said, SEATS, Segments, settings, shape,
  t, useFound, useState, useWork, Waiting,
} from "../frame.js";
import { levelOf } from "../state/table.js";
import { makeTable } from "../parts/lobby.js";
import { ChooseGame, Picture } from "./home.js";

/** @type {ValueName} */
const valueName = (option, value) => option.named?.[String(value)] ?? said(`web-value-${option.option}-${value}`) ?? String(value);

/** @type {OptionField} */
export function OptionField({ game, option, value, set }) {
  const { name, about, items = [], length = 0 } = option;
  if (option.kind === "switch") return html`<${Check} ...${{ name, about, set }} on=${value}/>`;
  const list = Array.isArray(value);
  return html`<div class="field option"><span>${name}</span>
    <${Choice} label=${name} value=${list ? "list" : value} values=${option.values.map((each) => [each, valueName(option, each)])} set=${(chosen) => set(chosen === "list" ? items.slice(0, length) : chosen)}>
      ${items.length > 0 && html`<option value="list">${t("web-value-list")}</option>`}<//>
    <small>${(list ? null : said(`web-value-${option.option}-${value}-about`)) ?? about}</small>
    ${list && html`<fieldset class="items"><legend class="num">${t("web-chosen-of", { count: value.length, of: length })}</legend>${items.map((item) => html`<${Check} key=${item} name=${itemName(game, item)} on=${value.includes(item)}
      disabled=${!value.includes(item) && value.length >= length} set=${(on) => set(on ? [...value, item] : value.filter((/** @type {string} */ each) => each !== item))}/>`)}</fieldset>`}</div>`;
}

/** @type {ChairField} */
function ChairField({ chair, at, offer: { bots, page }, companion, set }) {
  const { kind, name } = chair, number = at + 1;
  const levels = bots.filter((each) => each.level);
  return html`<li class="chair">${shape(SEATS[at], 24)}
    <${Choice} label=${t("web-seat-at", { number })} value=${kind} set=${(chosen) => set({ name, kind: chosen })}
      values=${["me", ...(companion && !page.devices ? ["companion"] : []), "device", "open"].map((each) => [each, t(`web-seat-${each}`)])}>
      <optgroup label=${t("web-seat-bots")}>${entries(levels.map(({ bot }) => [bot, t("web-seat-bot", { level: levelOf(bot) })]))}</optgroup><//>
    ${["me", "device", "companion"].includes(kind) ? html`<${Name} label=${t("web-name-of", { number })} placeholder=${kind === "me" ? t("web-player") : t("web-player-at", { number })} value=${name} set=${(given) => set({ kind, name: given })}/>`
      : html`<small>${t(kind === "open" ? "web-seat-open-about" : `web-${kind}-about`)}</small>`}</li>`;
}

/** How long one may think, in seconds. @type {{per_move?: number, per_game?: number}[]} */
const CLOCKS = [{}, { per_move: 30 }, { per_move: 60 }, { per_move: 120 }, { per_game: 300 }, { per_game: 600 }, { per_game: 1200 }, { per_move: 86400 }];

/** @type {More} */
function More({ rest, set, companion }) {
  const clocks = CLOCKS.map(({ per_move: seconds, per_game: whole = 0 }, at) => [at, t(seconds ? seconds < 86400 ? "web-clock-move" : "web-clock-day" : whole ? "web-clock-game" : "web-clock-none", { seconds, minutes: whole / 60 })]);
  return html`<details class="panel"><summary>${t("web-more-settings")}</summary><div class="stack">
    ${!companion && html`<label class="field"><span>${t("web-clock")}</span><${Choice} value=${rest.clock} values=${clocks} set=${(at) => set({ clock: Number(at) })}/><small>${t("web-clock-about")}</small></label>`}
    <div class="field"><span>${t("web-hints")}</span><${Segments} label=${t("web-hints")} value=${rest.hints} values=${[[null, t("web-hints-alone")], [true, t("web-hints-all")], [false, t("web-hints-none")]]} set=${(hints) => set({ hints })}/></div>
    <${Check} name=${t("web-forced")} about=${t("web-forced-about")} on=${rest.forced} set=${(forced) => set({ forced })}/></div></details>`;
}

/** @type {Meant} */
export function meant({ options, page }, players, chosen) {
  /** @type {Record<string, any>} */
  const now = { ...Object.fromEntries(options.map(({ option, default: standard }) => [option, standard])), ...chosen, players };
  return options.filter(({ option }) => option !== "players" && Object.entries(page.when[option] ?? {}).every(([other, value]) => now[other] === value));
}

/** @type {Given} */
export const given = (offer, players, chosen) => ({ ...Object.fromEntries(meant(offer, players, chosen).map(({ option, default: standard }) => [option, chosen[option] ?? standard])), players });

/** @type {NewTable} */
export function NewTable({ game, companion = false }) {
  const offer = offered.value.find((each) => each.game === game), there = useFound(() => loadGameTexts(game).then(() => true), [game]);
  return offer && there ? html`<${SetUp} key=${game} ...${{ offer, companion }}/>` : html`<${Waiting}/>`;
}

/** @type {SetUp} */
function SetUp({ offer, companion }) {
  const { game } = offer, first = firstGame(offer);
  // where hands are secret everybody needs a device
  const other = { kind: !companion ? BOT : offer.page.devices ? "open" : "companion", name: "" };
  const [options, setOptions] = useState(/** @type {Record<string, any>} */ (first.options));
  const [chairs, setChairs] = useState(/** @type {Chair[]} */ ([{ kind: "me", name: settings.peek().name }, ...Array(first.players - 1).fill(other)]));
  const [rest, setRest] = useState(/** @type {Record<string, any>} */ ({ forced: false, hints: null, clock: 0 }));
  const wanted = given(offer, chairs.length, options);
  const names = chairs.map(({ name }, at) => name.trim() || t("web-player-at", { number: at + 1 }));
  const seats = chairs.map(({ kind, name }, at) => {
    if (kind === "open") return { kind };
    if (kind === "me") return { kind, name: name.trim() || t("web-player") };
    return kind === "device" ? { kind: "me", name: names[at] } : kind === "companion" ? { kind, name: names[at] } : { kind: "bot", bot: kind };
  });
  const [busy, start] = useWork(() => {
    const name = chairs.find((chair) => chair.kind === "me")?.name.trim();
    if (name) change({ name });
    return makeTable({ game, options: wanted, settings: { forced: rest.forced, hints: rest.hints, ...CLOCKS[rest.clock], companion }, seats });
  }, game);
  const letters = SEATS.slice(0, chairs.length);
  const advice = companion ? said(`web-companion-about-${game}`, "web-companion-about") : said(`web-advice-${game}`);
  const shown = meant(offer, chairs.length, options)
    .map((option) => (option.option === "start" ? { ...option, values: ["random", ...letters], named: Object.fromEntries(letters.map((letter, at) => [letter, names[at]])) } : option));
  return html`<${Page} title=${offer.name} kind="page new"><header class="new-head"><${Picture} name=${game}/><div><h1>${offer.name}</h1>${offer.about && html`<p class="lead">${offer.about}</p>`}
      ${advice && html`<p class="advice">${icon("book")}<span>${advice}</span></p>`}</div></header>
    <form onSubmit=${start}><div class="stack"><section class="panel"><div class="row spread"><h3>${t("web-players")}</h3>
        <${Segments} label=${t("web-players")} value=${chairs.length} values=${countsOf(offer).map((count) => [count, count])} set=${(count) => setChairs(Array.from({ length: count }, (_, at) => chairs[at] ?? other))}/></div>
      <ul class="chairs">${chairs.map((chair, at) => html`<${ChairField} key=${at} ...${{ chair, at, offer, companion }} set=${(changed) => setChairs(chairs.with(at, changed))}/>`)}</ul></section>
    <${More} companion=${companion} rest=${rest} set=${(changed) => setRest({ ...rest, ...changed })}/></div>
    ${shown.length > 0 && html`<section class="panel options"><h3>${t("web-options")}</h3>${shown.map((option) => html`<${OptionField} key=${option.option} game=${game} option=${option} value=${wanted[option.option]} set=${(chosen) => setOptions({ ...options, [option.option]: chosen })}/>`)}</section>`}
    <div class="start-bar"><button class="primary big" type="submit" disabled=${busy}>${icon("play")}${t(chairs.some((chair) => chair.kind === "open") ? "web-start-invite" : "web-start")}</button></div></form><//>`;
}

/** @type {Companion} */
export const Companion = ({ game }) => (game ? html`<${NewTable} game=${game} companion/>`
  : html`<${ChooseGame} to="companion" title=${t("web-companion")} about=${t("web-companion-about")} note=${({ page }) => t(page.devices ? "web-companion-devices" : "web-companion-shared")}/>`);
