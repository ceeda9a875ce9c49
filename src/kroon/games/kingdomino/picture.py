"""A picture of Kingdomino."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from kroon.games.domino.lands import square
from kroon.games.domino.picture import Look, draw_table

LOOK = Look(home="castle", drawings=("domino",))


def draw(view: Mapping[str, Any]) -> str:
    """The table of a view."""
    return draw_table(view, view["kingdoms"], _square, LOOK)


def _square(each: Mapping[str, Any]) -> str:
    return square(each["terrain"], crowns=each["crowns"])
