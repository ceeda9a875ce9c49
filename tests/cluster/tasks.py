"""Work for the workers of the tests."""

from __future__ import annotations

import os
import signal
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from kroon.core.errors import KroonError
from kroon.core.pool import Work


@contextmanager
def squares(folder: str) -> Iterator[Work]:
    """Squares of numbers; task 3 kills its worker when it is done for the first time."""

    def do(task: int) -> int:
        mark = Path(folder) / "died"
        if task == 3 and not mark.exists():
            mark.touch()
            os.kill(os.getpid(), signal.SIGKILL)
        if task < 0:
            raise KroonError("cli-too-small", name="task", value=str(task), least="0")
        time.sleep(0.01)
        return task * task

    yield do


@contextmanager
def deadly() -> Iterator[Work]:
    """Kills every worker."""

    def do(task: int) -> None:
        os.kill(os.getpid(), signal.SIGKILL)

    yield do
