"""A territory of Origins for Python: what lies on its squares, by their coordinates."""

from __future__ import annotations

from typing import Any

from kroon.core.plain import plain
from kroon.games.domino.board import Place, bits_of, places_of
from kroon.games.origins.state import FIRST_RESOURCE_TERRAIN, RESOURCES, VOLCANO


def resources_at(k: Any) -> dict[Place, int]:
    """The resources by their squares."""
    k = plain(k)
    resources = bits_of(k.resources)
    kinds = enumerate(k.land[FIRST_RESOURCE_TERRAIN : FIRST_RESOURCE_TERRAIN + RESOURCES])
    return {place: kind for kind, land in kinds for place in places_of(k, resources & bits_of(land))}


def people_at(k: Any) -> dict[Place, int]:
    """The kinds of cave people by their squares."""
    k = plain(k)
    kinds = [(kind, words) for kind, words in enumerate(k.people) if any(words)]
    return {place: kind for kind, words in kinds for place in places_of(k, bits_of(words))}


def tokens_at(k: Any) -> set[Place]:
    """The squares with a fire token."""
    k = plain(k)
    return set(places_of(k, bits_of(k.tokens)))


def craters_at(k: Any) -> dict[Place, int]:
    """The craters of the volcanoes."""
    k = plain(k)
    craters = dict.fromkeys(places_of(k, bits_of(k.land[VOLCANO])), 1)
    for words in k.craters:
        for place in places_of(k, bits_of(words)):
            craters[place] += 1
    return craters
