// A first game against beginners, set up as the game's book advises.
import { t } from "../../l10n.js";
import { ask } from "../../net/api.js";
import { addNonces } from "../../parts/lobby.js";
import { complain } from "../../parts/toasts.js";
import { go } from "../../router.js";
import { FIRST } from "../../state/games.js";
import { settings } from "../../state/settings.js";

const BEGINNER = "level1";

/** Make the table and go to it. @param {string} game */
export async function startFirst(game) {
  const { players, options } = FIRST[game];
  const me = { kind: "me", name: settings.peek().name || t("web-learn-you") };
  try {
    const made = await ask("POST", "tables", { game, options: { ...options, players }, settings: {}, seats: [me, ...Array.from({ length: players - 1 }, () => ({ kind: "bot", bot: BEGINNER }))] });
    await addNonces(made.id, made.seats, ["a"]);
    go(`/table/${made.id}`);
  } catch (error) {
    complain(error, game);
    throw error;
  }
}
