"""Moves of people, outcomes that are typed in, resigning; and what follows by itself: chance, forced moves."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from concurrent.futures import Future
from typing import Any

from kroon.core.contract import CHANCE, OVER
from kroon.core.errors import Malformed, short
from kroon.core.events import SEAT_LETTERS, player
from kroon.core.play import Play
from kroon.table import outcomes
from kroon.table.errors import Late, Refused
from kroon.table.live import Live
from kroon.table.log import (
    BY_RESIGNING,
    BY_RULES,
    END,
    EVENT,
    FILL,
    LUCK,
    OWNER,
    PUT_OFF,
    RESIGN,
    SERVICE,
    TYPED,
    UNDO,
    Moment,
)
from kroon.table.outcomes import Due
from kroon.table.schema import COMPANION
from kroon.table.steps import UNKNOWN, Step, fitting, make_step
from kroon.table.tables import Change, Decide, Tables

LONGEST = 300
"""The most letters of an event that is sent to us."""


def play(tables: Tables, id: str, owner: str, seat: int, number: int, event: str) -> int:
    """Make a move for a seat: the number of the seat's stream after it.

    `number` is that of the stream when the move was chosen. The same move again is answered as before; one that
    answers a position which is gone is Late.
    """
    made: int = tables.change(id, _playing(tables, owner, seat, number, event))
    return made


def play_at_once(tables: Tables, id: str, owner: str, seat: int, number: int, event: str) -> Future[int] | None:
    """The same without waiting; None if the table has to be waited for, see `Tables.change_at_once`."""
    return tables.change_at_once(id, _playing(tables, owner, seat, number, event))


def _playing(tables: Tables, owner: str, seat: int, number: int, event: str) -> Decide:
    """Decides a move."""

    def decide(live: Live) -> Change:
        live.check_mover(owner, seat)
        key, answered = _repeated(live, seat, number, event)
        if answered is not None:
            return Change(answer=answered)
        _check_move(live, seat, number)
        return make_move(live, seat, event, OWNER, tables.now(), key)

    return decide


def type_outcome(tables: Tables, id: str, owner: str, seat: int, number: int, event: str) -> int:
    """Type in what chance decided at a real table, for a seat that may see it."""

    def decide(live: Live) -> Change:
        live.check_owner(owner, seat)
        key, answered = _repeated(live, seat, number, event)
        if answered is not None:
            return Change(answer=answered)
        _check_typing(live, seat, number)
        _check_typist(live, owner, seat)
        step = make_step(live.fold.scratch(), _checked(event))
        change, now = Change(), tables.now()
        added = change.add_event(live, now, step, by=TYPED, key=key)
        follow(live, change, live.fold.scratch(), now)
        change.answer = _numbered(live, seat, added.seq)
        return change

    made: int = tables.change(id, decide)
    return made


def put_off(tables: Tables, id: str, owner: str, seat: int, number: int) -> int:
    """Leave open what chance decided for a seat, because others on the same device may not see it yet.

    It is typed in (`fill`) when it is shown, which is before the seat's next move. One outcome can be put off
    for each seat; games in which more stays hidden can't be played on one device.
    """

    def decide(live: Live) -> Change:
        live.check_mover(owner, seat)
        key, answered = _repeated(live, seat, number, PUT_OFF)
        if answered is not None:
            return Change(answer=answered)
        _check_typing(live, seat, number)
        due = _due(live, seat)
        if due.hidden is None or live.fold.put_off(due.owner) is not None:
            raise Refused("table-shared-secret")
        if live.seats[due.owner].kind != COMPANION and due.owner not in live.seats_of(owner):
            raise _secret_of({due.owner})
        play = live.fold.scratch()
        fits = fitting(play, due.hidden)
        if not fits:
            raise Refused("table-no-chance")
        step, change, now = fits[0], Change(), tables.now()
        added = change.add_event(live, now, step, due.hidden, by=PUT_OFF, key=key)
        follow(live, change, play, now)
        change.answer = _numbered(live, seat, added.seq)
        return change

    made: int = tables.change(id, decide)
    return made


def fill(tables: Tables, id: str, owner: str, seat: int, event: str) -> None:
    """Type in the outcome of a seat that was put off, when it is shown."""

    def decide(live: Live) -> Change:
        live.check_mover(owner, seat)
        live.check_running()
        waiting = live.fold.put_off(seat)
        if waiting is None:
            raise Refused("table-nothing-put-off")
        if event.endswith(UNKNOWN) or live.fold.filled(waiting.seq, _checked(event)) is None:
            raise Refused("table-impossible", event=short(event))
        change = Change()
        told = f"{waiting.seq} {event}"
        change.add(live, tables.now(), FILL, told, actor=SEAT_LETTERS[seat], by=TYPED)
        return change

    tables.change(id, decide)


def resign(tables: Tables, id: str, owner: str, seat: int) -> int:
    """Give up for a seat: a bot plays it on, unless only one is left, or no person. It can't be taken back."""

    def decide(live: Live) -> Change:
        live.check_mover(owner, seat)
        if seat in live.fold.resigned:
            return Change(answer=live.fold.streams.number(seat))
        live.check_running()
        change, now = Change(), tables.now()
        added = change.add(live, now, RESIGN, actor=SEAT_LETTERS[seat])
        staying = set(range(live.players)) - live.fold.resigned - {seat}
        people = [other for other in staying if live.seats[other].kind != "bot"]
        if len(staying) < 2 or not people:
            change.add(live, now, END, BY_RESIGNING)
        change.answer = _numbered(live, seat, added.seq)
        return change

    made: int = tables.change(id, decide)
    return made


