"""The score sheet of Kingdom Builder for people: gold for castles and cards, and what it is made of."""

from __future__ import annotations

from typing import Any

from kroon.core.contract import OVER
from kroon.core.engine import engine_of
from kroon.core.events import SEAT_LETTERS, player
from kroon.core.message import HEX, SEAT, Argument, Message, Thing, message
from kroon.core.plain import plain
from kroon.core.score_parts import Part
from kroon.games.builder.hexes import hex_text, hexes_in
from kroon.games.builder.scoring import QUADRANT, ROW
from kroon.games.builder.state import GOAL_NAMES, NONE

GAME = "builder"


def breakdown(s: Any) -> list[dict[str, Any]]:
    """The score sheet of each seat: a line for each card in play, castles, and the total."""
    return [
        {line["line"]: line["gold"] for line in sheet["lines"]} | {"total": sheet["total"]}
        for sheet in _sheets(plain(s))
    ]


def explain(s: Any) -> dict[str, Any]:
    """What each line is made of, and who shares the win at the end."""
    s = plain(s)
    sheets = _sheets(s)
    return {"seats": sheets, "tie": _explain_tie(sheets) if s.actor == OVER else None}


def explained(s: Any) -> list[Message]:
    """`explain` in messages: what each seat has, with the lines and their parts below it; and who shares."""
    told = explain(s)
    found = []
    for seat, sheet in enumerate(told["seats"]):
        lines = []
        for line in sheet["lines"]:
            given = {"line": message(f"builder-{line['line']}"), "gold": line["gold"]}
            parts = (_part_message(line["line"], part) for part in line["parts"])
            lines.append(Message("builder-sheet-line", given, tuple(parts)))
        total = {"seat": player(seat), "total": sheet["total"]}
        found.append(Message("builder-sheet-of", total, tuple(lines)))
    if told["tie"]:
        winners = tuple(Thing(SEAT, seat) for seat in told["tie"]["winners"])
        found.append(message("builder-tie", seats=winners, gold=told["tie"]["gold"]))
    return found


def _sheets(s: Any) -> list[dict[str, Any]]:
    names = [GOAL_NAMES[goal] if s.goals[-1] != NONE else None for goal in s.goals]
    using = engine_of(GAME)
    sheets = []
    for counted, total in zip(using.sheets(s), using.tally(s), strict=False):
        lines = [
            {"line": name, "parts": [_part(part) for part in counted.of(line)], "gold": counted.lines[line]}
            for line, name in enumerate([*names, "castles"])
            if name
        ]
        sheets.append({"lines": lines, "total": total})
    return sheets


def _part(part: Part) -> dict[str, Any]:
    """The hexes that count, the row or the quadrant if there is one to name, and the gold."""
    where = {ROW: {"row": part.amount}, QUADRANT: {"quadrant": part.amount}}.get(part.kind, {})
    return where | {"hexes": [hex_text(hex) for hex in hexes_in(part.places)], "gold": part.points}


def _explain_tie(sheets: list[dict[str, Any]]) -> dict[str, Any] | None:
    """Who shares the win (B23); None when one player has most."""
    totals = [sheet["total"] for sheet in sheets]
    winners = [SEAT_LETTERS[seat] for seat, gold in enumerate(totals) if gold == max(totals)]
    return {"gold": max(totals), "winners": winners, "rule": "B23"} if len(winners) > 1 else None


def _part_message(line: str, part: dict[str, Any]) -> Message:
    where: dict[str, Argument] = {"row": part["row"]} if "row" in part else {}
    if "quadrant" in part:
        where["quadrant"] = message("builder-quadrant-place", place=part["quadrant"])
    hexes = tuple(Thing(HEX, hex) for hex in part["hexes"])
    return message(f"builder-{line}-part", count=len(hexes), hexes=hexes, gold=part["gold"], **where)
