"""What a kingdom can be hoped to come to.

The hope is a weighted sum of what can be seen of a kingdom and of the pile. The weights, one set for each
number of dominoes that are still to be placed, were learnt from games of `shrewd` against itself
(benchmarks/prospects.py); `data/prospects.csv` has them. Frames of five by five only, whose squares all lie in
the first word of a set (domino/kingdom.py).
"""

from __future__ import annotations

import csv
from importlib import resources

import numpy as np

from kroon.core.bits import ONE, ZERO, count
from kroon.core.kernel import inlined, kernel
from kroon.games.domino.draft import DOMINOES
from kroon.games.domino.kingdom import (
    OPEN,
    PITCH,
    TERRAINS,
    crowns_in,
    in_centre,
)
from kroon.games.domino.quick import CENTRE
from kroon.games.kingdomino.scoring import HARMONY_POINTS, MIDDLE_KINGDOM_POINTS
from kroon.games.kingdomino.state import DOMINO, TERRAIN_NAMES

DOMINOES_EACH = 12
"""How many dominoes a player places, or discards, in a game with a frame of five."""
FRAME = 5
SCALE = 64
"""Shares of the pile are counted in parts of this."""
SIDES = 4
"""More open squares beside a region than this count no more."""

KINGDOM_FEATURES = (
    "always",  # always 1
    "points",  # as if the game ended now
    "open",  # squares on which half a domino can lie
    "lone",  # free squares on which none can
    "unpaired",  # open squares that no tiling with dominoes can cover: one colour of a chessboard too many
    "areas",  # connected areas of open squares
    "twos",  # areas of two squares
    "ends",  # open squares with one way on
    "discarded",
    "harmony",  # whether the bonus can be had still
    "middle",
    "fitting",  # the part of the pile's squares that touch their terrain somewhere, in parts of SCALE
    "regions",
    "alive",  # points of regions that can grow
    "dead",  # squares of regions that can't, without crowns
    "castle",  # open squares beside the castle
    "bare",  # open squares beside no land
    "touching",  # open squares beside a terrain, each terrain counted
    "best",  # the most crowns of a region that can grow times its terrain's part of the pile
    "second",
)
ALWAYS, POINTS, USABLE, LONE, UNPAIRED, AREAS, TWOS, ENDS = range(8)
DISCARDED, HARMONY, MIDDLE, FITTING, REGIONS, ALIVE, DEAD, CASTLE = range(8, 16)
BARE, TOUCHING, BEST, SECOND = range(16, 20)
TERRAIN_FEATURES = (
    "crowns",  # in regions that can grow
    "squares",
    "crowns_coming",  # those crowns times the terrain's part of the pile,
    "crowns_coming_sides",  # and times the open squares beside the region
    "squares_coming",  # those squares times the pile's part of crowns on this terrain,
    "squares_coming_sides",
    "narrow",  # those crowns where one open square is beside the region
    "joining",  # crowns of a region times the terrain's other squares, when one open square would join them
)
CROWNS, SQUARES, CROWNS_COMING, CROWNS_COMING_SIDES, SQUARES_COMING, SQUARES_COMING_SIDES, NARROW, JOINING = (
    range(8)
)
FEATURES = (
    *KINGDOM_FEATURES,
    *(f"{terrain}_{each}" for terrain in TERRAIN_NAMES for each in TERRAIN_FEATURES),
)
SEEN = len(FEATURES)

_ROW = np.uint64(PITCH)
_BLACK = np.uint64(sum(1 << (y * PITCH + x) for y in range(7) for x in range(PITCH) if (x + y) % 2 == 0))


def _pile_masks() -> tuple[np.ndarray, np.ndarray]:
    """By terrain: the dominoes with 1 or 2 squares of it at least, and with 1, 2 or 3 crowns on it."""
    squares = np.zeros((TERRAINS, 2), np.uint64)
    crowns = np.zeros((TERRAINS, 3), np.uint64)
    for n in range(1, DOMINOES + 1):
        for t in range(TERRAINS):
            halves = [int(DOMINO[n][i + 1]) for i in (0, 2) if DOMINO[n][i] == t]
            squares[t, : len(halves)] |= np.uint64(1 << n)
            crowns[t, : sum(halves)] |= np.uint64(1 << n)
    return squares, crowns


SQUARES_IN, CROWNS_IN = _pile_masks()


def _weights() -> np.ndarray:
    table = np.zeros((DOMINOES_EACH + 1, SEEN))
    file = resources.files("kroon.games.kingdomino") / "data" / "prospects.csv"
    for row in csv.DictReader(file.read_text(encoding="utf-8").splitlines()):
        # A feature that nothing was learnt of yet counts nothing, so that it can be learnt.
        table[int(row["left"])] = [float(row.get(name, 0)) for name in FEATURES]
    return table


