"""A driver that tells what each of some moves would gain, compiled for each game."""

from __future__ import annotations

from typing import Any

import numpy as np

from kroon.core.drivers import APPLY, SCORES, SEATS
from kroon.core.engine import Engine
from kroon.core.functions import apply_of, scores_of
from kroon.core.kernel import kernel

WORDS = ("id", "states", "calls", "ids", "id", "id", "ids")


@kernel
def points_after(states, calls, ids, count, seat, out):
    """Write to out[i] what a seat's points are after move ids[i] from states[0]; states[1] is to try with."""
    apply = apply_of(calls, APPLY, states)
    scores = scores_of(calls, SCORES, states)
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
    engine.redeal(states[0], seat, engine.generator(0))
    out = np.zeros(len(ids) + SEATS, np.int64)
    driver = engine.driver(points_after, WORDS, {})
    now = int(driver(states, engine.calls, np.array(ids, np.int64), len(ids), seat, out))
    return [int(points) - now for points in out[: len(ids)]]
