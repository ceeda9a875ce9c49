"""What one client can do with connections: heads without end, silence, too many of them, messages in pieces."""

from __future__ import annotations

import contextlib
import json
import logging
import os
import resource
import signal
import socket
import struct
import subprocess
import sys
import threading
import time
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path
from urllib.parse import urlsplit

import httpx
import pytest
from websockets.exceptions import InvalidStatus

from kroon.service.connections import FILES_RESERVED, Connections
from kroon.service.errors import Busy
from kroon.service.metrics import Metrics
from kroon.service.settings import Limits
from tests.service.conftest import QUICK, Running, Start
from tests.service.devices import PATIENCE
from tests.service.test_process import ROOT

LINE = b"GET /health/live HTTP/1.1\r\n"
REQUEST = LINE + b"Host: localhost\r\n\r\n"


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


@contextlib.contextmanager
def connected(running: Running, receive_buffer: int | None = None) -> Iterator[socket.socket]:
    where = urlsplit(running.address)
    with socket.socket() as made:
        if receive_buffer is not None:
            made.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, receive_buffer)
        made.settimeout(PATIENCE)
        made.connect((where.hostname, where.port))
        yield made


def all_of(connection: socket.socket) -> bytes:
    """What comes until the connection is closed."""
    got = b""
    with contextlib.suppress(ConnectionResetError):
        while part := connection.recv(1 << 16):
            got += part
    return got


def send_until_closed(connection: socket.socket, part: bytes, times: int) -> int:
    """Send something again and again: how many bytes were taken before the connection was closed."""
    sent = 0
    with contextlib.suppress(ConnectionError):
        for _ in range(times):
            connection.sendall(part)
            sent += len(part)
    return sent


def upgraded(running: Running, connection: socket.socket, id: str, cookie: str = "") -> None:
    """Turn a connection into a WebSocket, by hand."""
    where = urlsplit(running.address)
    connection.sendall(
        (
            f"GET /api/tables/{id}/socket HTTP/1.1\r\nHost: {where.netloc}\r\nUpgrade: websocket\r\n"
            f"Connection: Upgrade\r\nCookie: {cookie}\r\nSec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\n"
            "Sec-WebSocket-Version: 13\r\n\r\n"
        ).encode()
    )
    got = b""
    while not got.endswith(b"\r\n\r\n"):
        got += connection.recv(1)
    assert got.startswith(b"HTTP/1.1 101")


def frame(opcode: int, data: bytes = b"", final: bool = True) -> bytes:
    """A frame of a client, with a mask of zeros."""
    length = bytes([0x80 | len(data)]) if len(data) < 126 else b"\xfe" + struct.pack("!H", len(data))
    return bytes([opcode | (0x80 if final else 0)]) + length + b"\0\0\0\0" + data


def code_of(closing: bytes) -> int:
    """The code of the close frame at the end of what came."""
    at = closing.rindex(b"\x88")
    return int.from_bytes(closing[at + 2 : at + 4])


def refused(running: Running, why: str) -> float:
    return float(running.service.metrics.connections_refused.labels(why)._value.get())


# heads


@pytest.mark.parametrize(
    ("head", "status"),
    [
        (b"GET /" + b"x" * 70_000 + b" HTTP/1.1\r\n\r\n", 414),
        (LINE + b"Cookie: " + b"x" * 70_000 + b"\r\n\r\n", 431),
        (LINE + b"".join(b"X-%d: 1\r\n" % each for each in range(101)) + b"\r\n", 431),
        (LINE + b"".join(b"X-%d: %s\r\n" % (each, b"x" * 1000) for each in range(70)) + b"\r\n", 431),
        (b"\0 nonsense\r\n\r\n", 400),
    ],
)
def test_a_head_that_is_too_large_is_refused_and_its_connection_closed(
    server: Running, head: bytes, status: int
) -> None:
    with connected(server) as client:
        client.sendall(head)
        assert all_of(client).startswith(b"HTTP/1.1 %d " % status)


def test_a_head_just_within_the_limits_is_served(server: Running) -> None:
    headers = b"".join(b"X-%d: %s\r\n" % (each, b"x" * 600) for each in range(98))
    with connected(server) as client:
        client.sendall(LINE + b"Host: localhost\r\nConnection: close\r\n" + headers + b"\r\n")
        assert all_of(client).startswith(b"HTTP/1.1 200 ")


