"""Stores of earlier versions, with rows in every table, are brought up to date, and their games are played on.

`data/schema-0002.json` was written by the last version that had that schema; the first one lacks the reviews.
"""

from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from alembic import command
from sqlalchemy import MetaData, select

from kroon.table import clocks, links, lobby, schema
from kroon.table.database import WRITING, open_database
from kroon.table.migrations import config_for
from kroon.table.person import delete_person, kept_of
from kroon.table.secret import hashed
from kroon.table.store import Store
from kroon.table.views import as_spectator, record_of
from tests.table.seating import ADA, BO, CY, Service, Time, next_task, nonce, play_on

OLD: dict[str, Any] = json.loads((Path(__file__).parent / "data" / "schema-0002.json").read_text())
IDS: dict[str, str] = OLD["ids"]


@pytest.fixture(params=["0001", "0002"])
def old(address: str, request: pytest.FixtureRequest) -> Iterator[Service]:
    """A store of an earlier version, opened by this one."""
    write_old(address, request.param)
    store = Store(address)
    yield Service(store, Time(OLD["now"] + 3600.0))
    store.close()


def write_old(address: str, version: str) -> None:
    engine = open_database(address)
    with engine.connect().execution_options(**{WRITING: True}) as connection, connection.begin():
        command.upgrade(config_for(connection), version)
        then = MetaData()
        then.reflect(connection)
        for name in [each.name for each in schema.metadata.sorted_tables]:
            if name in then.tables:
                rows = OLD["rows"][name]
                assert rows, f"nothing in {name}"
                connection.execute(then.tables[name].insert(), rows)
    engine.dispose()


def test_every_game_is_there_and_is_played_to_its_end(old: Service) -> None:
    assert set(old.store.ids()) == {id for name, id in IDS.items() if name != "deleted"}
    events = {row["table_id"]: row["text"] for row in OLD["rows"]["entries"] if row["kind"] == "event"}
    for number, name in enumerate(("running", "per_move", "per_game", "undone", "dominion", "handed", "bot")):
        id = IDS[name]
        with old.tables.at(id) as live:
            assert live.row.state == "running"
            if name != "handed":
                assert live.fold.events[-1] == events[id]
        play_on(old.tables, id, seed=number, policy="random" if name != "dominion" else "greedy")
        with old.tables.at(id) as live:
            assert live.row.state == "over", name
            assert record_of(live).proof is not None
    again = Service(old.store, old.time)
    for name in ("over", "resigned", "running"):
        with again.tables.at(IDS[name]) as live:
            assert (live.row.state, live.fold.ended is None) == ("over", False)


def test_what_lies_beside_the_games_is_there_too(old: Service) -> None:
    tables, secrets = old.tables, OLD["secrets"]
    assert [each["text"] for each in old.store.messages(IDS["running"])] == ["hello", "good luck"]
    assert as_spectator(tables, IDS["running"], secrets["spectator"]).table == IDS["running"]
    assert old.store.link(hashed(secrets["device"])).used is not None
    result = next(row["result"] for row in OLD["rows"]["results"] if row["table_id"] == IDS["over"])
    assert old.store.result(IDS["over"]) == json.loads(result)
    assert links.invited(tables, secrets["invitation"]) == IDS["open"]
    lobby.sit(tables, IDS["open"], BO, "Bo", None, secrets["invitation"])
    lobby.add_nonce(tables, IDS["open"], BO, 1, nonce(1))
    with tables.at(IDS["open"]) as live:
        assert live.row.state == "running"
    token = hashed(secrets["token"])
    with tables.at(IDS["token"]) as live:
        assert live.seats_of(token) == [1]
    assert next_task(tables, "another worker") is not None


def test_clocks_go_on_where_they_were(old: Service) -> None:
    """The time since the old server stopped counts for nobody."""
    with old.tables.at(IDS["per_game"]) as live:
        assert [each / 1000 for each in live.fold.spent] == pytest.approx(OLD["spent"], abs=0.01)
    for name in ("per_move", "per_game"):
        due = clocks.enforce(old.tables, IDS[name])
        assert due is not None
        assert due > old.tables.now().running
        with old.tables.at(IDS[name]) as live:
            assert not live.fold.handed
    old.time.now += 4000.0
    for name in ("per_move", "per_game"):
        clocks.enforce(old.tables, IDS[name])
        with old.tables.at(IDS[name]) as live:
            assert live.fold.handed


def test_tables_that_were_deleted_leave_nothing_behind(old: Service) -> None:
    assert old.store.rows(select(schema.tables.c.id).where(schema.tables.c.id == IDS["deleted"])) == []


def test_people_of_an_earlier_version_can_delete_what_is_kept_of_them(old: Service) -> None:
    told = {each["id"]: each for each in kept_of(old.tables, ADA)["tables"]}
    assert [each["text"] for each in told[IDS["running"]]["messages"]] == ["hello"]
    for owner in (ADA, BO, CY):
        delete_person(old.tables, owner)
        assert kept_of(old.tables, owner) == {"tables": []}
    everything = json.dumps(
        [list(row) for table in schema.metadata.sorted_tables for row in old.store.rows(select(table))]
    )
    assert not [owner for owner in (ADA, BO, CY, "hello", "good luck") if owner in everything]
