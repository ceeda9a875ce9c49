"""A process that thinks: it does one task at a time, and is replaced if it dies or takes far too long."""

from __future__ import annotations

import contextlib
import os
import time
from collections.abc import Callable
from multiprocessing.connection import Connection
from typing import Any

from kroon.core.errors import KroonError
from kroon.core.processes import Child
from kroon.service.tasks import do

TASK_SECONDS = 40.0
"""How long a process may take for a task: less than the time after which others may try, bots.PATIENCE."""
START_SECONDS = 120.0
"""How long it may take to start, where the machine has much else to do."""


class WorkerLost(Exception):
    """A process that died at a task, took too long, or was stopped."""


class Process:
    """A process that is started when it is needed; `closing` says whether the server goes down."""

    def __init__(self, nice: int, closing: Callable[[], bool], lost: Callable[[], object]) -> None:
        self._nice = nice
        self._closing = closing
        self._lost = lost
        self._child: Child | None = None
        self.starting = 0.0
        """How many seconds the last task had to wait for the process to start."""

    def do(self, task: Any, grace: float) -> Any:
        """Have a task done; `grace`: how many seconds it may still take when the server goes down."""
        began = time.perf_counter()
        self.starting = 0.0
        if self._child is None or not self._child.alive:
            self._start()
            self.starting = time.perf_counter() - began
        kind, answer = self._exchange(task, grace, TASK_SECONDS)
        if kind == "done":
            return answer
        if kind == "refused":
            raise answer
        raise WorkerLost(answer)

    def end(self) -> None:
        """Stop the process."""
        if self._child is not None:
            self._child.end()
        self._child = None

    @property
    def number(self) -> int | None:
        """The number of the process, if it runs."""
        child = self._child
        return None if child is None else child.pid

    def _start(self) -> None:
        """Start the process, and wait until it can be asked."""
        self.end()
        self._child = Child(_run, self._nice)
        self._exchange(None, 0.0, START_SECONDS)

    def _exchange(self, task: Any, grace: float, seconds: float) -> tuple[str, Any]:
        """What the process says next, after it was sent a task, if there is one."""
        assert self._child is not None
        pipe = self._child.pipe
        try:
            if task is not None:
                pipe.send(task)
            self._await(pipe, grace, seconds)
            said: tuple[str, Any] = pipe.recv()
            return said
        except (EOFError, OSError) as error:
            self._lose()
            raise WorkerLost(f"the process died ({type(error).__name__})") from None
        except WorkerLost:
            self._lose()
            raise

    def _await(self, pipe: Connection, grace: float, seconds: float) -> None:
        until, told = time.monotonic() + seconds, False
        while not pipe.poll(0.2):
            now = time.monotonic()
            if self._closing() and not told:
                until, told = min(until, now + grace), True
            if now >= until:
                raise WorkerLost("stopped" if told else "it took too long")

    def _lose(self) -> None:
        self._lost()
        self.end()


def _run(pipe: Connection, nice: int) -> None:
    """The process: does tasks until nobody asks any more."""
    if hasattr(os, "nice"):
        os.nice(nice)
    answer: tuple[str, Any] = ("ready", None)
    with contextlib.suppress(EOFError, OSError):  # the server has gone, or needs us no more
        while True:
            pipe.send(answer)
            task = pipe.recv()
            try:
                answer = ("done", do(task))
            except KroonError as error:
                answer = ("refused", error)
            except Exception as error:
                answer = ("failed", f"{type(error).__name__}: {error}")
