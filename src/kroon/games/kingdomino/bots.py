"""Bots for Kingdomino that need no search."""

from __future__ import annotations

from kroon.core.contract import Bot
from kroon.core.kernel import kernel
from kroon.core.rng import below


@kernel
def choose_greedily(s, ids, count, plan, rng):
    return ids[below(rng, count)]


BOTS = (Bot("greedy", choose_greedily),)
