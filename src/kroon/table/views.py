"""What goes out of a table: to a seat, or to spectators, in plain values.

Secrets leave only through `view` and `seen` of the game, and when the table is over. The numbers of the log
don't leave at all; a viewer knows those of its own stream.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from kroon.core.contract import CHANCE, OVER
from kroon.core.events import SEAT_LETTERS, letter_of
from kroon.core.record import Record, of_play
from kroon.table import proof
from kroon.table.clocks import deadline, has_clock
from kroon.table.errors import NotYours, Refused
from kroon.table.gains import gains
from kroon.table.links import spectated
from kroon.table.live import Live
from kroon.table.log import EVENT, START, UNDO
from kroon.table.schema import COMPANION, OPEN, PERSON
from kroon.table.streams import Viewer
from kroon.table.tables import Tables


@dataclass(frozen=True)
class Eyes:
    """The right to look at a table, as a seat or as a spectator (None); from `as_seat` and `as_spectator`."""

    table: str
    viewer: Viewer


def as_seat(tables: Tables, id: str, owner: str, seat: int) -> Eyes:
    """The eyes of a seat's owner."""
    with tables.at(id) as live:
        live.check_owner(owner, seat)
    return Eyes(id, seat)


def as_spectator(tables: Tables, id: str, secret: str) -> Eyes:
    """The eyes of somebody with a spectator's link."""
    if spectated(tables, secret) != id:
        raise NotYours("table-not-watching")
    return Eyes(id, None)


def view_for(tables: Tables, eyes: Eyes) -> dict[str, Any]:
    """The table as it is now, all of it."""
    with tables.at(eyes.table) as live:
        you = None if eyes.viewer is None else SEAT_LETTERS[eyes.viewer]
        return {"table": about(live), "you": you, **game_for(tables, live, eyes.viewer)}


def game_for(tables: Tables, live: Live, viewer: Viewer, drawn: bool = True) -> dict[str, Any]:
    """The game at a table as it is now; `drawn`: with the views, which cost most of the time."""
    fold, state = live.fold, live.fold.shown
    shown: dict[str, Any] = {
        "number": fold.streams.number(viewer),
        "view": None,
        "actor": None,
        "legal": [],
        "types": False,
        "fills": False,
        "undo": _request(live, viewer),
        "clock": _clock(live, viewer, tables.running.now()),
        "result": None,
    }
    if live.row.state == OPEN:
        return shown
    unknown = viewer is not None and fold.put_off(viewer) is not None
    looking = None if unknown else viewer
    mover = mover_for(live, viewer)
    shown["fills"] = unknown or (mover is not None and fold.put_off(mover) is not None)
    if drawn:
        shown["view"] = live.game.view(state, looking)
    if fold.ended is not None:
        return shown | {"result": result(tables, live, drawn)}
    actor = live.game.shown_actor(state, looking)
    shown["actor"] = None if actor == OVER else letter_of(actor)
    if mover is not None:
        shown["legal"] = _legal(live, mover)
        shown["types"] = live.row.settings.companion and actor == CHANCE
    return shown


def mover_for(live: Live, viewer: Viewer) -> Viewer:
    """The seat that a viewer chooses for: its own, or that of somebody who is to move and has no device."""
    actor = live.fold.actor
    if viewer is not None and actor >= 0 and live.seats[actor].kind == COMPANION:
        return actor
    return viewer


def since(tables: Tables, eyes: Eyes, number: int) -> list[dict[str, Any]]:
    """The updates that a viewer was shown after that number of its stream."""
    with tables.at(eyes.table) as live:
        last = live.fold.streams.number(eyes.viewer)
        if not 0 <= number <= last:
            raise Refused("table-number", most=str(last))
        return [dict(vars(update)) for update in live.fold.streams.since(eyes.viewer, number)]


def position(tables: Tables, eyes: Eyes, number: int) -> dict[str, Any]:
    """The game as it looked to the viewer after an update of its stream, even if that was taken back since."""
    with tables.at(eyes.table) as live:
        streams = live.fold.streams
        if not 1 <= number <= streams.number(eyes.viewer):
            raise Refused("table-number", most=str(streams.number(eyes.viewer)))
        seq = streams.seq_of(eyes.viewer, number)
        while live.fold.entries[seq - 1].kind not in (START, EVENT, UNDO):
            seq -= 1
        while live.fold.entries[seq - 1].kind == UNDO:
            seq = int(live.fold.entries[seq - 1].text)
        return live.game.view(live.fold.state_after(seq), eyes.viewer)


