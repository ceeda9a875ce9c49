"""OpenSpiel: every game as a Python game with explicit chance nodes.

Importing this registers them: `pyspiel.load_game("kroon_kingdomino(players=3,harmony=True)")`.
"""

from __future__ import annotations

from kroon.core.registry import game_names
from kroon.envs.openspiel.game import KroonGame, registered
from kroon.envs.openspiel.standing import Standing
from kroon.envs.openspiel.state import KroonState, resampler

__all__ = ["GAMES", "KroonGame", "KroonState", "Standing", "resampler"]

GAMES: dict[str, type[KroonGame]] = {name: registered(name) for name in game_names()}
"""The classes of the games, by the names that Kroon has for them."""
