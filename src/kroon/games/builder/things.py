"""Things of Kingdom Builder that messages speak of."""

from __future__ import annotations

from kroon.core.message import GOAL, HEX, LAND, TILE, Message, Thing
from kroon.games.builder.hexes import hex_text
from kroon.games.builder.state import GOAL_NAMES, KIND_NAMES, LAND_NAMES


def spot(hex: int) -> Thing:
    """A hex of the board."""
    return Thing(HEX, hex_text(hex))


def land(number: int) -> Thing:
    """A terrain, or what else a hex can be."""
    return named(LAND, LAND_NAMES[number])


def tile(kind: int) -> Thing:
    """A tile of a location, or the location."""
    return named(TILE, KIND_NAMES[kind])


def goal(number: int) -> Thing:
    """A Kingdom Builder card."""
    return named(GOAL, GOAL_NAMES[number])


def named(kind: str, name: str) -> Thing:
    """One of these by its name in the notation."""
    return Thing(kind, name, Message(f"builder-{name}"))
