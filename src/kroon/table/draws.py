"""What each outcome of chance of a table was drawn from, for those who check the shuffles without the rules.

Whoever knows the possible outcomes with their weights can draw again (shuffle.py), and with what they are
called see whether it is the outcome in the record. Whether the lists follow from the rules,
`kroon verify` knows.
"""

from __future__ import annotations

from typing import Any

from kroon.core.events import CHANCE_LETTER
from kroon.core.play import Play
from kroon.table.errors import Refused
from kroon.table.live import Live
from kroon.table.log import EVENT, UNDO
from kroon.table.steps import make_step
from kroon.table.tables import Tables
from kroon.table.views import Eyes

MOST_DRAWS = 400
"""The most outcomes of one answer."""
START = 1
"""The number of a log's first entry: the empty table."""


def draws(tables: Tables, eyes: Eyes, after: int = 0) -> dict[str, Any]:
    """The outcomes after that number, those that were taken back included; at most MOST_DRAWS of them.

    `draws` has for each its event and its parts: the id that was drawn, the possible ids, their weights.
    `words` says what ids mean, by the kind of the event. An id with no other beside it needs no word, as
    nothing is drawn; and it may mean different things in different places (the next game of a dynasty).
    """
    with tables.at(eyes.table) as live:
        if live.fold.ended is None:
            raise Refused("table-not-over")
        shuffle, scratch = live.shuffle, Play(live.game, live.row.options, live.fold.play.engine)
        if shuffle is None:
            raise Refused("table-no-draws")
        log = _Log(live)
    # what follows needs the table no more, so nobody waits for it
    words: dict[str, dict[int, str]] = {}
    drawn = []
    for number, (parent, event) in enumerate(log.outcomes[after : after + MOST_DRAWS], after + 1):
        before = log.state_after(parent, scratch)
        scratch.state = scratch.engine.copy(before)
        parts, _ = shuffle.parts(scratch, number)
        drawn.append({"event": event, "parts": [[part.drawn, part.ids, part.weights] for part in parts]})
        for id in {id for part in parts if len(part.ids) > 1 for id in part.ids}:
            _, kind, *rest = scratch.game.text(before, [id]).split(" ")
            words.setdefault(kind, {})[id] = rest[-1]
    return {"outcomes": len(log.outcomes), "draws": drawn, "words": words}


class _Log:
    """The outcomes of a log, and how the games before them are found again."""

    def __init__(self, live: Live) -> None:
        fold, parent = live.fold, START
        self.outcomes: list[tuple[int, str]] = []
        """The number of the event before each outcome, and the outcome itself."""
        self._undone: dict[int, tuple[int, str]] = {}
        """The same of all events that were taken back, by their number."""
        self._states = {placed.seq: placed.step.after for placed in fold.line}
        self._states[START] = fold.state_after(START)
        for entry in fold.entries:
            if entry.kind == UNDO:
                parent = int(entry.text)
            elif entry.kind == EVENT:
                if entry.actor == CHANCE_LETTER:
                    self.outcomes.append((parent, entry.text))
                if entry.seq not in self._states:
                    self._undone[entry.seq] = (parent, entry.text)
                parent = entry.seq

    def state_after(self, seq: int, scratch: Play) -> Any:
        """The state after an event; one that was taken back is played again."""
        branch: list[int] = []
        while seq not in self._states:
            branch.append(seq)
            seq = self._undone[seq][0]
        for each in reversed(branch):
            parent, event = self._undone[each]
            scratch.state = scratch.engine.copy(self._states[parent])
            self._states[each] = make_step(scratch, event).after
            seq = each
        return self._states[seq]
