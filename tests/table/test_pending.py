"""A table whose change is on its way to the disk: nobody reads or changes it, and nobody's thread must wait."""

from __future__ import annotations

import threading
from collections.abc import Callable
from concurrent.futures import Future
from typing import Any

import pytest

from kroon.table import lobby, moves, undo
from kroon.table.errors import Conflict, Late, NoTable, StoreUnavailable
from kroon.table.tables import Tables
from tests.table.disk import PATIENCE, broken_disk, slow_disk
from tests.table.seating import ADA, OWNERS, Service, actor, legal, move, number, seated


@pytest.fixture
def id(service: Service) -> str:
    return seated(service.tables, "kingdomino", list(OWNERS))


def at_once(tables: Tables, id: str, event: str | None = None) -> Callable[[], Future[int] | None]:
    """The first legal move, or that one, chosen now and made when it is called."""
    seat, chosen = actor(tables, id), event or legal(tables, id)[0]
    at = number(tables, id, seat)
    return lambda: moves.play_at_once(tables, id, OWNERS[seat], seat, at, chosen)


def begun(made: Future[int] | None) -> Future[int]:
    assert made is not None
    return made


class Meanwhile:
    """Something that is asked in a thread of its own."""

    def __init__(self, ask: Callable[[], Any]) -> None:
        self.answer: Any = None
        self._ask = ask
        self._thread = threading.Thread(target=self._run)
        self._thread.start()

    def _run(self) -> None:
        try:
            self.answer = self._ask()
        except Exception as error:
            self.answer = error

    def waits(self) -> bool:
        self._thread.join(0.05)
        return self._thread.is_alive()

    def result(self) -> Any:
        self._thread.join(PATIENCE)
        assert not self._thread.is_alive()
        return self.answer


def test_a_move_is_part_of_the_table_only_when_it_is_on_the_disk(service: Service, id: str) -> None:
    tables, seat = service.tables, actor(service.tables, id)
    play, before, event = at_once(tables, id), number(tables, id, seat), legal(tables, id)[0]
    logged = service.store.entries(id)
    with slow_disk(service.store):
        made = begun(play())
        reader = Meanwhile(lambda: number(tables, id, seat))
        assert reader.waits()
        with tables.at_once(id) as live:
            assert live is None
        assert not made.done()
        assert service.store.entries(id) == logged
    assert made.result(PATIENCE) == before + 1
    assert reader.result() >= before + 1
    assert service.store.entries(id)[len(logged)].text == event


def test_of_two_moves_in_flight_the_second_waits_for_the_first(service: Service, id: str) -> None:
    tables, seat = service.tables, actor(service.tables, id)
    at, choices = number(tables, id, seat), legal(tables, id)
    play, other = at_once(tables, id), at_once(tables, id, choices[1])
    with slow_disk(service.store):
        made = begun(play())
        assert play() is None
        assert other() is None
        again = Meanwhile(lambda: moves.play(tables, id, OWNERS[seat], seat, at, choices[0]))
        late = Meanwhile(lambda: moves.play(tables, id, OWNERS[seat], seat, at, choices[1]))
        assert again.waits()
        assert late.waits()
    assert again.result() == made.result(PATIENCE)
    assert isinstance(late.result(), Late)
    assert [each.text for each in service.store.entries(id) if each.text in choices] == [choices[0]]


def test_an_undo_that_is_asked_for_meanwhile_is_about_the_table_after_the_move(
    service: Service, id: str
) -> None:
    tables, seat = service.tables, actor(service.tables, id)
    play, event = at_once(tables, id), legal(tables, id)[0]
    with slow_disk(service.store):
        made = begun(play())
        asked = Meanwhile(lambda: undo.ask(tables, id, OWNERS[seat], seat))
        assert asked.waits()
    made.result(PATIENCE)
    asked.result()
    logged = service.store.entries(id)
    moved = next(each.seq for each in logged if each.text == event)
    assert logged[-1].kind in ("undo", "ask")
    assert int(logged[-1].text) < moved < logged[-1].seq