def make_move(live: Live, seat: int, event: str, by: str, now: Moment, key: str | None = None) -> Change:
    """The change that a move of a seat makes, with all that follows by itself."""
    if event.partition(" ")[0] != SEAT_LETTERS[seat]:
        raise Malformed("table-other-seat", event=short(event), seat=SEAT_LETTERS[seat])
    scratch, change = live.fold.scratch(), Change()
    step = make_step(scratch, _checked(event))
    added = change.add_event(live, now, step, by=by, key=key)
    follow(live, change, scratch, now)
    change.answer = _numbered(live, seat, added.seq)
    return change


def follow(live: Live, change: Change, play: Play, now: Moment) -> None:
    """Add what follows by itself from where a game is: chance, forced moves, the end."""
    if change.steps:
        play.state = play.engine.copy(list(change.steps.values())[-1].after)
    outcomes = live.fold.outcomes + sum(step.actor == CHANCE for step in change.steps.values())
    shuffle = live.shuffle
    while True:
        actor = play.actor
        if actor == OVER:
            change.add(live, now, END, BY_RULES)
        if actor == CHANCE and shuffle is not None:
            outcomes += 1
            ids, event = shuffle.draw(play, outcomes)
            drawn = Step(event, actor, ids, play.engine.copy(play.state))
            change.add_event(live, now, drawn, by=LUCK)
        elif actor >= 0 and live.row.settings.forced and len(legal := play.legal_ids()) == 1:
            step = make_step(play, play.game.text(play.state, legal))
            change.add_event(live, now, step, by=SERVICE)
        else:
            change.actor = actor
            return


def _repeated(live: Live, seat: int, number: int, event: str) -> tuple[str, int | None]:
    """The key of a submission; and what it was answered, if it came before."""
    key = f"{SEAT_LETTERS[seat]} {number} {event[:LONGEST]}"
    seq = live.fold.keys.get(key)
    return key, None if seq is None else live.fold.streams.number_after(seat, seq)


def _numbered(live: Live, seat: int, seq: int) -> Any:
    """The answer to a submission: the number of the seat's stream after its entry, once that is there."""
    return lambda: live.fold.streams.number_after(seat, seq)


def _check_typing(live: Live, seat: int, number: int) -> None:
    """Refuse an outcome from people where the service draws it, or for a position that is gone."""
    live.check_running()
    if not live.row.settings.companion:
        raise Refused("table-not-companion")
    _check_number(live, seat, number)


def _check_move(live: Live, seat: int, number: int) -> None:
    live.check_running()
    if seat in live.fold.resigned:
        raise Refused("table-resigned")
    if seat in live.fold.handed:
        raise Refused("table-handed")
    _check_number(live, seat, number)
    if live.fold.actor != seat:
        raise Refused("table-not-your-turn")
    if live.fold.put_off(seat) is not None:
        raise Refused("table-show-first")


def _check_number(live: Live, seat: int, number: int) -> None:
    """Refuse what answers an older position, as far as the seat was shown; or one that was never there."""
    streams = live.fold.streams
    newer: Sequence[Any] = streams.since(seat, number) if number >= 0 else [None]
    if number < 0 or number > streams.number(seat) or any(each.kind in (EVENT, UNDO) for each in newer):
        raise Late(streams.number(seat))


def _checked(event: str) -> str:
    if len(event) > LONGEST:
        raise Malformed("table-event-long", most=str(LONGEST))
    return event


def _due(live: Live, seat: int) -> Due:
    """The outcome that is due, as far as a seat can tell."""
    due = outcomes.due(live, seat)
    if due is None:
        raise Refused("table-no-chance")
    return due


def _check_typist(live: Live, owner: str, seat: int) -> None:
    """Refuse, before it is looked at, what the seat, or another seat on the same device, may not know."""
    knowing = _due(live, seat).knowing
    if seat not in knowing:
        raise _secret_of(knowing)
    if any(other not in knowing for other in live.seats_of(owner)):
        raise Refused("table-shared-secret")


def _secret_of(knowing: Collection[int]) -> Refused:
    """The refusal of what only some seats may know."""
    return Refused("table-others-secret", seats=tuple(player(seat) for seat in sorted(knowing)))
