"""The race of the moves at the root of a search: all are tried equally often, and who falls behind drops out.

Half of them go at each of some times, so that those who stay are tried the more often (sequential halving); a
move that is worse beyond doubt goes at once. The search can end when one is left. A guide that is trusted has
its own move kept in the race, and taken unless another one is clearly better.
"""

from __future__ import annotations

from math import ceil, log2
from typing import Any

import numpy as np

from kroon.bots import tree

ENOUGH = 50
"""Tries before a move can be worse beyond doubt."""
DOUBT = 3.5
"""How many standard errors apart two moves must be for that."""
LEAST_SPREAD = 1e-6
"""What the variance of a move is taken to be at least."""


class Race:
    """Which moves at a root are in the race."""

    def __init__(self, nodes: Any, root: int, seat: int, trust: float = 0.0) -> None:
        self._nodes = nodes
        self._root = root
        self._seat = seat
        self._trust = trust
        self._halved = 0
        self._missing = 0
        self._running = self._children()
        self._home = tree.NONE
        nodes.out[self._running] = 0

    @property
    def size(self) -> int:
        """How many moves are in the race."""
        return len(self._running) + self._missing

    def look(self, arms: int) -> None:
        """Take in the moves that have come since; so many shall come in all."""
        children = self._children()
        self._missing = max(0, arms - len(children))
        self._running = children[self._nodes.out[children] == 0]
        self._home = int(children[-1]) if self._trust else tree.NONE

    def winner(self) -> int:
        """The node of the best move; the guide's own if no other is better by more than it is trusted."""
        self.look(0)
        means, doubts = self._estimates()
        best = int(np.argmax(means))
        for home in np.flatnonzero(self._running == self._home):
            if means[best] - means[home] <= self._trust * np.sqrt(doubts[best] + doubts[home]):
                return self._home
        return int(self._running[best])

    def rounded(self, count: int) -> int:
        """About so many tries, so that all have been tried equally often if that is possible."""
        visits = self._nodes.visits[self._running]
        behind = int((visits.max() - visits).sum() + visits.max() * self._missing)
        return behind + self.size * max(1, (count - behind) // self.size) if behind <= count else count

    def drop(self, part: float, stages: int) -> None:
        """Let those go that have fallen behind, when a part of the budget is spent."""
        if self._missing:
            return
        nodes, running = self._nodes, self._running
        visits = nodes.visits[running]
        means, doubts = self._estimates()
        order = np.argsort(-means, kind="stable")
        best, keep = order[0], len(running)
        while self._halved < int(part * stages):
            self._halved += 1
            keep = max(2, (keep + 1) // 2)
        tried = (visits >= ENOUGH) & (visits[best] >= ENOUGH)
        gone = tried & (means[best] - means > DOUBT * np.sqrt(doubts + doubts[best]))
        behind = order[keep:]
        gone[behind[running[behind] != self._home]] = True
        nodes.out[running[gone]] = 1
        self._running = running[~gone]

    def _estimates(self) -> tuple[Any, Any]:
        """The means of the moves in the race, and the squares of their standard errors."""
        nodes, running = self._nodes, self._running
        visits = nodes.visits[running]
        means = nodes.value[running, self._seat] / visits
        return means, np.maximum(nodes.squares[running] / visits - means**2, LEAST_SPREAD) / visits

    def _children(self) -> Any:
        """The nodes of all moves at the root; the first that came, the guide's own, is the last of them."""
        found = []
        child = int(self._nodes.first[self._root])
        while child != tree.NONE:
            found.append(child)
            child = int(self._nodes.next[child])
        return np.array(found, np.int64)


def stages_for(arms: int) -> int:
    """How often a number of moves is halved until one is left."""
    return max(1, ceil(log2(arms)))
