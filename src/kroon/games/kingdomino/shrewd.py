"""The policy of `shrewd`: the place, or the domino with its best place, that leaves most to hope for.

In the Grand Duel, for which no hopes were learnt (prospect.py), it plays like `quick`.
"""

from __future__ import annotations

from kroon.core.kernel import kernel
from kroon.games.domino.draft import PLACE
from kroon.games.domino.kingdom import list_placings, place
from kroon.games.kingdomino.playout import choose_quickly
from kroon.games.kingdomino.prospect import FRAME, WEIGHTS, hope
from kroon.games.kingdomino.state import DISCARD_ID, DOMINO, PICK_ID

LEAST = -1e9


@kernel
def choose_shrewdly(states, ids, count, plan, rng):
    """The policy of `shrewd`."""
    if count == 1:
        return ids[0]
    if states[0].frame != FRAME:
        return choose_quickly(states, ids, count, plan, rng)
    return most_hopeful(states, ids, count, WEIGHTS)


@kernel
def most_hopeful(states, ids, count, weights):
    """The move that leaves most to hope for, by such WEIGHTS."""
    s = states[0]
    if s.phase == PLACE:
        if count > 1 and ids[count - 1] == DISCARD_ID:  # K13: it never declines a domino that fits
            count -= 1
        return _best_place(states, s.row[s.turn], ids, count, weights)[0]
    best = LEAST
    chosen = ids[0]
    for i in range(count):
        domino = s.next_row[ids[i] - PICK_ID]
        places = _list_places(s, domino, ids[count:])
        value = _best_place(states, domino, ids[count:], places, weights)[1]
        if value > best:
            best = value
            chosen = ids[i]
    return chosen


@kernel
def _list_places(s, domino, ids):
    """The places for a domino in the kingdom of the seat to move, or that it is discarded; their number."""
    d = DOMINO[domino]
    count = list_placings(s.kingdoms[s.actor], s.frame, d[0], d[2], d[0] == d[2] and d[1] == d[3], ids)
    if count == 0:
        ids[0] = DISCARD_ID
        count = 1
    return count


@kernel
def _best_place(states, domino, ids, count, weights):
    """The best of the places for a domino of the seat to move, and the hope with it."""
    s = states[0]
    d = DOMINO[domino]
    best = LEAST
    chosen = ids[0]
    for i in range(count):
        states[1].kingdoms[0] = s.kingdoms[s.actor]
        k = states[1].kingdoms[0]
        if ids[i] == DISCARD_ID:
            k.discarded += 1
        else:
            place(k, ids[i], d[0], d[1], d[2], d[3])
        value = hope(k, s, weights, ids[count:])
        if value > best:
            best = value
            chosen = ids[i]
    return chosen, best
