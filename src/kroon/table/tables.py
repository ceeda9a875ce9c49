"""All tables of a service: those in use are kept in memory, and every change goes through `change`.

A change is decided under the table's lock and handed to the writer; until that has it on the disk the table is
pending, and all others wait for it. Then the writer makes it part of the table in memory, and tells. When
another server was faster (Conflict), what it wrote is read and the change is decided anew. Nobody needs to wait
for the disk: those who can't are answered by a future.
"""

from __future__ import annotations

import json
import threading
import time
from collections import OrderedDict
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import Future
from contextlib import contextmanager
from dataclasses import dataclass, field, replace
from functools import partial
from typing import Any

from sqlalchemy import Connection, Row, select, update

from kroon.core.contract import CHANCE
from kroon.core.events import CHANCE_LETTER, SEAT_LETTERS
from kroon.table import schema
from kroon.table.errors import Conflict, NoTable, StoreUnavailable
from kroon.table.live import Live
from kroon.table.log import BACK, END, EVENT, HAND, RESIGN, START, UNDO, Entry, Moment
from kroon.table.results import result_of
from kroon.table.running_time import Monotonic, RunningTime
from kroon.table.steps import Step
from kroon.table.store import Store, Turn, read_table, set_turn
from kroon.table.streams import Seen, is_public

MOST_LIVE = 1000
"""How many tables are kept in memory."""
NOBODY = -1
"""No person is to move."""
ATTEMPTS = 20
"""How often a change is decided anew because others were faster."""

Clock = Callable[[], float]
Decide = Callable[[Live], "Change"]
"""Says how a table is changed, or refuses."""


@dataclass
class Change:
    """Entries to add to a log, and what the caller is answered."""

    entries: list[Entry] = field(default_factory=list)
    steps: dict[int, Step] = field(default_factory=dict)
    """The steps of events, by their number."""
    seen: dict[int, Seen] = field(default_factory=dict)
    """What each viewer sees of them."""
    answer: Any = None
    actor: int | None = None
    """Who is to move after it, if it ends with a new position."""

    def said(self) -> Any:
        """What the caller is answered; a function is asked for it after the change is made."""
        return self.answer() if callable(self.answer) else self.answer

    def add(self, live: Live, now: Moment, kind: str, text: str = "", **more: Any) -> Entry:
        """Add an entry after those that are there."""
        seq = live.fold.seq + len(self.entries) + 1
        entry = Entry(seq, kind, text, at=now.at, running=now.running, **more)
        self.entries.append(entry)
        return entry

    def add_event(self, live: Live, now: Moment, step: Step, text: str | None = None, **more: Any) -> Entry:
        """Add an event, written as its step says unless `text` does, after those that are there."""
        before = list(self.steps.values())[-1].after if self.steps else live.fold.play.state
        seen = live.fold.streams.seen(before, step.ids, step.after)
        actor = CHANCE_LETTER if step.actor == CHANCE else SEAT_LETTERS[step.actor]
        event = step.event if text is None else text
        entry = self.add(live, now, EVENT, event, actor=actor, public=is_public(seen), **more)
        self.steps[entry.seq], self.seen[entry.seq] = step, seen
        return entry


