"""Finds the games: every folder under games/ that has a game.py."""

from __future__ import annotations

import importlib
from functools import cache
from importlib import resources
from typing import cast

from kroon.core.contract import Game
from kroon.core.errors import Malformed, short


@cache
def game_names() -> tuple[str, ...]:
    """The names of all games, by alphabet."""
    folders = resources.files("kroon.games").iterdir()
    return tuple(sorted(folder.name for folder in folders if (folder / "game.py").is_file()))


@cache
def find_game(name: str) -> Game:
    """The game of that name."""
    if name not in game_names():
        raise Malformed("game-unknown", name=short(name), names=", ".join(game_names()))
    return cast(Game, importlib.import_module(f"kroon.games.{name}.game"))
