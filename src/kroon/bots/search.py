"""A bot that searches: it grows a tree (tree.py) for a number of simulations or a time, and takes the move
that was tried most.

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
from kroon.core.contract import Level
from kroon.core.drivers import SPARE
from kroon.core.engine import Engine
from kroon.core.functions import call_table

_ARRAYS = ("states", "calls", "calls", "plans", "ids", "nodes", "ids", "rng")
WORDS = ("id", *_ARRAYS, "id", "id", "id", "id", "numbers")
"""The signature of `grow`."""
DEEPEST = 512
"""The longest path of a tree."""
CHUNK = 64
"""Simulations between two looks at the clock, at first."""
MOST_NODES = 400_000
"""The most nodes of a tree."""
ENDLESS = 1 << 40
"""A number of simulations that nobody reaches."""


@dataclass(frozen=True)
class Budget:
    """When to stop: after so many simulations, or so many seconds, whichever comes first.

    A search also stops when no other move can catch up any more with the one that was tried most.
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
        guides = [engine.bot(name) for name in (level.guide, level.playout)]
        self._guides = call_table([policy for policy, _ in guides])
        self._plans = np.array([plan for _, plan in guides])
        self._slips = level.slips
        self._tune = np.array([getattr(level, name) for name in tree.SETTINGS], np.float64)
        self._grow = engine.driver(tree.grow, WORDS, {"nodes": tree.NODE})
        self._states = engine.states(2 + SPARE)
        self._ids = engine.id_space()
        self._path = np.zeros(DEEPEST, np.int64)
        self._nodes = np.zeros(min(self.budget.simulations, MOST_NODES) + 2, tree.NODE).view(np.recarray)
        self._root = self._used = 0
        self._expected: bytes | None = None

    def choose(self, state: Any, seat: int, rng: Any) -> int:
        """The best move for the seat to act; it is taken to be played."""
        if self._slips and random.Random(int(rng[0])).random() < self._slips:
            self._expected = None
            return self.engine.choose(state, "random", rng)
        candidates = self.candidates(state, seat, rng)
        chosen = max(candidates, key=lambda each: (each.visits, each.value)).id
        self._follow(state, chosen)
        return chosen

    def candidates(self, state: Any, seat: int, rng: Any) -> list[Candidate]:
        """All moves of the seat to act that were tried, most visited first."""
        legal = self.engine.legal_ids(state)
        self.simulations = 0
        if len(legal) == 1:
            return [Candidate(legal[0], 0, 0.0, 0.0, 0.0)]
        self._states[0] = state
        if self._expected is None or self._expected != self._states[0].tobytes():
            self._plant()
        self._search(seat, rng)
        nodes, found = self._nodes, []
        child = int(nodes.first[self._root])
        while child != tree.NONE:
            visits = int(nodes.visits[child])
            sums = (each[child, seat] for each in (nodes.value, nodes.wins, nodes.points))
            found.append(Candidate(int(nodes.move[child]), visits, *(float(each) / visits for each in sums)))
            child = int(nodes.next[child])
        return sorted(found, key=lambda each: (-each.visits, -each.value, each.id))

    def evaluate(self, state: Any, seat: int, rng: Any) -> Outlook:
        """What a position promises, whoever acts next, by what a seat knows of it."""
        self._states[0] = state
        self._expected = None
        self._plant()
        self.simulations = 0
        self._search(seat, rng, settle=False)
        root = self._nodes[self._root]
        return Outlook(*((each / max(int(root.visits), 1)).tolist() for each in (root.wins, root.points)))

    def _search(self, seat: int, rng: Any, settle: bool = True) -> None:
        budget = self.budget
        begun = time.perf_counter()
        left, chunk = budget.simulations, CHUNK
        while left > 0:
            count = min(chunk, left)
            self._used = int(
                self._grow(
                    self._states, self.engine.calls, self._guides, self._plans, self._ids, self._nodes,
                    self._path, rng, seat, self._root, self._used, count, self._tune,
                )
            )  # fmt: skip
            self.simulations += count
            spent = time.perf_counter() - begun
            if spent >= budget.seconds:
                return
            left, chunk = budget.simulations - self.simulations, 2 * chunk
            if budget.seconds < float("inf"):
                in_time = int((budget.seconds - spent) / max(spent, 1e-6) * self.simulations) + 1
                left, chunk = min(left, 2 * in_time), min(chunk, in_time)
            if settle and self._settled(left):
                return

    def _settled(self, left: int) -> bool:
        """Whether no other move can catch up with the most visited one in so many simulations."""
        child = int(self._nodes.first[self._root])
        visits = []
        while child != tree.NONE:
            visits.append(int(self._nodes.visits[child]))
            child = int(self._nodes.next[child])
        most, second = sorted([0, 0, *visits])[:-3:-1]
        return most - second > left

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
