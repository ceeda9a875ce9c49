"""What many games come to: sums that stay exact however the games are split, and what follows from them.

Wins are counted in twelfths, because a win that two, three or four seats share is a whole number of them.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass, field
from math import sqrt
from typing import Any

import numpy as np

from kroon.core.drivers import CUT

WIN = 12
"""A whole win, in the unit in which wins are counted."""
Z95 = 1.959963984540054
"""How many standard errors to each side make an interval of 95%."""


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
        if self.games < 2:
            return None
        spread = self.squares[seat] - self.scores[seat] ** 2 / self.games
        return sqrt(max(spread, 0.0) / (self.games - 1) / self.games)

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


def wilson(share: float, count: int) -> tuple[float, float]:
    """Wilson's 95% interval for a share of a number of trials."""
    z = Z95 * Z95 / count
    centre = (share + z / 2) / (1 + z)
    reach = sqrt(z * (share * (1 - share) + z / 4)) / (1 + z)
    return max(0.0, centre - reach), min(1.0, centre + reach)


def binned(histogram: Counter[int], most: int) -> list[tuple[int, int, int]]:
    """A histogram in at most so many equal steps: the first and last score of each, and how often."""
    low, high = min(histogram), max(histogram)
    width = next(w for w in _widths() if (high // w) - (low // w) < most)
    counts: Counter[int] = Counter()
    for score, count in histogram.items():
        counts[score // width] += count
    return [(at * width, at * width + width - 1, counts[at]) for at in range(low // width, high // width + 1)]


def _widths() -> Any:
    """1, 2, 5, 10, 20, 50 and so on."""
    scale = 1
    while True:
        yield from (scale, 2 * scale, 5 * scale)
        scale *= 10
