"""The settings of a server, as `kroon serve` takes them."""

from __future__ import annotations

import os
from dataclasses import dataclass, field


@dataclass(frozen=True)
class Limits:
    """What one may ask of a server."""

    body: int = 64 * 1024
    """The most bytes of a body or a message."""
    client_rate: float = 20.0
    """How many messages and requests a second one client may send."""
    client_burst: int = 100
    """How many it may send at once."""
    address_rate: float = 200.0
    """The same for all clients of one address together."""
    address_burst: int = 1000
    refusals: int = 100
    """How many messages in a row are refused before a socket is cut off."""
    waiting: int = 1 << 20
    """How many bytes wait for a slow reader before it is cut off."""
    connections: int = 5000
    """The most connections to the server, requests and sockets; fewer, if there may be fewer open files."""
    address_connections: int = 500
    """The most connections of one address: a school has 40 people behind it, with several tabs each."""
    sockets: int = 4000
    """The most sockets of the server."""
    address_sockets: int = 500
    """The most sockets of one address, also of one that a proxy speaks for."""
    head: int = 64 * 1024
    """The most bytes of a request's first line and headers together."""
    headers: int = 100
    """The most headers of a request."""
    head_seconds: float = 10.0
    """How long it may take to send them."""
    idle_seconds: int = 30
    """How long a connection is kept for another request."""
    commands: int = 16
    """How many commands of one socket are worked at or wait; it isn't read before some are done."""
    address_threads: int = 8
    """How many requests and commands of one address are worked at, at a time; more wait for their turn."""
    client_tables: int = 50
    """How many tables one client has that aren't over; see quotas.py. Here and below, 0 is no limit."""
    address_tables: int = 500
    """The same for tables that were made from one address."""
    client_bot_seconds: int = 1800
    """How many seconds in an hour bots think at the tables of one client before it gets no more bots."""
    address_bot_seconds: int = 36_000
    """The same for all clients of one address together."""
    client_hints: int = 2
    """How many hints for one client are thought about at a time."""
    address_hints: int = 40
    """The same for all clients of one address together."""
    client_reviews: int = 20
    """How many reviews of the tables of one client are made at a time."""


def default_workers() -> int:
    """How many processes think unless somebody says how many: one core is left for the tables."""
    return max(1, (os.cpu_count() or 2) - 1)


@dataclass(frozen=True)
class ServiceSettings:
    """How a server is run."""

    database: str | None = None
    """The address of the store; None: SQLite in the user's data folder."""
    host: str = "127.0.0.1"
    port: int = 8000
    workers: int = field(default_factory=default_workers)
    """How many processes think for bots that search; 0: nobody thinks at all."""
    bots: bool = True
    """Whether the workers play the seats of bots; they give hints and reviews in any case."""
    public_url: str | None = None
    """The address under which people reach the server."""
    allow_origins: tuple[str, ...] = ()
    """Other sites whose pages may use the server."""
    trusted_proxies: tuple[str, ...] = ()
    """Addresses, or networks, of proxies that tell whom they speak for."""
    lan: bool = False
    """Whether the local network is let in, too, on a server that only this machine reaches."""
    keep_days: int | None = None
    """After how many days without a move or a message a table whose game is over is deleted; None: never."""
    keep_unfinished_days: int | None = None
    """The same for tables whose game hasn't started, or isn't over."""
    threads: int = 16
    """How many threads do what would block."""
    limits: Limits = field(default_factory=Limits)
    metrics_token: str | None = field(default=None, repr=False)
    """With which Prometheus reads the counters; None: nobody does."""
    json_logs: bool | None = None
    """Whether logs are JSON; None: unless a person looks on."""
    log_level: str = "info"
