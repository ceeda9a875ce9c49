"""Processes of our own, which never outlive the one that started them.

A child doesn't heed Ctrl-C, or a SIGTERM that goes to all processes: the one that started it says when to end.
When that one is gone, however it went, its end of a pipe is closed, and the child ends at once. A program of
somebody else has a guard that sees to it.
"""

from __future__ import annotations

import atexit
import multiprocessing
import os
import pickle
import signal
import subprocess
import threading
import weakref
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from multiprocessing import resource_tracker
from multiprocessing.connection import Connection, wait
from typing import Any

from kroon.core.interrupts import STOPS

ORPHANED = 1
"""The exit status of a child whose parent is gone."""

GUARD = "trap '' INT TERM HUP; read -r group || exit; read -r _ || kill -s KILL -- -$group"
"""What the shell of a guard runs. It reads the number of a group, and a line when that needs no guard now."""

_spawn = multiprocessing.get_context("spawn")
_started: weakref.WeakSet[Any] = weakref.WeakSet()
"""Those of this process."""


class Child:
    """A process in which `target(pipe, *arguments)` runs, and our end of that pipe. Both travel to it."""

    def __init__(self, target: Callable[..., None], *arguments: Any) -> None:
        self.pipe, theirs = _spawn.Pipe()
        called = pickle.dumps((target, arguments))  # read there when the child already follows its parent
        self._process = _spawn.Process(target=_live, args=(theirs, called), name="kroon-worker")
        with _signals_wait():
            self._process.start()
            _started.add(self._process)
        theirs.close()

    @property
    def pid(self) -> int:
        """The number of the process."""
        number = self._process.pid
        assert number is not None
        return number

    @property
    def alive(self) -> bool:
        """Whether it runs."""
        return self._process.is_alive()

    def dismiss(self) -> None:
        """Tell it that nothing more will come: it leaves when it listens."""
        self.pipe.close()

    def end(self, grace: float = 0.0) -> None:
        """See it gone: after so many seconds in which it may leave by itself, it is killed."""
        self.dismiss()
        self._process.join(grace)
        self._process.kill()
        self._process.join()


class Guard:
    """A small process that kills a group of others when this process ends without a word, as by `kill -9`.

    It is started before them, so that there is none without a guard.
    """

    def __init__(self) -> None:
        self._process = subprocess.Popen(
            ["/bin/sh", "-c", GUARD],
            stdin=subprocess.PIPE,
            stdout=subprocess.DEVNULL,
            stderr=subprocess.DEVNULL,
            start_new_session=True,
        )

    def watch(self, group: int) -> None:
        """Guard the processes of a group."""
        self._tell(f"{group}\n")

    def release(self) -> None:
        """They are gone, and so is the guard."""
        self._tell("\n")
        self._process.communicate()

    def _tell(self, line: str) -> None:
        assert self._process.stdin is not None
        with suppress(BrokenPipeError):  # somebody has killed it
            self._process.stdin.write(line.encode())
            self._process.stdin.flush()


@contextmanager
def _signals_wait() -> Iterator[None]:
    """While a child starts, signals wait: ours until that is done, the child's until it doesn't heed them."""
    if not hasattr(signal, "pthread_sigmask"):
        yield
        return
    resource_tracker.ensure_running()  # it would let the signals in
    before = signal.pthread_sigmask(signal.SIG_BLOCK, STOPS)
    try:
        yield
    finally:
        signal.pthread_sigmask(signal.SIG_SETMASK, before)


def _end_all() -> None:
    for process in list(_started):
        process.kill()


atexit.register(_end_all)  # before multiprocessing, which would wait for them


# in the child


def _live(pipe: Connection, called: bytes) -> None:
    for number in STOPS:
        signal.signal(number, _unheeded)
    if hasattr(signal, "pthread_sigmask"):
        signal.pthread_sigmask(signal.SIG_UNBLOCK, STOPS)
    threading.Thread(target=_follow, daemon=True).start()
    try:
        target, arguments = pickle.loads(called)
        target(pipe, *arguments)
    finally:
        _end_all()


def _unheeded(*_: Any) -> None:
    """Nothing; but unlike SIG_IGN it isn't passed on to programs that the child starts."""


def _follow() -> None:
    """End as soon as the parent has ended. It can't be said to it any more, so nothing is put in order."""
    parent = multiprocessing.parent_process()
    assert parent is not None
    wait([parent.sentinel])
    os._exit(ORPHANED)
