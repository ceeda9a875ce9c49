// Learn: each game in ten small steps on real positions, then the books' tips, then straight into a first game.
import { html, useEffect, useState } from "../../vendor/preact.js";
import { t } from "../l10n.js";
import { loadGame, offered } from "../state/games.js";
import { kept } from "../state/settings.js";
import { showTurn } from "../state/signs.js";
import { Bar } from "../parts/bar.js";
import { complain } from "../parts/toasts.js";
import { Picture } from "./home.js";
import { Lesson } from "./learn/lesson.js";

/** @typedef {import("./learn/lesson.js").Step} Step */

/** A choice among the games, for screens that need one. @param {{to: string, title: string, about?: string, note?: (game: string) => string}} props */
export function ChooseGame({ to, title, about, note }) {
  return html`<${Bar}/><main id="main" class="page choose-game"><h1>${title}</h1>${about ? html`<p class="lead">${about}</p>` : null}
    <ul>${offered.value.map(({ game, name }) => html`<li key=${game}><a class="panel" href=${`/${to}/${game}`}><${Picture} name=${game}/><h2>${name}</h2>${note ? html`<small>${note(game)}</small>` : null}</a></li>`)}</ul></main>`;
}

/** How far one came in a lesson, in words. @param {string} game */
const progress = (game) => {
  const at = kept(`learn-${game}`);
  return at === "done" ? t("web-learn-done") : t(Number(at) ? "web-learn-begun" : "web-learn-new", { step: Number(at) + 1 });
};

/** @param {{game: string}} props */
export function Learn({ game: name }) {
  const [lesson, setLesson] = useState(/** @type {{game: import("../types").Game, steps: Step[]} | null} */ (null));
  const title = t("web-learn");
  useEffect(() => showTurn(false, title), [title]);
  useEffect(() => {
    if (!name) return;
    const steps = fetch(`/lessons/${name}.json`).then((answer) => (answer.ok ? answer.json() : Promise.reject(new Error(answer.statusText))));
    Promise.all([loadGame(name), steps]).then(([game, read]) => setLesson({ game, steps: read.steps }), complain);
  }, [name]);
  if (!name) return html`<${ChooseGame} to="learn" title=${t("web-learn-heading")} about=${t("web-learn-about")} note=${progress}/>`;
  if (!lesson) return html`<${Bar}/><main id="main" class="page waiting"><p class="serif" role="status">${t("web-loading")}</p></main>`;
  return html`<${Bar} title=${t(name)}/><${Lesson} game=${lesson.game} steps=${lesson.steps}/>`;
}
