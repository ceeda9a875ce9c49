"""Moves of people, outcomes that are typed in, resigning; and what follows by itself: chance, forced moves."""

from __future__ import annotations

from collections.abc import Sequence
from concurrent.futures import Future
from typing import Any

from kroon.core.contract import CHANCE, OVER
from kroon.core.errors import Malformed, short
from kroon.core.events import CHANCE_LETTER, SEAT_LETTERS
from kroon.core.play import Play
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
)
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
        return make_move(live, seat, event, OWNER, tables.clock(), key)

    return decide


def type_outcome(tables: Tables, id: str, owner: str, seat: int, number: int, event: str) -> int:
    """Type in what chance decided at a real table, for a seat that may see it."""

    def decide(live: Live) -> Change:
        live.check_owner(owner, seat)
        key, answered = _repeated(live, seat, number, event)
        if answered is not None:
            return Change(answer=answered)
        _check_typing(live, seat, number)
        if live.fold.actor != CHANCE:
            raise Refused("table-no-chance")
        step = make_step(live.fold.scratch(), _checked(event))
        _check_typist(live, owner, seat, step)
        change = Change()
        added = change.add(live, EVENT, event, actor=CHANCE_LETTER, by=TYPED, at=tables.clock(), key=key)
        change.steps[added.seq] = step
        follow(live, change, live.fold.scratch(), tables.clock())
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
        play = live.fold.scratch()
        if play.actor != CHANCE:
            raise Refused("table-no-chance")
        hidden = _hidden_outcome(live, play)
        if hidden is None or live.fold.put_off(int(play.engine.owner(play.state))) is not None:
            raise Refused("table-shared-secret")
        step, change = fitting(play, hidden)[0], Change()
        added = change.add(live, EVENT, hidden, actor=CHANCE_LETTER, by=PUT_OFF, at=tables.clock(), key=key)
        change.steps[added.seq] = step
        follow(live, change, play, tables.clock())
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
        change.add(live, FILL, f"{waiting.seq} {event}", actor=SEAT_LETTERS[seat], by=TYPED, at=tables.clock())
        return change

    tables.change(id, decide)


def resign(tables: Tables, id: str, owner: str, seat: int) -> int:
    """Give up for a seat: a bot plays it on, unless only one is left, or no person. It can't be taken back."""

    def decide(live: Live) -> Change:
        live.check_mover(owner, seat)
        if seat in live.fold.resigned:
            return Change(answer=live.fold.streams.number(seat))
        live.check_running()
        change, now = Change(), tables.clock()
        added = change.add(live, RESIGN, actor=SEAT_LETTERS[seat], at=now)
        staying = set(range(live.players)) - live.fold.resigned - {seat}
        people = [other for other in staying if live.seats[other].kind != "bot"]
        if len(staying) < 2 or not people:
            change.add(live, END, BY_RESIGNING, at=now)
        change.answer = _numbered(live, seat, added.seq)
        return change

    made: int = tables.change(id, decide)
    return made


def make_move(live: Live, seat: int, event: str, by: str, now: float, key: str | None = None) -> Change:
    """The change that a move of a seat makes, with all that follows by itself."""
    if event.partition(" ")[0] != SEAT_LETTERS[seat]:
        raise Malformed("table-other-seat", event=short(event), seat=SEAT_LETTERS[seat])
    scratch, change = live.fold.scratch(), Change()
    step = make_step(scratch, _checked(event))
    added = change.add(live, EVENT, event, actor=SEAT_LETTERS[seat], by=by, at=now, key=key)
    change.steps[added.seq] = step
    follow(live, change, scratch, now)
    change.answer = _numbered(live, seat, added.seq)
    return change


def follow(live: Live, change: Change, play: Play, now: float) -> None:
    """Add what follows by itself from where a game is: chance, forced moves, the end."""
    if change.steps:
        play.state = play.engine.copy(list(change.steps.values())[-1].after)
    outcomes = live.fold.outcomes + sum(step.actor == CHANCE for step in change.steps.values())
    shuffle = live.shuffle
    while True:
        actor = play.actor
        if actor == OVER:
            change.add(live, END, BY_RULES, at=now)
        if actor == CHANCE and shuffle is not None:
            outcomes += 1
            ids, event = shuffle.draw(play, outcomes)
            _add(live, change, Step(event, actor, ids, play.engine.copy(play.state)), LUCK, now)
        elif actor >= 0 and live.row.settings.forced and len(legal := play.legal_ids()) == 1:
            step = make_step(play, play.game.text(play.state, legal))
            _add(live, change, step, SERVICE, now)
        else:
            change.actor = actor
            return


def _add(live: Live, change: Change, step: Step, by: str, now: float) -> None:
    actor = CHANCE_LETTER if step.actor == CHANCE else SEAT_LETTERS[step.actor]
    added = change.add(live, EVENT, step.event, actor=actor, by=by, at=now)
    change.steps[added.seq] = step


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


def _hidden_outcome(live: Live, play: Play) -> str | None:
    """What the outcome that is due looks like to those who may not know it; None if all may."""
    for id in play.legal_ids():
        after = play.engine.copy(play.state)
        play.engine.apply(after, id)
        if play.game.midway(after):
            return None
        seen = live.fold.streams.seen(play.state, [id], after)
        return next((text for text in seen.values() if text and text.endswith(UNKNOWN)), None)
    return None


def _check_typist(live: Live, owner: str, seat: int, step: Step) -> None:
    """Refuse outcomes that the seat, or another seat on the same device, may not know."""
    seen = live.fold.streams.seen(live.fold.play.state, step.ids, step.after)
    knowing = [other for other in range(live.players) if seen[other] == step.event]
    if seat not in knowing:
        letters = ", ".join(SEAT_LETTERS[other] for other in knowing)
        raise Refused("table-others-secret", seats=letters)
    if any(other not in knowing for other in live.seats_of(owner)):
        raise Refused("table-shared-secret")
