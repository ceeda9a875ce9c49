"""A kingdom for Python: its squares by their coordinates, placings as coordinates and back."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from kroon.games.domino.kingdom import (
    CELLS,
    CROWNS,
    FIELD,
    MARGIN,
    PITCH,
    REACH,
    STEP_X,
    STEP_Y,
    TERRAINS,
)

Place = tuple[int, int]
"""x to the right and y downwards, from the castle at 0,0."""


@dataclass(frozen=True)
class Square:
    """A covered square: the index of its terrain, and its crowns."""

    terrain: int
    crowns: int


def squares(k: Any) -> dict[Place, Square]:
    """The squares of a kingdom, without the castle's, row by row."""
    found = {}
    land = [_bits(k.land[t]) for t in range(TERRAINS)]
    crowns = [_bits(k.crowns[c]) for c in range(CROWNS)]
    for bit in range(PITCH * PITCH):
        for terrain, where in enumerate(land):
            if where >> bit & 1:
                found[place_of(k, bit)] = Square(terrain, sum(each >> bit & 1 for each in crowns))
    return found


def place_of(k: Any, bit: int) -> Place:
    """The coordinates of a bit of the window."""
    return bit % PITCH - int(k.castle_x), bit // PITCH - int(k.castle_y)


def places_of(k: Any, words: Any) -> list[Place]:
    """The coordinates of a set of squares, row by row."""
    bits = _bits(words)
    return [place_of(k, bit) for bit in range(PITCH * PITCH) if bits >> bit & 1]


def open_range(k: Any, frame: int) -> tuple[range, range]:
    """The x and the y that the frame leaves open, covered or not."""
    left, top = MARGIN - int(k.castle_x), MARGIN - int(k.castle_y)
    width, height = int(k.width), int(k.height)
    return range(left + width - frame, left + frame), range(top + height - frame, top + frame)


def placing_places(placing: int) -> tuple[Place, Place]:
    """Where square a and square b of a placing lie."""
    direction, cell = divmod(placing, CELLS)
    y, x = divmod(cell, FIELD)
    a = (x - REACH, y - REACH)
    return a, (a[0] + int(STEP_X[direction]), a[1] + int(STEP_Y[direction]))


def placing_of(a: Place, b: Place) -> int | None:
    """The placing with its squares there; None when they aren't side by side near the castle."""
    if max(map(abs, (*a, *b))) > REACH:
        return None
    for direction in range(4):
        if b == (a[0] + STEP_X[direction], a[1] + STEP_Y[direction]):
            return direction * CELLS + (a[1] + REACH) * FIELD + a[0] + REACH
    return None


def side_by_side(a: Place, b: Place) -> bool:
    """Whether two places share a side."""
    return abs(a[0] - b[0]) + abs(a[1] - b[1]) == 1


def neighbours(place: Place) -> list[Place]:
    """The four places beside one."""
    return [(place[0] + int(x), place[1] + int(y)) for x, y in zip(STEP_X, STEP_Y, strict=True)]


def place_text(place: Place) -> str:
    """A place as in the notation."""
    return f"{place[0]},{place[1]}"


def _bits(words: Any) -> int:
    return int(words[0]) | int(words[1]) << 64
