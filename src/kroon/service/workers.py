"""Processes that think, in lanes (table/lanes.py): moves of bots, hints, scores, reviews.

Each process has a thread here that hands it one task at a time: the next by fair shares (shares.py). A process
that dies, or takes far too long, is replaced, and its task is done again. A task at which several have died is
given up; a bot's move is then made at random, so that the game goes on.
"""

from __future__ import annotations

import contextlib
import logging
import secrets
import threading
import time
from collections import Counter
from collections.abc import Callable
from concurrent.futures import Future
from dataclasses import dataclass, field, replace
from typing import Any

from kroon.core.errors import KroonError
from kroon.service.errors import Busy
from kroon.service.metrics import Metrics
from kroon.service.processes import Process, WorkerLost
from kroon.service.shares import FairQueue, Shares, Whereabouts
from kroon.service.tasks import WarmUp, kind_of
from kroon.table import bots, lanes, store
from kroon.table.errors import StoreUnavailable
from kroon.table.tables import Tables

POLL_SECONDS = 1.0
"""How often is looked for turns of bots that no news told of."""
PAUSE_SECONDS = 0.02
"""How long after one look there is none."""
IDLE_SECONDS = 300.0
"""After how long a process ends that nobody needs."""
GRACE_SECONDS = 1.0
"""How long a move in progress may take when the server goes down."""
DEATHS = 3
"""How many processes may die at one task."""

_log = logging.getLogger("kroon.workers")


@dataclass(frozen=True)
class Lane:
    """How the processes of a lane are run."""

    name: str
    nice: int
    """How much the others go before it."""
    turns: bool = False
    """Whether bots play in it."""
    lasting: bool = False
    """Whether its process is there from the beginning, if bots play, and stays."""


LANES = (
    Lane(lanes.QUICK, 0, turns=True, lasting=True),
    Lane(lanes.SEARCH, 5, turns=True),
    Lane(lanes.HINTS, 2),
    Lane(lanes.REVIEWS, 10),
)

Thought = Callable[[str, float], object]
"""Is told how many seconds were thought for bots of an owner."""


class Workers:
    """The processes of a server: `count` for bots that search, and one for each other lane."""

    def __init__(
        self,
        tables: Tables,
        count: int,
        plays: bool,
        metrics: Metrics,
        whereabouts: Whereabouts | None = None,
        thought: Thought | None = None,
    ) -> None:
        self._tables = tables
        self._plays = plays
        shared = _Shared(tables, metrics, whereabouts or Whereabouts(), thought)
        self._lanes = {
            lane.name: _Running(lane, count if lane.name == lanes.SEARCH else 1, plays, shared)
            for lane in (LANES if count else ())
        }

    def open(self) -> None:
        """Begin to work."""
        if self._plays:
            self._tables.store.subscribe(self._hear)
        for lane in self._lanes.values():
            lane.open()

    def stop(self) -> None:
        """Begin nothing new."""
        for lane in self._lanes.values():
            lane.stop()

    def close(self) -> None:
        """Finish the moves in progress, and stop."""
        self.stop()
        for lane in self._lanes.values():
            lane.join()

    def submit(self, task: Any, owner: str, lane: str) -> Future[Any]:
        """Have a task done for an owner: its answer. Whoever waits no more cancels it, and it is dropped."""
        if lane not in self._lanes:
            raise Busy
        return self._lanes[lane].submit(task, owner)

    def processes(self) -> list[int]:
        """The numbers of the processes that run now."""
        return [number for lane in self._lanes.values() for number in lane.processes()]

    def _hear(self, id: str | None, seq: int) -> None:
        if id is None or (seq and self._tables.may_need_bots(id)):
            for lane in self._lanes.values():
                lane.look()


@dataclass(frozen=True)
class _Shared:
    """What all lanes use."""

    tables: Tables
    metrics: Metrics
    whereabouts: Whereabouts
    thought: Thought | None


@dataclass
class _Asked:
    """A task that somebody waits for."""

    task: Any
    owner: str
    future: Future[Any] = field(default_factory=Future)


