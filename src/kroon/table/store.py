"""The store: what is known of tables, on disk before anybody sees it.

All writing goes through one thread (writer.py); reading is done by the callers. Whatever the database reports
becomes StoreUnavailable, and the next call tries anew.
"""

from __future__ import annotations

import json
import logging
import sqlite3
from collections.abc import Callable, Sequence
from concurrent.futures import Future
from dataclasses import asdict, dataclass, field
from typing import Any, TypeVar

from sqlalchemy import ColumnElement, Connection, Row, Select, delete, func, or_, select, update
from sqlalchemy.exc import DBAPIError, SQLAlchemyError

from kroon.table.database import database_file, open_database
from kroon.table.errors import NoTable, StoreInUse, StoreUnavailable
from kroon.table.lanes import lane_of
from kroon.table.lock import FileLock
from kroon.table.log import Entry
from kroon.table.migrations import is_up_to_date, migrate
from kroon.table.news import Hear, News
from kroon.table.schema import (
    PERSON,
    chat,
    checks,
    entries,
    links,
    owners,
    results,
    reviews,
    seats,
    tables,
    turns,
)
from kroon.table.secret import new_id
from kroon.table.settings import Settings, read_settings
from kroon.table.writer import Job, Settle, Work, Writer

Answer = TypeVar("Answer")

_log = logging.getLogger("kroon.table")

LOCK_SECONDS = 3.0
"""How long is waited for the lock: somebody may have it only to bring the store up to date."""
CHECK_BYTES = 8192
"""How much is written to see whether there is room: more than fits on a page of SQLite."""
MOST_OWNERS = 1000
"""Of how many owners turns are looked at when one is claimed; those who wait longest."""
MOST_CLAIMS = 8
"""How many of them are tried before somebody else has taken each."""


@dataclass(frozen=True)
class Seat:
    """A seat of a table."""

    seat: int
    kind: str
    name: str = ""
    bot: str = ""
    nonce: str = ""
    owners: frozenset[str] = frozenset()
    """Hashes, one for each device of its owner."""


@dataclass(frozen=True)
class TableRow:
    """A table, without its log."""

    id: str
    game: str
    rules: int
    options: dict[str, Any]
    settings: Settings
    state: str
    commitment: str | None
    seed: str | None = field(repr=False)
    creator: str
    watched: bool
    created: float
    rematch: str | None


@dataclass(frozen=True)
class Link:
    """What a secret opens."""

    table: str
    kind: str
    seat: int | None
    expires: float | None
    used: float | None


@dataclass(frozen=True)
class Summary:
    """A table in somebody's list."""

    id: str
    game: str
    state: str
    players: int
    seats: list[int]
    """Those of the one who asks."""
    names: list[str]
    updated: float
    """When something last happened that everybody at the table noticed."""
    mover: int | None
    """The person's seat that is to move, -1 for none; None where the store doesn't know it."""
    result: dict[str, Any] | None


@dataclass(frozen=True)
class Turn:
    """A position in which a bot is to move, and whose share of the workers it takes."""

    position: int
    bot: str
    owner: str


@dataclass(frozen=True)
class Waiting:
    """The oldest turn of an owner's bots, in some lane, that nobody works at."""

    owner: str
    game: str
    bot: str
    since: float


Rank = Callable[[Waiting], float]
"""Whose turn is next: that with the lowest rank; of equal ones the oldest."""


@dataclass(frozen=True)
class Claim:
    """A bot's turn that a worker has taken on."""

    table: str
    position: int


