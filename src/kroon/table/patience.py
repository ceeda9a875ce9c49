"""Connections to PostgreSQL that don't wait for ever: a database that doesn't answer is given up after a while.

Then it counts as away, and who asks is refused at once; now and then one is let through to see whether it is
back. The server's own time limits are no help here: it may be the one that stands still.
"""

from __future__ import annotations

import threading
import time
from collections.abc import Callable, Generator
from typing import Any

import psycopg

ANSWER_SECONDS = 4.0
"""How long one waits for an answer."""
TRIAL_SECONDS = 1.0
"""How long one waits who sees whether it is back."""
AGAIN_SECONDS = 0.5
"""How often one does."""


class Patience:
    """Whether a database answers, as all connections to it found."""

    def __init__(self, clock: Callable[[], float] = time.monotonic) -> None:
        self._clock = clock
        self._away = False
        self._next = 0.0
        """When somebody may try again."""
        self._lock = threading.Lock()

    def seconds(self) -> float:
        """How long to wait for an answer now; raises what the driver would if there is no use in asking."""
        if not self._away:
            return ANSWER_SECONDS
        with self._lock:
            now = self._clock()
            if now < self._next:
                raise psycopg.OperationalError("the database doesn't answer")
            self._next = now + TRIAL_SECONDS + AGAIN_SECONDS
            return TRIAL_SECONDS

    def failed(self) -> None:
        """No answer came."""
        with self._lock:
            self._away, self._next = True, self._clock() + AGAIN_SECONDS

    def answered(self) -> None:
        """An answer came."""
        if self._away:
            self._away = False


class PatientConnection(psycopg.Connection[Any]):
    """A connection that waits as long as its patience says."""

    patience: Patience | None = None
    unhurried = False
    """Whether it waits as long as it takes."""

    @classmethod
    def open(cls, patience: Patience, *args: Any, **parameters: Any) -> PatientConnection:
        """Connect."""
        seconds = patience.seconds()
        try:
            made = cls.connect(*args, **parameters | {"connect_timeout": round(seconds)})
        except psycopg.errors.ConnectionTimeout:
            patience.failed()
            raise
        made.patience = patience
        patience.answered()
        return made

    def wait(self, gen: Any, *args: Any, **given: Any) -> Any:
        """Wait for an answer. When none comes the connection ends, and what was asked may be done or not."""
        patience = self.patience
        if patience is None or self.unhurried or given.get("timeout") is not None:
            return super().wait(gen, *args, **given)
        try:
            answer = super().wait(_within(gen, patience.seconds()), *args, **given)
        except _NoAnswer:
            patience.failed()
            self.pgconn.finish()
            raise psycopg.OperationalError("the database doesn't answer") from None
        patience.answered()
        return answer


class _NoAnswer(Exception):
    """It took too long."""


def _within(gen: Any, seconds: float) -> Generator[Any, Any, Any]:
    """The same steps of the driver, given up when nothing comes for so long."""
    until = time.monotonic() + seconds
    try:
        wanted = next(gen)
        while True:
            ready = yield wanted
            if not ready and time.monotonic() >= until:
                raise _NoAnswer
            wanted = gen.send(ready)
    except StopIteration as end:
        return end.value
