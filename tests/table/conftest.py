"""Stores for tests: SQLite in a folder of the test, and one PostgreSQL for all of them."""

from __future__ import annotations

import itertools
from collections.abc import Iterator
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest
from sqlalchemy import create_engine, make_url

from kroon.table import bots, lobby
from kroon.table.store import Store
from tests.postgres import running_postgres
from tests.table.seating import LUCK, Service

_names = itertools.count(1)


@pytest.fixture(autouse=True, scope="session")
def _luck_of_tests() -> Iterator[None]:
    """Seeds that are secret elsewhere are known here, so that a test can be run again."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(lobby, "new_seed", lambda: f"{LUCK.getrandbits(256):064x}")
        patch.setattr(bots, "secrets", SimpleNamespace(randbits=LUCK.getrandbits))
        yield


@pytest.fixture(autouse=True)
def _same_luck_every_time() -> None:
    """Each test has the same luck, whatever ran before it."""
    LUCK.seed(1)


@pytest.fixture
def service(tmp_path: Path) -> Iterator[Service]:
    """A service on SQLite."""
    store = Store(f"sqlite:///{tmp_path / 'tables.sqlite3'}")
    yield Service(store)
    store.close()


@pytest.fixture(scope="session")
def postgres() -> Iterator[str]:
    """The address of a running PostgreSQL, from its wheel."""
    with running_postgres() as server:
        _without_syncing(server.get_uri())
        yield server.get_uri()


@pytest.fixture
def postgres_address(postgres: str) -> str:
    """The address of an empty database."""
    name = f"kroon_{next(_names)}"
    _run(postgres, f"CREATE DATABASE {name}")
    return make_url(postgres).set(database=name).render_as_string(hide_password=False)


@pytest.fixture(params=["sqlite", "postgres"])
def address(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    """The address of an empty database, of each kind."""
    if request.param == "sqlite":
        return f"sqlite:///{tmp_path / 'tables.sqlite3'}"
    found: Any = request.getfixturevalue("postgres_address")
    return str(found)


def _without_syncing(address: str) -> None:
    """The tests kill no PostgreSQL, so it needn't wait for the disk."""
    _run(address, "ALTER SYSTEM SET fsync = off", "SELECT pg_reload_conf()")


def _run(address: str, *statements: str) -> None:
    url = make_url(address).set(drivername="postgresql+psycopg")
    engine = create_engine(url, isolation_level="AUTOCOMMIT")
    with engine.connect() as connection:
        for statement in statements:
            connection.exec_driver_sql(statement)
    engine.dispose()
