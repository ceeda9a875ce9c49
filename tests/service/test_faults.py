"""Faults: garbage, floods, slow readers, a store that is away or full. Others don't notice; it is logged."""

from __future__ import annotations

import contextlib
import json
import logging
import socket
import sqlite3
import threading
import time
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any
from urllib.parse import urlsplit

import pytest
from sqlalchemy import event
from websockets.exceptions import ConnectionClosed

from kroon.service import hub
from kroon.service.readiness import AWAY
from kroon.service.settings import Limits
from kroon.table import moves
from kroon.table.errors import StoreUnavailable
from tests.service.conftest import Running, Start
from tests.service.devices import PATIENCE, Player
from tests.service.test_sockets import closed_with, mover_of


@pytest.fixture(autouse=True)
def _logs_are_kept(caplog: pytest.LogCaptureFixture) -> Iterator[None]:
    """The logs of the service, whatever other tests did to them."""
    logger = logging.getLogger("kroon")
    before = logger.propagate, logger.level
    logger.propagate = True
    logger.setLevel(logging.INFO)
    yield
    logger.propagate, level = before
    logger.setLevel(level)


def shared_table(server: Running) -> tuple[str, list[Player]]:
    """A table of two people on one device, and a socket for each."""
    ada = server.device()
    id = ada.table("kingdomino", ["me", "me"])["id"]
    return id, [ada.sit_at(id, "a"), ada.sit_at(id, "b")]


def plays_on(players: list[Player], moves: int = 2) -> None:
    for _ in range(moves):
        mover_of(*players)[0].move()


def test_half_a_frame_and_bytes_that_are_no_protocol_harm_nobody(server: Running) -> None:
    id, players = shared_table(server)
    where = urlsplit(server.address)
    head = (
        f"GET /api/tables/{id}/socket HTTP/1.1\r\nHost: {where.netloc}\r\nUpgrade: websocket\r\n"
        "Connection: Upgrade\r\nSec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\n"
        "Sec-WebSocket-Version: 13\r\n\r\n"
    ).encode()
    for rest in (
        b"",
        b"\x81",
        b"\x81\xfe\xff\xff\x00",
        b"\xff" * 100,
        b"\x81\x05hello",
        b"\x81\xff" + b"\xff" * 8,
    ):
        with socket.create_connection((where.hostname or "", where.port or 0), PATIENCE) as raw:
            raw.sendall(head + rest)
            raw.settimeout(PATIENCE)
            assert raw.recv(12) == b"HTTP/1.1 101"
    for rest in (
        b"\x00" * 50,
        b"GET / HTTP/9.9\r\n\r\n",
        b"POST /api/tables HTTP/1.1\r\nContent-Length: 50\r\n\r\n{",
    ):
        with socket.create_connection((where.hostname or "", where.port or 0), PATIENCE) as raw:
            raw.sendall(rest)
    plays_on(players)


def test_a_message_that_is_too_large_ends_its_socket(server: Running) -> None:
    id, players = shared_table(server)
    other = Player(server.devices[-1].raw_socket(id), "a")
    other.hello()
    other.send(json.dumps({"type": "chat", "seat": "a", "text": "x" * 70_000}))
    assert closed_with(other) == 1009
    plays_on(players)


def test_whoever_sends_ten_thousand_messages_is_told_to_wait_and_then_cut_off(
    start: Start, caplog: pytest.LogCaptureFixture
) -> None:
    running = start(Limits(client_rate=20, client_burst=30, address_rate=0, refusals=50))
    _, players = shared_table(running)
    flood = running.device()
    own = flood.table("kingdomino", ["me", "me"])["id"]
    sender = flood.sit_at(own, "a")
    with contextlib.suppress(ConnectionClosed):
        for number in range(10_000):
            sender.send({"type": "words", "id": number, "seat": "b"})
    assert closed_with(sender) == 4429
    waits = [each for each in sender.heard if each.get("error", {}).get("status") == 429]
    assert waits
    assert waits[0]["error"]["wait"] > 0
    assert sender.heard[-1]["type"] == "closing"
    assert len(sender.heard) < 1000
    plays_on(players)
    assert "socket ended: flood" in caplog.text


