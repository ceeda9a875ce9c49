"""What is kept of a person, who is known by the hash of a cookie or a token: all of it told, and all deleted.

A table at which nobody else sits is deleted as a whole. At others the person's seats are handed to a bot if the
game runs, and free before it; their names are emptied, and messages, devices and links removed. The moves stay:
they are the game of the others, too, and nothing in them says who made them.
"""

from __future__ import annotations

from collections.abc import Collection, Sequence
from dataclasses import dataclass
from functools import partial
from typing import Any

from sqlalchemy import ColumnElement, Connection, and_, delete, or_, select, union, update

from kroon.core.events import SEAT_LETTERS
from kroon.table import schema
from kroon.table.errors import NoTable, StoreUnavailable, UnknownRules
from kroon.table.live import Live
from kroon.table.log import HAND, OWNER
from kroon.table.schema import DEVICE, EMPTY, OPEN, PERSON, RUNNING, TOKEN, chat, links, owners, seats, turns
from kroon.table.store import Seat, TableRow, read_table
from kroon.table.tables import ATTEMPTS, Change, Tables


def kept_of(tables: Tables, owner: str) -> dict[str, Any]:
    """Everything that is kept of somebody, in plain values."""
    found = []
    for id in _tables_of(tables, owner):
        try:
            found.append(_kept_at(tables, id, owner))
        except NoTable:  # it was deleted just now
            continue
    return {"tables": found}


def delete_person(tables: Tables, owner: str) -> None:
    """Delete everything that is kept of somebody. What fails halfway can be done again."""
    for id in _tables_of(tables, owner):
        try:
            _leave(tables, id, owner)
        except NoTable:
            continue
    tables.store.erase()


@dataclass(frozen=True)
class _Place:
    """What somebody has at a table."""

    row: TableRow
    seats: Sequence[Seat]
    """Their seats, and those of programs that they gave a token."""
    devices: Collection[str]
    """All hashes that own these seats, and their own."""
    alone: bool
    """Whether nobody else sits there."""

    @property
    def numbers(self) -> list[int]:
        return [each.seat for each in self.seats]


def _place(connection: Connection, id: str, owner: str) -> _Place:
    row, sitting = read_table(connection, id)
    given = select(links.c.secret).where(links.c.table_id == id, links.c.kind == TOKEN)
    tokens = frozenset(connection.execute(given).scalars()) if row.creator == owner else frozenset()
    mine = [each for each in sitting if owner in each.owners or each.owners & tokens]
    others = [each for each in sitting if each.kind == PERSON and each.owners and each not in mine]
    devices = frozenset().union({owner}, *(each.owners for each in mine))
    return _Place(row, mine, devices, not others)


def _tables_of(tables: Tables, owner: str) -> list[str]:
    """The tables at which somebody sits, that they made, or where they wrote something."""
    if not owner:
        return []
    wanted = union(
        select(schema.tables.c.id).where(schema.tables.c.creator == owner),
        select(owners.c.table_id).where(owners.c.owner == owner),
        select(chat.c.table_id).where(chat.c.owner == owner),
    )
    return sorted(tables.store.read(lambda connection: connection.execute(wanted).scalars().all()))


def _written(id: str, place: _Place) -> ColumnElement[bool]:
    """Which messages are somebody's; who wrote those of earlier versions is known by their seat alone."""
    by_seat = and_(chat.c.owner.is_(None), chat.c.seat.in_(place.numbers))
    return and_(chat.c.table_id == id, or_(chat.c.owner.in_(place.devices), by_seat))


# telling


def _kept_at(tables: Tables, id: str, owner: str) -> dict[str, Any]:
    def read(connection: Connection) -> dict[str, Any]:
        place = _place(connection, id, owner)
        row, creator = place.row, place.row.creator == owner
        letters = [SEAT_LETTERS[each] for each in place.numbers]
        devices = connection.execute(
            select(owners).where(owners.c.table_id == id, owners.c.seat.in_(place.numbers))
        ).all()
        said = connection.execute(select(chat).where(_written(id, place)).order_by(chat.c.number)).all()
        given = select(links).where(links.c.table_id == id).order_by(links.c.created)
        entries = schema.entries
        moved = select(entries.c.actor, entries.c.text, entries.c.at).where(
            entries.c.table_id == id, entries.c.actor.in_(letters), entries.c.made_by == OWNER
        )
        return {
            "id": id,
            "game": row.game,
            "state": row.state,
            "created": row.created,
            "creator": creator,
            "seats": [
                {
                    "seat": SEAT_LETTERS[each.seat],
                    "name": each.name,
                    "devices": [device.since for device in devices if device.seat == each.seat],
                }
                for each in place.seats
            ],
            "messages": [{"seat": SEAT_LETTERS[m.seat], "text": m.text, "at": m.at} for m in said],
            "moves": [
                {"event": each.text, "at": each.at}
                for each in connection.execute(moved.order_by(entries.c.seq)).all()
            ],
            "links": [
                {"kind": each.kind, "created": each.created, "expires": each.expires, "used": each.used}
                for each in connection.execute(given).all()
                if creator or (each.kind == DEVICE and each.seat in place.numbers)
            ],
        }

    return tables.store.read(read)


# deleting


def _leave(tables: Tables, id: str, owner: str) -> None:
    """Remove somebody from a table, or the table with them."""
    for _ in range(ATTEMPTS):
        place = tables.store.read(lambda connection: _place(connection, id, owner))
        if place.row.state == RUNNING and not place.alone:
            _hand_over(tables, id, place.numbers)
        if tables.write(id, partial(_remove, id=id, owner=owner, state=place.row.state)):
            tables.forget(id)
            return
    raise StoreUnavailable("conflicts")


def _hand_over(tables: Tables, id: str, numbers: Collection[int]) -> None:
    """Let a bot play these seats to the end."""

    def decide(live: Live) -> Change:
        change = Change()
        if live.row.state == RUNNING and live.fold.ended is None:
            for seat in numbers:
                if live.bot_of(seat) is None:
                    bot = live.row.settings.stand_in
                    change.add(live, tables.now(), HAND, bot, actor=SEAT_LETTERS[seat])
        return change

    try:
        tables.change(id, decide)
    except UnknownRules:  # nobody plays it any more
        return


def _remove(connection: Connection, id: str, owner: str, state: str) -> bool:
    """Remove somebody in one transaction; False if the game began meanwhile: then a bot must play."""
    wanted = select(schema.tables.c.state).where(schema.tables.c.id == id).with_for_update()
    found = connection.execute(wanted).scalar()
    if found is None:
        raise NoTable
    place = _place(connection, id, owner)
    if place.alone:
        connection.execute(delete(schema.tables).where(schema.tables.c.id == id))
        return True
    if state == OPEN and found != OPEN:
        return False
    connection.execute(delete(chat).where(_written(id, place)))
    mine = place.numbers
    connection.execute(delete(owners).where(owners.c.table_id == id, owners.c.seat.in_(mine)))
    connection.execute(delete(links).where(links.c.table_id == id, links.c.seat.in_(mine)))
    empty = {"kind": EMPTY, "name": "", "nonce": ""} if found == OPEN else {"name": ""}
    connection.execute(update(seats).where(seats.c.table_id == id, seats.c.seat.in_(mine)).values(empty))
    if place.row.creator == owner:
        connection.execute(update(schema.tables).where(schema.tables.c.id == id).values(creator=""))
        connection.execute(update(turns).where(turns.c.table_id == id).values(owner=""))
    return True
