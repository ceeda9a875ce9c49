"""A bot that searches: it grows a tree (tree.py) for a number of simulations or a time, and takes the move
that wins the race at its root (race.py).

The tree is kept while the bot takes several steps of one turn. With a number of simulations, a seed and the
same questions the answers are the same.
"""

from __future__ import annotations

import random
import time
from dataclasses import dataclass
from typing import Any

import numpy as np

from kroon.bots import tree
from kroon.bots.race import Race, stages_for
from kroon.core.contract import Level
from kroon.core.drivers import SPARE
from kroon.core.engine import Engine
from kroon.core.functions import call_table
from kroon.core.rng import WORDS as GENERATOR

_ARRAYS = ("states", "calls", "calls", "plans", "ids", "nodes", "ids", "values", "rng", "rngs")
WORDS = ("id", *_ARRAYS, *("id",) * 6, "numbers")
"""The signature of `grow`."""
DEEPEST = 512
"""The longest path of a tree."""
CHUNK = 64
"""Simulations between two looks at the clock, at first."""
PIECE = 512
"""The most simulations without a return to Python, which is when a process heeds a signal."""
MOST_NODES = 400_000
"""The most nodes of a tree."""
MOST_ARMS, MOST_TRIES = 256, 1 << 16
"""The most moves that run a race, and the most tries of one."""
ENDLESS = 1 << 40
"""A number of simulations that nobody reaches."""


@dataclass(frozen=True)
class Budget:
    """When to stop: after so many simulations, or so many seconds, whichever comes first.

    A search also stops when one move is better than all others beyond doubt.
    """

    simulations: int = ENDLESS
    seconds: float = float("inf")


@dataclass(frozen=True)
class Candidate:
    """A move at the root: how often it was tried, what it is worth, its share of wins and its mean score."""

    id: int
    visits: int
    value: float
    wins: float
    score: float


@dataclass(frozen=True)
class Outlook:
    """What a position promises: the share of wins and the mean score of each seat."""

    wins: list[float]
    scores: list[float]


