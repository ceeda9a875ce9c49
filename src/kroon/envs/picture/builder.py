"""A picture of Kingdom Builder: the board of hexes with the settlements, and a line for each seat."""

from __future__ import annotations

from collections.abc import Mapping
from math import cos, pi, sin, sqrt
from typing import Any

from kroon.core.events import SEAT_LETTERS
from kroon.envs.picture.svg import circle, colour, document, group, head, path, text

R = 18.0
"""From the centre of a hex to a corner."""
W = R * sqrt(3)
EDGE = 14
PANEL = 190

LANDS = {
    "G": ("grass", "grass-ink", "M-5 5q-1-5-5-6m5 6V-4m0 9q1-5 5-6M6-1q-1-4-4-5m4 5v-7m0 7q1-4 4-5"),
    "C": ("canyon", "canyon-ink", "M-9 7l3-13h7l2 5h4l3 8Z"),
    "D": ("sand", "sand-ink", "M-9 3q5-7 10-2.500 3.500 3 8 1.500"),
    "F": ("flower", "flower-ink", "M-5-4v.1M5-2v.1M-1 6v.1"),
    "T": ("wood-hex", "forest-ink", "M-5-7l5 8h-3l4 6h-12l4-6h-3ZM6-5l4 6h-2l3 5H1l3-5H2Z"),
    "W": ("water", "water-ink", "M-8-3q2.700-4 5.400 0t5.400 0 5.400 0M-6 6q2.700-4 5.400 0t5.400 0"),
    "M": ("mountain", "mountain-ink", "M-11 8l8-16 4 7 3-4 7 13Z"),
    "S": ("castle-hex", "keep-ink", "M-9 8V-5h4v3h3v-3h4v3h3v-3h4V8Z"),
    "L": ("location", "seal", "M0-9l2.600 6h6.400l-5.200 4 2 6.500L0 3.500l-5.800 4 2-6.500-5.200-4h6.400Z"),
}
"""By the letter of a land: its colour, and the colour and form of a mark."""
FILLED = "CTMSL"
"""Lands whose marks are filled."""
HOUSE = "M-8 8V-2L0-9 8-2V8Z"


def draw(view: Mapping[str, Any]) -> str:
    """The table of a view."""
    width = 20.5 * W + 2 * EDGE
    height = 30.5 * R + 2 * EDGE
    board = [
        _hex(row, column, land) for row, line in enumerate(view["board"]) for column, land in enumerate(line)
    ]
    for place in view["locations"]:
        x, y = _centre(*map(int, place["hex"].split(",")))
        board.append(circle(x + 10, y + 9, 6, colour("card"), colour("seal"), 1))
        board.append(text(x + 10, y + 12.5, place["tiles"], 9, anchor="middle", bold=True))
    for seat, each in enumerate(view["seats"]):
        own = colour(f"player-{SEAT_LETTERS[seat]}")
        for place in each["settlements"]:
            x, y = _centre(*map(int, place.split(",")))
            board.append(group(x, y, path(HOUSE, own, colour("player-edge"), 2)))
    return document(width + PANEL + EDGE, height, *board, group(width, EDGE, _side(view)))


def _side(view: Mapping[str, Any]) -> str:
    """Who has what, and the cards that gold is given for."""
    parts = []
    for seat, each in enumerate(view["seats"]):
        letter = SEAT_LETTERS[seat]
        points = view["breakdown"][seat]["total"]
        card = each["card"] or ("?" if each["has_card"] else "–")
        tiles = ", ".join(f"{kind} {count}" for kind, count in each["tiles"].items())
        parts.append(
            group(
                0,
                seat * 84,
                head(letter, points, PANEL, view["actor"] == letter),
                text(8, 44, f"{each['supply']} · {card}", 13),
                text(8, 62, tiles, 12, colour("soft")),
            )
        )
    at = len(view["seats"]) * 84 + 20
    parts += [text(8, at + 20 * n, card, 13, colour("seal")) for n, card in enumerate(view["cards"])]
    return "".join(parts)


def _centre(row: int, column: int) -> tuple[float, float]:
    return EDGE + (column + (1 if row % 2 else 0.5)) * W, EDGE + R + row * 1.5 * R


def _hex(row: int, column: int, letter: str) -> str:
    x, y = _centre(row, column)
    corners = " ".join(f"{R * sin(pi / 3 * n):.1f},{-R * cos(pi / 3 * n):.1f}" for n in range(6))
    if letter not in LANDS:  # not laid yet
        return group(x, y, path(f"M{corners}Z", colour("slot"), colour("line")))
    name, ink, mark = LANDS[letter]
    dark = colour(ink)
    drawn = path(mark, dark) if letter in FILLED else path(mark, edge=dark, line=5 if letter == "F" else 1.6)
    return group(x, y, path(f"M{corners}Z", colour(name), colour("line-strong"), 0.5), drawn)
