"""Whole games over the wire: people on two devices and a bot, in every game."""

from __future__ import annotations

import contextlib
import random
import time
from typing import Any

import pytest

from kroon.bots.players import bot_names
from kroon.core import record as records
from kroon.core.registry import find_game, game_names
from kroon.table import proof
from tests.service.conftest import Running
from tests.service.devices import PATIENCE, Device, Player

every_game = pytest.mark.parametrize("game", game_names())
LONG = {"dominion": 80}
"""Games that aren't played to the end here, and after how many moves somebody gives up."""


def play(players: list[Player], seed: int, most: int) -> None:
    """Play legal moves at random; after so many, all give up."""
    choice = random.Random(seed)
    for _ in range(most):
        mover = next_mover(players)
        if mover is None:
            return
        mover.move(choice.choice(mover.shown["legal"])["event"])
    for each in players:
        each.command("resign")
    while not all(each.over for each in players):
        hear_all(players)


def next_mover(players: list[Player]) -> Player | None:
    """Whoever is to move of these, when somebody is; None when the game is over."""
    until = time.monotonic() + PATIENCE
    while time.monotonic() < until:
        mover = next((each for each in players if each.shown["legal"]), None)
        if mover is not None or all(each.over for each in players):
            return mover
        hear_all(players)
    raise TimeoutError


def hear_all(players: list[Player]) -> None:
    for each in players:
        with contextlib.suppress(TimeoutError):
            each.receive(0.005)


def all_updates(device: Device, table: str, seat: str | None, language: str) -> list[dict[str, Any]]:
    """The whole stream of a seat, page by page."""
    found: list[dict[str, Any]] = []
    while True:
        path = f"/api/tables/{table}/updates?seat={seat}&after={len(found)}"
        page = device.ask("GET", path, headers={"Accept-Language": language})
        found += page["updates"]
        if not page["updates"] or len(found) >= page["number"]:
            return found


@every_game
def test_people_on_two_devices_and_a_bot_play_a_game(server: Running, game: str) -> None:
    ada, bo = server.device(), server.device()
    made = ada.table(game, ["me", "open", "random"])
    assert bo.join(made) == "b"
    players = [ada.sit_at(made["id"], "a", language="nl"), bo.sit_at(made["id"], "b", language="de")]
    play(players, 1, LONG.get(game, 10_000))
    results = [each.shown["result"] for each in players]
    assert results[0]["scores"] == results[1]["scores"]
    record = ada.ask("GET", f"/api/tables/{made['id']}/record?seat=a")
    checked = records.check(records.from_json(record))
    proof.verify(records.from_json(record))
    assert checked.over == (game not in LONG)
    for device, player, language in zip((ada, bo), players, ("nl", "de"), strict=True):
        assert all_updates(device, made["id"], player.seat, language) == player.updates
        assert [update["number"] for update in player.updates] == list(range(1, len(player.updates) + 1))
        assert all(update["told"] for update in player.updates)


def test_a_bot_plays_each_game(server: Running) -> None:
    ada = server.device()
    for game in game_names():
        bot = "greedy" if "greedy" in bot_names(find_game(game)) else "random"
        made = ada.table(game, ["me", bot])
        player = ada.sit_at(made["id"])
        for _ in range(4):
            while not player.shown["legal"]:
                player.receive()
            player.move()
        actors: set[Any] = {each["actor"] for each in player.updates if each["kind"] == "event"}
        assert "a" in actors
