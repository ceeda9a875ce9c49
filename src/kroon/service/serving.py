"""Runs a server until it is told to stop: uvicorn in this process, or workers alone."""

from __future__ import annotations

import asyncio
import gc
import logging
import os
import signal
import socket
import sys
import threading
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from types import FrameType
from typing import Any
from urllib.parse import urlsplit

import segno
import uvicorn

from kroon.core import interrupts
from kroon.core.errors import KroonError
from kroon.core.texts import say
from kroon.service.app import make_app
from kroon.service.connections import Config, allow_files
from kroon.service.incoming import IncomingRequests
from kroon.service.logs import start_logging
from kroon.service.metrics import Metrics
from kroon.service.network import web_address
from kroon.service.protocol import TableSockets
from kroon.service.service import Service
from kroon.service.settings import ServiceSettings
from kroon.service.workers import Workers
from kroon.table.store import Store
from kroon.table.tables import Tables

PING_SECONDS = 20.0
"""How often, and how long, is asked whether a silent socket is still there."""
SHUTDOWN_SECONDS = 1
"""How long requests in progress may take when the server goes down."""
BACKLOG = 2048
LOOK_TICKS = 5
"""After how many ticks, tenths of a second, connections are looked after."""
COLLECTIONS = (1000, 10, 100)
"""After how many new objects the youngest are looked through for garbage, and how many such looks make one at
older ones, and at all of them: at most a million objects, or some hundred megabytes, gather between those."""

Started = Callable[[str], object]

_log = logging.getLogger("kroon.service")


class Server(uvicorn.Server):
    """A server that says where it is, and tells the sockets before it goes down."""

    def __init__(self, config: uvicorn.Config, service: Service, address: str, started: Started | None) -> None:
        super().__init__(config)
        self._service = service
        self._address = address
        self._started = started

    @contextmanager
    def capture_signals(self) -> Iterator[None]:
        """Stop when told to; that is no failure, so the signals aren't raised again."""
        if threading.current_thread() is not threading.main_thread():  # signals are for the main thread
            yield
            return
        before = {number: signal.signal(number, self.handle_exit) for number in interrupts.STOPS}
        try:
            yield
        finally:
            for number, handler in before.items():
                signal.signal(number, handler)

    def handle_exit(self, sig: int, frame: FrameType | None) -> None:  # noqa: ARG002
        """Go down. A second signal changes nothing: it doesn't take long, and what is under way is finished."""
        interrupts.note(sig)
        self.should_exit = True

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        """Begin to listen."""
        await super().startup(sockets)
        if not self.started:
            return
        print(say("service-at", address=self._address), file=sys.stderr, flush=True)
        _log.info("listening", extra={"at": self._address})
        settings, network = self._service.settings, self._service.network
        network.attach(urlsplit(self._address).port or settings.port, self.listen)
        if settings.lan:
            await network.open()
            show_address(network.addresses()[0])
        if self._started is not None:
            threading.Thread(target=self._started, args=(self._address,), daemon=True).start()

    async def on_tick(self, counter: int) -> bool:
        """What is done ten times a second: the connections are looked after, too."""
        if counter % LOOK_TICKS == 0:
            self._service.connections.look_after(
                self.server_state.connections, asyncio.get_running_loop().time()
            )
        return await super().on_tick(counter)

    async def listen(self, added: socket.socket) -> Callable[[], None]:
        """Serve on one more socket; gives what ends it."""
        config, loop = self.config, asyncio.get_running_loop()

        def connected() -> asyncio.Protocol:
            protocol: asyncio.Protocol = config.http_protocol_class(
                config=config,  # type: ignore[call-arg]
                server_state=self.server_state,
                app_state=self.lifespan.state,
                _loop=loop,
            )
            return protocol

        made = await loop.create_server(connected, sock=added, backlog=config.backlog)
        self.servers.append(made)

        def end() -> None:
            made.close()
            self.servers.remove(made)

        return end

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        """Stop listening, and tell the sockets why."""
        _log.info("going down")
        self._service.leaving = True
        self._service.workers.stop()
        for each in self.servers:
            each.close()
        await self._service.hub.close()
        await super().shutdown(sockets)


def serve(settings: ServiceSettings, started: Started | None = None) -> None:
    """Serve until SIGTERM or SIGINT; `started` is called, in a thread, with the address when it listens."""
    start_logging(settings.json_logs, settings.log_level)
    listening = listen(settings)
    try:
        service = Service(settings)
    except BaseException:
        listening.close()
        raise
    service.connections.fit(allow_files())
    host, port = listening.getsockname()[:2]
    address = settings.public_url or f"{web_address(host, port)}/"
    server = Server(uvicorn_config(service, make_app(settings, service)), service, address, started)
    _collect_less()
    server.run(sockets=[listening])


def _collect_less() -> None:
    """Keep the garbage collector from holding people up: a look through all objects takes tenths of a second.

    What there is now lives as long as the process. What comes later is looked through when it may be worth it.
    """
    gc.collect()
    gc.freeze()
    gc.set_threshold(*COLLECTIONS)


def show_address(address: str) -> None:
    """Show where others on the network find the server, as a QR code, too."""
    print(say("service-at-network", address=address), file=sys.stderr, flush=True)
    segno.make(address, micro=False).terminal(out=sys.stderr, compact=True, border=2)


def uvicorn_config(service: Service, app: Any) -> Config:
    """How uvicorn is run."""
    limits = service.settings.limits
    return Config(
        app,
        service.connections,
        http=IncomingRequests,
        loop="uvloop" if _has_uvloop() else "asyncio",
        ws=TableSockets,
        ws_max_size=limits.body,
        ws_ping_interval=PING_SECONDS,
        ws_ping_timeout=PING_SECONDS,
        ws_per_message_deflate=False,
        lifespan="on",
        access_log=False,
        log_config=None,
        proxy_headers=False,
        server_header=False,
        date_header=True,
        backlog=BACKLOG,
        timeout_keep_alive=limits.idle_seconds,
        timeout_graceful_shutdown=SHUTDOWN_SECONDS,
    )


def serve_bots(settings: ServiceSettings) -> None:
    """Only think for bots, at the tables of servers elsewhere, until SIGTERM or SIGINT."""
    if settings.database is None or settings.database.startswith("sqlite"):
        raise KroonError("service-only-bots-store")
    start_logging(settings.json_logs, settings.log_level)
    store = Store(settings.database)
    workers = Workers(Tables(store), settings.workers, True, Metrics())
    stop = threading.Event()

    def going_down(number: int, _: FrameType | None) -> None:
        interrupts.note(number)
        stop.set()

    for number in interrupts.STOPS:
        signal.signal(number, going_down)
    workers.open()
    print(say("service-bots-at", workers=settings.workers), file=sys.stderr, flush=True)
    while not stop.wait(1.0):
        pass
    _log.info("going down")
    workers.close()
    store.close()


def listen(settings: ServiceSettings) -> socket.socket:
    """A socket that listens, before anything else takes time."""
    made = socket.socket(socket.AF_INET6 if ":" in settings.host else socket.AF_INET, socket.SOCK_STREAM)
    try:
        if os.name == "posix":
            made.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        made.bind((settings.host, settings.port))
        made.set_inheritable(False)
        return made
    except (OSError, OverflowError) as error:
        made.close()
        cause = getattr(error, "strerror", None) or str(error)
        raise KroonError("service-port", host=settings.host, port=str(settings.port), cause=cause) from None


def _has_uvloop() -> bool:
    try:
        import uvloop  # noqa: F401
    except ImportError:
        return False
    return asyncio.get_event_loop_policy() is not None
