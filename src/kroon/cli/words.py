"""Events and results in words."""

from __future__ import annotations

from collections.abc import Sequence
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
    if seen is None or HIDDEN in seen:
        return seen
    return game.tell(before, ids)


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
