"""Connections to the database: SQLite in the user's data folder, or PostgreSQL by its address.

The file of SQLite holds the seeds of running games: nobody but its owner may read it, whatever the umask.
"""

from __future__ import annotations

import logging
import os
import sqlite3
from pathlib import Path
from typing import Any

from sqlalchemy import URL, Connection, Engine, create_engine, event, make_url
from sqlalchemy.exc import ArgumentError

from kroon.core.errors import Malformed, short
from kroon.table.errors import StoreUnavailable

WRITING = "kroon_writing"
"""The execution option of connections that write."""
BUSY = 5000
"""How many milliseconds a connection waits for a lock of SQLite."""
PATIENCE = 10
"""How many seconds PostgreSQL has for one statement, if it still works; who asks may wait less."""
FILE = "tables.sqlite3"
FOLDER_MODE, FILE_MODE = 0o700, 0o600
BESIDE = ("-wal", "-shm", "-journal")
"""The ends of the names of files that SQLite puts beside its own."""
PRAGMAS = (
    "journal_mode=WAL",
    "synchronous=FULL",
    "foreign_keys=ON",
    "secure_delete=ON",  # what was deleted is overwritten
)

_log = logging.getLogger("kroon.table")


def data_home() -> Path:
    """The folder of the user's data that is ours: $KROON_DATA, else `kroon` in that of the system's custom."""
    named = os.environ.get("KROON_DATA")
    base = os.environ.get("XDG_DATA_HOME")
    return Path(named) if named else (Path(base) if base else Path.home() / ".local" / "share") / "kroon"


def open_database(address: str | None = None) -> Engine:
    """The database of that address (sqlite:///FILE or postgresql://…); without one, that in the data folder.

    A file of SQLite that isn't there yet is made, and in the data folder its folders, too.
    """
    url = _url(address)
    if url.get_backend_name() != "sqlite":
        return _postgres(url)
    file = _file_of(url)
    if address is None:
        _make_folders(file.parent)
    make_private(file)
    for end in BESIDE:  # new ones are made like the database itself
        _narrow(file.with_name(file.name + end))
    return _sqlite(url, file, pool_size=8, max_overflow=24)


def writing_engine(engine: Engine) -> Engine:
    """The engine for the one thread that writes; on SQLite it always has the same connection, while that works.

    So it can tell commits of others from its own.
    """
    if engine.dialect.name == "sqlite":
        engine = _sqlite(engine.url, _file_of(engine.url), pool_size=1, max_overflow=0)
    return engine.execution_options(**{WRITING: True})


def database_file(address: str | None = None) -> Path | None:
    """The file of a database, there or not; None for PostgreSQL."""
    url = _url(address)
    return _file_of(url) if url.get_backend_name() == "sqlite" else None


def _url(address: str | None) -> URL:
    if address is None:
        return URL.create("sqlite", database=str(data_home() / FILE))
    try:
        url = make_url(address)
    except (ArgumentError, ValueError):
        raise Malformed("table-database", address=short(address.partition(":")[0])) from None
    kind, file = url.get_backend_name(), url.database or ""
    if kind in ("postgresql", "postgres") or (
        kind == "sqlite" and file and not file.startswith((":", "file:"))
    ):
        return url
    raise Malformed("table-database", address=short(address.partition(":")[0]))


def _file_of(url: URL) -> Path:
    """The file itself, where the address names a link to it: SQLite puts its other files beside that."""
    return Path(os.path.realpath(url.database or ""))


def _make_folders(folder: Path) -> None:
    """Make a folder, and those around it that aren't there, for its owner alone."""
    for each in reversed([folder, *folder.parents]):
        try:
            each.mkdir()
        except FileExistsError:
            continue
        each.chmod(FOLDER_MODE)


def make_private(file: Path) -> None:
    """Make a file, if it isn't there; it is its owner's alone.

    One that is there is never opened here: closing it would end the locks that SQLite has on it.
    """
    try:
        os.close(os.open(file, os.O_CREAT | os.O_EXCL | os.O_WRONLY, FILE_MODE))
    except FileExistsError:
        pass
    except OSError as error:
        raise StoreUnavailable(f"unable to open database file: {error.strerror}") from None
    _narrow(file)


def _narrow(file: Path) -> None:
    """Have a file that is there be its owner's alone."""
    try:
        if os.name == "posix" and file.stat().st_mode & 0o777 != FILE_MODE:
            file.chmod(FILE_MODE)
    except FileNotFoundError:
        return
    except PermissionError:  # somebody else's file, or a disk that knows no permissions
        _log.warning("others may be able to read %s: its permissions can't be changed", file.name)


def _sqlite(url: URL, file: Path, pool_size: int, max_overflow: int) -> Engine:
    name = f"{file.as_uri()}?mode=rw"  # one that is gone isn't made anew, as an empty one

    def connect() -> sqlite3.Connection:
        return sqlite3.connect(name, timeout=BUSY / 1000, uri=True, check_same_thread=False)

    engine = create_engine(url, creator=connect, pool_size=pool_size, max_overflow=max_overflow)
    opened = _identity(file)

    @event.listens_for(engine, "connect")
    def _prepare(connection: Any, _: Any) -> None:
        connection.isolation_level = None  # we begin transactions ourselves, below
        for pragma in (*PRAGMAS, f"busy_timeout={BUSY}"):
            connection.execute(f"PRAGMA {pragma}")

    @event.listens_for(engine, "begin")
    def _begin(connection: Connection) -> None:
        writes = connection.get_execution_options().get(WRITING, False)
        if writes and _identity(file) != opened:  # what is written now would be lost with the old file
            raise StoreUnavailable("the database file is gone")
        connection.exec_driver_sql("BEGIN IMMEDIATE" if writes else "BEGIN")

    return engine


def _identity(file: Path) -> tuple[int, int] | None:
    """What tells a file from another one of the same name; None if it is gone."""
    try:
        found = file.stat()
    except OSError:
        return None
    return found.st_dev, found.st_ino


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
