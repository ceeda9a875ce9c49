"""The policy of `quick`: a player of a few rules of thumb, fast enough to play out the games of a search.

Each thing that makes a hex worth building on is a set of hexes with a weight: next to a castle that pays, next
to a location with a tile to win, and what each Kingdom Builder card in play likes. The weights of all hexes are
added at once, bit by bit, and one of the heaviest hexes is taken. Tiles that build are used at once, tiles that
move a settlement now and then.
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
    some,
    without,
)
from kroon.games.builder.hexes import HEXES, SIDE, WORDS, quadrant_of, words_of
from kroon.games.builder.locations import MOST_SITES, moves_settlement, targets
from kroon.games.builder.scoring import in_row
from kroon.games.builder.state import (
    ACT,
    BUILD_ID,
    CASTLE,
    CITIZENS,
    DISCOVERERS,
    END_ID,
    FARMERS,
    FISHERMEN,
    GOAL_NAMES,
    HERMITS,
    KNIGHTS,
    LIFT,
    LOCATION,
    LORDS,
    MERCHANTS,
    MINERS,
    MOUNTAIN,
    NONE,
    SETTLEMENTS,
    TERRAINS,
    USE_ID,
    WATER,
)

PLANES = 6
"""Bits of a weight's sum: it stays below 64."""
CASTLE_WEIGHT = 9
TILE_WEIGHT = 14
"""For a tile to win, with all settlements still to build; less with fewer."""
WAY_WEIGHT, LAST = 3, 2
"""For a hex on the way to a castle or a tile, as long as more than so many settlements are left."""
FREE_WEIGHT = 8
"""For a hex that touches no new kind of terrain, with all settlements still to build."""
MOVES, OF = 5, 16
"""A tile that moves a settlement is used so often, of so many times."""

_LIKING = {"citizens": 1, "discoverers": 2, "farmers": 10, "fishermen": 8, "hermits": 5}
_LIKING |= {"knights": 6, "lords": 5, "merchants": 10, "miners": 4, "workers": 3}
LIKING = np.array([_LIKING[name] for name in GOAL_NAMES], np.int64)
"""The weight of the hexes that a Kingdom Builder card likes."""

QUARTER = np.array([words_of(h for h in range(HEXES) if quadrant_of(h) == q) for q in range(4)], np.uint64)
"""The hexes of each quadrant."""
LINE = np.array([words_of(range(row * SIDE, (row + 1) * SIDE)) for row in range(SIDE)], np.uint64)
"""The hexes of each horizontal line."""


@kernel
def choose_quickly(states, ids, n, plan, rng):
    """The policy of `quick`: see above."""
    s = states[0]
    if n == 1:
        return ids[0]
    if s.phase == LIFT:
        return ids[below(rng, n)]
    if s.phase == ACT:
        for i in range(n - 1, -1, -1):
            if ids[i] < USE_ID:
                break
            if ids[i] != END_ID and (not moves_settlement(ids[i] - USE_ID) or below(rng, OF) < MOVES):
                return ids[i]
        if s.owed == 0:
            return END_ID
    return BUILD_ID + _best_hex(s, rng)


@kernel
def _best_hex(s, rng):
    """One of the heaviest hexes where the settlement of the action in progress may go."""
    seat = s.turn
    where = targets(s)
    near = load(s.near[seat])
    castles = around(without(load(s.land[CASTLE]), near))
    sites = empty()
    for number in range(MOST_SITES):
        if s.site[number] != NONE and s.tiles[number] > 0 and not s.had[seat] >> number & 1:
            sites = either(sites, load(AROUND[s.site[number]]))
    left = s.supply[seat]
    tile = TILE_WEIGHT * left // SETTLEMENTS
    way = both(around(either(castles, sites)), load(s.ground)) if left > LAST else empty()
    bound = empty()
    loose = FREE_WEIGHT * left // SETTLEMENTS
    if loose:
        for terrain in range(TERRAINS):
            unbuilt = both(load(s.land[terrain]), load(s.free))
            if not some(both(unbuilt, near)):
                bound = either(bound, around(unbuilt))
    liked_a = _liked(s, seat, s.goals[0])
    liked_b = _liked(s, seat, s.goals[1])
    liked_c = _liked(s, seat, s.goals[2])
    best = -1
    ties = 0
    best_word = 0
    best_bits = ZERO
    for w in range(WORDS):
        bits = where[w]
        if bits == ZERO:
            continue
        p = (ZERO, ZERO, ZERO, ZERO, ZERO, ZERO)
        p = _plus(p, castles[w], CASTLE_WEIGHT)
        p = _plus(p, sites[w], tile)
        p = _plus(p, way[w], WAY_WEIGHT)
        p = _plus(p, ~bound[w], loose)
        p = _plus(p, liked_a[w], LIKING[s.goals[0]])
        p = _plus(p, liked_b[w], LIKING[s.goals[1]])
        p = _plus(p, liked_c[w], LIKING[s.goals[2]])
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
            heaviest = count(bits)
            ties += heaviest
            if below(rng, ties) < heaviest:
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
    return (p0, p1, p2, p3, p4, p5)


@kernel
def _liked(s, seat, goal):
    """The hexes that a Kingdom Builder card likes."""
    if goal == FISHERMEN:
        return around(load(s.land[WATER]))
    if goal == MINERS:
        return around(load(s.land[MOUNTAIN]))
    if goal == DISCOVERERS:
        return _rows(s, seat, 0)
    if goal == KNIGHTS:
        most = 0
        for row in range(SIDE):
            most = max(most, in_row(s, seat, row))
        return _rows(s, seat, most)
    if goal == LORDS:
        return _quarters(s, seat, True)
    if goal == FARMERS:
        return _quarters(s, seat, False)
    if goal == CITIZENS:
        return load(s.near[seat])
    if goal == HERMITS:
        return without(load(s.ground), load(s.near[seat]))
    places = either(load(s.land[LOCATION]), load(s.land[CASTLE]))
    if goal == MERCHANTS:
        return around(without(places, load(s.near[seat])))
    return around(places)  # workers


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
