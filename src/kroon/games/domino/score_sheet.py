"""What both domino games tell about a score: regions as parts of a line, and how a tie is broken."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from kroon.core.events import SEAT_LETTERS
from kroon.core.message import SEAT, Message, Thing, message
from kroon.core.score_parts import Part
from kroon.games.domino.board import bits_of, place_text, places_of
from kroon.games.domino.kingdom import CROWNS_BITS
from kroon.games.domino.things import land, square


def region_part(k: Any, part: Part) -> dict[str, Any]:
    """A region with its squares, crowns and points."""
    places = [place_text(place) for place in places_of(k, bits_of(part.places))]
    return {"squares": places, "crowns": part.amount, "points": part.points}


def explain_tie(
    totals: Sequence[int], ties: Sequence[int], steps: Sequence[str], rule: str
) -> dict[str, Any] | None:
    """How the best were told apart, by 'region' and 'crowns' as far as they are asked; None without a tie."""
    left = [seat for seat, points in enumerate(totals) if points == max(totals)]
    if len(left) == 1:
        return None
    values = {
        "region": {seat: ties[seat] >> CROWNS_BITS for seat in left},
        "crowns": {seat: ties[seat] & (1 << CROWNS_BITS) - 1 for seat in left},
    }
    tied = [SEAT_LETTERS[seat] for seat in left]
    told: list[dict[str, Any]] = []
    for by in steps:
        if len(left) > 1:
            told.append({"by": by, "values": {SEAT_LETTERS[seat]: values[by][seat] for seat in left}})
            best = max(values[by][seat] for seat in left)
            left = [seat for seat in left if values[by][seat] == best]
    winners = [SEAT_LETTERS[seat] for seat in left]
    return {"points": max(totals), "tied": tied, "steps": told, "winners": winners, "rule": rule}


def region_message(key: str, game: str, line: str, seat: int, part: Mapping[str, Any]) -> Message:
    """A region of somebody's kingdom, and where it is."""
    where = tuple(square(place, seat) for place in part["squares"])
    given = {"squares": len(part["squares"]), "crowns": part["crowns"], "points": part["points"]}
    return message(key, terrain=land(game, line), places=where, **given)


def tie_message(tie: Mapping[str, Any], game: str) -> Message:
    """What `explain_tie` found."""
    lines = []
    for step in tie["steps"]:
        values = tuple(
            message("seat-value", seat=Thing(SEAT, seat), value=value) for seat, value in step["values"].items()
        )
        lines.append(message(f"domino-tie-{step['by']}", values=values, game=game))
    key = "domino-tie-won" if len(tie["winners"]) == 1 else "domino-tie-shared"
    lines.append(message(key, seats=_seats(tie["winners"]), rule=tie["rule"]))
    tied = {"seats": _seats(tie["tied"]), "points": tie["points"]}
    return Message("domino-tie", tied, tuple(lines))


def _seats(letters: Sequence[str]) -> tuple[Thing, ...]:
    return tuple(Thing(SEAT, letter) for letter in letters)
