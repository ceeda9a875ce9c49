"""Tables for the tests of the client, and programs that play at them."""

from __future__ import annotations

import random
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

from kroon.client import Seat, Service

ME: dict[str, Any] = {"kind": "me", "name": "Ada"}
OPEN: dict[str, Any] = {"kind": "open"}


def two_programs(address: str, **options: Any) -> tuple[str, Service, Service]:
    """A running table of Kingdomino: its creator on seat a, and a program with a token on seat b."""
    creator = Service(address)
    made = creator.create("kingdomino", [ME, OPEN], options)
    program = Service(address, token=creator.give_token(made.id, "b", "Bo"))
    program.add_nonce(made.id, "b")
    return made.id, creator, program


def play_on(seat: Seat, luck: random.Random) -> list[str]:
    """Play a seat at random to the end: the moves that were answered."""
    answered = []
    for turn in seat.turns():
        event = luck.choice(turn.legal)["event"]
        turn.move(event)
        answered.append(event)
    return answered


@contextmanager
def playing(service: Service, table: str, letter: str) -> Iterator[list[str]]:
    """Somebody plays a seat meanwhile, and to the end: the moves that were answered."""
    answered: list[str] = []

    def run() -> None:
        with service.seat(table, letter, views=False) as seat:
            answered.extend(play_on(seat, random.Random(letter)))

    thread = threading.Thread(target=run, daemon=True)
    thread.start()
    yield answered
    thread.join()


def moves_of(record: dict[str, Any], letters: str = "abcd") -> list[str]:
    """The moves of some seats in a record."""
    return [event for event in record["events"] if event[0] in letters]
