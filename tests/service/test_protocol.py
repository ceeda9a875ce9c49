"""The short ways of the protocol: frames as the standard has them, and messages that count once."""

from __future__ import annotations

import pytest
from websockets.frames import Frame, Opcode

from kroon.service.protocol import framed
from kroon.service.settings import Limits
from tests.service.conftest import Start
from tests.service.test_sockets import catch, mover_of, two


@pytest.mark.parametrize("length", [0, 1, 125, 126, 127, 65_535, 65_536, 100_000])
def test_a_text_of_any_length_is_one_frame(length: int) -> None:
    text = "x" * length
    assert framed(text) == Frame(Opcode.TEXT, text.encode()).serialize(mask=False)


def test_the_length_of_a_frame_is_that_of_its_bytes() -> None:
    text = "ü" * 100
    assert framed(text) == Frame(Opcode.TEXT, text.encode()).serialize(mask=False)


def test_a_move_counts_once_for_the_limits_whichever_way_it_takes(start: Start) -> None:
    running = start(Limits(client_rate=1e-9, client_burst=1000, address_rate=0))
    _, a, b = two(running)
    mover, other = mover_of(a, b)
    rights = [each.right for each in running.service.hub.sockets]
    (owner,) = [right.owner for right in rights if right.viewer == "ab".index(mover.seat or "")]

    def left() -> int:
        tokens, _ = running.service.clients._buckets[owner]
        return round(tokens)

    before = left()
    number = mover.shown["number"]
    for _ in range(3):
        mover.refused("move", number=number, event=f"{mover.seat} pick 99")
    mover.done("move", number=number, event=mover.shown["legal"][0]["event"])
    catch(other, number + 1)
    mover.refused("move", number=number, event=f"{mover.seat} pick 99")  # a late one
    assert left() == before - 5


def test_too_many_moves_are_refused_and_then_end_the_socket(start: Start) -> None:
    running = start(Limits(client_rate=1e-9, client_burst=40, address_rate=0, refusals=5))
    _, a, b = two(running)
    mover, _ = mover_of(a, b)
    move = {"type": "move", "seat": mover.seat, "number": 0, "event": "nothing"}
    for _ in range(60):
        mover.send(move)
    closing = mover.until(lambda message: message["type"] == "closing")
    assert closing["reason"]
    assert any(each.get("error", {}).get("status") == 429 for each in mover.heard)
