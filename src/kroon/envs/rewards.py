"""What a finished game is worth to each seat, the same in all environments."""

from __future__ import annotations

from typing import Any

import numpy as np

from kroon.core.errors import Malformed, short

WIN, MARGIN = "win", "margin"
"""The kinds of reward: 1 for a win, -1 for a loss, or the points ahead of the best other seat."""
KINDS = (WIN, MARGIN)

Numbers = np.ndarray[Any, np.dtype[Any]]


def check_kind(kind: str) -> str:
    """One of KINDS; anything else is refused."""
    if kind not in KINDS:
        raise Malformed("envs-reward", kind=short(kind), kinds=", ".join(KINDS))
    return kind


def rewards(kind: str, scores: Numbers, ranks: Numbers) -> Numbers:
    """The reward of each seat, from scores and ranks by seat; further dimensions before the seats are kept.

    `win`: twice the share of the win, less one, so 0 for a win that two share. `margin`: own points less the
    most points of another seat; what breaks a tie doesn't count.
    """
    if kind == WIN:
        winners = ranks == 1
        shares = winners / winners.sum(-1, keepdims=True)
        return np.asarray(2.0 * shares - 1.0)
    ordered = np.sort(scores, axis=-1)
    best, second = ordered[..., -1:], ordered[..., -2:-1]
    return np.asarray(scores - np.where(scores == best, second, best), np.float64)


def worst(kind: str) -> float:
    """The reward for a move that the rules don't allow; it ends the game for the one who made it."""
    return -1.0 if kind == WIN else -100.0
