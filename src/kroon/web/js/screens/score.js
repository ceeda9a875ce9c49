// The score pad: what lies on a real table is written down by tapping, and the score is said.
import { html, ask, countsOf, icon, loadGame, Name, offered, offerOf, Page, SEATS, Segments, shape, t, Tabs, useFound, useKeys, useState, Waiting } from "../frame.js";
import { ChooseGame } from "./home.js";
import { given, meant, OptionField } from "./new.js";
import { emptyDraft, isFilled, useDraft, useScore } from "./pad/draft.js";
import { Result, markedIn } from "./pad/result.js";

/** @type {(name: string) => Promise<{game: Game, pad: ?ScorePad}>} */
async function load(name) {
  const { pad } = (await offerOf(name)).page;
  const [game, module] = await Promise.all([loadGame(name), pad === null ? null : import(pad)]);
  return { game, pad: module?.default ?? null };
}

/** @type {ScorePadScreen} */
export function ScorePad({ game: name }) {
  const found = useFound(() => name && load(name), [name]), offer = offered.value.find((each) => each.game === name);
  if (!name) return html`<${ChooseGame} to="score" title=${t("web-score")} about=${t("web-pad-about")} among=${({ page }) => page.pad !== null}/>`;
  if (!found || !offer) return html`<${Waiting}/>`;
  return found.pad ? html`<${Pad} ...${found} offer=${offer}/>` : html`<${Page} title=${offer.name} name=${t("web-score")} kind="page narrow"><h1>${t("web-score")}</h1>
    <p class="lead">${t("web-pad-none", { game: offer.name })}</p><p><a class="button primary" href="/">${t("web-home")}</a></p><//>`;
}

/** @type {Pad} */
function Pad({ game, pad, offer }) {
  const { name } = game;
  const { draft, change, undo, undoable } = useDraft(pad, offer);
  const [at, setAt] = useState(0);
  const { names, players: count, options: chosen } = draft, options = given(offer, count, chosen), seats = draft.seats.slice(0, count);
  // the table as it is set up with these options: how large the frame is, which lands lie where, which cards are in the game;
  // somebody must begin, as cards are laid out after that
  const table = useFound(() => ask("POST", `start/${name}`, options.start ? { ...options, start: "a" } : options), [JSON.stringify(options)]);
  const active = Math.min(at, count - 1), number = active + 1;
  const scored = useScore(name, pad, draft, options, table, active), { score, alone } = scored;
  const players = seats.map((_, n) => ({ seat: SEATS[n], name: names[n].trim() || t("web-player-at", { number: n + 1 }), kind: /** @type {"person"} */ ("person") }));
  const marked = markedIn(scored, players, active);
  const setSeat = (/** @type {any} */ next, same = false) => change((old) => ({ seats: old.seats.with(active, { ...old.seats[active], ...next }) }), same);
  const setOptions = (/** @type {Record<string, any>} */ more) => change((old) => ({ options: { ...old.options, ...more } }));
  const setTable = (/** @type {Record<string, any>} */ counted) => change((old) => ({ table: { ...old.table, ...counted } }));
  useKeys((event) => {
    if (event.key !== "z" || !(event.ctrlKey || event.metaKey) || /** @type {Element} */ (event.target).matches("input, textarea")) return;
    event.preventDefault();
    undo();
  });
  const shown = meant(offer, count, chosen).filter(({ option }) => option !== "start" && !pad.idle?.includes(option))
    .map((option) => ({ ...option, values: option.values.filter((each) => !pad.unknown?.includes(each)) }));
  const about = { table, options, offer, setOptions, counted: draft.table, setTable };
  return html`<${Page} title=${offer.name} kind="score-pad"><header class="row spread"><div><h1>${t("web-score")}</h1><p class="lead">${t(`web-pad-how-${name}`)}</p></div>
      <${Segments} label=${t("web-players")} value=${count} values=${countsOf(offer).map((each) => [each, each])} set=${(chosen) => change(() => ({ players: chosen }))}/></header>
    <div class="pad-columns"><div class="stack">
      <section class="panel"><${Tabs} label=${t("web-players")} kind="pad-tabs" value=${active} set=${setAt} mark=${(n) => isFilled(pad, seats[n]) && "filled"} values=${players.map((player, n) => [n,
          html`${shape(player.seat)}<span>${player.name}</span>${!!score && (alone ?? n) === n && html`<b class="num">${score.scores[alone === null ? n : 0]}</b>`}`])}/>
        <div class="row pad-who"><${Name} label=${t("web-name-of", { number })} placeholder=${t("web-player-at", { number })} value=${names[active]} set=${(given) => change((old) => ({ names: old.names.with(active, given) }), true)}/>
          <button disabled=${!undoable} onClick=${undo}>${icon("undo")}<span>${t("web-pad-undo")}</span></button><button class="quiet" onClick=${() => setSeat(pad.empty)}>${t("web-pad-clear")}</button></div>
        ${table && html`<${pad.Seat} ...${{ table, options, seats, active, players, marked }} set=${setSeat}/>`}</section></div>
      <div class="stack pad-side"><${Result} ...${{ game, scored, players }}/>
        <details class="panel" open=${!pad.alone || undefined}><summary>${t("web-pad-table")}</summary><div class="options">
          ${table && pad.Fields && html`<${pad.Fields} ...${about}/>`}
          ${shown.map((option) => html`<${OptionField} key=${option.option} game=${name} option=${option} value=${options[option.option]} set=${(value) => setOptions({ [option.option]: value })}/>`)}</div></details>
        ${table && pad.Panel && html`<${pad.Panel} ...${about}/>`}
        <p class="row"><button class="quiet" onClick=${() => change(() => emptyDraft(pad, offer))}>${t("web-pad-clear-all")}</button><a class="button quiet" href=${`/companion/${name}`}>${t("web-companion")}</a></p></div></div><//>`;
}
