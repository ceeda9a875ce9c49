"""A bot that searches: it grows a tree (tree.py) for a number of simulations or a time, and takes the move
that was tried most.

The tree is kept while the bot takes several steps of one turn. With a number of simulations, a seed and the
same questions the answers are the same.
"""

from __future__ import annotations

import time
from dataclasses import dataclass
from typing import Any

import numpy as np

from kroon.bots import tree
from kroon.core.drivers import SPARE
from kroon.core.engine import Engine
from kroon.core.functions import call_table

_ARRAYS = ("states", "calls", "calls", "ids", "ids", "nodes", "ids", "rng")
WORDS = ("id", *_ARRAYS, "id", "id", "id", "id", "numbers")
"""The signature of `grow`."""
DEEPEST = 512
"""The longest path of a tree."""
CHUNK = 64
"""Simulations between two looks at the clock, at first."""
ENOUGH = 400_000
"""The most nodes of a tree."""


@dataclass(frozen=True)
class Budget:
    """When to stop: after so many simulations, or so many seconds, whichever comes first."""

    simulations: int = ENOUGH
    seconds: float = float("inf")


@dataclass(frozen=True)
class Candidate:
    """A move at the root: how often it was tried, what it is worth, and the share of wins it came to."""

    id: int
    visits: int
    value: float
    wins: float


class Search:
    """Searches for one seat after another of one game."""

    def __init__(self, engine: Engine, budget: Budget, guide: str, tune: Any) -> None:
        self.engine = engine
        self.budget = budget
        self.simulations = 0
        """How many simulations the last answer took."""
        policy, self._plan = engine.bot(guide)
        self._guides = call_table([policy])
        self._tune = np.array(tune, np.float64)
        self._grow = engine.driver(tree.grow, WORDS, {"nodes": tree.NODE})
        self._states = engine.states(2 + SPARE)
        self._ids = engine.id_space()
        self._path = np.zeros(DEEPEST, np.int64)
        self._nodes = np.zeros(min(budget.simulations, ENOUGH) + 2, tree.NODE).view(np.recarray)
        self._root = self._used = 0
        self._expected: bytes | None = None

    def choose(self, state: Any, seat: int, rng: Any) -> int:
        """The best move for the seat to act; it is taken to be played."""
        candidates = self.candidates(state, seat, rng)
        chosen = max(candidates, key=lambda each: (each.visits, each.value)).id
        self._follow(state, chosen)
        return chosen

    def candidates(self, state: Any, seat: int, rng: Any) -> list[Candidate]:
        """All moves of the seat to act that were tried, most visited first."""
        legal = self.engine.legal_ids(state)
        self.simulations = 0
        if len(legal) == 1:
            return [Candidate(legal[0], 0, 0.0, 0.0)]
        self._states[0] = state
        if self._expected is None or self._expected != self._states[0].tobytes():
            self._plant()
        self._search(seat, rng)
        nodes, found = self._nodes, []
        child = int(nodes.first[self._root])
        while child != tree.NONE:
            visits = int(nodes.visits[child])
            value, wins = (float(each[child, seat]) / max(visits, 1) for each in (nodes.value, nodes.wins))
            found.append(Candidate(int(nodes.move[child]), visits, value, wins))
            child = int(nodes.next[child])
        return sorted(found, key=lambda each: (-each.visits, -each.value, each.id))

    def _search(self, seat: int, rng: Any) -> None:
        begun = time.perf_counter()
        chunk = CHUNK
        while self.simulations < self.budget.simulations:
            count = min(chunk, self.budget.simulations - self.simulations)
            self._used = int(
                self._grow(
                    self._states, self.engine.calls, self._guides, self._plan, self._ids, self._nodes,
                    self._path, rng, seat, self._root, self._used, count, self._tune,
                )
            )  # fmt: skip
            self.simulations += count
            spent = time.perf_counter() - begun
            if spent >= self.budget.seconds or self._used == len(self._nodes) or self._settled():
                return
            if self.budget.seconds < float("inf"):
                left = (self.budget.seconds - spent) / max(spent, 1e-6) * self.simulations
                chunk = max(1, min(int(left), 2 * chunk))
            else:
                chunk *= 2

    def _settled(self) -> bool:
        """Whether no other move can catch up with the most visited one any more."""
        left = self.budget.simulations - self.simulations
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
