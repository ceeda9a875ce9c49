"""Several trees at once, each grown in a process of its own; a move counts with all its visits.

The processes get a copy in which other seats' secrets are dealt anew, never the true state. With a number of
simulations, a seed and a number of trees the answers are the same.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from typing import Any

from kroon.bots.search import Budget, Candidate, Search, drawn, slips
from kroon.core.contract import Level
from kroon.core.engine import Engine, engine
from kroon.core.pool import Pool, Work
from kroon.core.registry import find_game


class Forest:
    """Searches for one seat after another of one game, with several trees."""

    def __init__(self, engine: Engine, level: Level, budget: Budget | None, trees: int) -> None:
        self.engine = engine
        self._level = level
        self._trees = trees
        self._pool = Pool(trees, _prepare, engine.game.name, level, budget)

    def choose(self, state: Any, seat: int, rng: Any) -> int:
        """The best move for the seat to act."""
        if slips(self._level, rng):
            return self.engine.choose(state, "random", rng)
        candidates = self.candidates(state, seat, rng)
        return max(candidates, key=lambda each: (each.visits, each.value)).id

    def candidates(self, state: Any, seat: int, rng: Any) -> list[Candidate]:
        """All moves of the seat to act that were tried, most visited first."""
        known = self.engine.copy(state)
        self.engine.redeal(known, seat, rng)
        luck = drawn(rng)
        tasks = [(known.tobytes(), seat, luck, number) for number in range(self._trees)]
        return merged([found for _, found in self._pool.run(tasks)])

    def close(self) -> None:
        """End the processes."""
        self._pool.close()


def merged(trees: Sequence[Sequence[Candidate]]) -> list[Candidate]:
    """What several trees found, as if it were one."""
    found: dict[int, list[Candidate]] = {}
    for each in (candidate for tree in trees for candidate in tree):
        found.setdefault(each.id, []).append(each)
    together = []
    for id, parts in sorted(found.items()):
        visits = sum(each.visits for each in parts)
        sums = (
            sum(getattr(each, name) * each.visits for each in sorted(parts, key=lambda part: part.value))
            for name in ("value", "wins", "score")
        )
        together.append(Candidate(id, visits, *(each / max(visits, 1) for each in sums)))
    return sorted(together, key=lambda each: (-each.visits, -each.value, each.id))


@contextmanager
def _prepare(game: str, level: Level, budget: Budget | None) -> Iterator[Work]:
    """In a process: what grows a tree."""
    using = engine(find_game(game))
    search = Search(using, level, budget)

    def grow(task: tuple[bytes, int, int, int]) -> list[Candidate]:
        state, seat, luck, number = task
        return search.candidates(using.read(state), seat, using.generator(luck, number))

    yield grow
