"""PettingZoo environments, one module for each game: `from kroon.envs.pettingzoo import kingdomino_v0`.

The modules are made here for every game that is found; `kingdomino_v0.env(players=3)` has PettingZoo's checks
around it, `raw_env` has none.
"""

from __future__ import annotations

import sys
from functools import partial
from importlib.machinery import ModuleSpec
from importlib.util import module_from_spec
from types import ModuleType
from typing import TYPE_CHECKING, Any

from kroon.core.registry import game_names
from kroon.envs.pettingzoo.environment import KroonEnv, wrapped

if TYPE_CHECKING:

    def __getattr__(name: str) -> Any:
        """The module of a game."""


def _module(game: str) -> ModuleType:
    """The environments of a game, as a module that can be imported."""
    made: Any = module_from_spec(ModuleSpec(f"{__name__}.{game}_v0", loader=None, origin=__file__))
    made.__doc__ = f"The game {game} as a PettingZoo environment: `{game}_v0.env(players=3)`."
    made.__all__ = ["env", "raw_env"]
    made.env = partial(wrapped, game)
    made.raw_env = partial(KroonEnv, game)
    return made  # type: ignore[no-any-return]


for _game in game_names():
    globals()[f"{_game}_v0"] = sys.modules[f"{__name__}.{_game}_v0"] = _module(_game)
