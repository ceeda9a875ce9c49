"""Whether a server can do its work: asked by probes as often as they like, tried at most once a second."""

from __future__ import annotations

import asyncio
import time
from typing import Any

from kroon.table.errors import StoreUnavailable
from kroon.table.store import Store

EVERY_SECONDS = 1.0
CAUSES = (
    "database or disk is full",
    "no space left on device",
    "disk i/o error",
    "the database file is gone",
    "unable to open database file",
    "readonly database",
    "read-only transaction",
    "database is locked",
    "malformed",
    "not a database",
)
"""What is told of a store that fails. Other words of a database may hold paths, names of hosts or of users."""
AWAY = "the database doesn't answer"


class Readiness:
    """Tries the store, and keeps the answer for a moment."""

    def __init__(self, store: Store) -> None:
        self._store = store
        self._tried = -EVERY_SECONDS
        self._trying: asyncio.Task[str | None] | None = None

    async def look(self, takes_requests: bool) -> dict[str, Any]:
        """What a probe is told: `ready`, and what is wrong with the store, if anything is."""
        now = time.monotonic()
        if self._trying is None or (self._trying.done() and now >= self._tried + EVERY_SECONDS):
            self._tried = now
            self._trying = asyncio.create_task(asyncio.to_thread(self._try))
        wrong = await asyncio.shield(self._trying)
        found: dict[str, Any] = {"ready": takes_requests and wrong is None}
        return found if wrong is None else found | {"store": wrong}

    def _try(self) -> str | None:
        try:
            self._store.check()
        except StoreUnavailable as error:
            said = error.cause.lower()
            return next((cause for cause in CAUSES if cause in said), AWAY)
        return None
