"""The table of a domino game in a terminal: rows of dominoes, kingdoms, and events in words.

Squares are letters for terrains with marks behind them, and colour on top, so that all can be read without
colour. Each game has a `Look` that says how its squares are labelled.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from rich.columns import Columns
from rich.console import Group, RenderableType
from rich.padding import Padding
from rich.style import Style
from rich.text import Text

from kroon.core.contract import CHANCE, OVER
from kroon.core.events import SEAT_LETTERS, letter_of
from kroon.core.texts import say
from kroon.games.domino.board import Place, open_range, place_text, placing_places
from kroon.games.domino.draft import NOBODY, PICK
from kroon.games.domino.notation import DISCARD_ID, PICK_ID

CELL = 4
"""The width of a square: a letter and up to three marks."""
REACHED = 2
"""How far beyond the covered squares a domino can lie."""
CASTLE = "/^^\\"
CASTLE_STYLE = Style(color="#2b2620", bgcolor="#efe6d6", bold=True)
OPEN_STYLE = Style(dim=True)
DARK, LIGHT = "#1d1a16", "#ffffff"
SEAT_SHAPES = "▲■●◆"

Labelled = tuple[int, str]
"""A square: its terrain, and the marks behind its letter."""


@dataclass(frozen=True)
class Look:
    """How a game's squares and dominoes are shown."""

    game: str
    terrains: Sequence[str]
    styles: Sequence[Style]
    """A colour for each terrain."""
    seats: Sequence[Style]
    """A colour for each seat."""
    squares: Callable[[Any], Mapping[Place, Labelled]]
    """The squares of a kingdom."""
    domino: Callable[[int], tuple[Labelled, Labelled]]
    """The two squares of a domino."""
    points: Callable[[Any], Sequence[int]]
    """The points of each seat now."""


def draw_table(s: Any, look: Look, heading: str, notes: Sequence[Text], legend: str) -> RenderableType:
    """The rows, notes of the game, the kingdoms with their scores, and the meaning of the letters."""
    parts: list[RenderableType] = [Text(heading, style="bold")]
    rows = []
    if s.row[0] and s.actor != OVER:
        rows.append(_row(look, say("domino-row"), s.row, s.king, int(s.turn) if s.rounds else 0))
    if s.drawn:
        rows.append(_row(look, say("domino-next-row"), s.next_row, s.next_king, 0))
    if rows:
        parts += [Columns(rows, padding=(0, 4)), Text("")]
    parts += notes
    parts.append(Columns([_kingdom(s, look, seat) for seat in range(s.players)], padding=(0, 3)))
    parts.append(_legend(look, legend))
    return Padding(Group(*parts), (1, 0, 0, 0))


def heading(s: Any) -> str:
    """The round, and how many dominoes are to come."""
    return say("domino-round", round=int(s.rounds), left=int(s.left))


def ask_draft(s: Any, look: Look) -> str:
    """What is asked when a domino is placed or chosen, or nobody is asked."""
    if s.actor == OVER:
        return say("domino-ask-over")
    if s.actor == CHANCE:
        return say("domino-ask-chance")
    who = letter_of(int(s.actor))
    if s.phase == PICK:
        return say("domino-ask-pick", seat=who, game=look.game)
    domino = int(s.row[s.turn])
    return say("domino-ask-place", seat=who, domino=str(domino), squares=domino_words(look, domino))


def tell_move(s: Any, id: int, look: Look) -> str:
    """A placing, discarding or picking in words."""
    who = letter_of(int(s.actor))
    if id >= PICK_ID:
        domino = int(s.next_row[id - PICK_ID])
        return say("domino-tell-pick", seat=who, domino=str(domino), squares=domino_words(look, domino))
    domino = int(s.row[s.turn])
    if id == DISCARD_ID:
        return say("domino-tell-discard", seat=who, domino=str(domino))
    a, b = placing_places(id)
    return say("domino-tell-place", seat=who, domino=str(domino), a=place_text(a), b=place_text(b))


def tell_row(numbers: Sequence[int]) -> str:
    """A new row in words."""
    return say("domino-tell-row", dominoes=", ".join(map(str, sorted(numbers))))


def tell_king(seat: int, look: Look) -> str:
    """A king that is drawn, in words."""
    return say("domino-tell-king", seat=SEAT_LETTERS[seat], game=look.game)


def domino_words(look: Look, number: int) -> str:
    """The two squares of a domino in words, with their marks."""
    squares = [say(f"{look.game}-{look.terrains[t]}") + marks for t, marks in look.domino(number)]
    return " | ".join(squares)


def _row(look: Look, title: str, dominoes: Any, kings: Any, first: int) -> RenderableType:
    """A row as a small column of dominoes, with the kings that stand on them."""
    lines = [Text(title, style="bold")]
    for at, (number, king) in enumerate(zip(dominoes, kings, strict=True)):
        if not number:
            continue
        line = Text(f"{int(number):>3} ")
        for square in look.domino(int(number)):
            line.append_text(_square(look, square))
        if king != NOBODY:
            line.append(f" {SEAT_SHAPES[king]} {SEAT_LETTERS[king]}", style=look.seats[king])
        if at < first:
            line.stylize("dim")
            line.append(" " + say("domino-taken-mark"), style="dim")
        lines.append(line)
    return Group(*lines)


def _kingdom(s: Any, look: Look, seat: int) -> RenderableType:
    title = Text(f"{SEAT_SHAPES[seat]} {SEAT_LETTERS[seat]}  ", style=look.seats[seat])
    title.append(say("domino-points", points=look.points(s)[seat]), style="bold")
    if s.actor == seat:
        title.append("  " + say("domino-to-move"), style="bold reverse")
    discarded = int(s.kingdoms[seat].discarded)
    if discarded:
        title.append("  " + say("domino-discarded", count=discarded), style="dim")
    return Group(title, *_board(s.kingdoms[seat], int(s.frame), look), Text(""))


def _board(k: Any, frame: int, look: Look) -> list[Text]:
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
                line.append_text(_square(look, covered[x, y]))
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
    label = say(f"{look.game}-{look.terrains[terrain]}-letter") + marks
    return Text((label if len(label) == CELL else f" {label}").ljust(CELL), style=look.styles[terrain])


def _legend(look: Look, marks: str) -> Text:
    text = Text()
    for name, style in zip(look.terrains, look.styles, strict=True):
        text.append(f" {say(f'{look.game}-{name}-letter')} ", style=style)
        text.append(f" {say(f'{look.game}-{name}')}  ")
    text.append(marks)
    return text