class _Running:
    """A lane with its processes, each with a thread."""

    def __init__(self, lane: Lane, count: int, plays: bool, shared: _Shared) -> None:
        self._lane = lane
        self._plays = plays and lane.turns
        self._tables, self._metrics, self._thought = shared.tables, shared.metrics, shared.thought
        self._shares = Shares(shared.whereabouts)
        self._queue: FairQueue[_Asked] = FairQueue(self._shares, shared.whereabouts)
        self._changed = threading.Condition(threading.RLock())
        self._closing = False
        self._turns = True
        """Whether a bot may be to move."""
        self._looked = 0.0
        self._tries: Counter[Any] = Counter()
        name = secrets.token_hex(6)
        self._workers = [_Worker(self._process(), f"{name}-{number}") for number in range(count)]
        self._threads = [
            threading.Thread(target=self._work, args=(worker,), name=f"kroon-{lane.name}", daemon=True)
            for worker in self._workers
        ]

    def open(self) -> None:
        for thread in self._threads:
            thread.start()

    def stop(self) -> None:
        with self._changed:
            self._closing = True
            self._changed.notify_all()

    def join(self) -> None:
        for thread in self._threads:
            thread.join()
        while asked := self._next_asked():
            asked.future.set_exception(Busy())

    def submit(self, task: Any, owner: str) -> Future[Any]:
        asked = _Asked(task, owner)
        with self._changed:
            if self._closing:
                raise Busy
            waiting = self._queue.put(asked, owner, kind_of(task))
            self._count()
            self._changed.notify()

        def left(done: Future[Any]) -> None:
            if done.cancelled():
                with self._changed:
                    self._queue.drop(waiting)
                    self._count()

        asked.future.add_done_callback(left)
        return asked.future

    def look(self) -> None:
        """A bot may be to move."""
        if self._plays:
            with self._changed:
                self._turns = True
                self._changed.notify()

    def processes(self) -> list[int]:
        return [number for worker in self._workers if (number := worker.process.number) is not None]

    def _process(self) -> Process:
        return Process(self._lane.nice, lambda: self._closing, self._metrics.replaced.inc)

    def _count(self) -> None:
        self._metrics.waiting.labels(self._lane.name).set(len(self._queue))

    # in the threads

    def _work(self, worker: _Worker) -> None:
        try:
            if self._plays and self._lane.lasting:
                self._warm_up(worker)
            while not self._closing:
                try:
                    self._step(worker)
                except StoreUnavailable as error:
                    _log.error("workers wait for the store: %s", error.cause)
                    self._metrics.store_errors.inc()
                    self._wait(POLL_SECONDS)
                except Exception:
                    _log.exception("a worker failed")
                    self._metrics.failures.inc()
                    self._wait(POLL_SECONDS)
        finally:
            worker.process.end()

    def _warm_up(self, worker: _Worker) -> None:
        try:
            worker.process.do(WarmUp(), 0.0)
        except (WorkerLost, KroonError) as error:  # the first task will do it
            if not self._closing:
                _log.error("a worker isn't ready: %s", error)

    def _step(self, worker: _Worker) -> None:
        """Do what is next, or wait for something; turns of bots and other tasks by turns."""
        turn = None if worker.moved and len(self._queue) else self._next_turn(worker.name)
        worker.moved = turn is not None
        if turn is not None:
            self._move(worker, turn)
        elif (asked := self._next_asked()) is not None:
            self._answer(worker, asked)
        else:
            self._rest(worker)
            return
        worker.used = time.monotonic()

    def _rest(self, worker: _Worker) -> None:
        if not self._lane.lasting and time.monotonic() - worker.used > IDLE_SECONDS:
            worker.process.end()
        with self._changed:
            if not (len(self._queue) or self._closing):
                self._changed.wait(PAUSE_SECONDS if self._plays and self._turns else POLL_SECONDS)

    def _next_turn(self, name: str) -> bots.Task | None:
        if not self._plays:
            return None
        with self._changed:
            now = time.monotonic()
            due = self._looked + (PAUSE_SECONDS if self._turns else POLL_SECONDS)
            if now < due:
                return None
            self._turns, self._looked = False, now
        task = bots.next_task(self._tables, name, self._lane.name, self._rank)
        if task is not None:
            with self._changed:  # there may be more
                self._turns, self._looked = True, 0.0
                self._changed.notify()
        return task

    def _rank(self, turn: store.Waiting) -> float:
        return self._shares.rank(turn.owner, (turn.game, turn.bot))

    def _next_asked(self) -> _Asked | None:
        with self._changed:
            while (waiting := self._queue.take()) is not None:
                self._count()
                if waiting.item.future.set_running_or_notify_cancel():
                    self._metrics.waits.labels(self._lane.name).observe(time.monotonic() - waiting.since)
                    return waiting.item
        return None

    def _move(self, worker: _Worker, task: bots.Task) -> None:
        """Have a bot's move thought about, and play it; its owner is charged."""
        charge, began = self._shares.begin(task.owner, kind_of(task)), time.perf_counter()
        try:
            self._think(worker, task)
        finally:
            took = time.perf_counter() - began - worker.process.starting
            self._shares.end(charge, took)
            if self._thought is not None:
                self._thought(task.owner, took)

    def _think(self, worker: _Worker, task: bots.Task) -> None:
        key = (task.table, task.position)
        asked = task if self._tries[key] < DEATHS else replace(task, bot="random")
        began = time.perf_counter()
        try:
            event = worker.process.do(asked, GRACE_SECONDS)
        except (WorkerLost, KroonError) as error:
            if not self._closing:
                self._tries[key] += 1
                _log.error("a bot gave no move: %s", error, extra={"table": task.table, "bot": asked.bot})
            with contextlib.suppress(StoreUnavailable):
                bots.give_up(self._tables, task, worker.name)
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

    def _answer(self, worker: _Worker, asked: _Asked) -> None:
        charge, began = self._shares.begin(asked.owner, kind_of(asked.task)), time.perf_counter()
        answer = self._answer_of(worker, asked)
        self._shares.end(charge, time.perf_counter() - began - worker.process.starting)
        if isinstance(answer, KroonError):
            asked.future.set_exception(answer)
        else:
            asked.future.set_result(answer)

    def _answer_of(self, worker: _Worker, asked: _Asked) -> Any:
        """What a process answers to a task, or what is wrong with it."""
        for _ in range(DEATHS):
            try:
                return worker.process.do(asked.task, 0.0)
            except WorkerLost as error:
                if self._closing:
                    break
                _log.error("a task failed: %s", error, extra={"task": type(asked.task).__name__})
            except KroonError as error:
                return error
        return Busy()

    def _wait(self, seconds: float) -> None:
        until = time.monotonic() + seconds
        with self._changed:
            while not self._closing and (left := until - time.monotonic()) > 0:
                self._changed.wait(left)


@dataclass(eq=False)
class _Worker:
    """A process, and what its thread knows of it."""

    process: Process
    name: str
    moved: bool = False
    """Whether the last task was a bot's move."""
    used: float = field(default_factory=time.monotonic)
    """When it was used last."""
