"""Moves: whose they are, which position they answer, repeated and late ones, two servers at one table."""

from __future__ import annotations

import random
import threading
from concurrent.futures import ThreadPoolExecutor

import pytest

from kroon.core.errors import Illegal, KroonError, Malformed
from kroon.table import bots, clocks, moves, views
from kroon.table.errors import Late, NotYours, Refused, StoreUnavailable
from kroon.table.store import Store
from kroon.table.tables import Tables
from tests.table.seating import (
    ADA,
    BO,
    CY,
    DI,
    OWNERS,
    Service,
    actor,
    eyes,
    legal,
    move,
    next_task,
    number,
    owner_of,
    play_on,
    seated,
    step,
)


@pytest.fixture
def id(service: Service) -> str:
    return seated(service.tables, "kingdomino", [ADA, BO])


def test_nobody_moves_for_a_seat_of_others(service: Service, id: str) -> None:
    seat = actor(service.tables, id)
    event = legal(service.tables, id)[0]
    for owner in (OWNERS[1 - seat], CY, ""):
        with pytest.raises(NotYours):
            moves.play(service.tables, id, owner, seat, number(service.tables, id, seat), event)
    with pytest.raises(NotYours):
        moves.play(service.tables, id, ADA, 7, 0, event)


def test_a_seat_makes_only_moves_of_its_own_and_in_its_turn(service: Service, id: str) -> None:
    seat = actor(service.tables, id)
    event = legal(service.tables, id)[0]
    other = 1 - seat
    with pytest.raises(Refused, match="turn"):
        moves.play(service.tables, id, OWNERS[other], other, number(service.tables, id, other), event)
    wrong = "ab"[other] + event[1:]
    with pytest.raises(Malformed):
        moves.play(service.tables, id, OWNERS[seat], seat, number(service.tables, id, seat), wrong)
    with pytest.raises(Malformed):
        moves.play(service.tables, id, OWNERS[seat], seat, number(service.tables, id, seat), "* row 1 2 3 4")


def test_an_illegal_move_is_refused_with_its_rule_and_changes_nothing(service: Service, id: str) -> None:
    seat = actor(service.tables, id)
    before = service.store.entries(id)
    with pytest.raises(Illegal, match="K"):
        moves.play(
            service.tables, id, OWNERS[seat], seat, number(service.tables, id, seat), f"{'ab'[seat]} pick 49"
        )
    with pytest.raises(KroonError):
        moves.play(service.tables, id, OWNERS[seat], seat, number(service.tables, id, seat), "x" * 10_000)
    assert service.store.entries(id) == before


def test_a_repeated_move_is_answered_as_before(service: Service, id: str) -> None:
    seat = actor(service.tables, id)
    at, event = number(service.tables, id, seat), legal(service.tables, id)[0]
    first = moves.play(service.tables, id, OWNERS[seat], seat, at, event)
    logged = len(service.store.entries(id))
    assert moves.play(service.tables, id, OWNERS[seat], seat, at, event) == first
    again = Tables(service.store, service.time)  # also after a restart
    assert moves.play(again, id, OWNERS[seat], seat, at, event) == first
    assert len(service.store.entries(id)) == logged
    play_on(service.tables, id, 1)
    assert moves.play(service.tables, id, OWNERS[seat], seat, at, event) == first  # and after the end


def test_a_late_move_is_refused_with_the_current_number(service: Service, id: str) -> None:
    seat = actor(service.tables, id)
    at = number(service.tables, id, seat)
    first, second, *_ = legal(service.tables, id)
    move(service.tables, id, first)
    with pytest.raises(Late) as caught:
        moves.play(service.tables, id, OWNERS[seat], seat, at, second)
    assert caught.value.number == number(service.tables, id, seat)
    for wrong in (-1, 10_000):
        with pytest.raises(Late):
            moves.play(service.tables, id, OWNERS[seat], seat, wrong, second)


def test_what_changes_no_position_makes_no_move_late(service: Service) -> None:
    id = seated(service.tables, "kingdomino", [ADA, BO, CY])
    seat = actor(service.tables, id)
    at = number(service.tables, id, seat)
    other = (seat + 1) % 3
    clocks.hand_over(service.tables, id, OWNERS[other], other)  # one's own seat at any time
    assert number(service.tables, id, seat) == at + 1
    moves.play(service.tables, id, OWNERS[seat], seat, at, legal(service.tables, id)[0])


