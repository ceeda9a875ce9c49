"""Who is connected at the other servers of a store: each tells the others, at once and again now and then.

It is said by NOTIFY alone and kept in memory. What was missed comes with the next beat, and what nobody
repeats lapses, so that a server that died takes its people with it.
"""

from __future__ import annotations

import json
import logging
import threading
import time
from collections.abc import Callable, Collection
from typing import Any

from kroon.table.errors import StoreUnavailable
from kroon.table.news import News

BEAT_SECONDS = 10.0
LAPSE_SECONDS = 3.5 * BEAT_SECONDS
PAUSE_SECONDS = 0.05
"""How long is gathered what goes out together."""
CLOSE_SECONDS = 2.0
MOST_BYTES = 7000
"""PostgreSQL carries notices of less than 8000 bytes."""

_log = logging.getLogger("kroon.service")


class Presence:
    """The seats that are here, by table: our own are told to the others, theirs are known to us."""

    def __init__(self, news: News, clock: Callable[[], float] = time.monotonic) -> None:
        self._news = news
        self._clock = clock
        self._own: dict[str, list[int]] = {}
        self._others: dict[str, dict[str, tuple[list[int], float]]] = {}
        """By table and server: the seats, and when that lapses."""
        self._changed: set[str] = set()
        self._asks, self._whole = True, False
        self._tell: Callable[[str], None] = _nobody
        self._lock = threading.Condition()
        self._closing = False
        self._thread = threading.Thread(target=self._run, name="kroon-presence", daemon=True)

    def open(self, tell: Callable[[str], None]) -> None:
        """Begin; `tell` is called, in a thread, with a table at which somebody came or left elsewhere."""
        self._tell = tell
        if self._news.shared:
            self._news.subscribe_others(self._missed)
            self._news.subscribe_words(self._heard)
            self._thread.start()

    def close(self) -> None:
        """Tell the others that nobody is here any more."""
        with self._lock:
            self._closing = True
            self._changed |= set(self._own)
            self._own.clear()
            self._lock.notify()
        if self._thread.is_alive():
            self._thread.join(CLOSE_SECONDS)

    def elsewhere(self, id: str) -> frozenset[int]:
        """The seats whose owners are connected to other servers."""
        with self._lock:
            return frozenset(seat for seats, _ in self._others.get(id, {}).values() for seat in seats)

    def put(self, id: str, seats: Collection[int]) -> None:
        """These are connected to this server now."""
        if not self._news.shared:
            return
        with self._lock:
            if seats:
                self._own[id] = sorted(seats)
            else:
                self._own.pop(id, None)
            self._changed.add(id)
            self._lock.notify()

    # in threads

    def _missed(self, id: str | None, seq: int) -> None:  # noqa: ARG002
        """We listen again: ask the others who is there."""
        if id is None:
            with self._lock:
                self._asks = self._whole = True
                self._lock.notify()

    def _heard(self, server: str, word: Any) -> None:
        """Another server tells, or asks."""
        now, came = self._clock(), []
        with self._lock:
            for id, seats in word.get("here", {}).items():
                known = self._others.setdefault(id, {})
                before = known.pop(server, ([], 0.0))[0]
                if seats:
                    known[server] = (seats, now + LAPSE_SECONDS)
                if not known:
                    del self._others[id]
                if seats != before:
                    came.append(id)
            if word.get("asks"):
                self._whole = True
                self._lock.notify()
        for id in came:
            self._tell(id)

    def _run(self) -> None:
        beat = self._clock() + BEAT_SECONDS
        while True:
            with self._lock:
                while not (self._changed or self._asks or self._whole or self._closing):
                    wait = beat - self._clock()
                    if wait <= 0:
                        self._whole, beat = True, self._clock() + BEAT_SECONDS
                        break
                    self._lock.wait(wait)
                closing = self._closing
                if not closing:
                    self._lock.wait(PAUSE_SECONDS)
                whole, asks, changed = self._whole, self._asks, self._changed
                told = dict(self._own) if whole else {}
                told |= {id: self._own.get(id, []) for id in changed}
                self._changed, self._asks, self._whole = set(), False, False
            self._lapse()
            try:
                self._news.say(payloads(told, asks))
            except StoreUnavailable as error:
                _log.warning("others aren't told who is here: %s", error.cause)
                with self._lock:
                    self._changed |= changed
                    self._asks, self._whole = self._asks or asks, True
                    self._lock.wait(0 if self._closing else 1.0)
            if closing:
                return

    def _lapse(self) -> None:
        """Forget those of whom nothing was heard for long."""
        now, left = self._clock(), []
        with self._lock:
            for id, known in list(self._others.items()):
                for server in [server for server, (_, until) in known.items() if until < now]:
                    del known[server]
                    left.append(id)
                if not known:
                    del self._others[id]
        for id in left:
            self._tell(id)


def payloads(told: dict[str, list[int]], asks: bool) -> list[dict[str, Any]]:
    """What is said, in parts that fit into a notice."""
    made: list[dict[str, Any]] = [{"here": {}, "asks": True}] if asks else []
    room = 0
    for id, seats in told.items():
        size = len(json.dumps([id, seats])) + 4
        if room < size:
            made.append({"here": {}})
            room = MOST_BYTES
        made[-1]["here"][id] = seats
        room -= size
    return made


def _nobody(_: str) -> None:
    """Nobody listens yet."""