class Store:
    """One database. A server opens it with `serves`: then no other server opens the same file of SQLite."""

    def __init__(self, address: str | None = None, serves: bool = False) -> None:
        self.engine = open_database(address)
        file = database_file(address)
        self._lock = None if file is None else FileLock(file)
        if serves and self._lock is not None and not self._lock.take(LOCK_SECONDS):
            raise StoreInUse
        try:
            self._bring_up_to_date(serves)
        except BaseException as error:
            self._let_go()
            if isinstance(error, SQLAlchemyError):
                raise unavailable(error) from None
            raise
        self.news = News(self.engine)
        self._writer = Writer(self.engine, self.news)

    def close(self) -> None:
        """Finish what is being written, then let go of the database."""
        self._writer.close()
        self.news.close()
        self._let_go()

    def _bring_up_to_date(self, serves: bool) -> None:
        """Add what newer versions have added, unless a server of an older one is at work."""
        if is_up_to_date(self.engine):
            return
        if serves or self._lock is None:
            migrate(self.engine)
        elif self._lock.take(LOCK_SECONDS):
            try:
                migrate(self.engine)
            finally:
                self._lock.release()
        elif not is_up_to_date(self.engine):  # else that was what others had the lock for
            raise StoreInUse("table-store-in-use-older")

    def _let_go(self) -> None:
        self.engine.dispose()
        if self._lock is not None:
            self._lock.release()

    def subscribe(self, hear: Hear) -> None:
        """Hear of changes, see news.py."""
        self.news.subscribe(hear)

    # writing

    def append(self, table: str, added: Sequence[Entry], work: Work | None = None) -> None:
        """Add entries to a log, all or none; Conflict if somebody else has written their first number."""
        self.append_soon(table, added, work).result()

    def append_soon(
        self, table: str, added: Sequence[Entry], work: Work | None = None, settle: Settle | None = None
    ) -> Future[Any]:
        """The same, without waiting; `settle` is called before anybody else hears of it, see writer.py."""
        return self._writer.submit(Job(table, added, work, settle))

    def write(self, table: str, work: Callable[[Connection], Answer]) -> Answer:
        """Do some work in a transaction, as news of that table (or of none: ""); what it answers."""
        answer: Answer = self._writer.submit(Job(table, work=work)).result()
        return answer

    def delete(self, table: str, check: Callable[[Row[Any]], None]) -> None:
        """Delete a table with all that belongs to it, unless `check` refuses; NoTable if there is none."""

        def work(connection: Connection) -> None:
            row = connection.execute(select(tables).where(tables.c.id == table).with_for_update()).first()
            if row is None:
                raise NoTable
            check(row)
            connection.execute(delete(tables).where(tables.c.id == table))  # the rest goes with it

        self.write(table, work)

    def erase(self) -> None:
        """Have nothing of what was deleted be left in the log of SQLite, which keeps pages as they were.

        Where that fails it is overwritten later: what was deleted is deleted.
        """
        if self.engine.dialect.name != "sqlite":
            return
        try:
            pooled = self.engine.raw_connection()
            try:
                pooled.cursor().execute("PRAGMA wal_checkpoint(TRUNCATE)")
            finally:
                pooled.close()
        except (SQLAlchemyError, sqlite3.Error) as error:
            _log.warning("what was deleted may be left in the log of the store: %s", error)

    # reading

    def table(self, id: str) -> tuple[TableRow, list[Seat]]:
        """A table and its seats."""
        return self.read(lambda connection: read_table(connection, id))

    def entries(self, table: str, after: int = 0) -> list[Entry]:
        """The log of a table after a number."""
        wanted = (
            select(entries).where(entries.c.table_id == table, entries.c.seq > after).order_by(entries.c.seq)
        )
        rows = self.read(lambda connection: connection.execute(wanted).all())
        return [Entry(*row[1:]) for row in rows]

    def link(self, secret_hash: str) -> Link:
        """What a secret opens; NoTable if nothing."""
        return self.read(lambda connection: read_link(connection, secret_hash))

    def messages(
        self, table: str, after: int | None = None, before: int | None = None, most: int | None = None
    ) -> list[dict[str, Any]]:
        """The chat of a table: the first messages after a number; else the last before one, or of all."""
        wanted = select(chat).where(chat.c.table_id == table)
        if after is not None:
            wanted = wanted.where(chat.c.number > after)
        if before is not None:
            wanted = wanted.where(chat.c.number < before)
        order = chat.c.number.desc() if after is None else chat.c.number
        rows = self.read(lambda connection: connection.execute(wanted.order_by(order).limit(most)).all())
        return [
            {"number": r.number, "seat": r.seat, "name": r.name, "text": r.text, "at": r.at}
            for r in sorted(rows, key=lambda row: int(row.number))
        ]

    def result(self, table: str) -> dict[str, Any] | None:
        """The stored result of a table, whatever version of the rules it was played by."""
        wanted = select(results.c.result).where(results.c.table_id == table)
        found = self.read(lambda connection: connection.execute(wanted).scalar())
        return None if found is None else json.loads(found)

    def review(self, table: str) -> dict[str, Any] | None:
        """The review of a table, if one was kept."""
        wanted = select(reviews.c.review).where(reviews.c.table_id == table)
        found = self.read(lambda connection: connection.execute(wanted).scalar())
        return None if found is None else json.loads(found)

    def keep_review(self, table: str, review: dict[str, Any], now: float) -> None:
        """Keep the review of a table, instead of any that was kept before."""

        def work(connection: Connection) -> None:
            read_table(connection, table)  # it may have been deleted
            connection.execute(delete(reviews).where(reviews.c.table_id == table))
            connection.execute(reviews.insert().values(table_id=table, at=now, review=json.dumps(review)))

        self.write("", work)

    def check(self) -> None:
        """StoreUnavailable unless the database can be written and read: writes something, and removes it."""
        row = {"id": new_id(), "padding": "x" * CHECK_BYTES}

        def work(connection: Connection) -> None:
            connection.execute(checks.insert().values(row))
            connection.execute(delete(checks).where(checks.c.id == row["id"]))

        self.write("", work)
        self.read(lambda connection: connection.execute(select(tables.c.id).limit(1)).first())

    def rows(self, wanted: Select[Any]) -> Sequence[Row[Any]]:
        """The rows of any question."""
        return self.read(lambda connection: connection.execute(wanted).all())

    def ids(self) -> list[str]:
        """All tables, oldest first."""
        wanted = select(tables.c.id).order_by(tables.c.created, tables.c.id)
        return list(self.read(lambda connection: connection.execute(wanted).scalars().all()))

    def tables_of(self, owner: str, most: int = 200) -> list[Summary]:
        """The tables at which somebody has a seat, or that somebody made; those used last first."""
        return self.read(lambda connection: _summaries(connection, owner, most))

    # turns of bots

    def claim_turn(self, worker: str, lane: str, now: float, until: float, rank: Rank) -> Claim | None:
        """Take on the turn of a bot that is next in a lane; after `until` others may, too."""
        waiting = sorted(self.waiting_turns(lane, now), key=lambda each: (rank(each), each.since))

        def claim(connection: Connection) -> Claim | None:
            for each in waiting[:MOST_CLAIMS]:
                wanted = (
                    select(turns.c.table_id, turns.c.position)
                    .where(*_free(lane, now), turns.c.owner == each.owner)
                    .order_by(turns.c.since)
                    .limit(1)
                    .with_for_update(skip_locked=True)  # SQLite has one writer, and leaves this out
                )
                row = connection.execute(wanted).first()
                if row is not None:  # else another server has taken it since
                    taken = update(turns).where(turns.c.table_id == row.table_id)
                    connection.execute(taken.values(worker=worker, until=until))
                    return Claim(row.table_id, row.position)
            return None

        return self.write("", claim) if waiting else None

    def waiting_turns(self, lane: str, now: float) -> list[Waiting]:
        """The oldest turn of each owner in a lane, of those that nobody works at."""
        place = func.row_number().over(partition_by=turns.c.owner, order_by=turns.c.since).label("place")
        free = select(turns, place).where(*_free(lane, now)).subquery()
        wanted = (
            select(free.c.owner, tables.c.game, free.c.bot, free.c.since)
            .join(tables, tables.c.id == free.c.table_id)
            .where(free.c.place == 1)
            .order_by(free.c.since)
            .limit(MOST_OWNERS)
        )
        return [Waiting(row.owner, row.game, row.bot, row.since) for row in self.rows(wanted)]

    def drop_claim(self, claim: Claim, worker: str) -> None:
        """Let somebody else work at a turn."""
        mine = (turns.c.table_id == claim.table, turns.c.position == claim.position, turns.c.worker == worker)
        self.write("", lambda connection: connection.execute(update(turns).where(*mine).values(until=None)))

    def end_claim(self, claim: Claim) -> None:
        """Nobody needs to work at that turn any more."""
        gone = delete(turns).where(turns.c.table_id == claim.table, turns.c.position == claim.position)
        self.write("", lambda connection: connection.execute(gone))

    def read(self, ask: Callable[[Connection], Answer]) -> Answer:
        """What is found by reading; StoreUnavailable if nothing can be read."""
        try:
            with self.engine.connect() as connection:
                return ask(connection)
        except SQLAlchemyError as error:
            raise unavailable(error) from None


