"""Whoever asks for much keeps nobody else from playing: no thread waits for workers, lanes, quotas."""

from __future__ import annotations

import threading
import time
from collections.abc import Callable, Iterator
from concurrent.futures import Future, ThreadPoolExecutor
from contextlib import contextmanager
from dataclasses import replace
from types import SimpleNamespace
from typing import Any

import httpx
import pytest

from kroon.client import Service, WasRefused
from kroon.core.texts import say_in
from kroon.service import workers
from kroon.service.processes import Process, WorkerLost
from kroon.service.settings import Limits
from kroon.service.tasks import Score
from kroon.table.lanes import HINTS
from tests.service.conftest import QUICK, Running, Start
from tests.service.devices import PATIENCE, Device
from tests.service.test_reviews import finished
from tests.service.test_sockets import mover_of

MANY = 45
NOTHING_SCORED: dict[str, Any] = {"explained": [], "unchecked": []}
"""More than there are threads for requests."""


def until(true: Callable[[], bool]) -> None:
    end = time.monotonic() + PATIENCE
    while not true():
        assert time.monotonic() < end
        time.sleep(0.01)


def alone(running: Running, device: Device) -> tuple[str, str]:
    """A table at which hints are given, and the seat that is to move."""
    id = device.table("kingdomino", ["me", "me"], hints=True)["id"]
    seats = [device.sit_at(id, seat) for seat in "ab"]
    return id, mover_of(*seats)[0].seat or ""


def ask_hint(device: Device, id: str, seat: str, **more: Any) -> httpx.Response:
    command = {"type": "hint", "seat": seat}
    return device.http.post(f"/api/tables/{id}/commands", json=command, **{"timeout": 4 * PATIENCE} | more)


def waiting(running: Running) -> int:
    """How many hints wait for their worker."""
    return int(running.service.metrics.waiting.labels(HINTS)._value.get())


@contextmanager
def thinking_for_ever(monkeypatch: pytest.MonkeyPatch) -> Iterator[threading.Event]:
    """Workers think until the event is set, or they are told to stop."""
    enough = threading.Event()

    def do(process: Process, *_: Any) -> list[Any]:
        while not enough.wait(0.01) and not process._closing():
            pass
        return []

    monkeypatch.setattr(Process, "do", do)
    try:
        yield enough
    finally:
        enough.set()


def test_no_thread_is_held_while_a_worker_thinks(start: Start, monkeypatch: pytest.MonkeyPatch) -> None:
    running = start(replace(QUICK, client_hints=0, address_hints=0))
    ada = running.device()
    id, seat = alone(running, ada)
    asked: list[Future[Any]] = []
    scored: list[Future[Any]] = []

    def submit(task: Any, *_: Any) -> Future[Any]:
        future: Future[Any] = Future()
        asked.append(future)
        if isinstance(task, Score):
            scored.append(future)
        return future

    monkeypatch.setattr(running.service.workers, "submit", submit)
    sockets = [ada.sit_at(id, seat) for _ in range(20)]
    for each in sockets:
        each.send({"type": "hint", "id": "think", "seat": seat})
    with ThreadPoolExecutor(2 * MANY) as pool:
        hints = [pool.submit(ask_hint, ada, id, seat) for _ in range(MANY)]
        scores = [pool.submit(ada.http.post, "/api/score/kingdomino", json={}) for _ in range(MANY)]
        until(lambda: len(asked) == len(sockets) + 2 * MANY)
        bo = running.device()
        assert bo.http.get("/").status_code == 200
        bo.ask("GET", "/health/ready")
        other = bo.table("kingdomino", ["me", "me"])["id"]
        mover_of(*(bo.sit_at(other, each) for each in "ab"))[0].move()
        assert not any(each.done() for each in hints)
        for future in asked:
            future.set_result(NOTHING_SCORED if future in scored else [])
        assert all(each.result().json()["moves"] == [] for each in hints)
        assert all(each.result().json() == NOTHING_SCORED for each in scores)
    for player in sockets:
        assert player.until(lambda message: message.get("id") == "think")["moves"] == []


