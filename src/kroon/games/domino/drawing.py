"""The table of a domino game in a terminal: rows of dominoes and kingdoms.

Squares are letters for terrains with marks behind them, and colour on top, so that all can be read without
colour. Each game has a `Look` that says how its squares are labelled.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from rich.columns import Columns
from rich.console import Group, RenderableType
from rich.padding import Padding
from rich.style import Style
from rich.text import Text

from kroon.core.contract import OVER
from kroon.core.events import SEAT_LETTERS
from kroon.core.message import SQUARE, Thing
from kroon.core.texts import say
from kroon.games.domino.board import Place, open_range, place_text
from kroon.games.domino.draft import NOBODY
from kroon.games.domino.telling import Labelled, Named

CELL = 4
"""The width of a square: a letter and up to three marks."""
REACHED = 2
"""How far beyond the covered squares a domino can lie."""
CASTLE = "/^^\\"
CASTLE_STYLE = Style(color="#2b2620", bgcolor="#efe6d6", bold=True)
OPEN_STYLE = Style(dim=True)
LIT_STYLE = Style(bold=True, underline=True)
DARK, LIGHT = "#1d1a16", "#ffffff"
SEAT_SHAPES = "▲■●◆"


@dataclass(frozen=True)
class Look:
    """How a game's squares and dominoes are shown."""

    named: Named
    """What its squares and dominoes are called."""
    styles: Sequence[Style]
    """A colour for each terrain."""
    seats: Sequence[Style]
    """A colour for each seat."""
    squares: Callable[[Any], Mapping[Place, Labelled]]
    """The squares of a kingdom."""
    points: Callable[[Any], Sequence[int]]
    """The points of each seat now."""


def draw_table(
    s: Any, look: Look, heading: str, notes: Sequence[Text], legend: str, lit: Collection[Thing]
) -> RenderableType:
    """The rows, notes of the game, the kingdoms with their scores, and the meaning of the letters.

    `lit`: squares that stand out.
    """
    parts: list[RenderableType] = [Text(heading, style="bold")]
    rows = []
    if s.row[0] and s.actor != OVER:
        rows.append(_row(look, say("domino-row"), s.row, s.king, int(s.turn) if s.rounds else 0))
    if s.drawn:
        rows.append(_row(look, say("domino-next-row"), s.next_row, s.next_king, 0))
    if rows:
        parts += [Columns(rows, padding=(0, 4)), Text("")]
    parts += notes
    parts.append(Columns([_kingdom(s, look, seat, lit) for seat in range(s.players)], padding=(0, 3)))
    parts.append(_legend(look, legend))
    return Padding(Group(*parts), (1, 0, 0, 0))


def heading(s: Any) -> str:
    """The round, and how many dominoes are to come."""
    return say("domino-round", round=int(s.rounds), left=int(s.left))


def _row(look: Look, title: str, dominoes: Any, kings: Any, first: int) -> RenderableType:
    """A row as a small column of dominoes, with the kings that stand on them."""
    lines = [Text(title, style="bold")]
    for at, (number, king) in enumerate(zip(dominoes, kings, strict=True)):
        if not number:
            continue
        line = Text(f"{int(number):>3} ")
        for square in look.named.domino(int(number)):
            line.append_text(_square(look, square))
        if king != NOBODY:
            line.append(f" {SEAT_SHAPES[king]} {SEAT_LETTERS[king]}", style=look.seats[king])
        if at < first:
            line.stylize("dim")
            line.append(" " + say("domino-taken-mark"), style="dim")
        lines.append(line)
    return Group(*lines)


def _kingdom(s: Any, look: Look, seat: int, lit: Collection[Thing]) -> RenderableType:
    title = Text(f"{SEAT_SHAPES[seat]} {SEAT_LETTERS[seat]}  ", style=look.seats[seat])
    title.append(say("domino-points", points=look.points(s)[seat]), style="bold")
    if s.actor == seat:
        title.append("  " + say("domino-to-move"), style="bold reverse")
    discarded = int(s.kingdoms[seat].discarded)
    if discarded:
        title.append("  " + say("domino-discarded", count=discarded), style="dim")
    found = {place.id for place in lit if place.kind == SQUARE and place.of == SEAT_LETTERS[seat]}
    return Group(title, *_board(s.kingdoms[seat], int(s.frame), look, found), Text(""))


def _board(k: Any, frame: int, look: Look, lit: Collection[str]) -> list[Text]:
    """The lines of a kingdom with its coordinates; dots are open squares that the next domino can reach."""
    covered = look.squares(k)
    open_xs, open_ys = open_range(k, frame)
    xs = _near(open_xs, [x for x, _ in covered])
    ys = _near(open_ys, [y for _, y in covered])
    lines = [Text(" " * CELL + "".join(f"{x:^{CELL}}" for x in xs), style=OPEN_STYLE)]
    for y in ys:
        line = Text(f"{y:>{CELL - 1}} ", style=OPEN_STYLE)
        for x in xs:
            if (x, y) == (0, 0):
                line.append(CASTLE, style=CASTLE_STYLE)
            elif (x, y) in covered:
                square = _square(look, covered[x, y])
                line.append_text(_lit(square) if place_text((x, y)) in lit else square)
            else:
                line.append(f"{'·':^{CELL}}", style=OPEN_STYLE)
        lines.append(line)
    return lines


def _near(open: range, covered: Sequence[int]) -> range:
    """The part of a range that lies within reach of what is covered, the castle at 0 included."""
    least, most = min(covered, default=0), max(covered, default=0)
    return range(max(open.start, min(least, 0) - REACHED), min(open.stop, max(most, 0) + REACHED + 1))


def _square(look: Look, square: Labelled) -> Text:
    terrain, marks = square
    label = say(f"{look.named.game}-{look.named.terrains[terrain]}-letter") + marks
    return Text((label if len(label) == CELL else f" {label}").ljust(CELL), style=look.styles[terrain])


def _lit(square: Text) -> Text:
    """A square that stands out, also without colour: between angle brackets, where there is room for them."""
    marks = square.plain
    free = marks.startswith(" ") and marks.endswith(" ")
    lit = Text(f"‹{marks[1:-1]}›" if free else marks, style=square.style)
    lit.stylize(LIT_STYLE)
    return lit


def _legend(look: Look, marks: str) -> Text:
    text = Text()
    for name, style in zip(look.named.terrains, look.styles, strict=True):
        text.append(f" {say(f'{look.named.game}-{name}-letter')} ", style=style)
        text.append(f" {say(f'{look.named.game}-{name}')}  ")
    text.append(marks)
    return text