def read_table(connection: Connection, id: str) -> tuple[TableRow, list[Seat]]:
    """A table and its seats; NoTable if there is none."""
    row = connection.execute(select(tables).where(tables.c.id == id)).first()
    if row is None:
        raise NoTable
    owned: dict[int, set[str]] = {}
    for owner in connection.execute(select(owners).where(owners.c.table_id == id)):
        owned.setdefault(owner.seat, set()).add(owner.owner)
    rows = connection.execute(select(seats).where(seats.c.table_id == id).order_by(seats.c.seat)).all()
    sitting = [
        Seat(each.seat, each.kind, each.name, each.bot, each.nonce, frozenset(owned.get(each.seat, ())))
        for each in rows
    ]
    values = dict(row._mapping)
    values["options"] = json.loads(row.options)
    values["settings"] = read_settings(json.loads(row.settings))
    return TableRow(**values), sitting


def read_link(connection: Connection, secret_hash: str) -> Link:
    """What a secret opens; NoTable if nothing."""
    row = connection.execute(select(links).where(links.c.secret == secret_hash)).first()
    if row is None:
        raise NoTable("table-link-missing")
    return Link(row.table_id, row.kind, row.seat, row.expires, row.used)


def set_turn(table: str, turn: Turn | None, now: float) -> Work:
    """Work that notes in which position of a table a bot is to move, if in any."""

    def work(connection: Connection) -> None:
        connection.execute(delete(turns).where(turns.c.table_id == table))
        if turn is not None:
            values = asdict(turn) | {"table_id": table, "since": now, "lane": lane_of(turn.bot)}
            connection.execute(turns.insert().values(values))

    return work


