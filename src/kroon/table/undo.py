"""Taking back: by request of a seat, to before one of its own decisions.

- It is free as long as nothing new has come out since: the seat was shown no outcome of chance, and no event of
  another seat. What others decided unnoticed goes with it: else the answer would tell that they did. What
  somebody showed by the very move that is taken back was theirs to show, and the others keep that knowledge.
- It is free, too, when all other seats are played by bots, or belong to the one who asks.
- Else it happens when all other people at the table agree; a new event, or one who refuses, ends the request.
- It is never possible when going back itself would tell others a secret: that there was a decision where they
  have seen none (Library's `keep` shows that the card was an Action). So whoever has seen anything of what is
  taken back must have seen the decision, too; and for those who have seen nothing of it the table must look the
  same before and after, and they hear nothing.
- After the end, when all is revealed, nothing is taken back; nor at a table whose log is full (`MOST_ENTRIES`).

Chance is not drawn again as it was: see shuffle.py.
"""

from __future__ import annotations

from kroon.core.events import SEAT_LETTERS
from kroon.table.errors import Refused
from kroon.table.live import Live
from kroon.table.log import AGREE, ASK, OWNER, REFUSE, UNDO, Moment
from kroon.table.schema import PERSON
from kroon.table.streams import Viewer
from kroon.table.tables import Change, Tables


def ask(tables: Tables, id: str, owner: str, seat: int, number: int | None = None) -> bool:
    """Ask to take back a seat's last decision, or the one with that number in its stream; whether it is done.

    If it isn't, the others are asked.
    """

    def decide(live: Live) -> Change:
        live.check_mover(owner, seat)
        live.check_running()
        live.check_room(seat)
        index = _decision(live, seat, number)
        target = live.fold.line[index - 1].seq if index else 1
        _check_secrets(live, owner, index, target)
        change, now = Change(), tables.now()
        if _is_free(live, seat, index) or not _asked(live, owner, seat):
            _undo(live, change, target, now)
            change.answer = True
            return change
        if live.fold.request is not None:
            if (live.fold.request.seat, live.fold.request.target) == (seat, target):
                return Change(answer=False)
            raise Refused("table-undo-pending")
        change.add(live, now, ASK, str(target), actor=SEAT_LETTERS[seat])
        change.answer = False
        return change

    done: bool = tables.change(id, decide)
    return done


def answer(tables: Tables, id: str, owner: str, seat: int, agrees: bool) -> bool:
    """Agree, or not, for a seat to the undo that was asked for; whether it is done."""

    def decide(live: Live) -> Change:
        live.check_mover(owner, seat)
        live.check_running()
        request = live.fold.request
        if request is None or request.seat == seat:
            raise Refused("table-undo-none")
        change, now = Change(answer=False), tables.now()
        if not agrees:
            change.add(live, now, REFUSE, actor=SEAT_LETTERS[seat])
            return change
        live.check_room(seat)
        if seat not in request.agreed:
            change.add(live, now, AGREE, actor=SEAT_LETTERS[seat])
        asking = next(iter(live.seats[request.seat].owners), "")
        if not set(_asked(live, asking, request.seat)) - request.agreed - {seat}:
            _undo(live, change, request.target, now)
            change.answer = True
        return change

    done: bool = tables.change(id, decide)
    return done


def _undo(live: Live, change: Change, target: int, now: Moment) -> None:
    public = len(live.fold.told_of_undo(target)) == len(live.fold.streams.viewers)
    change.add(live, now, UNDO, str(target), public=public)
    change.actor = int(live.fold.play.engine.actor(live.fold.state_after(target)))


def _decision(live: Live, seat: int, number: int | None) -> int:
    """The place in the line of a seat's decision: the last one, or that with a number of its stream."""
    mine = [
        index for index, placed in enumerate(live.fold.line) if placed.step.actor == seat and placed.by == OWNER
    ]
    if number is not None:
        streams = live.fold.streams
        mine = [index for index in mine if streams.number_after(seat, live.fold.line[index].seq) == number]
    if not mine:
        raise Refused("table-undo-nothing")
    return mine[-1]


def _is_free(live: Live, seat: int, index: int) -> bool:
    """Whether nothing new has come out for a seat since its decision."""
    later = live.fold.line[index:]
    return all(placed.step.actor == seat or not live.fold.streams.saw(seat, placed.seq) for placed in later)


def _asked(live: Live, owner: str, seat: int) -> list[int]:
    """The other people who must agree."""
    mine = live.seats[seat].owners | {owner}
    return [other for other in live.people() if other != seat and not _theirs(live, other, mine)]


def _theirs(live: Live, seat: int, owners: frozenset[str]) -> bool:
    """Whether a seat belongs to one of these, or has no device, so that it can't be asked."""
    return live.seats[seat].kind != PERSON or bool(live.seats[seat].owners & owners)


def _check_secrets(live: Live, owner: str, index: int, target: int) -> None:
    """Refuse an undo that would itself tell something."""
    game, now, then = live.game, live.fold.play.state, live.fold.state_after(target)
    gone = [placed.seq for placed in live.fold.line[index:]]
    others: list[Viewer] = [
        seat.seat for seat in live.seats if seat.kind == PERSON and owner not in seat.owners
    ]
    for viewer in [*others, None] if live.row.watched else others:
        if live.fold.streams.saw(viewer, gone[0]):
            continue
        if live.fold.streams.saw_any(viewer, gone) or game.view(then, viewer) != game.view(now, viewer):
            raise Refused("table-undo-secret")
