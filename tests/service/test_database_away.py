"""PostgreSQL stands still for ten seconds, or cuts all connections: the service stays up, and games go on."""

from __future__ import annotations

import os
import signal
import threading
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import psutil
import psycopg
import pytest
from sqlalchemy import make_url

from kroon.table.patience import AGAIN_SECONDS, ANSWER_SECONDS, TRIAL_SECONDS, Patience
from tests.service.conftest import Start
from tests.service.devices import Player
from tests.service.test_faults import plays_on, shared_table
from tests.service.test_sockets import catch, mover_of

SECONDS = 10.0


def query(address: str, statement: str) -> Any:
    with psycopg.connect(make_url(address).render_as_string(hide_password=False)) as connection:
        row = connection.execute(statement.encode()).fetchone()
        return None if row is None else row[0]


@contextmanager
def standing_still(postmaster: int) -> Iterator[None]:
    """All processes of a PostgreSQL stand still for the time of the block: nothing is cut, nothing answers."""
    stopped = [postmaster]
    os.kill(postmaster, signal.SIGSTOP)
    try:
        for child in psutil.Process(postmaster).children(recursive=True):
            stopped.append(child.pid)
            child.suspend()
        yield
    finally:
        for process in reversed(stopped):
            os.kill(process, signal.SIGCONT)


@pytest.fixture
def postmaster(postgres_address: str) -> int:
    folder = Path(query(postgres_address, "SHOW data_directory"))
    return int((folder / "postmaster.pid").read_text().splitlines()[0])


def submitted(player: Player, answers: list[dict[str, Any]], number: int, event: str) -> threading.Thread:
    """A thread in which a move is made, and answered."""
    thread = threading.Thread(
        target=lambda: answers.append(player.command("move", number=number, event=event)), daemon=True
    )
    thread.start()
    return thread


def test_while_the_database_stands_still_all_are_told_and_then_no_move_is_lost(
    start: Start, postgres_address: str, postmaster: int
) -> None:
    running = start(database=postgres_address)
    tables = [shared_table(running)[1] for _ in range(2)]
    acknowledged = [[mover_of(*players)[0].move()["number"] for _ in range(3)] for players in tables]
    movers = [mover_of(*players)[0] for players in tables]
    wanted = [(each.shown["number"], each.shown["legal"][0]["event"]) for each in movers]
    device = running.device()
    answers: list[dict[str, Any]] = []
    with standing_still(postmaster):
        until = time.monotonic() + SECONDS
        threads = [submitted(each, answers, *move) for each, move in zip(movers, wanted, strict=True)]
        asked: list[int] = []
        while time.monotonic() < until:
            asked.append(device.http.get("/api/tables", headers={"Authorization": "Bearer me"}).status_code)
            assert device.http.get("/health/live").status_code == 200
            time.sleep(0.05)
        for thread in threads:
            thread.join()
        assert set(asked) == {503}
        assert len(asked) > 2 * SECONDS / ANSWER_SECONDS  # they weren't kept waiting, but for the first
    assert [each["error"]["status"] for each in answers] == [503, 503]
    for mover, (number, event), players in zip(movers, wanted, tables, strict=True):
        answer = again(mover, number, event)
        for each in players:
            catch(each, answer["number"])
        plays_on(players, 4)
    assert device.http.get("/health/ready").status_code == 200
    for numbers, players in zip(acknowledged, tables, strict=True):
        for each in players:
            told = [update["number"] for update in each.updates]
            assert told == list(range(1, len(told) + 1))
        assert max(numbers) < players[0].shown["number"]


def again(player: Player, number: int, event: str) -> dict[str, Any]:
    """A move that wasn't acknowledged is made again until it is."""
    while True:
        answer = player.command("move", number=number, event=event)
        if answer["ok"]:
            return answer
        assert answer["error"]["status"] == 503
        time.sleep(0.1)


def test_after_connections_were_cut_all_goes_on(start: Start, postgres_address: str) -> None:
    running = start(database=postgres_address)
    players = shared_table(running)[1]
    plays_on(players)
    query(
        postgres_address,
        "SELECT count(pg_terminate_backend(pid)) FROM pg_stat_activity "
        "WHERE datname = current_database() AND pid <> pg_backend_pid()",
    )
    mover = mover_of(*players)[0]
    answer = again(mover, mover.shown["number"], mover.shown["legal"][0]["event"])
    for each in players:
        catch(each, answer["number"])
    plays_on(players, 4)


def test_a_database_that_doesnt_answer_is_tried_now_and_then() -> None:
    now = [0.0]
    patience = Patience(lambda: now[0])
    assert patience.seconds() == ANSWER_SECONDS
    patience.failed()
    with pytest.raises(psycopg.OperationalError):
        patience.seconds()
    now[0] += AGAIN_SECONDS
    assert patience.seconds() == TRIAL_SECONDS
    with pytest.raises(psycopg.OperationalError):  # one at a time
        patience.seconds()
    now[0] += TRIAL_SECONDS + AGAIN_SECONDS
    assert patience.seconds() == TRIAL_SECONDS
    patience.answered()
    assert patience.seconds() == ANSWER_SECONDS
