"""The gold of Kingdom Builder as kernels: castles, the ten cards, and who wins."""

from __future__ import annotations

import numpy as np

from kroon.core.bits import count
from kroon.core.kernel import inlined, kernel
from kroon.core.score_parts import note
from kroon.games.builder.board import (
    HALF_BITS,
    ROW_BITS,
    around,
    both,
    either,
    empty,
    first_of,
    group_in,
    load,
    size,
    some,
    store,
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

CASTLES_LINE = GOALS
LINES = GOALS + 1
"""A line for each card in play, in their order, then the castles."""
PLAIN, ROW, QUADRANT = range(3)
"""Kinds of parts: hexes alone; those of a row, or of a quadrant, with its number as the amount."""

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
    gold = 0
    for line in range(LINES):
        gold += sheet_line(s, seat, line, None)
    return gold


@kernel
def sheet(s, seat, lines, parts):
    """The score sheet of a seat."""
    for line in range(LINES):
        lines[line] = sheet_line(s, seat, line, parts)


@inlined
def sheet_line(s, seat, line, parts):
    """A line of the score sheet: castles, or what one of the three cards pays."""
    if line == CASTLES_LINE:
        return castle_gold(s, seat, parts)
    if s.goals[GOALS - 1] == NONE:
        return 0
    return goal_gold(s, seat, line, parts)


@kernel
def castle_gold(s, seat, parts):
    """The gold for castles next to own settlements, each a part."""
    castles = both(load(s.land[CASTLE]), load(s.near[seat]))
    if parts is not None:
        left = castles
        while some(left):
            one = first_of(left)
            left = without(left, one)
            _note(parts, CASTLES_LINE, PLAIN, CASTLE_GOLD, 0, one)
    return CASTLE_GOLD * size(castles)  # B22


@kernel
def goal_gold(s, seat, line, parts):
    """What a Kingdom Builder card pays a seat."""
    goal = s.goals[line]
    own = load(s.settled[seat])
    if goal == DISCOVERERS:
        return _discoverers(s, seat, line, parts)
    if goal == KNIGHTS:
        return _knights(s, seat, line, parts)
    if goal == LORDS:
        return _lords(s, seat, line, parts)
    if goal == FARMERS:
        return _farmers(s, seat, line, parts)
    if goal == MERCHANTS:
        return _merchants(s, own, line, parts)
    if goal == CITIZENS:
        return _citizens(own, line, parts)
    if goal == HERMITS:
        return _hermits(own, line, parts)
    if goal == FISHERMEN:
        water = load(s.land[WATER])
        paid = without(both(own, around(water)), water)  # B24
    elif goal == MINERS:
        paid = both(own, around(load(s.land[MOUNTAIN])))  # B29
    else:
        paid = both(own, around(_places(s)))  # workers: B30
    if parts is not None and some(paid):
        _note(parts, line, PLAIN, size(paid), 0, paid)
    return size(paid)


@inlined
def _places(s):
    """All location and castle hexes."""
    return either(load(s.land[LOCATION]), load(s.land[CASTLE]))


@kernel
def in_row(s, seat, row):
    """The settlements of a seat on a horizontal line."""
    return count(s.settled[seat, row // ROWS_IN_WORD] & ROW_BITS[row % ROWS_IN_WORD])


@kernel
def _discoverers(s, seat, line, parts):
    """A gold for each row with a settlement."""
    rows = 0
    for row in range(SIDE):
        if in_row(s, seat, row) > 0:
            rows += 1
            if parts is not None:
                _note_row(parts, s, seat, line, row, 1)
    return rows  # B26


@kernel
def _knights(s, seat, line, parts):
    """2 for each settlement of the row that has most."""
    most = 0
    fullest = 0
    for row in range(SIDE):
        here = in_row(s, seat, row)
        if here > most:
            most = here
            fullest = row
    if parts is not None and most > 0:
        _note_row(parts, s, seat, line, fullest, KNIGHT_GOLD * most)
    return KNIGHT_GOLD * most  # B31


@kernel
def in_quadrant(s, seat, quadrant):
    """The settlements of a seat in a quadrant."""
    first = quadrant // 2 * QUADRANT_SIDE
    n = 0
    for row in range(first, first + QUADRANT_SIDE):
        n += count(s.settled[seat, row // ROWS_IN_WORD] & _half(row, quadrant))
    return n


@inlined
def _half(row, quadrant):
    """The hexes of a row that lie in a quadrant on its height, in the word of the row."""
    return HALF_BITS[quadrant % 2] << np.uint64(row % ROWS_IN_WORD * PITCH)


@kernel
def _lords(s, seat, line, parts):
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
        paid = LORD_GOLD if ranks_above == 0 else SECOND_LORD_GOLD if ranks_above == 1 else 0
        gold += paid
        if parts is not None:
            _note_quadrant(parts, s, seat, line, quadrant, paid)
    return gold


@kernel
def _farmers(s, seat, line, parts):
    """3 for each settlement of the quadrant that has fewest."""
    fewest = SETTLEMENTS + 1
    emptiest = 0
    for quadrant in range(4):
        here = in_quadrant(s, seat, quadrant)
        if here < fewest:
            fewest = here
            emptiest = quadrant
    if parts is not None:
        _note_quadrant(parts, s, seat, line, emptiest, FARMER_GOLD * fewest)
    return FARMER_GOLD * fewest  # B33


@kernel
def _merchants(s, own, line, parts):
    """4 for each location or castle next to a group that reaches another one, too (B25).

    A part for each group that links something new; a place that two groups reach counts once.
    """
    places = _places(s)
    linked = empty()
    while some(own):
        group = group_in(own)
        own = without(own, group)
        reached = both(around(group), places)
        if size(reached) > 1:
            fresh = without(reached, linked)
            if parts is not None and some(fresh):
                _note(parts, line, PLAIN, MERCHANT_GOLD * size(fresh), 0, fresh)
            linked = either(linked, reached)
    return MERCHANT_GOLD * size(linked)


@kernel
def _citizens(own, line, parts):
    """A gold for every two settlements of the largest group."""
    most = 0
    largest = empty()
    while some(own):
        group = group_in(own)
        own = without(own, group)
        if size(group) > most:
            most = size(group)
            largest = group
    if parts is not None and most > 0:
        _note(parts, line, PLAIN, most // CITIZENS_A_GOLD, 0, largest)
    return most // CITIZENS_A_GOLD  # B28


@kernel
def _hermits(own, line, parts):
    """A gold for each group."""
    groups = 0
    while some(own):
        group = group_in(own)
        own = without(own, group)
        groups += 1
        if parts is not None:
            _note(parts, line, PLAIN, 1, 0, group)
    return groups  # B27


@kernel
def _note(parts, line, kind, gold, amount, hexes):
    """Write down a part with its hexes."""
    store(hexes, note(parts, line, kind, gold, amount).places)


@kernel
def _note_row(parts, s, seat, line, row, gold):
    """Write down the settlements of a seat in a row."""
    part = note(parts, line, ROW, gold, row)
    part.places[row // ROWS_IN_WORD] = s.settled[seat, row // ROWS_IN_WORD] & ROW_BITS[row % ROWS_IN_WORD]


@kernel
def _note_quadrant(parts, s, seat, line, quadrant, gold):
    """Write down the settlements of a seat in a quadrant."""
    part = note(parts, line, QUADRANT, gold, quadrant)
    first = quadrant // 2 * QUADRANT_SIDE
    for row in range(first, first + QUADRANT_SIDE):
        word = row // ROWS_IN_WORD
        part.places[word] |= s.settled[seat, word] & _half(row, quadrant)
