"""The state of a game of Kingdomino: read this first.

One record. Seats are 0 to 3. All numbers are those of the rulebook; sets of squares are pairs of words as
in domino/kingdom.py, the pile is a set of domino numbers as in domino/draft.py.
"""

from __future__ import annotations

import csv
from importlib import resources

import numpy as np

from kroon.games.domino.draft import DOMINOES, DRAFT_FIELDS
from kroon.games.domino.kingdom import KINGDOM_FIELDS, PLACINGS, TERRAINS

TERRAIN_NAMES = ("wheat", "forest", "lake", "grassland", "swamp", "mine")
BONUS = TERRAINS
"""The line of the score sheet after the six terrains."""
LINES = TERRAINS + 1
GAMES = 3
"""How many games make a dynasty."""

DRAW, OPENING, PICK, PLACE, NEXT_GAME, DONE = range(6)
"""Phases: chance draws a row; chance says who opens, or whose king is next; a player puts a king on a
domino; a player places a domino; the next game of a dynasty begins; all is over."""

KINGDOM = np.dtype(KINGDOM_FIELDS, align=True)

STATE = np.dtype(
    [
        ("kingdoms", KINGDOM, 4),
        *DRAFT_FIELDS,
        ("actor", np.int64),  # the seat to move, CHANCE or OVER
        ("phase", np.int64),  # DRAW to DONE
        ("rounds", np.int64),  # rounds begun: 0 while the first kings are put
        ("turn", np.int64),  # kings that have acted in this round
        ("opener", np.int64),  # 2 players: who opens
        ("kings_out", np.int64),  # 3 or 4 players, opening: bit per seat whose king has been drawn
        ("game", np.int64),  # 0 to 2 in a dynasty
        ("past", np.int16, (GAMES - 1, 4, LINES)),  # score sheets of the dynasty's earlier games
        # the options
        ("players", np.int64),
        ("kings", np.int64),  # dominoes in a row, and kings in all: 4, or 3 with three players
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
