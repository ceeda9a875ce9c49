"""Compiles rules, search and what tables need of all games into the cache, two at a time, before the tests."""

from __future__ import annotations

import sys
import time
from concurrent.futures import ProcessPoolExecutor, as_completed

from kroon.cli.serve import load
from kroon.core.engine import engine
from kroon.core.registry import find_game, game_names


def ready(name: str) -> float:
    """Make sure that a game is compiled; how long that took."""
    begun = time.perf_counter()
    load(engine(find_game(name)))
    return time.perf_counter() - begun


def main() -> int:
    """Compile, and tell of each game."""
    with ProcessPoolExecutor(max_workers=2) as pool:
        games = {pool.submit(ready, name): name for name in game_names()}
        for done in as_completed(games):
            print(f"  {games[done]}: ready after {done.result():.0f} s", flush=True)
    return 0


if __name__ == "__main__":
    sys.exit(main())
