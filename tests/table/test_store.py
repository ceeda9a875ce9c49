"""The store, on SQLite and on PostgreSQL: two writers of a number, group commit, faults, news, bots' turns."""

from __future__ import annotations

import re
import sqlite3
import threading
import time
from collections import Counter
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any

import pytest
from alembic import command
from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext
from sqlalchemy import Connection, event, select

from kroon.core.errors import Malformed
from kroon.table import database, lobby
from kroon.table.errors import Conflict, NoTable, Refused, StoreUnavailable
from kroon.table.lanes import QUICK, SEARCH
from kroon.table.log import Entry
from kroon.table.migrations import config_for
from kroon.table.schema import entries, metadata, tables
from kroon.table.store import Store, Turn, Waiting, set_turn
from kroon.table.tables import Tables
from tests.table.disk import PATIENCE, slow_disk
from tests.table.seating import ADA


@pytest.fixture
def store(address: str) -> Iterator[Store]:
    made = Store(address)
    yield made
    made.close()


def table(store: Store) -> str:
    return lobby.create(Tables(store), ADA, "kingdomino", {"players": 2}).id


def entry(seq: int, text: str = "a pick 1") -> Entry:
    return Entry(seq, "event", text, "a", "owner", 1.0)


def test_the_migrations_make_what_the_schema_says(store: Store) -> None:
    with store.engine.connect() as connection:
        context = MigrationContext.configure(connection, opts={"compare_type": True})
        assert compare_metadata(context, metadata) == []


def test_a_database_of_the_first_version_is_brought_up_to_date(address: str) -> None:
    store = Store(address)
    id = table(store)
    with store.engine.connect().execution_options(**{database.WRITING: True}) as connection, connection.begin():
        command.downgrade(config_for(connection), "0001")
    store.close()
    again = Store(address)
    assert again.table(id)[0].game == "kingdomino"
    again.keep_review(id, {"decisions": []}, 1.0)
    again.keep_review(id, {"decisions": [1]}, 2.0)
    assert again.review(id) == {"decisions": [1]}
    with pytest.raises(NoTable):
        again.keep_review("nowhere", {}, 1.0)
    again.close()


def test_a_database_that_is_up_to_date_is_opened_again(address: str) -> None:
    first = Store(address)
    id = table(first)
    second = Store(address)
    assert second.table(id)[0].game == "kingdomino"
    first.close()
    second.close()


def test_several_servers_start_at_the_same_time(address: str) -> None:
    with ThreadPoolExecutor(4) as pool:
        stores = list(pool.map(lambda _: Store(address), range(4)))
    for store in stores:
        store.close()


def test_only_one_of_two_writers_of_a_number_wins(address: str) -> None:
    stores = [Store(address), Store(address)]
    id = table(stores[0])
    barrier = threading.Barrier(2)

    def write(number: int) -> Counter[str]:
        outcomes: Counter[str] = Counter()
        for seq in range(1, 41):
            barrier.wait()
            try:
                stores[number].append(id, [entry(seq, f"by {number}")])
                outcomes["won"] += 1
            except Conflict:
                outcomes["lost"] += 1
        return outcomes

    with ThreadPoolExecutor(2) as pool:
        both = sum(pool.map(write, range(2)), Counter[str]())
    assert both == {"won": 40, "lost": 40}
    assert [each.seq for each in stores[0].entries(id)] == list(range(1, 41))
    for store in stores:
        store.close()


def test_entries_of_one_change_are_written_all_or_none(store: Store) -> None:
    id = table(store)
    store.append(id, [entry(1), entry(2)])
    with pytest.raises(Conflict):
        store.append(id, [entry(2), entry(3)])
    assert len(store.entries(id)) == 2


def test_a_conflict_of_one_doesnt_fail_the_others_of_its_transaction(store: Store) -> None:
    ids = [table(store) for _ in range(20)]
    store.append(ids[0], [entry(1)])
    futures = [store.append_soon(id, [entry(1), entry(2)]) for id in ids]
    futures += [store.append_soon("nowhere", [entry(1)])]  # a table that isn't there fails on its own
    assert isinstance(futures[0].exception(), Conflict)
    assert [future.exception() for future in futures[1:-1]] == [None] * 19
    assert isinstance(futures[-1].exception(), NoTable)
    assert all(len(store.entries(id)) == 2 for id in ids[1:])


def test_a_refusal_undoes_its_own_work_only(store: Store) -> None:
    id = table(store)

    def rename_and_refuse(connection: Connection) -> None:
        connection.execute(tables.update().where(tables.c.id == id).values(game="chess"))
        raise Refused("table-full")

    with pytest.raises(Refused):
        store.write(id, rename_and_refuse)
    assert store.table(id)[0].game == "kingdomino"


def test_those_who_come_during_a_transaction_share_the_next(store: Store) -> None:
    ids, commits = [table(store) for _ in range(50)], list[Connection]()
    event.listen(store._writer._engine, "commit", commits.append)
    with slow_disk(store):
        futures = [store.append_soon(id, [entry(1), entry(2)]) for id in ids]
    for future in futures:
        future.result(PATIENCE)
    assert len(commits) == 2  # that of the slow one, and that of all others
    assert all(len(store.entries(id)) == 2 for id in ids)


