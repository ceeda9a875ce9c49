"""Gymnasium: an agent at one table (`KroonEnv`) or at many (`KroonVectorEnv`), against bots.

Importing this registers every game: `gymnasium.make("kroon/kingdomino-v0", players=4)` and
`gymnasium.make_vec("kroon/kingdomino-v0", num_envs=1024, players=4)`.
"""

from __future__ import annotations

import gymnasium

from kroon.core.registry import game_names
from kroon.envs.gymnasium.single import KroonEnv
from kroon.envs.gymnasium.vector import KroonVectorEnv

__all__ = ["KroonEnv", "KroonVectorEnv"]

for _name in game_names():
    gymnasium.register(
        id=f"kroon/{_name}-v0",
        entry_point="kroon.envs.gymnasium.single:KroonEnv",
        vector_entry_point="kroon.envs.gymnasium.vector:KroonVectorEnv",
        kwargs={"game": _name},
    )
