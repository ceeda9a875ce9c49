"""A server for tests: in a thread, on a free port, with SQLite in a folder of the test."""

from __future__ import annotations

import socket
import threading
import time
from collections.abc import Callable, Iterator
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from kroon.cli.serve import warm_up
from kroon.service.app import make_app
from kroon.service.service import Service
from kroon.service.serving import Server, uvicorn_config
from kroon.service.settings import Limits, ServiceSettings
from tests.service.devices import PATIENCE, Device
from tests.table.conftest import postgres, postgres_address

__all__ = ["postgres", "postgres_address"]

QUICK = Limits(client_rate=0, address_rate=0, address_tables=0)
"""Nobody is too fast for these, and all tests may make tables."""


class Running:
    """A server that runs."""

    def __init__(self, settings: ServiceSettings, send_buffer: int | None = None) -> None:
        self.service = Service(settings)
        self.settings = settings
        listening = socket.socket()
        if send_buffer is not None:
            listening.setsockopt(socket.SOL_SOCKET, socket.SO_SNDBUF, send_buffer)
        listening.bind(("127.0.0.1", 0))
        self.address = f"http://127.0.0.1:{listening.getsockname()[1]}"
        config = uvicorn_config(self.service, make_app(settings, self.service))
        self._server = Server(config, self.service, f"{self.address}/", None)
        self._thread = threading.Thread(target=self._server.run, kwargs={"sockets": [listening]}, daemon=True)
        self._thread.start()
        self.devices: list[Device] = []
        until = time.monotonic() + PATIENCE
        while not self._server.started:
            assert time.monotonic() < until
            time.sleep(0.01)

    def device(self, **headers: str) -> Device:
        made = Device(self.address, **headers)
        self.devices.append(made)
        return made

    def close_devices(self) -> None:
        while self.devices:
            self.devices.pop().close()

    def stop(self) -> None:
        """Tell it to go down, and don't wait for it."""
        self._server.should_exit = True

    def close(self) -> None:
        self.close_devices()
        self.stop()
        self._thread.join(PATIENCE)
        assert not self._thread.is_alive()


Start = Callable[..., Running]


@pytest.fixture(scope="session", autouse=True)
def _compiled() -> None:
    """No test waits for the compiler."""
    warm_up()


@pytest.fixture(scope="session")
def _shared(tmp_path_factory: pytest.TempPathFactory, _compiled: None) -> Iterator[Running]:
    folder = tmp_path_factory.mktemp("service")
    settings = ServiceSettings(f"sqlite:///{folder / 'tables.sqlite3'}", workers=1, limits=QUICK)
    running = Running(settings)
    yield running
    running.close()


@pytest.fixture
def server(_shared: Running) -> Iterator[Running]:
    """A server that tests share, without limits; each has devices of its own."""
    yield _shared
    _shared.close_devices()


@pytest.fixture
def start(tmp_path: Path, _compiled: None) -> Iterator[Start]:
    """Starts servers with settings of their own."""
    made: list[Running] = []

    def begin(limits: Limits = QUICK, send_buffer: int | None = None, **given: Any) -> Running:
        settings = ServiceSettings(f"sqlite:///{tmp_path / 'tables.sqlite3'}", workers=0, bots=False)
        made.append(Running(replace(settings, limits=limits, **given), send_buffer))
        return made[-1]

    yield begin
    for each in made:
        each.close()
