// A lesson: one step after the other. A step shows a real position on the game's own table, explains one idea, and asks
// for a move (what else is tapped is answered with the reason) or for a number that can be read off the table.
import { html, firstGame, icon, kept, keysOf, openRules, Page, seated, SEATS, settings, shape, t, useEffect, useKeys, useRef, useState, useWork } from "../../frame.js";
import { makeTable } from "../../parts/lobby.js";
import { Gain } from "../../parts/ask.js";
import { Picture } from "../home.js";

/** After so many mistakes the right move is pointed out. */
const PATIENCE = 2;
/** @type {Lesson} */
export function Lesson({ offer, game, steps }) {
  const [at, setAt] = useState(() => Math.min(steps.length - 1, Number(kept(`learn-${game.name}`)) || 0));
  const to = (/** @type {number} */ next) => {
    setAt(next);
    kept(`learn-${game.name}`, next < steps.length ? String(next) : "done");
    scrollTo(0, 0);
  };
  return html`<${Page} title=${offer.name} name=${t("web-learn")} kind="lesson">
    <nav class="lesson-way" aria-label=${t("web-learn-steps")}><ol>${[...steps, null].map((step, n) => html`<li key=${n}><button class=${n < at ? "past" : ""} aria-current=${n === at ? "step" : undefined}
      aria-label=${step ? t("web-learn-step", { step: n + 1, of: steps.length }) : t("web-learn-tips")} onClick=${() => to(n)}>${step ? n + 1 : icon("flag", 15)}</button></li>`)}</ol></nav>
    ${at < steps.length ? html`<${StepView} key=${at} game=${game} step=${steps[at]} number=${at + 1} of=${steps.length} back=${at ? () => to(at - 1) : null} next=${() => to(at + 1)}/>`
      : html`<${Tips} offer=${offer} again=${() => to(0)}/>`}<//>`;
}

/** @type {StepView} */
function StepView({ game, step, number, of, back, next }) {
  const [chosen, setChosen] = useState(/** @type {?string} */ (null));
  const [state, setState] = useState(/** @type {"" | "right" | "wrong"} */ (""));
  const [wrong, setWrong] = useState(/** @type {(string | number)[]} */ ([]));
  const chose = useRef(false), head = useRef(), on = useRef();
  const key = `web-learn-${game.name}-${step.id}`;
  const legal = step.legal.map((move) => ({ ...move, touches: move.event.split(" ").slice(2) }));
  const right = state === "right", move = legal.find((each) => each.event === chosen), asked = t(`${key}-do`);
  useEffect(() => { head.current?.focus({ preventScroll: true }); }, []);
  useEffect(() => { if (right) on.current?.focus({ preventScroll: true }); }, [right]);

  /** @param {string | number} what */
  const judge = (what) => {
    const good = step.accept ? step.accept.includes(String(what)) : what === step.right;
    setState(good ? "right" : "wrong");
    if (!good) setWrong((list) => [...list, what]);
  };
  /** @param {?string} event */
  const choose = (event) => {
    chose.current = true;
    if (right) return;
    setChosen(event);
    if (event === null || game.lesson?.tries?.(event)) setState("");
    else judge(event);
  };
  const confirm = () => { if (chosen && !right) judge(chosen); };
  /** @param {PointerEvent} event */
  const tapped = (event) => {
    const target = /** @type {Element} */ (event.target), { missed, closer: grows } = game.lesson ?? {}, beside = missed && target.closest(missed);
    // on a touch screen the first tap on a large board only comes closer
    const closer = beside && grows && beside.matches(grows) && event.pointerType !== "mouse";
    if (!step.accept || right || chose.current || !beside || closer || target.closest(".open")) return;
    setState("wrong");
    setWrong((list) => [...list, ""]);
  };
  useKeys((event) => {
    if (event.key === "Enter" && event.ctrlKey) right ? next() : confirm();
    else if (event.key === "Escape" && chosen && !right) choose(null);
  });

  const players = SEATS.slice(0, step.view.players).map((seat, n) => ({
    seat, name: t(n ? `web-learn-name-${seat}` : "web-learn-you"), kind: /** @type {"person" | "bot"} */ (n ? "bot" : "person"),
  }));
  const how = step.accept && !right && game.how ? game.how(step.view, legal, chosen) : null;
  const gain = html`<${Gain} gain=${move?.gain} game=${game.name}/>`;
  return html`<div class="lesson-step">
    <section class="panel lesson-text"><h3>${t("web-learn-step", { step: number, of })}</h3>
      <h1 class="lesson-what" tabindex="-1" ref=${head}>${asked}</h1><p>${t(key)}</p>${how && html`<p class="ask-how">${t(how.key, how.args)}</p>`}
      ${step.answers && html`<div class="lesson-answers" role="group" aria-label=${asked}>${step.answers.map((answer) => html`<button key=${answer} disabled=${right && answer !== step.right} aria-pressed=${!!(right && answer === step.right)}
        class=${`num ${wrong.includes(answer) ? "no" : ""}`} onClick=${() => !right && judge(answer)}>${typeof answer === "string" ? html`${shape(answer)}${seated(players, answer)?.name}` : answer}</button>`)}</div>`}
    </section>
    <section class="panel lesson-board" onPointerDownCapture=${() => { chose.current = false; }} onClick=${(event) => setTimeout(() => tapped(event))}>
      <div class="game"><${game.Table} view=${step.view} you="a" ...${{ players, chosen, choose, t }} legal=${right ? legal.filter((each) => each === move) : legal} last=${step.last}
        hint=${step.accept && wrong.length >= PATIENCE && !right ? step.accept.slice(0, 1) : null} frozen=${!step.accept}/></div></section>
    <div class=${`lesson-bar ${state} ${state || chosen ? "on" : ""}`}><p aria-live="polite">${state ? html`${icon(right ? "check" : "close")}<span>${t(`${key}-${state}`)} ${right && gain}</span>`
        : chosen ? html`<span>${t("web-learn-sure")} ${gain}</span>` : null}</p>
      <div class="row">${back && html`<button class="quiet icon-only" aria-label=${t("web-learn-back")} onClick=${back}>${icon("prev")}</button>`}
        ${right ? html`<button class="primary" ref=${on} onClick=${next}>${t("web-learn-next")}${icon("next")}</button>`
          : chosen && !state ? html`<button class="primary" onClick=${confirm}>${icon("check")}${t("web-learn-confirm")}</button>`
            : html`<button class="quiet" onClick=${next}>${t("web-learn-skip")}</button>`}</div></div></div>`;
}

