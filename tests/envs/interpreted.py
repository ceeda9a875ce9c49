"""Prints hashes of what the drivers of environments and datasets do: the same ones with KROON_JIT=0."""

from __future__ import annotations

import hashlib

import numpy as np

from kroon.dataset import Setting
from kroon.dataset.playing import Recorder
from kroon.envs.afterstates import Afterstates
from kroon.envs.driver import BEGIN
from kroon.envs.tables import Tables

BOTS = {"kingdomino": "greedy", "dominion": "money"}


def digest(name: str) -> str:
    """A hash of a few steps at two tables, of the positions after each move, and of two recorded games."""
    made = hashlib.sha256()
    tables = Tables(name, 2, ["random", BOTS[name]], seat=None, limit=60, options={"players": 3})
    for at in range(2):
        tables.seed(at, at + 5)
    tables.play(np.full(2, BEGIN))
    for _ in range(12):
        made.update(tables.observations.tobytes() + tables.masks.tobytes() + tables.gains().tobytes())
        tried = Afterstates(tables.engine, 3).of(tables.states)
        made.update(tried.observation.tobytes() + tried.points.tobytes())
        tables.play(np.where(tables.ended, BEGIN, tables.masks.argmax(1)))
    positions = Recorder(Setting.of(name, "random", seed=2, limit=40)).positions(0, 2)
    made.update(positions.observation.tobytes() + positions.mask.tobytes())
    return made.hexdigest()


if __name__ == "__main__":
    for each in BOTS:
        print(each, digest(each))
