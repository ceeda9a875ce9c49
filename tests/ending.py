"""Commands that are told to end, and all processes below them, as Linux lists them."""

from __future__ import annotations

import os
import signal
import subprocess
import time
from collections.abc import Callable, Iterable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path
from typing import NamedTuple

from tests.cli.command import COMMAND, environment, heed_interrupts

PATIENCE = 300.0
"""After so many seconds a test gives up: a busy machine takes long to start many processes."""
SECONDS = 5.0
"""Within so many seconds everything is gone."""
TELLS = [signal.SIGINT, signal.SIGTERM, signal.SIGKILL]


@dataclass(frozen=True)
class Process:
    """A process; its number can be used again, but not together with the time when it began."""

    pid: int
    began: str
    words: str

    @property
    def seconds(self) -> float:
        """How long it has had a processor."""
        now = _status(self.pid)
        return 0.0 if now is None else now.seconds

    @property
    def runs(self) -> bool:
        """Whether it is still there; one that has ended, and that nobody asked about yet, isn't."""
        now = _status(self.pid)
        return now is not None and now.state not in "ZX" and now.began == self.began


def descendants(pid: int) -> set[Process]:
    """All processes below one."""
    parents: dict[int, list[int]] = {}
    for folder in Path("/proc").glob("[0-9]*"):
        if (status := _status(int(folder.name))) is not None:
            parents.setdefault(status.parent, []).append(int(folder.name))
    found: set[Process] = set()
    waiting = [pid]
    while waiting:
        for each in parents.get(waiting.pop(), []):
            if (status := _status(each)) is not None:
                found.add(Process(each, status.began, _words(each)))
                waiting.append(each)
    return found


def wait_for(met: Callable[[], object], seconds: float = PATIENCE) -> bool:
    """Wait until something holds; whether it does."""
    until = time.monotonic() + seconds
    while not met():
        if time.monotonic() > until:
            return False
        time.sleep(0.02)
    return True


def all_gone(processes: Iterable[Process], seconds: float) -> bool:
    """Whether processes end within some seconds."""
    watched = list(processes)
    return wait_for(lambda: not any(each.runs for each in watched), seconds)


class Running:
    """A command in a process of its own, with what it says."""

    def __init__(self, process: subprocess.Popen[str]) -> None:
        self.process = process
        self.below: set[Process] = set()

    def wait_for(self, children: Callable[[set[Process]], bool]) -> None:
        """Wait until its processes are there."""

        def there() -> bool:
            assert self.process.poll() is None, self.process.communicate()
            self.below = descendants(self.process.pid)
            return children(self.below)

        assert wait_for(there), self.below

    def told(self, number: signal.Signals, status: int | None = None) -> str:
        """Send a signal to this process alone, and see everything gone; what it said in the end."""
        self.process.send_signal(number)
        assert all_gone(self.below, SECONDS), [each for each in self.below if each.runs]
        _, said = self.process.communicate(timeout=SECONDS)
        usual = 128 + number if status is None else status
        assert self.process.returncode == (-9 if number == signal.SIGKILL else usual)
        assert "Traceback" not in said
        return said


@contextmanager
def running(*arguments: object, **variables: str) -> Iterator[Running]:
    process = subprocess.Popen(
        [*COMMAND, *map(str, arguments)],
        env=environment(**variables),
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        encoding="utf-8",
        preexec_fn=heed_interrupts,
    )
    made = Running(process)
    try:
        yield made
    finally:
        process.kill()
        process.communicate()


def workers(count: int, seconds: float = 3.0) -> Callable[[set[Process]], bool]:
    """Whether so many processes of ours have worked: longer than it takes to load all that they need."""
    return lambda below: sum("spawn_main" in each.words and each.seconds >= seconds for each in below) >= count


class _Status(NamedTuple):
    state: str
    parent: int
    seconds: float
    began: str


def _status(pid: int) -> _Status | None:
    try:
        fields = Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()
    except (FileNotFoundError, ProcessLookupError):
        return None
    ticks = int(fields[11]) + int(fields[12])
    return _Status(fields[0], int(fields[1]), ticks / os.sysconf("SC_CLK_TCK"), fields[19])


def _words(pid: int) -> str:
    try:
        return Path(f"/proc/{pid}/cmdline").read_text().replace("\0", " ")
    except (FileNotFoundError, ProcessLookupError):
        return ""
