// The score pad: what lies on a real table is written down by tapping, and the score is said.
import { html, ask, icon, loadGame, Name, offered, Page, SEATS, Segments, shape, t, Tabs, useFound, useKeys, useState, Waiting } from "../frame.js";
import { ChooseGame } from "./home.js";
import { given, meant, OptionField } from "./new.js";
import { CardPad, TablePad } from "./pad/cards.js";
import { emptyDraft, emptySeat, fitted, isFilled, useDraft, useScore } from "./pad/draft.js";
import { HexPad, Quadrants } from "./pad/hexes.js";
import { KingdomPad } from "./pad/kingdom.js";
import { Result, markedIn } from "./pad/result.js";

/** Options that don't change the score. */
const IDLE = ["start", "remodel", "quadrants"];
/** Sets that aren't known before they are drawn. */
const OPEN = ["random", "draft"];

/** @type {ScorePad} */
export function ScorePad({ game: name }) {
  const game = useFound(() => name && loadGame(name), [name]), offer = offered.value.find((each) => each.game === name);
  if (!name) return html`<${ChooseGame} to="score" title=${t("web-score")} about=${t("web-pad-about")}/>`;
  return game && offer ? html`<${Pad} game=${game} offer=${offer}/>` : html`<${Waiting}/>`;
}

/** @type {Pad} */
function Pad({ game: { name }, game, offer }) {
  const { draft, change, undo, undoable } = useDraft(name);
  const [at, setAt] = useState(0);
  const [round, setRound] = useState(0);
  const { names, players: count, options: chosen } = draft, options = given(offer.options, count, chosen), seats = draft.seats.slice(0, count);
  // the table as it is set up with these options: how large the frame is, which lands lie where, which cards are in the game;
  // somebody must begin, as cards are laid out after that
  const table = useFound(() => ask("POST", `start/${name}`, options.start ? { ...options, start: "a" } : options), [JSON.stringify(options)]);
  const active = Math.min(at, count - 1), seat = seats[active], number = active + 1, domino = !!seat.games, frame = table?.frame ?? 5;
  const scored = useScore(name, draft, options, frame, active), marked = markedIn(scored, active), { score, alone } = scored;
  const rounds = chosen.dynasty ? 3 : 1, played = Math.min(round, rounds - 1);
  const players = seats.map((_, n) => ({ seat: SEATS[n], name: names[n].trim() || t("web-player-at", { number: n + 1 }), kind: /** @type {"person"} */ ("person") }));
  const setSeat = (/** @type {Partial<SeatDraft>} */ next, same = false) => change((old) => ({ seats: old.seats.with(active, { ...old.seats[active], ...next }) }), same);
  const setOptions = (/** @type {Record<string, any>} */ more) => change((old) => ({ options: { ...old.options, ...more } }));
  useKeys((event) => {
    if (event.key !== "z" || !(event.ctrlKey || event.metaKey) || /** @type {Element} */ (event.target).matches("input, textarea")) return;
    event.preventDefault();
    undo();
  });
  const shown = meant(offer.options, count, chosen).filter((option) => !IDLE.includes(option.option))
    .map((option) => ({ ...option, values: option.values.filter((each) => !OPEN.includes(each)) }));
  const pad = domino
    ? html`<${KingdomPad} key=${active} game=${name} mode=${options.mode} seat=${active} frame=${frame} kingdom=${fitted(seat.games[played], frame)} marked=${marked} totems=${seat.totems}
        set=${(kingdom, same) => setSeat({ games: seat.games.with(played, kingdom) }, same)} setTotems=${(totems) => setSeat({ totems })}/>`
    : name === "builder" ? html`<${HexPad} ...${{ table, seats, active, players, marked }} set=${setSeat}/>`
      : html`<${CardPad} supply=${table?.supply} seat=${seat} set=${setSeat}/>`;
  return html`<${Page} title=${offer.name} kind="score-pad"><header class="row spread"><div><h1>${t("web-score")}</h1><p class="lead">${t(`web-pad-how-${name}`)}</p></div>
      <${Segments} label=${t("web-players")} value=${count} values=${[2, 3, 4].map((each) => [each, each])} set=${(chosen) => change(() => ({ players: chosen }))}/></header>
    <div class="pad-columns"><div class="stack">
      <section class="panel"><${Tabs} label=${t("web-players")} kind="pad-tabs" value=${active} set=${setAt} mark=${(n) => isFilled(name, seats[n]) && "filled"} values=${players.map((player, n) => [n,
          html`${shape(player.seat)}<span>${player.name}</span>${!!score && (alone ?? n) === n && html`<b class="num">${score.scores[alone === null ? n : 0]}</b>`}`])}/>
        <div class="row pad-who"><${Name} label=${t("web-name-of", { number })} placeholder=${t("web-player-at", { number })} value=${names[active]} set=${(given) => change((old) => ({ names: old.names.with(active, given) }), true)}/>
          <button disabled=${!undoable} onClick=${undo}>${icon("undo")}<span>${t("web-pad-undo")}</span></button><button class="quiet" onClick=${() => setSeat(emptySeat(name))}>${t("web-pad-clear")}</button></div>
        ${rounds > 1 && html`<${Segments} label=${t("web-pad-games")} value=${played} values=${[0, 1, 2].map((n) => [n, t("web-pad-game", { number: n + 1 })])} set=${setRound}/>`}
        ${table && pad}</section></div>
      <div class="stack pad-side"><${Result} ...${{ game, scored, players }}/>
        <details class="panel" open=${!domino || undefined}><summary>${t("web-pad-table")}</summary><div class="options">
          ${table?.quadrants && html`<${Quadrants} names=${table.quadrants} kinds=${offer.options.find((each) => each.option === "quadrants")?.items} set=${(quadrants) => setOptions({ quadrants })}/>`}
          ${shown.map((option) => html`<${OptionField} key=${option.option} game=${name} option=${option} value=${options[option.option]} set=${(value) => setOptions({ [option.option]: value })}/>`)}</div></details>
        ${table?.supply && html`<${TablePad} supply=${table.supply} counted=${draft.table} set=${(counted) => change((old) => ({ table: { ...old.table, ...counted } }))}/>`}
        <p class="row"><button class="quiet" onClick=${() => change(() => emptyDraft(name))}>${t("web-pad-clear-all")}</button><a class="button quiet" href=${`/companion/${name}`}>${t("web-companion")}</a></p></div></div><//>`;
}
