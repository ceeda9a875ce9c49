"""Compiles rules, search and what tables need of all games into the cache, two at a time, before the tests."""

from __future__ import annotations

import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager

from kroon.cli.serve import load
from kroon.core import interrupts
from kroon.core.engine import engine
from kroon.core.pool import Pool, Work
from kroon.core.registry import find_game, game_names


def ready(name: str) -> float:
    """Make sure that a game is compiled; how long that took."""
    begun = time.perf_counter()
    load(engine(find_game(name)))
    return time.perf_counter() - begun


@contextmanager
def prepare() -> Iterator[Work]:
    """In a process of its own: what compiles a game."""
    yield ready


def main() -> int:
    """Compile, and tell of each game."""
    interrupts.heed()
    try:
        with Pool(2, prepare) as pool:
            for name, seconds in pool.run(game_names()):
                print(f"  {name}: ready after {seconds:.0f} s", flush=True)
    except KeyboardInterrupt:
        return interrupts.status()
    return 0


if __name__ == "__main__":
    sys.exit(main())
