"""The score sheet of Kingdomino for people: its lines, what they are made of, and how a tie is broken."""

from __future__ import annotations

from typing import Any

from kroon.core.contract import OVER
from kroon.core.events import SEAT_LETTERS
from kroon.core.plain import plain
from kroon.core.texts import say
from kroon.games.domino.board import bits_of, places_of
from kroon.games.domino.kingdom import TERRAINS
from kroon.games.domino.score_sheet import explain_tie, region_parts, region_points, tie_text
from kroon.games.kingdomino.scoring import HARMONY_POINTS, MIDDLE_KINGDOM_POINTS
from kroon.games.kingdomino.state import TERRAIN_NAMES

LINE_NAMES = (*TERRAIN_NAMES, "bonus")  # K16


def breakdown(s: Any) -> list[dict[str, Any]]:
    """The score sheet of each seat; in a dynasty the sums, and each game begun."""
    s, sheets = plain(s), []
    for seat in range(s.players):
        games = [list(s.past[game][seat]) for game in range(s.game)]
        bonus = sum(each["points"] for each in _bonuses(s, seat))
        games.append([*region_points(s.kingdoms[seat], TERRAINS), bonus])
        sheet = _named([sum(column) for column in zip(*games, strict=True)])
        if s.dynasty:
            sheet["games"] = [_named(game) for game in games]
        sheets.append(sheet)
    return sheets


def explain(s: Any) -> dict[str, Any]:
    """Every line's make-up for the present game, and the reason of a tie-break at the end."""
    s, seats = plain(s), []
    for seat in range(s.players):
        lines = _lines(s, seat)
        earlier = [sum(s.past[game][seat]) for game in range(s.game)]
        total = sum(line["points"] for line in lines) + sum(earlier)
        seats.append({"lines": lines, "earlier": earlier, "total": total})
    tie = None
    if s.actor == OVER:
        steps = [] if s.dynasty else ["region"] if s.german else ["region", "crowns"]
        tie = explain_tie(s, [sheet["total"] for sheet in seats], steps, "K19" if s.dynasty else "K18")
    return {"seats": seats, "tie": tie}


def explained(s: Any) -> list[str]:
    """`explain` in sentences."""
    told = explain(s)
    lines = []
    for seat, sheet in enumerate(told["seats"]):
        lines.append(say("kingdomino-sheet-of", seat=SEAT_LETTERS[seat], total=sheet["total"]))
        for line in sheet["lines"]:
            lines += [f"  {_part_text(line['line'], part)}" for part in line["parts"]]
        if sheet["earlier"]:
            lines.append("  " + say("kingdomino-earlier", points=sum(sheet["earlier"])))
    if told["tie"]:
        lines.append(tie_text(told["tie"], "kingdomino"))
    return lines


def _named(points: list[int]) -> dict[str, Any]:
    return dict(zip(LINE_NAMES, points, strict=True)) | {"total": sum(points)}


def _lines(s: Any, seat: int) -> list[dict[str, Any]]:
    """The lines of the present game with their parts: regions, or bonuses."""
    parts = [*region_parts(s.kingdoms[seat], TERRAINS), _bonuses(s, seat)]
    return [
        {"line": name, "parts": each, "points": sum(part["points"] for part in each)}
        for name, each in zip(LINE_NAMES, parts, strict=True)
    ]


def _bonuses(s: Any, seat: int) -> list[dict[str, Any]]:
    """The bonuses that are played for, won or not."""
    k = s.kingdoms[seat]
    bonuses: list[dict[str, Any]] = []
    if s.harmony:
        kept = k.discarded == 0
        bonuses.append({"bonus": "harmony" if kept else "no-harmony", "points": HARMONY_POINTS * kept})
    if s.middle_kingdom:
        reach = s.frame // 2
        centred = all(abs(at) <= reach for place in places_of(k, bits_of(k.used)) for at in place)
        name = "middle" if centred else "no-middle"
        bonuses.append({"bonus": name, "points": MIDDLE_KINGDOM_POINTS * centred})
    return bonuses


def _part_text(line: str, part: dict[str, Any]) -> str:
    if "bonus" in part:
        return say(f"kingdomino-bonus-{part['bonus']}", points=part["points"])
    return say(
        "kingdomino-region",
        terrain=say(f"kingdomino-{line}"),
        squares=len(part["squares"]),
        crowns=part["crowns"],
        points=part["points"],
    )
