"""Fair shares of the workers: who has used how much lately, what a task costs, and whose is next.

An owner is one client. The use of all owners of one address counts, too, up to a point: a school gets more than
one person, but somebody with a thousand cookies doesn't get a thousand shares.
"""

from __future__ import annotations

import threading
import time
from collections import Counter, OrderedDict
from collections.abc import Callable, Hashable
from dataclasses import dataclass, field
from typing import Generic, TypeVar

from kroon.service.errors import Busy, TooMuch

HALF_LIFE = 120.0
"""After so many seconds half of a use is forgotten."""
ADDRESS_SHARES = 20.0
"""How many shares all owners of one address have together, at most."""
MOST_REMEMBERED = 50_000
"""How many owners and addresses are remembered; those that were seen longest ago are forgotten first."""
FIRST_GUESS = 1.0
"""How many seconds a task may take of a kind that hasn't been done yet."""
WEIGHT = 0.2
"""How much the last task of a kind changes what is expected of the next."""
MOST_WAITING = 1000
"""How many tasks wait in a lane, at most."""
MOST_OF_ADDRESS = 200
MOST_OF_OWNER = 20

Clock = Callable[[], float]
Item = TypeVar("Item")


class Whereabouts:
    """Where owners were seen last."""

    def __init__(self) -> None:
        self._lock = threading.Lock()
        self._seen: OrderedDict[str, str] = OrderedDict()

    def saw(self, owner: str, address: str) -> None:
        """An owner asks for something from an address."""
        with self._lock:
            self._seen[owner] = address
            self._seen.move_to_end(owner)
            if len(self._seen) > MOST_REMEMBERED:
                self._seen.popitem(last=False)

    def of(self, owner: str) -> str | None:
        """The address of an owner, if it is known."""
        return self._seen.get(owner)


@dataclass(frozen=True)
class Charge:
    """What an owner has been charged for a task that has begun."""

    owner: str
    kind: Hashable
    seconds: float


class Shares:
    """How many seconds of a lane each owner has used lately."""

    def __init__(self, whereabouts: Whereabouts, clock: Clock = time.monotonic) -> None:
        self._whereabouts = whereabouts
        self._clock = clock
        self._lock = threading.Lock()
        self._used: OrderedDict[str, tuple[float, float]] = OrderedDict()
        self._means: dict[Hashable, float] = {}

    def rank(self, owner: str, kind: Hashable) -> float:
        """The task with the lowest rank is next: that of somebody who has used little, and a short one."""
        with self._lock:
            return self._standing(owner) + self._expected(kind)

    def begin(self, owner: str, kind: Hashable) -> Charge:
        """A task begins: its owner is charged with what it is expected to take."""
        with self._lock:
            charge = Charge(owner, kind, self._expected(kind))
            self._add(owner, charge.seconds)
            return charge

    def end(self, charge: Charge, seconds: float) -> None:
        """It has ended, after so many seconds."""
        with self._lock:
            self._add(charge.owner, seconds - charge.seconds)
            mean = self._means.get(charge.kind, seconds)
            self._means[charge.kind] = mean + WEIGHT * (seconds - mean)

    def _expected(self, kind: Hashable) -> float:
        return self._means.get(kind, FIRST_GUESS)

    def _standing(self, owner: str) -> float:
        address = self._whereabouts.of(owner)
        everybody = 0.0 if address is None else self._now("@" + address) / ADDRESS_SHARES
        return max(self._now(owner), everybody)

    def _add(self, owner: str, seconds: float) -> None:
        address = self._whereabouts.of(owner)
        for name in (owner,) if address is None else (owner, "@" + address):
            self._used[name] = (max(0.0, self._now(name) + seconds), self._clock())
            self._used.move_to_end(name)
        while len(self._used) > MOST_REMEMBERED:
            self._used.popitem(last=False)

    def _now(self, name: str) -> float:
        seconds, then = self._used.get(name, (0.0, 0.0))
        return seconds * 0.5 ** ((self._clock() - then) / HALF_LIFE) if seconds else 0.0


@dataclass(eq=False)
class Waiting(Generic[Item]):
    """Something in a fair queue."""

    item: Item
    owner: str
    kind: Hashable
    address: str | None
    since: float


@dataclass
class FairQueue(Generic[Item]):
    """What waits in a lane. It is for those who hold the lane's lock."""

    shares: Shares
    whereabouts: Whereabouts
    clock: Clock = time.monotonic
    _waiting: list[Waiting[Item]] = field(default_factory=list)
    _owners: Counter[str] = field(default_factory=Counter)
    _places: Counter[str] = field(default_factory=Counter)

    def __len__(self) -> int:
        return len(self._waiting)

    def put(self, item: Item, owner: str, kind: Hashable) -> Waiting[Item]:
        """Let something wait; refused if too much waits, of this owner or in all."""
        address = self.whereabouts.of(owner)
        if len(self._waiting) >= MOST_WAITING:
            raise Busy
        if self._owners[owner] >= MOST_OF_OWNER:
            raise TooMuch("service-much-waiting", most=MOST_OF_OWNER)
        if address is not None and self._places[address] >= MOST_OF_ADDRESS:
            raise TooMuch("service-much-waiting-here", most=MOST_OF_ADDRESS)
        put = Waiting(item, owner, kind, address, self.clock())
        self._waiting.append(put)
        self._count(put, 1)
        return put

    def take(self) -> Waiting[Item] | None:
        """What is next, and waits no more: of the lowest rank, the oldest."""
        if not self._waiting:
            return None
        found = min(self._waiting, key=lambda each: self.shares.rank(each.owner, each.kind))
        self.drop(found)
        return found

    def drop(self, waiting: Waiting[Item]) -> None:
        """Somebody waits no more for something, if it still waits."""
        if waiting in self._waiting:
            self._waiting.remove(waiting)
            self._count(waiting, -1)

    def _count(self, waiting: Waiting[Item], by: int) -> None:
        self._owners[waiting.owner] += by
        if waiting.address is not None:
            self._places[waiting.address] += by
        for counts, name in ((self._owners, waiting.owner), (self._places, waiting.address or "")):
            if not counts[name]:
                del counts[name]
