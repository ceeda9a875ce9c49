"""What a seat may see of a game of Origins: everything that is in the state.

The order of the face-down dominoes and of the cave pile is unknown to everybody and not in the state; which
of them are still to come is open to all (O28).
"""

from __future__ import annotations

from typing import Any

from kroon.core.events import letter_of
from kroon.games.domino.board import place_text, squares
from kroon.games.domino.draft import DRAW, NOBODY, OPENING, PICK, PLACE
from kroon.games.domino.view import draft_view
from kroon.games.origins.score_sheet import breakdown
from kroon.games.origins.state import (
    CAVE,
    DOMINO,
    FIRE,
    PAY,
    PEOPLE_NAMES,
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
    return draft_view(s, domino_squares) | {
        "asks": _ASKS.get(int(s.phase)),
        "totems": {
            name: None if s.holders[totem] == NOBODY else letter_of(int(s.holders[totem]))
            for totem, name in enumerate(RESOURCE_NAMES)
        },
        "open_people": _counted(s.open_people),
        "cave": _counted(s.cave),  # O28: known by subtraction
        "recruit": {"person": PEOPLE_NAMES[int(s.recruit)], "owed": int(s.owed)}
        if s.phase in (PAY, SETTLE)
        else None,
        "territories": [_territory(s.kingdoms[seat]) for seat in range(s.players)],
        "breakdown": breakdown(s),
    }


def domino_squares(number: int) -> list[dict[str, Any]]:
    """The two squares of a domino."""
    row = [int(each) for each in DOMINO[number]]
    return [
        {"terrain": TERRAIN_NAMES[row[at]], "fires": row[at + 1], "craters": row[4 + at // 2]} for at in (0, 2)
    ]


def _counted(counts: Any) -> dict[str, int]:
    return {name: int(count) for name, count in zip(PEOPLE_NAMES, counts, strict=True) if count}


def _territory(k: Any) -> dict[str, Any]:
    resources, people, tokens, craters = resources_at(k), people_at(k), tokens_at(k), craters_at(k)
    covered: dict[str, dict[str, Any]] = {}
    for place, square in squares(k).items():
        on: dict[str, Any] = {"terrain": TERRAIN_NAMES[square.terrain], "fires": square.crowns}
        if place in craters:
            on["craters"] = craters[place]
        if place in tokens:
            on["token"] = True
        if place in resources:
            on["resource"] = RESOURCE_NAMES[resources[place]]
        if place in people:
            on["person"] = PEOPLE_NAMES[people[place]]
        covered[place_text(place)] = on
    return {"squares": covered, "discarded": int(k.discarded)}
