"""What both domino games tell about a score: regions as parts of a line, and how a tie is broken.

States and kingdoms are plain (core/plain.py) here.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from kroon.core.events import SEAT_LETTERS
from kroon.core.texts import say
from kroon.games.domino.board import bits_of, groups_in, place_text, places_of


def regions(k: Any) -> list[tuple[int, int]]:
    """The regions of a kingdom: terrain and squares (as bits), by terrain and first square."""
    return [(terrain, each) for terrain, words in enumerate(k.land) for each in groups_in(bits_of(words))]


def crowns_on(k: Any, bits: int) -> int:
    """The crowns on some squares."""
    return sum([(bits & bits_of(words)).bit_count() for words in k.crowns])


def region_points(k: Any, scoring: int) -> list[int]:
    """The points of the regions of each of the first terrains, so many of which score."""
    points = [0] * scoring
    crowned = bits_of(k.crowns[0])
    for terrain, region in regions(k):
        if terrain < scoring and region & crowned:
            points[terrain] += region.bit_count() * crowns_on(k, region)
    return points


def region_parts(k: Any, scoring: int) -> list[list[dict[str, Any]]]:
    """For each of the first terrains, so many of which score: its regions with squares, crowns and points."""
    lines: list[list[dict[str, Any]]] = [[] for _ in range(scoring)]
    for terrain, region in regions(k):
        if terrain < scoring:
            crowns = crowns_on(k, region)
            part = {"squares": [place_text(place) for place in places_of(k, region)], "crowns": crowns}
            lines[terrain].append(part | {"points": region.bit_count() * crowns})
    return lines


def explain_tie(s: Any, totals: Sequence[int], steps: Sequence[str], rule: str) -> dict[str, Any] | None:
    """How the best were told apart, by 'region' and 'crowns' as far as they are asked; None without a tie."""
    left = [seat for seat in range(s.players) if totals[seat] == max(totals)]
    if len(left) == 1:
        return None
    kingdoms = s.kingdoms
    values = {
        "region": {seat: max((r.bit_count() for _, r in regions(kingdoms[seat])), default=0) for seat in left},
        "crowns": {seat: crowns_on(kingdoms[seat], bits_of(kingdoms[seat].used)) for seat in left},
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
