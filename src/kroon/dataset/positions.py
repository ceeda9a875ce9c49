"""Positions of some games as arrays: one row for each decision of a seat."""

from __future__ import annotations

from dataclasses import dataclass, fields
from typing import Any

import numpy as np

Array = np.ndarray[Any, np.dtype[Any]]


@dataclass(frozen=True)
class Positions:
    """Decisions in the order in which they were made. Seats are relative: 0 is the one that decided."""

    observation: Array
    """What the seat saw: int16, as docs/observations.md says."""
    mask: Array
    """A bit for each legal move, packed in bytes, the first in the highest bit; `masks` unpacks them."""
    move: Array
    """The id of the move that was made: int16."""
    game: Array
    """The number of the game: int64."""
    step: Array
    """How many moves and outcomes of chance came before it in the game: int32."""
    seat: Array
    """The seat that decided: int8."""
    share: Array
    """The share of each relative seat in the win, at the end of the game: float32."""
    score: Array
    """The points of each relative seat at the end: int32."""
    visit_start: Array
    """Where the visits of each decision begin, and at last where they end: int64, one more than rows."""
    visit_move: Array
    """The moves that a search tried, the best first: int16. None for bots that don't search."""
    visit_count: Array
    """How often it tried each: int32."""
    moves: int
    """The number of ids of moves."""

    def __len__(self) -> int:
        return len(self.move)

    @property
    def masks(self) -> Array:
        """For each decision and each id 1 if it was legal, else 0: int8."""
        return np.unpackbits(self.mask, axis=1, count=self.moves).view(np.int8)

    @property
    def margin(self) -> Array:
        """The points of the seat that decided, less the most points of another seat."""
        return np.asarray(self.score[:, 0] - self.score[:, 1:].max(axis=1))

    def visits(self, row: int) -> dict[int, int]:
        """How often a search tried each move in a decision; {} where none did."""
        part = slice(int(self.visit_start[row]), int(self.visit_start[row + 1]))
        return dict(zip(self.visit_move[part].tolist(), self.visit_count[part].tolist(), strict=True))

    def policies(self) -> Array:
        """For each decision and id the share of the visits; 1 for the move made where there was no search."""
        rows = np.repeat(np.arange(len(self)), np.diff(self.visit_start))
        made = np.zeros((len(self), self.moves), np.float32)
        made[rows, self.visit_move] = self.visit_count
        total = made.sum(axis=1, keepdims=True)
        plain = np.flatnonzero(total[:, 0] == 0)
        made[plain, self.move[plain]] = 1
        return np.asarray(made / np.where(total == 0, 1, total))

    def arrays(self) -> dict[str, Array]:
        """All arrays by name, as files have them."""
        return {each.name: getattr(self, each.name) for each in fields(self) if each.name != "moves"}


def joined(parts: list[Positions]) -> Positions:
    """Several sets of positions as one."""
    starts = [np.zeros(1, np.int64)]
    for part in parts:
        starts.append(part.visit_start[1:] + starts[-1][-1])
    together = {
        name: np.concatenate([getattr(part, name) for part in parts])
        for name in parts[0].arrays()
        if name != "visit_start"
    }
    return Positions(**together, visit_start=np.concatenate(starts), moves=parts[0].moves)
