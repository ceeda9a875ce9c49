"""Events and results in words."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import groupby
from typing import Any

from kroon.core.contract import Game
from kroon.core.events import SEAT_LETTERS
from kroon.core.play import Play
from kroon.core.texts import say

HIDDEN = "?"
"""What the notation writes for something that a seat may not know."""


def seen_words(game: Game, before: Any, ids: Sequence[int], after: Any, seat: int | None) -> str | None:
    """An event in words as a seat may know it; None when it notices nothing."""
    seen = game.seen(before, ids, after, seat)
    return None if seen is None else game.tell(before, ids, hidden=HIDDEN in seen)


def gathered(words: Sequence[str | None]) -> Iterator[tuple[int, str]]:
    """Lines with the number of the first event they tell of; equal ones that follow each other become one."""
    for line, group in groupby(enumerate(words), key=lambda each: each[1]):
        if line is not None:
            numbers = [number for number, _ in group]
            yield numbers[0], line if len(numbers) == 1 else f"{line} (×{len(numbers)})"


def seat_words(play: Play, names: Sequence[str]) -> str:
    """Who sits where."""
    return "   ".join(f"{SEAT_LETTERS[seat]} {name}" for seat, name in enumerate(names[: play.players]))


def result_words(play: Play, names: Sequence[str] = ()) -> str:
    """How the game stands, or who has won it."""
    scores = ", ".join(f"{SEAT_LETTERS[seat]} {score}" for seat, score in enumerate(play.scores()))
    if not play.over:
        return say("cli-unfinished", scores=scores)
    winners = [
        f"{letter} ({names[SEAT_LETTERS.index(letter)]})" if names else letter for letter in play.winners()
    ]
    return say("cli-result", scores=scores, winners=", ".join(winners), count=len(winners))
