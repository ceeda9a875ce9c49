"""Readiness: a real write, at most once a second; the answer says what is wrong, and no more than that."""

from __future__ import annotations

import asyncio
import time
from pathlib import Path
from typing import Any

import pytest

from kroon.service import readiness, retention
from kroon.service.readiness import AWAY, Readiness
from kroon.table.errors import StoreUnavailable
from kroon.table.store import Store
from tests.service.conftest import Start
from tests.service.devices import PATIENCE


class Counting:
    """A store that counts how often it is tried, and fails as it is told to."""

    def __init__(self, cause: str | None = None) -> None:
        self.tries = 0
        self.cause = cause

    def check(self) -> None:
        self.tries += 1
        time.sleep(0.05)
        if self.cause is not None:
            raise StoreUnavailable(self.cause)


def looked(store: Any, probes: int) -> list[dict[str, Any]]:
    async def look() -> list[dict[str, Any]]:
        asked = Readiness(store)
        return await asyncio.gather(*(asked.look(True) for _ in range(probes)))

    return asyncio.run(look())


def test_many_probes_try_the_store_once_a_second(monkeypatch: pytest.MonkeyPatch) -> None:
    store = Counting()
    assert looked(store, 100) == [{"ready": True}] * 100
    assert store.tries == 1

    async def again() -> None:
        asked: Any = Readiness(store)  # type: ignore[arg-type]
        await asked.look(True)
        await asked.look(True)
        assert store.tries == 2
        monkeypatch.setattr(readiness, "EVERY_SECONDS", 0.0)
        await asked.look(True)
        assert store.tries == 3

    asyncio.run(again())


@pytest.mark.parametrize(
    ("cause", "told"),
    [
        ("database or disk is full", "database or disk is full"),
        ("disk I/O error", "disk i/o error"),
        ('could not extend file "base/16384/2619": No space left on device', "no space left on device"),
        ("the database file is gone", "the database file is gone"),
        ("cannot execute INSERT in a read-only transaction", "read-only transaction"),
        ('connection to server at "10.0.0.7" failed: password authentication failed for user "kroon"', AWAY),
        ('connection to server on socket "/run/postgresql/.s.PGSQL.5432" failed', AWAY),
    ],
)
def test_what_is_wrong_is_told_without_paths_or_names(cause: str, told: str) -> None:
    assert looked(Counting(cause), 1) == [{"ready": False, "store": told}]


def test_a_database_that_is_gone_is_named(start: Start, tmp_path: Path) -> None:
    running = start()
    device = running.device()
    assert device.ask("GET", "/health/ready") == {"ready": True}
    (tmp_path / "tables.sqlite3").rename(tmp_path / "elsewhere")
    until = time.monotonic() + PATIENCE
    while (answer := device.http.get("/health/ready")).status_code == 200:
        assert time.monotonic() < until
    assert answer.json() == {"ready": False, "store": "the database file is gone"}
    (tmp_path / "elsewhere").rename(tmp_path / "tables.sqlite3")


def test_a_server_deletes_old_tables_by_itself(start: Start, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(retention, "FIRST_SECONDS", 0.2)
    first = start()
    id = first.device().table("kingdomino", ["me", "open"])["id"]
    first.close()
    database = first.settings.database
    store = Store(database)
    store.write(
        id, lambda connection: connection.exec_driver_sql("UPDATE tables SET created = created - 864000")
    )
    store.close()
    running = start(keep_days=5, keep_unfinished_days=5)
    until = time.monotonic() + PATIENCE
    while running.service.store.ids():
        assert time.monotonic() < until
        time.sleep(0.05)
