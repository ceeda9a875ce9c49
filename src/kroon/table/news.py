"""News of tables: this server's own, and on PostgreSQL those of the other servers, by NOTIFY and LISTEN."""

from __future__ import annotations

import json
import logging
import secrets
import threading
from collections.abc import Callable
from typing import Any

from sqlalchemy import Connection, Engine, text

CHANNEL = "kroon_tables"
MOST_BYTES = 7000
"""PostgreSQL carries notices of less than 8000 bytes."""
WAIT = 0.5
"""How many seconds the listener waits before it tries again, and how often it looks whether to stop."""

Hear = Callable[[str | None, int], None]
"""Called with a table and the number of its last entry, or 0 for other news; None: any may have changed."""

_log = logging.getLogger("kroon.table")


class News:
    """Tells those who want to hear of changes, after they are on the disk."""

    def __init__(self, engine: Engine) -> None:
        self._engine = engine
        self._server = secrets.token_hex(8)
        self._local: list[Hear] = []
        self._remote: list[Hear] = []
        self._stop = threading.Event()
        self._thread: threading.Thread | None = None
        self._listening = threading.Event()
        if engine.dialect.name == "postgresql":
            self._thread = threading.Thread(target=self._listen, name="kroon-news", daemon=True)
            self._thread.start()

    def subscribe(self, hear: Hear) -> None:
        """Hear of all changes, from any server. Called from threads of the store: `hear` must be quick."""
        self._local.append(hear)
        self._remote.append(hear)

    def subscribe_others(self, hear: Hear) -> None:
        """Hear of the changes that other servers make."""
        self._remote.append(hear)

    def wait_until_listening(self, seconds: float) -> bool:
        """Wait until news of other servers come in; at once where there are none."""
        return self._thread is None or self._listening.wait(seconds)

    def announce(self, connection: Connection, tables: dict[str, int]) -> None:
        """Have the other servers told when this transaction is committed."""
        if self._thread is None:
            return
        for payload in self._payloads(tables):
            connection.execute(_NOTIFY, {"channel": CHANNEL, "payload": payload})

    def committed(self, tables: dict[str, int]) -> None:
        """Tell of changes of this server."""
        for table, seq in tables.items():
            _tell(self._local, table, seq)

    def close(self) -> None:
        """Stop listening."""
        self._stop.set()
        if self._thread is not None:
            self._thread.join()

    def _payloads(self, tables: dict[str, int]) -> list[str]:
        made, room = [[self._server, {}]], MOST_BYTES
        for table, seq in tables.items():
            room -= len(table) + 20
            if room < 0:
                made.append([self._server, {}])
                room = MOST_BYTES
            made[-1][1][table] = seq  # type: ignore[index]
        return [json.dumps(each) for each in made]

    def _listen(self) -> None:
        while not self._stop.is_set():
            try:
                self._hear()
            except Exception as error:
                _log.warning("no news of other servers: %s", str(error).partition("\n")[0])
                self._listening.clear()
                self._stop.wait(WAIT)

    def _hear(self) -> None:
        with self._engine.connect().execution_options(isolation_level="AUTOCOMMIT") as connection:
            connection.exec_driver_sql(f"LISTEN {CHANNEL}")
            driver: Any = connection.connection.driver_connection
            _tell(self._remote, None, 0)  # what was said before is lost
            self._listening.set()
            try:
                while not self._stop.is_set():
                    for notice in driver.notifies(timeout=WAIT):
                        self._heard(notice.payload)
            finally:
                connection.invalidate()  # it must not go back to the pool as one that listens

    def _heard(self, payload: str) -> None:
        server, tables = json.loads(payload)
        if server != self._server:
            for table, seq in tables.items():
                _tell(self._remote, table, seq)


_NOTIFY = text("SELECT pg_notify(:channel, :payload)")


def _tell(listeners: list[Hear], table: str | None, seq: int) -> None:
    for hear in listeners:
        try:
            hear(table, seq)
        except Exception:
            _log.exception("a listener failed")
