"""Pictures of a table as SVG, in the colours of the browser table.

A game draws its views with the function `draw` of a module `picture` beside its game.py. The picture of a game
without one shows the view in words.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from kroon.core.contract import Game
from kroon.core.message import written
from kroon.core.registry import game_part
from kroon.core.svg import document, text

WIDTH, MARGIN, LINE = 900, 20, 22
"""The picture of a view in words: its width, the room around it, and the height of a line."""


def picture(game: Game, state: Any, seat: int | None) -> str:
    """The table as a seat, or a spectator, may see it, as an SVG document."""
    view = game.view(state, seat)
    drawing = game_part(game.name, "picture")
    if drawing is None:
        return _written(written(game.in_words(view, seat)))
    svg: str = drawing.draw(view)
    return svg


def _written(lines: Sequence[str]) -> str:
    """Lines of text, below each other."""
    shown = (text(MARGIN, MARGIN + LINE * n, line) for n, line in enumerate(lines, start=1))
    return document(WIDTH, 2 * MARGIN + LINE * (len(lines) + 1), *shown)
