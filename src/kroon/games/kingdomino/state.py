"""The state of a game of Kingdomino: read this first.

One record. Seats are 0 to 3. All numbers are those of the rulebook; sets of squares are pairs of words as
in domino/kingdom.py, the pile is a set of domino numbers as in domino/draft.py.
"""

from __future__ import annotations

import csv
from importlib import resources

import numpy as np

from kroon.games.domino.draft import DOMINOES, DONE, DRAFT_FIELDS
from kroon.games.domino.kingdom import KINGDOM_FIELDS, PLACINGS, TERRAINS

TERRAIN_NAMES = ("wheat", "forest", "lake", "grassland", "swamp", "mine")
BONUS = TERRAINS
"""The line of the score sheet after the six terrains."""
LINES = TERRAINS + 1
GAMES = 3
"""How many games make a dynasty."""

NEXT_GAME = DONE + 1
"""A phase beside those of domino/draft.py: the next game of a dynasty begins."""

KINGDOM = np.dtype(KINGDOM_FIELDS, align=True)

STATE = np.dtype(
    [
        ("kingdoms", KINGDOM, 4),
        *DRAFT_FIELDS,
        ("game", np.int64),  # 0 to 2 in a dynasty
        ("past", np.int16, (GAMES - 1, 4, LINES)),  # score sheets of the dynasty's earlier games
        # the options
        ("frame", np.int64),  # 5, or 7 in the Grand Duel
        ("german", np.int64),  # the edition: de rather than nl
        ("may_decline", np.int64),  # the de edition without "must place"
        ("harmony", np.int64),
        ("middle_kingdom", np.int64),
        ("dynasty", np.int64),
    ],
    align=True,
)

# Ids: first the moves of players, then the outcomes of chance.
DISCARD_ID = PLACINGS
PICK_ID = DISCARD_ID + 1  # and the next three: the dominoes of the row, from the lowest
MOVES = PICK_ID + 4
DOMINO_ID = MOVES - 1  # + n: domino n, from 1
SEAT_ID = MOVES + DOMINOES  # and the next three: the seat that opens, or whose king is drawn
NEXT_GAME_ID = SEAT_ID + 4
OUTCOMES = NEXT_GAME_ID + 1 - MOVES


def _dominoes() -> np.ndarray:
    table = np.zeros((DOMINOES + 1, 4), np.int64)
    file = resources.files("kroon.games.kingdomino") / "data" / "dominoes.csv"
    for row in csv.DictReader(file.read_text(encoding="utf-8").splitlines()):
        table[int(row["number"])] = (
            TERRAIN_NAMES.index(row["a_terrain"]),
            int(row["a_crowns"]),
            TERRAIN_NAMES.index(row["b_terrain"]),
            int(row["b_crowns"]),
        )
    return table


DOMINO = _dominoes()
"""By number: terrain and crowns of square a, terrain and crowns of square b."""
