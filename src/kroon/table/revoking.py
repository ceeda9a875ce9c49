"""The links of a table and the devices of its seats: listed, and revoked.

The creator of a table sees and revokes all of them, the owner of a seat those of the seat. The last device of a
seat stays: whoever is to lose it altogether leaves the seat, or is cleared from it. A program's token is the
device of its seat: when it is revoked the seat is free before the game, and else the creator's.
"""

from __future__ import annotations

import hashlib
from collections.abc import Collection
from typing import Any

from sqlalchemy import Connection, Row, delete, func, select, update

from kroon.core.events import SEAT_LETTERS
from kroon.table import schema
from kroon.table.errors import NoTable, NotYours, Refused
from kroon.table.schema import DEVICE, EMPTY, OPEN, SPECTATOR, TOKEN, links, owners, seats
from kroon.table.tables import Tables


def listed(tables: Tables, id: str, owner: str) -> dict[str, Any]:
    """The links and devices that somebody may revoke, each with a name for that; secrets aren't known here."""
    with tables.at(id) as live:
        mine, all_seats = live.seats_of(owner), range(live.players)
        if live.row.creator == owner:
            mine = list(all_seats)
        elif not mine:
            raise NotYours
        creator = live.row.creator == owner
    found = tables.store.rows(select(links).where(links.c.table_id == id).order_by(links.c.created))
    tokens = {row.secret for row in found if row.kind == TOKEN}
    has = select(owners).where(owners.c.table_id == id, owners.c.seat.in_(mine))
    rows = tables.store.rows(has.order_by(owners.c.seat, owners.c.since, owners.c.owner))
    return {
        "links": [_link(id, row) for row in found if creator or row.seat in mine],
        "devices": [_device(id, row, owner) for row in rows if row.owner not in tokens],
    }


def revoke_link(tables: Tables, id: str, owner: str, name: str) -> None:
    """Make a link good for nothing."""

    def work(connection: Connection) -> None:
        creator, mine = _rights(connection, id, owner)
        for row in connection.execute(select(links).where(links.c.table_id == id)).all():
            if _name(id, row.secret) == name and (creator or row.seat in mine):
                _revoke(connection, id, owner, row)
                return
        raise NoTable("table-link-missing")

    tables.write(id, work)


def revoke_links(tables: Tables, id: str, owner: str) -> None:
    """The same for all links of a table; programs keep their tokens."""

    def work(connection: Connection) -> None:
        creator, mine = _rights(connection, id, owner)
        wanted = select(links).where(links.c.table_id == id, links.c.kind != TOKEN)
        for row in connection.execute(wanted).all():
            if creator or row.seat in mine:
                _revoke(connection, id, owner, row)

    tables.write(id, work)


def revoke_device(tables: Tables, id: str, owner: str, seat: int, name: str) -> None:
    """Take a seat from one of its devices."""

    def work(connection: Connection) -> None:
        _check_seat(connection, id, owner, seat)
        devices = _devices(connection, id, seat)
        found = [each for each in devices if _name(id, each) == name]
        if not found:
            raise NoTable("table-device-missing")
        if len(devices) == 1:
            raise Refused("table-last-device")
        _take_away(connection, id, seat, found)

    tables.write(id, work)


def revoke_devices(tables: Tables, id: str, owner: str, seat: int) -> None:
    """Leave a seat one device: that of the one who asks, if it is theirs, else the one that has it longest."""

    def work(connection: Connection) -> None:
        _check_seat(connection, id, owner, seat)
        devices = _devices(connection, id, seat)
        kept = owner if owner in devices else devices[0] if devices else ""
        _take_away(connection, id, seat, [each for each in devices if each != kept])
        waiting = (links.c.table_id == id, links.c.seat == seat, links.c.kind == DEVICE)
        connection.execute(delete(links).where(*waiting))  # else they come back by them

    tables.write(id, work)


def spectator_links(tables: Tables, id: str) -> frozenset[str]:
    """The hashes of the links with which others may look on."""
    wanted = select(links.c.secret).where(links.c.table_id == id, links.c.kind == SPECTATOR)
    return frozenset(row.secret for row in tables.store.rows(wanted))


def _rights(connection: Connection, id: str, owner: str) -> tuple[bool, Collection[int]]:
    """Whether somebody made a table, and the seats that are theirs; nobody changes it until we are done."""
    row = connection.execute(select(schema.tables).where(schema.tables.c.id == id).with_for_update()).first()
    if row is None:
        raise NoTable
    mine = connection.execute(select(owners.c.seat).where(owners.c.table_id == id, owners.c.owner == owner))
    found = set(mine.scalars())
    if row.creator != owner and not found:
        raise NotYours
    return row.creator == owner, found


def _check_seat(connection: Connection, id: str, owner: str, seat: int) -> None:
    creator, mine = _rights(connection, id, owner)
    if not creator and seat not in mine:
        raise NotYours


def _devices(connection: Connection, id: str, seat: int) -> list[str]:
    """The devices of a seat, that which has it longest first; a program is none."""
    tokens = select(links.c.secret).where(links.c.table_id == id, links.c.kind == TOKEN)
    wanted = (
        select(owners.c.owner)
        .where(owners.c.table_id == id, owners.c.seat == seat, owners.c.owner.not_in(tokens))
        .order_by(func.coalesce(owners.c.since, 0.0), owners.c.owner)
    )
    return list(connection.execute(wanted).scalars())


def _take_away(connection: Connection, id: str, seat: int, devices: Collection[str]) -> None:
    gone = (owners.c.table_id == id, owners.c.seat == seat, owners.c.owner.in_(devices))
    connection.execute(delete(owners).where(*gone))


def _revoke(connection: Connection, id: str, owner: str, link: Row[Any]) -> None:
    connection.execute(delete(links).where(links.c.secret == link.secret))
    if link.kind == TOKEN:
        _take_from_program(connection, id, owner, link)
    if link.kind == SPECTATOR:
        more = select(links.c.secret).where(links.c.table_id == id, links.c.kind == SPECTATOR)
        watched = connection.execute(more).first() is not None
        connection.execute(update(schema.tables).where(schema.tables.c.id == id).values(watched=watched))


def _take_from_program(connection: Connection, id: str, owner: str, link: Row[Any]) -> None:
    """Take a seat from a program: before the game it is free, later it is that of whoever gave the token."""
    _take_away(connection, id, link.seat, [link.secret])
    state = connection.execute(select(schema.tables.c.state).where(schema.tables.c.id == id)).scalar()
    if state == OPEN:
        which = (seats.c.table_id == id, seats.c.seat == link.seat)
        connection.execute(update(seats).where(*which).values(kind=EMPTY, name="", bot="", nonce=""))
    else:
        row = {"table_id": id, "seat": link.seat, "owner": owner, "since": link.created}
        connection.execute(owners.insert().values(row))


def _name(id: str, secret_hash: str) -> str:
    """A name for a link or a device that says nothing about it elsewhere."""
    return hashlib.sha256(f"{id} {secret_hash}".encode()).hexdigest()[:16]


def _link(id: str, row: Row[Any]) -> dict[str, Any]:
    return {
        "link": _name(id, row.secret),
        "kind": row.kind,
        "seat": None if row.seat is None else SEAT_LETTERS[row.seat],
        "created": row.created,
        "expires": row.expires,
        "used": row.used,
    }


def _device(id: str, row: Row[Any], owner: str) -> dict[str, Any]:
    told = {"device": _name(id, row.owner), "seat": SEAT_LETTERS[row.seat], "since": row.since}
    return told | {"this": row.owner == owner}
