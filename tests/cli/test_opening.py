"""`kroon serve --open`: on the next free port, or on the Kroon that runs already; with a browser or without."""

from __future__ import annotations

import http.server
import json
import socket
import sys
import threading
import webbrowser
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

import pytest

from kroon.cli import opening, serve
from kroon.cli.opening import TRIES, browse, free_port, running_kroon
from kroon.service.settings import ServiceSettings
from tests.cli.command import kroon

Capture = pytest.CaptureFixture[str]


@contextmanager
def taken(port: int = 0) -> Iterator[int]:
    """A port that somebody listens on, who says nothing."""
    with socket.socket() as listening:
        listening.bind(("127.0.0.1", port))
        listening.listen()
        yield listening.getsockname()[1]


@contextmanager
def answering(body: bytes, status: int = 200) -> Iterator[int]:
    """A port with a web server that always says the same."""

    class Says(http.server.BaseHTTPRequestHandler):
        def do_GET(self) -> None:
            self.send_response(status)
            self.send_header("Content-Length", str(len(body)))
            self.end_headers()
            self.wfile.write(body)

        def log_message(self, *_: Any) -> None:
            """Nobody needs to know."""

    with http.server.ThreadingHTTPServer(("127.0.0.1", 0), Says) as server:
        thread = threading.Thread(target=server.serve_forever, daemon=True)
        thread.start()
        yield server.server_port
        server.shutdown()
        thread.join()


KROON = json.dumps({"live": True, "kroon": "1.0"}).encode()


@pytest.fixture
def served(monkeypatch: pytest.MonkeyPatch) -> list[ServiceSettings]:
    """The settings with which a server would have been run."""
    found: list[ServiceSettings] = []
    monkeypatch.setattr(serve, "warm_up", lambda: None)
    monkeypatch.setattr(serve, "run", lambda settings, _: found.append(settings))
    return found


@pytest.fixture
def browsed(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """The addresses on which a browser was opened."""
    found: list[str] = []
    monkeypatch.setattr(serve, "browse", found.append)
    return found


def test_a_free_port_is_kept_and_after_taken_ones_comes_the_next() -> None:
    with taken() as port:
        pass
    assert free_port(ServiceSettings(port=port)).port == port
    with taken() as port:
        found = free_port(ServiceSettings(port=port, host="127.0.0.1")).port
        assert port < found < port + TRIES


def test_when_all_ports_are_taken_the_first_is_tried_and_said_to_be_taken(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(opening, "_is_taken", lambda *_: True)
    assert free_port(ServiceSettings(port=8123)).port == 8123


def test_a_kroon_that_runs_is_found() -> None:
    with answering(KROON) as port:
        assert running_kroon(ServiceSettings(port=port)) == f"http://127.0.0.1:{port}/"


@pytest.mark.parametrize("body", [b'{"live": true}', b"<html>", b"", b'["kroon"]', b"\xff\xfe"])
def test_other_servers_are_no_kroon(body: bytes) -> None:
    with answering(body) as port:
        assert running_kroon(ServiceSettings(port=port)) is None


def test_somebody_who_is_silent_or_refuses_is_no_kroon(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(opening, "PATIENCE", 0.2)
    with taken() as port:
        assert running_kroon(ServiceSettings(port=port)) is None
    assert running_kroon(ServiceSettings(port=port)) is None  # nobody is there now
    with answering(KROON, 500) as port:
        assert running_kroon(ServiceSettings(port=port)) is None


def test_serve_takes_the_next_port_only_when_a_browser_is_opened(
    capsys: Capture, monkeypatch: pytest.MonkeyPatch, served: list[ServiceSettings], browsed: list[str]
) -> None:
    monkeypatch.setattr(opening, "PATIENCE", 0.2)
    with taken() as port:
        assert kroon(capsys, "serve", "--port", port, "--open").status == 0
        assert kroon(capsys, "serve", "--port", port).status == 0
    assert port < served[0].port < port + TRIES
    assert served[1].port == port
    assert browsed == []  # the server says when it is there


def test_serve_opens_the_kroon_that_runs_already(
    capsys: Capture, served: list[ServiceSettings], browsed: list[str]
) -> None:
    with answering(KROON) as port:
        ran = kroon(capsys, "serve", "--port", port, "--open")
    assert (ran.status, ran.err) == (0, "")
    assert f"http://127.0.0.1:{port}/" in ran.out
    assert browsed == [f"http://127.0.0.1:{port}/"]
    assert served == []


def test_a_browser_is_opened_where_there_is_a_screen(monkeypatch: pytest.MonkeyPatch) -> None:
    opened: list[str] = []
    monkeypatch.setattr(webbrowser, "open", opened.append)
    monkeypatch.setattr(sys, "platform", "linux")
    for name in ("DISPLAY", "WAYLAND_DISPLAY"):
        monkeypatch.delenv(name, raising=False)
    browse("http://one/")
    monkeypatch.setenv("DISPLAY", ":0")
    browse("http://two/")
    monkeypatch.delenv("DISPLAY")
    monkeypatch.setattr(sys, "platform", "darwin")
    browse("http://three/")
    assert opened == ["http://two/", "http://three/"]
