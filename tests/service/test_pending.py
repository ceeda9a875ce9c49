"""Moves through sockets while the disk takes its time, another server was faster, or the store fails."""

from __future__ import annotations

from typing import Any

import pytest

from kroon.service import commands
from kroon.table import moves
from kroon.table.tables import Tables
from tests.service.conftest import Running, Start
from tests.service.test_sockets import catch, mover_of, two
from tests.table.disk import broken_disk, slow_disk


def test_commands_that_come_while_a_move_waits_for_the_disk_are_done_after_it(server: Running) -> None:
    _, a, b = two(server)
    mover, other = mover_of(a, b)
    number, event = mover.shown["number"], mover.shown["legal"][0]["event"]
    move = {"type": "move", "id": "m", "seat": mover.seat, "number": number, "event": event}
    with slow_disk(server.service.store):
        mover.send(move)
        mover.send(move | {"id": "again"})
        mover.send({"type": "undo", "id": "u", "seat": mover.seat})
        other.send({"type": "words", "id": "w", "seat": other.seat})
        assert not any(each["type"] == "answer" for each in mover.heard)
    answers: dict[str, Any] = {}
    while len(answers) < 3:
        message = mover.receive()
        if message["type"] == "answer":
            answers[message["id"]] = message
    assert answers["m"] == {"type": "answer", "id": "m", "ok": True, "number": number + 1}
    assert answers["again"]["number"] == number + 1
    assert answers["u"]["ok"]
    other.until(lambda message: message["type"] == "answer")
    catch(mover, number + 1)
    catch(other, number + 1)
    assert mover.updates[number]["text"] == other.updates[number]["text"] == event


def test_nobody_is_told_of_a_move_before_it_is_on_the_disk(server: Running) -> None:
    id, a, b = two(server)
    mover, other = mover_of(a, b)
    number, event = mover.shown["number"], mover.shown["legal"][0]["event"]
    with slow_disk(server.service.store):
        mover.send({"type": "move", "id": 1, "seat": mover.seat, "number": number, "event": event})
        for player in (mover, other):
            try:
                while True:
                    assert player.receive(0.1)["type"] not in ("answer", "update", "table")
            except TimeoutError:
                continue
        assert event not in [each.text for each in server.service.store.entries(id)]
    catch(mover, number + 1)
    catch(other, number + 1)


def test_a_move_that_another_server_was_faster_than_is_decided_anew(server: Running) -> None:
    id, a, b = two(server)
    mover, _ = mover_of(a, b)
    seat, number = "ab".index(mover.seat or ""), mover.shown["number"]
    first, second = (each["event"] for each in mover.shown["legal"][:2])
    elsewhere = Tables(server.service.store)
    with elsewhere.at(id) as live:
        owner = next(iter(live.seats[seat].owners))
    moves.play(elsewhere, id, owner, seat, number, first)
    refused = mover.command("move", number=number, event=second)
    assert (refused["ok"], refused["error"]["status"]) == (False, 409)
    assert refused["table"]["number"] == refused["number"] > number
    again = mover.done("move", number=number, event=first)
    assert again["number"] == number + 1


def test_a_move_that_the_disk_failed_is_refused_and_can_be_made_again(start: Start) -> None:
    running = start()
    _, a, b = two(running)
    mover, other = mover_of(a, b)
    number, event = mover.shown["number"], mover.shown["legal"][0]["event"]
    with broken_disk(running.service.store):
        assert mover.refused("move", number=number, event=event)["status"] == 503
    mover.done("move", number=number, event=event)
    catch(other, number + 1)
    assert other.updates[number]["text"] == event


def test_a_mistake_of_ours_in_a_move_is_told_as_such(start: Start, monkeypatch: pytest.MonkeyPatch) -> None:
    running = start()
    _, a, b = two(running)
    mover, _ = mover_of(a, b)
    number, event = mover.shown["number"], mover.shown["legal"][0]["event"]

    def mistaken(*_: object) -> None:
        raise ZeroDivisionError

    with monkeypatch.context() as wrong:
        wrong.setattr(moves, "make_move", mistaken)
        assert mover.refused("move", number=number, event=event)["status"] == 500
    mover.done("move", number=number, event=event)


def test_moves_take_the_short_way(start: Start, monkeypatch: pytest.MonkeyPatch) -> None:
    """Else all of it would work, only slowly."""
    running = start()
    _, a, b = two(running)
    long_ways: list[str] = []
    true = commands.do

    def do(*args: object) -> object:
        long_ways.append(type(args[3]).__name__)
        return true(*args)  # type: ignore[arg-type]

    monkeypatch.setattr(commands, "do", do)
    for _ in range(8):
        mover, other = mover_of(a, b)
        catch(other, mover.move()["number"])
    assert len(long_ways) < 4  # a thread may happen to use the table
