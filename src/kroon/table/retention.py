"""Tables that nobody has used for long: found by their last activity, and deleted.

Each is looked at again when it is deleted, so several servers may do it at the same time, and a table that
somebody goes on with stays.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from sqlalchemy import Connection, Select, delete, func, select

from kroon.table.schema import OPEN, OVER, RUNNING, chat, entries, tables
from kroon.table.tables import Tables

FINISHED, UNFINISHED = (OVER,), (OPEN, RUNNING)


@dataclass(frozen=True)
class Idle:
    """A table that nobody has used for a while."""

    id: str
    game: str
    state: str
    used: float
    """When something last happened in its game, or when it was made."""


def idle_tables(at: Tables, before: float, states: Sequence[str] = FINISHED) -> list[Idle]:
    """The tables in these states at which nothing has happened since then, oldest first."""
    rows = at.store.rows(_idle(before, states))
    return sorted(
        (Idle(row.id, row.game, row.state, row.used) for row in rows), key=lambda each: (each.used, each.id)
    )


def delete_idle(at: Tables, id: str, before: float, states: Sequence[str] = FINISHED) -> bool:
    """Delete a table if still nothing has happened at it since then; whether it was."""

    def work(connection: Connection) -> bool:
        mine = select(tables.c.id).where(tables.c.id == id).with_for_update(skip_locked=True)
        if connection.execute(mine).first() is None:  # another server is at it, or somebody plays
            return False
        if connection.execute(_idle(before, states).where(tables.c.id == id)).first() is None:
            return False
        connection.execute(delete(tables).where(tables.c.id == id))  # the rest goes with it
        return True

    gone: bool = at.write(id, work)
    if gone:
        at.forget(id)
    return gone


def _idle(before: float, states: Sequence[str]) -> Select[Any]:
    moved = select(func.max(entries.c.at)).where(entries.c.table_id == tables.c.id).scalar_subquery()
    used = func.coalesce(moved, tables.c.created).label("used")
    lately = [
        select(each.c.table_id).where(each.c.table_id == tables.c.id, each.c.at >= before).exists()
        for each in (entries, chat)
    ]
    return select(tables.c.id, tables.c.game, tables.c.state, used).where(
        tables.c.state.in_(states), tables.c.created < before, *(~each for each in lately)
    )