WEIGHTS = _weights()
"""By the number of dominoes still to be placed, for each of FEATURES."""


@kernel
def hope(k, s, weights, out):
    """The points that a kingdom can be hoped to have at the end, by such WEIGHTS; `out` is for thinking."""
    left = look(k, s, out)
    value = 0.0
    for i in range(SEEN):
        value += weights[left, i] * out[i]
    return value


@kernel
def look(k, s, out):
    """Write the features of a kingdom at a table; the number of dominoes that are still to be placed."""
    for i in range(SEEN):
        out[i] = 0
    used = k.used[0]
    centred = s.middle_kingdom and in_centre(k, FRAME)
    inside = CENTRE[FRAME, k.castle_x, k.castle_y, 0] if centred else OPEN[FRAME, k.width, k.height, 0]
    free = inside & ~used
    usable = free & _around(free)
    castle = _around(ONE << np.uint64(k.castle_y * PITCH + k.castle_x)) & usable
    out[ALWAYS] = 1
    out[USABLE] = count(usable)
    out[LONE] = count(free & ~usable)
    out[ENDS] = count(usable & ~_twice_around(free))
    out[DISCARDED] = k.discarded
    out[HARMONY] = s.harmony and k.discarded == 0
    out[MIDDLE] = centred
    out[POINTS] = HARMONY_POINTS * out[HARMONY] + MIDDLE_KINGDOM_POINTS * out[MIDDLE]
    out[CASTLE] = count(castle)
    out[BARE] = count(usable & ~_around(used))
    _look_at_areas(usable, out)
    for t in range(TERRAINS):
        land = k.land[t, 0]
        squares, crowns = _shares(s.pile, t)
        touching = count(_around(land) & usable)
        out[TOUCHING] += touching
        if castle or touching:
            out[FITTING] += squares
        if land:
            _look_at_land(
                k, land, usable, squares, crowns, out, len(KINGDOM_FEATURES) + t * len(TERRAIN_FEATURES)
            )
    return DOMINOES_EACH - (count(used) - 1) // 2 - k.discarded


@inlined
def _look_at_areas(usable, out):
    """Write what concerns the open squares, area by area."""
    rest = usable
    while rest:
        area = _connected(rest)
        rest &= ~area
        squares = count(area)
        out[AREAS] += 1
        out[TWOS] += squares == 2
        out[UNPAIRED] += abs(2 * count(area & _BLACK) - squares)


@inlined
def _look_at_land(k, land, usable, squares_coming, crowns_coming, out, at):
    """Write what concerns a terrain, region by region, its own features from `at` on."""
    rest = land
    while rest:
        region = _connected(rest)
        rest &= ~region
        squares = count(region)
        crowns = crowns_in(k, region, ZERO)
        beside = _around(region) & usable
        out[POINTS] += squares * crowns
        out[REGIONS] += 1
        if beside:
            sides = min(count(beside), SIDES)
            out[ALIVE] += squares * crowns
            out[at + CROWNS] += crowns
            out[at + SQUARES] += squares
            out[at + CROWNS_COMING] += crowns * squares_coming
            out[at + CROWNS_COMING_SIDES] += crowns * squares_coming * sides
            out[at + SQUARES_COMING] += squares * crowns_coming
            out[at + SQUARES_COMING_SIDES] += squares * crowns_coming * sides
            if sides == 1:
                out[at + NARROW] += crowns
            promise = crowns * squares_coming
            if promise > out[BEST]:
                out[SECOND] = out[BEST]
                out[BEST] = promise
            elif promise > out[SECOND]:
                out[SECOND] = promise
            if beside & _around(land & ~region):
                out[at + JOINING] += crowns * (count(land) - squares) * squares_coming
        elif crowns == 0:
            out[DEAD] += squares


@inlined
def _shares(pile, terrain):
    """The parts of the pile's squares that are of a terrain, and of its crowns on it to its squares."""
    squares = count(pile & SQUARES_IN[terrain, 0]) + count(pile & SQUARES_IN[terrain, 1])
    crowns = 0
    for c in range(3):
        crowns += count(pile & CROWNS_IN[terrain, c])
    all = 2 * max(count(pile), 1)
    return SCALE * squares // all, SCALE * crowns // all


@inlined
def _connected(squares):
    """The area of the first of some squares."""
    area = squares & (~squares + ONE)
    while True:
        wide = (_around(area) & squares) | area
        if wide == area:
            return area
        area = wide


@inlined
def _around(squares):
    """The squares that share a side with one of the set."""
    return (squares << ONE) | (squares >> ONE) | (squares << _ROW) | (squares >> _ROW)


@inlined
def _twice_around(squares):
    """The squares that share sides with two or more of the set."""
    one, two = squares << ONE, squares >> ONE
    three, four = squares << _ROW, squares >> _ROW
    return (one & two) | (three & four) | ((one | two) & (three | four))
