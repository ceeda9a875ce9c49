"""Render modes: the table as a text for terminals (`ansi`, `human`) or as a picture (`rgb_array`)."""

from __future__ import annotations

import io
import sys
from typing import Any

import numpy as np
from rich.console import Console

from kroon.core.contract import Game

MODES = ("human", "ansi", "rgb_array")
"""`human` prints the text."""
COLUMNS = 120
"""The width of the text."""


def rendered(mode: str | None, game: Game, state: Any, seat: int | None) -> Any:
    """The table as a seat, or a spectator, sees it."""
    if mode == "rgb_array":
        return pixels(game, state, seat)
    if mode is None:
        return None
    text = drawn(game, state, seat)
    if mode == "ansi":
        return text
    print(text, file=sys.stdout)
    return None


def drawn(game: Game, state: Any, seat: int | None) -> str:
    """The drawing for a terminal, as a text with colours."""
    console = Console(
        file=io.StringIO(), width=COLUMNS, force_terminal=True, color_system="truecolor", highlight=False
    )
    with console.capture() as captured:
        console.print(game.draw(state, seat))
    return captured.get()


def pixels(game: Game, state: Any, seat: int | None) -> np.ndarray[Any, np.dtype[np.uint8]]:
    """The picture as rows of pixels: red, green and blue."""
    import resvg_py
    from PIL import Image

    from kroon.envs.picture import picture

    with Image.open(io.BytesIO(resvg_py.svg_to_bytes(svg_string=picture(game, state, seat)))) as image:
        return np.asarray(image.convert("RGB"), np.uint8)
