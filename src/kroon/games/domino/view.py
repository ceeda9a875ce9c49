"""What all may see of a domino game, as far as both games share it: rows, and which dominoes are to come."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from kroon.core.contract import OVER
from kroon.core.events import letter_of
from kroon.games.domino.draft import DOMINOES, NOBODY

Squares = Callable[[int], list[dict[str, Any]]]
"""The two squares of a domino, in plain values."""


def draft_view(s: Any, squares_of: Squares) -> dict[str, Any]:
    """Whose turn it is, the rows, and the numbers that have not appeared; `s` is plain."""
    return {
        "players": s.players,
        "actor": None if s.actor == OVER else letter_of(s.actor),
        "round": s.rounds,
        "frame": s.frame,
        "row": _row(s.row, s.king, s.turn if s.rounds else 0, squares_of),
        "next_row": _row(s.next_row, s.next_king, 0, squares_of),
        "unseen": [n for n in range(1, DOMINOES + 1) if s.pile >> n & 1],
        "left": s.left,
    }


def _row(dominoes: Any, kings: Any, first: int, squares_of: Squares) -> list[dict[str, Any]]:
    """A row of dominoes with the kings on them; `first` is the first that has not been taken."""
    return [
        {
            "domino": number,
            "king": None if king == NOBODY else letter_of(king),
            "taken": at < first,
            "squares": squares_of(number),
        }
        for at, (number, king) in enumerate(zip(dominoes, kings, strict=True))
        if number
    ]