def test_news_come_after_the_commit(store: Store) -> None:
    id = table(store)
    heard: list[tuple[str | None, int, int]] = []

    def hear(table: str | None, seq: int) -> None:
        if table is not None:
            heard.append((table, seq, len(store.entries(table))))

    store.subscribe(hear)
    store.append(id, [entry(1), entry(2)])
    store.write(id, lambda _: None)
    assert heard == [(id, 2, 2), (id, 0, 2)]


def test_other_servers_hear_the_news(postgres_address: str) -> None:
    one, other = Store(postgres_address), Store(postgres_address)
    assert other.news.wait_until_listening(10)
    heard: list[tuple[str | None, int]] = []
    told = threading.Event()

    def hear(table: str | None, seq: int) -> None:
        heard.append((table, seq))
        if seq == 3:
            told.set()

    other.news.subscribe_others(hear)
    id = table(one)
    one.append(id, [entry(1), entry(2), entry(3)])
    assert told.wait(5)
    assert heard[-1] == (id, 3)
    with one.engine.connect() as connection:  # the listener's connection is cut
        connection.exec_driver_sql(
            "SELECT pg_terminate_backend(pid) FROM pg_stat_activity "
            "WHERE datname = current_database() AND pid <> pg_backend_pid()"
        )
    heard.clear()
    for _ in range(100):
        if (None, 0) in heard:
            break
        time.sleep(0.1)
    assert (None, 0) in heard  # it may have missed something, and says so
    one.close()
    other.close()


def test_a_change_in_doubt_is_told_of_when_its_own_notice_comes(postgres_address: str) -> None:
    """The connection was lost before the answer; the database has written it all the same."""
    store = Store(postgres_address)
    assert store.news.wait_until_listening(10)
    id, heard, told = table(store), list[int](), threading.Event()

    def hear(_: str | None, seq: int) -> None:
        heard.append(seq)
        if seq == 2:
            told.set()

    store.news.subscribe_others(hear)
    store.append(id, [entry(1)])
    store.news.doubt([id])
    store.append(id, [entry(2)])
    assert told.wait(5)
    store.close()


def test_a_server_goes_on_when_its_database_was_away(postgres_address: str) -> None:
    store, other = Store(postgres_address), Store(postgres_address)
    id = table(store)
    with other.engine.connect() as connection:
        connection.exec_driver_sql(
            "SELECT pg_terminate_backend(pid) FROM pg_stat_activity "
            "WHERE datname = current_database() AND pid <> pg_backend_pid()"
        )
    for _ in range(3):
        try:
            store.append(id, [entry(1)])
            break
        except StoreUnavailable:
            continue
    assert len(store.entries(id)) == 1
    store.close()
    other.close()


def test_a_full_disk_fails_the_caller_and_nothing_is_half_done(tmp_path: Path) -> None:
    store = Store(f"sqlite:///{tmp_path / 'small.sqlite3'}")
    id = table(store)

    def limit(pages: int) -> None:
        def work(connection: Connection) -> None:
            connection.exec_driver_sql(f"PRAGMA max_page_count={pages}")

        store.write("", work)

    with sqlite3.connect(tmp_path / "small.sqlite3") as raw:
        pages = raw.execute("PRAGMA page_count").fetchone()[0]
    limit(pages + 2)
    written = 0

    def fill() -> None:
        nonlocal written
        for _ in range(100):
            store.append(id, [entry(written + 1, "x" * 1000), entry(written + 2, "y" * 1000)])
            written += 2

    with pytest.raises(StoreUnavailable, match="full"):
        fill()
    assert len(store.entries(id)) == written
    limit(10_000)
    store.append(id, [entry(written + 1)])
    assert len(store.entries(id)) == written + 1
    store.close()


