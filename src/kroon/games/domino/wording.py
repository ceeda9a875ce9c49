"""The view of a domino game in lines of text: a kingdom row by row, then the dominoes to choose from."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from kroon.core.events import SEAT_LETTERS
from kroon.core.texts import say

MARKS = ("crowns", "fires", "craters")
THINGS = ("resource", "person")


def in_words(game: str, realms: str, seen: Mapping[str, Any], seat: int | None) -> list[str]:
    """The kingdom of a seat, for spectators that of who is to move; and the rows with the kings on them.

    `realms`: what the view of the game calls its kingdoms.
    """
    shown = max(0, SEAT_LETTERS.find(seen["actor"] or "")) if seat is None else seat
    words = {(0, 0): say("domino-home", game=game)}
    for place, square in seen[realms][shown]["squares"].items():
        x, y = map(int, place.split(","))
        words[x, y] = square_words(game, square)
    lines = []
    for row in sorted({y for _, y in words}):
        squares = [f"{x},{y}: {words[x, y]}" for x, y in sorted(words) if y == row]
        lines.append(say("domino-line", y=str(row), squares="; ".join(squares)))
    for title, row in (("domino-row", seen["row"]), ("domino-next-row", seen["next_row"])):
        dominoes = [_domino(game, each) for each in row if not each["taken"]]
        lines += [f"{say(title)}: {'; '.join(dominoes)}"] if dominoes else []
    return lines


def square_words(game: str, square: Mapping[str, Any]) -> str:
    """A square in words, such as "forest, 2 crowns"."""
    words = [say(f"{game}-{square['terrain']}")]
    words += [say(f"domino-{mark}", count=square[mark]) for mark in MARKS if square.get(mark)]
    words += [say(f"{game}-{square[thing]}") for thing in THINGS if square.get(thing)]
    return ", ".join(words)


def _domino(game: str, entry: Mapping[str, Any]) -> str:
    squares = " | ".join(square_words(game, square) for square in entry["squares"])
    return f"{entry['domino']} ({squares})" + (f" {entry['king']}" if entry["king"] else "")
