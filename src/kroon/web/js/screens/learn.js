// Learn: each game in ten small steps on real positions, then the books' tips, then straight into a first game.
// A game without a lesson is learnt in a first game against a bot.
import { html, kept, loadGame, offered, offerOf, t, useFound, Waiting } from "../frame.js";
import { ChooseGame } from "./home.js";
import { FirstGame, Lesson } from "./learn/lesson.js";

/** @type {Progress} */
const progress = ({ game, page }) => {
  if (!page.lesson) return t("web-learn-none");
  const at = kept(`learn-${game}`);
  return at === "done" ? t("web-learn-done") : t(Number(at) ? "web-learn-begun" : "web-learn-new", { step: Number(at) + 1 });
};

/** @type {(name: string) => Promise<{game: Game, steps?: Step[]}>} */
async function load(name) {
  const { lesson } = (await offerOf(name)).page;
  const [game, answer] = await Promise.all([loadGame(name), lesson === null ? null : fetch(lesson)]);
  if (answer && !answer.ok) throw new Error(answer.statusText);
  return { game, ...await answer?.json() };
}

/** @type {Learn} */
export function Learn({ game: name }) {
  const lesson = useFound(() => name && load(name), [name]), offer = offered.value.find((each) => each.game === name);
  if (!name) return html`<${ChooseGame} to="learn" title=${t("web-learn-heading")} about=${t("web-learn-about")} note=${progress}/>`;
  if (!lesson || !offer) return html`<${Waiting}/>`;
  return lesson.steps ? html`<${Lesson} ...${lesson} offer=${offer}/>` : html`<${FirstGame} offer=${offer}/>`;
}
