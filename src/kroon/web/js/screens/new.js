// A new table: who plays, by which options, with a sentence on each; ready to start as it stands.
import { html, useEffect, useState } from "../../vendor/preact.js";
import { has, loadTexts, t } from "../l10n.js";
import { ask } from "../net/api.js";
import { PlayerShape, SEATS } from "../draw/shapes.js";
import { Icon } from "../draw/icons.js";
import { go } from "../router.js";
import { BOT, FIRST, offered } from "../state/games.js";
import { change, kept, settings } from "../state/settings.js";
import { showTurn } from "../state/signs.js";
import { levelOf } from "../state/table.js";
import { Bar } from "../parts/bar.js";
import { addNonces } from "../parts/lobby.js";
import { Check, Segments } from "../parts/settings.js";
import { complain } from "../parts/toasts.js";
import { Picture } from "./home.js";

/** @typedef {import("../types").Option} Option */
/** @typedef {{kind: string, name: string}} Chair `kind`: me, device, open, companion, or the name of a bot */

/** The name of an option's value. @param {Option} option @param {any} value */
const valueName = (option, value) => option.named?.[String(value)] || (has(`web-value-${option.option}-${value}`) ? t(`web-value-${option.option}-${value}`) : String(value));

/** The name of a card, a board and so on. @param {string} game @param {string} item */
function itemName(game, item) {
  const plain = item.replace(/'$/, "");
  const key = [`${game}-card-${plain}`, `${game}-${plain}`].find(has);
  return (key ? t(key) : plain) + (plain === item ? "" : " ↻");
}

/** @param {{game: string, option: Option, value: any, set: (value: any) => void}} props */
export function OptionField({ game, option, value, set }) {
  if (option.kind === "switch") return html`<${Check} name=${option.name} about=${option.about || ""} on=${value} set=${set}/>`;
  const list = Array.isArray(value);
  const about = list ? "" : `web-value-${option.option}-${value}-about`;
  const items = option.items || [], length = option.length || 0;
  return html`<div class="field option"><span>${option.name}</span>
    <select aria-label=${option.name} value=${list ? "list" : value} onChange=${(/** @type {any} */ event) => set(event.target.value === "list" ? items.slice(0, length) : event.target.value)}>
      ${option.values.map((each) => html`<option key=${each} value=${each}>${valueName(option, each)}</option>`)}
      ${items.length ? html`<option value="list">${t("web-value-list")}</option>` : null}</select>
    <small>${about && has(about) ? t(about) : option.about}</small>
    ${list ? html`<fieldset class="items"><legend class="num">${t("web-chosen-of", { count: value.length, of: length })}</legend>${items.map((item) => html`<label key=${item} class="check"><input type="checkbox" checked=${value.includes(item)}
      disabled=${!value.includes(item) && value.length >= length} onChange=${() => set(value.includes(item) ? value.filter((/** @type {string} */ each) => each !== item) : [...value, item])}/><span>${itemName(game, item)}</span></label>`)}</fieldset>` : null}</div>`;
}

/** @param {{chair: Chair, at: number, game: string, bots: {bot: string, level: number | null}[], companion: boolean, set: (chair: Chair) => void}} props */
function ChairField({ chair, at, game, bots, companion, set }) {
  const named = ["me", "device", "companion"].includes(chair.kind);
  const levels = bots.filter((each) => each.level);
  return html`<li class="chair"><${PlayerShape} seat=${SEATS[at]} game=${game} size=${24}/>
    <select aria-label=${t("web-seat-at", { number: at + 1 })} value=${chair.kind} onChange=${(/** @type {any} */ event) => set({ ...chair, kind: event.target.value })}>
      <option value="me">${t("web-seat-me")}</option>${companion && game !== "dominion" ? html`<option value="companion">${t("web-seat-companion")}</option>` : null}
      <option value="device">${t("web-seat-device")}</option><option value="open">${t("web-seat-open")}</option>
      <optgroup label=${t("web-seat-bots")}>${levels.map((each) => html`<option key=${each.bot} value=${each.bot}>${t("web-seat-bot", { level: levelOf(each.bot) })}</option>`)}</optgroup></select>
    ${named ? html`<input type="text" maxlength="24" aria-label=${t("web-name-of", { number: at + 1 })} placeholder=${chair.kind === "me" ? t("web-player") : t("web-player-at", { number: at + 1 })} value=${chair.name} onInput=${(/** @type {any} */ event) => set({ ...chair, name: event.target.value })}/>`
      : html`<small>${t(chair.kind === "open" ? "web-seat-open-about" : `web-${chair.kind}-about`)}</small>`}</li>`;
}

/** @param {{rest: Record<string, any>, set: (change: Record<string, any>) => void}} props */
function More({ rest, set }) {
  const clock = rest.per_move ? `move ${rest.per_move}` : rest.per_game ? `game ${rest.per_game}` : "";
  const choose = (/** @type {any} */ event) => {
    const [kind, seconds] = event.target.value.split(" ");
    set({ per_move: kind === "move" ? Number(seconds) : null, per_game: kind === "game" ? Number(seconds) : null });
  };
  return html`<details class="panel"><summary>${t("web-more-settings")}</summary><div class="stack">
    <label class="field"><span>${t("web-clock")}</span><select value=${clock} onChange=${choose}><option value="">${t("web-clock-none")}</option>
      ${[30, 60, 120].map((seconds) => html`<option key=${seconds} value=${`move ${seconds}`}>${t("web-clock-move", { seconds })}</option>`)}
      ${[5, 10, 20].map((minutes) => html`<option key=${minutes} value=${`game ${60 * minutes}`}>${t("web-clock-game", { minutes })}</option>`)}
      <option value="move 86400">${t("web-clock-day")}</option></select><small>${t("web-clock-about")}</small></label>
    <div class="field"><span>${t("web-hints")}</span><${Segments} label=${t("web-hints")} value=${rest.hints} values=${[[null, t("web-hints-alone")], [true, t("web-hints-all")], [false, t("web-hints-none")]]} set=${(/** @type {any} */ hints) => set({ hints })}/></div>
    <${Check} name=${t("web-forced")} about=${t("web-forced-about")} on=${rest.forced} set=${(/** @type {boolean} */ forced) => set({ forced })}/></div></details>`;
}

/** @param {{game: string, companion?: boolean}} props */
export function NewTable({ game, companion = false }) {
  const offer = offered.value.find((each) => each.game === game);
  const first = FIRST[game] || { players: 2, options: {} };
  // hands are secret: in Dominion everybody needs a device
  const other = !companion ? BOT : game === "dominion" ? "open" : "companion";
  const [options, setOptions] = useState(/** @type {Record<string, any>} */ (first.options));
  const [chairs, setChairs] = useState(/** @type {Chair[]} */ ([
    { kind: "me", name: settings.peek().name }, ...Array.from({ length: first.players - 1 }, () => ({ kind: other, name: "" })),
  ]));
  const [rest, setRest] = useState(/** @type {Record<string, any>} */ ({ forced: false, hints: null, per_move: null, per_game: null }));
  const [busy, setBusy] = useState(false);
  useEffect(() => { loadTexts(game).catch(() => {}); }, [game]);
  const title = offer ? offer.name : "";
  useEffect(() => showTurn(false, title || t("web-title")), [title]);
  if (!offer) return html`<${Bar}/><main id="main" class="page waiting"><p class="serif" role="status">${t("web-loading")}</p></main>`;

  const players = /** @type {Option} */ (offer.options.find((option) => option.kind === "players"));
  const value = (/** @type {Option} */ option) => (option.option in options ? options[option.option] : option.default);
  const seat = (/** @type {number} */ count) => setChairs(Array.from({ length: count }, (_, at) => chairs[at] || { kind: other, name: "" }));
  const letters = SEATS.slice(0, chairs.length);
  const shown = offer.options.filter((option) => option.kind !== "players")
    .filter((option) => !(option.option === "grand_duel" && chairs.length !== 2) && !(option.option === "must_place" && options.edition !== "de"))
    .map((option) => (option.option === "start" ? { ...option, values: option.values.filter((each) => each === "random" || letters.includes(each)), named: Object.fromEntries(letters.map((letter, at) => [letter, nameAt(at)])) } : option));
  /** @param {number} at */
  function nameAt(at) {
    const chair = chairs[at];
    return chair.name.trim() || t("web-player-at", { number: at + 1 });
  }
  const start = async (/** @type {Event} */ event) => {
    event.preventDefault();
    setBusy(true);
    const me = chairs.find((chair) => chair.kind === "me");
    if (me && me.name.trim()) change({ name: me.name.trim() });
    try {
      const given = Object.fromEntries(shown.map((option) => [option.option, value(option)]));
      const made = await ask("POST", "tables", {
        game, options: { ...given, players: chairs.length }, settings: { ...rest, companion },
        seats: chairs.map((chair, at) => {
          if (chair.kind === "open") return { kind: "open" };
          if (chair.kind === "me" || chair.kind === "device") return { kind: "me", name: chair.name.trim() || (chair.kind === "me" ? t("web-player") : nameAt(at)) };
          return chair.kind === "companion" ? { kind: "companion", name: nameAt(at) } : { kind: "bot", bot: chair.kind };
        }),
      });
      if (made.invitation) kept(`invite-${made.id}`, made.invitation);
      if (made.commitment) await addNonces(made.id, made.seats, made.seats.filter((/** @type {any} */ each) => each.kind === "person").map((/** @type {any} */ each) => each.seat));
      go(`/table/${made.id}`);
    } catch (error) {
      complain(error, game);
      setBusy(false);
    }
  };
  return html`<${Bar} title=${title}/><main id="main" class="page new"><header class="new-head"><${Picture} name=${game}/><div><h1>${title}</h1><p class="lead">${t(`web-about-${game}`)}</p>
      <p class="advice"><${Icon} name="book"/><span>${t(companion ? `web-companion-about-${game}` : `web-advice-${game}`)}</span></p></div></header>
    <form onSubmit=${start}><div class="stack"><section class="panel"><div class="row spread"><h3>${t("web-players")}</h3><${Segments} label=${t("web-players")} value=${chairs.length} values=${players.values.map((count) => [count, String(count)])} set=${seat}/></div>
      <ul class="chairs">${chairs.map((chair, at) => html`<${ChairField} key=${at} chair=${chair} at=${at} game=${game} bots=${offer.bots} companion=${companion} set=${(/** @type {Chair} */ changed) => setChairs(chairs.map((each, n) => (n === at ? changed : each)))}/>`)}</ul></section>
    <${More} rest=${rest} set=${(/** @type {any} */ changed) => setRest({ ...rest, ...changed })}/></div>
    <section class="panel options"><h3>${t("web-options")}</h3>${shown.map((option) => html`<${OptionField} key=${option.option} game=${game} option=${option} value=${value(option)} set=${(/** @type {any} */ chosen) => setOptions({ ...options, [option.option]: chosen })}/>`)}</section>
    <div class="start-bar"><button class="primary big" type="submit" disabled=${busy}><${Icon} name="play"/>${t(chairs.some((chair) => chair.kind === "open") ? "web-start-invite" : "web-start")}</button></div></form></main>`;
}
