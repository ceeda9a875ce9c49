"""A driver that tells how likely each of some outcomes of chance is, compiled for each game."""

from __future__ import annotations

from typing import Any

import numpy as np

from kroon.core.engine import Engine
from kroon.core.functions import weight_of
from kroon.core.kernel import kernel

WORDS = ("id", "states", "calls", "ids", "id", "ids")


@kernel
def weigh(states, calls, ids, count, out):
    """Write to out[i] the weight of outcome ids[i] in states[0]; their sum."""
    weight = weight_of(calls, states)
    total = 0
    for i in range(count):
        out[i] = weight(states[0], ids[i])
        total += out[i]
    return total


def weights(engine: Engine, state: Any, ids: list[int]) -> list[int]:
    """The weight of each of some possible outcomes."""
    states, out = engine.states(), np.empty(len(ids), np.int64)
    states[0] = state
    driver = engine.driver(weigh, WORDS, {})
    driver(states, engine.calls, np.array(ids, np.int64), len(ids), out)
    found: list[int] = out.tolist()
    return found