def test_a_slow_reader_is_cut_off_and_others_hear_everything(
    start: Start, caplog: pytest.LogCaptureFixture, request: pytest.FixtureRequest
) -> None:
    running = start(Limits(client_rate=0, address_rate=0, waiting=100_000), send_buffer=16 * 1024)
    id, players = shared_table(running)
    where = urlsplit(running.address)
    cookie = "; ".join(f"{k}={v}" for k, v in running.devices[0].http.cookies.items())
    raw = socket.socket()
    raw.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
    request.addfinalizer(raw.close)
    raw.connect((where.hostname, where.port))
    raw.sendall(
        (
            f"GET /api/tables/{id}/socket HTTP/1.1\r\nHost: {where.netloc}\r\nUpgrade: websocket\r\n"
            f"Connection: Upgrade\r\nCookie: {cookie}\r\nSec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\n"
            "Sec-WebSocket-Version: 13\r\n\r\n"
        ).encode()
    )
    raw.settimeout(PATIENCE)
    assert raw.recv(12) == b"HTTP/1.1 101"
    hello = json.dumps({"type": "hello", "seat": "a"}).encode()
    masked = b"\x81" + bytes([0x80 | len(hello)]) + b"\x00" * 4 + hello
    raw.sendall(masked * 400)  # each is answered with the whole table, and nothing is read
    until = time.monotonic() + PATIENCE
    while "socket ended: slow" not in caplog.text:
        assert time.monotonic() < until
        plays_on(players, 1)
    plays_on(players)


@contextmanager
def broken(running: Running) -> Iterator[None]:
    """The database of a server refuses everything for the time of the block."""

    def refuse(*_: Any) -> None:
        raise sqlite3.OperationalError("the database is gone")

    engines = [running.service.store.engine, running.service.store._writer._engine]
    for engine in engines:
        event.listen(engine, "before_cursor_execute", refuse)
    try:
        yield
    finally:
        for engine in engines:
            event.remove(engine, "before_cursor_execute", refuse)


def test_while_the_database_is_away_moves_are_refused_and_then_all_goes_on(
    start: Start, caplog: pytest.LogCaptureFixture
) -> None:
    running = start()
    _, players = shared_table(running)
    plays_on(players)
    ada = running.devices[0]
    mover, _ = mover_of(*players)
    number, chosen = mover.shown["number"], mover.shown["legal"][0]["event"]
    with broken(running):
        error = mover.refused("move", number=number, event=chosen)
        assert (error["status"], "gone" in error["message"]) == (503, False)
        body = ada.ask("GET", "/api/tables", expect=503)
        assert body["error"]["key"] == "table-store"
        assert ada.ready(503) == {"ready": False, "store": AWAY}
        ada.ask("GET", "/health/live")
    assert "the database is gone" in caplog.text
    mover.done("move", number=number, event=chosen)
    assert ada.ready(200) == {"ready": True}
    while mover.shown["number"] <= number:
        mover.receive()
    plays_on(players, 4)


