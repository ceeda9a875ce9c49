"""What a seat may see of a game of Origins: everything that is in the state.

The order of the face-down dominoes and of the cave pile is unknown to everybody and not in the state; which
of them are still to come is open to all (O28).
"""

from __future__ import annotations

from typing import Any

from kroon.core.events import letter_of
from kroon.core.plain import plain
from kroon.games.domino.board import Place, place_text, placing_places, squares
from kroon.games.domino.draft import DRAW, NOBODY, OPENING, PICK, PLACE
from kroon.games.domino.view import draft_view
from kroon.games.origins.options import MODES
from kroon.games.origins.score_sheet import breakdown
from kroon.games.origins.state import (
    CAVE,
    DOMINO,
    FIRE,
    PAY,
    PEOPLE_NAMES,
    RANGE,
    RECRUIT,
    RESOURCE_NAMES,
    SETTLE,
    TAKE,
    TERRAIN_NAMES,
    TOTEM,
)
from kroon.games.origins.territory_view import craters_at, people_at, resources_at, tokens_at

_ASKS = {DRAW: "row", OPENING: "king", PICK: "pick", PLACE: "place", CAVE: "cave", TAKE: "take", FIRE: "fire"}
_ASKS |= {TOTEM: "totem", RECRUIT: "recruit", PAY: "pay", SETTLE: "settle"}


def view(s: Any, seat: int | None) -> dict[str, Any]:  # noqa: ARG001
    """The table in plain values, the same for every seat and for spectators."""
    s = plain(s)
    return (
        draft_view(s, domino_squares)
        | {
            "asks": _ASKS.get(s.phase),
            "mode": MODES[s.mode],
            "fire": _fire(s) if s.phase == FIRE else None,
            "totems": {
                name: None if s.holders[totem] == NOBODY else letter_of(s.holders[totem])
                for totem, name in enumerate(RESOURCE_NAMES)
            },
            "open_people": _counted(s.open_people),
            "cave": _counted(s.cave),  # O28: known by subtraction
            "recruit": {"person": PEOPLE_NAMES[s.recruit], "owed": s.owed}
            if s.phase in (PAY, SETTLE)
            else None,
            "territories": [_territory(k) for k in s.kingdoms[: s.players]],
            "breakdown": breakdown(s),
        }
    )


def domino_squares(number: int) -> list[dict[str, Any]]:
    """The two squares of a domino."""
    row = DOMINO[number].tolist()
    return [
        {"terrain": TERRAIN_NAMES[row[at]], "fires": row[at + 1], "craters": row[4 + at // 2]} for at in (0, 2)
    ]


def _fire(s: Any) -> dict[str, Any]:
    """The fire that is about to land: the volcano that it comes from, its fires, and how far it flies."""
    craters = int(DOMINO[s.row[s.turn], 4 + s.flying])
    volcano = placing_places(s.placing)[s.flying]
    return {"from": place_text(volcano), "fires": craters, "range": int(RANGE[craters])}


def _counted(counts: Any) -> dict[str, int]:
    return {name: count for name, count in zip(PEOPLE_NAMES, counts, strict=True) if count}


def _territory(k: Any) -> dict[str, Any]:
    covered: dict[Place, dict[str, Any]] = {
        place: {"terrain": TERRAIN_NAMES[square.terrain], "fires": square.crowns}
        for place, square in squares(k).items()
    }
    for place, craters in craters_at(k).items():
        covered[place]["craters"] = craters
    for place in tokens_at(k):
        covered[place]["token"] = True
    for place, resource in resources_at(k).items():
        covered[place]["resource"] = RESOURCE_NAMES[resource]
    for place, person in people_at(k).items():
        covered[place]["person"] = PEOPLE_NAMES[person]
    on_squares = {place_text(place): on for place, on in covered.items()}
    return {"squares": on_squares, "discarded": k.discarded}
