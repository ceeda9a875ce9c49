"""The hexes of the board, for people: places, neighbours and straight lines, in plain Python.

A hex is a number, row * 20 + column. Hexes stand on a corner, and odd rows lie half a hex further to the
right (B1). Kernels work on sets of hexes instead: board.py.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

SIDE = 20
"""Rows of the board, and hexes in a row."""
HEXES = SIDE * SIDE
QUADRANT_SIDE = 10

PITCH = SIDE + 1
"""Bits from a row to the next in a set of hexes: one more than there are hexes, so that no step to the side
leads into another row."""
ROWS_IN_WORD = 3
WORDS = 7

EAST, WEST, SOUTH_EAST, NORTH_WEST, SOUTH_WEST, NORTH_EAST = range(6)
"""The six directions; those of an axis follow each other."""

Place = tuple[int, int]
"""Row and column."""


def place_of(hex: int) -> Place:
    """The row and the column of a hex."""
    return hex // SIDE, hex % SIDE


def hex_at(row: int, column: int) -> int | None:
    """The hex at a place, if there is one."""
    return row * SIDE + column if 0 <= row < SIDE and 0 <= column < SIDE else None


def hex_text(hex: int) -> str:
    """A hex as in the notation."""
    return f"{hex // SIDE},{hex % SIDE}"


def step(hex: int, direction: int) -> int | None:
    """The next hex in a direction; None beyond the border (B1)."""
    row, column = place_of(hex)
    if direction == EAST:
        return hex_at(row, column + 1)
    if direction == WEST:
        return hex_at(row, column - 1)
    down = direction in (SOUTH_EAST, SOUTH_WEST)
    right = direction in (SOUTH_EAST, NORTH_EAST)
    return hex_at(row + (1 if down else -1), column + row % 2 - (0 if right else 1))


def neighbours(hex: int) -> list[int]:
    """The hexes beside a hex, ascending."""
    return sorted(near for direction in range(6) if (near := step(hex, direction)) is not None)


def two_away(hex: int) -> list[int]:
    """The hexes two steps away in a straight line, ascending (B19)."""
    found = []
    for direction in range(6):
        row, column = place_of(hex)
        if direction in (EAST, WEST):
            there = hex_at(row, column + (2 if direction == EAST else -2))
        else:
            down = direction in (SOUTH_EAST, SOUTH_WEST)
            right = direction in (SOUTH_EAST, NORTH_EAST)
            there = hex_at(row + (2 if down else -2), column + (1 if right else -1))
        if there is not None:
            found.append(there)
    return sorted(found)


def quadrant_of(hex: int) -> int:
    """The quadrant of the board that a hex lies in: 0 to 3, in reading order."""
    row, column = place_of(hex)
    return 2 * (row // QUADRANT_SIDE) + column // QUADRANT_SIDE


def on_border(hex: int) -> bool:
    """Whether a hex lies on the border of the board (B16)."""
    return any(at in (0, SIDE - 1) for at in place_of(hex))


def bit_of(hex: int) -> tuple[int, int]:
    """Where a hex is in a set: the word, and the bit in it."""
    row, column = place_of(hex)
    return row // ROWS_IN_WORD, row % ROWS_IN_WORD * PITCH + column


def hexes_in(words: Any) -> list[int]:
    """The hexes of a set, ascending."""
    found = []
    for word in range(WORDS):
        rest = int(words[word])
        while rest:
            bit = (rest & -rest).bit_length() - 1
            found.append((word * ROWS_IN_WORD + bit // PITCH) * SIDE + bit % PITCH)
            rest &= rest - 1
    return found


def words_of(hexes: Iterable[int]) -> list[int]:
    """The words of the set of some hexes."""
    words = [0] * WORDS
    for hex in hexes:
        word, bit = bit_of(hex)
        words[word] |= 1 << bit
    return words
