"""What each outcome of chance of a table was drawn from, for those who check the shuffles without the rules.

Whoever knows the possible outcomes with their weights can draw again (shuffle.py), and with what they are
called see whether it is the outcome in the record. Whether the lists follow from the rules,
`kroon verify` knows.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from kroon.core.contract import CHANCE
from kroon.core.play import Play
from kroon.table.errors import Refused
from kroon.table.live import Live
from kroon.table.log import EVENT, UNDO
from kroon.table.shuffle import Part, Shuffle
from kroon.table.tables import Tables
from kroon.table.views import Eyes

MOST_DRAWS = 400
"""The most outcomes of one answer."""


@dataclass(frozen=True, slots=True)
class Outcome:
    """An outcome of the log: its event, and the state in which it was drawn."""

    event: str
    before: Any


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
        outcomes = _outcomes(live)
    # the states of a log stay as they are: what follows needs the table no more, and nobody waits for it
    found = outcomes[after : after + MOST_DRAWS]
    words: dict[str, dict[int, str]] = {}
    drawn = []
    for number, outcome in enumerate(found, after + 1):
        parts = _parts(scratch, shuffle, number, outcome)
        drawn.append({"event": outcome.event, "parts": [[p.drawn, p.ids, p.weights] for p in parts]})
        for id in {id for part in parts if len(part.ids) > 1 for id in part.ids}:
            _, kind, *rest = scratch.game.text(outcome.before, [id]).split(" ")
            words.setdefault(kind, {})[id] = rest[-1]
    return {"outcomes": len(outcomes), "draws": drawn, "words": words}


def _outcomes(live: Live) -> list[Outcome]:
    """All outcomes of a log in order."""
    fold, position = live.fold, 0
    found = []
    for entry in fold.entries:
        if entry.kind == UNDO:
            position = int(entry.text)
        elif entry.kind == EVENT:
            step = fold.placed[entry.seq].step
            if step.actor == CHANCE:
                found.append(Outcome(step.event, fold.state_after(position)))
            position = entry.seq
    return found


def _parts(scratch: Play, shuffle: Shuffle, number: int, outcome: Outcome) -> list[Part]:
    """What the parts of an outcome are drawn from."""
    scratch.state = scratch.engine.copy(outcome.before)
    return shuffle.parts(scratch, number)[0]
