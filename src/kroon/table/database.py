"""Connections to the database: SQLite in the user's data folder, or PostgreSQL by its address."""

from __future__ import annotations

import os
from pathlib import Path
from typing import Any

from sqlalchemy import URL, Connection, Engine, create_engine, event, make_url
from sqlalchemy.exc import ArgumentError

from kroon.core.errors import Malformed, short

WRITING = "kroon_writing"
"""The execution option of connections that write."""
BUSY = 5000
"""How many milliseconds a connection waits for a lock of SQLite."""
PATIENCE = 10
"""How many seconds PostgreSQL has for one statement, if it still works; who asks may wait less."""
FILE = "tables.sqlite3"


def data_home() -> Path:
    """The folder of the user's data that is ours: $KROON_DATA, else `kroon` in that of the system's custom."""
    named = os.environ.get("KROON_DATA")
    base = os.environ.get("XDG_DATA_HOME")
    return Path(named) if named else (Path(base) if base else Path.home() / ".local" / "share") / "kroon"


def open_database(address: str | None = None) -> Engine:
    """The database of that address (sqlite:///FILE or postgresql://…); without one, that in the data folder."""
    if address is None:
        home = data_home()
        home.mkdir(parents=True, exist_ok=True, mode=0o700)
        return _sqlite(URL.create("sqlite", database=str(home / FILE)))
    try:
        url = make_url(address)
    except (ArgumentError, ValueError):
        raise Malformed("table-database", address=short(address.partition(":")[0])) from None
    kind = url.get_backend_name()
    if kind == "sqlite" and url.database and url.database != ":memory:":
        return _sqlite(url)
    if kind in ("postgresql", "postgres"):
        return _postgres(url)
    raise Malformed("table-database", address=short(address.partition(":")[0]))


def _sqlite(url: URL) -> Engine:
    engine = create_engine(url, connect_args={"timeout": BUSY / 1000}, pool_size=8, max_overflow=24)

    @event.listens_for(engine, "connect")
    def _prepare(connection: Any, _: Any) -> None:
        connection.isolation_level = None  # we begin transactions ourselves, below
        for pragma in ("journal_mode=WAL", "synchronous=FULL", "foreign_keys=ON", f"busy_timeout={BUSY}"):
            connection.execute(f"PRAGMA {pragma}")

    @event.listens_for(engine, "begin")
    def _begin(connection: Connection) -> None:
        writes = connection.get_execution_options().get(WRITING, False)
        connection.exec_driver_sql("BEGIN IMMEDIATE" if writes else "BEGIN")

    return engine


def _postgres(url: URL) -> Engine:
    options = f"-c statement_timeout={PATIENCE * 1000} -c lock_timeout={PATIENCE * 1000}"
    try:
        from kroon.table.patience import ANSWER_SECONDS, Patience, PatientConnection
    except ModuleNotFoundError:
        raise Malformed("table-database-driver") from None
    engine = create_engine(
        url.set(drivername="postgresql+psycopg"),
        pool_pre_ping=True,
        pool_size=8,
        max_overflow=24,
        pool_timeout=ANSWER_SECONDS,
        connect_args={"options": options},
    )
    patience = Patience()

    @event.listens_for(engine, "do_connect")
    def _connect(_: Any, __: Any, args: Any, parameters: Any) -> Any:
        return PatientConnection.open(patience, *args, **parameters)

    return engine


def unhurried(connection: Connection) -> None:
    """Let a connection and its transaction take as long as it takes: nobody waits for it."""
    driver: Any = connection.connection.driver_connection
    if hasattr(driver, "unhurried"):
        driver.unhurried = True
        connection.exec_driver_sql("SET LOCAL statement_timeout = 0")
        connection.exec_driver_sql("SET LOCAL lock_timeout = 0")
