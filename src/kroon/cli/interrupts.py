"""Ctrl-C that can't get lost: where the interpreter ignores what is raised, it is raised anew."""

from __future__ import annotations

import signal
import threading
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import Any


@contextmanager
def heard() -> Iterator[Callable[[], None]]:
    """While something runs, interrupts are noted; what it gives raises one that was ignored."""
    before = signal.getsignal(signal.SIGINT)
    if not callable(before) or threading.current_thread() is not threading.main_thread():
        yield lambda: None  # they are ignored altogether, or for another thread
        return
    noted = threading.Event()

    def note(number: int, frame: Any) -> None:
        noted.set()
        before(number, frame)

    def check() -> None:
        if noted.is_set():
            raise KeyboardInterrupt

    signal.signal(signal.SIGINT, note)
    try:
        yield check
    finally:
        signal.signal(signal.SIGINT, before)
