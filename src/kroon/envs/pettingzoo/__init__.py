"""PettingZoo environments, one module for each game: `from kroon.envs.pettingzoo import kingdomino_v0`."""
