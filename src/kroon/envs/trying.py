"""The driver of afterstates.py: tries every move of many tables."""

from __future__ import annotations

from kroon.core.events import SEATS
from kroon.core.functions import actor_of, apply_of, legal_of, observe_of, scores_of
from kroon.core.kernel import kernel

WORDS = ("id", "states", "states", "calls", "ids", "ids", "trace", "ids", "ids", "ids")
"""The signature of `try_all`."""


@kernel
def try_all(states, thinking, calls, ids, results, seen, points, tables, moves):
    """Write a row for each move of each table, as far as there is room; how many rows there are."""
    actor = actor_of(calls, states)
    legal = legal_of(calls, states)
    apply = apply_of(calls, states)
    scores = scores_of(calls, states)
    observe = observe_of(calls, states)
    row = 0
    for i in range(len(states)):
        who = actor(states[i])
        if who < 0:
            continue
        players = states[i].players
        for n in range(legal(states[i], ids)):
            if row < len(seen):
                thinking[0] = states[i]
                s = thinking[0]
                apply(s, ids[n])
                observe(s, who, seen[row])
                scores(s, results)
                for at in range(players):
                    points[row * SEATS + at] = results[(who + at) % players]
                tables[row] = i
                moves[row] = ids[n]
            row += 1
    return row
