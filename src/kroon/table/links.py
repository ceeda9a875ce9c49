"""Links: an invitation to a seat, a look for spectators, one's seats on another device, a token for a program.

Each holds a secret that is shown once, when it is made. A seat belongs to the hash of a device's secret.
"""

from __future__ import annotations

from typing import Any

from sqlalchemy import Connection, select, update

from kroon.table import schema
from kroon.table.errors import NoTable, NotYours, Refused
from kroon.table.schema import DEVICE, EMPTY, INVITATION, PERSON, SPECTATOR, TOKEN
from kroon.table.secret import hashed, new_secret
from kroon.table.store import Link, read_link
from kroon.table.tables import Tables
from kroon.table.words import check_name

DEVICE_SECONDS = 15 * 60.0
"""How long a link to another device is good for; it works once."""
INVITATION_SECONDS = 14 * 24 * 3600.0


def invite(tables: Tables, id: str, owner: str) -> str:
    """A secret with which friends take the free seats of a table. Anybody at the table may invite."""
    with tables.at(id) as live:
        live.check_open()
        if owner != live.row.creator and not live.seats_of(owner):
            raise NotYours("table-not-creator")
    return _make(tables, id, INVITATION, None, INVITATION_SECONDS)


def let_watch(tables: Tables, id: str, owner: str) -> str:
    """A secret with which others look on. Anybody at the table may show it."""
    with tables.at(id) as live:
        if owner != live.row.creator and not live.seats_of(owner):
            raise NotYours("table-not-creator")
    return _make(tables, id, SPECTATOR, None, None)


def take_along(tables: Tables, id: str, owner: str, seat: int) -> str:
    """A secret with which another device gets a seat, too: once, and for a short time."""
    with tables.at(id) as live:
        live.check_owner(owner, seat)
    return _make(tables, id, DEVICE, seat, DEVICE_SECONDS)


def open_on(tables: Tables, secret: str, owner: str) -> tuple[str, int]:
    """Use the link to another device, for that device: the table and the seat that it now has."""
    now = tables.clock()
    link = tables.store.link(hashed(secret))

    def work(connection: Connection) -> tuple[str, int]:
        found = _usable(connection, secret, DEVICE, now)
        once = update(schema.links).where(
            schema.links.c.secret == hashed(secret), schema.links.c.used.is_(None)
        )
        if found.seat is None or not connection.execute(once.values(used=now)).rowcount:
            raise NoTable("table-link-used")
        mine = {"table_id": found.table, "seat": found.seat, "owner": owner}
        has = select(schema.owners).where(*(schema.owners.c[name] == value for name, value in mine.items()))
        if connection.execute(has).first() is None:
            connection.execute(schema.owners.insert().values(mine | {"since": now}))
        return found.table, found.seat

    opened: tuple[str, int] = tables.write(link.table, work)
    return opened


def give_token(tables: Tables, id: str, owner: str, name: str, seat: int) -> str:
    """A token with which a program plays a free seat; only the creator gives one. Its hash owns the seat."""
    name = check_name(name)
    with tables.at(id) as live:
        live.check_open()
        if owner != live.row.creator:
            raise NotYours("table-not-creator")
    secret, now = new_secret(), tables.clock()

    def work(connection: Connection) -> None:
        free = update(schema.seats).where(
            schema.seats.c.table_id == id, schema.seats.c.seat == seat, schema.seats.c.kind == EMPTY
        )
        if not connection.execute(free.values(kind=PERSON, name=name)).rowcount:
            raise Refused("table-seat-taken")
        mine = {"table_id": id, "seat": seat, "owner": hashed(secret), "since": now}
        connection.execute(schema.owners.insert().values(mine))
        connection.execute(schema.links.insert(), _row(id, TOKEN, seat, secret, now, None))

    tables.write(id, work)
    return secret


def spectated(tables: Tables, secret: str) -> str:
    """The table that a spectator's secret opens."""
    link = tables.store.link(hashed(secret))
    if link.kind != SPECTATOR:
        raise NoTable("table-link-missing")
    return link.table


def invited(tables: Tables, secret: str) -> str:
    """The table that an invitation is for, if seats can still be taken; looking at it takes none."""
    link = tables.store.link(hashed(secret))
    _check_link(link, INVITATION, tables.clock())
    with tables.at(link.table) as live:
        live.check_open()
    return link.table


def check_invitation(connection: Connection, id: str, secret: str, now: float) -> None:
    """Refuse a secret that doesn't invite to that table; else note that it was used."""
    link = _usable(connection, secret, INVITATION, now)
    if link.table != id:
        raise NoTable("table-link-missing")
    connection.execute(update(schema.links).where(schema.links.c.secret == hashed(secret)).values(used=now))


def _usable(connection: Connection, secret: str, kind: str, now: float) -> Link:
    link = read_link(connection, hashed(secret))
    _check_link(link, kind, now)
    return link


def _check_link(link: Link, kind: str, now: float) -> None:
    if link.kind != kind:
        raise NoTable("table-link-missing")
    if link.expires is not None and link.expires < now:
        raise NoTable("table-link-expired")


def _make(tables: Tables, id: str, kind: str, seat: int | None, seconds: float | None) -> str:
    secret, now = new_secret(), tables.clock()
    row = _row(id, kind, seat, secret, now, None if seconds is None else now + seconds)

    def work(connection: Connection) -> None:
        connection.execute(schema.links.insert(), row)
        if kind == SPECTATOR:
            watched = update(schema.tables).where(schema.tables.c.id == id)
            connection.execute(watched.values(watched=True))

    tables.write(id, work)
    return secret


def _row(
    id: str, kind: str, seat: int | None, secret: str, now: float, expires: float | None
) -> dict[str, Any]:
    return {
        "secret": hashed(secret),
        "table_id": id,
        "kind": kind,
        "seat": seat,
        "created": now,
        "expires": expires,
        "used": None,
    }