@pytest.mark.parametrize(
    ("beginning", "part"),
    [
        (b"GET /", b"x" * 65_536),
        (LINE + b"Cookie: ", b"x" * 65_536),
        (LINE, b"X: 1\r\n" * 10_000),
        (b"", b"\r\n" * 32_768),
        (
            b"POST /api/qr HTTP/1.1\r\nHost: localhost\r\nTransfer-Encoding: chunked\r\n\r\n0\r\nX: ",
            b"x" * 65_536,
        ),
    ],
    ids=["first line", "header", "headers", "empty lines", "trailer"],
)
def test_a_head_without_end_is_not_taken(server: Running, beginning: bytes, part: bytes) -> None:
    with connected(server) as client:
        client.sendall(beginning)
        assert send_until_closed(client, part, 1000) < 20_000_000


def test_a_silent_connection_is_closed_when_its_time_is_up(start: Start) -> None:
    running = start(replace(QUICK, head_seconds=0.2))
    with connected(running) as client:
        assert all_of(client) == b""
    assert refused(running, "slow head") == 1


def test_a_head_that_comes_too_slowly_is_given_up(start: Start) -> None:
    running = start(replace(QUICK, head_seconds=0.5))
    answers = []

    def dribble() -> None:
        with connected(running) as client, contextlib.suppress(ConnectionError):
            client.sendall(LINE)
            reader = threading.Thread(target=lambda: answers.append(all_of(client)))
            reader.start()
            while reader.is_alive():
                client.sendall(b"X: 1\r\n")
                reader.join(0.05)
            reader.join()

    dribble()
    assert answers[0].startswith(b"HTTP/1.1 408 ")


def test_a_handshake_that_never_ends_is_given_up(start: Start) -> None:
    running = start(replace(QUICK, head_seconds=0.2))
    with connected(running) as client:
        client.sendall(b"GET /api/tables/x/socket HTTP/1.1\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n")
        assert all_of(client).startswith(b"HTTP/1.1 408 ")


def test_a_later_request_has_its_time_from_its_first_byte_on(start: Start) -> None:
    running = start(replace(QUICK, head_seconds=1.0))
    with connected(running) as client:
        for _ in range(3):
            client.sendall(REQUEST)
            assert client.recv(1 << 16).startswith(b"HTTP/1.1 200 ")
            time.sleep(0.6)  # longer, together, than a head may take
        client.sendall(b"GET /")
        assert all_of(client).startswith(b"HTTP/1.1 408 ")


def test_an_idle_connection_is_closed(start: Start) -> None:
    running = start(replace(QUICK, idle_seconds=1))
    with connected(running) as client:
        client.sendall(REQUEST)
        assert all_of(client).startswith(b"HTTP/1.1 200 ")


