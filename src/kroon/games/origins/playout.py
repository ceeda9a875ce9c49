"""The policy of `quick`: rules of thumb (domino/quick.py) that play out the games of a search.

A fire goes to the terrain with most squares; what is asked of cave people is answered at random.
"""

from __future__ import annotations

from kroon.core.bits import count as size
from kroon.core.kernel import kernel
from kroon.core.rng import below
from kroon.games.domino.draft import PICK, PLACE
from kroon.games.domino.kingdom import square_at
from kroon.games.domino.quick import NOISE, quick_placing, quick_worth
from kroon.games.origins.state import DOMINO, FIRE, PICK_ID, SQUARE_ID, VOLCANO

BURNING = 5
"""What a volcano is worth when a domino is picked."""


@kernel
def choose_quickly(states, ids, count, plan, rng):
    """The policy of `quick`."""
    s = states[0]
    if count == 1:
        return ids[0]
    k = s.kingdoms[s.actor]
    if s.phase == PLACE:
        d = DOMINO[s.row[s.turn]]
        return quick_placing(k, s.frame, s.homo_habilis, d[0], d[1], d[2], d[3], ids, count, rng)
    if s.phase != PICK and s.phase != FIRE:
        return ids[below(rng, count)]
    best = -1
    chosen = ids[0]
    for i in range(count):
        if s.phase == PICK:
            d = DOMINO[s.next_row[ids[i] - PICK_ID]]
            value = 2 * (_worth(k, d[0], d[1]) + _worth(k, d[2], d[3]))
        else:
            value = _kin(k, ids[i] - SQUARE_ID)
        value = NOISE * value + below(rng, NOISE)
        if value > best:
            best = value
            chosen = ids[i]
    return chosen


@kernel
def _worth(k, terrain, fires):
    return BURNING if terrain == VOLCANO else quick_worth(k, terrain, fires)


@kernel
def _kin(k, cell):
    """How many squares have the terrain of a square."""
    s0, s1 = square_at(k, cell)
    for terrain in range(VOLCANO):
        if (s0 & k.land[terrain, 0]) | (s1 & k.land[terrain, 1]):
            return size(k.land[terrain, 0]) + size(k.land[terrain, 1])
    return 0
