"""A review of a whole record: every decision judged, in this process or in several, and what follows.

A decision depends only on the record, the seed and its number, so the result is the same whoever judges it.
"""

from __future__ import annotations

from collections.abc import Callable, Generator, Iterator, Sequence
from contextlib import closing, contextmanager
from dataclasses import dataclass
from typing import Any

from kroon.core import record
from kroon.core.errors import short
from kroon.core.events import SEAT_LETTERS
from kroon.core.options import Choices
from kroon.core.play import Play
from kroon.core.pool import Pool
from kroon.core.pool import Work as Doing
from kroon.review.accuracy import accuracy, costliest
from kroon.review.judging import Decision, Judge, Move, Thinking

MOST_NAME = 40
"""The longest name of a player that is shown."""
DIGITS = 4
"""The digits of chances and scores in JSON."""


@dataclass(frozen=True)
class Reviewed:
    """A player, summed up."""

    seat: int
    name: str | None
    score: int
    decisions: int
    accuracy: float | None
    given_away: float
    """The sum over all decisions."""
    costliest: tuple[Decision, ...]

    @property
    def mean_given_away(self) -> float:
        """What a decision gave away on average."""
        return self.given_away / max(self.decisions, 1)


@dataclass(frozen=True)
class Point:
    """The win chance of each seat after a number of events."""

    after: int
    chances: tuple[float, ...]


@dataclass(frozen=True)
class Review:
    """A game with all its decisions judged."""

    game: str
    options: dict[str, Choices]
    thinking: Thinking
    events: int
    over: bool
    winners: tuple[str, ...]
    players: tuple[Reviewed, ...]
    decisions: tuple[Decision, ...]
    graph: tuple[Point, ...]
    """In the order of events; between two points nothing was judged anew."""

    def to_json(self) -> dict[str, Any]:
        """The review as plain values."""
        thinking = self.thinking
        timed = thinking.seconds is not None
        return {
            "game": self.game,
            "options": self.options,
            "level": thinking.level,
            "simulations": thinking.simulations if timed else thinking.budget.simulations,
            "time": None if thinking.seconds is None else round(thinking.seconds * 1000),
            "seed": thinking.seed,
            "events": self.events,
            "over": self.over,
            "winners": list(self.winners),
            "players": [_player_json(each) for each in self.players],
            "decisions": [_decision_json(each) for each in self.decisions],
            "graph": [
                {"after": each.after, "win_chances": [round(chance, DIGITS) for chance in each.chances]}
                for each in self.graph
            ],
        }


def review(
    read: record.Record,
    thinking: Thinking | None = None,
    jobs: int = 1,
    progress: Callable[[int, int], None] | None = None,
) -> Review:
    """Judge every decision of a record; `progress` hears how many are done, of how many.

    Raises BadEvent, or another KroonError, for a record that can't be replayed.
    """
    thinking = thinking or Thinking()
    work = Work(read, thinking)
    decisions: list[Decision] = []
    with closing(work.judge_all() if jobs == 1 else _in_processes(work, jobs)) as found:
        for each in found:
            decisions.append(each)
            if progress:
                progress(len(decisions), len(work.numbers))
    decisions.sort(key=lambda each: each.index)
    return summed_up(read, work.play, thinking, decisions)


def move_json(move: Move) -> dict[str, Any]:
    """A judged move as plain values."""
    return {
        "move": move.text,
        "words": str(move.words),
        "win_chance": round(move.win_chance, DIGITS),
        "score": round(move.score, DIGITS),
        "visits": move.visits,
    }


class Work:
    """A record, replayed: the positions where there is something to decide."""

    def __init__(self, read: record.Record, thinking: Thinking) -> None:
        self.record = read
        self.thinking = thinking
        self.play = record.begin(read)
        self._judge = Judge(self.play.engine, self.play.players, thinking)
        self._states: dict[int, Any] = {}
        for index, _, play in record.replay(read, self.play):
            if play.actor >= 0 and len(play.legal()) > 1:
                self._states[index] = play.engine.copy(play.state)
        self.numbers = list(self._states)
        """The numbers of the events that are decisions."""

    def judge(self, index: int) -> Decision:
        """One decision."""
        state = self._states[index]
        seat = int(self.play.engine.actor(state))
        decision = self._judge.decision(state, seat, index, self.record.events[index])
        assert decision is not None
        return decision

    def judge_all(self) -> Generator[Decision, None, None]:
        """All decisions, in this process."""
        for index in self.numbers:
            yield self.judge(index)


def _in_processes(work: Work, jobs: int) -> Generator[Decision, None, None]:
    """All decisions, judged in several processes, as they are ready."""
    with Pool(min(jobs, max(1, len(work.numbers))), _prepare, work.record, work.thinking) as pool:
        for _, decision in pool.run(work.numbers):
            yield decision


@contextmanager
def _prepare(read: record.Record, thinking: Thinking) -> Iterator[Doing]:
    """In a process of its own: what judges a decision."""
    yield Work(read, thinking).judge


def summed_up(read: record.Record, play: Play, thinking: Thinking, decisions: Sequence[Decision]) -> Review:
    """The review of a record whose decisions are judged."""
    players = []
    for seat, score in enumerate(play.scores()):
        own = [each for each in decisions if each.seat == seat]
        given_away = sum(each.given_away for each in own)
        name = short(read.seats[seat], MOST_NAME) if read.seats else None
        players.append(Reviewed(seat, name, score, len(own), accuracy(own), given_away, costliest(own)))
    return Review(
        game=play.game.name,
        options=play.game.options.given(play.options),
        thinking=thinking,
        events=len(read.events),
        over=play.over,
        winners=tuple(play.winners()),
        players=tuple(players),
        decisions=tuple(decisions),
        graph=tuple(_graph(play, decisions)),
    )


def _graph(play: Play, decisions: Sequence[Decision]) -> Iterator[Point]:
    """The win chances before each decision, after one that no decision follows, and at the end."""
    end = len(play.events)
    begun = {each.index for each in decisions}
    for each in decisions:
        yield Point(each.index, each.best[0].chances)
        after = each.index + 1
        if after not in begun and not (play.over and after == end):
            yield Point(after, each.played.chances)
    if play.over:
        winners = play.winners()
        letters = SEAT_LETTERS[: play.players]
        yield Point(end, tuple(1 / len(winners) if letter in winners else 0.0 for letter in letters))


def _player_json(player: Reviewed) -> dict[str, Any]:
    return {
        "seat": SEAT_LETTERS[player.seat],
        "name": player.name,
        "score": player.score,
        "decisions": player.decisions,
        "accuracy": None if player.accuracy is None else round(player.accuracy, 1),
        "given_away": round(player.given_away, DIGITS),
        "costliest": [each.index for each in player.costliest],
    }


def _decision_json(decision: Decision) -> dict[str, Any]:
    return {
        "event": decision.index,
        "seat": SEAT_LETTERS[decision.seat],
        "legal": decision.legal,
        "before": round(decision.before, DIGITS),
        "after": round(decision.after, DIGITS),
        "given_away": round(decision.given_away, DIGITS),
        "best_score": round(decision.best[0].score, DIGITS),
        "played": move_json(decision.played),
        "best": [move_json(each) for each in decision.best],
    }