def test_when_the_disk_is_full_games_go_on_after_it_has_room_again(
    start: Start, caplog: pytest.LogCaptureFixture
) -> None:
    running = start()
    _, players = shared_table(running)
    plays_on(players)
    store, device = running.service.store, running.device()
    with store.engine.connect() as connection:
        pages = connection.exec_driver_sql("PRAGMA page_count").scalar()
    store.write("", lambda connection: connection.exec_driver_sql(f"PRAGMA max_page_count={pages}"))
    refused = None
    for _ in range(60):
        body = {"game": "kingdomino", "options": {"players": 2}, "seats": [{"kind": "open"}, {"kind": "open"}]}
        answer = device.http.post("/api/tables", json=body)
        if answer.status_code != 201:
            refused = answer
            break
    assert refused is not None
    assert refused.status_code == 503
    assert "full" in caplog.text
    mover, _ = mover_of(*players)
    while True:  # reading goes on, and so does whatever finds room
        told = mover.command("chat", text="x" * 400)
        if not told["ok"]:
            assert told["error"]["status"] == 503
            break
    assert device.ready(503) == {"ready": False, "store": "database or disk is full"}
    store.write("", lambda connection: connection.exec_driver_sql("PRAGMA max_page_count=1000000"))
    assert device.ready(200) == {"ready": True}
    plays_on(players, 4)


def test_a_store_that_fails_while_news_are_spread_is_asked_again(
    start: Start, monkeypatch: pytest.MonkeyPatch
) -> None:
    running = start()
    _, players = shared_table(running)
    mover, other = mover_of(*players)
    store, times = running.service.store, iter(range(3))
    true = store.messages

    def failing(*given: Any, **more: Any) -> list[dict[str, Any]]:
        if next(times, None) is not None:
            raise StoreUnavailable("gone for a moment")
        return true(*given, **more)

    monkeypatch.setattr(store, "messages", failing)
    mover.done("chat", text="hello")
    heard = other.until(lambda message: message["type"] == "chat")
    assert heard["messages"][0]["text"] == "hello"


def test_many_clients_that_come_and_go_leave_nothing_behind(start: Start) -> None:
    running = start()
    id, players = shared_table(running)
    device = running.devices[0]

    def come_and_go() -> None:
        for _ in range(5):
            player = Player(device.raw_socket(id), "a")
            player.hello()
            player.close()

    threads = [threading.Thread(target=come_and_go) for _ in range(4)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    plays_on(players)
    until = time.monotonic() + PATIENCE
    while len(running.service.hub.sockets) > 2:
        assert time.monotonic() < until
        time.sleep(0.01)
    for player in players:
        player.close()
    while running.service.hub._rooms:
        assert time.monotonic() < until
        time.sleep(0.01)


def test_a_refused_move_is_decided_once(server: Running, monkeypatch: pytest.MonkeyPatch) -> None:
    _, players = shared_table(server)
    mover, _ = mover_of(*players)
    decided: list[str] = []
    really = moves.make_move

    def counted(live: Any, seat: int, event: str, *args: Any) -> Any:
        decided.append(event)
        return really(live, seat, event, *args)

    monkeypatch.setattr(moves, "make_move", counted)
    wrong = f"{mover.seat} pick 99"
    assert mover.refused("move", number=mover.shown["number"], event=wrong)["status"] == 400
    assert decided == [wrong]


def test_a_fault_while_a_move_is_decided_is_told_and_logged(
    server: Running, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    _, players = shared_table(server)
    mover, _ = mover_of(*players)
    with monkeypatch.context() as patch:
        patch.setattr(moves, "make_move", lambda *_: 1 // 0)
        told = mover.refused("move", number=mover.shown["number"], event=mover.shown["legal"][0]["event"])
    assert told["status"] == 500
    assert "a command failed" in caplog.text
    plays_on(players)


def test_a_fault_while_news_are_made_ends_the_sockets_of_the_table_and_is_logged(
    server: Running, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    _, players = shared_table(server)
    mover, other = mover_of(*players)
    with monkeypatch.context() as patch:
        patch.setattr(hub, "round_at_once", lambda *_: 1 // 0)
        patch.setattr(hub, "make_round", lambda *_: 1 // 0)
        mover.send(
            {
                "type": "move",
                "seat": mover.seat,
                "number": mover.shown["number"],
                "event": mover.shown["legal"][0]["event"],
            }
        )
        assert other.until(lambda said: said["type"] == "closing")
    assert "a table can't be shown" in caplog.text
