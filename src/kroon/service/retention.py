"""Deletes tables that nobody has used for as many days as the server keeps them, every hour or so."""

from __future__ import annotations

import logging
import random
import threading
from collections.abc import Sequence

from kroon.service.settings import ServiceSettings
from kroon.table.errors import StoreUnavailable
from kroon.table.retention import FINISHED, UNFINISHED, delete_idle, idle_tables
from kroon.table.tables import Tables

FIRST_SECONDS, EVERY_SECONDS = 60.0, 3600.0
"""When it is done after the start, and then how often; by chance up to half of that later."""
DAY = 24 * 3600.0

_log = logging.getLogger("kroon.service")


class Retention:
    """One thread, if anything is to be deleted."""

    def __init__(self, tables: Tables, settings: ServiceSettings) -> None:
        self._tables = tables
        kept = ((FINISHED, settings.keep_days), (UNFINISHED, settings.keep_unfinished_days))
        self._kept = [(states, days) for states, days in kept if days is not None]
        self._closing = threading.Event()
        self._thread = threading.Thread(target=self._run, name="kroon-retention", daemon=True)

    def open(self) -> None:
        """Begin, where tables aren't kept for ever."""
        if self._kept:
            self._thread.start()

    def close(self) -> None:
        """Stop."""
        self._closing.set()
        if self._thread.is_alive():
            self._thread.join()

    def delete_old(self) -> int:
        """Delete what is older than is kept: how many tables that were."""
        count = sum(self._delete(states, days) for states, days in self._kept)
        if count:
            self._tables.store.erase()
            _log.info("deleted tables that nobody used", extra={"count": count})
        return count

    def _delete(self, states: Sequence[str], days: int) -> int:
        before, count = self._tables.clock() - days * DAY, 0
        for each in idle_tables(self._tables, before, states):
            if self._closing.is_set():
                break
            count += delete_idle(self._tables, each.id, before, states)
        return count

    def _run(self) -> None:
        wait = FIRST_SECONDS
        while not self._closing.wait(wait * random.uniform(1.0, 1.5)):
            wait = EVERY_SECONDS
            try:
                self.delete_old()
            except StoreUnavailable as error:
                _log.error("old tables wait for the store: %s", error.cause)
                wait = FIRST_SECONDS
            except Exception:
                _log.exception("old tables can't be deleted")
