"""Another game with the same people at the same seats.

Who begins follows the game's own rule, if it has one: a function `next_start(players, start, winners)` of the
game. Else the start moves one place on. Games in which chance decides who begins have no option `start`, and
keep to that.
"""

from __future__ import annotations

from typing import Any

from sqlalchemy import Connection, select, update

from kroon.core.events import CHANCE_LETTER, SEAT_LETTERS
from kroon.table import schema
from kroon.table.errors import NotYours, Refused
from kroon.table.live import Live
from kroon.table.lobby import insert, start_if_ready
from kroon.table.schema import PERSON
from kroon.table.tables import Tables

START = "start"
"""The option, and the word of the event, that say who begins."""


def rematch(tables: Tables, id: str, owner: str) -> str:
    """The table of the next game, made when the first asks for it: people sit as before and add new nonces."""
    with tables.at(id) as live:
        if not live.seats_of(owner):
            raise NotYours
        if live.fold.ended is None:
            raise Refused("table-not-over")
        if live.row.rematch is not None:
            return live.row.rematch
        game, creator, settings = live.game, live.row.creator or owner, live.row.settings
        options = game.options.check(live.row.options | next_start(live))
        sitting = [seat for seat in live.seats if seat.owners or seat.kind != PERSON]  # who is gone has none
    made = insert(tables, creator, game, options, settings).id

    def work(connection: Connection) -> str:
        others = select(schema.tables.c.rematch).where(schema.tables.c.id == id).with_for_update()
        first: str | None = connection.execute(others).scalar()
        if first is not None:
            connection.execute(schema.seats.delete().where(schema.seats.c.table_id == made))
            connection.execute(schema.tables.delete().where(schema.tables.c.id == made))
            return first
        now = tables.clock()
        for seat in sitting:
            which = (schema.seats.c.table_id == made, schema.seats.c.seat == seat.seat)
            values = {"kind": seat.kind, "name": seat.name, "bot": seat.bot}
            connection.execute(update(schema.seats).where(*which).values(values))
            for each in seat.owners:
                row = {"table_id": made, "seat": seat.seat, "owner": each, "since": now}
                connection.execute(schema.owners.insert().values(row))
        connection.execute(update(schema.tables).where(schema.tables.c.id == id).values(rematch=made))
        return made

    following: str = tables.write(id, work)
    start_if_ready(tables, following)
    return following


def next_start(live: Live) -> dict[str, Any]:
    """The option that says who begins the next game, if the game has one."""
    option = next((each for each in live.game.options.options if each.name == START), None)
    start = _start_of(live)
    if option is None or start is None:
        return {}
    rule = live.game.next_start
    winners = [SEAT_LETTERS.index(each) for each in live.fold.play.winners()]
    if rule is not None and winners:
        following = int(rule(live.players, start, winners))
    else:
        following = (start + 1) % live.players
    return {START: SEAT_LETTERS[following]}


def _start_of(live: Live) -> int | None:
    """Who began: as chosen, or as chance decided."""
    letters = [live.row.options.get(START, "")]
    drawn = f"{CHANCE_LETTER} {START} "
    letters += [event[len(drawn) :] for event in live.fold.events if event.startswith(drawn)]
    found = [
        SEAT_LETTERS.index(each) for each in letters if isinstance(each, str) and each and each in SEAT_LETTERS
    ]
    return found[-1] if found else None
