// Learn: each game in ten small steps on real positions, then the books' tips, then straight into a first game.
import { html, kept, loadGame, t, useFound, Waiting } from "../frame.js";
import { ChooseGame } from "./home.js";
import { Lesson } from "./learn/lesson.js";

/** @type {Progress} */
const progress = (game) => {
  const at = kept(`learn-${game}`);
  return at === "done" ? t("web-learn-done") : t(Number(at) ? "web-learn-begun" : "web-learn-new", { step: Number(at) + 1 });
};

/** @type {(name: string) => Promise<{game: Game, steps: Step[]}>} */
async function load(name) {
  const [game, answer] = await Promise.all([loadGame(name), fetch(`/lessons/${name}.json`)]);
  if (!answer.ok) throw new Error(answer.statusText);
  return { game, ...await answer.json() };
}

/** @type {Learn} */
export function Learn({ game: name }) {
  const lesson = useFound(() => name && load(name), [name]);
  if (!name) return html`<${ChooseGame} to="learn" title=${t("web-learn-heading")} about=${t("web-learn-about")} note=${progress}/>`;
  return lesson ? html`<${Lesson} ...${lesson}/>` : html`<${Waiting}/>`;
}
