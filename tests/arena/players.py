"""Players for tests, and small arenas of them."""

from __future__ import annotations

import os
from collections.abc import Iterable
from contextlib import suppress
from pathlib import Path
from typing import Any

from kroon.arena import Finished, Setting, play_games
from kroon.bots.players import BotFailed, Player, player
from kroon.bots.search import Budget
from kroon.core.engine import Engine
from kroon.core.play import Play

GIVES_UP_AFTER = 3


class Failing:
    """Moves at random a few times, then fails in its own way."""

    def __init__(self, way: str) -> None:
        self.way = way
        self.moves = 0

    def choose(self, play: Play, rng: Any) -> int:  # noqa: ARG002
        self.moves += 1
        if self.moves <= GIVES_UP_AFTER:
            return play.legal_ids()[0]
        if self.way == "gives up":
            raise BotFailed("event-unfinished")
        if self.way == "crashes":
            raise ZeroDivisionError("three\nlines\nof trouble")
        return -7  # nonsense

    def close(self) -> None:
        raise OSError("it doesn't want to go")


def maker(using: Engine, called: str, budget: Budget | None) -> Player:
    """Bots that fail, and the usual ones."""
    if called in ("gives up", "crashes", "nonsense"):
        return Failing(called)
    if called == "never comes":
        raise BotFailed("event-unfinished")
    return player(using, called, budget)


def deadly(using: Engine, called: str, budget: Budget | None) -> Player:
    """Ends its process as long as there are files in the folder $KROON_TEST_DEATHS, one for each death."""
    for death in Path(os.environ["KROON_TEST_DEATHS"]).iterdir():
        with suppress(FileNotFoundError):  # another process has died of it
            death.unlink()
            os._exit(9)
    return player(using, called, budget)


def finished(setting: Setting, numbers: Iterable[int], jobs: int = 1) -> list[Finished]:
    return [played.finished for played in play_games(setting, numbers, jobs, maker)]


def game(number: int, deal: int, seats: tuple[str, ...], ranks: tuple[int, ...]) -> Finished:
    """A game that nobody played."""
    nothing = (0,) * len(seats)
    return Finished(number, deal, seats, nothing, ranks, 1, nothing, (0.0,) * len(seats))
