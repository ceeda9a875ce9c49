// The score pad: for people with the real box on their table. What lies there is written down by tapping, and the score is said.
import { html, Bar, complain, icon, loadGame, Name, offered, SEATS, Segments, shape, showTurn, t, useEffect, useKeys, useState, Waiting } from "../frame.js";
import { ChooseGame } from "./learn.js";
import { OptionField, meant } from "./new.js";
import { CardPad, TablePad } from "./pad/cards.js";
import { DOMINO, emptyDraft, emptySeat, fitted, frameOf, isFilled, useDraft, useScore } from "./pad/draft.js";
import { HexPad, Quadrants } from "./pad/hexes.js";
import { KingdomPad } from "./pad/kingdom.js";
import { Result, markedIn } from "./pad/result.js";

/** Options that don't change the score. */
const IDLE = ["start", "remodel", "quadrants"];
/** Sets that aren't known before they are drawn. */
const OPEN = ["random", "draft"];

/** @type {ScorePad} */
export function ScorePad({ game: name }) {
  const [game, setGame] = useState(/** @type {?Game} */ (null));
  const title = t("web-score");
  useEffect(() => { if (name) loadGame(name).then(setGame, complain); }, [name]);
  useEffect(() => showTurn(false, title), [title]);
  if (!name) return html`<${ChooseGame} to="score" title=${title} about=${t("web-pad-about")}/>`;
  const offer = offered.value.find((each) => each.game === name);
  if (!game || !offer) return html`<${Waiting}/>`;
  return html`<${Bar} title=${offer.name}/><${Pad} game=${game} options=${offer.options}/>`;
}

/** @type {Pad} */
function Pad({ game: { name }, game, options }) {
  const { draft, change, undo, undoable } = useDraft(name);
  const [at, setAt] = useState(0);
  const [round, setRound] = useState(0);
  const { names, seats, options: chosen } = draft, active = Math.min(at, draft.players - 1), seat = seats[active], number = active + 1;
  const scored = useScore(name, draft, active), marked = markedIn(scored, active), { score, alone } = scored;
  const frame = frameOf(name, draft), rounds = chosen.dynasty ? 3 : 1, played = Math.min(round, rounds - 1);
  const players = SEATS.slice(0, draft.players).map((letter, n) => ({ seat: letter, name: names[n].trim() || t("web-player-at", { number: n + 1 }), kind: /** @type {"person"} */ ("person") }));
  const setSeat = (/** @type {Partial<SeatDraft>} */ next, same = false) => change((old) => ({ ...old, seats: old.seats.with(active, { ...old.seats[active], ...next }) }), same);
  const setOptions = (/** @type {Record<string, any>} */ more) => change((old) => ({ ...old, options: { ...old.options, ...more } }));
  useKeys((event) => {
    if (event.key !== "z" || !(event.ctrlKey || event.metaKey) || /** @type {Element} */ (event.target).matches("input, textarea")) return;
    event.preventDefault();
    undo();
  });
  const shown = meant(options, draft.players, chosen).filter((option) => !IDLE.includes(option.option))
    .map((option) => ({ ...option, values: option.values.filter((each) => !OPEN.includes(each)) }));
  const setPlayers = (/** @type {number} */ count) => change((old) => ({ ...old, players: count, options: old.options.grand_duel && count > 2 ? { ...old.options, grand_duel: false } : old.options }));
  const pad = DOMINO.includes(name)
    ? html`<${KingdomPad} key=${active} game=${name} mode=${chosen.mode || "discovery"} seat=${active} frame=${frame} kingdom=${fitted(seat.games[played], frame)} marked=${marked} totems=${seat.totems}
        set=${(kingdom, same) => setSeat({ games: seat.games.with(played, kingdom) }, same)} setTotems=${(totems) => setSeat({ totems })}/>`
    : name === "builder" ? html`<${HexPad} names=${chosen.quadrants} ...${{ seats, active, players, marked }} set=${setSeat}/>`
      : html`<${CardPad} kingdom=${chosen.kingdom} seat=${seat} players=${draft.players} set=${setSeat}/>`;
  return html`<main id="main" class="score-pad"><header class="row spread"><div><h1>${t("web-score")}</h1><p class="lead">${t(`web-pad-how-${name}`)}</p></div>
      <${Segments} label=${t("web-players")} value=${draft.players} values=${[2, 3, 4].map((count) => [count, count])} set=${setPlayers}/></header>
    <div class="pad-columns"><div class="stack">
      <section class="panel"><div class="pad-tabs" role="tablist" aria-label=${t("web-players")}>${players.map((player, n) => html`<button key=${n} role="tab" aria-selected=${n === active} class=${isFilled(name, seats[n]) ? "filled" : ""} onClick=${() => setAt(n)}>
          ${shape(player.seat)}<span>${player.name}</span>${!!score && (alone ?? n) === n && html`<b class="num">${score.scores[alone === null ? n : 0]}</b>`}</button>`)}</div>
        <div class="row pad-who"><${Name} label=${t("web-name-of", { number })} placeholder=${t("web-player-at", { number })} value=${names[active]} set=${(given) => change((old) => ({ ...old, names: old.names.with(active, given) }), true)}/>
          <button disabled=${!undoable} onClick=${undo}>${icon("undo")}<span>${t("web-pad-undo")}</span></button><button class="quiet" onClick=${() => setSeat(emptySeat(name))}>${t("web-pad-clear")}</button></div>
        ${rounds > 1 && html`<${Segments} label=${t("web-pad-games")} value=${played} values=${[0, 1, 2].map((n) => [n, t("web-pad-game", { number: n + 1 })])} set=${setRound}/>`}
        ${pad}</section></div>
      <div class="stack pad-side"><${Result} ...${{ game, scored, players }}/>
        <details class="panel" open=${!DOMINO.includes(name) || undefined}><summary>${t("web-pad-table")}</summary><div class="options">
          ${name === "builder" && html`<${Quadrants} names=${chosen.quadrants} set=${(quadrants) => setOptions({ quadrants })}/>`}
          ${shown.map((option) => html`<${OptionField} key=${option.option} game=${name} option=${option} value=${chosen[option.option] ?? option.default} set=${(value) => setOptions({ [option.option]: value })}/>`)}</div></details>
        ${name === "dominion" && html`<${TablePad} kingdom=${chosen.kingdom} supply=${draft.supply} trash=${draft.trash} players=${draft.players} set=${(counted) => change((old) => ({ ...old, ...counted }))}/>`}
        <p class="row"><button class="quiet" onClick=${() => change(() => emptyDraft(name))}>${t("web-pad-clear-all")}</button><a class="button quiet" href=${`/companion/${name}`}>${t("web-companion")}</a></p></div></div></main>`;
}
