"""What lives as long as a server: the store, the tables, the hub, the threads, and the workers that think."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from typing import TypeVar

from kroon.service.clocks import Timer
from kroon.service.connections import Connections
from kroon.service.errors import Forbidden
from kroon.service.hub import Hub
from kroon.service.identity import Asker
from kroon.service.inbox import Inbox
from kroon.service.limits import Buckets, Turnstile
from kroon.service.metrics import Metrics
from kroon.service.network import Network
from kroon.service.origins import Origins
from kroon.service.presence import Presence
from kroon.service.quotas import Quotas
from kroon.service.readiness import Readiness
from kroon.service.retention import Retention
from kroon.service.reviews import Reviews
from kroon.service.settings import ServiceSettings
from kroon.service.shares import Whereabouts
from kroon.service.workers import Workers
from kroon.table import views
from kroon.table.store import Store
from kroon.table.streams import Viewer
from kroon.table.tables import Clock, Tables

Answer = TypeVar("Answer")


class Service:
    """One server."""

    def __init__(
        self, settings: ServiceSettings, store: Store | None = None, clock: Clock | None = None
    ) -> None:
        self.settings = settings
        self.origins = Origins(settings)
        self.network = Network(settings)
        self.metrics = Metrics()
        self.store = store or Store(settings.database, serves=True)
        self.tables = Tables(self.store, clock) if clock else Tables(self.store)
        limits = settings.limits
        self.clients = Buckets(limits.client_rate, limits.client_burst)
        self.addresses = Buckets(limits.address_rate, limits.address_burst)
        self.connections = Connections(limits, self.origins.is_proxy, self.metrics)
        self.turnstile = Turnstile(limits.address_threads)
        self.threads = ThreadPoolExecutor(settings.threads, "kroon-service")
        self.whereabouts = Whereabouts()
        self.quotas = Quotas(limits, self.store, self.whereabouts)
        self.workers = Workers(
            self.tables,
            settings.workers,
            settings.bots,
            self.metrics,
            self.whereabouts,
            self.quotas.thought,
        )
        self.reviews = Reviews(self.tables, self.workers, limits.client_reviews)
        self.presence = Presence(self.store.news)
        self.inbox = Inbox()
        self.hub = Hub(self.tables, self.metrics, self.presence, self.inbox, self.reviews.begin)
        self.timer = Timer(self.tables)
        self.readiness = Readiness(self.store)
        self.retention = Retention(self.tables, settings)
        self.ready = False
        self.leaving = False

    async def open(self) -> None:
        """Begin to work."""
        self.inbox.open(asyncio.get_running_loop())
        self.hub.open(asyncio.get_running_loop())
        self.workers.open()
        self.timer.open()
        self.retention.open()
        self.ready = True

    async def close(self) -> None:
        """Tell the sockets, finish what is being done, and let go of everything."""
        self.ready = False
        self.leaving = True
        await self.hub.close()
        await asyncio.to_thread(self._close)

    def _close(self) -> None:
        self.presence.close()
        self.timer.close()
        self.retention.close()
        self.workers.close()
        self.threads.shutdown(wait=True)
        self.store.close()

    async def run(self, work: Callable[[], Answer]) -> Answer:
        """Do something that blocks, in a thread."""
        return await asyncio.get_running_loop().run_in_executor(self.threads, work)

    async def run_for(self, asker: Asker, work: Callable[[], Answer]) -> Answer:
        """The same for somebody, when it is the turn of their address."""
        async with self.turnstile.through(asker.network):
            return await self.run(work)

    def eyes(self, asker: Asker, id: str, seat: int | None, spectator: str | None = None) -> Viewer:
        """The viewer that somebody may be at a table; an own seat, or a spectator."""
        if seat is not None:
            return views.as_seat(self.tables, id, asker.known, seat).viewer
        if spectator is not None:
            return views.as_spectator(self.tables, id, spectator).viewer
        with self.tables.at(id) as live:
            if asker.known != live.row.creator and not live.seats_of(asker.owner):
                raise Forbidden("service-not-watching")
        return None
