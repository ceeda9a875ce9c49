"""Reading a state in plain Python: lands, settlements, tiles and where a settlement may go, for people.

What is legal is decided by the kernels; this tells the reason, and what a drawing or a view shows.
"""

from __future__ import annotations

from functools import lru_cache
from typing import Any

from kroon.games.builder.hexes import HEXES, bit_of, hexes_in, neighbours
from kroon.games.builder.state import (
    BARN,
    DESERT,
    FARM,
    GRASS,
    HARBOR,
    LANDS,
    NONE,
    OASIS,
    ORACLE,
    PADDOCK,
    TAVERN,
    TERRAINS,
    TOWER,
    WATER,
)

NEAR = [frozenset(neighbours(hex)) for hex in range(HEXES)]
"""The hexes beside each hex."""

MOVING = (HARBOR, PADDOCK, BARN)
"""The tiles that move a settlement."""


def contains(words: Any, hex: int) -> bool:
    """Whether a hex is in a set."""
    word, bit = bit_of(hex)
    return bool(int(words[word]) >> bit & 1)


def land_at(s: Any, hex: int) -> int:
    """The land of a hex; NONE where no quadrant lies yet."""
    return next((land for land in range(LANDS) if contains(s.land[land], hex)), NONE)


def owner_of(s: Any, hex: int) -> int | None:
    """The seat whose settlement stands on a hex."""
    return next((seat for seat in range(s.players) if contains(s.settled[seat], hex)), None)


def settlements(s: Any, seat: int) -> list[int]:
    """The hexes with a settlement of a seat, ascending."""
    return list(_listed(tuple(map(int, s.settled[seat]))))


@lru_cache(maxsize=4096)
def _listed(words: tuple[int, ...]) -> tuple[int, ...]:
    """The hexes of a set; the sheet of a seat asks for the same ones again and again."""
    return tuple(hexes_in(words))


def kind_of_site(s: Any, number: int) -> int:
    """The kind of a location hex, by its number."""
    return int(s.quadrants[number // 2]) // 2


def sites(s: Any) -> list[int]:
    """The numbers of the location hexes on the board."""
    return [number for number, hex in enumerate(s.site) if hex != NONE]


def kind_in_use(s: Any) -> int:
    """The kind of the tile in use, or NONE."""
    return NONE if s.tool == NONE else int(s.quadrants[s.tool]) // 2


def held_kinds(s: Any, seat: int) -> dict[int, int]:
    """How many tiles of each kind a seat holds."""
    held: dict[int, int] = {}
    for number in sites(s):
        if int(s.held[seat]) >> number & 1:
            kind = kind_of_site(s, number)
            held[kind] = held.get(kind, 0) + 1
    return dict(sorted(held.items()))


def ready_kinds(s: Any) -> dict[int, int]:
    """How many tiles of each kind the seat on turn may still use."""
    ready = {int(s.quadrants[q]) // 2: int(s.ready[q]) for q in range(4) if s.ready[q]}
    return dict(sorted(ready.items()))


def land_for(s: Any, kind: int) -> int:
    """The land that an action builds on: a tile of that kind, or NONE for the mandatory action.

    NONE for tiles that take more than one land, and when the card is missing.
    """
    if kind in (NONE, ORACLE, BARN):
        return int(s.hand[s.turn])
    return {FARM: GRASS, OASIS: DESERT, HARBOR: WATER}.get(kind, NONE)


def takes(s: Any, kind: int, hex: int) -> bool:
    """Whether the land of a hex suits an action."""
    if kind in (TOWER, TAVERN, PADDOCK):
        return 0 <= land_at(s, hex) < TERRAINS
    land = land_for(s, kind)
    return land != NONE and land_at(s, hex) == land


def beside_own(s: Any, hex: int) -> bool:
    """Whether a hex is next to a settlement of the seat on turn."""
    return any(contains(s.settled[s.turn], near) for near in NEAR[hex])
