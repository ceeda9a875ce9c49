"""`kroon serve` as a process: it starts, plays, is told to stop; workers that die are replaced."""

from __future__ import annotations

import json
import os
import signal
import subprocess
import sys
import threading
import time
from pathlib import Path

import pytest

from kroon.service.metrics import Metrics
from kroon.service.workers import Workers
from kroon.table import bots, lobby, moves
from kroon.table.store import Rank, Store
from kroon.table.tables import Tables
from tests.service.conftest import Start
from tests.service.devices import PATIENCE, Device
from tests.service.test_sockets import closed_with
from tests.table.seating import ADA, seated

ROOT = Path(__file__).parents[2]


@pytest.mark.parametrize("told", [signal.SIGTERM, signal.SIGINT])
def test_a_server_serves_and_goes_down_cleanly_when_it_is_told_to(tmp_path: Path, told: signal.Signals) -> None:
    command = [sys.executable, "-m", "kroon", "serve", "--port", "0", "--workers", "1", "--log-json"]
    environment = os.environ | {
        "KROON_DATA": str(tmp_path),
        "PYTHONPATH": str(ROOT / "src"),
        "KROON_LANG": "en",
    }
    process = subprocess.Popen(command, stderr=subprocess.PIPE, text=True, env=environment)
    giving_up = threading.Timer(3 * PATIENCE, process.kill)
    giving_up.start()
    try:
        assert process.stderr is not None
        lines: list[str] = []
        while not (lines and lines[-1].startswith("Kroon is at ")):
            lines.append(process.stderr.readline())
            assert lines[-1], lines
        device = Device(lines[-1].removeprefix("Kroon is at ").strip().rstrip("/"))
        id = device.table("kingdomino", ["me", "random"])["id"]
        player = device.sit_at(id, "a", language="nl")
        while not player.shown["legal"]:
            player.receive()
        answer = player.done("move", number=player.shown["number"], event=player.shown["legal"][0]["event"])
        process.send_signal(told)
        time.sleep(0.05)
        process.send_signal(signal.SIGINT)  # from somebody impatient
        assert closed_with(player) == 1001
        assert player.heard[-1] == {"type": "closing", "reason": "De dienst is even weg."}
        rest = process.stderr.read()
        assert process.wait() == 0, rest
        assert "Traceback" not in rest
        logged = [json.loads(line) for line in rest.splitlines() if line.startswith("{")]
        assert "going down" in [each["message"] for each in logged]
        device.close()
    finally:
        giving_up.cancel()
        process.kill()
        process.communicate()
    store = Store(f"sqlite:///{tmp_path / 'tables.sqlite3'}")
    with Tables(store).at(id) as live:
        assert live.fold.streams.number(0) >= answer["number"]
    store.close()


def test_a_worker_that_dies_is_replaced_and_its_move_asked_again(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    store = Store(f"sqlite:///{tmp_path / 'tables.sqlite3'}")
    tables, metrics = Tables(store), Metrics()
    id = seated(tables, "kingdomino", [ADA, None], bot="random")
    workers = Workers(tables, 1, True, metrics)
    true = bots.next_task
    killed: list[int] = []

    def and_kill(at: Tables, name: str, lane: str, rank: Rank) -> bots.Task | None:
        """The worker dies when it has got its first tasks."""
        task = true(at, name, lane, rank)
        process = worker_of(workers)
        if task is not None and process is not None and len(killed) < 2:
            killed.append(process)
            os.kill(process, signal.SIGKILL)
        return task

    monkeypatch.setattr(bots, "next_task", and_kill)
    lobby.start_if_ready(tables, id)
    workers.open()
    until = time.monotonic() + 5 * PATIENCE
    owner = 0
    while len(killed) < 2 or metrics.moves.labels("bot")._value.get() < 2:
        assert time.monotonic() < until
        with tables.at(id) as live:
            play = live.fold.play
            event = play.legal()[0] if play.actor == owner else None
            number = live.fold.streams.number(owner)
        if event is not None:
            moves.play(tables, id, ADA, owner, number, event)
        time.sleep(0.01)
    workers.close()
    store.close()


def worker_of(workers: Workers) -> int | None:
    """The number of the process of the first worker."""
    found = workers.processes()
    return found[0] if found else None


def test_a_server_that_closes_finishes_what_is_being_done(start: Start) -> None:
    running = start(workers=1, bots=True)
    ada = running.device()
    id = ada.table("kingdomino", ["me", "greedy"])["id"]
    player = ada.sit_at(id, "a")
    while not player.shown["legal"]:
        player.receive()
    player.move()
    running.close()
    store = Store(running.settings.database)
    entries = store.entries(id)
    assert [each.seq for each in entries] == list(range(1, len(entries) + 1))
    store.close()
