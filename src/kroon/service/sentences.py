"""What happened at a table, and what is asked, in sentences for one viewer."""

from __future__ import annotations

from typing import Any

from kroon.core.events import CHANCE_LETTER, SEAT_LETTERS
from kroon.core.texts import say
from kroon.table.live import Live
from kroon.table.log import EVENT, FILL, START, UNDO, Entry
from kroon.table.steps import UNKNOWN
from kroon.table.streams import Update, Viewer
from kroon.table.views import mover_for

Told = dict[tuple[int, bool, str], str]
"""Sentences about entries, by the entry, whether something of it is hidden, and the language."""


def told(live: Live, viewer: Viewer, update: Update, language: str, known: Told) -> str:
    """An update in words, in the language in use."""
    seq = live.fold.streams.seq_of(viewer, update.number)
    entry = live.fold.entries[seq - 1]
    if entry.kind not in (EVENT, FILL):
        return say(f"service-told-{entry.kind}", seat=entry.actor, bot=entry.text, why=entry.text)
    key = (seq, UNKNOWN in update.text, language)
    if key not in known:
        known[key] = _told_event(live, entry, UNKNOWN in update.text)
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


def asked(live: Live, viewer: Viewer, actor: str | None) -> str:
    """What is asked: the one who is to move gets the game's own sentence, others only hear whose turn it is."""
    if live.fold.ended is not None:
        return say("service-ask-over")
    mover = mover_for(live, viewer)
    if mover is not None and actor == SEAT_LETTERS[mover] and live.bot_of(mover) is None:
        if live.fold.put_off(mover) is not None:
            return say("service-ask-fill")
        return live.game.ask(live.fold.play.state)
    if actor == CHANCE_LETTER:
        return say("service-ask-type" if live.row.settings.companion else "service-ask-chance")
    if actor is None:
        return say("service-ask-nobody")
    name = live.seats[SEAT_LETTERS.index(actor)].name or say("service-someone")
    return say("service-ask-other", seat=actor, name=name)


def _told_event(live: Live, entry: Entry, hidden: bool) -> str:
    seq = entry.seq
    if entry.kind == FILL:
        seq = int(entry.text.partition(" ")[0])
    return live.game.tell(state_before(live, seq), live.fold.step_of(seq).ids, hidden)
