"""A picture of Kingdom Builder: the board of hexes with the settlements, and a line for each seat."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from kroon.core.events import SEAT_LETTERS
from kroon.core.svg import circle, colour, document, group, head, player, text, use
from kroon.games.builder.lands import EDGE, HEIGHT, WIDTH, lands, spot

PANEL = 190
PIECE = 20.8
"""How large a settlement is."""


def draw(view: Mapping[str, Any]) -> str:
    """The table of a view."""
    pieces = [_location(place) for place in view["locations"]]
    for seat, each in enumerate(view["seats"]):
        for hex in each["settlements"]:
            x, y = spot(hex)
            pieces.append(player(SEAT_LETTERS[seat], x - PIECE / 2, y - PIECE / 2, PIECE))
    side = group(WIDTH, EDGE, _side(view))
    drawings = ("builder",)
    return document(WIDTH + PANEL + EDGE, HEIGHT, lands(view["board"]), *pieces, side, drawings=drawings)


def _location(place: Mapping[str, Any]) -> str:
    """A location on its hex, with a pip for each tile that is left there."""
    x, y = spot(place["hex"])
    tiles = place["tiles"]
    fill = colour("seal") if tiles else colour("castle-hex-2")
    emblem = circle(0, 0, 13, fill, colour("seal-ink"), 1.4) + use(f"place-{place['kind']}")
    pips = (
        circle(side * (3.2 if tiles > 1 else 0), 16.6, 2.2, colour("seal"), colour("location"), 0.8)
        for side in (-1, 1)[:tiles]
    )
    return group(x, y - 2, emblem, *pips)


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
