"""A server that is killed again and again under load: nothing that was answered is lost, nothing is doubled."""

from __future__ import annotations

import os
import random
import signal
import socket
import subprocess
import sys
import threading
import time
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from pathlib import Path

import pytest

from kroon.client import Service, Unreachable
from kroon.core.record import from_json
from kroon.table import proof
from tests.client.games import moves_of, playing, two_programs
from tests.more import more

TABLES = 4
ROOT = Path(__file__).parent.parent.parent


class Mortal:
    """A server that can be killed, and started anew on the same port and the same file."""

    def __init__(self, launcher: subprocess.Popen[str]) -> None:
        self._launcher = launcher
        self._pid = 0

    def start(self) -> None:
        assert self._launcher.stdin is not None
        assert self._launcher.stdout is not None
        self._launcher.stdin.write("start\n")
        self._launcher.stdin.flush()
        self._pid = int(self._launcher.stdout.readline())

    def kill(self) -> None:
        os.kill(self._pid, signal.SIGKILL)


@contextmanager
def mortal(folder: Path) -> Iterator[tuple[Mortal, str]]:
    with socket.socket() as free:
        free.bind(("127.0.0.1", 0))
        port = free.getsockname()[1]
    command = [
        sys.executable,
        "-m",
        "tests.client.launcher",
        str(port),
        f"sqlite:///{folder / 'tables.sqlite3'}",
    ]
    with subprocess.Popen(
        command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, text=True, cwd=ROOT
    ) as launcher:
        made = Mortal(launcher)
        made.start()
        try:
            yield made, f"http://127.0.0.1:{port}"
        finally:
            made.kill()
            assert launcher.stdin is not None
            launcher.stdin.close()


@pytest.mark.parametrize("kills", [6, *more(20)])
def test_a_server_killed_under_load_loses_nothing_and_doubles_nothing(kills: int, tmp_path: Path) -> None:
    played: list[tuple[str, Service, list[str], list[str]]] = []
    finished: list[int] = []
    done = threading.Event()

    def play_games(address: str) -> None:
        """Games one after the other; the last one goes on when no more is killed."""
        while not done.is_set():
            try:
                table, creator, program = two_programs(address, dynasty=True)
            except Unreachable:  # killed while it was asked; whether there is a table isn't known
                continue
            with playing(creator, table, "a") as one, playing(program, table, "b") as two:
                pass
            played.append((table, creator, one, two))
        finished.append(1)

    luck = random.Random(7)
    with ExitStack() as stack:
        server, address = stack.enter_context(mortal(tmp_path))
        threads = [threading.Thread(target=play_games, args=(address,), daemon=True) for _ in range(TABLES)]
        for thread in threads:
            thread.start()
        Service(address).ask("GET", "/health/ready")
        for _ in range(kills):
            time.sleep(luck.uniform(0.05, 0.8))
            server.kill()
            server.start()
            Service(address).ask("GET", "/health/ready")
        done.set()
        for thread in threads:
            thread.join()
        assert len(finished) == TABLES
        for table, creator, one, two in played:
            record = creator.record(table, "a")
            assert moves_of(record, "a") == one
            assert moves_of(record, "b") == two
            proof.verify(from_json(record))