def test_a_locked_database_is_waited_for_and_then_reported(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(database, "BUSY", 200)
    store = Store(f"sqlite:///{tmp_path / 'locked.sqlite3'}")
    id = table(store)
    raw = sqlite3.connect(tmp_path / "locked.sqlite3", isolation_level=None)
    raw.execute("BEGIN IMMEDIATE")
    with pytest.raises(StoreUnavailable, match="locked"):
        store.append(id, [entry(1)])
    raw.execute("ROLLBACK")
    raw.close()
    store.append(id, [entry(1)])
    store.close()


def oldest(_: Waiting) -> float:
    """All turns alike: the oldest is next."""
    return 0.0


def test_a_turn_is_handed_to_one_worker_until_its_claim_lapses(address: str) -> None:
    stores = [Store(address), Store(address)]
    ids = [table(stores[0]) for _ in range(30)]
    for number, id in enumerate(ids):
        stores[0].write("", set_turn(id, Turn(7, "level5", ""), float(number)))

    def take(number: int) -> list[str]:
        taken = []
        while claim := stores[number % 2].claim_turn(f"worker {number}", SEARCH, 100.0, 160.0, oldest):
            assert claim.position == 7
            taken.append(claim.table)
        return taken

    with ThreadPoolExecutor(4) as pool:
        taken = [id for each in pool.map(take, range(4)) for id in each]
    assert sorted(taken) == sorted(ids)
    assert stores[0].claim_turn("late", SEARCH, 159.0, 200.0, oldest) is None
    again = stores[0].claim_turn("late", SEARCH, 161.0, 200.0, oldest)
    assert again is not None
    assert again.table == ids[0]
    stores[0].drop_claim(again, "late")
    once_more = stores[1].claim_turn("later", SEARCH, 161.0, 200.0, oldest)
    assert once_more == again
    for store in stores:
        store.close()


def test_the_next_turn_is_that_of_the_owner_who_has_used_least(address: str) -> None:
    store = Store(address)
    ids = [table(store) for _ in range(12)]
    given = [("many", "level5")] * 8 + [
        ("few", "level5"),
        ("some", "level2"),
        ("many", "random"),
        ("few", "greedy"),
    ]
    for number, (id, (owner, bot)) in enumerate(zip(ids, given, strict=True)):
        store.write("", set_turn(id, Turn(3, bot, owner), float(number)))
    used = {"many": 0.0, "some": 1.0, "few": 0.5}

    def claimed(lane: str) -> str | None:
        claim = store.claim_turn("worker", lane, 100.0, 160.0, lambda each: used[each.owner])
        return None if claim is None else claim.table

    assert {(each.owner, each.bot, each.game) for each in store.waiting_turns(SEARCH, 100.0)} == {
        ("many", "level5", "kingdomino"),
        ("few", "level5", "kingdomino"),
        ("some", "level2", "kingdomino"),
    }
    assert claimed(SEARCH) == ids[0]
    used["many"] = 8.0
    assert [claimed(SEARCH) for _ in range(4)] == [ids[8], ids[9], ids[1], ids[2]]
    assert [claimed(QUICK) for _ in range(3)] == [ids[11], ids[10], None]
    store.close()


def test_sqlite_syncs_fully_and_keeps_foreign_keys(tmp_path: Path) -> None:
    store = Store(f"sqlite:///{tmp_path / 'tables.sqlite3'}")
    with store.engine.connect() as connection:
        found = [connection.exec_driver_sql(f"PRAGMA {name}").scalar() for name in PRAGMAS]
    assert dict(zip(PRAGMAS, found, strict=True)) == PRAGMAS
    store.close()


PRAGMAS: dict[str, Any] = {"journal_mode": "wal", "synchronous": 2, "foreign_keys": 1, "busy_timeout": 5000}


def test_the_store_lies_in_the_users_data_folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("KROON_DATA", str(tmp_path / "mine"))
    store = Store()
    id = table(store)
    store.close()
    assert (tmp_path / "mine" / "tables.sqlite3").exists()
    again = Store()
    assert again.ids() == [id]
    again.close()
    monkeypatch.delenv("KROON_DATA")
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path / "shared"))
    assert database.data_home() == tmp_path / "shared" / "kroon"


@pytest.mark.parametrize("address", ["", "tables.db", "mysql://x/y", "sqlite://", "sqlite:///:memory:"])
def test_an_address_that_is_no_database_is_refused(address: str) -> None:
    with pytest.raises(Malformed):
        Store(address)


def test_a_closed_store_says_so(tmp_path: Path) -> None:
    store = Store(f"sqlite:///{tmp_path / 'tables.sqlite3'}")
    id = table(store)
    store.close()
    with pytest.raises(StoreUnavailable):
        store.append(id, [entry(1)])


def test_a_table_that_isnt_there_is_said_to_be_missing(store: Store) -> None:
    with pytest.raises(NoTable):
        store.table("nowhere")
    with pytest.raises(NoTable):
        store.link("nothing")
    with store.engine.connect() as connection:
        assert connection.execute(select(entries)).all() == []


def test_a_list_of_ones_tables_reads_no_others(tmp_path: Path) -> None:
    """By indexes alone, so that it takes as long with a hundred thousand tables as with a hundred."""
    store = Store(f"sqlite:///{tmp_path / 'tables.sqlite3'}")
    asked: list[str] = []

    @event.listens_for(store.engine, "before_cursor_execute")
    def _note(_: Any, __: Any, statement: str, parameters: Any, *___: Any) -> None:
        with sqlite3.connect(tmp_path / "tables.sqlite3") as beside:
            asked.extend(row[3] for row in beside.execute(f"EXPLAIN QUERY PLAN {statement}", parameters))

    lobby.create(Tables(store), ADA, "kingdomino", {"players": 2})
    asked.clear()
    assert len(store.tables_of(ADA)) == 1
    store.close()
    assert [step for step in asked if step.startswith("SEARCH")]
    assert [step for step in asked if re.match(r"SCAN (tables|entries|seats|owners|results)\b", step)] == []
