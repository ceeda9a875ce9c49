"""Who acts at a table, and the outer form of events, the same for all games: `<actor> <word> <arguments>`."""

from __future__ import annotations

from kroon.core.errors import Malformed, short
from kroon.core.message import SEAT, Thing

SEATS = 4
"""The most seats that a table has."""
CHANCE = -1
OVER = -2
"""What `actor` says when no seat is to move."""

SEAT_LETTERS = "abcd"
CHANCE_LETTER = "*"


def split_event(event: str, players: int) -> tuple[int, list[str]]:
    """The actor of an event, and its words after that."""
    letter, *words = event.split(" ")
    seats = SEAT_LETTERS[:players]
    if letter not in {*seats, CHANCE_LETTER} or not words or not all(words):
        raise Malformed("event-form", event=short(event), letters=" ".join(seats))
    return (CHANCE if letter == CHANCE_LETTER else seats.index(letter)), words


def letter_of(actor: int) -> str:
    """The letter of a seat, or of chance."""
    return CHANCE_LETTER if actor == CHANCE else SEAT_LETTERS[actor]


def player(seat: int) -> Thing:
    """Whoever sits on a seat, for messages."""
    return Thing(SEAT, SEAT_LETTERS[seat])
