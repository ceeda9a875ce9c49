"""All games, played to the end through the table."""

from __future__ import annotations

import random

import pytest

from kroon.bots.players import bot_names
from kroon.core import record as records
from kroon.core.registry import find_game, game_names
from kroon.table import proof, views
from kroon.table.log import Fold
from tests.table.seating import ADA, BO, Service, actor, eyes, play_on, seated, step

every_game = pytest.mark.parametrize("game", game_names())


@every_game
def test_a_game_is_played_to_its_end_and_its_proof_holds(service: Service, game: str) -> None:
    policy = "random" if "money" not in bot_names(find_game(game)) else "money"  # or it takes very long
    id = seated(service.tables, game, [ADA, BO, None], bot=policy)
    play_on(service.tables, id, 1, policy=policy)
    assert actor(service.tables, id) == -2
    record = views.record(service.tables, eyes(id, 0))
    play = records.check(record)
    assert play.over
    shown = proof.verify(record)
    assert shown.undone == 0
    assert shown.outcomes == sum(event.startswith("*") for event in record.events)
    final = views.view_for(service.tables, eyes(id, 1))
    assert final["table"]["state"] == "over"
    assert final["result"]["scores"] == play.scores()
    assert final["result"]["winners"] == play.winners()
    assert final["result"]["breakdown"] == play.game.breakdown(play.state)
    assert final["result"]["revealed"] == [play.game.view(play.state, seat) for seat in range(3)]


@every_game
def test_folding_the_stored_log_gives_the_same_table(service: Service, game: str) -> None:
    id = seated(service.tables, game, [ADA, None], forced=True)
    play_on(service.tables, id, 2, 40)
    with service.tables.at(id) as live:
        again = Fold(live.game, live.row.options)
        again.extend(service.store.entries(id))
        assert again.events == live.fold.events
        assert again.entries == live.fold.entries
        assert again.play.state.tobytes() == live.fold.play.state.tobytes()
        for viewer in again.streams.viewers:
            assert again.streams.since(viewer, 0) == live.fold.streams.since(viewer, 0)
        assert again.spent == live.fold.spent
        replayed = records.final(views.record_of(live))
        assert replayed.state.tobytes() == live.fold.play.state.tobytes()


@every_game
def test_forced_moves_are_played_by_the_service(service: Service, game: str) -> None:
    id = seated(service.tables, game, [ADA, BO], forced=True)
    choice = random.Random(3)
    for _ in range(60):
        if step(service.tables, id, choice) is None:
            break
        with service.tables.at(id) as live:
            assert live.fold.play.over or len(live.fold.play.legal_ids()) > 1
