"""What goes over the wire: nothing that a seat may not know, in any game."""

from __future__ import annotations

import random
from collections.abc import Callable
from typing import Any

import pytest

from kroon.core.message import Message
from kroon.core.registry import game_names
from kroon.table.steps import UNKNOWN
from tests.service.conftest import Running
from tests.service.devices import Player
from tests.service.test_games import hear_all, next_mover

every_game = pytest.mark.parametrize("game", game_names())
OPTIONS: dict[str, dict[str, Any]] = {"dominion": {"kingdom": "interactive"}}
MOVES = 24


@every_game
def test_a_client_that_compares_with_the_true_state_finds_no_secret(server: Running, game: str) -> None:
    ada, bo, eve = server.device(), server.device(), server.device()
    made = ada.table(game, ["me", "open"], OPTIONS.get(game))
    bo.join(made)
    id = made["id"]
    secret = ada.ask("POST", f"/api/tables/{id}/spectators", expect=201)["secret"]
    players = [ada.sit_at(id, "a"), bo.sit_at(id, "b", version=2)]
    watching = eve.sit_at(id, None, spectator=secret, version=2)
    choice = random.Random(7)
    for count in range(MOVES):
        mover = next_mover(players)
        if mover is None:
            break
        mover.move(choice.choice(mover.shown["legal"])["event"])
        if count % 4 == 0:
            next_mover(players)
            for device, player in ((ada, players[0]), (bo, players[1])):
                looks_the_same_whatever_others_hold(server, device, id, player.seat or "")
    everybody = [*players, watching]
    while any(each.shown["number"] < last_number(server, id, each) for each in everybody):
        hear_all(everybody)
    for viewer, each in zip((0, 1, None), everybody, strict=True):
        was_shown_what_the_game_shows(server, id, viewer, each, str if each is players[0] else Message.to_json)
    holds_no_secret_of_the_table(server, id, everybody)


def last_number(server: Running, id: str, player: Player) -> int:
    with server.service.tables.at(id) as live:
        return live.fold.streams.number(None if player.seat is None else "abcd".index(player.seat))


def looks_the_same_whatever_others_hold(server: Running, device: Any, id: str, seat: str) -> None:
    """The true state is exchanged for others that look the same to the seat."""
    path = f"/api/tables/{id}/view?seat={seat}"
    shown = device.ask("GET", path)
    with server.service.tables.at(id) as live:
        true, engine = live.fold.play.state, live.fold.play.engine
        others = []
        for seed in range(3):
            made = engine.copy(true)
            engine.redeal(made, "abcd".index(seat), engine.generator(seed))
            others.append(made)
    try:
        for other in others:
            live.fold.play.state = other
            assert device.ask("GET", path) == shown
    finally:
        live.fold.play.state = true


def was_shown_what_the_game_shows(
    server: Running, id: str, viewer: int | None, player: Player, says: Callable[[Message], Any]
) -> None:
    """Events as the game shows them to the viewer, in words or messages that don't tell more, and the view."""
    with server.service.tables.at(id) as live:
        game, fold = live.game, live.fold
        before, expected = fold.state_after(0), []
        for placed in fold.line:
            seen = game.seen(before, placed.step.ids, placed.step.after, viewer)
            if seen is not None:
                expected.append((seen, says(game.tell(before, placed.step.ids, UNKNOWN in seen))))
            before = placed.step.after
        view = game.view(fold.play.state, viewer)
    events = [(each["text"], each["told"]) for each in player.updates if each["kind"] == "event"]
    assert events == expected
    assert player.shown["view"] == view
    assert player.shown["actor"] == view["actor"]


def holds_no_secret_of_the_table(server: Running, id: str, players: list[Player]) -> None:
    with server.service.tables.at(id) as live:
        assert live.fold.ended is None
        row = live.row
        hidden = {row.seed, row.creator, *(owner for seat in live.seats for owner in seat.owners)}
    for each in players:
        sent = repr(each.heard)
        assert not [word for word in hidden if word and word in sent]
