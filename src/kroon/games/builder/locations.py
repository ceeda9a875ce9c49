"""Locations as kernels: where a settlement may go, with the mandatory action or a tile; tiles won and lost."""

from __future__ import annotations

from kroon.core.bits import ZERO
from kroon.core.kernel import inlined, kernel
from kroon.games.builder.board import (
    AROUND,
    BIT,
    BOARD,
    BORDER,
    WORD,
    add,
    around,
    both,
    empty,
    ends_of_lines,
    load,
    remove,
    some,
    store,
    two_steps_around,
)
from kroon.games.builder.hexes import WORDS
from kroon.games.builder.state import (
    BARN,
    DESERT,
    FARM,
    GRASS,
    HARBOR,
    NONE,
    OASIS,
    ORACLE,
    PADDOCK,
    TAVERN,
    TOWER,
    WATER,
)

MOST_SITES = 8
"""Location hexes that a board can have: two in each quadrant."""


@inlined
def kind_in(s, quadrant):
    """The kind of location in a quadrant."""
    return s.quadrants[quadrant] >> 1


@inlined
def moves_settlement(kind):
    """Whether a tile moves a settlement rather than building one."""
    return kind == BARN or kind == HARBOR or kind == PADDOCK  # B18, B19


@inlined
def uses_card(kind):
    """Whether a tile follows the terrain card."""
    return kind == ORACLE or kind == BARN  # B15, B18


# Where a settlement may go


@inlined
def free_of(s, land):
    """The free hexes of a land; none for no card."""
    if land == NONE:
        return empty()
    return both(load(s.land[land]), load(s.free))  # B9


@kernel
def adjacent_if_possible(s, hexes):
    """Of some hexes those next to own settlements, if there are any; else all of them (B10)."""
    close = both(hexes, load(s.near[s.turn]))
    return close if some(close) else hexes


@kernel
def fits(s, kind):
    """The free hexes that suit a tile, adjacency aside."""
    if uses_card(kind):
        return free_of(s, s.hand[s.turn])  # B15, B18
    if kind == FARM:
        return free_of(s, GRASS)  # B15
    if kind == OASIS:
        return free_of(s, DESERT)  # B15
    if kind == HARBOR:
        return free_of(s, WATER)  # B9, B18
    open_ground = both(load(s.ground), load(s.free))  # B9
    if kind == TOWER:
        return both(open_ground, load(BORDER))  # B16
    if kind == TAVERN:
        return both(open_ground, ends_of_lines(load(s.settled[s.turn])))  # B17
    return open_ground  # paddock: B19


@kernel
def targets(s):
    """Where the settlement of the action in progress may go."""
    if s.tool == NONE:
        return adjacent_if_possible(s, free_of(s, s.hand[s.turn]))  # B6, B10
    kind = kind_in(s, s.tool)
    hexes = fits(s, kind)
    if kind == PADDOCK:
        origin = empty_but(s.lifted)
        return both(hexes, two_steps_around(origin))  # B19
    return adjacent_if_possible(s, hexes)  # B10


@kernel
def liftable(s):
    """The own settlements that have somewhere to go with the tile in use."""
    own = load(s.settled[s.turn])
    hexes = fits(s, kind_in(s, s.tool))
    if kind_in(s, s.tool) == PADDOCK:
        return both(own, two_steps_around(hexes))  # B19
    return own if some(hexes) else empty()  # B18


@kernel
def can_use(s, quadrant):
    """Whether the seat on turn may use a tile of a quadrant now, and could complete its action."""
    if s.ready[quadrant] == 0:
        return False  # B7
    kind = kind_in(s, quadrant)
    if not moves_settlement(kind) and s.supply[s.turn] == 0:
        return False  # B12
    hexes = fits(s, kind)
    if kind == PADDOCK:
        hexes = both(load(s.settled[s.turn]), two_steps_around(hexes))  # B19
    return some(hexes)


@inlined
def empty_but(hex):
    """The set of one hex."""
    word = WORD[hex]
    bit = BIT[hex]
    return (
        bit if word == 0 else ZERO,
        bit if word == 1 else ZERO,
        bit if word == 2 else ZERO,
        bit if word == 3 else ZERO,
        bit if word == 4 else ZERO,
        bit if word == 5 else ZERO,
        bit if word == 6 else ZERO,
    )


# Settlements


@inlined
def settle(s, seat, hex):
    """A settlement stands on a hex from now on."""
    add(s.settled[seat], hex)
    remove(s.free, hex)
    near = s.near[seat]
    beside = AROUND[hex]
    for word in range(WORDS):
        near[word] |= beside[word]


@kernel
def take_up(s, seat, hex):
    """A settlement is lifted; its hex stays closed until it has landed (B18)."""
    remove(s.settled[seat], hex)
    store(both(around(load(s.settled[seat])), load(BOARD)), s.near[seat])


# Tiles


@inlined
def touches(s, seat, site):
    """Whether a seat has a settlement next to a location hex."""
    own = s.settled[seat]
    beside = AROUND[site]
    found = ZERO
    for word in range(WORDS):
        found |= own[word] & beside[word]
    return found != ZERO


@kernel
def win_tiles(s, seat, hex):
    """Tiles of the locations next to a hex where a settlement has come to stand (B13)."""
    for number in range(MOST_SITES):
        site = s.site[number]
        if site == NONE or AROUND[hex, WORD[site]] & BIT[site] == ZERO:
            continue
        if s.tiles[number] > 0 and not s.had[seat] >> number & 1:  # B13
            s.tiles[number] -= 1
            s.held[seat] |= 1 << number
            s.had[seat] |= 1 << number


@kernel
def lose_tiles(s, seat):
    """Tiles of locations that no settlement of the seat is next to any more leave the game (B14)."""
    for number in range(MOST_SITES):
        if s.held[seat] >> number & 1 and not touches(s, seat, s.site[number]):
            s.held[seat] &= ~(1 << number)
            quadrant = number >> 1
            s.ready[quadrant] = min(s.ready[quadrant], tiles_of(s, seat, quadrant))  # B20


@inlined
def tiles_of(s, seat, quadrant):
    """How many tiles of a quadrant's kind a seat holds."""
    pair = s.held[seat] >> 2 * quadrant & 3
    return (pair & 1) + (pair >> 1)
