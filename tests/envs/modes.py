"""The cases of the environments' tests: every game, with options that hold every value at least once."""

from __future__ import annotations

from functools import cache
from typing import Any

import pytest

from kroon.conformance.random_games import Options, covering_options, label
from kroon.core.registry import game_names

SHORT = 300
"""The most steps of a game in these tests; random games of Dominion would go on for long."""


@cache
def modes(name: str) -> tuple[Options, ...]:
    """Few options that hold every number of players and every value of every other option."""
    left = {(key, str(value)) for options in covering_options(name) for key, value in options.items()}
    chosen: list[Options] = []
    while left:
        best = max(covering_options(name), key=lambda options: len(left & _values(options)))
        left -= _values(best)
        chosen.append(best)
    return tuple(chosen)


def _values(options: Options) -> set[tuple[str, str]]:
    return {(key, str(value)) for key, value in options.items()}


def _param(name: str, options: Options, always: bool) -> Any:
    return pytest.param(name, options, id=f"{name}-{label(options)}", marks=() if always else pytest.mark.more)


every_mode = pytest.mark.parametrize(
    ("name", "options"), [_param(name, each, True) for name in game_names() for each in modes(name)]
)
one_mode = pytest.mark.parametrize(
    ("name", "options"),
    [_param(name, each, not n) for name in game_names() for n, each in enumerate(modes(name))],
)
"""One of each game in every run, the others in the long one."""
every_game = pytest.mark.parametrize("name", game_names())
