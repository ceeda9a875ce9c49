"""SVG in small parts, for the pictures of games: shapes as text, in the colours and drawings of the browser."""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from functools import cache
from html import escape
from importlib import resources
from pathlib import Path

from kroon.core.page import part_folder, part_styles

SANS = "Inter, 'Liberation Sans', 'DejaVu Sans', sans-serif"


@cache
def palette() -> dict[str, str]:
    """The colours of the browser's light theme, and the paints of its games, by name."""
    sheets = [*part_styles(), *sorted(_frame("css").glob("*.css"))]
    texts = (sheet.read_text(encoding="utf-8").partition(":root[data-")[0] for sheet in sheets)
    return dict(re.findall(r"--([\w-]+):\s*(#[0-9a-fA-F]{6})\b", "".join(texts)))


def colour(name: str) -> str:
    """A colour by its name, such as `wheat` or `player-a`."""
    return palette()[name]


@cache
def art(name: str) -> str:
    """The drawings of a game on the page, or of what games share, in plain colours; they are used by their ids.

    Colours that the page chooses where a drawing is used, as for the kinds of cards, are the current one.
    """
    folder = part_folder(name)
    path = folder / "art.svg" if folder else _frame("art") / f"{name}.svg"
    text = path.read_text(encoding="utf-8")
    drawings = text[text.index("<defs>") : text.index("</svg>", text.index("</defs>"))]
    return re.sub(r"var\(--([\w-]+)[^)]*\)", lambda paint: palette().get(paint[1], "currentColor"), drawings)


def use(id: str) -> str:
    """A drawing by its id."""
    return f'<use href="#{id}"/>'


def document(width: float, height: float, *parts: str, drawings: Sequence[str] = ()) -> str:
    """A whole picture on the colour of the page, with files of drawings that its parts use."""
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" width="{width:g}" height="{height:g}" '
        f'viewBox="0 0 {width:g} {height:g}">{"".join(map(art, drawings))}'
        f"{rect(0, 0, width, height, colour('bg'))}{''.join(parts)}</svg>"
    )


def group(x: float, y: float, *parts: str, scale: float = 1) -> str:
    """Some parts moved to a place."""
    size = "" if scale == 1 else f" scale({scale:g})"
    return f'<g transform="translate({x:g} {y:g}){size}">{"".join(parts)}</g>'


def rect(
    x: float,
    y: float,
    width: float,
    height: float,
    fill: str,
    round: float = 0,
    edge: str = "",
    line: float = 1,
) -> str:
    """A rectangle, perhaps with round corners and an edge."""
    stroke = f' stroke="{edge}" stroke-width="{line:g}"' if edge else ""
    corner = f' rx="{round:g}"' if round else ""
    return f'<rect x="{x:g}" y="{y:g}" width="{width:g}" height="{height:g}" fill="{fill}"{corner}{stroke}/>'


def path(d: str, fill: str = "none", edge: str = "", line: float = 1) -> str:
    """A path."""
    stroke = f' stroke="{edge}" stroke-width="{line:g}"' if edge else ""
    return f'<path d="{d}" fill="{fill}" stroke-linejoin="round" stroke-linecap="round"{stroke}/>'


def circle(x: float, y: float, r: float, fill: str, edge: str = "", line: float = 1) -> str:
    """A circle."""
    stroke = f' stroke="{edge}" stroke-width="{line:g}"' if edge else ""
    return f'<circle cx="{x:g}" cy="{y:g}" r="{r:g}" fill="{fill}"{stroke}/>'


def text(
    x: float,
    y: float,
    words: object,
    size: float = 14,
    fill: str = "",
    anchor: str = "start",
    bold: bool = False,
) -> str:
    """A line of text; `anchor` says which end of it is at the place."""
    weight = ' font-weight="bold"' if bold else ""
    return (
        f'<text x="{x:g}" y="{y:g}" font-family="{SANS}" font-size="{size:g}" text-anchor="{anchor}"{weight} '
        f'fill="{fill or colour("ink")}">{escape(str(words))}</text>'
    )


SHAPES = {
    "a": "M8 1.2 15.2 14.4H.8Z",
    "b": "M1.8 1.8H14.2V14.2H1.8Z",
    "c": "M8 .8a7.2 7.2 0 1 0 .01 0Z",
    "d": "M8 0 16 8 8 16 0 8Z",
}
"""The players' shapes in a box of 16 by 16: triangle, square, circle and diamond."""


def player(seat: str, x: float, y: float, size: float, colours: Mapping[str, str] | None = None) -> str:
    """A player's shape in its colour, with a light edge; `colours` are those that a game has of its own."""
    own = (colours or {}).get(seat) or colour(f"player-{seat}")
    shape = path(SHAPES[seat], own, colour("player-edge"), 2) + path(SHAPES[seat], own)
    return group(x, y, shape, scale=size / 16)


def head(seat: str, points: object, width: float, asked: bool, colours: Mapping[str, str] | None = None) -> str:
    """The line above a player's part of the table: the shape, a mark for who is asked, and the points."""
    band = rect(0, 0, width, 26, colour("accent-soft") if asked else colour("card"), 8, colour("line"))
    points_shown = text(width - 10, 18.5, points, 15, anchor="end", bold=True)
    return band + player(seat, 7, 5, 16, colours) + points_shown


def _frame(folder: str) -> Path:
    """A folder of the page's frame."""
    return Path(str(resources.files("kroon.web"))) / folder
