"""The accuracy of a player: a number from 0 to 100 for how little win chance was given away."""

from __future__ import annotations

from collections.abc import Sequence
from math import exp

from kroon.review.judging import Decision

STEEPNESS = 4.0
"""A decision that gives away the part x of the win chance counts 100 × exp(-STEEPNESS × x)."""
COSTLIEST = 3


def accuracy(decisions: Sequence[Decision]) -> float | None:
    """The mean over all decisions of a player; None without any."""
    if not decisions:
        return None
    return sum(100 * exp(-STEEPNESS * each.given_away) for each in decisions) / len(decisions)


def costliest(decisions: Sequence[Decision]) -> tuple[Decision, ...]:
    """The moves that gave away most, at most three, the worst first."""
    costly = [each for each in decisions if each.given_away > 0]
    return tuple(sorted(costly, key=lambda each: (-each.given_away, each.index))[:COSTLIEST])