def test_a_body_that_never_ends_is_given_up(start: Start, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("kroon.service.incoming.BODY_SECONDS", 0.3)
    running = start()
    with connected(running) as client:
        client.sendall(b"POST /api/qr HTTP/1.1\r\nHost: localhost\r\nContent-Length: 900000\r\n\r\n{")
        assert b"413" in all_of(client)
    assert refused(running, "slow body") == 1


def test_an_answer_that_nobody_reads_is_given_up(start: Start, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("kroon.service.incoming.UNREAD_SECONDS", 0.3)
    running = start(send_buffer=4096)
    with connected(running, receive_buffer=4096) as client:
        client.sendall(b"GET /openapi.json HTTP/1.1\r\nHost: localhost\r\n\r\n" * 12)
        until = time.monotonic() + PATIENCE
        while not refused(running, "unread"):
            assert time.monotonic() < until
            time.sleep(0.02)


def test_requests_that_wait_for_others_are_bounded(server: Running) -> None:
    before = refused(server, "too many requests")
    with connected(server) as client:
        send_until_closed(client, REQUEST * 2000, 1)
        all_of(client)
    assert refused(server, "too many requests") == before + 1


# how many


def test_one_address_has_so_many_connections_and_others_have_theirs(
    start: Start, caplog: pytest.LogCaptureFixture
) -> None:
    running = start(replace(QUICK, address_connections=3))
    with contextlib.ExitStack() as stack:
        first = [stack.enter_context(connected(running)) for _ in range(3)]
        for each in first:  # all are there before the next comes
            each.sendall(REQUEST)
            assert each.recv(12) == b"HTTP/1.1 200"
        for _ in range(5):
            with connected(running) as client:
                assert all_of(client).startswith(b"HTTP/1.1 503 ")
        assert refused(running, "address") == 5
        assert caplog.text.count("connections refused: address") == 1
        first.pop().close()
        until = time.monotonic() + PATIENCE
        while running.service.metrics.connections._value.get() > 2:
            assert time.monotonic() < until
            time.sleep(0.01)
        with connected(running) as client:
            client.sendall(REQUEST)
            assert client.recv(12) == b"HTTP/1.1 200"


def test_a_trusted_proxy_may_connect_for_many_people_who_are_counted_by_their_sockets(start: Start) -> None:
    limits = replace(QUICK, address_connections=2, address_sockets=2)
    running = start(limits, trusted_proxies=("127.0.0.1",))
    device = running.device()
    id = device.table("kingdomino", ["me", "me"])["id"]
    people = [device.raw_socket(id, **{"X-Forwarded-For": f"192.0.2.{each // 2}"}) for each in range(6)]
    with pytest.raises(InvalidStatus) as busy:
        device.raw_socket(id, **{"X-Forwarded-For": "192.0.2.1"})
    assert busy.value.response.status_code == 503
    for each in people:
        each.close()


def test_there_are_so_many_connections_in_all(start: Start) -> None:
    running = start(replace(QUICK, connections=3))
    device = running.device()
    id = device.table("kingdomino", ["me", "me"])["id"]  # the device keeps its connection
    sockets = [device.raw_socket(id) for _ in range(2)]
    with connected(running) as client:
        assert all_of(client).startswith(b"HTTP/1.1 503 ")
    assert refused(running, "all") == 1
    for each in sockets:
        each.close()


def test_sockets_leave_room_for_requests() -> None:
    connections = Connections(Limits(connections=10), lambda _: False, Metrics())
    for each in range(8):
        connections.enter_socket(str(each))
    with pytest.raises(Busy):
        connections.enter_socket("another")
    connections.leave_socket("1")
    connections.enter_socket("another")


def test_connections_fit_the_limit_of_open_files(caplog: pytest.LogCaptureFixture) -> None:
    connections = Connections(Limits(), lambda _: False, Metrics())
    for files, most in {100_000: Limits().connections, 1024: 1024 - FILES_RESERVED, 100: 50}.items():
        connections.fit(files)
        assert connections.most == most
        assert f"at most {files} open files, {most} connections" in caplog.text


def test_that_no_file_is_left_is_counted_and_said_but_not_each_time(caplog: pytest.LogCaptureFixture) -> None:
    now = 1000.0
    metrics = Metrics()
    connections = Connections(Limits(), lambda _: False, metrics, lambda: now)
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    resource.setrlimit(resource.RLIMIT_NOFILE, (3, hard))  # all that are open now stay so
    try:
        for _ in range(5):
            connections.look_after((), now)
    finally:
        resource.setrlimit(resource.RLIMIT_NOFILE, (soft, hard))
    assert caplog.text.count("connections refused: no files") == 1
    now += 60.0
    connections.look_after((), now)
    assert caplog.text.count("connections refused: no files") == 2
    assert metrics.connections_refused.labels("no files")._value.get() == 5


def test_a_server_with_few_files_raises_its_limit_refuses_and_says_so(tmp_path: Path) -> None:
    command = [sys.executable, "-m", "kroon", "serve", "--port", "0", "--workers", "1", "--log-json"]
    environment = os.environ | {
        "KROON_DATA": str(tmp_path),
        "KROON_METRICS_TOKEN": "s" * 40,
        "PYTHONPATH": str(ROOT / "src"),
        "KROON_LANG": "en",
    }

    def few_files() -> None:
        resource.setrlimit(resource.RLIMIT_NOFILE, (100, 200))

    with subprocess.Popen(
        command, stderr=subprocess.PIPE, text=True, env=environment, preexec_fn=few_files
    ) as process:
        giving_up = threading.Timer(3 * PATIENCE, process.kill)
        giving_up.start()
        assert process.stderr is not None
        said: list[str] = []
        try:
            while not (said and said[-1].startswith("Kroon is at ")):
                said.append(process.stderr.readline())
                assert said[-1], said
            address = said[-1].removeprefix("Kroon is at ").strip()
            where = urlsplit(address)
            with httpx.Client(base_url=address) as kept, contextlib.ExitStack() as stack:
                assert kept.get("/health/live").status_code == 200
                for _ in range(300):
                    made = socket.create_connection((where.hostname or "", where.port or 0), PATIENCE)
                    stack.callback(made.close)
                assert kept.get("/health/live").status_code == 200
                told = kept.get("/metrics", headers={"Authorization": f"Bearer {'s' * 40}"}).text
            process.send_signal(signal.SIGTERM)
            said += process.stderr.read().splitlines()
            assert process.wait() == 0
        finally:
            giving_up.cancel()
            process.kill()
    logged = [json.loads(line) for line in said if line.startswith("{")]
    messages = [each["message"] for each in logged]
    assert "at most 200 open files, 100 connections" in messages
    assert messages.count("connections refused: all") == 1
    assert 'kroon_connections_refused_total{why="all"}' in told


# messages in pieces


@pytest.fixture
def table(start: Start, monkeypatch: pytest.MonkeyPatch) -> tuple[Running, str]:
    """A server that gives up soon, and a table."""
    monkeypatch.setattr("kroon.service.protocol.MESSAGE_SECONDS", 0.3)
    running = start()
    return running, running.device().table("kingdomino", ["me", "me"])["id"]


@pytest.mark.parametrize(
    "begun",
    [frame(1, b"{", final=False), frame(1, b"{}")[:-1], b"\x81", frame(1, b"{", final=False) + frame(9)],
    ids=["fragment", "half a frame", "a byte", "fragment and ping"],
)
def test_a_message_that_never_ends_is_given_up(table: tuple[Running, str], begun: bytes) -> None:
    running, id = table
    with connected(running) as client:
        upgraded(running, client, id)
        client.sendall(begun)
        assert code_of(all_of(client)) == 1008
    assert refused(running, "slow message") == 1


def test_a_message_in_countless_pieces_is_given_up(server: Running) -> None:
    id = server.device().table("kingdomino", ["me", "me"])["id"]
    with connected(server) as client:
        upgraded(server, client, id)
        client.sendall(frame(1, b"{", final=False))
        send_until_closed(client, frame(0, final=False) * 10_000, 1)
        assert code_of(all_of(client)) == 1009


def test_a_message_in_pieces_that_grows_too_large_is_given_up(server: Running) -> None:
    id = server.device().table("kingdomino", ["me", "me"])["id"]
    with connected(server) as client:
        upgraded(server, client, id)
        client.sendall(frame(1, b"{", final=False))
        send_until_closed(client, frame(0, b"x" * 10_000, final=False), 10)
        assert code_of(all_of(client)) == 1009


def test_a_message_in_a_few_pieces_is_read(server: Running) -> None:
    id = server.device().table("kingdomino", ["me", "me"])["id"]
    with connected(server) as client:
        upgraded(server, client, id)
        for piece in (frame(1, b'{"type":', final=False), frame(9), frame(0, b' "words"}')):
            client.sendall(piece)
        got = b""
        while b"answer" not in got:
            got += client.recv(1 << 16)


def test_pings_count_as_messages_and_their_answers_are_not_piled_up(start: Start) -> None:
    running = start(Limits(client_rate=1e-9, client_burst=50, address_rate=0, refusals=20))
    id = running.device().table("kingdomino", ["me", "me"])["id"]
    with connected(running) as client:
        upgraded(running, client, id)
        send_until_closed(client, frame(9, b"x" * 100) * 10_000, 1)
        assert code_of(all_of(client)) == 4429


# slow readers


def test_a_reader_for_whom_too_many_bytes_wait_is_cut_off(
    start: Start, caplog: pytest.LogCaptureFixture
) -> None:
    running = start(replace(QUICK, waiting=300_000), send_buffer=16 * 1024)
    device = running.device()
    id = device.table("kingdomino", ["me", "me"])["id"]
    cookie = "; ".join(f"{name}={value}" for name, value in device.http.cookies.items())
    hello = frame(1, json.dumps({"type": "hello", "seat": "a"}).encode())
    with connected(running, receive_buffer=4096) as client:
        upgraded(running, client, id, cookie)
        until = time.monotonic() + PATIENCE
        while not running.service.hub.sockets:
            assert time.monotonic() < until
        (held,) = running.service.hub.sockets
        state = held._websocket.scope["state"]  # type: ignore[attr-defined]
        transport = state["write"].__self__.transport
        most = 0
        with contextlib.suppress(ConnectionError):
            while "socket ended: slow" not in caplog.text:
                assert time.monotonic() < until
                client.sendall(hello)
                most = max(most, transport.get_write_buffer_size())
    assert 0 < most <= 300_000


def test_a_socket_that_is_closed_and_not_read_is_dropped(start: Start, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("kroon.service.protocol.CLOSE_SECONDS", 0.3)
    running = start(send_buffer=4096)
    device = running.device()
    id = device.table("kingdomino", ["me", "me"])["id"]
    cookie = "; ".join(f"{name}={value}" for name, value in device.http.cookies.items())
    hello = frame(1, json.dumps({"type": "hello", "seat": "a"}).encode())
    with connected(running, receive_buffer=4096) as client:
        upgraded(running, client, id, cookie)
        client.sendall(hello * 10)
        until = time.monotonic() + PATIENCE
        while not (running.service.hub.sockets and next(iter(running.service.hub.sockets)).number):
            assert time.monotonic() < until
            time.sleep(0.01)
        client.sendall(frame(8, b"\x03\xe8"))
        while running.service.hub.sockets:
            assert time.monotonic() < until
            time.sleep(0.01)
