"""Chance of every game: weights are exact, and drawing goes by them."""

from __future__ import annotations

from collections import Counter

from kroon.conformance.cases import Case, surprise
from kroon.conformance.random_games import random_steps
from kroon.core.contract import CHANCE

DRAWS = 3000
KINDS = 6
"""At so many different kinds of chance (by the number of outcomes) the draws of a case are counted."""


def test_weights_are_whole_numbers_above_zero(case: Case) -> None:
    """`weight` gives a whole number above 0 for every outcome that is possible."""
    play = case.play()
    for _ in random_steps(play, case.seed):
        if play.actor == CHANCE:
            weights = [play.engine.weight(play.state, id) for id in play.legal_ids()]
            assert all(int(weight) == weight > 0 for weight in weights)


def test_outcomes_are_drawn_by_their_weights(case: Case) -> None:
    """`sample` draws outcomes in proportion to their `weight`, and changes nothing."""
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
