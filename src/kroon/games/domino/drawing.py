"""Kingdoms and dominoes for a terminal: letters for terrains, stars for crowns, and colour on top."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from rich.style import Style
from rich.text import Text

from kroon.games.domino.board import Place, Square, open_range, squares

CELL = 4
"""The width of a square: a letter and up to three stars."""
REACHED = 2
"""How far beyond the covered squares a domino can lie."""
CASTLE = "/^^\\"
CASTLE_STYLE = Style(color="#2b2620", bgcolor="#efe6d6", bold=True)
OPEN_STYLE = Style(dim=True)
LAST_STYLE = Style(underline=True, bold=True)


def draw_kingdom(
    k: Any, frame: int, letters: Sequence[str], styles: Sequence[Style], last: Sequence[Place] = ()
) -> list[Text]:
    """The lines of a kingdom with its coordinates; dots are open squares that the next domino can reach."""
    kingdom = squares(k)
    open_xs, open_ys = open_range(k, frame)
    xs = _near(open_xs, [x for x, _ in kingdom])
    ys = _near(open_ys, [y for _, y in kingdom])
    lines = [Text(" " * CELL + "".join(f"{x:^{CELL}}" for x in xs), style=OPEN_STYLE)]
    for y in ys:
        line = Text(f"{y:>{CELL - 1}} ", style=OPEN_STYLE)
        for x in xs:
            line.append_text(_cell(kingdom, (x, y), letters, styles, (x, y) in last))
        lines.append(line)
    return lines


def draw_square(terrain: int, crowns: int, letters: Sequence[str], styles: Sequence[Style]) -> Text:
    """One square: its letter and its crowns."""
    label = letters[terrain] + "*" * crowns
    return Text((label if len(label) == CELL else f" {label}").ljust(CELL), style=styles[terrain])


def _near(open: range, covered: Sequence[int]) -> range:
    """The part of a range that lies within reach of what is covered, the castle at 0 included."""
    least, most = min(covered, default=0), max(covered, default=0)
    return range(max(open.start, min(least, 0) - REACHED), min(open.stop, max(most, 0) + REACHED + 1))


def draw_key(terrain: int, letters: Sequence[str], styles: Sequence[Style]) -> Text:
    """The letter of a terrain on its colour, for a legend."""
    return Text(f" {letters[terrain]} ", style=styles[terrain])


def _cell(
    kingdom: Mapping[Place, Square], place: Place, letters: Sequence[str], styles: Sequence[Style], last: bool
) -> Text:
    if place == (0, 0):
        return Text(CASTLE, style=CASTLE_STYLE)
    if place not in kingdom:
        return Text(f"{'·':^{CELL}}", style=OPEN_STYLE)
    square = kingdom[place]
    drawn = draw_square(square.terrain, square.crowns, letters, styles)
    if last:
        drawn.stylize(LAST_STYLE)
    return drawn
