"""The race of moves at the root of a search: who stays in it, and how often each is tried."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest

from kroon.bots import tree
from kroon.bots.race import ENOUGH, Race, stages_for

Move = tuple[int, float, float]
"""Of a move: how often it was tried, the mean of what the tries were worth, and their deviation."""


def raced(*moves: Move, arms: int = 0, trust: float = 0.0, before: tuple[int, ...] = ()) -> tuple[Race, Any]:
    """A race of some moves, the children of node 0, and the nodes; `before`: who was out in an earlier race."""
    nodes = np.zeros(len(moves) + 1, tree.NODE).view(np.recarray)
    for child in range(1, len(moves) + 1):
        nodes.next[child] = nodes.first[0]
        nodes.first[0] = child
    nodes.out[list(before)] = 1
    results = np.zeros((len(moves), max((tries for tries, _, _ in moves), default=0)))
    race = Race(nodes, 0, results, trust)
    for child, (tries, mean, deviation) in enumerate(moves, 1):
        nodes.tries[child] = tries
        signs = np.resize((1.0, -1.0), tries)
        np.random.default_rng(child).shuffle(signs)
        results[nodes.arm[child], :tries] = mean + deviation * signs
    race.look(arms)
    return race, nodes


def running(nodes: Any) -> list[int]:
    return [child for child in range(1, len(nodes)) if not nodes.out[child]]


def test_the_worse_half_goes_when_its_time_has_come() -> None:
    race, nodes = raced(*((10, mean, 0.5) for mean in (0.4, 0.7, 0.5, 0.6)))
    race.drop(0.4, 2)
    assert running(nodes) == [1, 2, 3, 4]
    race.drop(0.5, 2)
    assert running(nodes) == [2, 4]
    assert race.size == 2


def test_the_last_two_stay_until_one_is_better_beyond_doubt() -> None:
    race, nodes = raced((10, 0.7, 0.5), (10, 0.4, 0.5))
    race.drop(0.99, 1)
    assert running(nodes) == [1, 2]


@pytest.mark.parametrize(("mean", "stays"), [(0.49, True), (0.2, False)])
def test_a_move_that_is_worse_beyond_doubt_goes_at_once(mean: float, stays: bool) -> None:
    race, nodes = raced((200, 0.5, 0.4), (200, mean, 0.4), (200, 0.49, 0.4))
    race.drop(0.01, 2)
    assert running(nodes) == ([1, 2, 3] if stays else [1, 3])


def test_with_the_same_luck_a_small_difference_is_beyond_doubt() -> None:
    race, nodes = raced((200, 0.5, 0.4), (200, 0.5, 0.4))
    race._results[nodes.arm[2]] = race._results[nodes.arm[1]] - np.resize((0.01, 0.03), 200)
    race.drop(0.01, 2)
    assert running(nodes) == [1]


def test_a_move_without_a_try_does_not_win() -> None:
    race, _ = raced((10, 0.2, 0.1), (0, 0.0, 0.0), (11, 0.1, 0.1))
    race.drop(0.9, 2)
    assert race.winner() == 1


def test_a_race_has_room_for_as_many_tries_as_are_kept() -> None:
    race, _ = raced((10, 0.5, 0.1), (8, 0.5, 0.1))
    assert race.room == 0
    race, nodes = raced((10, 0.5, 0.1), (8, 0.5, 0.1))
    nodes.tries[1] = 8
    assert race.room == 2 * 2


def test_no_more_moves_run_than_results_can_be_kept_for() -> None:
    nodes = np.zeros(4, tree.NODE).view(np.recarray)
    nodes.first[0], nodes.next[3], nodes.next[2] = 3, 2, 1
    Race(nodes, 0, np.zeros((2, 10)))
    assert running(nodes) == [1, 2]


def test_a_few_tries_leave_doubt() -> None:
    race, nodes = raced((ENOUGH - 1, 1.0, 0.0), (ENOUGH - 1, 0.0, 0.0))
    race.drop(0.01, 2)
    assert running(nodes) == [1, 2]


def test_nobody_goes_while_moves_are_missing() -> None:
    race, nodes = raced((200, 0.9, 0.1), (200, 0.1, 0.1), arms=3)
    race.drop(0.9, 2)
    assert running(nodes) == [1, 2]
    assert race.size == 3


def test_who_was_out_in_an_earlier_race_is_in_again() -> None:
    race, _ = raced((10, 0.5, 0.1), (10, 0.5, 0.1), before=(1,))
    assert race.size == 2


def test_tries_are_rounded_so_that_all_have_equally_many() -> None:
    moves = (10, 0.5, 0.1), (10, 0.5, 0.1), (8, 0.5, 0.1)
    race, _ = raced(*moves)
    assert race.rounded(10) == 2 + 6
    assert race.rounded(2) == 2 + 3
    assert race.rounded(1) == 1
    race, _ = raced(*moves, arms=4)
    assert race.rounded(20) == 2 + 10 + 8


@pytest.mark.parametrize(("trust", "winner"), [(0.0, 2), (1.0, 2), (2.0, 1)])
def test_the_move_of_a_trusted_guide_wins_unless_another_is_clearly_better(trust: float, winner: int) -> None:
    moves = (100, 0.5, 0.5), (100, 0.6, 0.5), (100, 0.55, 0.5)  # the guide's own move came first
    race, _ = raced(*moves, trust=trust)
    assert race.winner() == winner


def test_the_move_of_a_trusted_guide_stays_in_the_race_as_long_as_there_is_doubt() -> None:
    race, nodes = raced((100, 0.4, 0.5), (100, 0.5, 0.5), (100, 0.6, 0.5), (100, 0.55, 0.5), trust=1.0)
    race.drop(0.5, 2)
    assert running(nodes) == [1, 3, 4]
    race, nodes = raced((2000, 0.2, 0.5), (2000, 0.5, 0.5), (2000, 0.6, 0.5), trust=1.0)
    race.drop(0.1, 2)
    assert 1 not in running(nodes)


@pytest.mark.parametrize(("arms", "stages"), [(1, 1), (2, 1), (3, 2), (4, 2), (5, 3), (64, 6), (65, 7)])
def test_a_race_is_halved_until_one_is_left(arms: int, stages: int) -> None:
    assert stages_for(arms) == stages
