"""The end of a game of Origins as kernels: the lines of the score sheet, and who wins."""

from __future__ import annotations

import numpy as np

from kroon.core.bits import count
from kroon.core.kernel import inlined, kernel
from kroon.core.score_parts import note
from kroon.games.domino.kingdom import (
    REGION,
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
RESOURCE, TOTEM_HELD, PERSON, WARRIORS, EMPEROR, HABILIS = range(REGION + 1, REGION + 7)
"""Kinds of parts of the score sheet, beside regions."""

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
        points += sheet_line(s, seat, line, None)
    return points


@kernel
def sheet(s, seat, lines, parts):
    """The score sheet of a seat."""
    for line in range(LINES):
        lines[line] = sheet_line(s, seat, line, parts)


@kernel
def sheet_line(s, seat, line, parts):
    """A line of the score sheet: a terrain, resources, totems, cave people or bonuses."""
    k = s.kingdoms[seat]
    if line < VOLCANO:
        return terrain_points(k, line, parts)  # O9
    if line == RESOURCE_LINE:
        return resource_points(k, parts) if s.mode == TOTEM_MODE else 0  # O15, O24
    if line == TOTEM_LINE:
        return totem_points(s, seat, parts)
    if line == PEOPLE_LINE:
        return people_points(k, parts) if s.mode == TRIBE else 0
    return emperor_points(s, seat, parts) + habilis_points(s, seat, parts)


@kernel
def resource_points(k, parts):
    """A point for each resource of a territory; those of a kind are a part."""
    if parts is not None:
        for kind in range(RESOURCES):
            land = k.land[FIRST_RESOURCE_TERRAIN + kind]
            found = count(k.resources[0] & land[0]) + count(k.resources[1] & land[1])
            if found > 0:
                note(parts, RESOURCE_LINE, RESOURCE, found, kind)
    return count(k.resources[0]) + count(k.resources[1])


@kernel
def totem_points(s, seat, parts):
    """The points of the totems that a seat holds."""
    points = 0
    for totem in range(RESOURCES):
        if s.holders[totem] == seat:
            points += TOTEM_POINTS[totem]  # O15
            if parts is not None:
                note(parts, TOTEM_LINE, TOTEM_HELD, TOTEM_POINTS[totem], totem)
    return points


@kernel
def people_points(k, parts):
    """The points of all cave people of a territory; each hunter-gatherer is a part, with its place."""
    points = warriors_points(k, parts)
    for kind in range(WARRIOR):
        p0 = k.people[kind, 0]
        p1 = k.people[kind, 1]
        while p0 | p1:
            one0, one1 = first(p0, p1)
            worth = person_points(k, kind, one0, one1)
            points += worth
            if parts is not None:
                part = note(parts, PEOPLE_LINE, PERSON, worth, kind)
                part.places[0] = one0
                part.places[1] = one1
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
def warriors_points(k, parts):
    """Groups of warriors that hang together by their sides, each a part: their number times their strength."""
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
        if parts is not None:
            part = note(parts, PEOPLE_LINE, WARRIORS, (count(g0) + count(g1)) * strength, strength)
            part.places[0] = g0
            part.places[1] = g1
        left0 &= ~g0
        left1 &= ~g1
    return points


@kernel
def emperor_points(s, seat, parts):
    """The bonus for a hut in the centre."""
    if not s.emperor_of_fire:
        return 0
    points = EMPEROR_POINTS if in_centre(s.kingdoms[seat], s.frame) else 0  # O26
    if parts is not None:
        note(parts, BONUS_LINE, EMPEROR, points, 0)
    return points


@kernel
def habilis_points(s, seat, parts):
    """The bonus for a territory from which no domino was discarded."""
    if not s.homo_habilis:
        return 0
    points = HABILIS_POINTS if s.kingdoms[seat].discarded == 0 else 0  # O27
    if parts is not None:
        note(parts, BONUS_LINE, HABILIS, points, 0)
    return points
