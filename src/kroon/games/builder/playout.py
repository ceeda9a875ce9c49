"""The policy of `quick`: a player of a few rules of thumb, fast enough to play out the games of a search.

It builds on one of the hexes that weigh most (weights.py), lifts one of its settlements that are missed least,
uses tiles that build at once, and tiles that move a settlement most of the time.
"""

from __future__ import annotations

from kroon.core.kernel import kernel
from kroon.core.rng import below
from kroon.games.builder.board import BOARD, around, both, either, empty, load, some, without
from kroon.games.builder.locations import liftable, moves_settlement, targets
from kroon.games.builder.state import (
    ACT,
    BUILD_ID,
    CASTLE,
    END_ID,
    LIFT,
    LIFT_ID,
    SETTLEMENTS,
    TERRAINS,
    USE_ID,
)
from kroon.games.builder.weights import (
    CASTLE_WEIGHT,
    FAR_WEIGHT,
    FREE_WEIGHT,
    HELD_WEIGHT,
    LIKING,
    WAY_WEIGHT,
    heaviest,
    kept,
    liked,
    tiles_held,
    tiles_to_win,
)

LAST = 1
"""With so many settlements left no hex is built on for the sake of the next one."""
MOVES, OF = 12, 16
"""A tile that moves a settlement is used so often, of so many times."""


@kernel
def choose_quickly(states, ids, n, plan, rng):
    """The policy of `quick`: see above."""
    s = states[0]
    if n == 1:
        return ids[0]
    if s.phase == LIFT:
        return LIFT_ID + _hex_to_lift(s, rng)
    if s.phase == ACT:
        for i in range(n - 1, -1, -1):
            if ids[i] < USE_ID:
                break
            if ids[i] != END_ID and (not moves_settlement(ids[i] - USE_ID) or below(rng, OF) < MOVES):
                return ids[i]
        if s.owed == 0:
            return END_ID
    return BUILD_ID + _hex_to_build(s, rng)


@kernel
def _hex_to_build(s, rng):
    """One of the heaviest hexes where the settlement of the action in progress may go."""
    seat = s.turn
    left = s.supply[seat]
    near = load(s.near[seat])
    castles = around(without(load(s.land[CASTLE]), near))
    tiles = tiles_to_win(s, seat)
    way = empty()
    far = empty()
    if left > LAST:
        sites = either(either(tiles[0], tiles[1]), either(either(tiles[2], tiles[3]), tiles[4]))
        way = both(around(either(castles, sites)), load(s.ground))
        far = around(way)
    bound = empty()
    free_weight = FREE_WEIGHT * left // SETTLEMENTS
    if free_weight:
        for terrain in range(TERRAINS):
            unbuilt = both(load(s.land[terrain]), load(s.free))
            if not some(both(unbuilt, near)):
                bound = either(bound, around(unbuilt))
    a, b, c = s.goals[0], s.goals[1], s.goals[2]
    sets = (castles, way, far, _rest(bound), liked(s, seat, a), liked(s, seat, b), liked(s, seat, c))
    weights = (CASTLE_WEIGHT, WAY_WEIGHT, FAR_WEIGHT, free_weight, LIKING[a], LIKING[b], LIKING[c])
    return heaviest(targets(s), tiles, sets, weights, rng)


@kernel
def _hex_to_lift(s, rng):
    """One of the own settlements that weigh least where they stand, of those that can be moved."""
    seat = s.turn
    none = empty()
    castles = around(load(s.land[CASTLE]))
    a, b, c = s.goals[0], s.goals[1], s.goals[2]
    sets = (
        _rest(castles),
        _rest(tiles_held(s, seat)),
        _rest(kept(s, seat, a)),
        _rest(kept(s, seat, b)),
        _rest(kept(s, seat, c)),
        none,
        none,
    )
    weights = (CASTLE_WEIGHT, HELD_WEIGHT, LIKING[a], LIKING[b], LIKING[c], 0, 0)
    return heaviest(liftable(s), (none, none, none, none, none), sets, weights, rng)


@kernel
def _rest(hexes):
    """All hexes that are not in a set."""
    return without(load(BOARD), hexes)
