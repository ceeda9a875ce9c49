"""Kingdomino as a PettingZoo environment: `kingdomino_v0.env(players=3)`."""

from functools import partial

from kroon.envs.pettingzoo.environment import KroonEnv, wrapped

__all__ = ["env", "raw_env"]

raw_env = partial(KroonEnv, "kingdomino")
env = partial(wrapped, "kingdomino")
