"""Policies of bots, as far as they are the same for all games: see `Bot.choose` in contract.py."""

from __future__ import annotations

from kroon.core.kernel import kernel
from kroon.core.rng import below


@kernel
def choose_at_random(states, ids, count, plan, rng):
    """The policy of the bot `random`: every legal move is as likely as any other."""
    return ids[below(rng, count)]


@kernel
def best_of(ids, values, count, rng):
    """Of the first `count` ids, one with the highest of the values beside them; ties are broken at random."""
    best = values[0]
    ties = 0
    chosen = ids[0]
    for i in range(count):
        if values[i] > best:
            best = values[i]
            ties = 0
        if values[i] == best:
            ties += 1
            if below(rng, ties) == 0:
                chosen = ids[i]
    return chosen
