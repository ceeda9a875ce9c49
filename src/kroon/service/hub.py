"""The hub: hears of changes and sends each socket what its viewer may know of them.

All of it runs in the event loop. Where making messages takes long, or has to wait for the store, a thread does
it, one round (rounds.py) at a time for a table: what happens meanwhile goes into the next round.
"""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass, field
from typing import Any, Protocol

from kroon.core.errors import KroonError
from kroon.core.message import Message
from kroon.service.inbox import Inbox
from kroon.service.messages import MOST_CHAT, Look, about_message, encoded, letters
from kroon.service.metrics import Metrics
from kroon.service.presence import Presence
from kroon.service.rounds import First, Key, Mark, Right, Round, first_message, make_round, round_at_once
from kroon.service.sentences import Told
from kroon.table.errors import NoTable, StoreUnavailable
from kroon.table.schema import OVER
from kroon.table.tables import Tables

THREADS = 4
PING_SECONDS = 25.0
AGAIN_SECONDS = 0.5
"""When to try again after the store was away."""
MOST_AT_ONCE = 8
"""For how many different messages the event loop makes them itself; handing work to a thread costs as much."""
GOING_AWAY = 1001
FAILED = 1011
REVOKED, GONE = 4403, 4404

_log = logging.getLogger("kroon.service")


class Listener(Protocol):
    """A socket, as the hub sees it."""

    look: Look
    right: Right
    seats: tuple[int, ...]
    """The seats of its owner."""
    number: int
    """The last number that it was sent."""
    mark: Mark | None
    """What it was told beside the game; None before it has heard anything."""

    def send(self, text: str) -> None:
        """Send a message soon; never waits."""

    def end(self, reason: Message, code: int, why: str) -> None:
        """Say why, and close."""


@dataclass(eq=False)
class Room:
    """A table with those who look at it."""

    id: str
    listeners: set[Any] = field(default_factory=set)
    told: Told = field(default_factory=dict)
    chat: int | None = None
    """The number of the last message that was sent."""
    seats: frozenset[int] = frozenset()
    """Who is here, at other servers, too."""
    own: frozenset[int] = frozenset()
    """Who is connected to this one."""
    news: int = 0
    """Counts the news."""
    heard: float = 0.0
    other: bool = False
    """Whether something beside the log may have changed."""
    waiting: bool = False
    busy: bool = False
    expected: int = 0
    """How many are about to enter."""