def unavailable(error: SQLAlchemyError) -> StoreUnavailable:
    """What the callers hear of an error of the database."""
    cause = error.orig if isinstance(error, DBAPIError) else error
    return StoreUnavailable(str(cause).strip().partition("\n")[0])


def _free(lane: str, now: float) -> tuple[ColumnElement[bool], ...]:
    """The turns of a lane that nobody works at, or not any more."""
    return turns.c.lane == lane, or_(turns.c.until.is_(None), turns.c.until < now)


def _summaries(connection: Connection, owner: str, most: int) -> list[Summary]:
    mine: dict[str, list[int]] = {}
    for row in connection.execute(select(owners).where(owners.c.owner == owner)):
        mine.setdefault(row.table_id, []).append(row.seat)
    latest = select(entries).where(entries.c.table_id == tables.c.id).order_by(entries.c.seq.desc()).limit(1)
    noticed = latest.where(entries.c.public).with_only_columns(entries.c.at).scalar_subquery()
    updated = func.coalesce(noticed, tables.c.created).label("updated")
    mover = latest.with_only_columns(entries.c.mover).scalar_subquery().label("mover")
    seated = select(owners.c.table_id).where(owners.c.owner == owner)
    own = seated.union(select(tables.c.id).where(tables.c.creator == owner))
    wanted = (
        select(tables.c.id, tables.c.game, tables.c.state, updated, mover, results.c.result)
        .outerjoin(results, results.c.table_id == tables.c.id)
        .where(tables.c.id.in_(own))
        .order_by(updated.desc(), tables.c.id)
        .limit(most)
    )
    rows = connection.execute(wanted).all()
    names: dict[str, list[str]] = {row.id: [] for row in rows}
    sitting = select(seats).where(seats.c.table_id.in_(list(names))).order_by(seats.c.seat)
    for seat in connection.execute(sitting):
        names[seat.table_id].append(seat.name if seat.kind == PERSON else seat.bot or seat.name)
    return [
        Summary(
            row.id,
            row.game,
            row.state,
            len(names[row.id]),
            sorted(mine.get(row.id, [])),
            names[row.id],
            row.updated,
            row.mover,
            None if row.result is None else json.loads(row.result),
        )
        for row in rows
    ]
