"""The score sheet of Kingdomino for people: its lines, what they are made of, and how a tie is broken."""

from __future__ import annotations

from typing import Any

from kroon.core.contract import OVER
from kroon.core.engine import engine_of
from kroon.core.events import player
from kroon.core.message import Message, message
from kroon.core.plain import plain
from kroon.core.score_parts import Part
from kroon.games.domino.kingdom import REGION
from kroon.games.domino.score_sheet import explain_tie, region_message, region_part, tie_message
from kroon.games.kingdomino.scoring import HARMONY, MIDDLE_KINGDOM
from kroon.games.kingdomino.state import TERRAIN_NAMES

GAME = "kingdomino"
LINE_NAMES = (*TERRAIN_NAMES, "bonus")  # K16


def breakdown(s: Any) -> list[dict[str, Any]]:
    """The score sheet of each seat; in a dynasty the sums, and each game begun."""
    s, sheets = plain(s), []
    for seat, counted in enumerate(engine_of(GAME).sheets(s)):
        games = [*(list(s.past[game][seat]) for game in range(s.game)), counted.lines]
        sheet = _named([sum(column) for column in zip(*games, strict=True)])
        if s.dynasty:
            sheet["games"] = [_named(game) for game in games]
        sheets.append(sheet)
    return sheets


def explain(s: Any) -> dict[str, Any]:
    """Every line's make-up for the present game, and the reason of a tie-break at the end."""
    s, using = plain(s), engine_of(GAME)
    seats: list[dict[str, Any]] = []
    for seat, (counted, total) in enumerate(zip(using.sheets(s), using.tally(s), strict=False)):
        lines = [
            {
                "line": name,
                "parts": [_part(s.kingdoms[seat], part) for part in counted.of(line)],
                "points": counted.lines[line],
            }
            for line, name in enumerate(LINE_NAMES)
        ]
        earlier = [sum(s.past[game][seat]) for game in range(s.game)]
        seats.append({"lines": lines, "earlier": earlier, "total": total})
    tie = None
    if s.actor == OVER:
        steps = [] if s.dynasty else ["region"] if s.german else ["region", "crowns"]
        totals = [sheet["total"] for sheet in seats]
        tie = explain_tie(totals, using.tie_values(s), steps, "K19" if s.dynasty else "K18")
    return {"seats": seats, "tie": tie}


def explained(s: Any) -> list[Message]:
    """`explain` in messages: what each seat has, with the parts below it; and how a tie was broken."""
    told = explain(s)
    found = []
    for seat, sheet in enumerate(told["seats"]):
        lines = [_part_message(seat, line["line"], part) for line in sheet["lines"] for part in line["parts"]]
        if sheet["earlier"]:
            lines.append(message("kingdomino-earlier", points=sum(sheet["earlier"])))
        total = {"seat": player(seat), "total": sheet["total"]}
        found.append(Message("kingdomino-sheet-of", total, tuple(lines)))
    return [*found, tie_message(told["tie"], GAME)] if told["tie"] else found


def _named(points: list[int]) -> dict[str, Any]:
    return dict(zip(LINE_NAMES, points, strict=True)) | {"total": sum(points)}


def _part(k: Any, part: Part) -> dict[str, Any]:
    """A region, or a bonus that is played for, won or not."""
    if part.kind == REGION:
        return region_part(k, part)
    name = {HARMONY: "harmony", MIDDLE_KINGDOM: "middle"}[part.kind]
    return {"bonus": name if part.points else f"no-{name}", "points": part.points}


def _part_message(seat: int, line: str, part: dict[str, Any]) -> Message:
    if "bonus" in part:
        return message(f"kingdomino-bonus-{part['bonus']}", points=part["points"])
    return region_message("kingdomino-region", GAME, line, seat, part)
