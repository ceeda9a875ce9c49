"""The state of a game of Kingdom Builder: read this first.

One record. Seats are 0 to 3, hexes 0 to 399 in reading order (hexes.py), sets of hexes seven words
(board.py). The four quadrants lie in reading order, too; each has room for two location hexes, so location
hex number 2q or 2q + 1 lies in quadrant q.

Cards that nobody has seen are in the state only as far as somebody holds them; the pile is a count of each
terrain. `batch` says from which pile a held card was drawn: every shuffle of the discards makes a new pile,
and what another player can hold is what is unseen of the pile that the card came from (README.md).
"""

from __future__ import annotations

from importlib import resources

import numpy as np

from kroon.games.builder.hexes import HEXES, QUADRANT_SIDE, WORDS

SETTLEMENTS = 40
"""The supply of each player at the start (B1)."""
MANDATORY = 3
"""Settlements that a turn demands (B6)."""
TERRAIN_CARDS = 5
"""Cards of each terrain (B3)."""
TILES = 2
"""Tiles on a location hex at the start (B2)."""
GOALS = 3
"""Kingdom Builder cards in play (B3)."""
NONE = -1
"""No card, no hex, no tile."""

LAND_NAMES = ("grass", "canyon", "desert", "flowers", "forest", "water", "mountain", "castle", "location")
GRASS, CANYON, DESERT, FLOWERS, FOREST, WATER, MOUNTAIN, CASTLE, LOCATION = range(9)
LAND_LETTERS = "GCDFTWMSL"
"""As in data/quadrants.txt."""
LANDS = len(LAND_NAMES)
TERRAINS = 5
"""The lands that have cards, and that can be built on: the first five (B3, B9)."""
TERRAIN_NAMES = LAND_NAMES[:TERRAINS]

KIND_NAMES = ("oracle", "farm", "tavern", "tower", "harbor", "paddock", "barn", "oasis")
ORACLE, FARM, TAVERN, TOWER, HARBOR, PADDOCK, BARN, OASIS = range(8)
"""The kinds of location, one in each quadrant."""
KINDS = len(KIND_NAMES)
QUADRANT_NAMES = tuple(name + turned for name in KIND_NAMES for turned in ("", "'"))
"""The ways to lay a quadrant: 2 × kind, plus 1 when it is turned (B1)."""

GOAL_NAMES = (
    "citizens",
    "discoverers",
    "farmers",
    "fishermen",
    "hermits",
    "knights",
    "lords",
    "merchants",
    "miners",
    "workers",
)
CITIZENS, DISCOVERERS, FARMERS, FISHERMEN, HERMITS, KNIGHTS, LORDS, MERCHANTS, MINERS, WORKERS = range(10)
"""The Kingdom Builder cards."""

QUADRANTS, CARDS, START, DEAL, ACT, LIFT, PUT, REPLACE, REFILL, DONE = range(10)
"""Phases. Chance: the next quadrant, the next Kingdom Builder card, who starts, the first terrain cards, a
new card for one that fits nowhere (REPLACE), a new card at the end of a turn (REFILL). A player: build, use
a tile or end the turn (ACT); take up a settlement to move (LIFT); build, or put down what was taken up, with
a tile (PUT). DONE: the game is over."""

STATE = np.dtype(
    [
        # the board
        ("quadrants", np.int64, 4),  # how each is laid: index of QUADRANT_NAMES, or NONE
        ("land", np.uint64, (LANDS, WORDS)),  # the hexes of each land
        ("ground", np.uint64, WORDS),  # the hexes that can be built on: the first five lands
        ("free", np.uint64, WORDS),  # hexes of all lands without a settlement; the one just left isn't free
        ("settled", np.uint64, (4, WORDS)),  # the settlements of each seat
        ("near", np.uint64, (4, WORDS)),  # all hexes next to them
        # locations
        ("site", np.int64, 8),  # the hex of each location, or NONE
        ("tiles", np.int64, 8),  # tiles that lie on it: 0 to 2
        ("held", np.int64, 4),  # by seat, a bit per location: holds the tile from there
        ("had", np.int64, 4),  # by seat, a bit per location: has had a tile from there
        ("ready", np.int64, 4),  # by quadrant: tiles that the seat on turn may still use
        # cards
        ("goals", np.int64, GOALS),  # the Kingdom Builder cards in play, ascending; NONE until drawn
        ("pile", np.int64, TERRAINS),  # terrain cards in the pile
        ("discards", np.int64, TERRAINS),
        ("removed", np.int64, TERRAINS),  # cards that left the game (B11)
        ("hand", np.int64, 4),  # the terrain card of each seat, or NONE
        ("batch", np.int64, 4),  # the pile it was drawn from: shuffles before it was drawn
        ("shuffles", np.int64),  # times that the discards became the pile
        # the turn
        ("actor", np.int64),  # the seat to move, CHANCE or OVER
        ("phase", np.int64),  # QUADRANTS to DONE
        ("starter", np.int64),  # the start player
        ("turn", np.int64),  # the seat whose turn it is; while first cards are dealt, the seat that gets one
        ("owed", np.int64),  # settlements of the mandatory action that are still to be built
        ("tool", np.int64),  # the quadrant whose tile is being used, or NONE
        ("lifted", np.int64),  # the hex that a settlement was taken from, or NONE
        ("shown", np.int64),  # whether the card of the seat on turn is known to all
        ("fitting", np.int64),  # while it isn't: a bit per terrain that it can be, as it wasn't replaced (B11)
        ("supply", np.int64, 4),  # settlements not built yet
        # the options
        ("players", np.int64),
        ("asked_goals", np.int64, GOALS),  # the cards asked for, or NONE for random ones
        ("asked_starter", np.int64),  # the seat asked for, or NONE
    ],
    align=True,
)

# Ids: first the moves of players, then the outcomes of chance.
BUILD_ID = 0  # + hex
LIFT_ID = BUILD_ID + HEXES  # + hex
USE_ID = LIFT_ID + HEXES  # + kind of location
END_ID = USE_ID + KINDS
MOVES = END_ID + 1
QUADRANT_ID = MOVES  # + index of QUADRANT_NAMES
GOAL_ID = QUADRANT_ID + 2 * KINDS  # + Kingdom Builder card
SEAT_ID = GOAL_ID + len(GOAL_NAMES)  # + seat
CARD_ID = SEAT_ID + 4  # + terrain
OUTCOMES = CARD_ID + TERRAINS - MOVES


def _read_quadrants() -> np.ndarray:
    """The lands of each quadrant, plain and turned, as in QUADRANT_NAMES (B1)."""
    text = (resources.files("kroon.games.builder") / "data" / "quadrants.txt").read_text(encoding="utf-8")
    lines = [line for line in text.splitlines() if line and not line.startswith("#")]
    tables = np.zeros((2 * KINDS, QUADRANT_SIDE, QUADRANT_SIDE), np.int64)
    for first in range(0, len(lines), 1 + QUADRANT_SIDE):
        rows = lines[first + 1 : first + 1 + QUADRANT_SIDE]
        plain = np.array([[LAND_LETTERS.index(letter) for letter in row] for row in rows])
        kind = KIND_NAMES.index(lines[first])
        tables[2 * kind] = plain
        tables[2 * kind + 1] = plain[::-1, ::-1]
    return tables


QUADRANT = _read_quadrants()
"""By index of QUADRANT_NAMES, row and column: the land."""
