"""Chance of every game: weights are exact, and drawing goes by them."""

from __future__ import annotations

from collections import Counter
from typing import Any

from kroon.core.contract import CHANCE
from tests.conformance.cases import Case, every_case
from tests.random_games import random_steps

DRAWS = 3000
KINDS = 6
"""At so many different kinds of chance (by the number of outcomes) the draws of a case are counted."""


@every_case
def test_weights_are_whole_numbers_above_zero(case: Case) -> None:
    play = case.play()
    for _ in random_steps(play, case.seed):
        if play.actor == CHANCE:
            weights = [play.engine.weight(play.state, id) for id in play.legal_ids()]
            assert all(int(weight) == weight > 0 for weight in weights)


@every_case
def test_outcomes_are_drawn_by_their_weights(case: Case) -> None:
    play = case.play()
    tried: set[int] = set()
    for _ in random_steps(play, case.seed):
        if play.actor == CHANCE and len(play.legal_ids()) not in tried and len(tried) < KINDS:
            tried.add(len(play.legal_ids()))
            weights = {id: int(play.engine.weight(play.state, id)) for id in play.legal_ids()}
            rng = play.engine.generator(case.seed, len(tried))
            before = play.state.tobytes()
            drawn = Counter(int(play.engine.sample(play.state, rng)) for _ in range(DRAWS))
            assert play.state.tobytes() == before
            assert surprise(drawn, weights) < 6


def surprise(drawn: Counter[Any], weights: dict[Any, int]) -> float:
    """How far frequencies are from the weights: chi-square in standard deviations above what is expected."""
    assert set(drawn) <= set(weights)
    total, draws = sum(weights.values()), sum(drawn.values())
    expected = {each: draws * weight / total for each, weight in weights.items()}
    chi = sum((drawn[each] - mean) ** 2 / mean for each, mean in expected.items())
    freedom = len(weights) - 1
    return float((chi - freedom) / (2 * max(1, freedom)) ** 0.5)