def test_one_address_does_not_take_all_threads(start: Start, monkeypatch: pytest.MonkeyPatch) -> None:
    running = start(trusted_proxies=("127.0.0.1",))
    eve, ada = (running.device(**{"X-Forwarded-For": f"192.0.2.{number}"}) for number in (1, 2))
    id = eve.table("kingdomino", ["me", "me"])["id"]
    enough, true = threading.Event(), running.service.tables.at

    @contextmanager
    def at(table: str) -> Iterator[Any]:
        if table == id:
            enough.wait(PATIENCE)
        with true(table) as live:
            yield live

    monkeypatch.setattr(running.service.tables, "at", at)
    command = {"type": "words", "seat": "a"}
    with ThreadPoolExecutor(2 * MANY) as pool:
        asked = [pool.submit(eve.http.get, f"/api/tables/{id}") for _ in range(MANY)]
        asked += [pool.submit(eve.http.post, f"/api/tables/{id}/commands", json=command) for _ in range(MANY)]
        until(lambda: len(running.service.turnstile._doors) == 1)
        until(lambda: running.service.turnstile._doors["192.0.2.1"].people == 2 * MANY)
        assert ada.http.get("/").status_code == 200
        own = ada.table("kingdomino", ["me", "me"])["id"]
        assert ada.ask("GET", f"/api/tables/{own}")["state"] == "running"
        answer = ada.http.post(f"/api/tables/{own}/commands", json={"type": "chat", "seat": "a", "text": "hi"})
        assert answer.status_code == 200
        assert not any(each.done() for each in asked)
        enough.set()
        assert {each.result().status_code for each in asked} <= {200, 400}
    assert running.service.turnstile._doors == {}


def test_a_plain_bot_moves_while_a_hundred_tables_of_somebody_wait_for_bots_that_search(start: Start) -> None:
    running = start(replace(QUICK, client_tables=0), workers=1, bots=True)
    eve, ada = running.device(), running.device()
    for _ in range(100):
        eve.table("kingdomino", ["level5"] * 4)
    player = ada.sit_at(ada.table("kingdomino", ["me", "random"])["id"], "a")
    for _ in range(3):
        while not player.shown["legal"]:
            player.receive()
        player.move()
    while len([each for each in player.updates if each["actor"] == "b"]) < 2:
        player.receive()


def test_a_bot_that_searches_moves_before_the_second_one_of_somebody_with_many_tables(
    start: Start, monkeypatch: pytest.MonkeyPatch
) -> None:
    running = start(QUICK, workers=1, bots=True)
    began: list[str] = []

    def do(process: Process, task: Any, *_: Any) -> str:
        if getattr(task, "bot", "") == "level5":
            began.append(task.owner)
            until(lambda: len(asked) == 31 or process._closing())
        raise WorkerLost("it only notes what it is asked")

    asked: list[str] = []
    monkeypatch.setattr(Process, "do", do)
    eve, ada = running.device(), running.device()
    for device in [eve] * 30 + [ada]:
        made = device.table("kingdomino", ["level5"] * 2)["id"]
        asked.append(made)
    until(lambda: len(began) >= 2)
    assert began[0] != began[1]


def test_a_hint_is_thought_about_while_bots_and_reviews_are(start: Start) -> None:
    running = start(QUICK, workers=1, bots=True)
    ada, _ = finished(running)  # its review begins
    eve = running.device()
    for _ in range(10):
        eve.table("kingdomino", ["level5"] * 4)
    id, seat = alone(running, ada)
    assert ask_hint(ada, id, seat).json()["moves"]