/** @type {Tips} */
function Tips({ offer, again }) {
  const { game } = offer;
  return html`<div class="lesson-tips"><section class="panel"><${Picture} name=${game}/><h1>${t("web-learn-ready")}</h1><p class="lead">${t("web-learn-tips-about")}</p>
    <ol>${keysOf(`web-learn-${game}-tip-`).map((key) => html`<li key=${key}>${t(key)}</li>`)}</ol>
    <div class="row"><${Start} offer=${offer}/>
      <button onClick=${again}>${t("web-learn-again")}</button><button class="quiet" onClick=${() => openRules(game)}>${icon("book")}${t("web-learn-rules")}</button></div>
    <small>${t(`web-learn-${game}-set-up`)}</small></section></div>`;
}

/** @type {FirstGameScreen} */
export const FirstGame = ({ offer }) => html`<${Page} title=${offer.name} name=${t("web-learn")} kind="lesson"><div class="lesson-tips"><section class="panel"><${Picture} name=${offer.game}/>
  <h1>${offer.name}</h1>${offer.about && html`<p class="lead">${offer.about}</p>`}<p>${t("web-learn-none-about")}</p>
  <div class="row"><${Start} offer=${offer}/>${keysOf(`${offer.game}-rule-`).length > 0 && html`<button class="quiet" onClick=${() => openRules(offer.game)}>${icon("book")}${t("web-learn-rules")}</button>`}</div></section></div><//>`;

/** The button of a first game against beginners, set up as the book advises it. @param {{offer: Offered}} props */
function Start({ offer }) {
  const { players, options } = firstGame(offer), me = { kind: "me", name: settings.peek().name || t("web-learn-you") }, seats = [me, ...Array(players - 1).fill({ kind: "bot", bot: "level1" })];
  const [busy, start] = useWork(() => makeTable({ game: offer.game, options: { ...options, players }, settings: {}, seats }), offer.game);
  return html`<button class="primary big" disabled=${busy} onClick=${start}>${icon("play")}${t("web-learn-start")}</button>`;
}