class Hub:
    """All rooms of a server. `over` is called, in a thread, when a game ends at which people look on."""

    def __init__(
        self,
        tables: Tables,
        metrics: Metrics,
        presence: Presence,
        inbox: Inbox,
        over: Callable[[str], None],
    ) -> None:
        self._tables = tables
        self._inbox = inbox
        self._presence = presence
        self._metrics = metrics
        self._over = over
        self._rooms: dict[str, Room] = {}
        self._loop: asyncio.AbstractEventLoop | None = None
        self._threads = ThreadPoolExecutor(THREADS, "kroon-hub")
        self._ping: asyncio.Task[None] | None = None
        self.sockets: set[Listener] = set()
        """All sockets, those that haven't said hello, too."""
        self.closing = False

    def open(self, loop: asyncio.AbstractEventLoop) -> None:
        """Begin to listen."""
        self._loop = loop
        self._tables.store.subscribe(self._hear)
        self._presence.open(self._hear_who_is_here)
        self._ping = loop.create_task(self._ping_all())

    async def close(self) -> None:
        """Tell all sockets that the service goes down, and give them a moment to hear it."""
        if self.closing:
            return
        self.closing = True
        if self._ping is not None:
            self._ping.cancel()
        for each in list(self.sockets):
            each.end(Message("service-closing"), GOING_AWAY, "shutdown")
        for _ in range(40):
            if not self.sockets:
                break
            await asyncio.sleep(0.05)
        await asyncio.to_thread(self._threads.shutdown)

    # listeners

    def expect(self, id: str) -> Room:
        """The room of a table that somebody is about to enter, or to turn away from (`miss`)."""
        room = self._rooms.get(id)
        if room is None:
            room = self._rooms[id] = Room(id)
            self._metrics.rooms.set(len(self._rooms))
        room.expected += 1
        return room

    def miss(self, room: Room) -> None:
        """Somebody who was expected doesn't come."""
        room.expected -= 1
        self._tidy(room)

    def here(self, id: str) -> frozenset[int]:
        """The seats whose owners are connected."""
        room = self._rooms.get(id)
        return room.seats if room else self._presence.elsewhere(id)

    def told(self, id: str) -> Told:
        """Sentences about a table that were made before."""
        room = self._rooms.get(id)
        return room.told if room else {}

    def enter(self, room: Room, listener: Listener, first: First, since: int) -> None:
        """Somebody who was expected listens, with a first message from when there were `since` news."""
        room.expected -= 1
        room.listeners.add(listener)
        if room.chat is None:
            room.chat = first.chat
        if listener.seats or len(room.listeners) == 1:
            self._look_who_is_here(room)
        if room.news != since:
            room.other = True
            self._go(room)

    def leave(self, room: Room, listener: Listener) -> None:
        """Somebody listens no more."""
        room.listeners.discard(listener)
        if listener.seats:
            self._look_who_is_here(room)
        self._tidy(room)

    def _tidy(self, room: Room) -> None:
        """Forget a room in which nobody is."""
        if not room.listeners and not room.expected and not room.busy:
            self._rooms.pop(room.id, None)
            self._metrics.rooms.set(len(self._rooms))

    def _look_who_is_here(self, room: Room) -> None:
        own = frozenset(seat for each in room.listeners for seat in each.seats)
        if own != room.own:
            room.own = own
            self._presence.put(room.id, own)
        seats = own | self._presence.elsewhere(room.id)
        if seats != room.seats:
            room.seats = seats
            text = encoded({"type": "here", "seats": letters(seats)})
            for each in room.listeners:
                each.send(text)

    def _hear_who_is_here(self, id: str) -> None:
        """Somebody came or left at another server; in a thread."""
        if not self.closing:
            self._inbox.put(self._heard_who_is_here, id)

    def _heard_who_is_here(self, id: str) -> None:
        room = self._rooms.get(id)
        if room is not None:
            self._look_who_is_here(room)

    # news

    def _hear(self, id: str | None, seq: int) -> None:
        """News, in a thread of the store."""
        if not self.closing and (id is None or id in self._rooms):
            self._inbox.put(self._heard, id, seq)

    def _heard(self, id: str | None, seq: int) -> None:
        for room in list(self._rooms.values()) if id is None else [self._rooms.get(id)]:
            if room is not None:
                room.news += 1
                room.other = room.other or not seq
                if not room.waiting:
                    room.heard = time.perf_counter()
                self._go(room)

    def _go(self, room: Room) -> None:
        """Begin a round, or have one begin after this one."""
        if room.busy or self.closing or self._loop is None:
            room.waiting = True
            return
        keys = {(each.look, each.number) for each in room.listeners}
        marks = list({id(each.mark): each.mark for each in room.listeners}.values())
        if not room.other and len(keys) <= MOST_AT_ONCE and self._make_at_once(room, keys, marks):
            return
        room.busy, room.waiting = True, False
        other, room.other = room.other, False
        rights = {each.right for each in room.listeners}
        work = self._loop.run_in_executor(self._threads, self._make, room, keys, marks, rights, other)
        work.add_done_callback(lambda done: self._done(room, other, done))

    def _make_at_once(self, room: Room, keys: set[Key], marks: list[Mark]) -> bool:
        """Make and send a round right here, if nothing has to be waited for."""
        try:
            made = round_at_once(self._tables, room.id, keys, marks, room.told)
        except Exception as error:
            room.waiting = False
            self._failed(room, False, error)
            return True
        if made is None:
            return False
        room.waiting = False
        self._spread(room, made)
        self._metrics.spreading.observe(time.perf_counter() - room.heard)
        return True

    def _done(self, room: Room, other: bool, done: asyncio.Future[Round]) -> None:
        """Send what a round has made."""
        room.busy = False
        if done.cancelled() or self.closing or self._loop is None:
            return
        error = done.exception()
        if error is not None:
            self._failed(room, other, error)
        else:
            self._spread(room, done.result())
            self._metrics.spreading.observe(time.perf_counter() - room.heard)
        if room.waiting and room.listeners:
            self._go(room)
        self._tidy(room)

    def _spread(self, room: Room, made: Round) -> None:
        chat = ""
        if made.chat:
            room.chat = made.chat[-1]["number"]
            if len(made.chat) == MOST_CHAT:  # there may be more
                room.waiting = room.other = True
            chat = encoded({"type": "chat", "messages": made.chat})
        for each in list(room.listeners):
            if each.right in made.lost:
                each.end(Message("service-revoked"), REVOKED, "revoked")
                continue
            found = made.texts.get((each.look, each.number))
            if found is None:  # it came, or looks otherwise, since the round began
                room.waiting = True
                continue
            text, each.number = found
            if text:
                each.send(text)
            if chat:
                each.send(chat)
        self._spread_about(room, made)

    def _spread_about(self, room: Room, made: Round) -> None:
        """Tell those who don't know it what everybody may know beside the game, and their own seats."""
        texts: dict[tuple[int, ...] | None, str] = {}
        moved = False
        for each in room.listeners:
            if each.mark is made.mark:
                continue
            if made.about is None:  # it came since the round began
                room.waiting = True
                continue
            seats = made.mark.seats_of(each.right.owner)
            yours = seats if seats != each.seats else None
            if yours not in texts:
                texts[yours] = encoded(about_message(made.about, yours))
            each.mark, each.seats, moved = made.mark, seats, moved or yours is not None
            each.send(texts[yours])
        if moved:
            self._look_who_is_here(room)

    def _failed(self, room: Room, other: bool, error: BaseException) -> None:
        if isinstance(error, StoreUnavailable):
            _log.error("news of a table wait: %s", error.cause, extra={"table": room.id})
            self._metrics.store_errors.inc()
            assert self._loop is not None
            room.other = room.other or other
            self._loop.call_later(AGAIN_SECONDS, self._go, room)
            return
        code = GONE if isinstance(error, NoTable) else FAILED
        if not isinstance(error, KroonError):
            _log.error("a table can't be shown", exc_info=error, extra={"table": room.id})
            self._metrics.failures.inc()
        reason = error.message if isinstance(error, KroonError) else Message("service-failed")
        for each in list(room.listeners):
            each.end(reason, code, "table")

    # in threads

    def _make(self, room: Room, keys: set[Key], marks: list[Mark], rights: set[Right], other: bool) -> Round:
        chat = room.chat if other else None
        made = make_round(self._tables, room.id, keys, marks, rights, room.seats, room.told, chat)
        ends = made.mark.state == OVER and any(mark.state != OVER for mark in marks)
        if ends and any(look.views for look, _ in keys):
            self._over(room.id)
        return made

    def first(self, id: str, look: Look, owner: str, after: int) -> First:
        """The first message for somebody."""
        return first_message(self._tables, id, look, owner, after, self.here(id), self.told(id))

    async def _ping_all(self) -> None:
        text = encoded({"type": "ping"})
        while True:
            await asyncio.sleep(PING_SECONDS)
            for room in list(self._rooms.values()):
                for each in room.listeners:
                    each.send(text)
