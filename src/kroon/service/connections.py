"""The connections of a server: how many there may be, and from where; what takes too long is given up.

Protocols (incoming.py, protocol.py) enter and leave, and are looked at now and then. What is refused is
counted, and told in the log now and then.
"""

from __future__ import annotations

import errno
import logging
import os
import time
from collections import Counter as Count
from collections.abc import Callable, Iterable
from typing import Any, Protocol

import uvicorn

from kroon.service.errors import Busy
from kroon.service.metrics import Metrics
from kroon.service.origins import network_of
from kroon.service.settings import Limits

FILES_RESERVED = 256
"""How many files are left for all that isn't a connection: the store, workers, files of the page."""
FILES_WANTED = 1 << 16
"""How many open files are asked for where there is no limit to them."""
ADDRESS, ALL, NO_FILES = "address", "all", "no files"
"""Why a connection is refused: too many from there, or at all; or there is no file left for it."""
SAY_SECONDS = 10.0
"""How often the log tells of the same."""

_log = logging.getLogger("kroon.service")


class Watched(Protocol):
    """A protocol, as it is looked after."""

    def look(self, now: float) -> None:
        """Give up what takes too long."""


class Config(uvicorn.Config):
    """What uvicorn gives to every protocol, and the connections that it belongs to."""

    def __init__(self, app: Any, connections: Connections, **given: Any) -> None:
        super().__init__(app, **given)
        self.connections = connections


class Places:
    """How many places are taken, in all and by each network (see `network_of`)."""

    def __init__(self) -> None:
        self.all = 0
        self._by_network: dict[str, int] = {}

    def of(self, network: str) -> int:
        """How many a network has taken."""
        return self._by_network.get(network, 0)

    def take(self, network: str) -> None:
        """Take one."""
        self.all += 1
        self._by_network[network] = self.of(network) + 1

    def give_back(self, network: str) -> None:
        """Give one back that was taken."""
        self.all -= 1
        self._by_network[network] -= 1
        if not self._by_network[network]:
            del self._by_network[network]


class Connections:
    """All connections of a server."""

    def __init__(
        self,
        limits: Limits,
        is_proxy: Callable[[str], bool],
        metrics: Metrics,
        clock: Callable[[], float] = time.monotonic,
    ) -> None:
        self.limits = limits
        self.most = limits.connections
        self._is_proxy = is_proxy
        self._metrics = metrics
        self._clock = clock
        self._open = Places()
        self._sockets = Places()
        self._unsaid: Count[str] = Count()
        """How many were refused, by the reason, since the log told of it."""
        self._said: dict[str, float] = {}

    def fit(self, files: int) -> None:
        """Have no more connections than there may be open files."""
        self.most = max(1, min(self.limits.connections, files - min(FILES_RESERVED, files // 2)))
        _log.info("at most %d open files, %d connections", files, self.most)

    # connections

    def enter(self, address: str) -> bool:
        """Whether somebody may connect. A proxy that tells whom it speaks for may do so often."""
        network = network_of(address)
        if self._open.all >= self.most:
            self.note(ALL)
            return False
        if self._open.of(network) >= self.limits.address_connections and not self._is_proxy(address):
            self.note(ADDRESS)
            return False
        self._open.take(network)
        self._metrics.connections.inc()
        return True

    def leave(self, address: str) -> None:
        """A connection that had entered is closed."""
        self._open.give_back(network_of(address))
        self._metrics.connections.dec()

    def enter_socket(self, network: str) -> None:
        """Have one more WebSocket of that network; Busy if there are too many. They leave room for requests."""
        most = min(self.limits.sockets, max(1, 4 * self.most // 5))
        if self._sockets.all >= most or self._sockets.of(network) >= self.limits.address_sockets:
            raise Busy
        self._sockets.take(network)

    def leave_socket(self, network: str) -> None:
        """A WebSocket that had entered is closed."""
        self._sockets.give_back(network)

    # what takes too long, and what was refused

    def look_after(self, open: Iterable[Any], now: float) -> None:
        """Give up what takes too long, see whether there are files left, and tell what was refused."""
        each: Watched
        for each in list(open):
            each.look(now)
        try:
            os.close(os.open(os.devnull, os.O_RDONLY))
        except OSError as error:
            if error.errno not in (errno.EMFILE, errno.ENFILE):
                raise
            self.note(NO_FILES)
        for why in [why for why, count in self._unsaid.items() if count]:
            self._say(why)

    def note(self, why: str) -> None:
        """A connection was refused, or ended for what it did."""
        self._metrics.connections_refused.labels(why).inc()
        self._unsaid[why] += 1
        self._say(why)

    def _say(self, why: str) -> None:
        now = self._clock()
        if now - self._said.get(why, -SAY_SECONDS) >= SAY_SECONDS:
            _log.warning("connections refused: %s", why, extra={"count": self._unsaid.pop(why)})
            self._said[why] = now


def allow_files() -> int:
    """Raise the limit of open files as far as this process may; the limit."""
    try:
        import resource
    except ImportError:  # where sockets are no files
        return FILES_WANTED
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    wanted = hard if hard != resource.RLIM_INFINITY else max(soft, FILES_WANTED)
    try:
        resource.setrlimit(resource.RLIMIT_NOFILE, (wanted, hard))
    except (ValueError, OSError) as error:  # some systems allow less than they say
        _log.warning("the limit of open files stays: %s", error)
        return FILES_WANTED if soft == resource.RLIM_INFINITY else soft
    return wanted
