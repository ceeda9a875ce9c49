"""Processes that think: moves of bots and, in turn, hints and scores that somebody waits for; then reviews.

Each has a thread here that hands it one task at a time. A process that dies, or takes far too long, is
replaced, and its task is done again. A task at which several have died is given up; a bot's move is then made
at random, so that the game goes on.
"""

from __future__ import annotations

import contextlib
import logging
import multiprocessing
import os
import secrets
import signal
import threading
import time
from collections import Counter, deque
from concurrent.futures import Future
from concurrent.futures import TimeoutError as TookTooLong
from dataclasses import dataclass, field, replace
from multiprocessing.connection import Connection
from typing import Any

from kroon.core.errors import KroonError
from kroon.service.errors import Busy
from kroon.service.metrics import Metrics
from kroon.service.tasks import do
from kroon.table import bots
from kroon.table.errors import StoreUnavailable
from kroon.table.tables import Tables

POLL_SECONDS = 1.0
"""How often is looked for turns of bots that no news told of."""
PAUSE_SECONDS = 0.02
"""How long after one look there is none."""
TASK_SECONDS = 40.0
"""How long a process may take for a task: less than the time after which others may try, bots.PATIENCE."""
WAIT_SECONDS = 90.0
"""How long somebody waits for an answer."""
MOST_WAITING = 100
"""How many tasks wait, at most, that somebody waits for."""
GRACE_SECONDS = 5.0
"""How long a move in progress may take when the server goes down."""
DEATHS = 3
"""How many processes may die at one task."""
NICE = 5

_log = logging.getLogger("kroon.workers")


class WorkerLost(Exception):
    """A process that died at a task, took too long, or was stopped."""


@dataclass
class Asked:
    """A task that somebody waits for."""

    task: Any
    future: Future[Any] = field(default_factory=Future)


class Workers:
    """The processes of a server."""

    def __init__(self, tables: Tables, count: int, plays: bool, metrics: Metrics) -> None:
        self._tables = tables
        self._count = count
        self._plays = plays
        self._metrics = metrics
        self._urgent: deque[Asked] = deque()
        self._later: deque[Asked] = deque()
        self._turns = True
        """Whether a bot may be to move."""
        self._looked = 0.0
        self._changed = threading.Condition()
        self._closing = False
        self._threads: list[threading.Thread] = []
        self._workers: list[_Process] = []
        self._tries: Counter[Any] = Counter()
        self._name = secrets.token_hex(6)

    def open(self) -> None:
        """Begin to work."""
        if self._plays:
            self._tables.store.subscribe(self._hear)
        for number in range(self._count):
            worker = _Process(self)
            self._workers.append(worker)
            thread = threading.Thread(target=self._work, args=(worker, f"{self._name}-{number}"), daemon=True)
            self._threads.append(thread)
            thread.start()

    def close(self) -> None:
        """Finish the moves in progress, and stop."""
        with self._changed:
            self._closing = True
            self._changed.notify_all()
        for thread in self._threads:
            thread.join()
        for asked in (*self._urgent, *self._later):
            asked.future.set_exception(Busy())

    def processes(self) -> list[int]:
        """The numbers of the processes that run now."""
        return [number for worker in self._workers if (number := worker.number) is not None]

    @property
    def closing(self) -> bool:
        """Whether the server goes down."""
        return self._closing

    def do(self, task: Any) -> Any:
        """Have a task done that somebody waits for: its answer."""
        future = self._submit(self._urgent, task)
        try:
            return future.result(WAIT_SECONDS)
        except TookTooLong:
            raise Busy from None

    def do_later(self, task: Any) -> Future[Any]:
        """Have a task done when there is nothing more urgent."""
        return self._submit(self._later, task)

    def _submit(self, queue: deque[Asked], task: Any) -> Future[Any]:
        asked = Asked(task)
        with self._changed:
            if self._closing or not self._count or (queue is self._urgent and len(queue) >= MOST_WAITING):
                raise Busy
            queue.append(asked)
            self._changed.notify()
        return asked.future

    def _hear(self, id: str | None, seq: int) -> None:
        if id is None or (seq and self._tables.may_need_bots(id)):
            with self._changed:
                self._turns = True
                self._changed.notify()

    # in the threads

    def _work(self, worker: _Process, name: str) -> None:
        try:
            while not self._closing:
                try:
                    self._step(worker, name)
                except StoreUnavailable as error:
                    _log.error("workers wait for the store: %s", error.cause)
                    self._metrics.store_errors.inc()
                    self._wait(POLL_SECONDS)
                except Exception:
                    _log.exception("a worker failed")
                    self._metrics.failures.inc()
                    self._wait(POLL_SECONDS)
        finally:
            worker.end()

    def _step(self, worker: _Process, name: str) -> None:
        """Do the most urgent thing, or wait for one."""
        turn = None if worker.moved and self._urgent else self._next_turn(name)
        worker.moved = turn is not None
        if turn is not None:
            self._move(worker, turn, name)
            return
        asked = self._next_asked()
        if asked is not None:
            self._answer(worker, asked)
            return
        with self._changed:
            if not (self._urgent or self._later or self._closing):
                self._changed.wait(PAUSE_SECONDS if self._turns else POLL_SECONDS)

    def _next_turn(self, name: str) -> bots.Task | None:
        if not self._plays:
            return None
        with self._changed:
            now = time.monotonic()
            due = self._looked + (PAUSE_SECONDS if self._turns else POLL_SECONDS)
            if now < due:
                return None
            self._turns, self._looked = False, now
        task = bots.next_task(self._tables, name)
        if task is not None:
            with self._changed:  # there may be more
                self._turns, self._looked = True, 0.0
                self._changed.notify()
        return task

    def _next_asked(self) -> Asked | None:
        with self._changed:
            for queue in (self._urgent, self._later):
                while queue:
                    asked = queue.popleft()
                    if asked.future.set_running_or_notify_cancel():
                        return asked
        return None

    def _move(self, worker: _Process, task: bots.Task, name: str) -> None:
        """Have a bot's move thought about, and play it."""
        key = (task.table, task.position)
        asked = task if self._tries[key] < DEATHS else replace(task, bot="random")
        began = time.perf_counter()
        try:
            event = worker.do(asked, GRACE_SECONDS)
        except (WorkerLost, KroonError) as error:
            if not self._closing:
                self._tries[key] += 1
                _log.error("a bot gave no move: %s", error, extra={"table": task.table, "bot": asked.bot})
            with contextlib.suppress(StoreUnavailable):
                bots.give_up(self._tables, task, name)
            return
        self._metrics.thinking.labels(task.bot).observe(time.perf_counter() - began)
        self._tries.pop(key, None)
        while True:
            try:
                if bots.answer(self._tables, task, event):
                    self._metrics.moves.labels("bot").inc()
                return
            except StoreUnavailable as error:
                _log.error("a bot's move waits for the store: %s", error.cause, extra={"table": task.table})
                self._metrics.store_errors.inc()
                if self._closing:
                    return
                self._wait(POLL_SECONDS)

    def _answer(self, worker: _Process, asked: Asked) -> None:
        for _ in range(DEATHS):
            try:
                asked.future.set_result(worker.do(asked.task, 0.0))
                return
            except WorkerLost as error:
                if self._closing:
                    break
                _log.error("a task failed: %s", error, extra={"task": type(asked.task).__name__})
            except KroonError as error:
                asked.future.set_exception(error)
                return
        asked.future.set_exception(Busy())

    def _wait(self, seconds: float) -> None:
        until = time.monotonic() + seconds
        with self._changed:
            while not self._closing and (left := until - time.monotonic()) > 0:
                self._changed.wait(left)

    def lost(self) -> None:
        """Count a process that is replaced."""
        self._metrics.replaced.inc()


