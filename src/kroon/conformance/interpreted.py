"""Runs games as it is told on standard input, and prints what came of them.

The suite runs it in a process of its own with KROON_JIT=0, and compares that with the compiled kernels.
"""

from __future__ import annotations

import hashlib
import json
import sys
from collections.abc import Callable
from typing import Any

import numpy as np

from kroon.core import rng
from kroon.core.drivers import RANDOM_MOVE, RESULT
from kroon.core.engine import Engine, engine
from kroon.core.kernel import JIT
from kroon.core.registry import find_game


def digest(state: Any) -> str:
    """A short hash of a state or of results."""
    return hashlib.sha256(state.tobytes()).hexdigest()[:16]


NUMBERS_EVERY = 5
"""Of so many steps one is followed by everything that is said of a state; interpreted, that takes long."""


def stepped(name: str, options: dict[str, Any], ids: list[int]) -> list[Any]:
    """A game by its ids: the state and what was legal after each of them, and at some everything else."""
    game = find_game(name)
    using = engine(game)
    state = using.started(game.options.encode(game.options.check(options)))
    known: list[list[Any]] = []
    for number, id in enumerate(ids):
        legal = using.legal_ids(state)
        weights = [int(using.weight(state, each)) for each in legal] if id >= game.moves else []
        using.apply(state, id)
        known.append([digest(state), digest(np.array(legal)), sum(weights)])
        if number % NUMBERS_EVERY == 0 or number == len(ids) - 1:
            known[-1] += _numbers(using, state, options["players"])
    return known


def driven(name: str, options: dict[str, Any], seed: int, limit: int) -> list[Any]:
    """The drivers: a match of all bots, playouts, and a batch; hashes of what they leave."""
    game = find_game(name)
    using = engine(game)
    start = using.started(game.options.encode(game.options.check(options)))
    names = list(using.bots)
    called = [names[seat % len(names)] for seat in range(options["players"])]
    trace = np.full((2, limit), -1, np.int16)
    matched = using.matches(start, called, seed, 1, 2, limit, trace)
    states = using.states(2)
    states[0] = start
    results = np.zeros(2, RESULT).view(np.recarray)
    generators = np.zeros((1, rng.WORDS), np.uint64)
    numbers = np.uint64(seed), np.uint64(3)
    using.playouts(states, using.calls, using.id_space(), generators, *numbers, limit, results)
    batch = using.states(2)
    batch[:] = start
    advanced = np.zeros(2, RESULT).view(np.recarray)
    generators = np.stack([using.generator(seed, n) for n in range(2)])
    moves = np.full(2, RANDOM_MOVE, np.int64)
    for _ in range(25):
        using.advance(batch, using.states(0), using.calls, using.id_space(), generators, moves, limit, advanced)
    return [digest(each) for each in (matched, trace, results, states, batch, advanced, generators)]


def drawn(name: str, options: dict[str, Any], seed: int, count: int) -> list[int]:
    """The ids that chance and the bots choose in a game."""
    game = find_game(name)
    using = engine(game)
    state = using.started(game.options.encode(game.options.check(options)))
    generator = using.generator(seed)
    ids: list[int] = []
    bots = list(using.bots)
    while len(ids) < count and using.actor(state) != -2:
        if using.actor(state) < 0:
            ids.append(int(using.sample(state, generator)))
        else:
            ids.append(using.choose(state, bots[len(ids) % len(bots)], generator))
        using.apply(state, ids[-1])
    return ids


def _numbers(using: Engine, state: Any, players: int) -> list[Any]:
    features = np.zeros(sum(feature.size for feature in using.game.features), np.int16)
    seat = min(1, players - 1)
    using.observe(state, seat, features)
    made = using.copy(state)
    using.redeal(made, seat, using.generator(4))
    return [
        int(using.actor(state)),
        using.tally(state),
        using.ranking(state),
        digest(features),
        digest(made),
    ]


def answer(questions: list[Any]) -> list[Any]:
    """What the functions of this file give for a list of calls."""
    known: dict[str, Callable[..., list[Any]]] = {"stepped": stepped, "driven": driven, "drawn": drawn}
    return [known[name](*args) for name, *args in questions]


if __name__ == "__main__":
    assert not JIT
    json.dump(answer(json.load(sys.stdin)), sys.stdout)
