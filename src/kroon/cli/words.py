"""Events and results in words."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import groupby
from typing import Any

from kroon.core.contract import Game
from kroon.core.events import SEAT_LETTERS, player
from kroon.core.message import Message, Thing, message
from kroon.core.play import Play
from kroon.core.texts import say

HIDDEN = "?"
"""What the notation writes for something that a seat may not know."""


def seen_message(game: Game, before: Any, ids: Sequence[int], after: Any, seat: int | None) -> Message | None:
    """An event as a seat may know it; None when it notices nothing."""
    seen = game.seen(before, ids, after, seat)
    return None if seen is None else game.tell(before, ids, hidden=HIDDEN in seen)


def gathered(told: Sequence[Message | None]) -> Iterator[tuple[int, str]]:
    """Lines with the number of the first event they tell of; equal ones that follow each other become one."""
    for each, group in groupby(enumerate(told), key=lambda each: each[1]):
        if each is not None:
            numbers = [number for number, _ in group]
            yield numbers[0], str(each) if len(numbers) == 1 else f"{each} (×{len(numbers)})"


def places_in(told: Sequence[Message | None]) -> list[Thing]:
    """The squares and hexes that messages speak of."""
    return [place for each in told if each is not None for place in each.places()]


def asked(play: Play, state: Any) -> str:
    """What is asked, and of whom."""
    seat = int(play.engine.actor(state))
    ask = play.game.ask(state)
    return str(ask) if seat < 0 else str(message("ask-seat", seat=player(seat), ask=ask))


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
