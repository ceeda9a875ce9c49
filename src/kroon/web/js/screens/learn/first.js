// A first game against beginners, set up as the game's book advises.
import { FIRST, settings, t } from "../../frame.js";
import { makeTable } from "../../parts/lobby.js";

const BEGINNER = { kind: "bot", bot: "level1" };

/** @param {string} game */
export function startFirst(game) {
  const { players, options } = FIRST[game];
  const me = { kind: "me", name: settings.peek().name || t("web-learn-you") };
  return makeTable({ game, options: { ...options, players }, settings: {}, seats: [me, ...Array(players - 1).fill(BEGINNER)] });
}
