"""A territory of Origins for Python: what lies on its squares, by their coordinates."""

from __future__ import annotations

from typing import Any

from kroon.games.domino.board import Place, places_of, squares
from kroon.games.origins.state import FIRST_RESOURCE_TERRAIN, PEOPLE, VOLCANO


def resources_at(k: Any) -> dict[Place, int]:
    """The resources by their squares."""
    territory = squares(k)
    return {place: territory[place].terrain - FIRST_RESOURCE_TERRAIN for place in places_of(k, k.resources)}


def people_at(k: Any) -> dict[Place, int]:
    """The kinds of cave people by their squares."""
    return {place: kind for kind in range(PEOPLE) for place in places_of(k, k.people[kind])}


def tokens_at(k: Any) -> set[Place]:
    """The squares with a fire token."""
    return set(places_of(k, k.tokens))


def craters_at(k: Any) -> dict[Place, int]:
    """The craters of the volcanoes."""
    more = [set(places_of(k, k.craters[c])) for c in range(2)]
    return {place: 1 + sum(place in each for each in more) for place in places_of(k, k.land[VOLCANO])}
