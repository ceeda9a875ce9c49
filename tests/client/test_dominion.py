"""A whole game of Dominion between programs over the wire: hands stay secret, luck can be verified."""

from __future__ import annotations

import random
import threading
from typing import Any

import pytest

from kroon.client import Seat, Service
from kroon.core import record
from kroon.core.record import from_json
from kroon.games.dominion.options import KINGDOMS
from kroon.table import proof
from tests.client.games import ME, OPEN, moves_of
from tests.service.conftest import Running

FIRST = ("play", "treasures")
BUYS = ("buy province", "buy gold")


def thrifty(legal: list[dict[str, Any]], luck: random.Random) -> str:
    """Plays what it has, buys what wins, then a kingdom card or Silver, and never what is worth nothing."""
    events = [str(each["event"]) for each in legal]
    for word in (*FIRST, *BUYS):
        found = [event for event in events if event[2:].startswith(word)]
        if found:
            return luck.choice(found)
    useful = [event for event in events if not event.endswith((" copper", " estate", " curse"))]
    return luck.choice(useful or events)


def play_seat(service: Service, table: str, letter: str, secrets: list[str]) -> tuple[list[str], Seat]:
    """Play to the end: the moves that were answered. What another's hand holds is a secret told."""
    luck, answered = random.Random(letter), []
    with service.seat(table, letter) as seat:
        for turn in seat.turns():
            assert turn.view is not None
            for other, holds in zip("ab", turn.view["seats"], strict=True):
                if other != letter and holds.get("hand") is not None:
                    secrets.append(f"{letter} sees the hand of {other} at {turn.number}")
            answered.append(thrifty(turn.legal, luck))
            turn.move(answered[-1])
        return answered, seat


def seen_by(seat: int, kept: record.Record) -> list[str]:
    """The events of a record as a seat may see them."""
    play, seen = record.begin(kept), []
    for event in kept.events:
        before, ids = play.engine.copy(play.state), play.parse(event)
        play.play(event)
        seen.append(play.game.seen(before, ids, play.state, seat))
    return [event for event in seen if event is not None]


@pytest.mark.parametrize("kingdom", ["first_game", "interactive"])
def test_a_whole_game_is_played_over_the_wire(kingdom: str, server: Running) -> None:
    assert kingdom in KINGDOMS
    creator = Service(server.address)
    made = creator.create("dominion", [ME, OPEN], {"kingdom": kingdom})
    program = Service(server.address, token=creator.give_token(made.id, "b", "Bo"))
    program.add_nonce(made.id, "b")
    secrets: list[str] = []
    ended: dict[str, tuple[list[str], Seat]] = {}

    def other() -> None:
        ended["b"] = play_seat(program, made.id, "b", secrets)

    thread = threading.Thread(target=other, daemon=True)
    thread.start()
    ended["a"] = play_seat(creator, made.id, "a", secrets)
    thread.join()

    assert secrets == []
    kept = from_json(creator.record(made.id, "a"))
    proof.verify(kept)
    final = record.final(kept)
    assert final.over
    for letter, (answered, seat) in ended.items():
        assert moves_of({"events": kept.events}, letter) == answered
        assert seat.result is not None
        assert seat.result["scores"] == final.scores()
        assert seat.result["winners"] == final.winners()
    for letter, service in (("a", creator), ("b", program)):
        with service.seat(made.id, letter) as late:
            shown = [update["text"] for update in late if update["kind"] == "event"]
        assert shown == seen_by("ab".index(letter), kept)
        assert any("?" in text for text in shown)
