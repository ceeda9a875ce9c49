"""The contract: what a game must bring, what is done for it, and what doesn't fit together."""

from __future__ import annotations

from collections import Counter
from dataclasses import replace
from typing import Any

import numpy as np
import pytest

from kroon.core import default_kernels, functions
from kroon.core.contract import KERNELS, Game
from kroon.core.drivers import rank
from kroon.core.engine import engine
from kroon.core.message import written
from kroon.core.policies import best_of
from kroon.core.registry import find_game, game_names
from tests.conformance.coins import coins, small_coins

rank_of: Any = rank
best_of_values: Any = best_of


@pytest.mark.parametrize("missing", ["name", "dtype", "options", "moves", "start", "legal", "scores", "text"])
def test_a_required_part_that_is_missing_is_named(missing: str) -> None:
    game = small_coins("coins", 3, False)
    names = ("name", "dtype", "options", "moves", "start", "actor", "legal", "apply", "scores", "text", "parse")
    parts = {name: getattr(game, name) for name in names if name != missing}
    with pytest.raises(TypeError, match=missing):
        Game(**parts)


@pytest.mark.parametrize(
    ("changed", "says"),
    [
        ({"name": "Coins"}, "no name of a game"),
        ({"dtype": np.dtype([("left", "i8")])}, "no field 'players'"),
        ({"sample": default_kernels.no_sample}, "no `weight` and `sample`"),
        ({"view": Game.view}, "its own `view` and `seen`"),
        ({"observe": default_kernels.observe_bytes}, "its own `observe`"),
    ],
)
def test_parts_that_dont_fit_together_are_refused(changed: dict[str, Any], says: str) -> None:
    with pytest.raises(ValueError, match=says):
        replace(coins("coins", 3, True), **changed)


def test_what_a_game_leaves_out_is_done_for_the_game_itself() -> None:
    game = replace(small_coins("coins", 3, False), name="pennies")
    assert not game.has("tell")
    assert not game.has_secrets
    assert coins("coins", 3, True).has_secrets
    state = np.zeros(1, game.dtype).view(np.recarray)[0]
    assert written(game.in_words({"left": 3}, 0)) == ["left: 3"]
    assert str(game.reason(state, 0)) == "That is not allowed now."
    assert [feature.name for feature in game.features] == ["seat", *(game.dtype.names or ())]
    assert sum(feature.size for feature in game.features) == 1 + game.dtype.itemsize


def test_every_kernel_is_declared_once_and_reached_by_drivers() -> None:
    reached = {name for name in KERNELS if hasattr(functions, f"{name}_of")}
    assert reached == set(KERNELS) - {"start", "sheet"}, "a table begins, and is explained, in Python"
    for name in game_names():
        assert all(callable(getattr(find_game(name), kernel)) for kernel in KERNELS)


def test_ranks_go_by_points_then_by_tie_breaks_and_equals_share_one() -> None:
    out = np.array([5, 7, 7, 99, 3, 2, 2, 99])
    rank_of(out, 3)
    assert out.tolist() == [5, 7, 7, 0, 3, 1, 1, 0]
    out = np.array([4, 4, 4, 4, 1, 9, 1, 0])
    rank_of(out, 4)
    assert out[4:].tolist() == [2, 1, 2, 4]


def test_the_best_is_chosen_and_ties_are_broken_evenly() -> None:
    rng = engine(find_game("kingdomino")).generator(1)
    ids, values = np.array([10, 11, 12, 13]), np.array([-5, 2, -9, 2])
    chosen = Counter(int(best_of_values(ids, values, 4, rng)) for _ in range(2000))
    assert set(chosen) == {11, 13}
    assert abs(chosen[11] - 1000) < 120
