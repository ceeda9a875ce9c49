// A lesson: one step after the other. A step shows a real position on the game's own table, explains one idea, and asks
// for a move (what else is tapped is answered with the reason) or for a number that can be read off the table.
import { html, useEffect, useRef, useState } from "../../../vendor/preact.js";
import { keysOf, t } from "../../l10n.js";
import { Icon } from "../../draw/icons.js";
import { PlayerShape, SEATS, SHAPES, seatColour } from "../../draw/shapes.js";
import { kept } from "../../state/settings.js";
import { gainText } from "../../parts/moves.js";
import { openRules } from "../../parts/rules.js";
import { startFirst } from "./first.js";

/** @typedef {import("../../types").Game} Game @typedef {import("../../types").View} View @typedef {import("../../types").SeatLetter} SeatLetter */
/** What a step says by hand: its name, which moves are right, or which answer is; and what the game says of it.
 * @typedef {{id: string, accept?: string[], answers?: (string | number)[], right?: string | number, view: View,
 *   legal: {event: string, gain: number}[], last: string[]}} Step */

/** After so many mistakes the right move is pointed out. */
const PATIENCE = 2;
/** Where a tap that chooses nothing is a mistake worth a word. */
const TAPPED = ".dm-realm, .dm-draft li, .dm-card[aria-disabled], .kb-tile[aria-disabled], .kb-window";

/** @param {{game: Game, steps: Step[]}} props */
export function Lesson({ game, steps }) {
  const [at, setAt] = useState(() => Math.min(steps.length - 1, Number(kept(`learn-${game.name}`)) || 0));
  const to = (/** @type {number} */ next) => {
    setAt(next);
    kept(`learn-${game.name}`, next < steps.length ? String(next) : "done");
    scrollTo(0, 0);
  };
  return html`<main id="main" class="lesson">
    <nav class="lesson-way" aria-label=${t("web-learn-steps")}><ol>${[...steps, null].map((step, n) => html`<li key=${n}><button class=${n < at ? "past" : ""} aria-current=${n === at ? "step" : undefined}
      aria-label=${step ? t("web-learn-step", { step: n + 1, of: steps.length }) : t("web-learn-tips")} onClick=${() => to(n)}>${step ? n + 1 : html`<${Icon} name="flag" size=${15}/>`}</button></li>`)}</ol></nav>
    ${at < steps.length ? html`<${StepView} key=${at} game=${game} step=${steps[at]} number=${at + 1} of=${steps.length} back=${at ? () => to(at - 1) : null} next=${() => to(at + 1)}/>`
      : html`<${Tips} game=${game} again=${() => to(0)}/>`}</main>`;
}

