"""The policy of `quick`: rules of thumb (domino/quick.py) that play out the games of a search."""

from __future__ import annotations

from kroon.core.kernel import kernel
from kroon.core.rng import below
from kroon.games.domino.draft import PLACE
from kroon.games.domino.kingdom import in_centre
from kroon.games.domino.quick import NOISE, quick_placing, quick_worth
from kroon.games.kingdomino.state import DOMINO, PICK_ID


@kernel
def choose_quickly(states, ids, count, plan, rng):
    """The policy of `quick`."""
    s = states[0]
    if count == 1:
        return ids[0]
    k = s.kingdoms[s.actor]
    if s.phase == PLACE:
        d = DOMINO[s.row[s.turn]]
        centred = s.middle_kingdom and in_centre(k, s.frame)
        return quick_placing(k, s.frame, centred, d[0], d[1], d[2], d[3], ids, count, rng)
    best = -1
    chosen = ids[0]
    for i in range(count):
        d = DOMINO[s.next_row[ids[i] - PICK_ID]]
        value = 2 * (quick_worth(k, d[0], d[1]) + quick_worth(k, d[2], d[3])) + below(rng, NOISE)
        if value > best:
            best = value
            chosen = ids[i]
    return chosen
