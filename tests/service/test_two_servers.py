"""Two servers on one PostgreSQL: people of one table at different ones, bots that either plays, who is here."""

from __future__ import annotations

import time
from collections.abc import Callable
from typing import Any

import pytest

from kroon.service import presence
from kroon.service.presence import LAPSE_SECONDS, MOST_BYTES, Presence, payloads
from kroon.table.store import Store
from tests.service.conftest import Running, Start
from tests.service.devices import PATIENCE, Device, Player
from tests.service.test_sockets import catch, mover_of


@pytest.fixture
def servers(start: Start, postgres_address: str) -> tuple[Running, Running]:
    made = start(database=postgres_address), start(database=postgres_address)
    for each in made:
        assert each.service.store.news.wait_until_listening(PATIENCE)
    return made


def between(servers: tuple[Running, Running], **settings: Any) -> tuple[str, Player, Player]:
    """A table of two people, each connected to another server."""
    ada, bo = servers[0].device(), servers[1].device()
    made = ada.table("kingdomino", ["me", "open"], **settings)
    bo.join(made)
    return made["id"], ada.sit_at(made["id"], "a"), bo.sit_at(made["id"], "b")


def eventually(holds: Callable[[], bool]) -> None:
    until = time.monotonic() + PATIENCE
    while not holds():
        assert time.monotonic() < until
        time.sleep(0.01)


def seats_here(device: Device, id: str) -> list[str]:
    seats = device.ask("GET", f"/api/tables/{id}")["seats"]
    return [each["seat"] for each in seats if each["here"]]


def test_changes_of_the_lobby_reach_the_other_server(servers: tuple[Running, Running]) -> None:
    ada, bo = servers[0].device(), servers[1].device()
    made = ada.table("kingdomino", ["me", "open"])
    player = ada.sit_at(made["id"], "a")
    assert player.shown["table"]["state"] == "open"
    bo.join(made, "Bo")
    while player.shown["table"]["state"] != "running":
        player.receive()
    assert player.shown["table"]["seats"][1]["name"] == "Bo"
    assert player.shown["legal"] or player.shown["actor"] == "b"


def test_moves_chat_and_undo_reach_the_other_server(servers: tuple[Running, Running]) -> None:
    _, a, b = between(servers)
    for _ in range(8):
        mover, other = mover_of(a, b)
        catch(other, mover.move()["number"])
        assert mover.updates[-1]["text"] == other.updates[-1]["text"]
    a.done("chat", text="hello from here")
    heard = b.until(lambda message: message["type"] == "chat")
    assert heard["messages"][-1]["text"] == "hello from here"
    mover, other = mover_of(a, b)
    catch(other, mover.move()["number"])
    if not mover.done("undo")["done"]:
        while other.shown["undo"] is None:
            other.receive()
        assert other.shown["undo"]["seat"] == mover.seat
        other.done("undo_answer", agrees=True)
    while mover.updates[-1]["kind"] != "undo":
        mover.receive()
    while other.updates[-1]["kind"] != "undo":
        other.receive()
    mover, other = mover_of(a, b)
    catch(other, mover.move()["number"])


def test_a_late_move_and_a_repeated_one_are_recognised_by_the_other_server(
    servers: tuple[Running, Running],
) -> None:
    id, a, b = between(servers)
    mover, other = mover_of(a, b)
    number, event = mover.shown["number"], mover.shown["legal"][0]["event"]
    played = mover.move(event)["number"]
    home = servers[0] if mover is a else servers[1]
    away = servers[1] if mover is a else servers[0]
    same = away.device()
    same.http.cookies.update(next(each for each in home.devices if mover in each.sockets).http.cookies)
    body = {"type": "move", "seat": mover.seat, "number": number, "event": event}
    assert same.ask("POST", f"/api/tables/{id}/commands", body)["number"] == played
    catch(other, played)
    catch(other, mover_of(a, b)[0].move()["number"])
    later = same.ask("POST", f"/api/tables/{id}/commands", body | {"number": number + 1}, expect=409)
    assert later["number"] >= played