def record(tables: Tables, eyes: Eyes) -> Record:
    """The record of a table that is over, with the proof of its shuffles."""
    with tables.at(eyes.table) as live:
        if live.fold.ended is None:
            raise Refused("table-not-over")
        return record_of(live)


def numbers(tables: Tables, eyes: Eyes) -> list[int]:
    """The number of the viewer's stream after 0, 1, 2 … events of the record; it may have seen fewer."""
    with tables.at(eyes.table) as live:
        entries = [each.seq for each in live.fold.entries if each.kind == START]
        entries += [placed.seq for placed in live.fold.line]
        return [live.fold.streams.number_after(eyes.viewer, seq) for seq in entries]


def record_of(live: Live) -> Record:
    """The record of a table. While it runs it holds secrets: it is for nobody at the table."""
    made = of_play(live.fold.play, [seat.name or SEAT_LETTERS[seat.seat] for seat in live.seats])
    if live.fold.resigned:
        made.other["resigned"] = [SEAT_LETTERS[seat] for seat in sorted(live.fold.resigned)]
    row = live.row
    if live.fold.ended is not None and row.seed is not None and row.commitment is not None:
        history = live.fold.history if live.fold.went_back else None
        made.proof = proof.make(row.commitment, row.seed, live.nonces, history)
    return made


def about(live: Live) -> dict[str, Any]:
    """What everybody at a table, and on the way to it, may know about it."""
    row = live.row
    return {
        "id": row.id,
        "game": row.game,
        "rules": row.rules,
        "options": row.options,
        "settings": row.settings.to_json(),
        "state": row.state,
        "commitment": row.commitment,
        "hints": hints_allowed(live),
        "rematch": row.rematch,
        "seats": [_seat(live, seat) for seat in range(live.players)],
    }


def hints_allowed(live: Live) -> bool:
    """Whether hints are given: as the table chose, else where no two people play against each other."""
    if live.row.settings.hints is not None:
        return live.row.settings.hints
    people = [seat for seat in live.seats if seat.kind == PERSON]
    return all(one.owners & other.owners for one in people for other in people)


def result(tables: Tables, live: Live, drawn: bool = True) -> dict[str, Any]:
    """The result of a table that is over, with everything that was hidden."""
    stored = tables.store.result(live.id) or {}
    state = live.fold.play.state
    revealed = {"revealed": [live.game.view(state, seat) for seat in range(live.players)]} if drawn else {}
    return stored | {"explained": live.game.explained(state), **revealed, "seed": live.row.seed}


def _seat(live: Live, seat: int) -> dict[str, Any]:
    each = live.seats[seat]
    return {
        "seat": SEAT_LETTERS[seat],
        "kind": each.kind,
        "name": each.name,
        "bot": live.bot_of(seat),
        "nonce": each.nonce if live.row.state != OPEN else None,
        "ready": each.kind != PERSON or bool(each.nonce) or live.row.commitment is None,
        "resigned": seat in live.fold.resigned,
        "handed": seat in live.fold.handed,
    }


def _legal(live: Live, seat: int) -> list[dict[str, Any]]:
    """The moves that a seat may choose from, what each touches, and the points that it gains at once."""
    play = live.fold.play
    if live.fold.actor != seat or live.bot_of(seat) is not None or live.fold.put_off(seat) is not None:
        return []
    ids = play.legal_ids()
    texts = play.game.texts(live.fold.shown, ids)
    points = gains(play.engine, play.state, seat, ids)
    moves = dict(sorted(zip(texts, points, strict=True)))
    return [{"event": text, "touches": text.split(" ")[2:], "gain": gain} for text, gain in moves.items()]


def _request(live: Live, viewer: Viewer) -> dict[str, Any] | None:
    request = live.fold.request
    if request is None:
        return None
    return {
        "seat": SEAT_LETTERS[request.seat],
        "to": live.fold.streams.number_after(viewer, request.target),
        "agreed": [SEAT_LETTERS[seat] for seat in sorted(request.agreed)],
    }


def _clock(live: Live, viewer: Viewer, now: int) -> dict[str, Any] | None:
    """The clocks as the viewer was shown them, in seconds; the deadline only to the one who is to move."""
    if not has_clock(live.row.settings):
        return None
    began, *spent = live.fold.streams.clock(viewer)
    due = deadline(live) if viewer is not None and live.fold.actor == viewer else None
    return {
        "now": now / 1000,
        "since": began / 1000,
        "spent": [each / 1000 for each in spent],
        "deadline": None if due is None else due / 1000,
    }
