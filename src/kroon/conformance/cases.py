"""The cases of the suite: a game with options that cover every pair of values; and what its tests share."""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass
from typing import Any

import numpy as np

from kroon.conformance.random_games import Options, covering_options, label
from kroon.core.contract import Game
from kroon.core.engine import Engine, engine
from kroon.core.play import Play
from kroon.core.registry import find_game


@dataclass(frozen=True)
class Case:
    """A game with options."""

    name: str
    options: Options
    number: int
    """From 1, among the cases of the game."""
    seed: int
    """Of its random games."""

    @property
    def game(self) -> Game:
        """The game itself."""
        return find_game(self.name)

    @property
    def engine(self) -> Engine:
        """Its kernels and drivers."""
        return engine(self.game)

    def play(self) -> Play:
        """A table at its start."""
        return Play(self.game, self.options)

    def start(self) -> Any:
        """The state at the start."""
        return self.play().state

    def __str__(self) -> str:
        return f"{self.name}-{label(self.options)}"


def cases_of(name: str, seed: int = 0) -> list[Case]:
    """All cases of a game."""
    return [
        Case(name, options, number, seed + number)
        for number, options in enumerate(covering_options(name), start=1)
    ]


def few_cases_of(name: str, seed: int = 0) -> list[Case]:
    """Some cases of a game: with them every value of every option is tried, though not every pair."""
    few, tried = list[Case](), set[tuple[str, str]]()
    for case in cases_of(name, seed):
        values = {(option, str(value)) for option, value in case.options.items()}
        if values - tried:
            few.append(case)
            tried |= values
    return few


def seats_and_spectator(play: Play) -> list[int | None]:
    """All who look at a table."""
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


def surprise(drawn: Counter[Any], weights: dict[Any, int]) -> float:
    """How far frequencies are from the weights: chi-square in standard deviations above what is expected."""
    assert set(drawn) <= set(weights), "something was drawn that isn't possible"
    total, draws = sum(weights.values()), sum(drawn.values())
    expected = {each: draws * weight / total for each, weight in weights.items()}
    chi = sum((drawn[each] - mean) ** 2 / mean for each, mean in expected.items())
    freedom = len(weights) - 1
    return float((chi - freedom) / (2 * max(1, freedom)) ** 0.5)
