"""Hexes, their neighbours and sets of them, against cube coordinates."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from kroon.games.builder import board, hexes
from tests.games.builder import naive

PLACES = st.sets(st.sampled_from(naive.ALL), max_size=60)
CLUSTERS = st.sets(st.tuples(st.integers(5, 10), st.integers(14, 19)), max_size=36)
"""Sets in which hexes hang together, beside the right border and over the border of words."""
EITHER = st.one_of(PLACES, CLUSTERS, CLUSTERS.map(lambda places: {(19 - r, 19 - c) for r, c in places}))


@pytest.mark.rule("B1")
def test_every_hex_has_the_neighbours_of_cube_coordinates() -> None:
    for place in naive.ALL:
        hex = hexes.hex_at(*place)
        assert hex is not None
        assert hexes.place_of(hex) == place
        assert sorted(map(hexes.place_of, hexes.neighbours(hex))) == sorted(naive.around(place))
        assert sorted(map(hexes.place_of, hexes.two_away(hex))) == sorted(naive.two_away(place))


@pytest.mark.rule("B1")
def test_neighbours_as_the_rule_has_them() -> None:
    even = {hexes.hex_text(hex) for hex in hexes.neighbours(4 * 20 + 7)}
    odd = {hexes.hex_text(hex) for hex in hexes.neighbours(5 * 20 + 7)}
    assert even == {"4,6", "4,8", "3,6", "3,7", "5,6", "5,7"}
    assert odd == {"5,6", "5,8", "4,7", "4,8", "6,7", "6,8"}


def test_steps_in_a_direction_keep_to_a_line_of_cube_coordinates() -> None:
    for place in naive.ALL:
        hex = hexes.hex_at(*place)
        assert hex is not None
        stepped = []
        for direction in range(6):
            near = hexes.step(hex, direction)
            if near is not None:
                x, y, z = (
                    b - a for a, b in zip(naive.cube(place), naive.cube(hexes.place_of(near)), strict=True)
                )
                assert (x, y, z) in naive.DIRECTIONS
                stepped.append((direction, (x, y, z)))
        if len(stepped) == 6:
            ways = dict(stepped)
            assert all(ways[way] == tuple(-n for n in ways[way + 1]) for way in (0, 2, 4))


@settings(max_examples=150, deadline=None)
@given(EITHER)
def test_sets_are_read_as_they_were_written(places: set[naive.Place]) -> None:
    words = hexes.words_of(row * 20 + column for row, column in places)
    assert [hexes.place_of(hex) for hex in hexes.hexes_in(words)] == sorted(places)
    assert board.size(_set(places)) == len(places)
    assert board.some(_set(places)) == bool(places)
    out = np.zeros(400, np.int64)
    count = board.list_hexes(_set(places), 0, out, 0)
    assert out[:count].tolist() == sorted(row * 20 + column for row, column in places)


@settings(max_examples=150, deadline=None)
@given(EITHER)
def test_all_neighbours_of_a_set_by_shifting(places: set[naive.Place]) -> None:
    assert _places(board.around(_set(places))) == {near for place in places for near in naive.around(place)}


@settings(max_examples=150, deadline=None)
@given(EITHER)
def test_all_hexes_two_steps_away_by_shifting(places: set[naive.Place]) -> None:
    expected = {near for place in places for near in naive.two_away(place)}
    assert _places(board.two_steps_around(_set(places))) == expected


@settings(max_examples=150, deadline=None)
@given(EITHER)
def test_the_ends_of_all_lines_by_shifting(places: set[naive.Place]) -> None:
    assert _places(board.ends_of_lines(_set(places))) == naive.ends_of_lines(places)


@settings(max_examples=150, deadline=None)
@given(EITHER)
def test_groups_by_flood_fill(places: set[naive.Place]) -> None:
    left, found = _set(places), []
    while board.some(left):
        group = _words(board.group_in(left))
        left = _words(board.without(left, group))
        found.append(sorted(_places(group)))
    assert sorted(found) == sorted(sorted(group) for group in naive.groups(places))


def test_tables_of_hexes() -> None:
    for place in naive.ALL:
        hex = place[0] * 20 + place[1]
        assert _places(board.AROUND[hex]) == set(naive.around(place))
        assert board.has(board.BORDER, hex) == (0 in place or 19 in place)
        assert board.has(board.BOARD, hex)
    assert sum(int(word).bit_count() for word in board.BOARD) == 400


def _set(places: set[naive.Place]) -> Any:
    return _words(hexes.words_of(row * 20 + column for row, column in places))


def _words(words: Any) -> Any:
    return tuple(np.uint64(word) for word in words)


def _places(words: Any) -> set[naive.Place]:
    """The hexes of a set that are on the board."""
    on_board = [int(word) & int(every) for word, every in zip(words, board.BOARD, strict=True)]
    return {hexes.place_of(hex) for hex in hexes.hexes_in(on_board)}
