"""Speed of Kingdom Builder on one core: random games with all extra actions, and games of `greedy`."""

from __future__ import annotations

from typing import Any

import numpy as np
from speed import Figure, best_of

from kroon.core import drivers
from kroon.core.engine import NO_LIMIT, Engine, engine
from kroon.core.registry import find_game

GAMES = 4000
GREEDY_GAMES = 40
REDEALS = 20_000


def figures() -> list[Figure]:
    """Random games of 4, 3 and 2 players through the general playout driver; the bot; redeals."""
    made = engine(find_game("builder"))
    return [
        random_games(made, 4, 8_000),
        random_games(made, 3),
        random_games(made, 2),
        greedy_games(made),
        redeals(made),
    ]


def random_games(made: Engine, players: int, goal: float | None = None) -> Figure:
    """Boards, cards and moves at random."""
    states = started(made, players)
    results = np.zeros(GAMES, drivers.RESULT).view(np.recarray)
    rngs = np.zeros((1, 2), np.uint64)
    ids = made.id_space()

    def run() -> None:
        made.playouts(states, made.calls, ids, rngs, np.uint64(1), np.uint64(0), NO_LIMIT, results)

    seconds = best_of(run)
    steps = float(results.steps.mean())
    note = f"{steps:.0f} steps a game, {seconds / GAMES / steps * 1e9:.0f} ns a step"
    what = f"Kingdom Builder, random games, {players} players"
    return Figure(what, GAMES / seconds, "games/s", goal, note=note)


def greedy_games(made: Engine) -> Figure:
    """Games of `greedy` against itself."""
    start = started(made, 4)[0]
    seconds = best_of(lambda: made.matches(start, ["greedy"] * 4, 1, 0, GREEDY_GAMES))
    return Figure("Kingdom Builder, greedy, 4 players", GREEDY_GAMES / seconds, "games/s")


def redeals(made: Engine) -> Figure:
    """Redeals in mid-game, called from Python one by one."""
    states = started(made, 4)
    rng = made.generator(1)
    for _ in range(120):
        actor = made.actor(states[0])
        id = made.sample(states[0], rng) if actor < 0 else made.legal_ids(states[0])[0]
        made.apply(states[0], id)

    def run() -> None:
        for _ in range(REDEALS):
            made.redeal(states[0], 0, rng)

    return Figure("Kingdom Builder, redeals called from Python", REDEALS / best_of(run), "/s")


def started(made: Engine, players: int) -> Any:
    """Two states, the first of them a new table."""
    states = made.states(2)
    made.start(states[0], made.game.options.encode(made.game.options.check({"players": players})))
    return states


if __name__ == "__main__":
    for figure in figures():
        print(f"{figure.what}: {figure.value:,.0f} {figure.unit} {figure.note}")
