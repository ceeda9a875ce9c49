"""A lock on a file beside the database: one server at a time uses a SQLite file.

The system lets go of it when the process ends, however it ends. The file itself stays: were it deleted, two
servers could hold locks on files of the same name.
"""

from __future__ import annotations

import os
import sys
import time
from pathlib import Path

from kroon.table.database import make_private

END = ".lock"
"""What the name of the lock's file ends with, after that of the database."""
AGAIN_SECONDS = 0.05


class FileLock:
    """A lock that is held from `take` until `release`, or until the process ends."""

    def __init__(self, database: Path) -> None:
        self._file = database.with_name(database.name + END)
        self._held: int | None = None

    def take(self, patience: float) -> bool:
        """Take the lock, if nobody has it or lets go of it within so many seconds; whether it is ours."""
        make_private(self._file)
        opened = os.open(self._file, os.O_RDWR)  # processes that we start don't inherit it
        until = time.monotonic() + patience
        while not _lock(opened):
            if time.monotonic() >= until:
                os.close(opened)
                return False
            time.sleep(AGAIN_SECONDS)
        self._held = opened
        return True

    def release(self) -> None:
        """Let others have it."""
        if self._held is not None:
            os.close(self._held)
            self._held = None


if sys.platform == "win32":
    import msvcrt

    def _lock(file: int) -> bool:
        try:
            msvcrt.locking(file, msvcrt.LK_NBLCK, 1)
        except OSError:
            return False
        return True

else:
    import fcntl

    def _lock(file: int) -> bool:
        try:
            fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except BlockingIOError:
            return False
        return True
