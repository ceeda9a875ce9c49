"""The table of Kingdomino in a terminal, and its events in words."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from rich.console import RenderableType
from rich.style import Style

from kroon.core.events import SEAT_LETTERS
from kroon.core.plain import plain
from kroon.core.texts import say
from kroon.games.domino import drawing
from kroon.games.domino.board import squares
from kroon.games.domino.drawing import DARK, LIGHT, Labelled, Look
from kroon.games.kingdomino.score_sheet import breakdown
from kroon.games.kingdomino.state import DOMINO, DOMINO_ID, MOVES, NEXT_GAME_ID, SEAT_ID, TERRAIN_NAMES


def _domino(number: int) -> tuple[Labelled, Labelled]:
    a_terrain, a_crowns, b_terrain, b_crowns = (int(each) for each in DOMINO[number])
    return (a_terrain, "*" * a_crowns), (b_terrain, "*" * b_crowns)


LOOK = Look(
    game="kingdomino",
    terrains=TERRAIN_NAMES,
    styles=(
        Style(color=DARK, bgcolor="#e3b23c"),
        Style(color=LIGHT, bgcolor="#2f6b4a"),
        Style(color=LIGHT, bgcolor="#3b82b8"),
        Style(color=DARK, bgcolor="#9cc25e"),
        Style(color=LIGHT, bgcolor="#6c5d43"),
        Style(color=LIGHT, bgcolor="#4a4653"),
    ),
    seats=tuple(Style(color=colour, bold=True) for colour in ("#d05a8a", "#4f8fd0", "#5aa06a", "#c9a227")),
    squares=lambda k: {place: (each.terrain, "*" * each.crowns) for place, each in squares(k).items()},
    domino=_domino,
    points=lambda s: [sheet["total"] for sheet in breakdown(s)],
)


def draw(s: Any, seat: int | None) -> RenderableType:  # noqa: ARG001
    """The rows, the kingdoms with their scores, and the meaning of the letters."""
    heading = drawing.heading(s)
    if s.dynasty:
        heading += "  " + say("kingdomino-game-of", game=int(s.game) + 1)
    return drawing.draw_table(s, LOOK, heading, [], "* " + say("kingdomino-crown"))


def ask(s: Any) -> str:
    """What is asked now."""
    return drawing.ask_draft(plain(s), LOOK)


def tell(s: Any, ids: Sequence[int], hidden: bool = False) -> str:  # noqa: ARG001
    """An event in words; nothing is ever hidden."""
    s, id = plain(s), ids[0]
    if id < MOVES:
        return drawing.tell_move(s, id, LOOK)
    if id < SEAT_ID:
        return drawing.tell_row([each - DOMINO_ID for each in ids])
    if id == NEXT_GAME_ID:
        return say("kingdomino-tell-game", game=int(s.game) + 2)
    if s.players == 2:
        return say("kingdomino-tell-start", seat=SEAT_LETTERS[id - SEAT_ID])
    return drawing.tell_king(id - SEAT_ID, LOOK)
