"""How often one may ask: a token bucket for each client and each address."""

from __future__ import annotations

import time
from collections import OrderedDict
from collections.abc import Callable

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
