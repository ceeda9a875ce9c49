"""Where the parts of an observation stand: names instead of numbers."""

from __future__ import annotations

from typing import Any

import numpy as np

from kroon.core.contract import Game

Observation = np.ndarray[Any, np.dtype[Any]]


def layout(game: Game) -> dict[str, slice]:
    """The part of an observation that each feature takes, by its name."""
    parts, at = {}, 0
    for feature in game.features:
        parts[feature.name] = slice(at, at + feature.size)
        at += feature.size
    return parts


def named(game: Game, observation: Observation) -> dict[str, Observation]:
    """The parts of an observation, or of many with the numbers last, by their names; nothing is copied."""
    return {name: observation[..., part] for name, part in layout(game).items()}


def size(game: Game) -> int:
    """How many numbers an observation has."""
    return sum(feature.size for feature in game.features)
