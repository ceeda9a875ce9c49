"""A picture of Kingdomino."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from kroon.envs.picture.domino import draw_table
from kroon.envs.picture.lands import square


def draw(view: Mapping[str, Any]) -> str:
    """The table of a view."""
    return draw_table(view, view["kingdoms"], _square, "kingdomino")


def _square(each: Mapping[str, Any]) -> str:
    return square(each["terrain"], crowns=each["crowns"])
