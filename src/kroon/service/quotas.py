"""How much one client, and all clients of one address, may have of what costs the server most.

Counted for an owner: tables that aren't over, in the store; seconds that bots thought in the last hour at the
tables that the owner made, and hints that are being thought about, in the memory of this server. Counted for an
address, in memory: the same, with those tables that were made through this server. A limit of 0 is none.
"""

from __future__ import annotations

import threading
import time
from collections import Counter, OrderedDict, deque
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass

from sqlalchemy import func, select

from kroon.service.errors import TooMuch
from kroon.service.identity import Asker
from kroon.service.settings import Limits
from kroon.service.shares import Whereabouts
from kroon.table import schema
from kroon.table.store import Store

HOUR = 3600.0
MINUTE = 60.0
MOST_REMEMBERED = 50_000
"""How many owners and addresses are remembered, and tables of addresses; the oldest are forgotten first."""
UNFINISHED = (schema.OPEN, schema.RUNNING)


@dataclass
class Made:
    """A table that is being made; whoever made it says which."""

    id: str = ""


class Quotas:
    """What is counted by one server."""

    def __init__(
        self,
        limits: Limits,
        store: Store,
        whereabouts: Whereabouts,
        clock: Callable[[], float] = time.monotonic,
    ) -> None:
        self._limits = limits
        self._store = store
        self._whereabouts = whereabouts
        self._lock = threading.Lock()
        self._making: Counter[str] = Counter()
        """Tables that are being made, of owners and of addresses."""
        self._tables: OrderedDict[str, str] = OrderedDict()
        """The address of each table that was made here."""
        self._made_at: dict[str, set[str]] = {}
        """The same the other way round."""
        self._hints: Counter[str] = Counter()
        """Hints that are being thought about, of owners and of addresses."""
        self._owners = LastHour(clock)
        self._addresses = LastHour(clock)

    @contextmanager
    def new_table(self, asker: Asker, creator: str, bots: bool) -> Iterator[Made]:
        """For making a table that counts as its creator's: refused to those who have too many. Blocks."""
        address = asker.network
        self._whereabouts.saw(asker.known, address)
        if bots:
            self.check_bots(creator)
        names, made = (creator, _at(address)), Made()
        with self._lock:  # those that are being made at the same time count, before any is in the store
            self._making.update(names)
            of_owner, of_address = (self._making[name] for name in names)
        try:
            self._check_tables(creator, address, of_owner, of_address)
            yield made
        finally:
            with self._lock:
                _less(self._making, names)
                if made.id:
                    self._note(made.id, address)

    def add_bots(self, asker: Asker) -> None:
        """For adding a bot to a table: refused to those whose bots have thought too long."""
        self._whereabouts.saw(asker.known, asker.network)
        self.check_bots(asker.known)

    def check_bots(self, owner: str) -> None:
        """Refuse those whose bots, or those of whose address, have thought too long."""
        address = self._whereabouts.of(owner)
        for counted, name, most, key in (
            (self._owners, owner, self._limits.client_bot_seconds, "service-bot-seconds"),
            (self._addresses, address, self._limits.address_bot_seconds, "service-bot-seconds-here"),
        ):
            wait = counted.wait(name, most) if name is not None and most else 0.0
            if wait:
                raise TooMuch(key, wait, most=most, minutes=max(1, round(wait / MINUTE)))

    def thought(self, owner: str, seconds: float) -> None:
        """Bots at an owner's tables have thought for so long."""
        address = self._whereabouts.of(owner)
        self._owners.add(owner, seconds)
        if address is not None:
            self._addresses.add(address, seconds)

    @contextmanager
    def hint(self, asker: Asker) -> Iterator[None]:
        """For a hint that is being thought about: refused to those who wait for many."""
        limits, owner, address = self._limits, asker.known, _at(asker.network)
        self._whereabouts.saw(owner, asker.network)
        for name, most, key in (
            (owner, limits.client_hints, "service-too-many-hints"),
            (address, limits.address_hints, "service-too-many-hints-here"),
        ):
            if most and self._hints[name] >= most:
                raise TooMuch(key, most=most)
        self._hints.update((owner, address))  # all of it in the event loop
        try:
            yield
        finally:
            _less(self._hints, (owner, address))

    def _check_tables(self, owner: str, address: str, of_owner: int, of_address: int) -> None:
        """Refuse a table more, where so many are being made, to those who have too many."""
        limits = self._limits
        if limits.client_tables and self._count(owner) + of_owner > limits.client_tables:
            raise TooMuch("service-too-many-tables", most=limits.client_tables)
        if not limits.address_tables:
            return
        if len(self._made(address)) + of_address > limits.address_tables:
            self._forget(address)
            if len(self._made(address)) + of_address > limits.address_tables:
                raise TooMuch("service-too-many-tables-here", most=limits.address_tables)

    def _count(self, owner: str) -> int:
        """How many tables of an owner aren't over."""
        table = schema.tables.c
        wanted = select(func.count()).where(table.creator == owner, table.state.in_(UNFINISHED))
        count: int = self._store.rows(wanted)[0][0]
        return count

    def _note(self, table: str, address: str) -> None:
        self._tables[table] = address
        self._made_at.setdefault(address, set()).add(table)
        if len(self._tables) > MOST_REMEMBERED:
            self._drop(next(iter(self._tables)))

    def _drop(self, table: str) -> None:
        address = self._tables.pop(table, None)
        if address is not None:
            self._made_at[address].discard(table)
            if not self._made_at[address]:
                del self._made_at[address]

    def _made(self, address: str) -> set[str]:
        """The tables that were made from an address, and aren't known to be over."""
        with self._lock:
            return set(self._made_at.get(address, ()))

    def _forget(self, address: str) -> None:
        """Forget those that are over, or gone."""
        table, ids = schema.tables.c, self._made(address)
        left = self._store.rows(select(table.id).where(table.id.in_(ids), table.state.in_(UNFINISHED)))
        with self._lock:
            for id in ids - {row.id for row in left}:
                self._drop(id)


