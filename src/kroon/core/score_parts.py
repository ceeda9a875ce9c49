"""What points are made of: parts that a scoring kernel writes down while it counts.

A kernel that counts takes `parts`: an array to write to, or None where the number alone matters. When it gets
None, Numba leaves out what stands behind `if parts is not None`: one kernel serves playouts and score sheets.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

import numpy as np

from kroon.core.kernel import kernel

MOST_LINES, MOST_PARTS = 64, 256
"""The most lines of a score sheet, and the most parts in all of them."""
PLACE_WORDS = 7

PART = np.dtype(
    [
        ("line", np.int64),
        ("kind", np.int64),  # what kind of part it is: the game's own numbers
        ("points", np.int64),
        ("amount", np.int64),  # a number to explain it with, such as crowns
        ("places", np.uint64, PLACE_WORDS),  # a set of squares or hexes
    ],
    align=True,
)


@kernel
def note(parts: Any, line: Any, kind: Any, points: Any, amount: Any) -> Any:
    """Write down a part without places, and give it back. The first row counts the others."""
    row = parts[0].line + 1
    parts[0].line = row
    part = parts[row]
    part.line = line
    part.kind = kind
    part.points = points
    part.amount = amount
    for word in range(len(part.places)):
        part.places[word] = 0
    return part


@dataclass(frozen=True)
class Part:
    """A part of a line, for Python."""

    line: int
    kind: int
    points: int
    amount: int
    places: tuple[int, ...]


@dataclass(frozen=True)
class Sheet:
    """The score sheet of a seat as the kernels counted it."""

    lines: list[int]
    """The points of each line."""
    parts: list[Part]

    def of(self, line: int) -> list[Part]:
        """The parts of a line."""
        return [part for part in self.parts if part.line == line]


def read_parts(parts: Any) -> list[Part]:
    """The parts that a kernel wrote."""
    written = parts[1 : 1 + int(parts[0].line)].tolist()
    return [Part(line, kind, points, amount, tuple(places)) for line, kind, points, amount, places in written]
