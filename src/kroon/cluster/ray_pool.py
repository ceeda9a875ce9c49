"""Workers on a Ray cluster: actors that each do one task at a time.

A worker that dies is replaced, on whatever machine has room, and its task is done again; a task at which
several have died is given up, and all work ends with an error.
"""

from __future__ import annotations

import logging
import os
import signal
import socket
import threading
from collections import Counter
from collections.abc import Iterable, Iterator
from contextlib import ExitStack, contextmanager
from typing import Any

from kroon.core.errors import KroonError, short
from kroon.core.pool import DEATHS, Prepare, WorkersDied
from kroon.core.texts import choose_language, language

LOCAL = "local"
"""The address that starts a Ray of its own on this machine."""
PATIENCE = 10.0
"""How many seconds a cluster has to answer; Ray itself would try for minutes."""
LOCAL_STORE = 100 * 2**20
"""Bytes for answers on their way, in a Ray that we start ourselves."""


class RayPool:
    """Some workers of a cluster; as core/pool.py has processes."""

    def __init__(self, address: str, jobs: int | None, prepare: Prepare, *arguments: Any) -> None:
        self._ray = _import_ray()
        self._ours = _connect(self._ray, address, jobs)
        self._hired = self._ray.remote(num_cpus=1, max_restarts=0)(_Worker)
        self._arguments = (language(), prepare, arguments)
        self._deaths: Counter[Any] = Counter()
        self._actors: list[Any] = []
        try:
            most = max(1, int(self._ray.cluster_resources().get("CPU", 1)))
            self._actors = [self._hire() for _ in range(jobs or most)]
        except BaseException:
            self.close()
            raise

    def __enter__(self) -> RayPool:
        return self

    def __exit__(self, *_: object) -> None:
        self.close()

    @property
    def processes(self) -> list[int]:
        """The numbers of the workers' processes, on whatever machines they are."""
        found: list[int] = self._ray.get([each.process.remote() for each in self._actors])
        return found

    def run(self, tasks: Iterable[Any]) -> Iterator[tuple[Any, Any]]:
        """Do the tasks, which are taken one by one when there is somebody to do them: each with its answer.

        Answers come as they are ready. An error at a task is raised here.
        """
        waiting = iter(tasks)
        busy: dict[Any, tuple[int, Any]] = {}
        for at in range(len(self._actors)):
            self._hand_out(at, waiting, busy)
        while busy:
            for ready in self._ray.wait(list(busy))[0]:
                at, task = busy.pop(ready)
                try:
                    answer = self._ray.get(ready)
                except self._ray.exceptions.RayActorError:
                    self._deaths[task] += 1
                    if self._deaths[task] >= DEATHS:
                        raise WorkersDied(task) from None
                    self._actors[at] = self._hire()
                    busy[self._actors[at].do.remote(task)] = at, task
                    continue
                if isinstance(answer, Exception):
                    raise answer
                self._hand_out(at, waiting, busy)
                yield task, answer

    def close(self) -> None:
        """Send the workers away, and end the Ray that was started here."""
        for each in self._actors:
            self._ray.kill(each)
        self._actors = []
        if self._ours:
            self._ray.shutdown()
            self._ours = False

    def _hire(self) -> Any:
        return self._hired.remote(*self._arguments)

    def _hand_out(self, at: int, waiting: Iterator[Any], busy: dict[Any, tuple[int, Any]]) -> None:
        for task in waiting:
            busy[self._actors[at].do.remote(task)] = at, task
            return


class _Worker:
    """An actor: it prepares itself at its first task, so that what goes wrong there is told as an answer."""

    def __init__(self, spoken: str, prepare: Prepare, arguments: tuple[Any, ...]) -> None:
        choose_language(spoken)
        self._prepare, self._arguments = prepare, arguments
        self._stack = ExitStack()
        self._work: Any = None

    def process(self) -> int:
        """The number of this process."""
        return os.getpid()

    def do(self, task: Any) -> Any:
        """The answer to a task, or the error that it met."""
        try:
            if self._work is None:
                self._work = self._stack.enter_context(self._prepare(*self._arguments))
            return self._work(task)
        except (KroonError, OSError) as error:
            return error


def _import_ray() -> Any:
    os.environ.setdefault("RAY_ACCEL_ENV_VAR_OVERRIDE_ON_ZERO", "0")
    os.environ.setdefault("RAY_USAGE_STATS_ENABLED", "0")
    try:
        import ray
        import ray.exceptions
    except ImportError:
        raise KroonError("cluster-missing") from None
    return ray


def _connect(ray: Any, address: str, jobs: int | None) -> bool:
    """Join a cluster, unless this process is in one already; whether it was joined here."""
    _knock(address)
    if ray.is_initialized():
        return False
    room = {"num_cpus": jobs, "object_store_memory": LOCAL_STORE} if address == LOCAL else {}
    try:
        with _own_signals():
            ray.init(
                address,
                include_dashboard=False if address == LOCAL else None,
                log_to_driver=False,
                logging_level=logging.ERROR,
                **room,
            )
    except (ConnectionError, ValueError, RuntimeError, TimeoutError) as error:
        raise KroonError("cluster-unreachable", address=short(address), cause=short(str(error), 200)) from None
    return True


@contextmanager
def _own_signals() -> Iterator[None]:
    """Keep our handling of SIGTERM: Ray's own would end the process without putting anything in order."""
    before = signal.getsignal(signal.SIGTERM)
    yield
    if threading.current_thread() is threading.main_thread():
        signal.signal(signal.SIGTERM, before)


def _knock(address: str) -> None:
    """Refuse an address at which nobody listens. Names such as `local` and `auto` are left to Ray."""
    host, _, port = address.rpartition("://")[2].rpartition(":")
    if not host:
        return
    try:
        socket.create_connection((host.strip("[]"), int(port)), PATIENCE).close()
    except (OSError, ValueError, OverflowError) as error:
        raise KroonError("cluster-unreachable", address=short(address), cause=short(str(error), 200)) from None
