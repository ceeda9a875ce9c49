"""SIGINT, which is Ctrl-C, and SIGTERM: a command puts things in order once, and is gone within seconds.

The first of them raises KeyboardInterrupt, more of them change nothing. A command that isn't done some seconds
later is ended where it stands; its processes end with it (processes.py), and what was finished is on the disk.
"""

from __future__ import annotations

import os
import signal
import threading
import time
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

STOPS = (signal.SIGINT, signal.SIGTERM)
LONGEST = 3.0
"""How many seconds a command has to put things in order."""
DEAD = 128
"""What exit statuses add to the number of a signal."""


class _Interrupted:
    """What this process has been told."""

    number: int | None = None
    """The first signal."""
    came_late: bool = False
    """Whether it came while it was held, and is still to be raised."""
    held: int = 0
    """How many want not to be interrupted now."""
    alarm: int | None = None
    """Where each signal is written, for the thread that watches the time."""


def heed() -> None:
    """Heed the signals from now on, in the main thread of a command; those that are ignored stay so."""
    watching, _Interrupted.alarm = os.pipe()
    os.set_blocking(_Interrupted.alarm, False)
    threading.Thread(target=_watch_the_time, args=(watching,), daemon=True).start()
    # The system itself writes to the pipe, also while the main thread compiles and can't be interrupted.
    signal.set_wakeup_fd(_Interrupted.alarm, warn_on_full_buffer=False)
    for number in STOPS:
        if signal.getsignal(number) != signal.SIG_IGN:
            signal.signal(number, _interrupt)


def note(number: int) -> bool:
    """Take in a signal, for those who don't want to be interrupted by it; whether it is the first."""
    if _Interrupted.alarm is not None:
        os.write(_Interrupted.alarm, bytes([number]))
    if _Interrupted.number is not None:
        return False
    _Interrupted.number = number
    return True


@contextmanager
def held() -> Iterator[None]:
    """While something is done that must not be left half done, an interrupt waits."""
    _Interrupted.held += 1
    try:
        yield
    finally:
        _Interrupted.held -= 1
        if _Interrupted.came_late and not _Interrupted.held:
            _Interrupted.came_late = False
            raise KeyboardInterrupt


def check() -> None:
    """Raise an interrupt anew, which may have come where the interpreter ignores what is raised."""
    if _Interrupted.number is not None:
        raise KeyboardInterrupt


def status() -> int:
    """The exit status of a command that was interrupted: 130 for Ctrl-C, 143 for SIGTERM."""
    return DEAD + (_Interrupted.number or signal.SIGINT)


def _interrupt(number: int, _: Any) -> None:
    if not note(number):
        return
    if _Interrupted.held:
        _Interrupted.came_late = True
    else:
        raise KeyboardInterrupt


def _watch_the_time(watching: int) -> None:
    while (number := os.read(watching, 1)[0]) not in STOPS:
        pass
    time.sleep(LONGEST)
    os._exit(DEAD + number)