class Tables:
    """The tables of one store."""

    def __init__(self, store: Store, clock: Clock = time.time, monotonic: Monotonic = time.monotonic) -> None:
        self.store = store
        self.clock = clock
        self.running = RunningTime(store, monotonic)
        self._live: OrderedDict[str, Live] = OrderedDict()
        self._lock = threading.Lock()
        store.news.subscribe_own(self._hear_own)
        store.news.subscribe_others(self._hear)
        store.news.subscribe_entries(self._hear_entries)

    def now(self) -> Moment:
        """This moment."""
        return Moment(self.clock(), self.running.now())

    @contextmanager
    def at(self, id: str) -> Iterator[Live]:
        """A table as it is now, for the time of the block."""
        with self._held(id) as live:
            yield live

    def change(self, id: str, decide: Decide) -> Any:
        """Change a table: what `decide` answers, once it is on the disk. Who asks must not hold the table."""
        for _ in range(ATTEMPTS):
            with self._held(id) as live:
                if live.holds > 1:  # the writer would wait for this thread, and this thread for the writer
                    raise RuntimeError(f"table {id} is changed by a thread that holds it")
                made = self._begin(live, decide)
            try:
                return made.result()
            except Conflict:
                continue
        raise StoreUnavailable("conflicts")

    def change_at_once(self, id: str, decide: Decide) -> Future[Any] | None:
        """The same without waiting for anything, also not for a table that others use: then None.

        The future may tell of a Conflict: then the change is to be decided anew.
        """
        with self.at_once(id) as live:
            return None if live is None else self._begin(live, decide)

    def _begin(self, live: Live, decide: Decide) -> Future[Any]:
        """Decide a change and hand it to the writer."""
        change = decide(live)
        if not change.entries:
            unchanged: Future[Any] = Future()
            unchanged.set_result(change.said())
            return unchanged
        mover, turn = _who_is_next(live, change)
        change.entries[-1] = replace(change.entries[-1], mover=mover)
        work, settle = self._beside(live, change, turn), partial(self._settle, live, change)
        live.pending = True
        try:
            return self.store.append_soon(live.id, change.entries, work, settle)
        except BaseException:
            live.pending = False
            raise

    def _settle(self, live: Live, change: Change, error: Exception | None) -> Any:
        """Make what was written part of the table; what the caller is answered. In the writer's thread."""
        with live.lock:
            live.pending = False
            live.settled.notify_all()
            try:
                if error is None:
                    for entry in change.entries:
                        live.fold.add(entry, change.steps.get(entry.seq), change.seen.get(entry.seq))
                    live.follow_log()
                    return change.said()
                if isinstance(error, Conflict):
                    live.stale = live.changed = True
                else:
                    self._leave(live)  # whether it is on the disk isn't known
            except BaseException:
                self._leave(live)
                raise
            finally:
                if live.left:
                    self._hear(live.id, change.entries[-1].seq)  # one that was read meanwhile may lack it

    @contextmanager
    def at_once(self, id: str) -> Iterator[Live | None]:
        """A table for the time of the block, unless one has to wait for it, or for the store."""
        with self._lock:
            live = self._live.get(id)
        if live is None or not live.lock.acquire(blocking=False):
            yield None
            return
        try:
            yield None if live.pending or live.left or live.stale or live.changed else live
        finally:
            live.lock.release()

    def write(self, id: str, work: Callable[[Connection], Any]) -> Any:
        """Change something beside the log of a table; what the work answers."""
        try:
            return self.store.write(id, work)
        finally:
            with self._lock:
                live = self._live.get(id)
            if live is not None:
                live.changed = True

    def delete(self, id: str, check: Callable[[Row[Any]], None]) -> None:
        """Delete a table, unless `check` refuses its row."""
        self.store.delete(id, check)
        self.forget(id)

    def catch_up(self, id: str, seq: int) -> None:
        """Make sure that a table in memory knows its log up to an entry, which another server may have made."""
        live = self._get(id)
        with live.lock:
            if live.fold.seq < seq:
                live.stale = True

    def may_need_bots(self, id: str) -> bool:
        """Whether a bot may be to move at a table; False only where it is known that people play all seats."""
        with self._lock:
            live = self._live.get(id)
        return live is None or live.has_bots

    def forget(self, id: str) -> None:
        """Read a table anew when it is used next."""
        with self._lock:
            live = self._live.get(id)
        if live is not None:
            self._leave(live)

    def _leave(self, live: Live) -> None:
        with self._lock:
            live.left = True
            if self._live.get(live.id) is live:
                del self._live[live.id]

    @contextmanager
    def _held(self, id: str) -> Iterator[Live]:
        """A table that is up to date, which nobody else uses for the time of the block."""
        while True:
            live = self._get(id)
            with live.lock:
                while live.pending:
                    live.settled.wait()
                if live.left:
                    continue
                try:
                    live.refresh()
                except NoTable:  # nothing of it stays in memory
                    self._leave(live)
                    raise
                live.holds += 1
                try:
                    yield live
                finally:
                    live.holds -= 1
                return

    def _get(self, id: str) -> Live:
        with self._lock:
            live = self._live.get(id)
            if live is not None:
                self._live.move_to_end(id)
                return live
        made = Live(self.store, id)
        with self._lock:
            live = self._live.setdefault(id, made)
            self._live.move_to_end(id)
            self._leave_some(live)
            return live

    def _leave_some(self, used: Live) -> None:
        """Let go of tables that nobody has used for long, and nobody uses now."""
        for id, live in list(self._live.items())[: max(0, len(self._live) - MOST_LIVE)]:
            if live is not used and live.lock.acquire(blocking=False):
                if not live.pending:
                    live.left = True
                    del self._live[id]
                live.lock.release()

    def _hear_own(self, id: str | None, seq: int) -> None:
        """What this server wrote beside a log is read anew; before others who listen look at the table."""
        with self._lock:
            live = None if id is None or seq else self._live.get(id)
        if live is not None:
            live.changed = True

    def _hear(self, id: str | None, seq: int) -> None:
        with self._lock:
            heard = list(self._live.values()) if id is None else [self._live[id]] if id in self._live else []
        for live in heard:
            if not seq or live.fold.seq < seq:  # never set to False here: others may have noticed more
                live.stale = True
            if id is None or not seq:
                live.changed = True

    def _hear_entries(self, id: str, added: Sequence[Entry]) -> None:
        """Add what another server wrote to a table, unless somebody uses it: they read it, see `_hear`."""
        with self.at_once(id) as live:
            if live is None or added[0].seq != live.fold.seq + 1:
                return
            try:
                live.fold.extend(added)
                live.follow_log()
            except BaseException:
                self._leave(live)
                raise

    def _beside(self, live: Live, change: Change, turn: Turn | None) -> Callable[[Connection], None] | None:
        """What is written together with entries: the life of the table, its result, the turn of a bot."""
        last, started = change.entries[-1], change.entries[0].kind == START
        works: list[Callable[[Connection], Any]] = []
        if started:
            works.append(lambda connection: _check_seats(connection, live))
        if started or last.kind == END:
            state = schema.OVER if last.kind == END else schema.RUNNING
            lives = update(schema.tables).where(schema.tables.c.id == live.id).values(state=state)
            works.append(lambda connection: connection.execute(lives))
        if last.kind == END:
            result = json.dumps(result_of(live, change.entries, change.steps))
            row = {"table_id": live.id, "at": last.at, "result": result}
            works.append(lambda connection: connection.execute(schema.results.insert().values(row)))
        if live.has_bots or _hands(change):
            works.append(set_turn(live.id, turn, last.at))
        if not works:
            return None

        def beside(connection: Connection) -> None:
            for work in works:
                work(connection)

        return beside


