"""What an arena plays: the game, the bots, the seed, and what they may spend on a move."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from functools import cached_property

from kroon.arena.schedule import Schedule, schedule
from kroon.bots.search import Budget
from kroon.core.contract import Game
from kroon.core.errors import KroonError
from kroon.core.limits import LIMIT
from kroon.core.options import Choices
from kroon.core.registry import find_game


@dataclass(frozen=True)
class Setting:
    """What an arena plays. Two arenas with the same setting play the same games."""

    game: str
    options: dict[str, Choices]
    """All options of the game."""
    bots: tuple[str, ...]
    """As they were named; one may stand there twice if all of them make one table."""
    seed: int = 0
    simulations: int | None = None
    """What bots that search may spend on a move, if it isn't their own budget: simulations, ..."""
    milliseconds: int | None = None
    """... or time."""
    limit: int = LIMIT

    def __post_init__(self) -> None:
        if self.simulations is not None and self.milliseconds is not None:
            raise KroonError("arena-two-budgets")

    @classmethod
    def of(
        cls,
        game: str,
        bots: Sequence[str],
        players: int | None = None,
        seed: int = 0,
        simulations: int | None = None,
        milliseconds: int | None = None,
        limit: int = LIMIT,
        **options: Choices,
    ) -> Setting:
        """A setting; options that aren't given are as the game has them, `players` as `usual_players` says."""
        found = find_game(game)
        given = {"players": usual_players(found, len(bots)) if players is None else players, **options}
        return cls(game, found.options.check(given), tuple(bots), seed, simulations, milliseconds, limit)

    @property
    def players(self) -> int:
        """The number of seats."""
        return int(self.options["players"])

    @property
    def names(self) -> list[str]:
        """The different bots."""
        return list(dict.fromkeys(self.bots))

    @cached_property
    def schedule(self) -> Schedule:
        """Who meets whom, and in which seats."""
        return schedule(self.bots, self.players)

    @property
    def budget(self) -> Budget | None:
        """What bots that search may spend on a move."""
        if self.simulations is not None:
            return Budget(self.simulations)
        return None if self.milliseconds is None else Budget(seconds=self.milliseconds / 1000)


def usual_players(game: Game, bots: int) -> int:
    """How many players a table has when nobody says so: one for each bot, as far as the game allows."""
    allowed = [int(each) for each in game.options.options[0].values]
    return max(min(allowed), min(bots, max(allowed)))
