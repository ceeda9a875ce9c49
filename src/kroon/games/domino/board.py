"""A kingdom for Python: its squares by their coordinates, placings as coordinates and back."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from kroon.core.plain import plain
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

_STEPS = list(zip(STEP_X.tolist(), STEP_Y.tolist(), strict=True))


@dataclass(frozen=True)
class Square:
    """A covered square: the index of its terrain, and its crowns."""

    terrain: int
    crowns: int


_SQUARES = [[Square(terrain, crowns) for crowns in range(CROWNS + 1)] for terrain in range(TERRAINS)]


def squares(k: Any) -> dict[Place, Square]:
    """The squares of a kingdom, without the castle's, row by row."""
    k = plain(k)
    land = {bit: terrain for terrain, words in enumerate(k.land) for bit in bits_in(bits_of(words))}
    crowns = dict.fromkeys(land, 0)
    for words in k.crowns:
        for bit in bits_in(bits_of(words)):
            crowns[bit] += 1
    x, y = k.castle_x, k.castle_y
    return {(bit % PITCH - x, bit // PITCH - y): _SQUARES[land[bit]][crowns[bit]] for bit in sorted(land)}


def place_of(k: Any, bit: int) -> Place:
    """The coordinates of a bit of the window."""
    return bit % PITCH - int(k.castle_x), bit // PITCH - int(k.castle_y)


def places_of(k: Any, bits: int) -> list[Place]:
    """The coordinates of some squares of a plain kingdom, row by row."""
    x, y = k.castle_x, k.castle_y
    return [(bit % PITCH - x, bit // PITCH - y) for bit in bits_in(bits)]


def bits_of(words: Any) -> int:
    """A set of squares as one number."""
    return int(words[0]) | int(words[1]) << 64


_IN_BYTE = [[bit for bit in range(8) if byte >> bit & 1] for byte in range(256)]


def bits_in(bits: int) -> list[int]:
    """The squares of a set, ascending."""
    if not bits:
        return []
    return [8 * n + bit for n, byte in enumerate(bits.to_bytes(16, "little")) if byte for bit in _IN_BYTE[byte]]


def open_range(k: Any, frame: int) -> tuple[range, range]:
    """The x and the y that the frame leaves open, covered or not."""
    k = plain(k)
    left, top = MARGIN - int(k.castle_x), MARGIN - int(k.castle_y)
    width, height = int(k.width), int(k.height)
    return range(left + width - frame, left + frame), range(top + height - frame, top + frame)


def placing_places(placing: int) -> tuple[Place, Place]:
    """Where square a and square b of a placing lie."""
    direction, cell = divmod(placing, CELLS)
    y, x = divmod(cell, FIELD)
    a = (x - REACH, y - REACH)
    return a, (a[0] + _STEPS[direction][0], a[1] + _STEPS[direction][1])


def placing_of(a: Place, b: Place) -> int | None:
    """The placing with its squares there; None when they aren't side by side near the castle."""
    if max(map(abs, (*a, *b))) > REACH:
        return None
    for direction, (x, y) in enumerate(_STEPS):
        if b == (a[0] + x, a[1] + y):
            return direction * CELLS + (a[1] + REACH) * FIELD + a[0] + REACH
    return None


def side_by_side(a: Place, b: Place) -> bool:
    """Whether two places share a side."""
    return abs(a[0] - b[0]) + abs(a[1] - b[1]) == 1


def neighbours(place: Place) -> list[Place]:
    """The four places beside one."""
    return [(place[0] + x, place[1] + y) for x, y in _STEPS]


def place_text(place: Place) -> str:
    """A place as in the notation."""
    return f"{place[0]},{place[1]}"
