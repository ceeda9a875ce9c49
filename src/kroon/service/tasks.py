"""What workers are asked to do: plain values that travel between processes, and the doing.

A worker does one task at a time. It keeps engines, bots and games from task to task.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

from kroon.core import record as records
from kroon.core.contract import CHANCE
from kroon.core.play import Play, replayed
from kroon.core.registry import find_game
from kroon.review import Judge, Thinking
from kroon.review.reviewing import DIGITS, Work
from kroon.table import bots
from kroon.table.gains import gains

HINT = Thinking(simulations=1000, seconds=3.0)
"""How hard is thought about a hint."""
REVIEW = Thinking(simulations=500, seconds=2.0)
"""How hard is thought about each decision of a review."""


@dataclass(frozen=True)
class Hint:
    """The best moves are asked for, after these events."""

    table: str
    game: str
    options: dict[str, Any]
    events: tuple[str, ...]
    number: int
    """That of the seat's stream, which the luck of the search follows: that of the log would tell of decisions
    that the seat may not notice."""


@dataclass(frozen=True)
class Decision:
    """A decision of a finished game is to be judged, the one with that number among its events."""

    table: str
    record: dict[str, Any]
    index: int


@dataclass(frozen=True)
class Decisions:
    """The numbers of the decisions of a finished game are asked for."""

    table: str
    record: dict[str, Any]


@dataclass(frozen=True)
class Score:
    """The score of an end position, drawn at a real table."""

    game: str
    sheet: Any


@dataclass(frozen=True)
class WarmUp:
    """All games are to be ready, so that the first who plays one needn't wait."""


Task = bots.Task | Hint | Decision | Decisions | Score


def kind_of(task: Task) -> tuple[str, str]:
    """The kind of a task: those of one kind take about as long."""
    match task:
        case bots.Task(game=game, bot=bot):
            return game, bot
        case Decision(record=record) | Decisions(record=record):
            return str(record["game"]), type(task).__name__
    return task.game, type(task).__name__


def do(task: Task | WarmUp) -> Any:
    """Do a task, in a worker."""
    return _DO[type(task)](task)


def _hint(task: Hint) -> list[dict[str, Any]]:
    play = replayed(find_game(task.game), task.options, task.events)
    return best_moves(play, task.number)


def best_moves(play: Play, number: int, thinking: Thinking = HINT) -> list[dict[str, Any]]:
    """The best moves of the seat to act, by what it knows; `number` chooses the luck of the search."""
    seat = play.actor
    if seat <= CHANCE:
        return []
    best = Judge(play.engine, play.players, thinking).best(play.state, seat, number)
    ids = [play.parse(move.text)[0] for move in best]
    points = gains(play.engine, play.state, seat, ids)
    return [
        {
            "event": move.text,
            "told": move.words,
            "chance": round(move.win_chance, DIGITS),
            "score": round(move.score, DIGITS),
            "gain": gain,
        }
        for move, gain in zip(best, points, strict=True)
    ]


MOST_RECORDS = 4
"""How many records a worker keeps replayed."""
_works: dict[str, Work] = {}


def _of(task: Decision | Decisions) -> Work:
    if task.table not in _works:
        _works[task.table] = Work(records.from_json(task.record), REVIEW)
        while len(_works) > MOST_RECORDS:
            del _works[next(iter(_works))]
    return _works[task.table]


def _decision(task: Decision) -> Any:
    return _of(task).judge(task.index)


def _decisions(task: Decisions) -> list[int]:
    return _of(task).numbers


def _score(task: Score) -> dict[str, Any]:
    return find_game(task.game).from_sheet(task.sheet)


_DO: dict[type[Any], Callable[[Any], Any]] = {
    bots.Task: bots.think,
    Hint: _hint,
    Decision: _decision,
    Decisions: _decisions,
    Score: _score,
    WarmUp: lambda _: bots.warm_up(),
}
