"""A table before its game: made, seats taken by people and bots, nonces added, started when all is there."""

from __future__ import annotations

import json
from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

from sqlalchemy import Connection, delete, select, update

from kroon.bots.players import bot_names
from kroon.core.contract import Game
from kroon.core.errors import short
from kroon.core.options import Choices
from kroon.core.registry import find_game
from kroon.table import schema
from kroon.table.errors import NoTable, NotYours, Refused
from kroon.table.links import check_invitation
from kroon.table.live import Live, free_seats
from kroon.table.log import START
from kroon.table.moves import follow
from kroon.table.schema import BOT, COMPANION, EMPTY, OPEN, PERSON
from kroon.table.secret import new_id
from kroon.table.settings import Settings, read_settings
from kroon.table.shuffle import check_nonce, commitment_of, new_seed
from kroon.table.tables import Change, Tables
from kroon.table.words import check_name


@dataclass(frozen=True)
class Created:
    """A table that was made."""

    id: str
    commitment: str | None
    """What the server commits itself to, before anybody adds a nonce."""


def create(
    tables: Tables,
    owner: str,
    game: str,
    options: Mapping[str, Choices],
    settings: Mapping[str, Any] | None = None,
) -> Created:
    """Make a table; all its seats are empty. Options, or settings, that make no sense are refused."""
    found = find_game(game)
    full = found.options.check(options)
    chosen = read_settings(settings or {})
    _check_bot(found, chosen.stand_in)
    if chosen.companion and (chosen.per_move is not None or chosen.per_game is not None):
        raise Refused("table-setting-companion-clock")
    return insert(tables, owner, found, full, chosen)


def insert(
    tables: Tables, owner: str, game: Game, options: Mapping[str, Choices], settings: Settings
) -> Created:
    """Write a table whose options are checked."""
    id, seed = new_id(), None if settings.companion else new_seed()
    commitment = None if seed is None else commitment_of(seed)
    row = {
        "id": id,
        "game": game.name,
        "rules": game.rules,
        "options": json.dumps(game.options.given(options)),
        "settings": json.dumps(settings.to_json()),
        "state": OPEN,
        "commitment": commitment,
        "seed": seed,
        "creator": owner,
        "watched": False,
        "created": tables.clock(),
        "rematch": None,
    }
    seats = [
        {"table_id": id, "seat": seat, "kind": EMPTY, "name": "", "bot": "", "nonce": ""}
        for seat in range(int(options["players"]))
    ]

    def work(connection: Connection) -> None:
        connection.execute(schema.tables.insert(), row)
        connection.execute(schema.seats.insert(), seats)

    tables.write(id, work)
    return Created(id, commitment)


def sit(
    tables: Tables, id: str, owner: str, name: str, seat: int | None = None, invitation: str | None = None
) -> int:
    """Take a seat, that one or the first free one: its number. The creator needs no invitation.

    One device may take several seats, for people who share it.
    """
    name = check_name(name)

    def work(connection: Connection) -> int:
        _check_may_sit(connection, id, owner, invitation, tables.clock())
        taken = _take(connection, id, seat, kind=PERSON, name=name)
        mine = {"table_id": id, "seat": taken, "owner": owner, "since": tables.clock()}
        connection.execute(schema.owners.insert().values(mine))
        return taken

    taken: int = tables.write(id, work)
    start_if_ready(tables, id)
    return taken


def add_bot(tables: Tables, id: str, owner: str, bot: str, seat: int | None = None) -> int:
    """Put a bot on a seat, that one or the first free one: its number. Only the creator does that."""

    def work(connection: Connection) -> int:
        row = _lock_open(connection, id)
        _check_creator(row.creator, owner)
        _check_bot(find_game(row.game), bot)
        return _take(connection, id, seat, kind=BOT, name=bot, bot=bot)

    taken: int = tables.write(id, work)
    start_if_ready(tables, id)
    return taken


def add_companion(tables: Tables, id: str, owner: str, name: str, seat: int | None = None) -> int:
    """Put somebody at a seat of a companion table who has no device: the others type the moves."""
    name = check_name(name)

    def work(connection: Connection) -> int:
        row = _lock_open(connection, id)
        _check_creator(row.creator, owner)
        if not json.loads(row.settings).get("companion"):
            raise Refused("table-not-companion")
        return _take(connection, id, seat, kind=COMPANION, name=name)

    taken: int = tables.write(id, work)
    start_if_ready(tables, id)
    return taken


