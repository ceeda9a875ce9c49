"""A territory of Origins as kernels: fires, resources and cave people on its squares."""

from __future__ import annotations

from kroon.core.bits import ONE, ZERO, count, lowest
from kroon.core.kernel import inlined, kernel
from kroon.games.domino.kingdom import (
    CELLS,
    FIELD,
    REACH,
    STEP_X,
    STEP_Y,
    found,
    king_around,
    move_set,
    place,
    square_at,
)
from kroon.games.origins.state import (
    DOMINO,
    FIRST_RESOURCE_TERRAIN,
    PEOPLE,
    RANGE,
    RESOURCES,
    VOLCANO,
)


@kernel
def settle_down(k):
    """An empty territory: the hut alone."""
    found(k)
    _clear(k.tokens)
    _clear(k.resources)
    for c in range(2):
        _clear(k.craters[c])
    for kind in range(PEOPLE):
        _clear(k.people[kind])


@kernel
def lay(k, domino, placing, with_resources):
    """Place a domino, with resources on its squares without a printed fire if they are played with."""
    d = DOMINO[domino]
    moved = place(k, placing, d[0], d[1], d[2], d[3])
    if moved > 0:
        move_set(k.tokens, moved)
        move_set(k.resources, moved)
        for c in range(2):
            move_set(k.craters[c], moved)
        if with_resources:
            for kind in range(PEOPLE):
                move_set(k.people[kind], moved)
    for half in range(2):
        s0, s1 = square_at(k, cell_of(placing, half))
        terrain, fires, craters = d[2 * half], d[2 * half + 1], d[4 + half]
        bears = FIRST_RESOURCE_TERRAIN <= terrain < FIRST_RESOURCE_TERRAIN + RESOURCES
        if with_resources and bears and fires == 0:  # O11
            k.resources[0] |= s0
            k.resources[1] |= s1
        for c in range(craters - 1):
            k.craters[c, 0] |= s0
            k.craters[c, 1] |= s1


@inlined
def cell_of(placing, half):
    """The cell of square a (half 0) or square b (half 1) of a placing."""
    direction = placing // CELLS
    return placing - direction * CELLS + half * (STEP_X[direction] + FIELD * STEP_Y[direction])


@kernel
def fire_targets(k, cell, craters):
    """Where the fire of a volcano at a cell can land."""
    near0, near1 = square_at(k, cell)
    for _ in range(RANGE[craters]):  # O6, O7
        near0, near1 = king_around(near0, near1)
    return near0 & _bare(k, 0), near1 & _bare(k, 1)


@kernel
def burn(k, cell, craters):
    """A fire token lands on a square: what was on it is gone."""
    s0, s1 = square_at(k, cell)
    for c in range(craters):
        k.crowns[c, 0] |= s0
        k.crowns[c, 1] |= s1
    k.tokens[0] |= s0
    k.tokens[1] |= s1
    k.resources[0] &= ~s0  # O12
    k.resources[1] &= ~s1  # O12
    for kind in range(PEOPLE):
        k.people[kind, 0] &= ~s0  # O20
        k.people[kind, 1] &= ~s1  # O20


@inlined
def resources_of(k, resource):
    """The squares with one kind of resource."""
    terrain = FIRST_RESOURCE_TERRAIN + resource
    return k.resources[0] & k.land[terrain, 0], k.resources[1] & k.land[terrain, 1]


@inlined
def count_resource(k, resource):
    """How many resources of one kind lie in the territory."""
    s0, s1 = resources_of(k, resource)
    return count(s0) + count(s1)


@kernel
def kinds_of_resources(k):
    """How many different resources lie in the territory."""
    kinds = 0
    for resource in range(RESOURCES):
        kinds += count_resource(k, resource) > 0
    return kinds


@kernel
def payable(k, paid):
    """The squares with a resource of a kind that has not been paid yet."""
    s0, s1 = ZERO, ZERO
    for resource in range(RESOURCES):
        if not paid >> resource & 1:  # O17
            r0, r1 = resources_of(k, resource)
            s0 |= r0
            s1 |= r1
    return s0, s1


@inlined
def pay(k, cell):
    """Take the resource of a square away; its kind."""
    s0, s1 = square_at(k, cell)
    k.resources[0] &= ~s0
    k.resources[1] &= ~s1
    for resource in range(RESOURCES):
        terrain = FIRST_RESOURCE_TERRAIN + resource
        if (k.land[terrain, 0] & s0) | (k.land[terrain, 1] & s1):
            return resource
    return RESOURCES


@kernel
def all_people(k):
    """The squares with cave people of any kind."""
    s0, s1 = ZERO, ZERO
    for kind in range(PEOPLE):
        s0 |= k.people[kind, 0]
        s1 |= k.people[kind, 1]
    return s0, s1


@kernel
def dwellings(k):
    """The squares on which a tile of cave people can stand."""
    p0, p1 = all_people(k)
    volcano0, volcano1 = k.land[VOLCANO, 0], k.land[VOLCANO, 1]  # O19: volcanoes, too
    free0 = (_bare(k, 0) | volcano0) & ~k.resources[0] & ~p0  # O19
    free1 = (_bare(k, 1) | volcano1) & ~k.resources[1] & ~p1  # O19
    return free0, free1


@kernel
def settle(k, cell, kind):
    """A tile of cave people is put on a square."""
    s0, s1 = square_at(k, cell)
    k.people[kind, 0] |= s0
    k.people[kind, 1] |= s1


@inlined
def _bare(k, word):
    """One word of the squares of landscape, but for volcanoes, without a fire."""
    bare = ZERO
    for terrain in range(VOLCANO):  # O7: not a volcano, not the start tile
        bare |= k.land[terrain, word]
    return bare & ~k.crowns[0, word]  # O7


@inlined
def _clear(words):
    words[0] = ZERO
    words[1] = ZERO


@kernel
def first(s0, s1):
    """The first square of a set, as a set."""
    if s0:
        return s0 & (~s0 + ONE), ZERO
    return ZERO, s1 & (~s1 + ONE)


@kernel
def cell_at(k, s0, s1):
    """The cell of a set of one square."""
    bit = lowest(s0) if s0 else 64 + lowest(s1)
    y = bit // 9
    return (y - k.castle_y + REACH) * FIELD + bit - 9 * y - k.castle_x + REACH
