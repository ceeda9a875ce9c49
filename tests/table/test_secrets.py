"""What leaves a table: no view, update or number tells a seat what it may not know."""

from __future__ import annotations

import json
import random
from typing import Any

import pytest

from kroon.core.registry import game_names
from kroon.table import clocks, views
from kroon.table.errors import Refused
from kroon.table.live import Live
from tests.table.seating import ADA, BO, CY, OWNERS, Service, eyes, play_on, seated, step

every_game = pytest.mark.parametrize("game", game_names())
OPTIONS: dict[str, dict[str, Any]] = {"dominion": {"kingdom": "interactive"}}


def redealt(live: Live, seat: int, seed: int) -> Any:
    engine = live.fold.play.engine
    made = engine.copy(live.fold.play.state)
    engine.redeal(made, seat, engine.generator(seed))
    return made


@every_game
def test_a_view_is_the_same_whatever_others_hold(service: Service, game: str) -> None:
    """The true state is exchanged for others that look the same to the seat."""
    id = seated(service.tables, game, [ADA, BO, CY], OPTIONS.get(game), per_move=60)
    choice = random.Random(3)
    for count in range(45):
        if step(service.tables, id, choice) is None:
            break
        if count % 9:
            continue
        for seat in range(3):
            shown = views.view_for(service.tables, eyes(id, seat))
            with service.tables.at(id) as live:
                true = live.fold.play.state
                for seed in range(3):
                    live.fold.play.state = redealt(live, seat, seed)
                    again = views.view_for(service.tables, eyes(id, seat))
                    live.fold.play.state = true
                    assert again == shown


@every_game
def test_a_stream_holds_what_the_game_shows_and_has_no_gaps(service: Service, game: str) -> None:
    id = seated(service.tables, game, [ADA, BO, CY], OPTIONS.get(game))
    play_on(service.tables, id, 4, 60)
    with service.tables.at(id) as live:
        line = live.fold.line
        states = [live.fold.state_after(0), *(placed.step.after for placed in line)]
    for viewer in (0, 1, 2, None):
        stream = views.since(service.tables, eyes(id, viewer), 0)
        assert [each["number"] for each in stream] == list(range(1, len(stream) + 1))
        seen = [
            live.game.seen(before, placed.step.ids, after, viewer)
            for placed, before, after in zip(line, states, states[1:], strict=False)
        ]
        assert [each["text"] for each in stream if each["kind"] == "event"] == [
            s for s in seen if s is not None
        ]
        assert "seq" not in json.dumps(stream)


def test_a_client_that_was_away_catches_up_from_its_last_number(service: Service) -> None:
    id = seated(service.tables, "dominion", [ADA, BO], {"kingdom": "interactive"})
    for viewer in (0, 1, None):
        whole: list[dict[str, Any]] = []
        choice = random.Random(5)
        for _ in range(30):
            step(service.tables, id, choice)
            whole += views.since(service.tables, eyes(id, viewer), len(whole))
            assert views.view_for(service.tables, eyes(id, viewer))["number"] == len(whole)
        assert whole == views.since(service.tables, eyes(id, viewer), 0)[: len(whole)]
        for wrong in (-1, 10_000):
            with pytest.raises(Refused):
                views.since(service.tables, eyes(id, viewer), wrong)


@every_game
def test_earlier_positions_are_shown_as_the_seat_knew_them(service: Service, game: str) -> None:
    id = seated(service.tables, game, [ADA, BO], OPTIONS.get(game))
    known: dict[tuple[int | None, int], Any] = {}
    choice = random.Random(6)
    for count in range(24):
        for viewer in (0, 1, None):
            shown = views.view_for(service.tables, eyes(id, viewer))
            known[viewer, shown["number"]] = shown["view"]
        if count == 12:
            with service.tables.at(id) as live:
                other = 1 - max(live.fold.play.actor, 0)
            clocks.hand_over(service.tables, id, OWNERS[other], other)
        if step(service.tables, id, choice) is None:
            break
    for (viewer, number), view in known.items():
        if views.view_for(service.tables, eyes(id, viewer))["result"] is None:
            assert views.position(service.tables, eyes(id, viewer), number) == view
    with pytest.raises(Refused):
        views.position(service.tables, eyes(id, 0), 0)
