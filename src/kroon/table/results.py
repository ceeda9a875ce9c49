"""The result of a table that is over."""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence
from typing import Any

from kroon.core.events import SEAT_LETTERS
from kroon.core.play import Play
from kroon.table.live import Live
from kroon.table.log import BY_RESIGNING, END, RESIGN, Entry
from kroon.table.steps import Step


def result_of(live: Live, added: Sequence[Entry], steps: Mapping[int, Step]) -> dict[str, Any]:
    """The result after the last entries, which aren't part of the table yet."""
    play = live.fold.scratch()
    events = [steps[entry.seq] for entry in added if entry.seq in steps]
    if events:
        play.state = play.engine.copy(events[-1].after)
    resigned = live.fold.resigned | {SEAT_LETTERS.index(e.actor) for e in added if e.kind == RESIGN}
    return result_in(play, resigned, next(entry.text for entry in added if entry.kind == END))


def result_in(play: Play, resigned: Collection[int], end: str) -> dict[str, Any]:
    """Points and score sheets by the rules; those who resigned have lost.

    Who has won is decided among the others; when resigning ended the game, they all have.
    """
    staying = [seat for seat in range(play.players) if seat not in resigned]
    ranks = play.engine.ranking(play.state)[: play.players]
    winners = staying if end == BY_RESIGNING else []
    if play.over and staying:
        best = min(ranks[seat] for seat in staying)
        winners = [seat for seat in staying if ranks[seat] == best]
    return {
        "scores": play.scores(),
        "ranks": ranks,
        "winners": [SEAT_LETTERS[seat] for seat in winners],
        "resigned": [SEAT_LETTERS[seat] for seat in sorted(resigned)],
        "end": end,
        "breakdown": play.game.breakdown(play.state),
        "explain": play.game.explain(play.state),
    }
