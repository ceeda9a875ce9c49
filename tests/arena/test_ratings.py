"""Ratings: known cases, pairing, and results that would break a careless model."""

from __future__ import annotations

from math import log10

import numpy as np
import pytest

from kroon.arena import Finished
from kroon.arena.ratings import fit, points, ratings
from tests.arena.players import game


def duels(results: str, seatings: int = 1) -> list[Finished]:
    """Games of a and b: a letter for each, w when a wins, l when it loses, d for a draw."""
    ranks = {"w": (1, 2), "l": (2, 1), "d": (1, 1)}
    return [game(n, n // seatings, ("a", "b"), ranks[each]) for n, each in enumerate(results)]


def test_odds_of_three_to_one_are_191_points() -> None:
    made = fit(np.array([[[0.0, 75.0], [25.0, 0.0]]]))[0]
    assert made[0] - made[1] == pytest.approx(400 * log10(3))
    assert made.sum() == pytest.approx(0)


def test_ratings_come_back_from_the_results_that_they_predict() -> None:
    true = np.array([250.0, 40.0, -90.0, -200.0])
    expected = 1 / (1 + 10 ** ((true[None, :] - true[:, None]) / 400))
    np.fill_diagonal(expected, 0)
    assert fit(100 * expected[None])[0] == pytest.approx(true)


def test_equal_bots_are_rated_0_and_the_interval_holds_0() -> None:
    likely, intervals = ratings(points(duels("wldwldwld"), ["a", "b"]))
    assert likely == pytest.approx([0, 0], abs=1e-6)
    assert all(low < 0 < high for low, high in intervals)


def test_a_bot_that_wins_everything_has_a_finite_rating_and_a_wide_interval() -> None:
    likely, intervals = ratings(points(duels("w" * 40), ["a", "b"]))
    assert 200 < likely[0] < 600
    low, high = intervals[0]
    assert 50 < low < likely[0] < high < 2000
    assert high - low > 100


def test_more_games_make_a_narrower_interval() -> None:
    few = ratings(points(duels("wwl" * 10), ["a", "b"]))[1][0]
    many = ratings(points(duels("wwl" * 100), ["a", "b"]))[1][0]
    assert many[1] - many[0] < 0.5 * (few[1] - few[0])


def test_pairing_counts() -> None:
    """Wins that come in pairs, one for each side of a deal, say for sure that the bots are equal."""
    paired = ratings(points(duels("wl" * 50, seatings=2), ["a", "b"]))[1][0]
    alone = ratings(points(duels("wl" * 50), ["a", "b"]))[1][0]
    assert paired[1] - paired[0] < 0.5 * (alone[1] - alone[0])


def test_every_two_different_bots_of_a_table_have_a_result() -> None:
    table = game(0, 0, ("a", "b", "b", "c"), (1, 2, 2, 4))
    made = points([table], ["a", "b", "c"])[0]
    assert made.tolist() == [[0, 2, 1], [0, 0, 2], [0, 0, 0]]
    tied = points([game(0, 0, ("a", "b"), (1, 1))], ["a", "b"])[0]
    assert tied.tolist() == [[0, 0.5], [0.5, 0]]


def test_a_single_bot_and_a_single_game_can_be_rated() -> None:
    assert ratings(points([game(0, 0, ("a", "a"), (1, 2))], ["a"]))[0] == [0]
    likely, intervals = ratings(points(duels("w"), ["a", "b"]))
    assert likely[0] > 0
    assert intervals[0][0] < 0
