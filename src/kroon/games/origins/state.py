"""The state of a game of Kingdomino Origins: read this first.

One record, as in Kingdomino (sets of squares as in domino/kingdom.py, rows as in domino/draft.py), with what
Origins adds to a territory: fire tokens, resources, cave people. Fires, printed or tokens, are the crowns of
Kingdomino. The kind of a resource follows from the terrain that it lies on.
"""

from __future__ import annotations

import csv
from importlib import resources

import numpy as np

from kroon.games.domino.draft import DOMINOES, DONE, DRAFT_FIELDS
from kroon.games.domino.kingdom import CELLS, KINGDOM_FIELDS, PLACINGS

TERRAIN_NAMES = ("desert", "steppe", "lake", "jungle", "quarry", "volcano")
DESERT, STEPPE, LAKE, JUNGLE, QUARRY, VOLCANO = range(6)

RESOURCE_NAMES = ("mammoth", "fish", "mushroom", "flint")
RESOURCES = len(RESOURCE_NAMES)
FIRST_RESOURCE_TERRAIN = STEPPE
"""Resource r lies on terrain FIRST_RESOURCE_TERRAIN + r."""

_HUNTER_GATHERERS = ("hunter", "fisher", "gatherer", "sculptor", "artist", "firelady", "shaman")
PEOPLE_NAMES = (*_HUNTER_GATHERERS, "warrior1", "warrior2", "warrior3")
PEOPLE = len(PEOPLE_NAMES)
HUNTER, FISHER, GATHERER, SCULPTOR, ARTIST, FIRE_LADY, SHAMAN, WARRIOR = range(8)
"""WARRIOR is the first of the three strengths."""
TILES = np.array([2, 2, 2, 2, 2, 2, 2, 4, 3, 1])
"""How many tiles of each kind of cave people there are: 22 in all."""
OPEN_TILES = 4

DISCOVERY, TOTEM_MODE, TRIBE = range(3)

CAVE, TAKE, FIRE, TOTEM, RECRUIT, PAY, SETTLE = range(DONE + 1, DONE + 8)
"""Phases beside those of domino/draft.py: chance lays cave people open; two players share the first row; a fire
lands; a holder hands a totem on; a player recruits, pays, and settles the tile."""

RANGE = np.array([0, 3, 2, 1])
"""How far the fire of a volcano flies, by its craters (O6)."""

KINGDOM = np.dtype(
    [
        *KINGDOM_FIELDS,
        ("tokens", np.uint64, 2),  # squares with a fire token
        ("craters", np.uint64, (2, 2)),  # volcanoes with at least 2, 3 craters
        ("resources", np.uint64, 2),  # squares with a resource
        ("people", np.uint64, (PEOPLE, 2)),  # squares with each kind of cave people
    ],
    align=True,
)

STATE = np.dtype(
    [
        ("kingdoms", KINGDOM, 4),
        *DRAFT_FIELDS,
        ("placing", np.int64),  # the placing of the domino whose fires fly
        ("flying", np.int64),  # the square of that domino whose fire is asked about: 0 or 1
        ("holders", np.int64, RESOURCES),  # the seats that hold the totems, -1: nobody
        ("totem", np.int64),  # the totem that is being handed on
        ("cave", np.int64, PEOPLE),  # tiles in the face-down pile
        ("open_people", np.int64, PEOPLE),  # tiles that lie open
        ("cave_due", np.int64),  # tiles still to be laid open in this event
        ("cave_drawn", np.int64),  # tiles laid open in it
        ("recruit", np.int64),  # the tile that is being paid for and settled
        ("owed", np.int64),  # resources still to be paid for it
        ("paid", np.int64),  # bit per kind of resource that has been paid
        # the options
        ("mode", np.int64),  # DISCOVERY, TOTEM_MODE or TRIBE
        ("frame", np.int64),  # 5, or 7 with two players
        ("emperor_of_fire", np.int64),
        ("homo_habilis", np.int64),
    ],
    align=True,
)

# Ids: first the moves of players, then the outcomes of chance.
DISCARD_ID = PLACINGS
PICK_ID = DISCARD_ID + 1  # and the next three: the dominoes of the row, from the lowest
TAKE_ID = PICK_ID + 4  # the outer two dominoes of the row; the next: the inner two
SQUARE_ID = TAKE_ID + 2  # a square of the field: where a fire lands, a resource is paid, a tile settles
TOTEM_ID = SQUARE_ID + CELLS  # + 4 × totem + seat: who gets it
RECRUIT_ID = TOTEM_ID + 4 * RESOURCES  # nobody
OPEN_ID = RECRUIT_ID + 1  # + kind: from the open tiles
PILE_ID = OPEN_ID + PEOPLE  # + kind: from the pile
MOVES = PILE_ID + PEOPLE
DOMINO_ID = MOVES - 1  # + n: domino n, from 1
SEAT_ID = MOVES + DOMINOES  # and the next three: whose king is drawn
CAVE_ID = SEAT_ID + 4  # + kind: the next of the cave people
OUTCOMES = CAVE_ID + PEOPLE - MOVES


def _dominoes() -> np.ndarray:
    table = np.zeros((DOMINOES + 1, 6), np.int64)
    file = resources.files("kroon.games.origins") / "data" / "dominoes.csv"
    for row in csv.DictReader(file.read_text(encoding="utf-8").splitlines()):
        table[int(row["number"])] = (
            TERRAIN_NAMES.index(row["a_terrain"]),
            int(row["a_fires"]),
            TERRAIN_NAMES.index(row["b_terrain"]),
            int(row["b_fires"]),
            int(row["a_craters"]),
            int(row["b_craters"]),
        )
    return table


DOMINO = _dominoes()
"""By number: terrain and fires of square a, terrain and fires of square b, craters of a, craters of b."""
