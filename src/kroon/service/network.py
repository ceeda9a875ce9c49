"""The local network: a server that only this machine reaches can be opened to it, and closed again."""

from __future__ import annotations

import logging
import socket
from collections.abc import Awaitable, Callable
from ipaddress import ip_address

from kroon.core.errors import KroonError
from kroon.service.settings import ServiceSettings

ELSEWHERE = ("192.0.2.1", 9)
"""An address that nobody has; asked by which way it would be reached, without sending anything."""

Listen = Callable[[socket.socket], Awaitable[Callable[[], None]]]
"""Begins to serve on a socket; gives a function that ends it."""

_log = logging.getLogger("kroon.service")


class Network:
    """The door of a server to the local network."""

    def __init__(self, settings: ServiceSettings) -> None:
        self._settings = settings
        self._port = settings.port
        self._listen: Listen | None = None
        self._shut: Callable[[], None] | None = None
        self._outside: tuple[str, int] | None = None
        """Where others reach it, since the door was opened."""

    def attach(self, port: int, listen: Listen) -> None:
        """Know the server that runs, and its port on this machine."""
        self._port, self._listen = port, listen

    @property
    def is_open(self) -> bool:
        """Whether others on the network reach this server."""
        settings = self._settings
        return self._outside is not None or bool(settings.public_url) or not is_here(settings.host)

    @property
    def can_change(self) -> bool:
        """Whether the door can be opened, or closed."""
        return self._outside is not None or (not self.is_open and self._listen is not None)

    def addresses(self) -> list[str]:
        """The addresses to give to others, the best one first; none while the door is closed."""
        if self._settings.public_url:
            return [self._settings.public_url.rstrip("/")]
        if not self.is_open:
            return []
        if self._outside is not None:
            return [web_address(*self._outside)]
        host = self._settings.host
        hosts = own_addresses() if _is_unspecified(host) else [host]
        return [web_address(each, self._port) for each in hosts]

    async def open(self) -> None:
        """Let the local network in."""
        if self.is_open:
            return
        found = own_addresses()
        if self._listen is None or not found:
            raise KroonError("service-no-network")
        outside = _socket_at(found[0], self._port)
        self._shut = await self._listen(outside)
        self._outside = outside.getsockname()[:2]
        _log.info("open to the local network", extra={"at": ", ".join(self.addresses())})

    def close(self) -> None:
        """Let in only this machine again; who is connected stays."""
        if self._shut is not None:
            self._shut()
            self._shut = self._outside = None
            _log.info("closed to the local network")


def is_here(address: str) -> bool:
    """Whether an address is this machine's own, which no other machine reaches."""
    try:
        return ip_address(address).is_loopback
    except ValueError:
        return address == "localhost"


def own_addresses() -> list[str]:
    """The addresses by which others on the local network reach this machine, the best one first."""
    found: list[str] = []
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        try:
            probe.connect(ELSEWHERE)
            found.append(probe.getsockname()[0])
        except OSError:
            pass
    try:
        named = socket.getaddrinfo(socket.gethostname(), None, socket.AF_INET, socket.SOCK_STREAM)
        found += [str(each[4][0]) for each in named]
    except OSError:
        pass
    return [
        each
        for each in dict.fromkeys(found)
        if not ip_address(each).is_loopback and not ip_address(each).is_unspecified
    ]


def web_address(host: str, port: int) -> str:
    """The address for a browser."""
    return f"http://{f'[{host}]' if ':' in host else host}:{port}"


def _is_unspecified(host: str) -> bool:
    try:
        return ip_address(host).is_unspecified
    except ValueError:
        return False


def _socket_at(host: str, port: int) -> socket.socket:
    """A socket at an address; on the same port as on this machine, if that is free there."""
    for wanted in (port, 0):
        made = socket.socket(socket.AF_INET, socket.SOCK_STREAM)
        try:
            made.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
            made.bind((host, wanted))
            made.set_inheritable(False)
            return made
        except OSError:
            made.close()
    raise KroonError("service-no-network")
