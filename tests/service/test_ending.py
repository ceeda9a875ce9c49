"""`kroon serve` is told to stop, or killed, while bots think: it and all its processes are gone in seconds."""

from __future__ import annotations

import signal
import sys
from pathlib import Path
from subprocess import PIPE, Popen

import pytest

from tests.cli.command import environment
from tests.ending import SECONDS, TELLS, Running, all_gone, descendants, running, workers
from tests.more import more
from tests.service.conftest import Start
from tests.service.devices import Device

BOTS = ["level5"] * 4
PROGRAM = """import sys
from pathlib import Path
from kroon.client import running_service
with running_service("--workers", "1", folder=Path(sys.argv[1])):
    print("here", flush=True)
    sys.stdin.read()
"""
"""A program that has a service of its own."""


@pytest.mark.parametrize("told", TELLS, ids=lambda told: told.name)
def test_a_server_ends_with_its_workers(told: signal.Signals, tmp_path: Path) -> None:
    with running("serve", "--port", 0, "--workers", 1, KROON_DATA=str(tmp_path)) as made:
        device = Device(said(made, "Kroon is at ").rstrip("/"))
        device.table("kingdomino", BOTS)
        device.close()
        made.wait_for(workers(1, 1.0))
        made.told(told, status=0)


@pytest.mark.parametrize("told", [signal.SIGTERM, *more(signal.SIGKILL)], ids=lambda told: told.name)
def test_bots_of_servers_elsewhere_end_with_their_workers(
    told: signal.Signals, start: Start, postgres_address: str
) -> None:
    server = start(database=postgres_address)
    device = server.device()
    device.table("kingdomino", BOTS)
    with running("serve", "--only-bots", "--workers", 1, "--database", postgres_address) as made:
        made.wait_for(workers(1, 1.0))
        made.told(told, status=0)


def test_a_service_of_ones_own_ends_with_the_program_that_is_killed(tmp_path: Path) -> None:
    command = [sys.executable, "-c", PROGRAM, str(tmp_path)]
    with Popen(command, env=environment(), stdin=PIPE, stdout=PIPE, text=True) as program:
        assert program.stdout is not None
        assert program.stdout.readline() == "here\n"
        below = descendants(program.pid)
        assert any("kroon serve" in each.words for each in below)
        program.kill()
        assert all_gone(below, SECONDS)


def said(made: Running, beginning: str) -> str:
    """The rest of a line that a server says."""
    assert made.process.stderr is not None
    line = ""
    while not line.startswith(beginning):
        line = made.process.stderr.readline()
        assert line, "it has ended"
    return line.removeprefix(beginning).strip()