class Search:
    """Searches for one seat after another of one game."""

    def __init__(self, engine: Engine, level: Level, budget: Budget | None = None) -> None:
        self.engine = engine
        self.budget = budget or Budget(level.simulations, level.seconds)
        self.simulations = 0
        """How many simulations the last answer took."""
        guides = [engine.bot(name) for name in (level.guide, level.playout, level.rivals or level.playout)]
        self._guides = call_table([policy for policy, _ in guides])
        self._plans = np.array([plan for _, plan in guides])
        self._level = level
        self._tune = np.array([getattr(level, name) for name in tree.SETTINGS], np.float64)
        self._grow = engine.driver(tree.grow, WORDS, {"nodes": tree.NODE})
        self._calls = engine.calls
        self._states = engine.states(2 + SPARE)
        self._ids = engine.id_space()
        self._lucks = np.zeros((tree.LUCKS, GENERATOR), np.uint64)
        self._path = np.zeros(DEEPEST, np.int64)
        count = min(2 * self.budget.simulations, MOST_NODES) + 2  # a simulation adds two nodes at most
        self._nodes = np.zeros(count, tree.NODE).view(np.recarray)
        arms = min(MOST_ARMS, engine.game.moves)
        self._results = np.zeros((arms, min(self.budget.simulations, MOST_TRIES)))
        self._root = self._used = 0
        self._expected: bytes | None = None

    def choose(self, state: Any, seat: int, rng: Any) -> int:
        """The best move for the seat to act; it is taken to be played."""
        if slips(self._level, rng):
            self._expected = None
            return self.engine.choose(state, "random", rng)
        chosen = self.candidates(state, seat, rng)[0].id
        self._follow(state, chosen)
        return chosen

    def candidates(self, state: Any, seat: int, rng: Any) -> list[Candidate]:
        """All moves of the seat to act that were tried: the best, others in the race, then the rest."""
        legal = self.engine.legal_ids(state)
        self.simulations = 0
        if len(legal) == 1:
            return [Candidate(legal[0], 0, 0.0, 0.0, 0.0)]
        self._states[0] = state
        if self._expected is None or self._expected != self._states[0].tobytes():
            self._plant()
        winner = self._race(seat, rng, len(legal))
        nodes, found = self._nodes, []
        child = int(nodes.first[self._root])
        while child != tree.NONE:
            visits, out = int(nodes.visits[child]), bool(nodes.out[child])
            sums = (each[child, seat] for each in (nodes.value, nodes.wins, nodes.points))
            made = Candidate(int(nodes.move[child]), visits, *(float(each) / visits for each in sums))
            found.append(((child != winner, out, -visits if out else 0, -made.value, made.id), made))
            child = int(nodes.next[child])
        return [made for _, made in sorted(found, key=lambda each: each[0])]

    def evaluate(self, state: Any, seat: int, rng: Any) -> Outlook:
        """What a position promises, whoever acts next, by what a seat knows of it."""
        self._states[0] = state
        self._expected = None
        self._plant()
        self.simulations = 0
        self._search(seat, rng)
        root = self._nodes[self._root]
        return Outlook(*((each / max(int(root.visits), 1)).tolist() for each in (root.wins, root.points)))

    def _search(self, seat: int, rng: Any) -> None:
        """Grow the tree until the budget is spent."""
        begun, seed, part, count = time.perf_counter(), drawn(rng), 0.0, CHUNK
        while part < 1:
            self._simulate(seat, rng, min(count, self.budget.simulations - self.simulations), 0, seed)
            part = self._spent(begun)
            count = min(self.simulations, self._until(1, part))

    def _race(self, seat: int, rng: Any, legal: int) -> int:
        """Try the moves at the root in turn, until one is left or the budget is spent; the node of the best."""
        budget, begun, seed = self.budget, time.perf_counter(), drawn(rng)
        race = Race(self._nodes, self._root, self._results, self._level.trust)
        expected = budget.simulations if budget.seconds == float("inf") else min(budget.simulations, CHUNK)
        arms = self._arms(expected, legal)
        self._simulate(seat, rng, arms * max(1, min(CHUNK, budget.simulations) // arms), arms, seed)
        arms = self._arms(int(self.simulations / self._spent(begun)), legal)
        stages = stages_for(arms)
        while (part := self._spent(begun)) < 1:
            race.look(arms if self._used < len(self._nodes) else 0)
            race.drop(part, stages)
            if race.size == 1:
                break
            left = min(budget.simulations - self.simulations, race.room)
            if left < race.size:
                break
            count = min(self.simulations, self._until((int(part * stages) + 1) / stages, part), left)
            self._simulate(seat, rng, min(race.rounded(count), left), arms, seed)
        return race.winner()

    def _simulate(self, seat: int, rng: Any, count: int, arms: int, seed: int) -> None:
        """Run some simulations."""
        for done in range(0, count, PIECE):
            piece = min(PIECE, count - done)
            self._used = int(
                self._grow(
                    self._states, self._calls, self._guides, self._plans, self._ids, self._nodes,
                    self._path, self._results, rng, self._lucks, seat, self._root, self._used, piece, arms,
                    seed, self._tune,
                )
            )  # fmt: skip
        self.simulations += count

    def _spent(self, begun: float) -> float:
        """The part of the budget that is spent."""
        seconds = time.perf_counter() - begun
        return max(self.simulations / self.budget.simulations, seconds / self.budget.seconds)

    def _until(self, then: float, part: float) -> int:
        """About how many simulations there will be until so much of the budget is spent."""
        return int(self.simulations * (then / part - 1)) + 1

    def _arms(self, simulations: int, legal: int) -> int:
        """How many moves are tried at the root, with so many simulations; one, where there is time for none."""
        simulations = max(1, simulations)
        widest = 1 + self._tune[tree.WIDEN] * simulations ** self._tune[tree.WIDEN_POWER]
        return min(legal, simulations, int(widest), len(self._results))

    def _plant(self) -> None:
        """Begin a new tree."""
        self._root, self._used = 0, 1
        self._nodes[0] = np.zeros((), tree.NODE)

    def _follow(self, state: Any, chosen: int) -> None:
        """Keep the tree below a move, for the case that the same seat acts next."""
        self._expected = None
        child = int(self._nodes.first[self._root]) if self.simulations else tree.NONE
        while child != tree.NONE and self._nodes.move[child] != chosen:
            child = int(self._nodes.next[child])
        if child == tree.NONE or self._used > len(self._nodes) // 2:
            return
        after = self.engine.copy(state)
        self.engine.apply(after, chosen)
        if self.engine.actor(after) == self.engine.actor(state):
            self._expected = after.tobytes()
            self._root = child


def slips(level: Level, rng: Any) -> bool:
    """Whether a bot of a level takes any move now instead of thinking."""
    return random.Random(int(rng[0])).random() < level.slips


def drawn(rng: Any) -> int:
    """A seed from a generator."""
    drawn = int(rng[0])
    rng[0] = (drawn + int(rng[1])) % 2**64
    return drawn >> 1
