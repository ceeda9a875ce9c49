// Learn: each game in ten small steps on real positions, then the books' tips, then straight into a first game.
import { html, Bar, complain, kept, loadGame, offered, showTurn, t, useEffect, useState, Waiting } from "../frame.js";
import { Picture } from "./home.js";
import { Lesson } from "./learn/lesson.js";

/** A choice among the games, for screens that need one. @type {ChooseGame} */
export function ChooseGame({ to, title, about, note }) {
  return html`<${Bar}/><main id="main" class="page choose-game"><h1>${title}</h1>${about && html`<p class="lead">${about}</p>`}
    <ul>${offered.value.map(({ game, name }) => html`<li key=${game}><a class="panel" href=${`/${to}/${game}`}><${Picture} name=${game}/><h2>${name}</h2>${note && html`<small>${note(game)}</small>`}</a></li>`)}</ul></main>`;
}

/** How far one came in a lesson, in words. @param {string} game */
const progress = (game) => {
  const at = kept(`learn-${game}`);
  return at === "done" ? t("web-learn-done") : t(Number(at) ? "web-learn-begun" : "web-learn-new", { step: Number(at) + 1 });
};

/** @type {Learn} */
export function Learn({ game: name }) {
  const [lesson, setLesson] = useState(/** @type {{game: Game, steps: Step[]} | null} */ (null));
  const title = t("web-learn");
  useEffect(() => showTurn(false, title), [title]);
  useEffect(() => {
    if (!name) return;
    const steps = fetch(`/lessons/${name}.json`).then((answer) => (answer.ok ? answer.json() : Promise.reject(new Error(answer.statusText))));
    Promise.all([loadGame(name), steps]).then(([game, read]) => setLesson({ game, steps: read.steps }), complain);
  }, [name]);
  if (!name) return html`<${ChooseGame} to="learn" title=${t("web-learn-heading")} about=${t("web-learn-about")} note=${progress}/>`;
  if (!lesson) return html`<${Waiting}/>`;
  return html`<${Bar} title=${t(name)}/><${Lesson} game=${lesson.game} steps=${lesson.steps}/>`;
}