def clear_seat(tables: Tables, id: str, owner: str, seat: int) -> None:
    """Leave a seat before the game has started; the creator may clear any."""

    def work(connection: Connection) -> None:
        row = _lock_open(connection, id)
        mine = select(schema.owners).where(
            schema.owners.c.table_id == id, schema.owners.c.seat == seat, schema.owners.c.owner == owner
        )
        if row.creator != owner and connection.execute(mine).first() is None:
            raise NotYours
        gone = (schema.owners.c.table_id == id, schema.owners.c.seat == seat)
        connection.execute(delete(schema.owners).where(*gone))
        empty = update(schema.seats).where(schema.seats.c.table_id == id, schema.seats.c.seat == seat)
        connection.execute(empty.values(kind=EMPTY, name="", bot="", nonce=""))

    tables.write(id, work)


def rename(tables: Tables, id: str, owner: str, seat: int, name: str) -> None:
    """Change the name of a person."""
    name = check_name(name)
    with tables.at(id) as live:
        live.check_owner(owner, seat)
    named = update(schema.seats).where(schema.seats.c.table_id == id, schema.seats.c.seat == seat)
    tables.write(id, lambda connection: connection.execute(named.values(name=name)))


def add_nonce(tables: Tables, id: str, owner: str, seat: int, nonce: str) -> None:
    """Add a seat's part of the shuffle: random bytes that the owner's device drew. It stays as it is."""
    nonce = check_nonce(nonce)
    with tables.at(id) as live:
        live.check_owner(owner, seat)
        known = live.seats[seat].nonce == nonce
    if known:
        start_if_ready(tables, id)  # a server that was killed may have come so far and no further
        return

    def work(connection: Connection) -> None:
        row = _lock_open(connection, id)
        if row.commitment is None:
            raise Refused("table-no-shuffle")
        which = (schema.seats.c.table_id == id, schema.seats.c.seat == seat, schema.seats.c.nonce == "")
        if not connection.execute(update(schema.seats).where(*which).values(nonce=nonce)).rowcount:
            raise Refused("table-nonce-twice")

    tables.write(id, work)
    start_if_ready(tables, id)


def start_if_ready(tables: Tables, id: str) -> bool:
    """Start the game if all seats are taken and all nonces are there; whether it runs."""

    def decide(live: Live) -> Change:
        if live.row.state != OPEN or live.fold.seq:
            return Change(answer=True)
        lacking = [s for s in live.seats if s.kind == PERSON and not s.nonce and live.row.commitment]
        if free_seats(live.seats) or lacking:
            return Change(answer=False)
        change, now = Change(answer=True), tables.now()
        change.add(live, now, START)
        follow(live, change, live.fold.scratch(), now)
        return change

    runs: bool = tables.change(id, decide)
    return runs


def delete_table(tables: Tables, id: str, owner: str) -> None:
    """Remove a table with all that belongs to it. Only the creator does that."""
    tables.delete(id, lambda row: _check_creator(row.creator, owner))
    tables.store.erase()


def _check_may_sit(connection: Connection, id: str, owner: str, invitation: str | None, now: float) -> None:
    row = _lock_open(connection, id)
    if row.creator != owner:
        if invitation is None:
            raise NotYours("table-not-invited")
        check_invitation(connection, id, invitation, now)


def _check_creator(creator: str, owner: str) -> None:
    if creator != owner:
        raise NotYours("table-not-creator")


def _check_bot(game: Game, bot: str) -> None:
    """Only bots by their plain names: settings could ask for too much of the server."""
    if bot not in bot_names(game):
        raise Refused("table-bot", name=short(bot), names=", ".join(bot_names(game)))


def _lock_open(connection: Connection, id: str) -> Any:
    """The row of a table that hasn't started, which nobody else changes until we are done."""
    row = connection.execute(select(schema.tables).where(schema.tables.c.id == id).with_for_update()).first()
    if row is None:
        raise NoTable
    if row.state != OPEN:
        raise Refused("table-started")
    return row


def _take(connection: Connection, id: str, seat: int | None, **values: Any) -> int:
    """Take a seat if it is free."""
    free = select(schema.seats.c.seat).where(schema.seats.c.table_id == id, schema.seats.c.kind == EMPTY)
    if seat is not None:
        free = free.where(schema.seats.c.seat == seat)
    found = connection.execute(free.order_by(schema.seats.c.seat).limit(1)).scalar()
    if found is None:
        raise Refused("table-full" if seat is None else "table-seat-taken")
    taken = update(schema.seats).where(schema.seats.c.table_id == id, schema.seats.c.seat == found)
    connection.execute(taken.values(values))
    return int(found)
