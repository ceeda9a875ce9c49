"""The second version of the protocol: what there is to say comes as messages; the first still gets texts."""

from __future__ import annotations

import re
from typing import Any

import pytest

from kroon.core.message import message
from kroon.core.registry import game_names
from kroon.core.texts import has, say
from tests.service.conftest import QUICK, Running, Start
from tests.service.devices import Device, Player
from tests.service.test_score import SHEETS
from tests.service.test_sockets import mover_of

SECOND = {"kroon-protocol": "2"}


def is_message(said: Any) -> bool:
    """Whether it has the form of a message, with a text for its key."""
    return isinstance(said, dict) and has(said["key"]) and set(said) <= {"key", "args", "lines", "variant"}


def two(server: Running, game: str, **settings: Any) -> tuple[str, Device, Player, Player]:
    """A table of two people who are spoken to in messages."""
    ada, bo = server.device(**SECOND), server.device(**SECOND)
    made = ada.table(game, ["me", "open"], **settings)
    bo.join(made)
    id = made["id"]
    return id, ada, ada.sit_at(id, "a", version=2), bo.sit_at(id, "b", version=2)


@pytest.mark.parametrize("game", game_names())
def test_a_game_is_told_and_asked_in_messages(server: Running, game: str) -> None:
    id, ada, a, b = two(server, game)
    for _ in range(6):
        mover, other = mover_of(a, b)
        assert is_message(mover.shown["ask"])
        found = mover.done("words")["words"]
        assert found
        assert set(found) == {each["event"] for each in mover.shown["legal"]}
        assert all(is_message(each) for each in found.values())
        mover.move()
        while other.shown["number"] < mover.shown["number"] and not other.shown["legal"]:
            other.receive()
    for each in (a, b):
        assert each.updates
        assert all(is_message(update["told"]) for update in each.updates)
        seats = re.findall(r"'kind': 'seat', 'id': '(\w)'", repr(each.updates))
        assert {*seats} <= {"a", "b"}
    shown = ada.ask("GET", f"/api/tables/{id}/positions/2?seat=a")
    assert shown["words"]
    assert all(map(is_message, shown["words"]))


def test_refusals_are_messages_that_name_places_and_the_rule(server: Running) -> None:
    _, ada, a, b = two(server, "kingdomino")
    while True:
        mover, _ = mover_of(a, b)
        if " place " in mover.shown["legal"][0]["event"]:
            break
        mover.move()
    wrong = f"{mover.seat} place 9,9 9,8"
    refusal = mover.refused("move", number=mover.shown["number"], event=wrong)
    assert is_message(refusal["message"])
    assert refusal["message"]["key"] == refusal["key"]
    answer = ada.ask("GET", "/api/tables/nothing", expect=404)["error"]
    assert is_message(answer["message"])
    plain = server.device().ask("GET", "/api/tables/nothing", expect=404)["error"]
    assert plain["message"] == say(plain["key"])
    with_words = server.device(**{"kroon-protocol": "1", "accept-language": "nl"})
    assert isinstance(with_words.ask("GET", "/api/tables/nothing", expect=404)["error"]["message"], str)


def test_the_end_is_explained_in_messages_and_the_first_version_gets_lines(server: Running) -> None:
    _, _, a, b = two(server, "builder")
    mover, other = mover_of(a, b)
    mover.done("resign")
    while not other.over:
        other.receive()
    assert all(map(is_message, other.shown["result"]["explained"]))
    assert all(is_message(each["told"]) for each in other.updates)
    shown = other.hello(version=1, language="nl")
    assert all(isinstance(line, str) for line in shown["result"]["explained"])
    assert all(isinstance(each["told"], str) for each in shown["updates"])


def test_a_hint_and_a_score_are_told_in_messages(server: Running) -> None:
    _, ada, a, b = two(server, "kingdomino", hints=True)
    mover, _ = mover_of(a, b)
    moves = mover.done("hint")["moves"]
    assert moves
    assert all(is_message(each["told"]) for each in moves)
    scored = ada.ask("POST", "/api/score/kingdomino", SHEETS["kingdomino"][0])
    assert scored["explained"]
    assert all(map(is_message, scored["explained"]))


def test_why_a_socket_is_closed_is_a_message(start: Start) -> None:
    running = start(QUICK)
    _, _, a, _ = two(running, "kingdomino")
    running.stop()
    closing = a.until(lambda said: said["type"] == "closing")
    assert is_message(closing["reason"])


@pytest.mark.parametrize("version", [0, 3, "2", None])
def test_there_are_two_versions(server: Running, version: Any) -> None:
    device = server.device()
    made = device.table("kingdomino", ["me", "me"])
    player = Player(device.raw_socket(made["id"]), "a")
    device.sockets.append(player)
    player.send({"type": "hello", "seat": "a", "version": version})
    assert player.until(lambda said: said["type"] != "ping")["type"] != "table"


def test_what_is_hidden_is_not_in_the_message(server: Running) -> None:
    """Others aren't told which cards somebody draws: no card is among the things of the message."""
    _, _, a, b = two(
        server,
        "dominion",
    )
    mover, other = mover_of(a, b)
    mover.move(f"{mover.seat} end")
    while other.shown["number"] < 3 or not other.shown["legal"]:
        other.receive()
    drawn = [each for each in other.updates if "?" in each["text"]]
    assert drawn
    for each in drawn:
        assert "'kind': 'card'" not in repr(each["told"])
        assert message("as-written", text="?").to_json() != each["told"]
