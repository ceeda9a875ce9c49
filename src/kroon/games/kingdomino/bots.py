"""Bots for Kingdomino that need no search.

`greedy` takes the placement and the next domino that give most points now. A placement counts with the best
domino that it leaves to choose, a domino with the best place that it would have; ties are broken at random.
`quick` is in playout.py, `shrewd` in shrewd.py.
"""

from __future__ import annotations

from kroon.core.contract import Bot
from kroon.core.kernel import kernel
from kroon.core.policies import best_of
from kroon.games.domino.draft import NOBODY, PLACE
from kroon.games.domino.kingdom import list_placings, place
from kroon.games.kingdomino.playout import choose_quickly
from kroon.games.kingdomino.scoring import HARMONY_POINTS, sheet_line
from kroon.games.kingdomino.shrewd import choose_shrewdly
from kroon.games.kingdomino.state import DISCARD_ID, DOMINO, LINES, PICK_ID


@kernel
def choose_greedily(states, ids, count, plan, rng):
    """The policy of `greedy`: see above."""
    s = states[0]
    values, spare = ids[count:], ids[2 * count :]
    for i in range(count):
        if s.phase == PLACE:
            values[i] = _placement_value(states, ids[i], spare)
        else:
            values[i] = _domino_value(states, 0, s.next_row[ids[i] - PICK_ID], spare)
    return best_of(ids, values, count, rng)


@kernel
def _placement_value(states, id, ids):
    """The points after a placement, with the best of the dominoes that can be chosen then."""
    s = states[0]
    states[1] = s
    after = states[1]
    if id == DISCARD_ID:
        after.kingdoms[s.actor].discarded += 1
    else:
        _lay(after, s.row[s.turn], id)
    best = -1
    for i in range(s.drawn):
        if s.next_king[i] == NOBODY:
            best = max(best, _domino_value(states, 1, s.next_row[i], ids))
    return best if best >= 0 else _points(after)


@kernel
def _domino_value(states, at, domino, ids):
    """The points of the seat to move at states[at] with a domino laid at its best place."""
    s = states[at]
    d = DOMINO[domino]
    count = list_placings(s.kingdoms[s.actor], s.frame, d[0], d[2], d[0] == d[2] and d[1] == d[3], ids)
    if count == 0:
        lost = HARMONY_POINTS if s.harmony and s.kingdoms[s.actor].discarded == 0 else 0
        return _points(s) - lost
    best = -1
    for i in range(count):
        states[2] = s
        _lay(states[2], domino, ids[i])
        best = max(best, _points(states[2]))
    return best


@kernel
def _lay(s, domino, placing):
    d = DOMINO[domino]
    place(s.kingdoms[s.actor], placing, d[0], d[1], d[2], d[3])


@kernel
def _points(s):
    """The present game's points of the seat to move."""
    points = 0
    for line in range(LINES):
        points += sheet_line(s, s.actor, line, None)
    return points


BOTS = (Bot("greedy", choose_greedily), Bot("quick", choose_quickly), Bot("shrewd", choose_shrewdly))