def _check_seats(connection: Connection, live: Live) -> None:
    """Whoever starts a game must know who sits where: another server may have let somebody leave."""
    connection.execute(select(schema.tables.c.id).where(schema.tables.c.id == live.id).with_for_update())
    if read_table(connection, live.id) != (live.row, live.seats):
        raise Conflict


def _hands(change: Change) -> bool:
    return any(entry.kind in (HAND, BACK, RESIGN) for entry in change.entries)


def _who_is_next(live: Live, change: Change) -> tuple[int, Turn | None]:
    """After a change: the seat of the person to move, or NOBODY; the turn of a bot, if one is to."""
    if change.entries[-1].kind == END:
        return NOBODY, None
    position, actor = live.fold.position, live.fold.play.actor
    bots = {seat: live.bot_of(seat) for seat in range(live.players)}
    for entry in change.entries:
        if entry.kind in (START, EVENT, UNDO):
            position = entry.seq
        if entry.kind in (HAND, RESIGN):
            bots[SEAT_LETTERS.index(entry.actor)] = live.row.settings.stand_in
        if entry.kind == BACK:
            bots[SEAT_LETTERS.index(entry.actor)] = None
    if change.actor is not None:
        actor = change.actor
    if actor < 0:
        return NOBODY, None
    bot = bots[actor]
    return (actor, None) if bot is None else (NOBODY, Turn(position, bot, live.row.creator))
