"""Bots for Kingdom Builder that need no search.

`greedy` looks at its own turn only. It builds what is owed so that its gold is highest when the three
settlements stand, with each later one chosen in the same way; it uses a tile when that pays, before the
mandatory action if it pays more there than after it. Ties are broken at random.

Beside gold it counts what the book's two tips are about: a location tile is worth something as long as there
are settlements to build with it, and so is being free, that is next to few kinds of terrain, because a card of
a terrain that one doesn't touch may be built on anywhere.
"""

from __future__ import annotations

from kroon.core.bits import ZERO
from kroon.core.contract import Bot
from kroon.core.kernel import kernel
from kroon.core.policies import best_of
from kroon.games.builder.hexes import WORDS
from kroon.games.builder.playout import choose_quickly
from kroon.games.builder.rules import apply, legal
from kroon.games.builder.scoring import total
from kroon.games.builder.state import (
    ACT,
    END_ID,
    LIFT,
    MANDATORY,
    SETTLEMENTS,
    TERRAINS,
    USE_ID,
)

GOLD = 4 * SETTLEMENTS
"""A piece of gold in the unit that positions are valued in."""
TILE = 14
"""The value of a tile for each settlement that is left to build: 3.5 gold at the start."""
FREEDOM = 2
"""The value of not touching a kind of terrain, for each settlement left: half a gold at the start."""
BUILT = 20
"""The value of a settlement as such: it is better built than kept."""

NO_VALUE = -(1 << 40)
NOTHING = -1


@kernel
def choose_greedily(states, ids, count, plan, rng):
    """The policy of `greedy`: see above."""
    s = states[0]
    if count == 1:
        return ids[0]
    values, spare = ids[count:], ids[2 * count :]
    weighs_tiles = s.phase == ACT and s.owed == MANDATORY
    weighed = 0
    while weighed < count and not (weighs_tiles and ids[weighed] >= USE_ID):
        values[weighed] = _outcome(states, ids[weighed], NOTHING, spare)
        weighed += 1
    chosen = best_of(ids, values, weighed, rng)
    if weighs_tiles:
        build = chosen
        most = 0
        for i in range(count):
            if ids[i] >= USE_ID:
                gain = _outcome(states, ids[i], NOTHING, spare) - _outcome(states, build, ids[i], spare)
                if gain > most:
                    most = gain
                    chosen = ids[i]
    return chosen


@kernel
def _outcome(states, id, then, ids):
    """What the table is worth after a move and all that it entails, and after a tile used then if that pays."""
    seat = states[0].turn
    if id == END_ID:
        return _value(states[0], seat)
    states[1] = states[0]
    s = states[1]
    apply(s, id)
    _play_on(states, seat, ids)
    value = _value(s, seat)
    if then != NOTHING and s.phase == ACT and s.actor == seat:
        for i in range(legal(s, ids)):
            if ids[i] == then:
                apply(s, then)
                _play_on(states, seat, ids)
                return max(value, _value(s, seat))
    return value


@kernel
def _play_on(states, seat, ids):
    """At states[1]: complete the action in progress and build what is owed, each step worth most at once.

    A settlement that is lifted counts with its best landing.
    """
    s = states[1]
    after = states[2]
    while s.actor == seat and (s.phase != ACT or s.owed > 0):
        count = legal(s, ids)
        best = NO_VALUE
        move = ids[0]
        for i in range(count):
            if ids[i] >= USE_ID:
                break
            states[2] = s
            apply(after, ids[i])
            value = NO_VALUE
            if s.phase == LIFT:
                landings = ids[count:]
                for j in range(legal(after, landings)):
                    states[3] = after
                    apply(states[3], landings[j])
                    value = max(value, _value(states[3], seat))
            else:
                value = _value(after, seat)
            if value > best:
                best = value
                move = ids[i]
        apply(s, move)


@kernel
def _value(s, seat):
    """What a position is worth to a seat: gold now, tiles, freedom."""
    left = s.supply[seat]
    value = GOLD * total(s, seat) - BUILT * left
    tiles = 0
    held = s.held[seat]
    while held:
        tiles += held & 1
        held >>= 1
    value += TILE * left * tiles
    for terrain in range(TERRAINS):
        touched = ZERO
        for word in range(WORDS):
            touched |= s.land[terrain, word] & s.free[word] & s.near[seat, word]
        if touched == ZERO:
            value += FREEDOM * left
    return value


BOTS = (Bot("greedy", choose_greedily), Bot("quick", choose_quickly))
