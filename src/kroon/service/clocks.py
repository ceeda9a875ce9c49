"""A timer that enforces the clocks of tables, also where nobody looks, and keeps the service's clock going."""

from __future__ import annotations

import heapq
import json
import logging
import threading

from sqlalchemy import select

from kroon.core.errors import KroonError
from kroon.table import schema
from kroon.table.clocks import enforce, has_clock
from kroon.table.errors import NoTable, StoreUnavailable, UnknownRules
from kroon.table.running_time import BEAT_SECONDS
from kroon.table.settings import read_settings
from kroon.table.tables import Tables

AGAIN_SECONDS = 1.0
LONGEST_WAIT = 3600.0

_log = logging.getLogger("kroon.service")


class Timer:
    """One thread that looks at each table with a clock when its time may be up."""

    def __init__(self, tables: Tables) -> None:
        self._tables = tables
        self._due: list[tuple[int, str]] = []
        """When to look at which table, by the service's clock."""
        self._beaten: int | None = None
        """When the service's clock was put into the store."""
        self._clocked: dict[str, bool] = {}
        """Whether a table has a clock, of those that were looked up."""
        self._heard: set[str] = set()
        self._all = True
        """Whether all running tables are to be looked at."""
        self._changed = threading.Condition()
        self._closing = False
        self._thread = threading.Thread(target=self._run, name="kroon-timer", daemon=True)

    def open(self) -> None:
        """Begin to watch."""
        self._tables.store.subscribe(self._hear)
        self._thread.start()

    def close(self) -> None:
        """Stop."""
        with self._changed:
            self._closing = True
            self._changed.notify()
        if self._thread.is_alive():
            self._thread.join()

    def _hear(self, id: str | None, seq: int) -> None:
        if id is not None and (not seq or self._clocked.get(id) is False):
            return
        with self._changed:
            if id is None:
                self._all = True
            else:
                self._heard.add(id)
            self._changed.notify()

    def _run(self) -> None:
        while not self._closing:
            try:
                self._round()
            except StoreUnavailable as error:
                _log.error("the clocks wait for the store: %s", error.cause)
                with self._changed:
                    self._all = True
                    self._changed.wait(0 if self._closing else AGAIN_SECONDS)
            except Exception:
                _log.exception("the clocks failed")
                with self._changed:
                    self._changed.wait(0 if self._closing else AGAIN_SECONDS)

    def _round(self) -> None:
        with self._changed:
            if not (self._heard or self._all or self._closing):
                self._changed.wait(self._pause())
            heard, self._heard = self._heard, set()
            everything, self._all = self._all, False
        if everything:
            heard |= set(self._running())
        now = self._tables.running.now()
        while self._due and self._due[0][0] <= now:
            heard.add(heapq.heappop(self._due)[1])
        for id in heard:
            if self._closing:
                return
            self._look(id)
        self._beat()

    def _pause(self) -> float:
        """For how many seconds there is nothing to do."""
        now = self._tables.running.now()
        wait = (self._due[0][0] - now) / 1000 if self._due else LONGEST_WAIT
        if self._beats:
            wait = min(wait, BEAT_SECONDS - (now - (self._beaten or 0)) / 1000)
        return min(max(wait, 0.0), LONGEST_WAIT)

    def _beat(self) -> None:
        """Put the service's clock into the store, if it is time to."""
        now = self._tables.running.now()
        if self._beats and (self._beaten is None or now - self._beaten >= 1000 * BEAT_SECONDS):
            self._tables.running.beat()
            self._beaten = self._tables.running.now()

    @property
    def _beats(self) -> bool:
        """Whether anybody needs the service's clock: other servers, or a clock that runs here."""
        return self._tables.running.shared or bool(self._due)

    def _look(self, id: str) -> None:
        """Enforce the clock of a table, and note when to look again."""
        try:
            if id not in self._clocked:
                self._clocked[id] = has_clock(self._tables.store.table(id)[0].settings)
            due = enforce(self._tables, id) if self._clocked[id] else None
        except (NoTable, UnknownRules):
            self._clocked.pop(id, None)
            return
        except StoreUnavailable:
            raise
        except KroonError as error:
            _log.error("a clock can't be enforced: %s", error.key, extra={"table": id})
            return
        if due is not None:
            heapq.heappush(self._due, (due, id))

    def _running(self) -> list[str]:
        """The running tables with a clock."""
        wanted = select(schema.tables.c.id, schema.tables.c.settings).where(
            schema.tables.c.state == schema.RUNNING
        )
        found = []
        for row in self._tables.store.rows(wanted):
            self._clocked[row.id] = has_clock(read_settings(json.loads(row.settings)))
            if self._clocked[row.id]:
                found.append(row.id)
        return found
