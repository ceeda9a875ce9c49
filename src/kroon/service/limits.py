"""How often one may ask, a token bucket for each client and each address; and how much is done at a time."""

from __future__ import annotations

import asyncio
import time
from collections import OrderedDict
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from dataclasses import dataclass

MOST_BUCKETS = 50_000
"""How many clients are remembered; those that asked longest ago are forgotten first."""


class Buckets:
    """A bucket for each name: `burst` tokens, and `rate` more a second. A rate of 0 limits nothing."""

    def __init__(self, rate: float, burst: int, clock: Callable[[], float] = time.monotonic) -> None:
        self.rate = rate
        self.burst = float(burst)
        self._clock = clock
        self._buckets: OrderedDict[str, tuple[float, float]] = OrderedDict()

    def take(self, name: str) -> float:
        """Take a token; 0.0, or after how many seconds there will be one."""
        if self.rate <= 0:
            return 0.0
        now = self._clock()
        tokens, then = self._buckets.get(name, (self.burst, now))
        tokens = min(self.burst, tokens + (now - then) * self.rate)
        wait = 0.0 if tokens >= 1 else (1 - tokens) / self.rate
        self._buckets[name] = (tokens if wait else tokens - 1, now)
        self._buckets.move_to_end(name)
        if len(self._buckets) > MOST_BUCKETS:
            self._buckets.popitem(last=False)
        return wait


class Turnstile:
    """Lets so many of one address through at a time (0: any number); others wait without holding a thread."""

    def __init__(self, most: int) -> None:
        self._most = most
        self._doors: dict[str, _Door] = {}

    @asynccontextmanager
    async def through(self, address: str) -> AsyncIterator[None]:
        """For something that takes a thread."""
        if not self._most:
            yield
            return
        door = self._doors.setdefault(address, _Door(asyncio.Semaphore(self._most)))
        door.people += 1
        try:
            async with door.free:
                yield
        finally:
            door.people -= 1
            if not door.people:
                del self._doors[address]


@dataclass
class _Door:
    """Those of one address."""

    free: asyncio.Semaphore
    people: int = 0
    """How many are inside, or wait."""
