"""What threads have to say to the event loop: it is woken once, and then hears all that has come meanwhile."""

from __future__ import annotations

import asyncio
import contextlib
import logging
from collections import deque
from collections.abc import Callable
from functools import partial

_log = logging.getLogger("kroon.service")


class Inbox:
    """Calls that wait to be made in the event loop, in their order."""

    def __init__(self) -> None:
        self._loop: asyncio.AbstractEventLoop | None = None
        self._calls: deque[Callable[[], object]] = deque()
        self._woken = False

    def open(self, loop: asyncio.AbstractEventLoop) -> None:
        """Begin to hand calls to a loop."""
        self._loop = loop

    def put(self, call: Callable[..., object], *args: object) -> None:
        """Have something called soon; from any thread. Nothing happens where no loop runs (any more)."""
        if self._loop is None:
            return
        self._calls.append(partial(call, *args))
        if not self._woken:
            self._woken = True
            with contextlib.suppress(RuntimeError):  # it was closed
                self._loop.call_soon_threadsafe(self._empty)

    def _empty(self) -> None:
        self._woken = False  # first, so that what comes from now on wakes the loop again
        for _ in range(len(self._calls)):
            try:
                self._calls.popleft()()
            except Exception:
                _log.exception("a call failed")
