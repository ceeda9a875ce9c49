"""The score sheet of Origins for people: its lines, what they are made of, and how a tie is broken."""

from __future__ import annotations

from functools import reduce
from operator import or_
from typing import Any

from kroon.core.contract import OVER
from kroon.core.events import SEAT_LETTERS
from kroon.core.plain import plain
from kroon.core.texts import say
from kroon.games.domino.board import Place, bits_of, groups_in, place_text, places_of, squares
from kroon.games.domino.score_sheet import explain_tie, region_parts, region_points, tie_text
from kroon.games.origins.scoring import (
    ARTIST_POINTS,
    EMPEROR_POINTS,
    FIRE_LADY_POINTS,
    HABILIS_POINTS,
    RESOURCE_POINTS,
    SHAMAN_POINTS,
    TOTEM_POINTS,
)
from kroon.games.origins.state import (
    ARTIST,
    FIRE_LADY,
    PEOPLE_NAMES,
    RESOURCE_NAMES,
    SHAMAN,
    TERRAIN_NAMES,
    TOTEM_MODE,
    TRIBE,
    VOLCANO,
    WARRIOR,
)
from kroon.games.origins.territory_view import people_at, resources_at

LINE_NAMES = (*TERRAIN_NAMES[:VOLCANO], "resources", "totems", "cave_people", "bonus")


def breakdown(s: Any) -> list[dict[str, Any]]:
    """The score sheet of each seat."""
    s, sheets = plain(s), []
    for seat in range(s.players):
        other = [sum(part["points"] for part in parts) for parts in _other_parts(s, seat)]
        points = [*region_points(s.kingdoms[seat], VOLCANO), *other]
        sheets.append(dict(zip(LINE_NAMES, points, strict=True)) | {"total": sum(points)})
    return sheets


def explain(s: Any) -> dict[str, Any]:
    """Every line's make-up, and the reason of a tie-break at the end."""
    s, seats = plain(s), []
    for seat in range(s.players):
        lines = _lines(s, seat)
        seats.append({"lines": lines, "total": sum(line["points"] for line in lines)})
    tie = None
    if s.actor == OVER:
        tie = explain_tie(s, [sheet["total"] for sheet in seats], ["region", "crowns"], "O10")
    return {"seats": seats, "tie": tie}


def explained(s: Any) -> list[str]:
    """`explain` in sentences."""
    told = explain(s)
    lines = []
    for seat, sheet in enumerate(told["seats"]):
        lines.append(say("origins-sheet-of", seat=SEAT_LETTERS[seat], total=sheet["total"]))
        for line in sheet["lines"]:
            lines += [f"  {_part_text(line['line'], part)}" for part in line["parts"]]
    if told["tie"]:
        lines.append(tie_text(told["tie"], "origins"))
    return lines


def _lines(s: Any, seat: int) -> list[dict[str, Any]]:
    """The lines with their parts: regions, resources, totems, cave people, bonuses."""
    parts = [*region_parts(s.kingdoms[seat], VOLCANO), *_other_parts(s, seat)]
    return [
        {"line": name, "parts": each, "points": sum(part["points"] for part in each)}
        for name, each in zip(LINE_NAMES, parts, strict=True)
    ]


def _other_parts(s: Any, seat: int) -> list[list[dict[str, Any]]]:
    """The parts of the lines after the terrains."""
    k = s.kingdoms[seat]
    return [
        _resources(k) if s.mode == TOTEM_MODE else [],
        _totems(s, seat),
        _people(k) + _warriors(k) if s.mode == TRIBE else [],
        _bonuses(s, seat),
    ]


def _resources(k: Any) -> list[dict[str, Any]]:
    kinds = list(resources_at(k).values())
    counts = [(name, kinds.count(kind)) for kind, name in enumerate(RESOURCE_NAMES)]
    return [{"resource": name, "count": count, "points": count} for name, count in counts if count]


