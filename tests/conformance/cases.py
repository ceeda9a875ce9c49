"""The cases of the conformance suite: every game, with options that cover every pair of values."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

import numpy as np
import pytest

from kroon.core.contract import Game
from kroon.core.engine import Engine, engine
from kroon.core.play import Play
from kroon.core.registry import find_game, game_names
from tests.random_games import Options, covering_options, label


@dataclass(frozen=True)
class Case:
    """A game with options."""

    name: str
    options: Options
    seed: int

    @property
    def game(self) -> Game:
        return find_game(self.name)

    @property
    def engine(self) -> Engine:
        return engine(self.game)

    def play(self) -> Play:
        return Play(self.game, self.options)

    def start(self) -> Any:
        """The state at the start."""
        return self.play().state


CASES = [
    Case(name, options, seed)
    for name in game_names()
    for seed, options in enumerate(covering_options(name), start=1)
]
every_case = pytest.mark.parametrize(
    "case", CASES, ids=[f"{case.name}-{label(case.options)}" for case in CASES]
)
FEW = [case for case in CASES if case.seed % 6 == 1]
few_cases = pytest.mark.parametrize("case", FEW, ids=[f"{case.name}-{label(case.options)}" for case in FEW])
"""Some cases of every game, for tests that take long."""
every_game = pytest.mark.parametrize("name", game_names())


def seats_and_spectator(play: Play) -> list[int | None]:
    return [*range(play.players), None]


def observed(engine: Engine, state: Any, seat: int) -> list[int]:
    """What `observe` writes for a seat."""
    out = np.zeros(sum(feature.size for feature in engine.game.features), np.int16)
    engine.observe(state, seat, out)
    return [int(number) for number in out]


def redealt(engine: Engine, state: Any, seat: int, seed: int) -> Any:
    """A copy of a state, dealt anew as far as the seat can't know."""
    made = engine.copy(state)
    engine.redeal(made, seat, engine.generator(seed))
    return made
