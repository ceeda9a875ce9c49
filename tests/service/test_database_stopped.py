"""PostgreSQL is stopped and started again under a running service: it stays up, says so, and games go on."""

from __future__ import annotations

import random
import warnings
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

import pytest

from kroon.client import Service, WasRefused
from kroon.core.record import from_json
from kroon.table import proof
from tests.client.games import moves_of, play_on, playing, two_programs
from tests.postgres import running_postgres
from tests.service.conftest import Start
from tests.service.test_database_away import again
from tests.service.test_faults import plays_on, shared_table
from tests.service.test_sockets import catch, mover_of


@pytest.fixture
def own_postgres() -> Iterator[Any]:
    """A PostgreSQL of one's own, that may be stopped."""
    with running_postgres() as server:
        yield server


@contextmanager
def stopped(server: Any) -> Iterator[None]:
    """PostgreSQL is shut down (`pg_ctl stop`) for the time of the block, and then started."""
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")
        server.stop()
        try:
            yield
        finally:
            server.ensure_postgres_running()


def test_while_it_is_stopped_moves_are_refused_and_then_the_same_ones_are_made(
    start: Start, own_postgres: Any
) -> None:
    running = start(database=own_postgres.get_uri())
    tables = [shared_table(running)[1] for _ in range(2)]
    for players in tables:
        plays_on(players, 3)
    movers = [mover_of(*players)[0] for players in tables]
    wanted = [(each.shown["number"], each.shown["legal"][0]["event"]) for each in movers]
    device = running.device()
    for _ in range(2):  # a second time, with connections that were made anew
        with stopped(own_postgres):
            for mover, (number, event) in zip(movers, wanted, strict=True):
                error = mover.refused("move", number=number, event=event)
                assert (error["status"], error["key"]) == (503, "table-store")
                assert error["message"]
            body = {"game": "kingdomino", "options": {"players": 2}, "seats": [{"kind": "open"}] * 2}
            assert device.ask("POST", "/api/tables", body, expect=503)["error"]["key"] == "table-store"
            device.ready(503)
            device.ask("GET", "/health/live")
            assert device.ask("GET", "/api/games")["games"]
            assert device.http.get("/").status_code == 200
            assert device.http.get("/metrics").status_code == 403
        for mover, (number, event), players in zip(movers, wanted, tables, strict=True):
            answer = again(mover, number, event)
            for each in players:
                catch(each, answer["number"])
            plays_on(players, 3)
        device.ready(200)
        movers = [mover_of(*players)[0] for players in tables]
        wanted = [(each.shown["number"], each.shown["legal"][0]["event"]) for each in movers]
    for players in tables:
        for each in players:
            told = [update["number"] for update in each.updates]
            assert told == list(range(1, len(told) + 1))


def test_programs_play_on_by_themselves_and_lose_nothing(start: Start, own_postgres: Any) -> None:
    running = start(database=own_postgres.get_uri())
    table, creator, program = two_programs(running.address)
    luck, mine = random.Random(1), []
    with playing(program, table, "b") as other, creator.seat(table, "a") as seat:
        for turn in seat.turns():
            mine.append(luck.choice(turn.legal)["event"])
            turn.move(mine[-1])
            if len(mine) == 6:
                break
        with stopped(own_postgres):
            hasty = Service(running.address, cookie=creator.cookie, patience=0.5)
            with pytest.raises(WasRefused) as gone:
                hasty.tables()
            assert (gone.value.status, gone.value.key) == (503, "table-store")
        mine += play_on(seat, luck)
    record = creator.record(table, "a")
    assert moves_of(record, "a") == mine
    assert moves_of(record, "b") == other
    proof.verify(from_json(record))
