"""What a seat may see of a game of Kingdomino: everything that is in the state.

The order of the face-down dominoes, and which ones left at set-up, are unknown to everybody and not in the
state (K24); which numbers have not appeared yet is open to all.
"""

from __future__ import annotations

from typing import Any

from kroon.core.plain import plain
from kroon.games.domino.board import place_text, squares
from kroon.games.domino.draft import DRAW, OPENING, PICK, PLACE
from kroon.games.domino.view import draft_view
from kroon.games.kingdomino.score_sheet import breakdown
from kroon.games.kingdomino.state import DOMINO, NEXT_GAME, TERRAIN_NAMES


def view(s: Any, seat: int | None) -> dict[str, Any]:  # noqa: ARG001
    """The table in plain values, the same for every seat and for spectators."""
    s = plain(s)
    return draft_view(s, domino_squares) | {
        "asks": _asks(s),
        "game": s.game + 1,
        "kingdoms": [_kingdom(k) for k in s.kingdoms[: s.players]],
        "breakdown": breakdown(s),
    }


def domino_squares(number: int) -> list[dict[str, Any]]:
    """The two squares of a domino."""
    row = DOMINO[number].tolist()
    return [{"terrain": TERRAIN_NAMES[row[at]], "crowns": row[at + 1]} for at in (0, 2)]


def _kingdom(k: Any) -> dict[str, Any]:
    covered = {
        place_text(place): {"terrain": TERRAIN_NAMES[square.terrain], "crowns": square.crowns}
        for place, square in squares(k).items()
    }
    return {"squares": covered, "discarded": k.discarded}


def _asks(s: Any) -> str | None:
    """The word of the event that comes next."""
    opening = "start" if s.players == 2 else "king"
    words = {DRAW: "row", OPENING: opening, PICK: "pick", PLACE: "place", NEXT_GAME: "game"}
    return words.get(s.phase)
