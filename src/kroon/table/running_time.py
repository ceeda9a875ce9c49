"""The clock of the service: milliseconds for which it has run. Game clocks follow it, not the wall clock.

It stands still while no server runs, and a wall clock that is set doesn't move it. On SQLite, which has one
server, it is that server's monotonic clock; on PostgreSQL all servers follow the database's clock. Each server
puts it into the store every few seconds (`beat`), so it goes on where it was: what was thought before a crash
counts, but for the last few seconds, and downtime counts for nobody.
"""

from __future__ import annotations

import time
from collections.abc import Callable
from typing import Any

from sqlalchemy import Connection, text

from kroon.table.store import Store

BEAT_SECONDS = 5.0
LAPSE_SECONDS = 4 * BEAT_SECONDS
"""When the last beat is older than this no server was running."""

Monotonic = Callable[[], float]

_READ = "SELECT running, beat FROM service_clock WHERE id = 1"
_LAST_ENTRY = "SELECT running FROM entries ORDER BY rowid DESC LIMIT 1"
"""On SQLite: made after the last beat, perhaps, before a crash."""
_DATABASE_TIME = "SELECT CAST(EXTRACT(EPOCH FROM clock_timestamp()) AS double precision)"
_WRITE = text("UPDATE service_clock SET running = :running, beat = :beat WHERE id = 1")


class RunningTime:
    """What the clock of the service shows, as one server knows it."""

    def __init__(self, store: Store, monotonic: Monotonic = time.monotonic) -> None:
        self._store = store
        self._monotonic = monotonic
        self._shared = store.engine.dialect.name == "postgresql"
        self._synced = monotonic()
        self._then = store.read(self._current)

    def now(self) -> int:
        """Milliseconds for which the service has run."""
        return self._then + round(1000 * (self._monotonic() - self._synced))

    @property
    def shared(self) -> bool:
        """Whether several servers follow it, so that it has to beat all the time."""
        return self._shared

    def beat(self) -> None:
        """Put the clock into the store, and on PostgreSQL go by what all servers have put there."""
        if self._shared:
            then = self._store.write("", self._beat)
            self._then, self._synced = then, self._monotonic()
        else:
            values = {"running": self.now(), "beat": 0.0}
            self._store.write("", lambda connection: connection.execute(_WRITE, values))

    def _beat(self, connection: Connection) -> int:
        connection.exec_driver_sql(f"{_READ} FOR UPDATE")
        then = self._current(connection)
        beat = _database_time(connection)
        connection.execute(_WRITE, {"running": then, "beat": beat})
        return then

    def _current(self, connection: Connection) -> int:
        """What the clock shows by the store alone."""
        row: Any = connection.exec_driver_sql(_READ).one()
        if not self._shared:
            last = connection.exec_driver_sql(_LAST_ENTRY).scalar() or 0
            return max(int(row.running), int(last))
        passed = _database_time(connection) - row.beat
        return int(row.running) + (round(1000 * passed) if 0 <= passed <= LAPSE_SECONDS else 0)


def _database_time(connection: Connection) -> float:
    return float(connection.exec_driver_sql(_DATABASE_TIME).scalar_one())
