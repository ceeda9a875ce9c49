"""The board of Kingdom Builder as the browser draws it: lands from its art file, seams, shores and borders.

All hexes of a land are a few paths together, so that a whole board is some thirty elements.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from functools import cache
from math import cos, pi, sin, sqrt
from xml.etree import ElementTree

from kroon.core.svg import art, colour, use

SIDE = 20
R = 20.0
"""From the centre of a hex to a corner."""
W = R * sqrt(3)
EDGE = 15.0
WIDTH = 20.5 * W + 2 * EDGE
HEIGHT = 30.5 * R + 2 * EDGE

LANDS = {
    "G": "grass",
    "C": "canyon",
    "D": "desert",
    "F": "flowers",
    "T": "forest",
    "W": "water",
    "M": "mountain",
    "S": "castle",
    "L": "location",
}
"""The names of drawings by the letters of a board."""
WATER = "W"


@dataclass
class Layer:
    """A layer of a land's drawing: how it is painted, and its forms, which hexes take by turns."""

    paint: str
    forms: list[str]
    path: str = ""


@dataclass
class Land:
    """The drawing of a land, and what is drawn of it."""

    fill: str
    layers: list[Layer]
    ground: str = ""


@dataclass
class Lines:
    """The lines between hexes: of one land, of two lands, along water, and between the four quadrants."""

    seam: str = ""
    border: str = ""
    shore: str = ""
    middle: str = ""
    castles: list[str] = field(default_factory=list)


def centre(row: int, column: int) -> tuple[float, float]:
    """The middle of a hex."""
    return EDGE + (column + (1 if row % 2 else 0.5)) * W, EDGE + R + row * 1.5 * R


def spot(hex: str) -> tuple[float, float]:
    """The middle of a hex such as `12,7`."""
    row, column = hex.split(",")
    return centre(int(row), int(column))


def lands(board: Sequence[str]) -> str:
    """The lands of a board; a place on which nothing is laid yet stays empty."""
    drawn: dict[str, Land] = {}
    lines = Lines()
    for row in range(SIDE):
        for column in range(SIDE):
            letter = board[row][column]
            x, y = centre(row, column)
            land = drawn.setdefault(letter, _land(letter))
            land.ground += "M" + "L".join(_corner(x, y, n) for n in range(6)) + "Z"
            for layer in land.layers:
                form = layer.forms[_pick(row, column) % len(layer.forms)]
                if form:
                    layer.path += f"M{x:.1f} {y:.1f}{form}"
            if LANDS.get(letter) == "castle":
                lines.castles.append(f'<g transform="translate({x:.1f} {y:.1f})">{use("keep")}</g>')
            _outline(board, row, column, lines)
    grounds = (f'<path fill="{land.fill}" d="{land.ground}"/>' for land in drawn.values())
    layers = (f'<path {layer.paint} d="{layer.path}"/>' for land in drawn.values() for layer in land.layers)
    return "".join(
        (
            *grounds,
            _line(lines.seam, "#2b1a00", 0.8, 0.13),
            _line(lines.shore, colour("shore"), 3.4, 0.85),
            _line(lines.border, "#2b1a00", 1.1, 0.35),
            *layers,
            *lines.castles,
            _line(lines.middle, colour("card"), 1.6, 0.55, "1 5"),
        )
    )


def _land(letter: str) -> Land:
    """A land of which nothing is drawn yet."""
    if letter not in LANDS:
        return Land(colour("slot"), [])
    fill, layers = _drawing(LANDS[letter])
    return Land(fill, [Layer(paint, forms) for paint, forms in layers])


@cache
def _drawing(name: str) -> tuple[str, list[tuple[str, list[str]]]]:
    """The ground of a land, and paint and forms of each layer, from the art file."""
    found = ElementTree.fromstring(art("builder")).find(f"./g[@id='land-{name}']")
    assert found is not None
    layers = [
        (
            " ".join(f'{key}="{value}"' for key, value in layer.attrib.items()),
            [form.get("d", "") for form in layer],
        )
        for layer in found
    ]
    return found.get("fill", ""), layers


def _pick(row: int, column: int) -> int:
    """Which form a hex takes: looks unplanned, and is the same as in the browser."""
    return (row * 7 + column * 5 + row * column % 4) % 3


def _corner(x: float, y: float, n: int) -> str:
    """Corner 0 is on top, then clockwise."""
    return f"{x + R * sin(pi / 3 * n):.1f} {y - R * cos(pi / 3 * n):.1f}"


def _outline(board: Sequence[str], row: int, column: int, lines: Lines) -> None:
    """The edges of a hex, each once for both of its sides."""
    left = column if row % 2 else column - 1
    beside = ((-1, left + 1), (0, column + 1), (1, left + 1), (1, left), (0, column - 1), (-1, left))
    x, y = centre(row, column)
    land = board[row][column]
    for n, (down, other_column) in enumerate(beside):
        other_row = row + down
        inside = 0 <= other_row < SIDE and 0 <= other_column < SIDE
        if inside and n > 2:
            continue
        line = f"M{_corner(x, y, n)}L{_corner(x, y, n + 1)}"
        other = board[other_row][other_column] if inside else ""
        if other == land:
            lines.seam += line
        else:
            lines.border += line
            if inside and (land == WATER) != (other == WATER):
                lines.shore += line
        if inside and (other_row // 10, other_column // 10) != (row // 10, column // 10):
            lines.middle += line


def _line(path: str, paint: str, width: float, opacity: float, dashes: str = "") -> str:
    dashed = f' stroke-dasharray="{dashes}"' if dashes else ""
    return (
        f'<path fill="none" stroke-linecap="round" stroke="{paint}" stroke-width="{width:g}"{dashed} '
        f'opacity="{opacity:g}" d="{path}"/>'
    )
