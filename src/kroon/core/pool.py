"""Processes that work on tasks, each on one at a time.

A process that dies is replaced, and its task is done again; a task at which several have died is given up,
and all work ends with an error.
"""

from __future__ import annotations

import time
from collections import Counter
from collections.abc import Callable, Iterable, Iterator
from contextlib import AbstractContextManager
from dataclasses import dataclass
from multiprocessing.connection import Connection, wait
from typing import Any

from kroon.core.errors import KroonError
from kroon.core.processes import Child
from kroon.core.texts import choose_language, language

DEATHS = 3
"""How many processes may die at one task."""
GRACE = 2.0
"""How many seconds the processes without work have to leave."""

Work = Callable[[Any], Any]
Prepare = Callable[..., AbstractContextManager[Work]]


class WorkersDied(KroonError):
    """A task at which so many processes have died that it is given up; None: they died before any task."""

    def __init__(self, task: Any) -> None:
        super().__init__("workers-died", times=str(DEATHS))
        self.task = task


@dataclass
class _Worker:
    child: Child
    task: Any = None
    busy: bool = True
    """At first with preparing itself."""


class Pool:
    """Some processes. In each, `with prepare(*arguments)` makes the function that does a task.

    `prepare`, its arguments, the tasks and the answers travel between processes.
    """

    def __init__(self, jobs: int, prepare: Prepare, *arguments: Any) -> None:
        self._prepare = prepare
        self._arguments = arguments
        self._deaths: Counter[Any] = Counter()
        self._workers: list[_Worker] = []
        try:
            for _ in range(jobs):
                self._workers.append(_Worker(self._hire()))
            for worker in self._workers:
                self._ready(worker)
        except BaseException:
            self.close()
            raise

    def __enter__(self) -> Pool:
        return self

    def __exit__(self, *_: object) -> None:
        self.close()

    def run(self, tasks: Iterable[Any]) -> Iterator[tuple[Any, Any]]:
        """Do the tasks, which are taken one by one when there is somebody to do them: each with its answer.

        Answers come as they are ready. An error at a task is raised here.
        """
        waiting = iter(tasks)
        for worker in self._workers:
            self._hand_out(worker, waiting)
        while busy := [worker for worker in self._workers if worker.busy]:
            ready = wait([worker.child.pipe for worker in busy])
            for worker in [each for each in busy if each.child.pipe in ready]:
                task = worker.task
                try:
                    answer = worker.child.pipe.recv()
                except (EOFError, ConnectionResetError):
                    self._replace(worker)
                    continue
                if isinstance(answer, Exception):
                    raise answer
                self._hand_out(worker, waiting)
                yield task, answer

    def close(self) -> None:
        """End all processes: those without work leave, others are killed."""
        for worker in self._workers:
            worker.child.dismiss()
        until = time.monotonic() + GRACE
        for worker in sorted(self._workers, key=lambda each: not each.busy):
            worker.child.end(0.0 if worker.busy else max(0.0, until - time.monotonic()))
        self._workers = []

    def _hire(self) -> Child:
        return Child(_work, language(), self._prepare, self._arguments)

    def _ready(self, worker: _Worker) -> None:
        """Wait until a worker has prepared itself; another process does, if it died of that."""
        while True:
            try:
                prepared = worker.child.pipe.recv()
            except (EOFError, ConnectionResetError):
                worker.child.end()
                self._count_death(None)
                worker.child = self._hire()
                continue
            if isinstance(prepared, Exception):
                raise prepared
            worker.busy = False
            return

    def _hand_out(self, worker: _Worker, waiting: Iterator[Any]) -> None:
        worker.busy = False
        for task in waiting:
            self._give(worker, task)
            return

    def _give(self, worker: _Worker, task: Any) -> None:
        worker.task, worker.busy = task, True
        try:
            worker.child.pipe.send(task)
        except (BrokenPipeError, ConnectionResetError):
            return  # it is dead, which is noticed when its answer is read

    def _replace(self, worker: _Worker) -> None:
        """Somebody else takes the place and the task of a worker that died."""
        worker.child.end()
        self._count_death(worker.task)
        worker.child = self._hire()
        self._ready(worker)
        self._give(worker, worker.task)

    def _count_death(self, task: Any) -> None:
        self._deaths[task] += 1
        if self._deaths[task] >= DEATHS:
            raise WorkersDied(task)


def _work(pipe: Connection, spoken: str, prepare: Prepare, arguments: tuple[Any, ...]) -> None:
    """A process that does what it is told, until nobody tells it any more."""
    choose_language(spoken)
    try:
        with prepare(*arguments) as do:
            pipe.send(None)
            while True:
                task = pipe.recv()
                try:
                    answer = do(task)
                except (KroonError, OSError) as error:
                    answer = error
                pipe.send(answer)
    except (EOFError, BrokenPipeError, ConnectionResetError):
        return
    except (KroonError, OSError) as error:
        pipe.send(error)
