"""The driver of datasets: goes through a game that was played, and writes down every decision."""

from __future__ import annotations

import numpy as np

from kroon.core.functions import actor_of, apply_of, legal_of, observe_of
from kroon.core.kernel import kernel

WORDS = ("id", "states", "calls", "ids", "ids", "trace", "masks", "ids", "ids", "ids")
"""The signature of `write_down`."""
RECORDS = {"masks": np.dtype(np.uint8)}


@kernel
def write_down(states, calls, ids, played, observations, masks, moves, seats, numbers):
    """Play the steps of a game from states[0], on states[1]; how many of them are decisions.

    Each decision gets a row: what its seat saw, a bit for each legal move, the move, the seat, and the number
    of the step.
    """
    actor = actor_of(calls, states)
    legal = legal_of(calls, states)
    apply = apply_of(calls, states)
    observe = observe_of(calls, states)
    width = len(masks) // len(observations)
    states[1] = states[0]
    s = states[1]
    row = 0
    for step in range(len(played)):
        who = actor(s)
        if who >= 0:
            observe(s, who, observations[row])
            for at in range(row * width, (row + 1) * width):
                masks[at] = 0
            for n in range(legal(s, ids)):
                masks[row * width + (ids[n] >> 3)] |= np.uint8(128 >> (ids[n] & 7))
            moves[row] = played[step]
            seats[row] = who
            numbers[row] = step
            row += 1
        apply(s, played[step])
    return row
