"""The table of Kingdomino in a terminal: rows of dominoes, kingdoms, and events in words."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from rich.columns import Columns
from rich.console import Group, RenderableType
from rich.padding import Padding
from rich.style import Style
from rich.text import Text

from kroon.core.contract import CHANCE, OVER
from kroon.core.events import SEAT_LETTERS, letter_of
from kroon.core.texts import say
from kroon.games.domino.board import place_text, placing_places
from kroon.games.domino.draft import NOBODY, PICK
from kroon.games.domino.drawing import draw_key, draw_kingdom, draw_square
from kroon.games.kingdomino.score_sheet import breakdown
from kroon.games.kingdomino.state import (
    DISCARD_ID,
    DOMINO,
    DOMINO_ID,
    MOVES,
    NEXT_GAME_ID,
    PICK_ID,
    SEAT_ID,
    TERRAIN_NAMES,
)

_DARK, _LIGHT = "#1d1a16", "#ffffff"
STYLES = (
    Style(color=_DARK, bgcolor="#e3b23c"),
    Style(color=_LIGHT, bgcolor="#2f6b4a"),
    Style(color=_LIGHT, bgcolor="#3b82b8"),
    Style(color=_DARK, bgcolor="#9cc25e"),
    Style(color=_LIGHT, bgcolor="#6c5d43"),
    Style(color=_LIGHT, bgcolor="#4a4653"),
)
SEAT_STYLES = (
    Style(color="#d05a8a", bold=True),
    Style(color="#4f8fd0", bold=True),
    Style(color="#5aa06a", bold=True),
    Style(color="#c9a227", bold=True),
)
SEAT_SHAPES = "▲■●◆"


def draw(s: Any, seat: int | None) -> RenderableType:  # noqa: ARG001
    """The rows, the kingdoms with their scores, and the meaning of the letters."""
    parts: list[RenderableType] = [_heading(s)]
    rows = []
    if s.row[0] and s.actor != OVER:
        rows.append(_row(say("kingdomino-row"), s.row, s.king, int(s.turn) if s.rounds else 0))
    if s.drawn:
        rows.append(_row(say("kingdomino-next-row"), s.next_row, s.next_king, 0))
    if rows:
        parts += [Columns(rows, padding=(0, 4)), Text("")]
    parts.append(Columns([_kingdom(s, seat) for seat in range(s.players)], padding=(0, 3)))
    parts.append(_legend())
    return Padding(Group(*parts), (1, 0, 0, 0))


def ask(s: Any) -> str:
    """What is asked now."""
    if s.actor == OVER:
        return say("kingdomino-ask-over")
    if s.actor == CHANCE:
        return say("kingdomino-ask-chance")
    if s.phase == PICK:
        return say("kingdomino-ask-pick", seat=letter_of(int(s.actor)))
    domino = int(s.row[s.turn])
    return say(
        "kingdomino-ask-place", seat=letter_of(int(s.actor)), domino=domino, squares=domino_words(domino)
    )


def tell(s: Any, ids: Sequence[int]) -> str:
    """An event in words."""
    id = ids[0]
    if id >= MOVES:
        if id < SEAT_ID:
            numbers = ", ".join(str(each - DOMINO_ID) for each in sorted(ids))
            return say("kingdomino-tell-row", dominoes=numbers)
        if id < NEXT_GAME_ID:
            key = "kingdomino-tell-start" if s.players == 2 else "kingdomino-tell-king"
            return say(key, seat=SEAT_LETTERS[id - SEAT_ID])
        return say("kingdomino-tell-game", game=int(s.game) + 2)
    who = letter_of(int(s.actor))
    if id >= PICK_ID:
        domino = int(s.next_row[id - PICK_ID])
        return say("kingdomino-tell-pick", seat=who, domino=domino, squares=domino_words(domino))
    domino = int(s.row[s.turn])
    if id == DISCARD_ID:
        return say("kingdomino-tell-discard", seat=who, domino=domino)
    a, b = placing_places(id)
    return say("kingdomino-tell-place", seat=who, domino=domino, a=place_text(a), b=place_text(b))


def domino_words(number: int) -> str:
    """The two squares of a domino in words, crowns as stars."""
    a_terrain, a_crowns, b_terrain, b_crowns = (int(each) for each in DOMINO[number])
    names = [say(f"kingdomino-{TERRAIN_NAMES[terrain]}") for terrain in (a_terrain, b_terrain)]
    return f"{names[0]}{'*' * a_crowns} | {names[1]}{'*' * b_crowns}"


def _heading(s: Any) -> Text:
    text = Text(say("kingdomino-round", round=int(s.rounds), left=int(s.left)), style="bold")
    if s.dynasty:
        text.append("  " + say("kingdomino-game-of", game=int(s.game) + 1))
    return text


def _row(title: str, dominoes: Any, kings: Any, first: int) -> RenderableType:
    """A row as a small column of dominoes, with the kings that stand on them."""
    lines = [Text(title, style="bold")]
    for at, (number, king) in enumerate(zip(dominoes, kings, strict=True)):
        if not number:
            continue
        a_terrain, a_crowns, b_terrain, b_crowns = (int(each) for each in DOMINO[number])
        line = Text(f"{int(number):>3} ")
        line.append_text(draw_square(a_terrain, a_crowns, _letters(), STYLES))
        line.append_text(draw_square(b_terrain, b_crowns, _letters(), STYLES))
        if king != NOBODY:
            line.append(f" {SEAT_SHAPES[king]} {SEAT_LETTERS[king]}", style=SEAT_STYLES[king])
        if at < first:
            line.stylize("dim")
            line.append(" " + say("kingdomino-taken-mark"), style="dim")
        lines.append(line)
    return Group(*lines)


def _kingdom(s: Any, seat: int) -> RenderableType:
    sheet = breakdown(s)[seat]
    title = Text(f"{SEAT_SHAPES[seat]} {SEAT_LETTERS[seat]}  ", style=SEAT_STYLES[seat])
    title.append(say("kingdomino-points", points=sheet["total"]), style="bold")
    if s.actor == seat:
        title.append("  " + say("kingdomino-to-move"), style="bold reverse")
    discarded = int(s.kingdoms[seat].discarded)
    if discarded:
        title.append("  " + say("kingdomino-discarded", count=discarded), style="dim")
    lines = draw_kingdom(s.kingdoms[seat], int(s.frame), _letters(), STYLES)
    return Group(title, *lines, Text(""))


def _letters() -> list[str]:
    return [say(f"kingdomino-{name}-letter") for name in TERRAIN_NAMES]


def _legend() -> Text:
    text = Text()
    for terrain, name in enumerate(TERRAIN_NAMES):
        text.append_text(draw_key(terrain, _letters(), STYLES))
        text.append(f" {say(f'kingdomino-{name}')}  ")
    text.append("* " + say("kingdomino-crown"))
    return text
