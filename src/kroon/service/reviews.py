"""Reviews of finished games, made by workers in the background, decision by decision.

Those that are done are kept in the store; the last ones in memory, too.
"""

from __future__ import annotations

import logging
import threading
from collections import OrderedDict
from concurrent.futures import Future
from dataclasses import dataclass, field, replace
from typing import Any

from kroon.core import record as records
from kroon.core.errors import KroonError
from kroon.core.play import Play
from kroon.core.record import Record
from kroon.review import Decision, Move, Thinking
from kroon.review.reviewing import summed_up
from kroon.review.sentences import explanation, headline, method
from kroon.service.errors import Busy, TooMuch
from kroon.service.kept_reviews import from_kept, kept_json
from kroon.service.languages import spoken
from kroon.service.tasks import REVIEW, Decisions
from kroon.service.tasks import Decision as JudgeDecision
from kroon.service.workers import Workers
from kroon.table.errors import Refused
from kroon.table.lanes import REVIEWS
from kroon.table.tables import Tables
from kroon.table.views import record_of

KEPT = 200
"""How many reviews are kept in memory."""
MOST_UNASKED, MOST_UNASKED_OF_OWNER = 20, 5
"""How many are made unasked, and of the tables of one owner; more wait until somebody asks for them."""

WAITING, RUNNING, DONE, FAILED = "waiting", "running", "done", "failed"

_log = logging.getLogger("kroon.service")


@dataclass
class Entry:
    """A review, and how far it is."""

    id: str
    owner: str
    """Whose share of the workers it takes: the creator's."""
    record: Record
    state: str = WAITING
    thinking: Thinking = REVIEW
    numbers: list[int] = field(default_factory=list)
    decisions: list[Decision] = field(default_factory=list)
    made: dict[str, dict[str, Any]] = field(default_factory=dict)
    """The finished review, by how it is put."""


class Reviews:
    """The reviews of a server."""

    def __init__(self, tables: Tables, workers: Workers, most: int) -> None:
        """`most`: how many of the tables of one owner are made at a time; 0: any number."""
        self._tables = tables
        self._workers = workers
        self._most = most
        self._entries: OrderedDict[str, Entry] = OrderedDict()
        self._lock = threading.Lock()
        tables.store.subscribe(self._hear)

    def _hear(self, id: str | None, seq: int) -> None:
        """What is known of a table that has changed, perhaps by a name or wholly, is read anew."""
        if not seq:
            with self._lock:
                for each in list(self._entries) if id is None else [id]:
                    if each in self._entries and self._entries[each].state == DONE:
                        del self._entries[each]

    def begin(self, id: str) -> None:
        """Begin the review of a table whose game is over, unless many are being made. Blocks."""
        try:
            with self._tables.at(id) as live:
                owner = live.row.creator
            made = self._being_made()
            if len(made) < MOST_UNASKED and made.count(owner) < MOST_UNASKED_OF_OWNER:
                self._entry(id)
        except KroonError as error:
            _log.warning("no review: %s", error.key, extra={"table": id})

    def look(self, id: str, speech: str) -> dict[str, Any]:
        """How far the review of a table is, and the review when it is done. Blocks."""
        entry = self._entry(id)
        review = None
        if entry.state == DONE:
            if speech not in entry.made:
                entry.made[speech] = _review_json(entry, speech)
            review = entry.made[speech]
        return {
            "state": entry.state,
            "done": len(entry.decisions),
            "of": len(entry.numbers),
            "review": review,
        }

    def _entry(self, id: str) -> Entry:
        with self._lock:
            known = self._entries.get(id)
            if known is not None and known.state != FAILED:
                self._entries.move_to_end(id)
                return known
        with self._tables.at(id) as live:
            if live.fold.ended is None:
                raise Refused("table-not-over")
            entry = Entry(id, live.row.creator, record_of(live))
        kept = self._tables.store.review(id)
        if kept is not None:
            entry.thinking, entry.decisions = from_kept(kept)
            entry.numbers = [each.index for each in entry.decisions]
            entry.state = DONE
        elif self._most and self._being_made().count(entry.owner) >= self._most:
            raise TooMuch("service-too-many-reviews", most=self._most)
        with self._lock:
            known = self._entries.get(id)
            if known is not None and known.state != FAILED:
                return known
            self._entries[id] = entry
            while len(self._entries) > KEPT:
                self._entries.popitem(last=False)
        if kept is None:
            self._submit(entry, Decisions(id, entry.record.to_json()))
        return entry

    def _being_made(self) -> list[str]:
        """The owners of the reviews that are being made."""
        with self._lock:
            return [each.owner for each in self._entries.values() if each.state in (WAITING, RUNNING)]

    def _submit(self, entry: Entry, task: Any) -> None:
        try:
            future = self._workers.submit(task, entry.owner, REVIEWS)
        except (Busy, TooMuch):
            entry.state = FAILED
            return
        future.add_done_callback(lambda done: self._answered(entry, done))

    def _answered(self, entry: Entry, done: Future[Any]) -> None:
        """A part is there: ask for the next."""
        if done.cancelled() or done.exception() is not None:
            entry.state = FAILED
            return
        if entry.state == WAITING:
            entry.numbers, entry.state = done.result(), RUNNING
        else:
            entry.decisions.append(done.result())
        if len(entry.decisions) == len(entry.numbers):
            entry.state = DONE
            self._keep(entry)
            return
        index = entry.numbers[len(entry.decisions)]
        self._submit(entry, JudgeDecision(entry.id, entry.record.to_json(), index))

    def _keep(self, entry: Entry) -> None:
        """Put a review that is done into the store. If that fails it is made again after a restart."""
        try:
            kept = kept_json(entry.thinking, entry.decisions)
            self._tables.store.keep_review(entry.id, kept, self._tables.clock())
        except KroonError as error:
            _log.warning("a review isn't kept: %s", error.key, extra={"table": entry.id})


def _review_json(entry: Entry, speech: str) -> dict[str, Any]:
    """A review as plain values, in a language or in messages."""
    play = records.begin(entry.record)
    states = {index: at.engine.copy(at.state) for index, _, at in records.replay(entry.record, play)}
    decisions = [_told(each, play, states[each.index]) for each in entry.decisions]
    made = summed_up(entry.record, play, entry.thinking, decisions)
    found = made.to_json()
    for decision, shown in zip(made.decisions, found["decisions"], strict=True):
        moves = (decision.played, *decision.best)
        for move, said in zip(moves, (shown["played"], *shown["best"]), strict=True):
            said["words"] = spoken(move.words, speech)
    found["method"] = spoken(method(made), speech)
    for player, shown in zip(made.players, found["players"], strict=True):
        shown["headline"] = spoken(headline(player), speech)
        shown["explained"] = [spoken(explanation(each), speech) for each in player.costliest]
    return found


def _told(decision: Decision, play: Play, state: Any) -> Decision:
    """A decision with what there is to say of its moves, which isn't kept."""

    def told(move: Move) -> Move:
        return replace(move, words=play.game.tell(state, play.game.parse(state, move.text)))

    return replace(decision, played=told(decision.played), best=tuple(map(told, decision.best)))
