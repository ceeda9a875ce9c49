"""Playing the games of an arena, in this process or in several: one finished game after the other.

With bots that count simulations instead of time, the games are the same whoever plays them, and so are the
figures.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from contextlib import contextmanager

from kroon.arena.match import Maker, Played, Table
from kroon.arena.setting import Setting
from kroon.bots.players import player
from kroon.core.errors import KroonError
from kroon.core.pool import DEATHS, Pool, Work, WorkersDied


def play_games(
    setting: Setting, numbers: Iterable[int], jobs: int = 1, make: Maker = player
) -> Iterator[Played]:
    """Play games by their numbers, and yield each when it is finished; with several jobs in any order.

    Numbers are taken when somebody is free to play, so they may be endless (`itertools.count()`); who has seen
    enough closes the generator, or just stops asking.
    """
    if jobs == 1:
        with Table(setting, make) as table:
            yield from map(table.play, numbers)
        return
    with Pool(jobs, _prepare, setting, make) as pool:
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
def _prepare(setting: Setting, make: Maker) -> Iterator[Work]:
    """In a process of a pool: what plays a game."""
    with Table(setting, make) as table:
        yield table.play
