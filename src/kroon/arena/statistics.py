"""Statistics that simulations and arenas share: intervals of shares, standard errors, histograms."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping
from math import sqrt

Z95 = 1.959963984540054
"""How many standard errors to each side make an interval of 95%."""


def wilson(share: float, count: int, errors: float = Z95) -> tuple[float, float]:
    """Wilson's interval for a share of a number of trials, so many standard errors to either side: 95%."""
    z = errors * errors / count
    centre = (share + z / 2) / (1 + z)
    reach = sqrt(z * (share * (1 - share) + z / 4)) / (1 + z)
    return max(0.0, centre - reach), min(1.0, centre + reach)


def standard_error(count: int, total: int, squares: int) -> float | None:
    """How far a mean may be off, from the sums of some numbers and of their squares; None for a single one."""
    if count < 2:
        return None
    spread = squares - total**2 / count
    return sqrt(max(spread, 0.0) / (count - 1) / count)


def binned(histogram: Mapping[int, int], most: int) -> list[tuple[int, int, int]]:
    """A histogram in at most so many equal steps: the first and last score of each, and how often."""
    low, high = min(histogram), max(histogram)
    width = next(w for w in _widths() if (high // w) - (low // w) < most)
    counts: Counter[int] = Counter()
    for score, count in histogram.items():
        counts[score // width] += count
    return [(at * width, at * width + width - 1, counts[at]) for at in range(low // width, high // width + 1)]


def _widths() -> Iterator[int]:
    """1, 2, 5, 10, 20, 50 and so on."""
    scale = 1
    while True:
        yield from (scale, 2 * scale, 5 * scale)
        scale *= 10
