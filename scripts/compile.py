"""Compiles all that tests need of all games into the cache, two games at a time.

Tests run in several processes, each of which would compile the same anew.
"""

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
from kroon.dataset import driver as datasets
from kroon.envs import driver as environments
from kroon.envs import trying as afterstates


def ready(name: str) -> float:
    """Make sure that a game is compiled; how long that took."""
    begun = time.perf_counter()
    made = engine(find_game(name))
    load(made)
    made.driver(environments.play_on, environments.WORDS, environments.RECORDS)
    made.driver(afterstates.try_all, afterstates.WORDS, {})
    made.driver(datasets.write_down, datasets.WORDS, datasets.RECORDS)
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
