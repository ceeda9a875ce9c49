"""Judging a decision: what the best moves and the played one promise, by what the seat could know.

The search proposes moves. Then each of the best, and the played one, is judged alike, by a search of its own
from the position that it leads to. Nothing that the seat couldn't know
counts: all begin from a new deal of that.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from math import sqrt
from typing import Any

from kroon.bots.search import ENDLESS, Budget, Search
from kroon.core.engine import Engine
from kroon.core.message import Message

BEST = 3
"""How many of the best moves are told."""
PARTS = BEST + 2
"""A decision takes up to so many searches: one to propose moves, one for each move that is judged."""
SIMULATIONS = 1000
"""How many simulations each search takes, when nothing else is said."""
LEVEL = 5
"""The level whose way of thinking is used, when nothing else is said."""
SEED = 1

_STREAMS = 4
_PROPOSE, _DEAL, _JUDGE = range(3)
"""The random streams of a position. Every move is judged with the same luck."""


@dataclass(frozen=True)
class Thinking:
    """How hard to think: the level, and the simulations of each search or the seconds of a whole decision."""

    level: int = LEVEL
    simulations: int | None = None
    seconds: float | None = None
    seed: int = SEED

    @property
    def budget(self) -> Budget:
        """The budget of one search."""
        if self.seconds is None:
            return Budget(self.simulations or SIMULATIONS)
        return Budget(self.simulations or ENDLESS, self.seconds / PARTS)


@dataclass(frozen=True)
class Move:
    """A move, and what it promises."""

    text: str
    words: Message
    chances: tuple[float, ...]
    """The win chance of each seat after it."""
    win_chance: float
    """That of the seat that moves."""
    score: float
    """The score that this seat may expect in the end."""
    visits: int
    """How often the search tried it before it was judged."""
    simulations: int
    """How many simulations judged it."""


@dataclass(frozen=True)
class Decision:
    """A move of a game where there was a choice."""

    index: int
    """The number of the event; so many events came before."""
    seat: int
    legal: int
    """How many moves there were."""
    played: Move
    best: tuple[Move, ...]
    """The best moves, best first; the played one may be among them."""

    @property
    def before(self) -> float:
        """The win chance with the best move."""
        return self.best[0].win_chance

    @property
    def after(self) -> float:
        """The win chance with the played move."""
        return self.played.win_chance

    @property
    def given_away(self) -> float:
        """How much win chance the move gave away: 0 when the difference is not above the noise."""
        lost = self.before - self.after
        return lost if lost > noise(self.best[0], self.played) else 0.0


class Judge:
    """Judges positions of one game."""

    def __init__(self, engine: Engine, players: int, thinking: Thinking) -> None:
        self.engine = engine
        self.players = players
        self.thinking = thinking
        # No seat is taken to play better than the others.
        level = replace(engine.game.levels[thinking.level - 1], rivals="")
        self._search = Search(engine, level, thinking.budget)

    def decision(self, state: Any, seat: int, index: int, event: str) -> Decision | None:
        """What a seat decided with an event, `index` events into the game; None when it had no choice."""
        moves = self._legal(state)
        if len(moves) < 2:
            return None
        id = self.engine.game.parse(state, event)[0]
        played = self.engine.game.text(state, [id])
        judged = self._judged(state, seat, index, moves, [played])
        return Decision(index, seat, len(moves), judged[played], _ordered(judged.values())[:BEST])

    def best(self, state: Any, seat: int, index: int) -> tuple[Move, ...]:
        """The best moves of the seat to act, best first, `index` events into the game."""
        return _ordered(self._judged(state, seat, index, self._legal(state), []).values())

    def _legal(self, state: Any) -> dict[str, int]:
        """The legal moves: an id for each text."""
        ids = self.engine.legal_ids(state)
        return dict(zip(reversed(self.engine.game.texts(state, ids)), reversed(ids), strict=True))

    def _judged(
        self, state: Any, seat: int, index: int, moves: dict[str, int], also: Sequence[str]
    ) -> dict[str, Move]:
        """The most promising moves and some others, judged."""
        visits: dict[str, int] = {}
        for each in self._search.candidates(state, seat, self._stream(index, _PROPOSE)):
            text = self.engine.game.text(state, [each.id])
            visits[text] = visits.get(text, 0) + each.visits
        chosen = sorted(visits, key=lambda text: -visits[text])[:BEST]
        known = self._known(state, seat, index)
        return {
            text: self._judge(known, seat, index, moves[text], visits.get(text, 0))
            for text in dict.fromkeys([*chosen, *also])
        }

    def _known(self, state: Any, seat: int, index: int) -> Any:
        """The position as it may be, as far as the seat knows."""
        known = self.engine.copy(state)
        self.engine.redeal(known, seat, self._stream(index, _DEAL))
        return known

    def _judge(self, known: Any, seat: int, index: int, id: int, visits: int) -> Move:
        """What a move promises."""
        game = self.engine.game
        after = self.engine.copy(known)
        self.engine.apply(after, id)
        outlook = self._search.evaluate(after, seat, self._stream(index, _JUDGE))
        return Move(
            text=game.text(known, [id]),
            words=game.tell(known, [id]),
            chances=tuple(outlook.wins[: self.players]),
            win_chance=outlook.wins[seat],
            score=outlook.scores[seat],
            visits=visits,
            simulations=self._search.simulations,
        )

    def _stream(self, index: int, purpose: int) -> Any:
        return self.engine.generator(self.thinking.seed, index * _STREAMS + purpose)


def noise(one: Move, other: Move) -> float:
    """How far the difference of two win chances is off, usually: its standard error."""
    spread = (each.win_chance * (1 - each.win_chance) / max(each.simulations, 1) for each in (one, other))
    return sqrt(sum(spread))


def _ordered(moves: Any) -> tuple[Move, ...]:
    """Moves by their win chances, then by expected score, then by how often they were tried."""
    return tuple(sorted(moves, key=lambda each: (-each.win_chance, -each.score, -each.visits, each.text)))
