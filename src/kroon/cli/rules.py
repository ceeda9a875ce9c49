"""The rules of a game as texts, by their numbers: what `help` shows."""

from __future__ import annotations

from string import ascii_uppercase

from kroon.core.contract import Game
from kroon.core.texts import has, say

MOST_NUMBERS = 100


def rule_numbers(game: Game) -> list[str]:
    """The numbers of a game's rules, such as K1 to K24, in order."""
    numbers = [f"{letter}{n}" for letter in ascii_uppercase for n in range(1, MOST_NUMBERS)]
    return [number for number in numbers if has(_key(game, number))]


def rule_text(game: Game, number: str) -> str | None:
    """A rule in the language in use; None when there is no such number."""
    key = _key(game, number)
    return say(key) if number.isascii() and number.isalnum() and has(key) else None


def _key(game: Game, number: str) -> str:
    return f"{game.name}-rule-{number}"
