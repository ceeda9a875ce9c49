"""What a dataset is made of. Two with the same setting have the same contents, whoever makes them."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from kroon.bots.players import EXTERNAL, LEVELS
from kroon.core.errors import KroonError, Malformed, short
from kroon.core.limits import LIMIT
from kroon.core.options import Choices
from kroon.core.registry import find_game

PER_SHARD = 128
NPZ, PARQUET = "npz", "parquet"
FORMATS = (NPZ, PARQUET)


@dataclass(frozen=True)
class Setting:
    """The game, who plays it, and how it is written. How many games there are is not part of it."""

    game: str
    options: dict[str, Choices]
    """All options of the game."""
    bots: tuple[str, ...]
    """One for each seat."""
    seed: int = 0
    simulations: int | None = None
    """What bots that search may spend on a move, if it isn't their own budget."""
    limit: int = LIMIT
    per_shard: int = PER_SHARD
    """How many games a file has."""
    format: str = NPZ

    def __post_init__(self) -> None:
        if self.format not in FORMATS:
            raise Malformed("dataset-format", format=short(self.format), formats=", ".join(FORMATS))
        if any(called.partition(":")[0] == EXTERNAL for called in self.bots):
            raise KroonError("dataset-program")

    @classmethod
    def of(cls, game: str, bots: str | Sequence[str] = "random", players: int = 2, **more: Any) -> Setting:
        """A setting; what isn't one of its own fields is an option of the game."""
        own = {key: more.pop(key) for key in list(more) if key in cls.__dataclass_fields__}
        options = find_game(game).options.check({"players": players, **more})
        seated = (bots,) * players if isinstance(bots, str) else tuple(bots)
        return cls(game, options, seated, **own)

    @property
    def players(self) -> int:
        """The number of seats."""
        return int(self.options["players"])

    @property
    def searches(self) -> bool:
        """Whether one of the bots searches."""
        return any(called.partition(":")[0] in LEVELS for called in self.bots)

    def described(self) -> dict[str, Any]:
        """What must be the same when a dataset goes on."""
        return {
            "game": self.game,
            "rules": find_game(self.game).rules,
            "options": dict(self.options),
            "bots": list(self.bots),
            "seed": self.seed,
            "simulations": self.simulations,
            "limit": self.limit,
            "games_per_shard": self.per_shard,
            "format": self.format,
        }
