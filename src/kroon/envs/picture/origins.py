"""A picture of Origins: fires and craters, resources and cave people on the squares."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from kroon.envs.picture.domino import draw_table
from kroon.envs.picture.lands import square
from kroon.envs.picture.svg import circle, colour, path, text

PERSON = "M-9 14q0-15 9-15t9 15Z"


def draw(view: Mapping[str, Any]) -> str:
    """The table of a view."""
    return draw_table(view, view["territories"], _square, "origins")


def _square(each: Mapping[str, Any]) -> str:
    ground = square(
        each["terrain"], fires=each["fires"], craters=each.get("craters", 0), token=each.get("token", False)
    )
    return ground + _piece(each)


def _piece(each: Mapping[str, Any]) -> str:
    """What lies on a square: a resource in its colour, or somebody of the cave."""
    if each.get("resource"):
        return circle(32, 32, 13, colour(_paint(each["resource"])), colour("player-edge"), 3)
    if each.get("person"):
        letters = each["person"][:1].upper() + (each["person"][-1] if each["person"][-1].isdigit() else "")
        body = f'<g transform="translate(32 36)">{path(PERSON, colour("cave-2"), colour("player-edge"), 2)}</g>'
        return (
            circle(32, 32, 25, colour("cave"), colour("cave-2"), 2.5)
            + body
            + circle(32, 25, 7, colour("cave-2"))
            + text(32, 47, letters, 13, colour("card"), "middle", bold=True)
        )
    return ""


def _paint(resource: str) -> str:
    return {"mammoth": "mammoth", "fish": "fish", "mushroom": "mushroom", "flint": "flint"}[resource]
