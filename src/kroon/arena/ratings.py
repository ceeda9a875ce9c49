"""Ratings from results: the Bradley-Terry model on the Elo scale, with 95% intervals.

At a table every two different bots have a result against each other: the one of the better rank wins, the same
rank is half a win for each. A difference of 400 points means odds of ten to one; the mean of all is 0.

The intervals come from a Bayesian bootstrap over deals: each deal, with all its seatings, gets a random
weight, so what is lucky for both sides of a deal widens nothing. Every two bots start with two imaginary
games, one won by each (with random weights, too), so that a bot that has won everything still gets a finite
rating with a wide interval.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from itertools import combinations
from math import log
from typing import Any

import numpy as np

from kroon.arena.match import Finished

ELO = 400 / log(10)
"""Points of a rating for each unit of log odds."""
IMAGINARY = 1.0
"""How many imaginary games every bot has won against every other."""
RESAMPLES, AT_ONCE = 1000, 1000
"""How often the deals are weighted, and how many of them at once, to spare memory."""
LEVEL = 95
"""The per cent of an interval."""
STEPS, BOLDEST, CLOSE = 100, 2.0, 1e-9
"""Newton's method: the most steps, the largest step in log odds, and when it is close enough."""


def points(games: Iterable[Finished], names: Sequence[str]) -> Any:
    """By deal, bot and opponent: how many wins the bot has against the opponent, ties being halves."""
    index = {name: n for n, name in enumerate(names)}
    by_deal: dict[int, Any] = {}
    for game in games:
        table = by_deal.setdefault(game.deal, np.zeros((len(names), len(names))))
        for a, b in combinations(range(len(game.seats)), 2):
            one, other = index[game.seats[a]], index[game.seats[b]]
            if one == other:
                continue
            won = 0.5 if game.ranks[a] == game.ranks[b] else float(game.ranks[a] < game.ranks[b])
            table[one, other] += won
            table[other, one] += 1 - won
    return np.array([by_deal[deal] for deal in sorted(by_deal)]).reshape(-1, len(names), len(names))


def ratings(by_deal: Any, seed: int = 0) -> tuple[list[float], list[tuple[float, float]]]:
    """The rating of each bot, and its interval, from `points`."""
    deals, bots = by_deal.shape[:2]
    apart = 1 - np.eye(bots)
    rng = np.random.default_rng(seed)
    resampled = rng.standard_exponential((RESAMPLES, bots, bots)) * IMAGINARY * apart
    for first in range(0, deals, AT_ONCE):
        some = by_deal[first : first + AT_ONCE]
        resampled += np.tensordot(rng.standard_exponential((RESAMPLES, len(some))), some, 1)
    likely = fit((by_deal.sum(axis=0) + IMAGINARY * apart)[None])[0]
    spread = fit(resampled)
    low, high = np.percentile(spread, [(100 - LEVEL) / 2, (100 + LEVEL) / 2], axis=0)
    low, high = np.minimum(low, likely), np.maximum(high, likely)
    return likely.tolist(), list(zip(low.tolist(), high.tolist(), strict=True))


def fit(wins: Any) -> Any:
    """The most likely ratings for many tables of wins (bot by opponent); of every two bots both have won."""
    games = wins + wins.transpose(0, 2, 1)
    bots = wins.shape[1]
    strength = np.zeros(wins.shape[:2])
    for _ in range(STEPS):
        expected = 1 / (1 + np.exp(strength[:, None, :] - strength[:, :, None]))
        slope = (wins - games * expected).sum(axis=2)
        bend = games * expected * (1 - expected)
        curve = -bend
        curve[:, range(bots), range(bots)] += bend.sum(axis=2)
        curve += 1 / bots  # pins the mean, which the games leave open
        step = np.linalg.solve(curve, slope[..., None])[..., 0]
        largest = np.abs(step).max(axis=1, keepdims=True)
        strength += step * np.minimum(1, BOLDEST / np.maximum(largest, CLOSE))
        if largest.max() < CLOSE:
            break
    return (strength - strength.mean(axis=1, keepdims=True)) * ELO
