"""A disk for tests that takes as long as they want, or fails."""

from __future__ import annotations

import sqlite3
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

from sqlalchemy import Connection, event

from kroon.table.store import Store

PATIENCE = 30.0


@contextmanager
def slow_disk(store: Store) -> Iterator[None]:
    """What is written in the block comes to the disk after it, at the earliest."""
    begun, goes_on = threading.Event(), threading.Event()

    def wait(_: Connection) -> None:
        begun.set()
        assert goes_on.wait(PATIENCE)

    thread = threading.Thread(target=store.write, args=("", wait))
    thread.start()
    assert begun.wait(PATIENCE)
    try:
        yield
    finally:
        goes_on.set()
        thread.join()


@contextmanager
def broken_disk(store: Store) -> Iterator[None]:
    """The store can be read, but not written, for the time of the block."""

    def refuse(*_: Any) -> None:
        raise sqlite3.OperationalError("disk I/O error")

    engine = store._writer._engine
    event.listen(engine, "before_cursor_execute", refuse)
    try:
        yield
    finally:
        event.remove(engine, "before_cursor_execute", refuse)
