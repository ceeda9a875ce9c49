"""What makes a hex worth building on, for the policy of `quick`: sets of hexes, each with a weight.

The weights of all hexes are added at once: plane i holds bit i of every hex's sum.
"""

from __future__ import annotations

import numpy as np

from kroon.core.bits import ZERO, count, nth
from kroon.core.kernel import inlined, kernel
from kroon.core.rng import below, word
from kroon.games.builder.board import (
    AROUND,
    FIRST_OF_WORD,
    HEX_OF_BIT,
    around,
    both,
    either,
    empty,
    load,
    size,
    without,
)
from kroon.games.builder.hexes import HEXES, SIDE, WORDS, quadrant_of, words_of
from kroon.games.builder.locations import MOST_SITES, kind_in
from kroon.games.builder.scoring import in_row
from kroon.games.builder.state import (
    CASTLE,
    CITIZENS,
    DISCOVERERS,
    FARMERS,
    FISHERMEN,
    GOAL_NAMES,
    HERMITS,
    KIND_NAMES,
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

PLANES = 7
"""Bits of a weight's sum: it stays below 128."""
CASTLE_WEIGHT = 9
WAY_WEIGHT = 3
"""For a hex next to those that pay for a castle or a tile."""
FAR_WEIGHT = 1
"""For a hex one step further away."""
FREE_WEIGHT = 18
"""For a hex that touches no new kind of terrain, with all settlements still to build; less with fewer."""
HELD_WEIGHT = 18
"""For a settlement next to the location of a tile that would be lost with it."""

_TILE = {"oracle": 18, "farm": 16, "tavern": 14, "tower": 14}
_TILE |= {"harbor": 16, "paddock": 10, "barn": 10, "oasis": 15}
TILE_WEIGHT = np.array([_TILE[name] for name in KIND_NAMES], np.int64)
"""For a tile of each kind to win, below 32, with all settlements still to build; less with fewer."""

_LIKING = {"citizens": 1, "discoverers": 2, "farmers": 10, "fishermen": 7, "hermits": 2}
_LIKING |= {"knights": 6, "lords": 5, "merchants": 10, "miners": 7, "workers": 3}
LIKING = np.array([_LIKING[name] for name in GOAL_NAMES], np.int64)
"""The weight of the hexes that a Kingdom Builder card likes."""

QUARTER = np.array([words_of(h for h in range(HEXES) if quadrant_of(h) == q) for q in range(4)], np.uint64)
"""The hexes of each quadrant."""
LINE = np.array([words_of(range(row * SIDE, (row + 1) * SIDE)) for row in range(SIDE)], np.uint64)
"""The hexes of each horizontal line."""


# Adding and choosing


@inlined
def heaviest(where, planes, sets, weights, rng):
    """One of the heaviest hexes of `where`.

    A hex weighs what the planes say (five, as sets), and more for each of seven sets that it is in; chance
    adds 1 to some.
    """
    best = -1
    ties = 0
    best_word = 0
    best_bits = ZERO
    for w in range(WORDS):
        bits = where[w]
        if bits == ZERO:
            continue
        p = (planes[0][w], planes[1][w], planes[2][w], planes[3][w], planes[4][w], ZERO, ZERO)
        p = _plus(p, sets[0][w], weights[0])
        p = _plus(p, sets[1][w], weights[1])
        p = _plus(p, sets[2][w], weights[2])
        p = _plus(p, sets[3][w], weights[3])
        p = _plus(p, sets[4][w], weights[4])
        p = _plus(p, sets[5][w], weights[5])
        p = _plus(p, sets[6][w], weights[6])
        p = _plus(p, word(rng), 1)
        value = 0
        for plane in range(PLANES - 1, -1, -1):
            if bits & p[plane]:
                bits &= p[plane]
                value += 1 << plane
        if value > best:
            best = value
            ties = 0
        if value == best:
            found = count(bits)
            ties += found
            if below(rng, ties) < found:
                best_word = w
                best_bits = bits
    bit = nth(best_bits, below(rng, count(best_bits)))
    return FIRST_OF_WORD[best_word] + HEX_OF_BIT[bit]


@inlined
def _plus(p, bits, weight):
    """Add a weight to the numbers, in planes of bits, of some hexes."""
    x = bits if weight & 1 else ZERO
    p0 = p[0] ^ x
    carry = p[0] & x
    x = bits if weight & 2 else ZERO
    p1 = p[1] ^ x ^ carry
    carry = (p[1] & x) | (carry & (p[1] ^ x))
    x = bits if weight & 4 else ZERO
    p2 = p[2] ^ x ^ carry
    carry = (p[2] & x) | (carry & (p[2] ^ x))
    x = bits if weight & 8 else ZERO
    p3 = p[3] ^ x ^ carry
    carry = (p[3] & x) | (carry & (p[3] ^ x))
    x = bits if weight & 16 else ZERO
    p4 = p[4] ^ x ^ carry
    carry = (p[4] & x) | (carry & (p[4] ^ x))
    p5 = p[5] ^ carry
    p6 = p[6] ^ (p[5] & carry)
    return (p0, p1, p2, p3, p4, p5, p6)


# Tiles


@inlined
def tiles_to_win(s, seat):
    """The hexes next to a tile that the seat can win, as five planes of what those tiles weigh."""
    p0 = empty()
    p1 = empty()
    p2 = empty()
    p3 = empty()
    p4 = empty()
    for number in range(MOST_SITES):
        if s.site[number] != NONE and s.tiles[number] > 0 and not s.had[seat] >> number & 1:
            spots = load(AROUND[s.site[number]])
            weight = TILE_WEIGHT[kind_in(s, number >> 1)] * s.supply[seat] // SETTLEMENTS
            if weight & 1:
                p0 = either(p0, spots)
            if weight & 2:
                p1 = either(p1, spots)
            if weight & 4:
                p2 = either(p2, spots)
            if weight & 8:
                p3 = either(p3, spots)
            if weight & 16:
                p4 = either(p4, spots)
    return (p0, p1, p2, p3, p4)


@inlined
def tiles_held(s, seat):
    """The hexes next to the locations of the tiles that a seat holds."""
    found = empty()
    for number in range(MOST_SITES):
        if s.held[seat] >> number & 1:
            found = either(found, load(AROUND[s.site[number]]))
    return found


# Kingdom Builder cards


@kernel
def liked(s, seat, goal):
    """The hexes where a Kingdom Builder card would like one more settlement."""
    if goal == DISCOVERERS:
        return _rows(s, seat, 0)
    if goal == LORDS:
        return _quarters(s, seat, True)
    if goal == MERCHANTS:
        return around(without(_places(s), load(s.near[seat])))
    return kept(s, seat, goal)


@kernel
def kept(s, seat, goal):
    """The hexes where a Kingdom Builder card likes the settlements that stand there."""
    if goal == FISHERMEN:
        return around(load(s.land[WATER]))
    if goal == MINERS:
        return around(load(s.land[MOUNTAIN]))
    if goal == DISCOVERERS:
        return _rows(s, seat, 1)
    if goal == KNIGHTS:
        most = 0
        for row in range(SIDE):
            most = max(most, in_row(s, seat, row))
        return _rows(s, seat, most)
    if goal == LORDS:
        return empty()
    if goal == FARMERS:
        return _quarters(s, seat, False)
    if goal == CITIZENS:
        return load(s.near[seat])
    if goal == HERMITS:
        return without(load(s.ground), load(s.near[seat]))
    return around(_places(s))  # merchants, workers


@inlined
def _places(s):
    """All location and castle hexes."""
    return either(load(s.land[LOCATION]), load(s.land[CASTLE]))


@kernel
def _rows(s, seat, number):
    """The hexes of all lines with so many own settlements."""
    found = empty()
    for row in range(SIDE):
        if in_row(s, seat, row) == number:
            found = either(found, load(LINE[row]))
    return found


@kernel
def _quarters(s, seat, lords):
    """The hexes of quadrants where one more settlement counts: for the lords, or where own ones are fewest."""
    found = empty()
    fewest = SETTLEMENTS
    for q in range(4):
        mine = size(both(load(s.settled[seat]), load(QUARTER[q])))
        if lords:
            most = 0
            for other in range(s.players):
                if other != seat:
                    most = max(most, size(both(load(s.settled[other]), load(QUARTER[q]))))
            if mine <= most + 1:
                found = either(found, load(QUARTER[q]))
        else:
            if mine < fewest:
                fewest = mine
                found = empty()
            if mine == fewest:
                found = either(found, load(QUARTER[q]))
    return found