/** @param {{game: Game, step: Step, number: number, of: number, back: (() => void) | null, next: () => void}} props */
function StepView({ game, step, number, of, back, next }) {
  const [chosen, setChosen] = useState(/** @type {string | null} */ (null));
  const [state, setState] = useState(/** @type {"" | "right" | "wrong"} */ (""));
  const [wrong, setWrong] = useState(/** @type {(string | number)[]} */ ([]));
  const chose = useRef(false);
  const head = useRef(/** @type {HTMLElement | null} */ (null));
  const on = useRef(/** @type {HTMLElement | null} */ (null));
  const key = `web-learn-${game.name}-${step.id}`;
  const legal = step.legal.map((move) => ({ ...move, touches: move.event.split(" ").slice(2) }));
  const right = state === "right";
  const move = legal.find((each) => each.event === chosen);
  useEffect(() => { head.current?.focus({ preventScroll: true }); }, []);
  useEffect(() => { if (right) on.current?.focus({ preventScroll: true }); }, [right]);

  /** @param {string | number} what */
  const judge = (what) => {
    const good = step.accept ? step.accept.includes(String(what)) : what === step.right;
    setState(good ? "right" : "wrong");
    if (!good) setWrong((list) => [...list, what]);
  };
  /** @param {string | null} event */
  const choose = (event) => {
    chose.current = true;
    if (right) return;
    setChosen(event);
    if (event === null || / place /.test(event)) setState("");
    else judge(event);
  };
  const confirm = () => { if (chosen && !right) judge(chosen); };
  /** @param {PointerEvent} event */
  const tapped = (event) => {
    const target = /** @type {Element} */ (event.target), beside = target.closest(TAPPED);
    // on a touch screen the first tap on a large board only comes closer
    const closer = beside?.matches(".kb-window") && event.pointerType !== "mouse";
    if (!step.accept || right || chose.current || !beside || closer || target.closest(".open")) return;
    setState("wrong");
    setWrong((list) => [...list, ""]);
  };
  useEffect(() => {
    const press = (/** @type {KeyboardEvent} */ event) => {
      if (event.key === "Enter" && event.ctrlKey) right ? next() : confirm();
      else if (event.key === "Escape" && chosen && !right) choose(null);
    };
    addEventListener("keydown", press);
    return () => removeEventListener("keydown", press);
  });

  const players = SEATS.slice(0, step.view.players).map((seat, n) => ({
    seat, name: t(n ? `web-learn-name-${seat}` : "web-learn-you"), colour: seatColour(seat, game.name), shape: SHAPES[seat], kind: /** @type {"person" | "bot"} */ (n ? "bot" : "person"),
  }));
  const how = step.accept && !right && game.how ? game.how(step.view, legal, chosen) : null;
  const numbers = { gain: gainText(move?.gain ?? 0), count: Math.abs(move?.gain ?? 0) };
  return html`<div class="lesson-step">
    <section class="panel lesson-text"><h3>${t("web-learn-step", { step: number, of })}</h3>
      <h1 class="lesson-what" tabindex="-1" ref=${head}>${t(`${key}-do`)}</h1><p>${t(key)}</p>${how ? html`<p class="ask-how">${t(how.key, how.args)}</p>` : null}
      ${step.answers ? html`<div class="lesson-answers" role="group" aria-label=${t(`${key}-do`)}>${step.answers.map((answer) => html`<button key=${answer} disabled=${right && answer !== step.right} aria-pressed=${right && answer === step.right ? "true" : "false"}
        class=${`num ${wrong.includes(answer) ? "no" : ""}`} onClick=${() => !right && judge(answer)}>${typeof answer === "string" ? html`<${PlayerShape} seat=${answer} game=${game.name}/>${players.find((each) => each.seat === answer)?.name}` : answer}</button>`)}</div>` : null}
    </section>
    <section class="panel lesson-board" onPointerDownCapture=${() => { chose.current = false; }} onClick=${(/** @type {PointerEvent} */ event) => setTimeout(() => tapped(event))}>
      <div class="game" data-game=${game.name}><${game.Table} view=${step.view} you="a" players=${players} legal=${right ? legal.filter((each) => each === move) : legal} chosen=${chosen} choose=${choose} last=${step.last}
        hint=${step.accept && wrong.length >= PATIENCE && !right ? step.accept.slice(0, 1) : null} frozen=${!step.accept} t=${t}/></div></section>
    <div class=${`lesson-bar ${state} ${state || chosen ? "on" : ""}`}><p aria-live="polite">${state ? html`<${Icon} name=${right ? "check" : "close"}/><span>${t(`${key}-${state}`)} ${right && move?.gain ? html`<b class="gain num">${t("web-learn-gain", numbers)}</b>` : ""}</span>`
        : chosen ? html`<span>${t("web-learn-sure")} ${move?.gain ? html`<b class="gain num">${t("web-learn-gain", numbers)}</b>` : ""}</span>` : null}</p>
      <div class="row">${back ? html`<button class="quiet icon-only" aria-label=${t("web-learn-back")} onClick=${back}><${Icon} name="prev"/></button>` : null}
        ${right ? html`<button class="primary" ref=${on} onClick=${next}>${t("web-learn-next")}<${Icon} name="next"/></button>`
          : chosen && !state ? html`<button class="primary" onClick=${confirm}><${Icon} name="check"/>${t("web-learn-confirm")}</button>`
            : html`<button class="quiet" onClick=${next}>${t("web-learn-skip")}</button>`}</div></div></div>`;
}

/** The books' tips, and the way into a first game. @param {{game: Game, again: () => void}} props */
function Tips({ game, again }) {
  const [busy, setBusy] = useState(false);
  const start = () => { setBusy(true); startFirst(game.name).catch(() => setBusy(false)); };
  return html`<div class="lesson-tips"><section class="panel"><div class="picture" aria-hidden="true"><${game.Picture}/></div><h1>${t("web-learn-ready")}</h1><p class="lead">${t("web-learn-tips-about")}</p>
    <ol>${keysOf(`web-learn-${game.name}-tip-`).map((key) => html`<li key=${key}>${t(key)}</li>`)}</ol>
    <div class="row"><button class="primary big" disabled=${busy} onClick=${start}><${Icon} name="play"/>${t("web-learn-start")}</button>
      <button onClick=${again}>${t("web-learn-again")}</button><button class="quiet" onClick=${() => openRules(game.name)}><${Icon} name="book"/>${t("web-learn-rules")}</button></div>
    <small>${t(`web-learn-${game.name}-set-up`)}</small></section></div>`;
}