def test_who_is_here_is_known_at_both_servers(servers: tuple[Running, Running]) -> None:
    id, a, b = between(servers)
    both = {"type": "here", "seats": ["a", "b"]}
    if both not in a.heard:
        a.until(lambda message: message == both)
    if both not in b.heard:
        b.until(lambda message: message == both)
    assert [seat["here"] for seat in a.hello()["table"]["seats"]] == [True, True]
    b.close()
    a.until(lambda message: message == {"type": "here", "seats": ["a"]})
    eventually(lambda: seats_here(servers[1].devices[0], id) == ["a"])  # also where nobody of it is connected
    again = servers[1].devices[0].sit_at(id, "b")
    a.until(lambda message: message == both)
    a.close()
    again.until(lambda message: message == {"type": "here", "seats": ["b"]})


def test_a_server_that_comes_later_asks_who_is_here_and_one_that_goes_says_so(
    servers: tuple[Running, Running], start: Start, postgres_address: str
) -> None:
    id, a, _ = between(servers)
    third = start(database=postgres_address)
    spectator = third.device()
    spectator.http.cookies.update(servers[0].devices[0].http.cookies)
    eventually(lambda: seats_here(spectator, id) == ["a", "b"])
    servers[1].close()
    a.until(lambda message: message == {"type": "here", "seats": ["a"]})
    eventually(lambda: seats_here(spectator, id) == ["a"])


def test_people_of_a_server_that_died_are_here_no_longer(
    postgres_address: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(presence, "BEAT_SECONDS", 0.05)
    one, other = Store(postgres_address), Store(postgres_address)
    assert one.news.wait_until_listening(PATIENCE)
    assert other.news.wait_until_listening(PATIENCE)
    now, told = [0.0], list[str]()
    ours, theirs = Presence(one.news, lambda: now[0] + time.monotonic()), Presence(other.news)
    ours.open(told.append)
    theirs.open(lambda _: None)
    theirs.put("table", [1, 0])
    eventually(lambda: ours.elsewhere("table") == {0, 1})
    assert told == ["table"]
    monkeypatch.setattr(other.news, "say", lambda _: None)  # it dies without a word
    now[0] = LAPSE_SECONDS + 1
    eventually(lambda: not ours.elsewhere("table"))
    assert told == ["table", "table"]
    ours.close()
    theirs.close()
    one.close()
    other.close()


def test_many_tables_are_told_in_parts_that_fit() -> None:
    told = {f"table-{number:05}": [0, 1, 2, 3] for number in range(2000)}
    made = payloads(told, asks=True)
    assert made[0] == {"here": {}, "asks": True}
    joined: dict[str, list[int]] = {}
    for each in made:
        assert len(str(each)) < MOST_BYTES + 200
        joined |= each["here"]
    assert joined == told
    assert payloads({}, asks=False) == []


def test_bots_are_played_by_either_server(start: Start, postgres_address: str) -> None:
    """At the tables of a server without bots of its own, those of the other think; and at its own."""
    web = start(database=postgres_address)
    thinking = start(database=postgres_address, workers=1, bots=True)
    for running in (web, thinking):
        assert running.service.store.news.wait_until_listening(PATIENCE)
    for running in (web, thinking):
        device = running.device()
        player = device.sit_at(device.table("kingdomino", ["me", "random"])["id"], "a")
        for _ in range(3):
            while not player.shown["legal"]:
                player.receive()
            player.move()
        while not [each for each in player.updates if each["actor"] == "b"]:
            player.receive()
    assert thinking.service.metrics.moves.labels("bot")._value.get() >= 2
    assert web.service.metrics.moves.labels("bot")._value.get() == 0


def test_turns_of_bots_are_handed_to_one_of_two_servers_each(start: Start, postgres_address: str) -> None:
    both = [start(database=postgres_address, workers=1, bots=True) for _ in range(2)]
    device = both[0].device()
    ids = [device.table("kingdomino", ["me", "random", "random"])["id"] for _ in range(6)]
    players = [device.sit_at(id, "a") for id in ids]
    for _ in range(3):
        for player in players:
            while not player.shown["legal"] and not player.over:
                player.receive()
            player.move()
    for running, player in zip(both * 3, players, strict=True):
        entries = running.service.store.entries(player.shown["table"]["id"])
        assert [each.seq for each in entries] == list(range(1, len(entries) + 1))