class LastHour:
    """Seconds that were spent in the last hour, for each name; counted by the minute."""

    def __init__(self, clock: Callable[[], float]) -> None:
        self._clock = clock
        self._lock = threading.Lock()
        self._spent: OrderedDict[str, deque[tuple[float, float]]] = OrderedDict()

    def add(self, name: str, seconds: float) -> None:
        """Somebody has spent some."""
        minute = self._clock() // MINUTE * MINUTE
        with self._lock:
            spent = self._recent(name)
            before = spent.pop()[1] if spent and spent[-1][0] == minute else 0.0
            spent.append((minute, before + seconds))
            self._spent[name] = spent
            self._spent.move_to_end(name)
            if len(self._spent) > MOST_REMEMBERED:
                self._spent.popitem(last=False)

    def wait(self, name: str, most: float) -> float:
        """After how many seconds somebody will have spent less than so much in an hour; 0.0: now."""
        with self._lock:
            spent = self._recent(name)
            over = sum(seconds for _, seconds in spent) - most
            wait = 0.0
            for minute, seconds in spent:
                if over < 0:
                    break
                over -= seconds
                wait = minute + MINUTE + HOUR - self._clock()
            return wait

    def _recent(self, name: str) -> deque[tuple[float, float]]:
        spent = self._spent.get(name, deque())
        while spent and spent[0][0] + MINUTE + HOUR <= self._clock():
            spent.popleft()
        return spent


def _at(address: str) -> str:
    """The name under which an address is counted among owners."""
    return f"@{address}"


def _less(counts: Counter[str], names: tuple[str, ...]) -> None:
    counts.subtract(names)
    for name in names:
        if not counts[name]:
            del counts[name]
