"""A picture of Origins: fires and craters, resources and cave people on the squares."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from kroon.core.svg import group, use
from kroon.games.domino.lands import square
from kroon.games.domino.picture import Look, draw_table

BLACK = "#2d2b31"
"""The colour of the fourth player, as in the browser's tokens."""
LOOK = Look(home="hut", drawings=("domino", "origins"), colours={"d": BLACK})


def draw(view: Mapping[str, Any]) -> str:
    """The table of a view."""
    return draw_table(view, view["territories"], _square, LOOK)


def _square(each: Mapping[str, Any]) -> str:
    ground = square(
        each["terrain"], fires=each["fires"], craters=each.get("craters", 0), token=each.get("token", False)
    )
    return ground + _piece(each)


def _piece(each: Mapping[str, Any]) -> str:
    """What lies on a square: a resource, or somebody of the cave."""
    if each.get("resource"):
        return use(f"piece-{each['resource']}-small")
    if each.get("person"):
        return group(5, 5, use(f"person-{each['person']}"), scale=1.35)
    return ""
