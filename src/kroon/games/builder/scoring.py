"""The gold of Kingdom Builder as kernels: castles, the ten cards, and who wins."""

from __future__ import annotations

import numpy as np

from kroon.core.bits import count
from kroon.core.kernel import inlined, kernel
from kroon.games.builder.board import (
    HALF_BITS,
    ROW_BITS,
    around,
    both,
    either,
    empty,
    group_in,
    load,
    size,
    some,
    without,
)
from kroon.games.builder.hexes import PITCH, QUADRANT_SIDE, ROWS_IN_WORD, SIDE
from kroon.games.builder.state import (
    CASTLE,
    CITIZENS,
    DISCOVERERS,
    FARMERS,
    FISHERMEN,
    GOALS,
    HERMITS,
    KNIGHTS,
    LOCATION,
    LORDS,
    MERCHANTS,
    MINERS,
    MOUNTAIN,
    NONE,
    SETTLEMENTS,
    WATER,
)

CASTLE_GOLD = 3
MERCHANT_GOLD = 4
KNIGHT_GOLD = 2
LORD_GOLD = 12
SECOND_LORD_GOLD = 6
FARMER_GOLD = 3
CITIZENS_A_GOLD = 2


@kernel
def scores(s, out):
    """The gold of every seat, as if the game ended now; those with as much share a rank."""
    for seat in range(s.players):
        out[seat] = total(s, seat)  # B23


@kernel
def total(s, seat):
    """The gold of a seat: castles, and the three cards in play."""
    gold = castle_gold(s, seat)
    if s.goals[GOALS - 1] != NONE:
        for i in range(GOALS):
            gold += goal_gold(s, seat, s.goals[i])
    return gold


@kernel
def castle_gold(s, seat):
    """The gold for castles next to own settlements."""
    return CASTLE_GOLD * size(both(load(s.land[CASTLE]), load(s.near[seat])))  # B22


@kernel
def goal_gold(s, seat, goal):
    """What a Kingdom Builder card pays a seat."""
    own = load(s.settled[seat])
    if goal == FISHERMEN:
        water = load(s.land[WATER])
        return size(without(both(own, around(water)), water))  # B24
    if goal == MINERS:
        return size(both(own, around(load(s.land[MOUNTAIN]))))  # B29
    if goal == DISCOVERERS:
        return _rows_with(s, seat)  # B26
    if goal == KNIGHTS:
        return KNIGHT_GOLD * _longest_row(s, seat)  # B31
    if goal == LORDS:
        return _lords(s, seat)
    if goal == FARMERS:
        return _farmers(s, seat)
    if goal == MERCHANTS:
        return _merchants(s, own)
    if goal == CITIZENS:
        return _largest_group(own) // CITIZENS_A_GOLD  # B28
    if goal == HERMITS:
        return _groups(own)  # B27
    return size(both(own, around(_places(s))))  # workers: B30


@inlined
def _places(s):
    """All location and castle hexes."""
    return either(load(s.land[LOCATION]), load(s.land[CASTLE]))


@kernel
def in_row(s, seat, row):
    """The settlements of a seat on a horizontal line."""
    return count(s.settled[seat, row // ROWS_IN_WORD] & ROW_BITS[row % ROWS_IN_WORD])


@kernel
def _rows_with(s, seat):
    rows = 0
    for row in range(SIDE):
        rows += in_row(s, seat, row) > 0
    return rows


@kernel
def _longest_row(s, seat):
    most = 0
    for row in range(SIDE):
        most = max(most, in_row(s, seat, row))
    return most


@kernel
def in_quadrant(s, seat, quadrant):
    """The settlements of a seat in a quadrant."""
    first = quadrant // 2 * QUADRANT_SIDE
    n = 0
    for row in range(first, first + QUADRANT_SIDE):
        half = HALF_BITS[quadrant % 2] << np.uint64(row % ROWS_IN_WORD * PITCH)
        n += count(s.settled[seat, row // ROWS_IN_WORD] & half)
    return n


@kernel
def _lords(s, seat):
    """12 for the most settlements in a quadrant, 6 for the second most, whoever ties (B32)."""
    gold = 0
    for quadrant in range(4):
        mine = in_quadrant(s, seat, quadrant)
        above = NONE  # the last number found that is above mine
        ranks_above = 0  # 0, 1, or more
        for other in range(s.players):
            theirs = in_quadrant(s, other, quadrant)
            if theirs > mine and theirs != above:
                ranks_above += 1
                above = theirs
        if ranks_above == 0:
            gold += LORD_GOLD
        elif ranks_above == 1:
            gold += SECOND_LORD_GOLD
    return gold


@kernel
def _farmers(s, seat):
    fewest = SETTLEMENTS
    for quadrant in range(4):
        fewest = min(fewest, in_quadrant(s, seat, quadrant))
    return FARMER_GOLD * fewest  # B33


@kernel
def _merchants(s, own):
    """4 for each location or castle next to a group that reaches another one, too (B25)."""
    places = _places(s)
    linked = empty()
    while some(own):
        group = group_in(own)
        own = without(own, group)
        reached = both(around(group), places)
        if size(reached) > 1:
            linked = either(linked, reached)
    return MERCHANT_GOLD * size(linked)


@kernel
def _largest_group(own):
    most = 0
    while some(own):
        group = group_in(own)
        own = without(own, group)
        most = max(most, size(group))
    return most


@kernel
def _groups(own):
    n = 0
    while some(own):
        own = without(own, group_in(own))
        n += 1
    return n