def test_of_many_submissions_at_once_exactly_one_is_played(service: Service, id: str) -> None:
    seat = actor(service.tables, id)
    at, choices = number(service.tables, id, seat), legal(service.tables, id)

    def submit(event: str) -> str:
        try:
            moves.play(service.tables, id, OWNERS[seat], seat, at, event)
            return event
        except (Late, Refused):
            return ""

    with ThreadPoolExecutor(8) as pool:
        won = [event for event in pool.map(submit, choices * 4) if event]
    assert len(set(won)) == 1
    assert len(won) == 4  # the same one, repeated
    assert [e.text for e in service.store.entries(id) if e.text in choices] == [won[0]]


def test_two_servers_at_one_table_lose_and_double_nothing(address: str) -> None:
    services = [Service(Store(address)), Service(Store(address))]
    for each in services:
        assert each.store.news.wait_until_listening(10)
    id = seated(services[0].tables, "kingdomino", list(OWNERS))
    if (
        services[0].store.engine.dialect.name == "sqlite"
    ):  # one process has SQLite for itself, and hears no others
        services[1].tables = services[0].tables

    def play(number_of: int) -> int:
        choice, played = random.Random(number_of), 0
        for _ in range(3000):
            tables = services[number_of % 2].tables
            with tables.at(id) as live:
                seat = live.fold.play.actor
                if seat < 0:
                    break
                at, event = live.fold.streams.number(seat), choice.choice(live.fold.play.legal())
            if seat % 2 != number_of % 2:
                with tables.at(id) as live:
                    live.stale = True
                continue
            try:
                moves.play(tables, id, OWNERS[seat], seat, at, event)
                played += 1
            except (Late, Refused, KroonError):
                continue
        return played

    with ThreadPoolExecutor(4) as pool:
        played = sum(pool.map(play, range(4)))
    play_on(Tables(services[0].store), id, 1)
    with Tables(services[1].store).at(id) as live:
        assert live.fold.ended == "rules"
        by_owner = [each for each in live.fold.entries if each.by == "owner"]
        assert len({each.key for each in by_owner}) == len(by_owner)
        assert played > 10
    for each in services:
        each.store.close()


