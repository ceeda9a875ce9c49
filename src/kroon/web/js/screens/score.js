// The score pad: for people with the real box on their table. What lies there is written down by tapping, and the score is said.
import { html, useEffect, useState } from "../../vendor/preact.js";
import { t } from "../l10n.js";
import { Icon } from "../draw/icons.js";
import { PlayerShape, SEATS, SHAPES, seatColour } from "../draw/shapes.js";
import { loadGame, offered } from "../state/games.js";
import { showTurn } from "../state/signs.js";
import { Bar } from "../parts/bar.js";
import { Segments } from "../parts/settings.js";
import { complain } from "../parts/toasts.js";
import { ChooseGame } from "./learn.js";
import { OptionField } from "./new.js";
import { CardPad } from "./pad/cards.js";
import { DOMINO, emptyDraft, emptySeat, fitted, frameOf, isFilled, useDraft, useScore } from "./pad/draft.js";
import { HexPad, Quadrants } from "./pad/hexes.js";
import { KingdomPad } from "./pad/kingdom.js";
import { Result, markedIn } from "./pad/result.js";

/** @typedef {import("../types").Game} Game @typedef {import("./pad/draft.js").SeatDraft} SeatDraft */

/** Options that don't change the score. */
const IDLE = ["players", "start", "remodel", "quadrants"];
/** Sets that aren't known before they are drawn. */
const OPEN = ["random", "draft"];

/** @param {{game: string}} props */
export function ScorePad({ game: name }) {
  const [game, setGame] = useState(/** @type {Game | null} */ (null));
  const title = t("web-score");
  useEffect(() => { if (name) loadGame(name).then(setGame, complain); }, [name]);
  useEffect(() => showTurn(false, title), [title]);
  if (!name) return html`<${ChooseGame} to="score" title=${title} about=${t("web-pad-about")}/>`;
  const offer = offered.value.find((each) => each.game === name);
  if (!game || !offer) return html`<${Bar}/><main id="main" class="page waiting"><p class="serif" role="status">${t("web-loading")}</p></main>`;
  return html`<${Bar} title=${offer.name}/><${Pad} game=${game} options=${offer.options}/>`;
}

