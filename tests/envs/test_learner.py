"""The learner of the examples plays, learns and meets bots; whether it gets better a benchmark tells."""

from __future__ import annotations

import importlib.util
from pathlib import Path
from typing import Any

import numpy as np
import pytest

EXAMPLE = Path(__file__).parents[2] / "examples" / "learner.py"


@pytest.fixture
def example() -> Any:
    spec = importlib.util.spec_from_file_location("learner_example", EXAMPLE)
    assert spec is not None
    assert spec.loader is not None
    module: Any = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    module.TABLES = 4
    return module


def test_the_learner_plays_itself_learns_and_meets_a_bot(example: Any) -> None:
    learner = example.Learner(seed=2)
    before = [each.copy() for each in learner.network.weights]
    assert learner.learn() > 0
    assert learner.games == 4
    assert any((one != other).any() for one, other in zip(before, learner.network.weights, strict=True))
    share, margin = example.contest(learner, "random", games=4)
    assert 0 <= share <= 1
    assert np.isfinite(margin)


def test_lessons_are_what_was_still_to_come(example: Any) -> None:
    inputs, targets = example.Learner(seed=3).play()
    assert len(inputs) == len(targets) == 4 * 48  # both players place and choose twelve dominoes
    assert np.isfinite(inputs).all()
    assert targets.mean() > 0


def test_a_network_learns_what_it_is_shown(example: Any) -> None:
    choice = np.random.default_rng(1)
    network = example.Network(5, seed=1)
    inputs = choice.normal(size=(400, 5)).astype(np.float32)
    targets = (10 * inputs[:, 0] - 5 * np.abs(inputs[:, 1])).astype(np.float32)
    errors = [network.learn(inputs, targets) for _ in range(400)]
    assert errors[-1] < errors[0] / 4
