"""The score sheet of Kingdomino for people: its lines, what they are made of, and how a tie is broken."""

from __future__ import annotations

from typing import Any

from kroon.core.contract import OVER
from kroon.core.events import SEAT_LETTERS
from kroon.core.texts import say
from kroon.games.domino.board import Place, Square, neighbours, place_text, squares
from kroon.games.kingdomino.scoring import HARMONY_POINTS, MIDDLE_KINGDOM_POINTS
from kroon.games.kingdomino.state import LINES, TERRAIN_NAMES

LINE_NAMES = (*TERRAIN_NAMES, "bonus")


def breakdown(s: Any) -> list[dict[str, Any]]:
    """The score sheet of each seat; in a dynasty the sums, and each game begun."""
    return [_breakdown(s, seat) for seat in range(s.players)]


def explain(s: Any) -> dict[str, Any]:
    """Every line's make-up for the present game, and the reason of a tie-break at the end."""
    return {
        "seats": [_explain_seat(s, seat) for seat in range(s.players)],
        "tie": _explain_tie(s) if s.actor == OVER else None,
    }


def explained(s: Any) -> list[str]:
    """`explain` in sentences."""
    told = explain(s)
    lines = []
    for seat, sheet in enumerate(told["seats"]):
        lines.append(say("kingdomino-sheet-of", seat=SEAT_LETTERS[seat], total=sheet["total"]))
        for line in sheet["lines"]:
            for part in line["parts"]:
                if "bonus" in part:
                    words = say(f"kingdomino-bonus-{part['bonus']}", points=part["points"])
                else:
                    words = say(
                        "kingdomino-region",
                        terrain=say(f"kingdomino-{line['line']}"),
                        squares=len(part["squares"]),
                        crowns=part["crowns"],
                        points=part["points"],
                    )
                lines.append(f"  {words}")
        if sheet["earlier"]:
            lines.append("  " + say("kingdomino-earlier", points=sum(sheet["earlier"])))
    if told["tie"]:
        lines.append(_tie_text(told["tie"]))
    return lines


def regions(kingdom: dict[Place, Square]) -> list[tuple[int, list[Place]]]:
    """The regions of a kingdom (K14): terrain and squares, in reading order of their first square."""
    left = set(kingdom)
    found = []
    for start in kingdom:
        if start not in left:
            continue
        left.discard(start)
        region, edge = [start], [start]
        while edge:
            for beside in neighbours(edge.pop()):
                if beside in left and kingdom[beside].terrain == kingdom[start].terrain:
                    left.discard(beside)
                    region.append(beside)
                    edge.append(beside)
        found.append((kingdom[start].terrain, sorted(region, key=lambda place: (place[1], place[0]))))
    return found


def _breakdown(s: Any, seat: int) -> dict[str, Any]:
    present = _points(s, seat)
    sheets = [[int(points) for points in s.past[game, seat]] for game in range(s.game)] + [present]
    sums = [sum(column) for column in zip(*sheets, strict=True)]
    out: dict[str, Any] = _named(sums)
    if s.dynasty:
        out["games"] = [_named(sheet) for sheet in sheets]  # K19
    return out


def _named(points: list[int]) -> dict[str, Any]:
    return dict(zip(LINE_NAMES, points, strict=True)) | {"total": sum(points)}


def _points(s: Any, seat: int) -> list[int]:
    """The lines of the present game (K16)."""
    lines = [sum(part["points"] for part in line["parts"]) for line in _lines(s, seat)]
    assert len(lines) == LINES
    return lines


def _lines(s: Any, seat: int) -> list[dict[str, Any]]:
    """The lines of the present game with their parts: regions, or bonuses."""
    k = s.kingdoms[seat]
    kingdom = squares(k)
    lines: list[dict[str, Any]] = [{"line": name, "parts": []} for name in LINE_NAMES]
    for terrain, region in regions(kingdom):
        crowns = sum(kingdom[place].crowns for place in region)
        part = {"squares": [place_text(place) for place in region], "crowns": crowns}
        lines[terrain]["parts"].append(part | {"points": len(region) * crowns})
    bonuses = lines[-1]["parts"]
    if s.harmony:
        kept = bool(k.discarded == 0)
        bonuses.append({"bonus": "harmony" if kept else "no-harmony", "points": HARMONY_POINTS * kept})
    if s.middle_kingdom:
        reach = int(s.frame) // 2
        centred = all(abs(x) <= reach and abs(y) <= reach for x, y in kingdom)
        name = "middle" if centred else "no-middle"
        bonuses.append({"bonus": name, "points": MIDDLE_KINGDOM_POINTS * centred})
    return lines


def _explain_seat(s: Any, seat: int) -> dict[str, Any]:
    lines = _lines(s, seat)
    for line in lines:
        line["points"] = sum(part["points"] for part in line["parts"])
    earlier = [int(sum(s.past[game, seat])) for game in range(s.game)]
    return {"lines": lines, "earlier": earlier, "total": sum(line["points"] for line in lines) + sum(earlier)}


def _explain_tie(s: Any) -> dict[str, Any] | None:
    """How the best were told apart: the rule, what was compared, and who won; None without a tie."""
    totals = [sheet["total"] for sheet in breakdown(s)]
    tied = [seat for seat in range(s.players) if totals[seat] == max(totals)]
    if len(tied) == 1:
        return None
    kingdoms = {seat: squares(s.kingdoms[seat]) for seat in tied}
    largest = {seat: max((len(r) for _, r in regions(kingdoms[seat])), default=0) for seat in tied}
    crowns = {seat: sum(square.crowns for square in kingdoms[seat].values()) for seat in tied}
    steps = (
        [] if s.dynasty else [("region", largest)] if s.german else [("region", largest), ("crowns", crowns)]
    )
    told: list[dict[str, Any]] = []
    left = tied
    for by, values in steps:
        if len(left) > 1:
            told.append({"by": by, "values": {SEAT_LETTERS[seat]: values[seat] for seat in left}})
            best = max(values[seat] for seat in left)
            left = [seat for seat in left if values[seat] == best]
    return {
        "points": max(totals),
        "tied": [SEAT_LETTERS[seat] for seat in tied],
        "steps": told,
        "winners": [SEAT_LETTERS[seat] for seat in left],
        "rule": "K19" if s.dynasty else "K18",
    }


def _tie_text(tie: dict[str, Any]) -> str:
    sentences = [say("kingdomino-tie", seats=", ".join(tie["tied"]), points=tie["points"])]
    for step in tie["steps"]:
        values = ", ".join(f"{seat} {value}" for seat, value in step["values"].items())
        sentences.append(say(f"kingdomino-tie-{step['by']}", values=values))
    key = "kingdomino-tie-won" if len(tie["winners"]) == 1 else "kingdomino-tie-shared"
    sentences.append(say(key, seats=", ".join(tie["winners"]), rule=tie["rule"]))
    return " ".join(sentences)