def _totems(s: Any, seat: int) -> list[dict[str, Any]]:
    held = [totem for totem in range(len(RESOURCE_NAMES)) if s.holders[totem] == seat]
    return [{"totem": RESOURCE_NAMES[totem], "points": int(TOTEM_POINTS[totem])} for totem in held]


def _people(k: Any) -> list[dict[str, Any]]:
    """Each hunter-gatherer with the neighbours that count for it."""
    people = people_at(k)
    if not people:
        return []
    territory, resources = squares(k), resources_at(k)
    parts = []
    for place, kind in people.items():
        if kind >= WARRIOR:
            continue
        near = [beside for beside in _eight(place) if beside in territory]
        if kind == FIRE_LADY:
            each, counted = FIRE_LADY_POINTS, {beside: territory[beside].crowns for beside in near}
        elif kind == SHAMAN:
            each, counted = SHAMAN_POINTS, {beside: 1 for beside in near if beside in people}
        elif kind == ARTIST:
            each, counted = ARTIST_POINTS, {beside: 1 for beside in near if beside in resources}
        else:
            each = int(RESOURCE_POINTS[kind])
            counted = {beside: 1 for beside in near if resources.get(beside) == kind}
        neighbours = {place_text(beside): count for beside, count in counted.items() if count}
        part = {"person": PEOPLE_NAMES[kind], "at": place_text(place), "neighbours": neighbours}
        parts.append(part | {"each": each, "points": each * sum(counted.values())})
    return parts


def _warriors(k: Any) -> list[dict[str, Any]]:
    """Each group of warriors with its number and strength."""
    kinds = [bits_of(words) for words in k.people[WARRIOR:]]
    groups = [places_of(k, group) for group in groups_in(reduce(or_, kinds))]
    strength = {place: kind - WARRIOR + 1 for place, kind in people_at(k).items() if kind >= WARRIOR}
    parts = []
    for group in sorted(map(sorted, groups)):
        total = sum(strength[place] for place in group)
        members = {place_text(place): strength[place] for place in group}
        parts.append({"warriors": members, "strength": total, "points": len(group) * total})
    return parts


def _bonuses(s: Any, seat: int) -> list[dict[str, Any]]:
    k = s.kingdoms[seat]
    bonuses: list[dict[str, Any]] = []
    if s.emperor_of_fire:
        reach = s.frame // 2
        centred = all(abs(at) <= reach for place in places_of(k, bits_of(k.used)) for at in place)
        bonuses.append({"bonus": "emperor" if centred else "no-emperor", "points": EMPEROR_POINTS * centred})
    if s.homo_habilis:
        kept = k.discarded == 0
        bonuses.append({"bonus": "habilis" if kept else "no-habilis", "points": HABILIS_POINTS * kept})
    return bonuses


def _eight(place: Place) -> list[Place]:
    x, y = place
    return [(x + dx, y + dy) for dy in (-1, 0, 1) for dx in (-1, 0, 1) if dx or dy]


def _part_text(line: str, part: dict[str, Any]) -> str:
    points = part["points"]
    if "bonus" in part:
        return say(f"origins-bonus-{part['bonus']}", points=points)
    if "resource" in part:
        return say("origins-part-resource", name=say(f"origins-{part['resource']}"), points=points)
    if "totem" in part:
        return say("origins-part-totem", name=say(f"origins-{part['totem']}"), points=points)
    if "person" in part:
        given = {"name": say(f"origins-{part['person']}"), "place": part["at"], "each": part["each"]}
        return say("origins-part-person", count=sum(part["neighbours"].values()), points=points, **given)
    if "warriors" in part:
        number = len(part["warriors"])
        return say("origins-part-warriors", number=number, strength=part["strength"], points=points)
    return say(
        "origins-region",
        terrain=say(f"origins-{line}"),
        squares=len(part["squares"]),
        fires=part["crowns"],
        points=points,
    )