def test_a_store_that_fails_leaves_the_table_as_it_was(
    service: Service, id: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    event = legal(service.tables, id)[0]
    logged = service.store.entries(id)

    def fail(*_: object) -> None:
        raise StoreUnavailable("away")

    with monkeypatch.context() as away:
        away.setattr(service.store, "append_soon", fail)
        with pytest.raises(StoreUnavailable):
            move(service.tables, id, event)
    assert service.store.entries(id) == logged
    assert legal(service.tables, id)[0] == event
    move(service.tables, id, event)


def test_bots_are_asked_for_their_turns_and_lose_them_when_the_table_moves_on(service: Service) -> None:
    id = seated(service.tables, "kingdomino", [ADA, None, None])
    choice = random.Random(4)
    asked = 0
    while (seat := actor(service.tables, id)) >= 0:
        task = next_task(service.tables, "worker")
        if seat == 0:
            assert task is None
            step(service.tables, id, choice)
            continue
        assert task is not None
        assert task.seat == seat
        assert next_task(service.tables, "another") is None
        if asked % 5 == 0:  # this worker dies; its claim lapses
            service.time.now += bots.PATIENCE + 1
            again = next_task(service.tables, "another")
            assert again == task
        event = bots.think(task)
        assert bots.answer(service.tables, task, event)
        assert not bots.answer(service.tables, task, event)
        asked += 1
    assert asked > 10
    assert next_task(service.tables, "worker") is None


def test_resigning_leaves_the_rest_to_a_bot_or_ends_the_game(service: Service) -> None:
    id = seated(service.tables, "kingdomino", [ADA, BO, CY], stand_in="random")
    moves.resign(service.tables, id, ADA, 0)
    moves.resign(service.tables, id, ADA, 0)  # a repeated one
    play_on(service.tables, id, 1, 20)
    with pytest.raises(Refused):
        moves.play(service.tables, id, ADA, 0, number(service.tables, id, 0), "a pick 1")
    play_on(service.tables, id, 1)
    result = views.view_for(service.tables, eyes(id, 1))["result"]
    assert result["resigned"] == ["a"]
    assert "a" not in result["winners"]
    assert result["end"] == "rules"
    two = seated(service.tables, "kingdomino", [ADA, BO])
    move(service.tables, two, legal(service.tables, two)[0])
    moves.resign(service.tables, two, BO, 1)
    shown = views.view_for(service.tables, eyes(two, 0))
    assert shown["table"]["state"] == "over"
    assert (shown["result"]["winners"], shown["result"]["end"]) == (["a"], "resigned")
    made = views.record(service.tables, eyes(two, 0))
    assert made.result is None
    assert made.to_json()["resigned"] == ["b"]
    with pytest.raises(Refused):
        moves.resign(service.tables, two, ADA, 0)


def test_the_moves_of_a_seat_tell_what_they_touch_and_gain(service: Service) -> None:
    id = seated(service.tables, "kingdomino", [ADA, BO])
    choice = random.Random(8)
    for _ in range(30):
        seat = actor(service.tables, id)
        if seat < 0:
            break
        shown = views.view_for(service.tables, eyes(id, seat))["legal"]
        assert views.view_for(service.tables, eyes(id, 1 - seat))["legal"] == []
        assert views.view_for(service.tables, eyes(id, None))["legal"] == []
        assert [each["event"] for each in shown] == legal(service.tables, id)
        with service.tables.at(id) as live:
            for each in shown:
                play = live.fold.scratch()
                before = play.scores()[seat]
                play.play(each["event"])
                assert each["gain"] == play.scores()[seat] - before
                assert each["touches"] == each["event"].split(" ")[2:]
        step(service.tables, id, choice)


def test_a_companion_table_takes_chance_from_those_who_may_see_it(service: Service) -> None:
    tables = service.tables
    id = seated(
        tables, "builder", [ADA, BO], {"quadrants": "first_game", "cards": "first_game"}, companion=True
    )
    assert views.view_for(tables, eyes(id, 0))["table"]["commitment"] is None
    moves.type_outcome(tables, id, ADA, 0, number(tables, id, 0), "* start a")
    at = number(tables, id, 1)
    with pytest.raises(Refused, match="Only a"):
        moves.type_outcome(tables, id, BO, 1, at, "* card a grass")
    first = moves.type_outcome(tables, id, ADA, 0, number(tables, id, 0), "* card a grass")
    assert moves.type_outcome(tables, id, ADA, 0, first - 1, "* card a grass") == first
    with pytest.raises(Refused, match="Only b"):
        moves.type_outcome(tables, id, ADA, 0, number(tables, id, 0), "* card b flowers")
    moves.type_outcome(tables, id, BO, 1, number(tables, id, 1), "* card b canyon")
    assert actor(tables, id) == 0
    with pytest.raises(Refused):
        moves.type_outcome(tables, id, BO, 1, number(tables, id, 1), "* card b canyon again")
    shared = seated(
        tables, "builder", [ADA, ADA], {"quadrants": "first_game", "cards": "first_game"}, companion=True
    )
    moves.type_outcome(tables, shared, ADA, 0, number(tables, shared, 0), "* start a")
    with pytest.raises(Refused, match="device"):
        moves.type_outcome(tables, shared, ADA, 0, number(tables, shared, 0), "* card a grass")
    dominoes = seated(tables, "kingdomino", [ADA, ADA], companion=True)
    moves.type_outcome(tables, dominoes, ADA, 1, number(tables, dominoes, 1), "* row 3 12 17 40")
    moves.type_outcome(tables, dominoes, ADA, 1, number(tables, dominoes, 1), "* start b")
    move(tables, dominoes, "b pick 12")
    plain = seated(tables, "kingdomino", [ADA, BO])
    with pytest.raises(Refused):
        moves.type_outcome(tables, plain, ADA, 0, number(tables, plain, 0), "* row 3 12 17 40")


def test_owners_of_a_table_of_four_are_four(service: Service) -> None:
    id = seated(service.tables, "origins", [ADA, BO, CY, DI])
    assert [owner_of(service.tables, id, seat) for seat in range(4)] == list(OWNERS)


def test_those_who_hear_of_a_move_find_the_table_free_and_up_to_date(service: Service, id: str) -> None:
    heard = []

    def hear(table: str | None, seq: int) -> None:
        with service.tables.at_once(id) as live:
            heard.append((table, seq, None if live is None else live.fold.seq))

    service.store.subscribe(hear)
    move(service.tables, id, legal(service.tables, id)[0])
    with service.tables.at(id) as live:
        assert heard == [(id, live.fold.seq, live.fold.seq)]


def test_a_table_that_somebody_uses_or_that_is_out_of_date_is_not_there_at_once(
    service: Service, id: str
) -> None:
    tables = service.tables
    seen: list[bool] = []

    def look() -> None:
        with tables.at_once(id) as live:
            seen.append(live is not None)

    with tables.at(id) as live:
        thread = threading.Thread(target=look)
        thread.start()
        thread.join()
        live.changed = True
    look()
    with tables.at(id):
        pass
    look()
    tables.forget(id)
    look()
    assert seen == [False, False, True, False]
