"""The table of a domino game: the rows with the kings on them, and a kingdom for each seat."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any

from kroon.core.events import SEAT_LETTERS
from kroon.core.svg import colour, document, group, head, path, player, rect, text
from kroon.games.domino.lands import home

CELL = 40
HALF = 34
"""The side of a square: in a kingdom, in a row."""
GAP = 16
HEAD = 34

Draw = Callable[[Mapping[str, Any]], str]
"""What draws a square in a box of 64 by 64."""


@dataclass(frozen=True)
class Look:
    """In what the picture of one domino game differs from another's."""

    home: str
    """The drawing of the square that a kingdom begins with."""
    drawings: tuple[str, ...]
    """The files of the browser table that its drawings lie in."""
    colours: Mapping[str, str] = field(default_factory=dict)
    """Colours of seats that are the game's own."""


def draw_table(view: Mapping[str, Any], kingdoms: Sequence[Mapping[str, Any]], square: Draw, look: Look) -> str:
    """Rows on the left, kingdoms beside them, two in a line."""
    frame = view["frame"]
    rows = "".join(
        group(n * (2 * HALF + 62), 0, _row(view[key], square, look.colours))
        for n, key in enumerate(("row", "next_row"))
    )
    panel = frame * CELL
    left = 2 * (2 * HALF + 62) + GAP
    parts = [group(GAP, GAP, rows)]
    for seat, kingdom in enumerate(kingdoms):
        letter = SEAT_LETTERS[seat]
        across, down = seat % 2, seat // 2
        points = view["breakdown"][seat]["total"]
        parts.append(
            group(
                left + across * (panel + GAP),
                GAP + down * (panel + HEAD + GAP),
                head(letter, points, panel, view["actor"] == letter, look.colours),
                group(0, HEAD, _kingdom(kingdom, frame, square, look.home)),
            )
        )
    lines = (len(kingdoms) + 1) // 2
    height = max(lines * (panel + HEAD + GAP) + GAP, 4 * (HALF + 14) + 2 * GAP)
    return document(left + 2 * (panel + GAP), height, *parts, drawings=look.drawings)


def _row(row: Sequence[Mapping[str, Any]], square: Draw, colours: Mapping[str, str]) -> str:
    parts = []
    for at, each in enumerate(row):
        tile = [group(x * HALF, 0, square(side), scale=HALF / 64) for x, side in enumerate(each["squares"])]
        tile.append(rect(0, 0, 2 * HALF, HALF, "none", 3, colour("line-strong"), 1.5))
        number = text(-6, HALF / 2 + 5, each["domino"], 13, colour("soft"), "end")
        king = player(each["king"], 2 * HALF + 4, 6, 22, colours) if each["king"] else ""
        shown = "".join(tile)
        faded = f'<g opacity=".35">{shown}</g>' if each["taken"] else shown
        parts.append(group(28, at * (HALF + 14), number, faded, king))
    return "".join(parts)


def _kingdom(kingdom: Mapping[str, Any], frame: int, square: Draw, start: str) -> str:
    """A kingdom in a field as large as the frame, as far in the middle as it may be."""
    places = {tuple(map(int, key.split(","))): each for key, each in kingdom["squares"].items()}
    columns, rows = ([p[axis] for p in (*places, (0, 0))] for axis in (0, 1))
    left = (min(columns) + max(columns) + 1 - frame) // 2
    top = (min(rows) + max(rows) + 1 - frame) // 2
    side = frame * CELL
    parts = [rect(0, 0, side, side, colour("slot"), 4)]
    grid = "".join(f"M{n * CELL} 0V{side}M0 {n * CELL}H{side}" for n in range(1, frame))
    parts.append(path(grid, edge=colour("frame")))
    parts.append(group(-left * CELL, -top * CELL, home(start), scale=CELL / 64))
    for (x, y), each in places.items():
        parts.append(group((x - left) * CELL, (y - top) * CELL, square(each), scale=CELL / 64))
    return "".join(parts)
