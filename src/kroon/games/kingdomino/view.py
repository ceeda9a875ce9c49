"""What a seat may see of a game of Kingdomino: everything that is in the state.

The order of the face-down dominoes, and which ones left at set-up, are unknown to everybody and not in the
state (K24); which numbers have not appeared yet is open to all.
"""

from __future__ import annotations

from typing import Any

from kroon.core.contract import CHANCE, OVER
from kroon.core.events import letter_of
from kroon.games.domino.board import place_text, squares
from kroon.games.domino.draft import DOMINOES, NOBODY, OPENING, PICK, PLACE
from kroon.games.kingdomino.score_sheet import breakdown
from kroon.games.kingdomino.state import DOMINO, NEXT_GAME, TERRAIN_NAMES


def view(s: Any, seat: int | None) -> dict[str, Any]:  # noqa: ARG001
    """The table in plain values, the same for every seat and for spectators."""
    actor = int(s.actor)
    return {
        "players": int(s.players),
        "actor": None if actor == OVER else letter_of(actor),
        "asks": _asks(s),
        "game": int(s.game) + 1,
        "round": int(s.rounds),
        "frame": int(s.frame),
        "row": _row(s.row, s.king, first=int(s.turn) if s.rounds else 0),
        "next_row": _row(s.next_row, s.next_king),
        "unseen": [n for n in range(1, DOMINOES + 1) if int(s.pile) >> n & 1],  # K24
        "left": int(s.left),
        "kingdoms": [
            {
                "squares": {
                    place_text(place): {"terrain": TERRAIN_NAMES[square.terrain], "crowns": square.crowns}
                    for place, square in squares(s.kingdoms[seat]).items()
                },
                "discarded": int(s.kingdoms[seat].discarded),
            }
            for seat in range(s.players)
        ],
        "breakdown": breakdown(s),
    }


def domino_squares(number: int) -> list[dict[str, Any]]:
    """The two squares of a domino."""
    a_terrain, a_crowns, b_terrain, b_crowns = (int(each) for each in DOMINO[number])
    return [
        {"terrain": TERRAIN_NAMES[a_terrain], "crowns": a_crowns},
        {"terrain": TERRAIN_NAMES[b_terrain], "crowns": b_crowns},
    ]


def _asks(s: Any) -> str | None:
    """The word of the event that comes next."""
    if s.actor == CHANCE:
        if s.phase == OPENING:
            return "start" if s.players == 2 else "king"
        return "game" if s.phase == NEXT_GAME else "row"
    return {PICK: "pick", PLACE: "place"}.get(int(s.phase))


def _row(dominoes: Any, kings: Any, first: int = 0) -> list[dict[str, Any]]:
    """A row of dominoes with the kings on them; `first` is the first that has not been taken."""
    return [
        {
            "domino": int(number),
            "king": None if king == NOBODY else letter_of(int(king)),
            "taken": at < first,
            "squares": domino_squares(int(number)),
        }
        for at, (number, king) in enumerate(zip(dominoes, kings, strict=True))
        if number
    ]
