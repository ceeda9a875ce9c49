"""What happened at a table, and what is asked, as one viewer is told of it."""

from __future__ import annotations

from typing import Any

from kroon.core.events import CHANCE_LETTER, SEAT_LETTERS, player
from kroon.core.message import Message, message
from kroon.service.languages import MESSAGES, spoken
from kroon.table.live import Live
from kroon.table.log import END, EVENT, FILL, HAND, START, UNDO, Entry
from kroon.table.steps import UNKNOWN
from kroon.table.streams import Update, Viewer
from kroon.table.views import mover_for

Told = dict[tuple[int, bool, str], Any]
"""What is told of entries, by the entry, whether something of it is hidden, and how somebody is spoken to."""


def told(live: Live, viewer: Viewer, update: Update, speech: str, known: Told) -> Any:
    """What there is to say of an update."""
    seq = live.fold.streams.seq_of(viewer, update.number)
    entry = live.fold.entries[seq - 1]
    hidden = UNKNOWN in update.text
    key = (seq, hidden, speech)
    if key not in known:
        event = entry.kind in (EVENT, FILL)
        known[key] = spoken(_told_event(live, entry, hidden) if event else _told_other(entry), speech)
    return known[key]


def state_before(live: Live, seq: int) -> Any:
    """The state in which the event of an entry happened."""
    return live.fold.state_after(position_at(live, seq - 1))


def position_at(live: Live, seq: int) -> int:
    """The entry that brought about the position after entry `seq`, whatever was taken back since."""
    entries = live.fold.entries
    while entries[seq - 1].kind not in (START, EVENT, UNDO):
        seq -= 1
    while entries[seq - 1].kind == UNDO:
        seq = int(entries[seq - 1].text)
    return seq


def asked(live: Live, viewer: Viewer, actor: str | None, speech: str) -> Any:
    """What is asked: the one who is to move gets the game's own question, others only hear whose turn it is."""
    return spoken(_asked(live, viewer, actor, speech != MESSAGES), speech)


def _asked(live: Live, viewer: Viewer, actor: str | None, names_seat: bool) -> Message:
    if live.fold.ended is not None:
        return message("service-ask-over")
    mover = mover_for(live, viewer)
    if mover is not None and actor == SEAT_LETTERS[mover] and live.bot_of(mover) is None:
        if live.fold.put_off(mover) is not None:
            return message("service-ask-fill")
        ask = live.game.ask(live.fold.play.state)
        return message("ask-seat", seat=player(mover), ask=ask) if names_seat else ask
    if actor == CHANCE_LETTER:
        return message("service-ask-type" if live.row.settings.companion else "service-ask-chance")
    if actor is None:
        return message("service-ask-nobody")
    seat = SEAT_LETTERS.index(actor)
    name = live.seats[seat].name or message("service-someone")
    return message("service-ask-other", seat=player(seat), name=name)


def _told_other(entry: Entry) -> Message:
    """What isn't an event of the game."""
    key = f"service-told-{entry.kind}"
    if entry.kind == END:
        return message(key, why=entry.text)
    if entry.actor not in SEAT_LETTERS or not entry.actor:
        return message(key)
    who = player(SEAT_LETTERS.index(entry.actor))
    return message(key, seat=who, bot=entry.text) if entry.kind == HAND else message(key, seat=who)


def _told_event(live: Live, entry: Entry, hidden: bool) -> Message:
    seq = entry.seq
    if entry.kind == FILL:
        seq = int(entry.text.partition(" ")[0])
    return live.game.tell(state_before(live, seq), live.fold.step_of(seq).ids, hidden)
