"""The score sheet of Kingdom Builder for people: gold for castles and cards, and what it is made of."""

from __future__ import annotations

from typing import Any

from kroon.core.contract import OVER
from kroon.core.engine import engine_of
from kroon.core.events import SEAT_LETTERS
from kroon.core.plain import plain
from kroon.core.score_parts import Part
from kroon.core.texts import say
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


def explained(s: Any) -> list[str]:
    """`explain` in sentences."""
    told = explain(s)
    lines = []
    for seat, sheet in enumerate(told["seats"]):
        lines.append(say("builder-sheet-of", seat=SEAT_LETTERS[seat], total=sheet["total"]))
        for line in sheet["lines"]:
            lines.append(
                "  " + say("builder-sheet-line", line=say(f"builder-{line['line']}"), gold=line["gold"])
            )
            lines += ["    " + _part_text(line["line"], part) for part in line["parts"]]
    if told["tie"]:
        tie = told["tie"]
        lines.append(say("builder-tie", seats=", ".join(tie["winners"]), gold=tie["gold"]))
    return lines


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


def _part_text(line: str, part: dict[str, Any]) -> str:
    return say(
        f"builder-{line}-part",
        count=len(part["hexes"]),
        hexes=" ".join(part["hexes"]),
        row=part.get("row", 0),
        quadrant=say("builder-quadrant-place", place=part.get("quadrant", 0)),
        gold=part["gold"],
    )