def test_the_task_of_somebody_who_left_is_dropped(start: Start, monkeypatch: pytest.MonkeyPatch) -> None:
    running = start(workers=1)
    with thinking_for_ever(monkeypatch):
        ada, bo, cy = (running.device() for _ in range(3))
        tables = [alone(running, each) for each in (ada, bo, cy)]
        first = ada.sit_at(tables[0][0], tables[0][1])
        first.send({"type": "hint", "id": 1, "seat": tables[0][1]})
        until(lambda: running.service.quotas._hints.total() == 2 and waiting(running) == 0)
        second = bo.sit_at(tables[1][0], tables[1][1])
        second.send({"type": "hint", "id": 1, "seat": tables[1][1]})
        until(lambda: waiting(running) == 1)
        with ThreadPoolExecutor(1) as pool:
            third = pool.submit(ask_hint, cy, *tables[2], timeout=httpx.Timeout(PATIENCE, read=2.0))
            until(lambda: waiting(running) == 2)
            assert isinstance(third.exception(), httpx.ReadTimeout)  # it closes the connection
        until(lambda: waiting(running) == 1)
        second.close()
        until(lambda: waiting(running) == 0)
        until(lambda: running.service.quotas._hints.total() == 2)  # one of an owner, and of the address


def test_somebody_who_waits_too_long_is_told_that_the_service_is_busy(
    start: Start, monkeypatch: pytest.MonkeyPatch
) -> None:
    running = start(workers=1)
    monkeypatch.setattr("kroon.service.waiting.WAIT_SECONDS", 0.2)
    with thinking_for_ever(monkeypatch):
        ada = running.device()
        answer = ask_hint(ada, *alone(running, ada))
        assert answer.status_code == 503
        assert answer.json()["error"]["key"] == "service-busy"


