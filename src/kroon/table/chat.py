"""What people at a table write to each other."""

from __future__ import annotations

from sqlalchemy import Connection, func, select

from kroon.table import schema
from kroon.table.errors import Refused
from kroon.table.tables import Tables
from kroon.table.words import check_message

MOST_MESSAGES = 1000
"""The most messages of one table."""


def write(tables: Tables, id: str, owner: str, seat: int, message: str) -> int:
    """Write a message for a seat: its number among those of the table."""
    message = check_message(message)
    with tables.at(id) as live:
        live.check_owner(owner, seat)
        name = live.seats[seat].name

    def work(connection: Connection) -> int:
        connection.execute(select(schema.tables.c.id).where(schema.tables.c.id == id).with_for_update())
        last = select(func.max(schema.chat.c.number)).where(schema.chat.c.table_id == id)
        number = (connection.execute(last).scalar() or 0) + 1
        if number > MOST_MESSAGES:
            raise Refused("table-chat-full", most=str(MOST_MESSAGES))
        row = {"table_id": id, "number": number, "seat": seat, "name": name, "text": message, "owner": owner}
        connection.execute(schema.chat.insert().values(row | {"at": tables.clock()}))
        return number

    number: int = tables.write(id, work)
    return number
