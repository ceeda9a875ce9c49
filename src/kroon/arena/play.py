"""Playing the games of an arena, here or on a cluster: one finished game after the other.

With bots that count simulations instead of time, the games are the same whoever plays them, and so are the
figures.
"""

from __future__ import annotations

from collections.abc import Generator, Iterable, Iterator
from contextlib import contextmanager

from kroon.arena.match import Maker, Played, Table
from kroon.arena.setting import Setting
from kroon.bots.players import player
from kroon.cluster import workers
from kroon.core.errors import KroonError
from kroon.core.pool import DEATHS, Work, WorkersDied


def play_games(
    setting: Setting,
    numbers: Iterable[int],
    jobs: int | None = 1,
    make: Maker = player,
    cluster: str | None = None,
) -> Generator[Played, None, None]:
    """Play games by their numbers, and yield each when it is finished; with several jobs in any order.

    `cluster` is the address of a Ray cluster; there, None are as many jobs as it has room for.

    Numbers are taken when somebody is free to play, so they may be endless (`itertools.count()`); who has seen
    enough closes the generator, or just stops asking.
    """
    with workers(cluster, jobs, prepare, setting, make) as pool:
        try:
            for _, played in pool.run(numbers):
                yield played
        except WorkersDied as died:
            if died.task is None:
                raise
            raise KroonError("arena-game-given-up", game=str(died.task + 1), times=str(DEATHS)) from None


def play_game(setting: Setting, number: int, make: Maker = player) -> Played:
    """Play a single game of an arena, by its number."""
    with Table(setting, make) as table:
        return table.play(number)


@contextmanager
def prepare(setting: Setting, make: Maker = player) -> Iterator[Work]:
    """In a worker: what plays a game."""
    with Table(setting, make) as table:
        yield table.play
