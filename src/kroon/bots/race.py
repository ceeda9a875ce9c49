"""The race of the moves at the root of a search: all are tried equally often, and who falls behind drops out.

Half of them go at each of some times, so that those who stay are tried the more often (sequential halving); a
move that is worse beyond doubt goes at once. Try i of all moves met the same luck, so two moves are compared by
the differences of their tries. The search can end when one is left. A guide that is trusted has its own move
kept in the race, and taken unless another one is clearly better.
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
"""What the variance of a difference is taken to be at least."""


class Race:
    """Which moves at a root are in the race."""

    def __init__(self, nodes: Any, root: int, results: Any, trust: float = 0.0) -> None:
        self._nodes = nodes
        self._root = root
        self._results = results
        self._trust = trust
        self._halved = 0
        self._missing = 0
        self._running = self._children()
        self._home = tree.NONE
        arms = np.arange(len(self._running))[::-1]  # a new one gets the next number
        nodes.arm[self._running], nodes.tries[self._running] = arms, 0
        nodes.out[self._running] = arms >= len(results)

    @property
    def size(self) -> int:
        """How many moves are in the race."""
        return len(self._running) + self._missing

    @property
    def room(self) -> int:
        """How many tries of all of them can still be kept."""
        return int(self._results.shape[1] - self._nodes.tries[self._running].max()) * self.size

    def look(self, arms: int) -> None:
        """Take in the moves that have come since; so many shall come in all."""
        children = self._children()
        self._missing = max(0, arms - len(children))
        self._running = children[self._nodes.out[children] == 0]
        self._home = int(children[-1]) if self._trust else tree.NONE

    def winner(self) -> int:
        """The node of the best move; the guide's own if no other is better by more than it is trusted."""
        self.look(0)
        self._running = self._running[self._nodes.tries[self._running] > 0]
        tries = self._tries()
        means = tries.mean(axis=1)
        best = int(np.argmax(means))
        for home in np.flatnonzero(self._running == self._home):
            if means[best] - means[home] <= self._trust * self._doubts(tries, best)[home]:
                return self._home
        return int(self._running[best])

    def rounded(self, count: int) -> int:
        """About so many tries, so that all have been tried equally often if that is possible."""
        tries = self._nodes.tries[self._running]
        behind = int((tries.max() - tries).sum() + tries.max() * self._missing)
        return behind + self.size * max(1, (count - behind) // self.size) if behind <= count else count

    def drop(self, part: float, stages: int) -> None:
        """Let those go that have fallen behind, when a part of the budget is spent."""
        if self._missing:
            return
        nodes, running = self._nodes, self._running
        tries = self._tries()
        if not tries.size:
            return
        means = tries.mean(axis=1)
        order = np.argsort(-means, kind="stable")
        best, keep = order[0], len(running)
        while self._halved < int(part * stages):
            self._halved += 1
            keep = max(2, (keep + 1) // 2)
        gone = np.zeros(len(running), bool)
        if tries.shape[1] >= ENOUGH:
            gone = means[best] - means > DOUBT * self._doubts(tries, best)
        behind = order[keep:]
        gone[behind[running[behind] != self._home]] = True
        nodes.out[running[gone]] = 1
        self._running = running[~gone]

    def _tries(self) -> Any:
        """What the tries of the moves in the race were worth, as far as all have been tried."""
        arms, count = self._nodes.arm[self._running], self._nodes.tries[self._running].min()
        return self._results[arms, :count]

    def _doubts(self, tries: Any, best: int) -> Any:
        """The standard errors of how much better the best is than the others."""
        spread = np.maximum((tries[best] - tries).var(axis=1), LEAST_SPREAD)
        return np.sqrt(spread / tries.shape[1])

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
