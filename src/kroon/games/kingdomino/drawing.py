"""The table of Kingdomino in a terminal."""

from __future__ import annotations

from collections.abc import Collection
from typing import Any

from rich.console import RenderableType
from rich.style import Style

from kroon.core.message import Thing
from kroon.core.texts import say
from kroon.games.domino import drawing
from kroon.games.domino.board import squares
from kroon.games.domino.drawing import DARK, LIGHT, Look
from kroon.games.kingdomino.score_sheet import breakdown
from kroon.games.kingdomino.telling import NAMED

LOOK = Look(
    named=NAMED,
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
    points=lambda s: [sheet["total"] for sheet in breakdown(s)],
)


def draw(s: Any, seat: int | None, lit: Collection[Thing] = ()) -> RenderableType:  # noqa: ARG001
    """The rows, the kingdoms with their scores, and the meaning of the letters."""
    heading = drawing.heading(s)
    if s.dynasty:
        heading += "  " + say("kingdomino-game-of", game=int(s.game) + 1)
    return drawing.draw_table(s, LOOK, heading, [], "* " + say("kingdomino-crown"), lit)
