"""A service of one's own for as long as a program needs one: to try a bot, for tests, to measure."""

from __future__ import annotations

import os
import socket
import subprocess
import sys
import tempfile
import time
import urllib.request
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from dataclasses import dataclass
from pathlib import Path

from kroon.client.errors import Unreachable
from kroon.core.processes import Guard

HOST = "127.0.0.1"
START_SECONDS = 900.0
"""How long it may take to start: the first time everything is compiled."""
STOP_SECONDS = 10.0
POLL = 0.1


@dataclass(frozen=True)
class RunningService:
    """A service that runs in a process of its own."""

    port: int
    process: subprocess.Popen[bytes]
    log: Path
    """What it has written."""

    @property
    def address(self) -> str:
        """Where it is, as `Service` wants it."""
        return f"http://{HOST}:{self.port}"


@contextmanager
def running_service(*arguments: str, folder: Path | None = None) -> Iterator[RunningService]:
    """`kroon serve` with more arguments, on a free port, with a store in a folder of its own, once it is ready.

    Raises Unreachable when it doesn't start; the end of what it wrote is the cause.
    """
    with ExitStack() as stack:
        home = folder or Path(stack.enter_context(tempfile.TemporaryDirectory(prefix="kroon-")))
        port = _free_port()
        log = home / f"service-{port}.log"
        command = [sys.executable, "-m", "kroon", "serve", "--host", HOST, "--port", str(port), *arguments]
        guard = Guard()
        stack.callback(guard.release)
        with log.open("wb") as out:
            process = subprocess.Popen(
                command,
                env=os.environ | {"KROON_DATA": str(home)},
                stdout=out,
                stderr=out,
                start_new_session=True,  # Ctrl-C is for this program, which stops the service when it unwinds
            )
        stack.callback(_stop, process)
        guard.watch(process.pid)
        running = RunningService(port, process, log)
        _wait_for(running)
        yield running


def _free_port() -> int:
    with socket.socket() as free:
        free.bind((HOST, 0))
        port: int = free.getsockname()[1]
        return port


def _wait_for(running: RunningService) -> None:
    until = time.monotonic() + START_SECONDS
    while True:
        try:
            urllib.request.urlopen(f"{running.address}/health/ready", timeout=5).close()
            return
        except OSError as error:
            if running.process.poll() is not None or time.monotonic() > until:
                said = running.log.read_text(encoding="utf-8", errors="replace").strip().splitlines()
                raise Unreachable(running.address, said[-1] if said else str(error)) from None
        time.sleep(POLL)


def _stop(process: subprocess.Popen[bytes]) -> None:
    process.terminate()
    try:
        process.wait(STOP_SECONDS)
    except subprocess.TimeoutExpired:
        process.kill()
        process.wait()
