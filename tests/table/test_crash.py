"""A service that is killed at any moment under load loses nothing that it acknowledged."""

from __future__ import annotations

import os
import random
import subprocess
import sys
import threading
from pathlib import Path

from kroon.core import record as records
from kroon.table import views
from kroon.table.store import Store
from kroon.table.tables import Tables
from tests.table.seating import play_on

ROOT = Path(__file__).parents[2]
KILLS = 3
MOVES = 60
"""How many moves are acknowledged, at least, before each kill."""


def test_no_acknowledged_move_is_lost(tmp_path: Path) -> None:
    address = f"sqlite:///{tmp_path / 'tables.sqlite3'}"
    choice = random.Random(1)
    acknowledged: list[str] = []
    for kill in range(KILLS):
        acknowledged += killed_under_load(address, 10 * kill, choice.randrange(MOVES, 2 * MOVES))
    store = Store(address)
    tables = Tables(store)
    entries = {id: {each.seq: each.text for each in store.entries(id)} for id in store.ids()}
    for line in acknowledged:
        id, seq, event = line.split(" ", 2)
        assert entries[id][int(seq)] == event
    for id, found in entries.items():
        assert sorted(found) == list(range(1, len(found) + 1))
        with tables.at(id) as live:
            records.final(views.record_of(live))
    running = [id for id in store.ids() if store.table(id)[0].state == "running"]
    play_on(tables, running[0], 5)  # and it goes on
    assert store.result(running[0]) is not None
    store.close()


def killed_under_load(address: str, seed: int, moves: int) -> list[str]:
    """The moves that a service acknowledged before it was killed."""
    command = [sys.executable, "-m", "tests.table.load", address, str(seed)]
    environment = {**os.environ, "PYTHONPATH": os.pathsep.join((str(ROOT), str(ROOT / "src")))}
    process = subprocess.Popen(command, stdout=subprocess.PIPE, text=True, cwd=ROOT, env=environment)
    assert process.stdout is not None
    giving_up = threading.Timer(60, process.kill)
    giving_up.start()
    lines = [process.stdout.readline() for _ in range(moves)]
    process.kill()
    lines += process.stdout.readlines()
    process.stdout.close()
    process.wait()
    giving_up.cancel()
    whole = [line.rstrip("\n") for line in lines if line.endswith("\n")]
    assert len(whole) >= moves
    return whole
