"""The race of moves at the root of a search: who stays in it, and how often each is tried."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest

from kroon.bots import tree
from kroon.bots.race import ENOUGH, Race, stages_for

SEAT = 1


def tried(*moves: tuple[int, float, float]) -> Any:
    """A root, node 0, and its children: for each how often it was tried, its mean and its deviation."""
    nodes = np.zeros(len(moves) + 1, tree.NODE).view(np.recarray)
    for child, (visits, mean, deviation) in enumerate(moves, 1):
        nodes.visits[child] = visits
        nodes.value[child, SEAT] = visits * mean
        nodes.squares[child] = visits * (mean**2 + deviation**2)
        nodes.next[child] = nodes.first[0]
        nodes.first[0] = child
    return nodes


def running(nodes: Any) -> list[int]:
    return [child for child in range(1, len(nodes)) if not nodes.out[child]]


def begun(nodes: Any, arms: int = 0) -> Race:
    race = Race(nodes, 0, SEAT)
    race.look(arms)
    return race


def test_the_worse_half_goes_when_its_time_has_come() -> None:
    nodes = tried(*((10, mean, 0.5) for mean in (0.4, 0.7, 0.5, 0.6)))
    race = begun(nodes)
    race.drop(0.4, 2)
    assert running(nodes) == [1, 2, 3, 4]
    race.drop(0.5, 2)
    assert running(nodes) == [2, 4]
    assert race.size == 2


def test_the_last_two_stay_until_one_is_better_beyond_doubt() -> None:
    nodes = tried((10, 0.7, 0.5), (10, 0.4, 0.5))
    race = begun(nodes)
    race.drop(0.99, 1)
    assert running(nodes) == [1, 2]


@pytest.mark.parametrize(("mean", "stays"), [(0.49, True), (0.2, False)])
def test_a_move_that_is_worse_beyond_doubt_goes_at_once(mean: float, stays: bool) -> None:
    nodes = tried((200, 0.5, 0.4), (200, mean, 0.4), (200, 0.49, 0.4))
    begun(nodes).drop(0.01, 2)
    assert running(nodes) == ([1, 2, 3] if stays else [1, 3])


def test_a_few_tries_leave_doubt() -> None:
    nodes = tried((ENOUGH - 1, 1.0, 0.0), (ENOUGH - 1, 0.0, 0.0))
    begun(nodes).drop(0.01, 2)
    assert running(nodes) == [1, 2]


def test_nobody_goes_while_moves_are_missing() -> None:
    nodes = tried((200, 0.9, 0.1), (200, 0.1, 0.1))
    race = begun(nodes, arms=3)
    race.drop(0.9, 2)
    assert running(nodes) == [1, 2]
    assert race.size == 3


def test_who_was_out_in_an_earlier_race_is_in_again() -> None:
    nodes = tried((10, 0.5, 0.1), (10, 0.5, 0.1))
    nodes.out[1] = 1
    assert begun(nodes).size == 2


def test_tries_are_rounded_so_that_all_have_equally_many() -> None:
    nodes = tried((10, 0.5, 0.1), (10, 0.5, 0.1), (8, 0.5, 0.1))
    race = begun(nodes)
    assert race.rounded(10) == 2 + 6
    assert race.rounded(2) == 2 + 3
    assert race.rounded(1) == 1
    assert begun(nodes, arms=4).rounded(20) == 2 + 10 + 8


@pytest.mark.parametrize(("trust", "winner"), [(0.0, 2), (1.0, 2), (2.0, 1)])
def test_the_move_of_a_trusted_guide_wins_unless_another_is_clearly_better(trust: float, winner: int) -> None:
    nodes = tried((100, 0.5, 0.5), (100, 0.6, 0.5), (100, 0.55, 0.5))  # the guide's own move came first
    assert Race(nodes, 0, SEAT, trust).winner() == winner


def test_the_move_of_a_trusted_guide_stays_in_the_race_as_long_as_there_is_doubt() -> None:
    nodes = tried((100, 0.4, 0.5), (100, 0.5, 0.5), (100, 0.6, 0.5), (100, 0.55, 0.5))
    race = Race(nodes, 0, SEAT, 1.0)
    race.look(0)
    race.drop(0.5, 2)
    assert running(nodes) == [1, 3, 4]
    nodes = tried((2000, 0.2, 0.5), (2000, 0.5, 0.5), (2000, 0.6, 0.5))
    race = Race(nodes, 0, SEAT, 1.0)
    race.look(0)
    race.drop(0.1, 2)
    assert 1 not in running(nodes)


@pytest.mark.parametrize(("arms", "stages"), [(1, 1), (2, 1), (3, 2), (4, 2), (5, 3), (64, 6), (65, 7)])
def test_a_race_is_halved_until_one_is_left(arms: int, stages: int) -> None:
    assert stages_for(arms) == stages