def test_processes_that_nobody_needs_end(start: Start, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(workers, "IDLE_SECONDS", 0.1)
    monkeypatch.setattr(workers, "POLL_SECONDS", 0.1)
    running = start(workers=1)
    assert running.service.workers.processes() == []
    ada = running.device()
    assert ask_hint(ada, *alone(running, ada)).status_code == 200
    until(lambda: running.service.workers.processes() == [])


# quotas


def refused(answer: httpx.Response, key: str, language: str = "en", **args: Any) -> None:
    assert answer.status_code == 429, answer.text
    error = answer.json()["error"]
    assert (error["key"], error["message"]) == (key, say_in(language, key, **args))


def make(device: Device, *seats: str, **headers: str) -> httpx.Response:
    kinds = {"me": {"kind": "me", "name": "Me"}}
    given = [kinds.get(each, {"kind": "bot", "bot": each}) for each in seats]
    body = {"game": "kingdomino", "options": {"players": len(seats)}, "seats": given}
    return device.http.post("/api/tables", json=body, headers=headers)


def test_one_client_has_so_many_unfinished_tables(start: Start) -> None:
    running = start(replace(QUICK, client_tables=3))
    ada, bo = running.device(), running.device()
    ids = [make(ada, "me", "me").json()["id"] for _ in range(3)]
    refused(make(ada, "me", "me"), "service-too-many-tables", most=3)
    refused(make(ada, "me", "me", **{"Accept-Language": "de"}), "service-too-many-tables", "de", most=3)
    assert make(bo, "me", "me").status_code == 201
    ada.ask("DELETE", f"/api/tables/{ids[0]}", expect=204)
    assert make(ada, "me", "me").status_code == 201
    refused(make(ada, "me", "me"), "service-too-many-tables", most=3)


def test_tables_that_are_made_at_the_same_time_count(start: Start) -> None:
    running = start(replace(QUICK, client_tables=5, address_tables=5))
    ada = running.device()
    assert make(ada, "me", "me").status_code == 201
    with ThreadPoolExecutor(20) as pool:
        answers = list(pool.map(lambda _: make(ada, "me", "me").status_code, range(40)))
    assert set(answers) <= {201, 429}
    assert answers.count(201) <= 4


def test_one_address_has_so_many_unfinished_tables_of_all_its_clients(start: Start) -> None:
    proxied = start(replace(QUICK, address_tables=4), trusted_proxies=("127.0.0.1",))
    home = [proxied.device(**{"X-Forwarded-For": "192.0.2.1"}) for _ in range(6)]
    ids = [make(each, "me", "me").json()["id"] for each in home[:4]]
    refused(make(home[4], "me", "me"), "service-too-many-tables-here", most=4)
    stranger = proxied.device(**{"X-Forwarded-For": "192.0.2.2"})
    assert make(stranger, "me", "me").status_code == 201
    subscribers = [proxied.device(**{"X-Forwarded-For": f"2001:db8::{each}"}) for each in range(5)]
    assert [make(each, "me", "me").status_code for each in subscribers] == [201] * 4 + [429]
    home[0].ask("DELETE", f"/api/tables/{ids[0]}", expect=204)
    assert make(home[5], "me", "me").status_code == 201
    refused(make(home[5], "me", "me"), "service-too-many-tables-here", most=4)


def test_whose_bots_have_thought_too_long_gets_no_new_ones(start: Start) -> None:
    running = start(replace(QUICK, client_bot_seconds=100))
    ada, bo = running.device(), running.device()
    made = ada.table("kingdomino", ["me", "open"])
    done = ada.table("kingdomino", ["me", "random"])["id"]
    plays = ada.sit_at(done, "a")
    with running.service.tables.at(done) as live:
        owner = live.row.creator
    running.service.quotas.thought(owner, 99.0)
    assert make(ada, "me", "random").status_code == 201
    running.service.quotas.thought(owner, 2.0)
    answer = make(ada, "me", "random")
    wait = int(answer.headers["retry-after"])
    assert 3500 <= wait <= 3660
    refused(answer, "service-bot-seconds", most=100, minutes=round(wait / 60))
    added = ada.http.post(f"/api/tables/{made['id']}/bots", json={"bot": "random"})
    assert added.json()["error"]["key"] == "service-bot-seconds"
    plays.done("resign")
    while not plays.over:
        plays.receive()
    error = plays.refused("rematch")
    assert (error["status"], error["key"]) == (429, "service-bot-seconds")
    assert "wait" not in error  # clients ask again by themselves after that
    assert make(ada, "me", "me").status_code == 201
    assert make(bo, "me", "random").status_code == 201


def test_an_address_whose_bots_have_thought_too_long_gets_no_new_ones(start: Start) -> None:
    running = start(replace(QUICK, address_bot_seconds=100), trusted_proxies=("127.0.0.1",))
    ada, bo = (running.device(**{"X-Forwarded-For": "192.0.2.1"}) for _ in range(2))
    stranger = running.device(**{"X-Forwarded-For": "192.0.2.2"})
    with running.service.tables.at(make(ada, "me", "random").json()["id"]) as live:
        running.service.quotas.thought(live.row.creator, 101.0)
    answer = make(bo, "me", "random")
    minutes = round(int(answer.headers["retry-after"]) / 60)
    refused(answer, "service-bot-seconds-here", most=100, minutes=minutes)
    assert make(stranger, "me", "random").status_code == 201


def test_what_bots_think_is_counted_for_the_creator_of_their_table(start: Start) -> None:
    running = start(QUICK, workers=1, bots=True)
    ada = running.device()
    id = ada.table("kingdomino", ["random", "random"])["id"]
    with running.service.tables.at(id) as live:
        owner = live.row.creator
    until(lambda: running.service.quotas._owners.wait(owner, 1e-9) > 0)
    assert running.service.quotas._addresses.wait("127.0.0.1", 1e-9) > 0


def test_one_client_and_one_address_get_so_many_hints_at_a_time(
    start: Start, monkeypatch: pytest.MonkeyPatch
) -> None:
    running = start(replace(QUICK, client_hints=2, address_hints=3), workers=1)
    ada, bo, cy = (running.device() for _ in range(3))
    tables = [alone(running, each) for each in (ada, bo, cy)]
    with thinking_for_ever(monkeypatch) as enough:
        seat = tables[0][1]
        player = ada.sit_at(tables[0][0], seat)
        for number in (1, 2):
            player.send({"type": "hint", "id": f"first {number}", "seat": seat})
        until(lambda: running.service.quotas._hints.total() == 4)
        error = player.refused("hint")
        assert (error["status"], error["key"]) == (429, "service-too-many-hints")
        assert error["message"] == say_in("en", "service-too-many-hints", most=2)
        refused(ask_hint(ada, *tables[0]), "service-too-many-hints", most=2)
        third = bo.sit_at(*tables[1])
        third.send({"type": "hint", "id": "third", "seat": tables[1][1]})
        until(lambda: running.service.quotas._hints.total() == 6)
        refused(ask_hint(cy, *tables[2]), "service-too-many-hints-here", most=3)
        assert cy.sit_at(*tables[2]).refused("hint")["key"] == "service-too-many-hints-here"
        enough.set()
        for number in (1, 2):
            player.until(lambda message, asked=f"first {number}": message.get("id") == asked)  # type: ignore[misc]
    until(lambda: running.service.quotas._hints.total() == 0)
    assert ask_hint(cy, *tables[2]).status_code == 200


def test_so_many_reviews_of_one_clients_tables_are_made_at_a_time(
    start: Start, monkeypatch: pytest.MonkeyPatch
) -> None:
    running = start(replace(QUICK, client_reviews=1), workers=1)
    with thinking_for_ever(monkeypatch):
        ada, first = finished(running)
        second = ada.table("kingdomino", ["me", "me"])["id"]
        players = [ada.sit_at(second, "a"), ada.sit_at(second, "b")]
        mover_of(*players)[0].done("resign")
        while not players[0].over:
            players[0].receive()
        answers = [ada.http.get(f"/api/tables/{id}/review?seat=a") for id in (first, second)]
        assert sorted(each.status_code for each in answers) == [200, 429]
        refused(max(answers, key=lambda each: each.status_code), "service-too-many-reviews", most=1)


def test_a_client_program_does_not_ask_again_for_what_is_no_question_of_time(
    start: Start, monkeypatch: pytest.MonkeyPatch
) -> None:
    running = start(replace(QUICK, client_tables=1, client_bot_seconds=1))
    program = Service(running.address)
    made = program.create("kingdomino", [{"kind": "me", "name": "Ada"}] * 2)

    def slept(_: float) -> None:
        raise AssertionError("it waits")

    with program.seat(made.id, "a") as seat:
        seat.command("resign", seat="a")
        following = program.create("kingdomino", [{"kind": "open"}] * 2)
        with monkeypatch.context() as awake:
            for module in ("service", "seat"):
                clock = SimpleNamespace(monotonic=time.monotonic, sleep=slept)
                awake.setattr(f"kroon.client.{module}.time", clock)
            with pytest.raises(WasRefused, match="1 table that isn't over"):
                program.create("kingdomino", [{"kind": "open"}] * 2)
            with pytest.raises(WasRefused, match="1 table that isn't over"):
                seat.command("rematch")
        program.ask("DELETE", f"/api/tables/{following.id}")
        assert seat.command("rematch")["table"]


def test_forty_people_behind_one_address_can_each_play(start: Start) -> None:
    running = start(Limits())
    for _ in range(40):
        device = running.device()
        assert device.http.get("/").status_code == 200
        id = device.table("kingdomino", ["me", "me"])["id"]
        mover_of(*(device.sit_at(id, seat) for seat in "ab"))[0].move()
        assert make(device, "me", "level5", "level5", "level5").status_code == 201
