"""Speed of Het Koninkrijk Dominion on one core: games of `money`, and random games cut at 60 turns each.

The bots play through `Engine.matches`, the general driver. The random games go through the same kernels and
function table as the driver of playouts, in a loop of its own that also looks at the turns: a game is cut
when every player has had 60. Both count whole games, most of which end by the rules before.
"""

from __future__ import annotations

from typing import Any

import numpy as np
from speed import Figure, best_of

from kroon.core.engine import Engine, engine
from kroon.core.events import CHANCE, OVER
from kroon.core.functions import actor_of, apply_of, legal_of, sample_of
from kroon.core.kernel import entry, kernel
from kroon.core.registry import find_game
from kroon.core.rng import below, stream

GAMES = 5000
TURNS = 60
STEPS = 5000
"""A limit for games of bots; none of them comes near it."""


def figures() -> list[Figure]:
    """The figures of issue 4: 2 players, one core."""
    made = engine(find_game("dominion"))
    first = started(made, {"players": 2, "kingdom": "first_game"})
    militia = started(made, {"players": 2, "kingdom": "interactive"})
    return [
        bots(made, first, "money", 50_000),
        bots(made, militia, "money:militia=2", 20_000),
        random_games(made, first),
        redeals(made, first),
    ]


def bots(made: Engine, start: Any, bot: str, goal: float) -> Figure:
    """Games of one bot against itself."""
    results = made.matches(start, [bot, bot], 1, 0, GAMES, STEPS)
    seconds = best_of(lambda: made.matches(start, [bot, bot], 1, 0, GAMES, STEPS))
    steps = float(results.steps.mean())
    note = f"{steps:.0f} steps a game, {seconds / GAMES / steps * 1e9:.0f} ns a step"
    return Figure(f"Dominion, {bot} against itself, 2 players", GAMES / seconds, "games/s", goal, note=note)


def random_games(made: Engine, start: Any) -> Figure:
    """Uniformly random games, cut when both players have had 60 turns."""
    loop = _compiled(made)
    states = made.states(2)
    states[0] = start
    ids, rng = made.id_space(), np.zeros(2, np.uint64)
    steps = loop(states, made.calls, ids, rng, GAMES, TURNS)
    seconds = best_of(lambda: loop(states, made.calls, ids, rng, GAMES, TURNS))
    note = f"{steps / GAMES:.0f} steps a game, {seconds / steps * 1e9:.0f} ns a step"
    what = f"Dominion, random games of the first set, cut at {TURNS} turns each"
    return Figure(what, GAMES / seconds, "games/s", 10_000, note=note)


def redeals(made: Engine, start: Any) -> Figure:
    """A redeal for the seat to move, in the middle of games."""
    states = made.states(1)
    states[0] = start
    rng = made.generator(5)
    for _ in range(200):
        chance = made.actor(states[0]) == CHANCE
        made.apply(
            states[0], int(made.sample(states[0], rng) if chance else made.choose(states[0], "money", rng))
        )
    seconds = best_of(lambda: [made.redeal(states[0], 0, rng) for _ in range(2000)])
    return Figure("Dominion, redeal for a seat, called from Python", seconds / 2000 * 1e6, "µs")


def started(made: Engine, options: dict[str, Any]) -> Any:
    """A new table."""
    return made.started(made.game.options.encode(made.game.options.check(options)))


@kernel
def play_random(states, calls, ids, rng, games, turns):  # type: ignore[no-untyped-def]
    """Random games from states[0] on states[1]; the number of steps of all of them."""
    actor = actor_of(calls, states)
    legal = legal_of(calls, states)
    sample = sample_of(calls, states)
    apply = apply_of(calls, states)
    steps = 0
    for n in range(games):
        stream(rng, np.uint64(1), np.uint64(n))
        states[1] = states[0]
        s = states[1]
        who = actor(s)
        while who != OVER and (s.seats[0].turns < turns or s.seats[1].turns < turns):
            if who == CHANCE:
                apply(s, sample(s, rng))
            else:
                apply(s, ids[below(rng, legal(s, ids))])
            steps += 1
            who = actor(s)
    return steps


def _compiled(made: Engine) -> Any:
    from numba import from_dtype, types

    from kroon.core.kernel import cache_home

    state = types.Array(from_dtype(made.game.dtype), 1, "C")
    numbers, words = types.Array(types.int64, 1, "C"), types.Array(types.uint64, 1, "C")
    calls = types.Array(types.uint64, 2, "C")
    signature = types.int64(state, calls, numbers, words, types.int64, types.int64)
    return entry(play_random, signature, cache_home() / "benchmarks")


if __name__ == "__main__":
    for figure in figures():
        print(f"{figure.what}: {figure.value:,.1f} {figure.unit} {figure.ratio} {figure.note}")
