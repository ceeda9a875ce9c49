"""News between servers: notices that fit and carry the entries, and tables that follow by them alone."""

from __future__ import annotations

import json
import threading
from collections.abc import Iterator, Sequence
from typing import Any

import pytest

from kroon.table.log import Entry
from kroon.table.news import payloads
from kroon.table.store import Store
from tests.table.disk import PATIENCE
from tests.table.seating import ADA, BO, OWNERS, Service, actor, legal, move, number, play_on, seated

LIMIT = 8000
"""A notice of PostgreSQL has fewer bytes."""


@pytest.fixture
def servers(postgres_address: str) -> Iterator[tuple[Service, Service]]:
    made = Service(Store(postgres_address)), Service(Store(postgres_address))
    for each in made:
        assert each.store.news.wait_until_listening(PATIENCE)
    yield made
    for each in made:
        each.store.close()


class Reads:
    """Counts how often a store is asked for a log, and waits for news."""

    def __init__(self, service: Service, monkeypatch: pytest.MonkeyPatch) -> None:
        self.count = 0
        self._heard = threading.Condition()
        self._last = 0
        true = service.store.entries

        def entries(table: str, after: int = 0) -> Sequence[Entry]:
            self.count += 1
            return true(table, after)

        monkeypatch.setattr(service.store, "entries", entries)
        service.store.news.subscribe_others(self._hear)

    def _hear(self, _: str | None, seq: int) -> None:
        with self._heard:
            self._last = max(self._last, seq)
            self._heard.notify_all()

    def wait_for(self, seq: int) -> None:
        with self._heard:
            assert self._heard.wait_for(lambda: self._last >= seq, PATIENCE)


def entry(seq: int, text: str = "a pick 1") -> Entry:
    return Entry(seq, "event", text, "a", "owner", 1.5, f"a {seq} ü")


def told(parts: Sequence[str]) -> dict[str, Any]:
    """What some notices tell, all together."""
    tables: dict[str, Any] = {}
    for part in parts:
        assert len(part.encode()) < LIMIT
        server, more = json.loads(part)
        assert server == "me"
        assert not set(tables) & set(more)
        tables |= more
    return tables


def test_notices_are_told_in_parts_that_fit_and_hold_the_entries() -> None:
    tables = {f"table-{n}": {n + 1} for n in range(300)}
    added = {table: [entry(max(seqs))] for table, seqs in tables.items()}
    assert told(payloads("me", tables, added)) == {
        table: [[max(seqs)], [list(entry(max(seqs)).values)]] for table, seqs in tables.items()
    }


def test_entries_that_fit_into_no_notice_are_left_to_be_read() -> None:
    added = {"one": [entry(n) for n in range(1, 400)], "other": [entry(7)]}
    made = told(payloads("me", {"one": {399}, "other": {0, 7}, "third": {0}}, added))
    assert made["one"] == [[399], []]
    assert made["other"] == [[0, 7], [list(entry(7).values)]]
    assert made["third"] == [[0], []]


def test_another_server_follows_a_game_without_reading_it(
    servers: tuple[Service, Service], monkeypatch: pytest.MonkeyPatch
) -> None:
    one, other = servers
    id = seated(one.tables, "dominion", list(OWNERS))
    assert actor(other.tables, id) == actor(one.tables, id)
    reads = Reads(other, monkeypatch)
    play_on(one.tables, id, 1, 30)
    with one.tables.at(id) as live:
        reads.wait_for(live.fold.seq)
        with other.tables.at(id) as same:
            assert same.fold.entries == live.fold.entries
            for viewer in live.fold.streams.viewers:
                assert same.fold.streams.since(viewer, 0) == live.fold.streams.since(viewer, 0)
            assert same.fold.play.state == live.fold.play.state
    assert reads.count == 0


def test_a_table_that_is_in_use_when_the_news_come_is_read(
    servers: tuple[Service, Service], monkeypatch: pytest.MonkeyPatch
) -> None:
    one, other = servers
    id = seated(one.tables, "kingdomino", list(OWNERS))
    seat = actor(other.tables, id)
    reads = Reads(other, monkeypatch)
    with other.tables.at(id) as live:
        before = live.fold.seq
        move(one.tables, id, legal(one.tables, id)[0])
        with one.tables.at(id) as there:
            after = there.fold.seq
        reads.wait_for(after)
        assert live.fold.seq == before
    assert number(other.tables, id, seat) == number(one.tables, id, seat)
    assert reads.count == 1


def test_news_that_say_nothing_new_never_hide_others(service: Service) -> None:
    """Another thread notices something just while what is heard is compared with what is known."""
    tables = service.tables
    id = seated(tables, "kingdomino", [ADA, BO])
    with tables.at(id) as live:
        fold, seq = live.fold, live.fold.seq

    class Meanwhile:
        """A log that is found to be out of date while it is looked at."""

        @property
        def seq(self) -> int:
            live.stale = True
            return seq

    live.fold = Meanwhile()  # type: ignore[assignment]
    try:
        tables._hear(id, seq)
        assert live.stale
        live.stale = False
        tables.catch_up(id, seq)
        assert live.stale
    finally:
        live.fold = fold
