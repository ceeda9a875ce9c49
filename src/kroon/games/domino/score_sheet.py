"""What both domino games tell about a score: regions as parts of a line, and how a tie is broken."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from kroon.core.events import SEAT_LETTERS
from kroon.core.score_parts import Part
from kroon.core.texts import say
from kroon.games.domino.board import bits_of, place_text, places_of
from kroon.games.domino.kingdom import CROWNS_BITS


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


def tie_text(tie: Mapping[str, Any], game: str) -> str:
    """What `explain_tie` found, in sentences."""
    sentences = [say("domino-tie", seats=", ".join(tie["tied"]), points=tie["points"])]
    for step in tie["steps"]:
        values = ", ".join(f"{seat} {value}" for seat, value in step["values"].items())
        sentences.append(say(f"domino-tie-{step['by']}", values=values, game=game))
    key = "domino-tie-won" if len(tie["winners"]) == 1 else "domino-tie-shared"
    sentences.append(say(key, seats=", ".join(tie["winners"]), rule=tie["rule"]))
    return " ".join(sentences)
