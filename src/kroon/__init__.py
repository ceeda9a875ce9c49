"""Kroon: Kingdomino, Kingdomino Origins, Kingdom Builder and Het Koninkrijk Dominion, by the book and fast."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from kroon.core.contract import Game
    from kroon.core.play import Play

__version__ = "0.1.0"


def game(name: str) -> Game:
    """The game of that name, such as 'kingdomino'."""
    from kroon.core.registry import find_game

    return find_game(name)


def new(name: str, **options: Any) -> Play:
    """Start a game at a new table: `new("kingdomino", players=4)`."""
    from kroon.core.play import Play

    return Play(game(name), options)