/** @param {{game: Game, options: import("../types").Option[]}} props */
function Pad({ game, options }) {
  const { draft, change, undo, undoable } = useDraft(game.name);
  const [at, setAt] = useState(0);
  const [round, setRound] = useState(0);
  const active = Math.min(at, draft.players - 1), seat = draft.seats[active], domino = DOMINO.includes(game.name);
  const scored = useScore(game.name, draft, active);
  const frame = frameOf(game.name, draft), rounds = draft.options.dynasty ? 3 : 1, played = Math.min(round, rounds - 1);
  const called = (/** @type {number} */ n) => draft.names[n].trim() || t("web-player-at", { number: n + 1 });
  const players = SEATS.slice(0, draft.players).map((letter, n) => ({ seat: letter, name: called(n), colour: seatColour(letter, game.name), shape: SHAPES[letter], kind: /** @type {"person"} */ ("person") }));
  const setSeat = (/** @type {SeatDraft} */ next, /** @type {boolean} */ same = false) => change((old) => ({ ...old, seats: old.seats.map((each, n) => (n === active ? next : each)) }), same);
  const setOption = (/** @type {string} */ option, /** @type {any} */ value) => change((old) => ({ ...old, options: { ...old.options, [option]: value } }));
  useEffect(() => {
    const press = (/** @type {KeyboardEvent} */ event) => {
      if (event.key !== "z" || !(event.ctrlKey || event.metaKey) || /** @type {Element} */ (event.target).matches("input, textarea")) return;
      event.preventDefault();
      undo();
    };
    addEventListener("keydown", press);
    return () => removeEventListener("keydown", press);
  });
  const shown = options.filter((option) => !IDLE.includes(option.option))
    .filter((option) => !(option.option === "grand_duel" && draft.players !== 2) && !(option.option === "must_place" && draft.options.edition !== "de"))
    .map((option) => ({ ...option, values: option.values.filter((each) => !OPEN.includes(each)) }));
  const marked = markedIn(scored, active);
  const points = (/** @type {number} */ n) => (scored.score && (scored.alone === null || scored.alone === n) ? html`<b class="num">${scored.score.scores[scored.alone === null ? n : 0]}</b>` : null);
  return html`<main id="main" class="score-pad"><header class="row spread"><div><h1>${t("web-score")}</h1><p class="lead">${t(`web-pad-how-${game.name}`)}</p></div>
      <${Segments} label=${t("web-players")} value=${draft.players} values=${[2, 3, 4].map((count) => [count, String(count)])} set=${(/** @type {number} */ count) => change((old) => ({ ...old, players: count, options: count === 2 ? old.options : { ...old.options, ...(old.options.grand_duel ? { grand_duel: false } : {}) } }))}/></header>
    <div class="pad-columns"><div class="stack">
      <section class="panel"><div class="pad-tabs" role="tablist" aria-label=${t("web-players")}>${players.map((player, n) => html`<button key=${player.seat} role="tab" aria-selected=${n === active ? "true" : "false"} class=${isFilled(game.name, draft.seats[n]) ? "filled" : ""} onClick=${() => setAt(n)}>
          <${PlayerShape} seat=${player.seat} game=${game.name}/><span>${player.name}</span>${points(n)}</button>`)}</div>
        <div class="row pad-who"><input type="text" maxlength="24" aria-label=${t("web-name-of", { number: active + 1 })} placeholder=${t("web-player-at", { number: active + 1 })} value=${draft.names[active]} onInput=${(/** @type {any} */ event) => change((old) => ({ ...old, names: old.names.map((each, n) => (n === active ? event.target.value : each)) }), true)}/>
          <button disabled=${!undoable} onClick=${undo}><${Icon} name="undo"/><span>${t("web-pad-undo")}</span></button><button class="quiet" onClick=${() => setSeat(emptySeat(game.name))}>${t("web-pad-clear")}</button></div>
        ${rounds > 1 ? html`<${Segments} label=${t("web-pad-games")} value=${played} values=${[0, 1, 2].map((n) => [n, t("web-pad-game", { number: n + 1 })])} set=${setRound}/>` : null}
        ${domino ? html`<${KingdomPad} key=${active} game=${game.name} mode=${draft.options.mode || "discovery"} seat=${active} frame=${frame} kingdom=${fitted(seat.games[played], frame)} marked=${marked} totems=${seat.totems}
            set=${(/** @type {any} */ kingdom, /** @type {boolean} */ same) => change((old) => ({ ...old, seats: old.seats.map((each, n) => (n === active ? { ...each, games: each.games.map((one, g) => (g === played ? kingdom : one)) } : each)) }), same)} setTotems=${(/** @type {string[]} */ totems) => setSeat({ ...seat, totems })}/>`
          : game.name === "builder" ? html`<${HexPad} names=${draft.options.quadrants} seats=${draft.seats} active=${active} players=${players} marked=${marked} set=${setSeat}/>`
            : html`<${CardPad} kingdom=${draft.options.kingdom} seat=${seat} players=${draft.players} set=${setSeat}/>`}</section></div>
      <div class="stack pad-side"><${Result} game=${game} scored=${scored} players=${players}/>
        <details class="panel" open=${!domino || undefined}><summary>${t("web-pad-table")}</summary><div class="options">
          ${game.name === "builder" ? html`<${Quadrants} names=${draft.options.quadrants} set=${(/** @type {string[]} */ names) => setOption("quadrants", names)}/>` : null}
          ${shown.map((option) => html`<${OptionField} key=${option.option} game=${game.name} option=${option} value=${option.option in draft.options ? draft.options[option.option] : option.default} set=${(/** @type {any} */ value) => setOption(option.option, value)}/>`)}</div></details>
        <p class="row"><button class="quiet" onClick=${() => change(() => emptyDraft(game.name))}>${t("web-pad-clear-all")}</button><a class="button quiet" href=${`/companion/${game.name}`}>${t("web-companion")}</a></p></div></div></main>`;
}