class _Process:
    """A process that does one task at a time; it is started when it is needed."""

    def __init__(self, owner: Workers) -> None:
        self._owner = owner
        self._spawn = multiprocessing.get_context("spawn")
        self._process: Any = None
        self._pipe: Connection | None = None
        self.moved = False
        """Whether the last task was a bot's move: then it is the turn of those who wait for something else."""

    def do(self, task: Any, grace: float) -> Any:
        """Have a task done; `grace`: how many seconds it may still take when the server goes down."""
        pipe = self._ready()
        try:
            pipe.send(task)
            self._await(pipe, grace)
            kind, answer = pipe.recv()
        except (EOFError, OSError) as error:
            self._lose()
            raise WorkerLost(f"the process died ({type(error).__name__})") from None
        except WorkerLost:
            self._lose()
            raise
        if kind == "done":
            return answer
        if kind == "refused":
            raise answer
        raise WorkerLost(answer)

    @property
    def number(self) -> int | None:
        """The number of the process, if it runs."""
        process = self._process
        return None if process is None else process.pid

    def end(self) -> None:
        """Stop the process."""
        if self._pipe is not None:
            self._pipe.close()
        if self._process is not None:
            self._process.kill()
            self._process.join()
        self._process = self._pipe = None

    def _await(self, pipe: Connection, grace: float) -> None:
        until, told = time.monotonic() + TASK_SECONDS, False
        while not pipe.poll(0.2):
            now = time.monotonic()
            if self._owner.closing and not told:
                until, told = min(until, now + grace), True
            if now >= until:
                raise WorkerLost("stopped" if told else "it took too long")

    def _ready(self) -> Connection:
        if self._pipe is None or not self._process.is_alive():
            self.end()
            ours, theirs = self._spawn.Pipe()
            self._process = self._spawn.Process(target=_run, args=(theirs,), daemon=True, name="kroon-worker")
            self._process.start()
            theirs.close()
            self._pipe = ours
        return self._pipe

    def _lose(self) -> None:
        self._owner.lost()
        self.end()


def _run(pipe: Connection) -> None:
    """The process: does tasks until nobody asks any more. The server says when to stop, not a signal."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    signal.signal(signal.SIGTERM, signal.SIG_IGN)
    if hasattr(os, "nice"):
        os.nice(NICE)
    while True:
        try:
            task = pipe.recv()
        except (EOFError, OSError):
            return
        answer: tuple[str, Any]
        try:
            answer = ("done", do(task))
        except KroonError as error:
            answer = ("refused", error)
        except Exception as error:
            answer = ("failed", f"{type(error).__name__}: {error}")
        try:
            pipe.send(answer)
        except (BrokenPipeError, OSError):
            return
