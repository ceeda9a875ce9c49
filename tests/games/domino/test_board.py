"""Kingdoms by coordinates: placings and back, and the squares that a frame leaves open."""

from __future__ import annotations

import pytest

from kroon.games.domino import board
from kroon.games.domino.kingdom import PLACINGS, REACH
from tests.games.kingdomino.boards import placing


def test_every_placing_is_two_places_side_by_side_and_back() -> None:
    inside = 0
    for number in range(PLACINGS):
        a, b = board.placing_places(number)
        assert board.side_by_side(a, b)
        assert b in board.neighbours(a)
        if max(map(abs, (*a, *b))) <= REACH:
            inside += 1
            assert board.placing_of(a, b) == number
    assert inside == 4 * 13 * 12


@pytest.mark.parametrize(
    ("a", "b"), [((0, 1), (0, 1)), ((0, 1), (1, 2)), ((0, 1), (0, 3)), ((6, 0), (7, 0)), ((-7, 0), (-6, 0))]
)
def test_places_apart_or_out_of_reach_are_no_placing(a: tuple[int, int], b: tuple[int, int]) -> None:
    assert board.placing_of(a, b) is None


@pytest.mark.parametrize(
    ("drawing", "xs", "ys"),
    [
        ("C", range(-4, 5), range(-4, 5)),
        ("C W W", range(-2, 5), range(-4, 5)),
        ("W W C\nW . .", range(-4, 3), range(-3, 5)),
        ("W W C W W", range(-2, 3), range(-4, 5)),
    ],
)
def test_the_frame_leaves_open_what_it_can_still_hold(drawing: str, xs: range, ys: range) -> None:
    assert board.open_range(placing(drawing, 1).state.kingdoms[0], 5) == (xs, ys)
