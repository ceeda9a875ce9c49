"""Positions that the moves of a seat lead to: what learners of values choose from.

For every table at which a seat is to move, each legal move is tried on a copy, and what the mover sees then is
written down, with the points as if the game ended there. What chance decides after the move is left open. In
games with secrets, give it copies in which they are dealt anew (`redeal`).
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

import numpy as np

from kroon.core.engine import Engine
from kroon.core.events import SEATS
from kroon.envs.layout import size
from kroon.envs.trying import WORDS, try_all

Array = np.ndarray[Any, np.dtype[Any]]


@dataclass(frozen=True)
class Tried:
    """A row for each move of each table. The arrays are written anew by the next call."""

    table: Array
    """The table of each row, ascending."""
    move: Array
    """The move."""
    observation: Array
    """What the mover sees after it."""
    points: Array
    """The points by relative seat after it: the mover's first."""


class Afterstates:
    """Tries moves at many tables of one game."""

    def __init__(self, engine: Engine, players: int) -> None:
        self._engine = engine
        self._players = players
        self._try_all = engine.driver(try_all, WORDS, {})
        self._calls = engine.calls
        self._thinking = engine.states(1)
        self._ids, self._results = engine.id_space(), np.zeros(SEATS, np.int64)
        self._reserve(1024)

    def of(self, states: Any) -> Tried:
        """Every move of every table at which a seat is to move."""
        while True:
            rows = self._try_all(
                states, self._thinking, self._calls, self._ids, self._results, self._seen, self._points,
                self._tables, self._moves,
            )  # fmt: skip
            if rows <= len(self._seen):
                break
            self._reserve(2 * rows)
        points = self._points.reshape(-1, SEATS)[:rows, : self._players]
        return Tried(self._tables[:rows], self._moves[:rows], self._seen[:rows], points)

    def _reserve(self, rows: int) -> None:
        self._seen = np.zeros((rows, size(self._engine.game)), np.int16)
        self._points = np.zeros(rows * SEATS, np.int64)
        self._tables, self._moves = np.zeros(rows, np.int64), np.zeros(rows, np.int64)
