"""A driver that tells what each of some moves would gain, compiled for each game."""

from __future__ import annotations

from typing import Any

import numpy as np

from kroon.core.engine import Engine
from kroon.core.events import SEATS
from kroon.core.functions import apply_of, redeal_of, scores_of
from kroon.core.kernel import kernel
from kroon.core.rng import WORDS as RNG_WORDS
from kroon.core.rng import stream

WORDS = ("id", "states", "calls", "rng", "ids", "id", "id", "ids")


@kernel
def points_after(states, calls, rng, ids, count, seat, out):
    """Write to out[i] what a seat's points are after move ids[i] from states[0]; states[1] is to try with.

    What the seat can't know is dealt anew first, always in the same way.
    """
    redeal = redeal_of(calls, states)
    apply = apply_of(calls, states)
    scores = scores_of(calls, states)
    stream(rng, np.uint64(0), np.uint64(0))
    redeal(states[0], seat, rng)
    points = out[count:]
    for i in range(count):
        states[1] = states[0]
        apply(states[1], ids[i])
        scores(states[1], points)
        out[i] = points[seat]
    scores(states[0], points)
    return points[seat]


def gains(engine: Engine, state: Any, seat: int, ids: list[int]) -> list[int]:
    """The points that each of some moves of a seat gains at once, by what the seat knows."""
    states = engine.states(2)
    states[0] = state
    rng, out = np.zeros(RNG_WORDS, np.uint64), np.zeros(len(ids) + SEATS, np.int64)
    driver = engine.driver(points_after, WORDS, {})
    now = int(driver(states, engine.calls, rng, np.array(ids, np.int64), len(ids), seat, out))
    gained: list[int] = (out[: len(ids)] - now).tolist()
    return gained
