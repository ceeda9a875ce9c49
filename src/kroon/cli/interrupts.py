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
    if threading.current_thread() is not threading.main_thread():  # signals are for the main thread
        yield lambda: None
        return
    noted = threading.Event()
    before = signal.getsignal(signal.SIGINT)
    if not callable(before):  # they are ignored altogether
        yield lambda: None
        return

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
