"""The end of a game of Origins as kernels: the lines of the score sheet, and who wins."""

from __future__ import annotations

import numpy as np

from kroon.core.bits import count
from kroon.core.kernel import inlined, kernel
from kroon.games.domino.kingdom import (
    crowns_in,
    in_centre,
    king_around,
    region,
    terrain_points,
    tie_break,
)
from kroon.games.origins.state import (
    ARTIST,
    FIRE_LADY,
    FIRST_RESOURCE_TERRAIN,
    PEOPLE,
    RESOURCES,
    SHAMAN,
    TOTEM_MODE,
    TRIBE,
    VOLCANO,
    WARRIOR,
)
from kroon.games.origins.territory import all_people, first

RESOURCE_LINE, TOTEM_LINE, PEOPLE_LINE, BONUS_LINE = range(VOLCANO, VOLCANO + 4)
"""The lines of the score sheet after the five terrains."""
LINES = BONUS_LINE + 1

TOTEM_POINTS = np.array([3, 4, 5, 6])
"""Mammoth, fish, mushroom, flint (O15)."""
RESOURCE_POINTS = np.array([3, 3, 4, 5])
"""Of hunter, fisher, gatherer and sculptor for each resource of their own (O22)."""
ARTIST_POINTS = 2
FIRE_LADY_POINTS = 1
SHAMAN_POINTS = 2
EMPEROR_POINTS = 10
HABILIS_POINTS = 5


@kernel
def scores(s, out):
    """The points of every seat, as if the game ended now."""
    for seat in range(s.players):
        out[seat] = total(s, seat)


@kernel
def tie_breaks(s, out):
    """The largest region, then the fires."""
    for seat in range(s.players):
        out[seat] = tie_break(s.kingdoms[seat], True)  # O10


@kernel
def total(s, seat):
    """All lines of the score sheet."""
    points = 0
    for line in range(LINES):
        points += sheet_line(s, seat, line)
    return points


@kernel
def sheet_line(s, seat, line):
    """A line of the score sheet: a terrain, resources, totems, cave people or bonuses."""
    k = s.kingdoms[seat]
    if line < VOLCANO:
        return terrain_points(k, line)  # O9
    if line == RESOURCE_LINE:
        return count(k.resources[0]) + count(k.resources[1]) if s.mode == TOTEM_MODE else 0  # O15, O24
    if line == TOTEM_LINE:
        return totem_points(s, seat)
    if line == PEOPLE_LINE:
        return people_points(k) if s.mode == TRIBE else 0
    return emperor_points(s, seat) + habilis_points(s, seat)


@kernel
def totem_points(s, seat):
    """The points of the totems that a seat holds."""
    points = 0
    for totem in range(RESOURCES):
        if s.holders[totem] == seat:
            points += TOTEM_POINTS[totem]  # O15
    return points


@kernel
def people_points(k):
    """The points of all cave people of a territory."""
    points = warriors_points(k)
    for kind in range(WARRIOR):
        p0 = k.people[kind, 0]
        p1 = k.people[kind, 1]
        while p0 | p1:
            one0, one1 = first(p0, p1)
            points += person_points(k, kind, one0, one1)
            p0 &= ~one0
            p1 &= ~one1
    return points


@inlined
def person_points(k, kind, one0, one1):
    """The points of one hunter-gatherer, by its eight neighbours."""
    near0, near1 = king_around(one0, one1)
    near0 &= ~one0
    near1 &= ~one1
    if kind == FIRE_LADY:
        return FIRE_LADY_POINTS * crowns_in(k, near0, near1)  # O22
    if kind == SHAMAN:
        all0, all1 = all_people(k)
        return SHAMAN_POINTS * (count(near0 & all0) + count(near1 & all1))  # O22
    near0 &= k.resources[0]
    near1 &= k.resources[1]
    if kind == ARTIST:
        return ARTIST_POINTS * (count(near0) + count(near1))  # O22
    land0 = k.land[FIRST_RESOURCE_TERRAIN + kind, 0]
    land1 = k.land[FIRST_RESOURCE_TERRAIN + kind, 1]
    return RESOURCE_POINTS[kind] * (count(near0 & land0) + count(near1 & land1))  # O22


@kernel
def warriors_points(k):
    """Groups of warriors that hang together by their sides: their number times their strength."""
    all0 = k.people[WARRIOR, 0] | k.people[WARRIOR + 1, 0] | k.people[WARRIOR + 2, 0]
    all1 = k.people[WARRIOR, 1] | k.people[WARRIOR + 1, 1] | k.people[WARRIOR + 2, 1]
    points = 0
    left0, left1 = all0, all1
    while left0 | left1:
        g0, g1 = region(left0, left1, all0, all1)
        strength = 0
        for kind in range(WARRIOR, PEOPLE):
            strength += (kind - WARRIOR + 1) * (count(g0 & k.people[kind, 0]) + count(g1 & k.people[kind, 1]))
        points += (count(g0) + count(g1)) * strength  # O23
        left0 &= ~g0
        left1 &= ~g1
    return points


@kernel
def emperor_points(s, seat):
    """The bonus for a hut in the centre."""
    if s.emperor_of_fire and in_centre(s.kingdoms[seat], s.frame):  # O26
        return EMPEROR_POINTS
    return 0


@kernel
def habilis_points(s, seat):
    """The bonus for a territory from which no domino was discarded."""
    if s.homo_habilis and s.kingdoms[seat].discarded == 0:  # O27
        return HABILIS_POINTS
    return 0
