"""What many games come to: sums that stay exact however the games are split, and what follows from them.

Wins are counted in twelfths, because a win that two, three or four seats share is a whole number of them.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Any

import numpy as np

from kroon.arena.statistics import standard_error, wilson
from kroon.core.drivers import CUT

WIN = 12
"""A whole win, in the unit in which wins are counted."""


@dataclass
class Tally:
    """The sums over some games, by seat."""

    seats: int
    games: int = 0
    cut: int = 0
    steps: int = 0
    scores: list[int] = field(default_factory=list)
    squares: list[int] = field(default_factory=list)
    wins: list[int] = field(default_factory=list)
    histograms: list[Counter[int]] = field(default_factory=list)

    def __post_init__(self) -> None:
        self.scores = self.scores or [0] * self.seats
        self.squares = self.squares or [0] * self.seats
        self.wins = self.wins or [0] * self.seats
        self.histograms = self.histograms or [Counter() for _ in range(self.seats)]

    def add(self, other: Tally) -> None:
        """Take in the sums of other games."""
        self.games += other.games
        self.cut += other.cut
        self.steps += other.steps
        for seat in range(self.seats):
            self.scores[seat] += other.scores[seat]
            self.squares[seat] += other.squares[seat]
            self.wins[seat] += other.wins[seat]
            self.histograms[seat].update(other.histograms[seat])

    def mean(self, seat: int) -> float:
        """The mean score of a seat."""
        return self.scores[seat] / self.games

    def standard_error(self, seat: int) -> float | None:
        """How far that mean may be off; None after a single game."""
        return standard_error(self.games, self.scores[seat], self.squares[seat])

    def share(self, seats: Sequence[int]) -> float:
        """The share of all wins that went to some seats."""
        return sum(self.wins[seat] for seat in seats) / (WIN * self.games)

    def interval(self, seats: Sequence[int]) -> tuple[float, float]:
        """The 95% interval of that share, by Wilson's formula."""
        return wilson(self.share(seats), self.games)

    def all_scores(self) -> Counter[int]:
        """How often each score came up, over all seats."""
        total: Counter[int] = Counter()
        for histogram in self.histograms:
            total.update(histogram)
        return total


def tally_of(results: Any, seats: int) -> Tally:
    """The sums over the results of a driver."""
    scores = results.scores[:, :seats].astype(np.int64)
    won = results.ranks[:, :seats] == 1
    shared = WIN // np.maximum(won.sum(axis=1), 1)
    histograms = []
    for seat in range(seats):
        values, counts = np.unique(scores[:, seat], return_counts=True)
        histograms.append(Counter(dict(zip(values.tolist(), counts.tolist(), strict=True))))
    return Tally(
        seats,
        games=len(results),
        cut=int((results.status == CUT).sum()),
        steps=int(results.steps.sum(dtype=np.int64)),
        scores=scores.sum(axis=0).tolist(),
        squares=(scores * scores).sum(axis=0).tolist(),
        wins=(won * shared[:, None]).sum(axis=0).tolist(),
        histograms=histograms,
    )
