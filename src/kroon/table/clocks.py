"""Clocks, and players who are away.

When the time of a seat is up a bot plays it: until its owner takes it back, where each move has a time; to the
end, where the game has one. The others may hand a seat to a bot when its owner hasn't moved for as long as the
table chose; the owner takes it back at any time. Times are those of the service's clock (running_time.py).

Nothing hidden shows in a clock: the time for a move begins with an event that all have seen, and a decision
that others may not notice shares it with the next one that they do. At a companion table, where what chance
decides is typed in, there are no clocks.
"""

from __future__ import annotations

from kroon.core.events import SEAT_LETTERS
from kroon.table.errors import NotYours, Refused
from kroon.table.live import Live
from kroon.table.log import BACK, HAND, Moment
from kroon.table.schema import RUNNING
from kroon.table.settings import Settings
from kroon.table.tables import Change, Tables


def has_clock(settings: Settings) -> bool:
    """Whether a table has a clock."""
    return not settings.companion and (settings.per_move is not None or settings.per_game is not None)


def deadline(live: Live) -> int | None:
    """When the time of the person to move is up."""
    seat, settings, fold = live.fold.actor, live.row.settings, live.fold
    if not has_clock(settings) or live.row.state != RUNNING or seat < 0 or live.bot_of(seat) is not None:
        return None
    if settings.per_move is not None:
        return fold.since + 1000 * settings.per_move
    assert settings.per_game is not None
    return fold.counted + max(0, 1000 * settings.per_game - fold.spent[seat])


def enforce(tables: Tables, id: str) -> int | None:
    """Hand the seat whose time is up to a bot; when to look again, if ever."""

    def decide(live: Live) -> Change:
        due, now = deadline(live), tables.now()
        if due is None or due > now.running:
            return Change(answer=due)
        return _hand(live, live.fold.actor, now)

    due: int | None = tables.change(id, decide)
    return due


def hand_over(tables: Tables, id: str, owner: str, seat: int) -> None:
    """Hand the seat of somebody who is away to a bot. Anybody else at the table may."""

    def decide(live: Live) -> Change:
        live.check_running()
        mine = live.seats_of(owner)
        if not mine:
            raise NotYours
        if not 0 <= seat < live.players or live.bot_of(seat) is not None:
            raise Refused("table-not-away")
        now = tables.now()
        if seat in mine:
            live.check_room(seat)
        elif not _is_away(live, seat, mine[0], now):
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
        if per_game is not None and live.fold.spent[seat] >= 1000 * per_game:
            raise Refused("table-time-up")
        live.check_room(seat)
        change = Change()
        change.add(live, tables.now(), BACK, actor=SEAT_LETTERS[seat])
        return change

    tables.change(id, decide)


def _is_away(live: Live, seat: int, viewer: int, now: Moment) -> bool:
    """Whether a seat has been waited for long enough, as far as another seat may know."""
    away = live.row.settings.away
    waited_for = live.game.shown_actor(live.fold.play.state, viewer) == seat
    return waited_for and away is not None and now.running - live.fold.since >= 1000 * away


def _hand(live: Live, seat: int, now: Moment) -> Change:
    change = Change()
    change.add(live, now, HAND, live.row.settings.stand_in, actor=SEAT_LETTERS[seat])
    return change
