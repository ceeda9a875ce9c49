"""Pictures of a table as SVG, in the colours of the browser table; one module for each game draws its view."""

from __future__ import annotations

import importlib
from typing import Any

from kroon.core.contract import Game


def picture(game: Game, state: Any, seat: int | None) -> str:
    """The table as a seat, or a spectator, may see it, as an SVG document."""
    drawing = importlib.import_module(f"kroon.envs.picture.{game.name}")
    svg: str = drawing.draw(game.view(state, seat))
    return svg
