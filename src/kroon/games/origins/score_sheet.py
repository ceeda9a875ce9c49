"""The score sheet of Origins for people: its lines, what they are made of, and how a tie is broken."""

from __future__ import annotations

from typing import Any

from kroon.core.contract import OVER
from kroon.core.engine import engine_of
from kroon.core.events import player
from kroon.core.message import Message, message
from kroon.core.plain import plain
from kroon.core.score_parts import Part
from kroon.games.domino.board import Place, bits_of, place_text, places_of, squares
from kroon.games.domino.kingdom import REGION
from kroon.games.domino.score_sheet import explain_tie, region_message, region_part, tie_message
from kroon.games.domino.things import square
from kroon.games.origins.scoring import (
    ARTIST_POINTS,
    EMPEROR,
    FIRE_LADY_POINTS,
    HABILIS,
    PERSON,
    RESOURCE,
    RESOURCE_POINTS,
    SHAMAN_POINTS,
    TOTEM_HELD,
    WARRIORS,
)
from kroon.games.origins.state import (
    ARTIST,
    FIRE_LADY,
    PEOPLE_NAMES,
    RESOURCE_NAMES,
    SHAMAN,
    TERRAIN_NAMES,
    VOLCANO,
    WARRIOR,
)
from kroon.games.origins.territory_view import people_at, resources_at
from kroon.games.origins.things import person, resource

GAME = "origins"
LINE_NAMES = (*TERRAIN_NAMES[:VOLCANO], "resources", "totems", "cave_people", "bonus")


def breakdown(s: Any) -> list[dict[str, Any]]:
    """The score sheet of each seat."""
    using = engine_of(GAME)
    return [
        dict(zip(LINE_NAMES, counted.lines, strict=True)) | {"total": total}
        for counted, total in zip(using.sheets(s), using.tally(s), strict=False)
    ]


def explain(s: Any) -> dict[str, Any]:
    """Every line's make-up, and the reason of a tie-break at the end."""
    s, using = plain(s), engine_of(GAME)
    seats: list[dict[str, Any]] = []
    for seat, (counted, total) in enumerate(zip(using.sheets(s), using.tally(s), strict=False)):
        lines = [
            {"line": name, "parts": _parts(s.kingdoms[seat], counted.of(line)), "points": counted.lines[line]}
            for line, name in enumerate(LINE_NAMES)
        ]
        seats.append({"lines": lines, "total": total})
    tie = None
    if s.actor == OVER:
        totals = [sheet["total"] for sheet in seats]
        tie = explain_tie(totals, using.tie_values(s), ["region", "crowns"], "O10")
    return {"seats": seats, "tie": tie}


def explained(s: Any) -> list[Message]:
    """`explain` in messages: what each seat has, with the parts below it; and how a tie was broken."""
    told = explain(s)
    found = []
    for seat, sheet in enumerate(told["seats"]):
        lines = [_part_message(seat, line["line"], part) for line in sheet["lines"] for part in line["parts"]]
        total = {"seat": player(seat), "total": sheet["total"]}
        found.append(Message("origins-sheet-of", total, tuple(lines)))
    return [*found, tie_message(told["tie"], GAME)] if told["tie"] else found


def _parts(k: Any, parts: list[Part]) -> list[dict[str, Any]]:
    """The parts of a line: regions, resources, totems, hunter-gatherers and then warriors, or bonuses."""
    people = {_place(k, part): _person(k, part) for part in parts if part.kind == PERSON}
    others = [part for part in parts if part.kind != PERSON]
    if any(part.kind == WARRIORS for part in others):
        others.sort(key=lambda part: sorted(places_of(k, bits_of(part.places))))
    return [people[place] for place in people_at(k) if place in people] + [_part(k, part) for part in others]


def _part(k: Any, part: Part) -> dict[str, Any]:
    if part.kind == REGION:
        return region_part(k, part)
    if part.kind == RESOURCE:
        return {"resource": RESOURCE_NAMES[part.amount], "count": part.points, "points": part.points}
    if part.kind == TOTEM_HELD:
        return {"totem": RESOURCE_NAMES[part.amount], "points": part.points}
    if part.kind == WARRIORS:
        kinds = people_at(k)
        group = sorted(places_of(k, bits_of(part.places)))
        members = {place_text(place): kinds[place] - WARRIOR + 1 for place in group}
        return {"warriors": members, "strength": part.amount, "points": part.points}
    name = {EMPEROR: "emperor", HABILIS: "habilis"}[part.kind]
    return {"bonus": name if part.points else f"no-{name}", "points": part.points}


def _place(k: Any, part: Part) -> Place:
    """Where somebody stands."""
    return places_of(k, bits_of(part.places))[0]


def _person(k: Any, part: Part) -> dict[str, Any]:
    """A hunter-gatherer with the neighbours that count for it."""
    place, kind = _place(k, part), part.amount
    territory, resources, people = squares(k), resources_at(k), people_at(k)
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
    return {
        "person": PEOPLE_NAMES[kind],
        "at": place_text(place),
        "neighbours": neighbours,
        "each": each,
        "points": part.points,
    }


def _eight(place: Place) -> list[Place]:
    x, y = place
    return [(x + dx, y + dy) for dy in (-1, 0, 1) for dx in (-1, 0, 1) if dx or dy]


def _part_message(seat: int, line: str, part: dict[str, Any]) -> Message:
    points = part["points"]
    if "bonus" in part:
        return message(f"origins-bonus-{part['bonus']}", points=points)
    if "resource" in part:
        return message("origins-part-resource", name=resource(part["resource"]), points=points)
    if "totem" in part:
        return message("origins-part-totem", name=resource(part["totem"]), points=points)
    if "person" in part:
        near = part["neighbours"]
        given = {"count": sum(near.values()), "each": part["each"], "points": points}
        who, place = person(part["person"]), square(part["at"], seat)
        places = tuple(square(each, seat) for each in near)
        return message("origins-part-person", name=who, place=place, places=places, **given)
    if "warriors" in part:
        places = tuple(square(each, seat) for each in part["warriors"])
        given = {"number": len(places), "strength": part["strength"], "points": points}
        return message("origins-part-warriors", places=places, **given)
    return region_message("origins-region", GAME, line, seat, part)
