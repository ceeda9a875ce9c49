"""Finds the games: every folder under games/ that has a game.py, and those that other packages bring along.

Such a package names its module in the entry point group `kroon.games`:

    [project.entry-points."kroon.games"]
    nim = "kroon_nim"

The module holds the game as `GAME`. Its texts, if it has any, lie in a folder `texts` beside that module. A
game of Kroon's own goes before one of the same name.
"""

from __future__ import annotations

import importlib
import importlib.util
from functools import cache
from importlib import metadata, resources
from pathlib import Path
from types import ModuleType
from typing import TYPE_CHECKING, cast

from kroon.core.errors import KroonError, Malformed, short
from kroon.games import FIRST

if TYPE_CHECKING:  # finding games is quick, and needs no Numba
    from kroon.core.contract import Game

GROUP = "kroon.games"


class BrokenGame(KroonError):
    """A package names a game that can't be loaded, or that isn't what it says."""


@cache
def game_names() -> tuple[str, ...]:
    """The names of all games, by alphabet."""
    return tuple(sorted(game_modules()))


@cache
def game_modules() -> dict[str, str]:
    """The name of each game's module."""
    folders = resources.files("kroon.games").iterdir()
    own = [folder.name for folder in folders if (folder / "game.py").is_file()]
    others = {point.name: point.module for point in metadata.entry_points(group=GROUP)}
    return others | {name: f"kroon.games.{name}.game" for name in own}


def first_game() -> str:
    """The name of the game for those who name none."""
    return FIRST if FIRST in game_names() else game_names()[0]


def game_folder(name: str) -> Path:
    """The folder in which a game's module lies, with all that belongs to it; the module isn't loaded."""
    spec = importlib.util.find_spec(game_modules()[name])
    if spec is None or spec.origin is None:
        raise BrokenGame("game-broken", name=name, cause=game_modules()[name])
    return Path(spec.origin).parent


def game_part(name: str, part: str) -> ModuleType | None:
    """A module that a game may have beside its own, such as `picture`; None if it has none."""
    spec = importlib.util.find_spec(game_modules()[name])
    beside = f"{spec.parent}.{part}" if spec and spec.parent else ""
    return importlib.import_module(beside) if beside and importlib.util.find_spec(beside) else None


@cache
def find_game(name: str) -> Game:
    """The game of that name."""
    if name not in game_modules():
        raise Malformed("game-unknown", name=short(name), names=", ".join(game_names()))
    try:
        game = cast("Game", importlib.import_module(game_modules()[name]).GAME)
        if game.name != name:
            raise BrokenGame("game-misnamed", name=name, own=short(game.name))
    except (ImportError, AttributeError, TypeError, ValueError) as error:
        raise BrokenGame("game-broken", name=name, cause=short(str(error), 200)) from error
    return game
