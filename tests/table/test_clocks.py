"""The clock of the service: what it counts, and that nothing hidden shows in it."""

from __future__ import annotations

import random
from collections.abc import Iterator
from typing import Any

import pytest

from kroon.table import clocks, lobby, undo, views
from kroon.table.errors import Refused
from kroon.table.store import Store
from kroon.table.tables import Tables
from tests.table.seating import ADA, BO, OWNERS, Service, Time, actor, eyes, legal, move, seated

HOUR = 3600.0


@pytest.fixture
def store(address: str) -> Iterator[Store]:
    made = Store(address)
    yield made
    made.close()


def spent(tables: Tables, id: str) -> list[float]:
    with tables.at(id) as live:
        return [each / 1000 for each in live.fold.spent]


def test_a_wall_clock_that_is_set_costs_nobody_time(store: Store) -> None:
    wall, monotonic = Time(1_000_000.0), Time(50.0)
    tables = Tables(store, wall, monotonic)
    id = seated(tables, "kingdomino", [ADA, BO], per_game=600, stand_in="random")
    seat = actor(tables, id)
    for jump in (2 * HOUR, -5 * HOUR):
        wall.now += jump
        clocks.enforce(tables, id)
    monotonic.now += 7
    move(tables, id, legal(tables, id)[0])
    assert spent(tables, id)[seat] == 7
    shown = views.view_for(tables, eyes(id, seat))["clock"]
    assert shown["spent"][seat] == 7


def test_downtime_is_charged_to_nobody_and_what_was_thought_before_it_counts(store: Store) -> None:
    wall, monotonic = Time(1_000_000.0), Time(50.0)
    tables = Tables(store, wall, monotonic)
    id = seated(tables, "kingdomino", [ADA, BO], per_game=600, stand_in="random")
    seat = actor(tables, id)
    monotonic.now += 30
    tables.running.beat()
    if store.engine.dialect.name == "postgresql":  # no server has been there for long
        store.write(
            "", lambda connection: connection.exec_driver_sql("UPDATE service_clock SET beat = beat - 900")
        )
    wall.now += 3 * HOUR
    later = Tables(store, wall, restarted := Time(3.0))
    restarted.now += 5
    move(later, id, legal(later, id)[0])
    before = 30 if store.engine.dialect.name == "sqlite" else 0  # there the database's own clock counts
    assert spent(later, id)[seat] == pytest.approx(before + 5, abs=2)


def test_servers_on_one_database_agree_on_the_time(postgres_address: str) -> None:
    stores = [Store(postgres_address) for _ in range(2)]
    one, other = (Tables(store) for store in stores)
    one.running.beat()
    other.running.beat()
    one.running.beat()
    assert abs(one.running.now() - other.running.now()) < 2000
    for store in stores:
        store.close()


def test_a_crash_before_the_clock_was_kept_doesnt_stop_it(service: Service) -> None:
    id = seated(service.tables, "kingdomino", [ADA, BO], per_move=60, stand_in="random")
    service.time.now += 20
    move(service.tables, id, legal(service.tables, id)[0])
    again = Tables(service.store, service.time, service.time)  # nothing was written but the moves
    with again.at(id) as live:
        assert live.fold.since <= again.running.now()
    due = clocks.enforce(again, id)
    assert due is not None
    assert due - again.running.now() <= 60_000


def hidden_decision(service: Service, **settings: int) -> tuple[str, int]:
    """A Dominion table at which somebody may end the action phase, which the other may not notice; and who."""
    choice = random.Random(3)
    given: Any = {"stand_in": "random", **settings}
    id = seated(service.tables, "dominion", [ADA, BO], {"kingdom": "first_game"}, **given)
    while True:
        seat = actor(service.tables, id)
        texts = legal(service.tables, id)
        letter = "ab"[seat]
        with service.tables.at(id) as live:
            action = live.game.view(live.fold.play.state, seat)["asks"] == "action"
        if action and f"{letter} end" in texts:
            return id, seat
        buys = [
            text for text in texts if " buy " in text and text.split(" ")[2] in ("village", "smithy", "market")
        ]
        move(service.tables, id, choice.choice(buys or texts))


def test_a_decision_that_others_may_not_notice_shows_in_no_clock(service: Service) -> None:
    id, seat = hidden_decision(service, per_move=60)
    tables, other = service.tables, 1 - seat
    before = views.view_for(tables, eyes(id, other))
    due = clocks.enforce(tables, id)
    service.time.now += 20
    move(tables, id, f"{'ab'[seat]} end")
    assert clocks.enforce(tables, id) == due  # else they would see that the time is up later
    after = views.view_for(tables, eyes(id, other))
    assert after["clock"] | {"now": 0} == before["clock"] | {"now": 0}
    assert after["number"] == before["number"]


def test_time_is_counted_alike_with_and_without_a_hidden_decision(service: Service) -> None:
    id, seat = hidden_decision(service, per_game=6000)
    tables, other = service.tables, 1 - seat
    began = spent(tables, id)[seat]
    service.time.now += 20
    move(tables, id, f"{'ab'[seat]} end")
    service.time.now += 30
    move(tables, id, f"{'ab'[seat]} end")
    shown = views.view_for(tables, eyes(id, other))["clock"]["spent"][seat]
    assert shown == began + 50


def test_a_hidden_decision_ends_no_request_and_gives_nobody_more_time_to_be_away(service: Service) -> None:
    id, seat = hidden_decision(service, away=60)
    tables, other = service.tables, 1 - seat
    assert not undo.ask(tables, id, OWNERS[other], other)
    asked = views.view_for(tables, eyes(id, other))["undo"]
    service.time.now += 50
    move(tables, id, f"{'ab'[seat]} end")
    assert views.view_for(tables, eyes(id, other))["undo"] == asked
    with pytest.raises(Refused):
        clocks.hand_over(tables, id, OWNERS[other], seat)
    service.time.now += 11
    clocks.hand_over(tables, id, OWNERS[other], seat)


def test_a_companion_table_has_no_clock(service: Service) -> None:
    for clock in ("per_move", "per_game"):
        with pytest.raises(Refused, match="no clocks"):
            lobby.create(service.tables, ADA, "builder", {"players": 2}, {"companion": True, clock: 60})
