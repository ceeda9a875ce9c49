"""Clocks, and players who are away.

When the time of a seat is up a bot plays it: until its owner takes it back, where each move has a time; to the
end, where the game has one. The others may hand a seat to a bot when its owner hasn't moved for as long as the
table chose; the owner takes it back at any time.
"""

from __future__ import annotations

from kroon.core.events import SEAT_LETTERS
from kroon.table.errors import NotYours, Refused
from kroon.table.live import Live
from kroon.table.log import BACK, HAND
from kroon.table.schema import RUNNING
from kroon.table.tables import Change, Tables


def deadline(live: Live) -> float | None:
    """When the time of the person to move is up."""
    seat, settings = live.fold.actor, live.row.settings
    if live.row.state != RUNNING or seat < 0 or live.bot_of(seat) is not None:
        return None
    if settings.per_move is not None:
        return live.fold.since + settings.per_move
    if settings.per_game is not None:
        return live.fold.since + max(0.0, settings.per_game - live.fold.spent[seat])
    return None


def enforce(tables: Tables, id: str) -> float | None:
    """Hand the seat whose time is up to a bot; when to look again, if ever."""

    def decide(live: Live) -> Change:
        due, now = deadline(live), tables.clock()
        if due is None or due > now:
            return Change(answer=due)
        return _hand(live, live.fold.actor, now)

    due: float | None = tables.change(id, decide)
    return due


def hand_over(tables: Tables, id: str, owner: str, seat: int) -> None:
    """Hand the seat of somebody who is away to a bot. Anybody else at the table may."""

    def decide(live: Live) -> Change:
        live.check_running()
        if not live.seats_of(owner):
            raise NotYours
        if not 0 <= seat < live.players or live.bot_of(seat) is not None:
            raise Refused("table-not-away")
        away, now = live.row.settings.away, tables.clock()
        waited = live.fold.actor == seat and away is not None and now - live.fold.since >= away
        if not waited and owner not in live.seats[seat].owners:
            raise Refused("table-not-away")
        return _hand(live, seat, now)

    tables.change(id, decide)


def take_back(tables: Tables, id: str, owner: str, seat: int) -> None:
    """Play one's seat again oneself."""

    def decide(live: Live) -> Change:
        live.check_mover(owner, seat)
        live.check_running()
        if seat not in live.fold.handed:
            return Change()
        per_game = live.row.settings.per_game
        if per_game is not None and live.fold.spent[seat] >= per_game:
            raise Refused("table-time-up")
        change = Change()
        change.add(live, BACK, actor=SEAT_LETTERS[seat], at=tables.clock())
        return change

    tables.change(id, decide)


def _hand(live: Live, seat: int, now: float) -> Change:
    change = Change()
    change.add(live, HAND, live.row.settings.stand_in, actor=SEAT_LETTERS[seat], at=now)
    return change
