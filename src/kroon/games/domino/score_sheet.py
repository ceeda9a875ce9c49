"""What both domino games tell about a score: regions as parts of a line, and how a tie is broken."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from kroon.core.events import SEAT_LETTERS
from kroon.core.texts import say
from kroon.games.domino.board import Place, Square, neighbours, place_text, squares


def regions(kingdom: Mapping[Place, Square]) -> list[tuple[int, list[Place]]]:
    """The regions of a kingdom: terrain and squares, in reading order of their first square."""
    left = set(kingdom)
    found = []
    for start in kingdom:
        if start in left:
            terrain = kingdom[start].terrain
            region = _joined(start, {place for place in left if kingdom[place].terrain == terrain})
            left.difference_update(region)
            found.append((terrain, sorted(region, key=lambda place: (place[1], place[0]))))
    return found


def groups(places: set[Place]) -> list[set[Place]]:
    """The groups of some places that hang together by their sides."""
    left = set(places)
    found = []
    while left:
        group = _joined(min(left), left)
        left.difference_update(group)
        found.append(group)
    return found


def region_parts(kingdom: Mapping[Place, Square], scoring: int) -> list[list[dict[str, Any]]]:
    """For each of the first terrains, so many of which score: its regions with squares, crowns and points."""
    lines: list[list[dict[str, Any]]] = [[] for _ in range(scoring)]
    for terrain, region in regions(kingdom):
        if terrain < scoring:
            crowns = sum(kingdom[place].crowns for place in region)
            part = {"squares": [place_text(place) for place in region], "crowns": crowns}
            lines[terrain].append(part | {"points": len(region) * crowns})
    return lines


def explain_tie(s: Any, totals: Sequence[int], steps: Sequence[str], rule: str) -> dict[str, Any] | None:
    """How the best were told apart, by 'region' and 'crowns' as far as they are asked; None without a tie."""
    left = [seat for seat in range(s.players) if totals[seat] == max(totals)]
    if len(left) == 1:
        return None
    kingdoms = {seat: squares(s.kingdoms[seat]) for seat in left}
    values = {
        "region": {seat: max((len(r) for _, r in regions(kingdoms[seat])), default=0) for seat in left},
        "crowns": {seat: sum(square.crowns for square in kingdoms[seat].values()) for seat in left},
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


def _joined(start: Place, places: set[Place]) -> set[Place]:
    """The places that can be reached from one by sides."""
    reached, edge = {start}, [start]
    while edge:
        for beside in neighbours(edge.pop()):
            if beside in places and beside not in reached:
                reached.add(beside)
                edge.append(beside)
    return reached