def test_a_conflict_is_told_and_the_table_then_knows_what_the_other_wrote(service: Service, id: str) -> None:
    tables, other = service.tables, Tables(service.store)
    seat, choices = actor(tables, id), legal(tables, id)
    at, play = number(tables, id, seat), at_once(tables, id)
    move(other, id, choices[1])
    with pytest.raises(Conflict):
        begun(play()).result(PATIENCE)
    assert play() is None  # what is new has to be read first
    with pytest.raises(Late):
        moves.play(tables, id, OWNERS[seat], seat, at, choices[0])
    assert number(tables, id, seat) == number(other, id, seat)
    move(tables, id, legal(tables, id)[0])


def test_after_a_disk_that_failed_the_table_is_read_anew(service: Service, id: str) -> None:
    tables, event = service.tables, legal(service.tables, id)[0]
    play, logged = at_once(tables, id), service.store.entries(id)
    with broken_disk(service.store):
        with pytest.raises(StoreUnavailable):
            begun(play()).result(PATIENCE)
        with tables.at_once(id) as live:
            assert live is None
        assert legal(tables, id)[0] == event  # reading goes on
        with pytest.raises(StoreUnavailable):
            move(tables, id, event)
    assert service.store.entries(id) == logged
    assert legal(tables, id)[0] == event
    begun(play()).result(PATIENCE)
    assert service.store.entries(id)[len(logged)].text == event


def test_a_refused_move_leaves_the_table_free(service: Service, id: str) -> None:
    tables, seat = service.tables, actor(service.tables, id)
    with pytest.raises(Late):
        moves.play_at_once(tables, id, OWNERS[seat], seat, 99, legal(tables, id)[0])
    begun(at_once(tables, id)())


def test_a_repeated_move_is_answered_at_once(service: Service, id: str) -> None:
    play = at_once(service.tables, id)
    first = begun(play()).result(PATIENCE)
    again = begun(play())
    assert again.done()
    assert again.result() == first


def test_what_waits_is_written_when_the_store_is_closed(service: Service, id: str) -> None:
    event, play = legal(service.tables, id)[0], at_once(service.tables, id)
    with slow_disk(service.store):
        made = begun(play())
        closing = Meanwhile(service.store.close)
        assert closing.waits()
    closing.result()
    assert made.done()
    assert event in [each.text for each in service.store.entries(id)]
    with pytest.raises(StoreUnavailable):
        move(service.tables, id, legal(service.tables, id)[0])
    assert legal(service.tables, id)  # the table is free


def test_a_table_that_is_read_anew_meanwhile_learns_of_the_move(service: Service, id: str) -> None:
    tables, seat = service.tables, actor(service.tables, id)
    play, before = at_once(tables, id), number(tables, id, seat)
    with slow_disk(service.store):
        made = begun(play())
        tables.forget(id)
        assert number(tables, id, seat) == before
    made.result(PATIENCE)
    assert number(tables, id, seat) > before


def test_a_table_that_is_deleted_while_a_move_waits_is_gone(service: Service, id: str) -> None:
    play = at_once(service.tables, id)
    with slow_disk(service.store):
        made = begun(play())
        deleting = Meanwhile(lambda: lobby.delete_table(service.tables, id, ADA))
    made.result(PATIENCE)
    deleting.result()
    with pytest.raises(NoTable):
        number(service.tables, id, 0)


def test_few_tables_in_memory_are_kept_as_long_as_they_wait(
    service: Service, id: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("kroon.table.tables.MOST_LIVE", 1)
    others = [seated(service.tables, "kingdomino", [ADA, ADA]) for _ in range(3)]
    play, seat = at_once(service.tables, id), actor(service.tables, id)
    before = number(service.tables, id, seat)
    with slow_disk(service.store):
        made = begun(play())
        for other in others:
            actor(service.tables, other)
        reader = Meanwhile(lambda: number(service.tables, id, seat))
        assert reader.waits()
    made.result(PATIENCE)
    assert reader.result() > before


def test_who_holds_a_table_cannot_change_it_and_wait_for_ever(service: Service, id: str) -> None:
    event = legal(service.tables, id)[0]
    with service.tables.at(id), pytest.raises(RuntimeError, match="holds it"):
        move(service.tables, id, event)
    move(service.tables, id, event)
