"""The spaces of Gymnasium for a game: its moves, and the numbers that a seat observes."""

from __future__ import annotations

import numpy as np
from gymnasium import spaces

from kroon.core.contract import Game


def action_space(game: Game) -> spaces.Discrete:
    """The ids of all moves; a mask says which of them are legal."""
    return spaces.Discrete(game.moves)


def observation_space(game: Game) -> spaces.Box:
    """The numbers of the kernel `observe`, each between its bounds."""
    low = np.concatenate([np.full(each.size, each.low, np.int16) for each in game.features])
    high = np.concatenate([np.full(each.size, each.high, np.int16) for each in game.features])
    return spaces.Box(low, high, dtype=np.int16)


def mask_space(game: Game) -> spaces.Box:
    """A mask: 1 for each legal move."""
    return spaces.Box(0, 1, (game.moves,), np.int8)
