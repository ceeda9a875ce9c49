"""The score sheet of Kingdom Builder for people: gold for castles and cards, and what it is made of."""

from __future__ import annotations

from collections.abc import Callable
from functools import lru_cache
from typing import Any

from kroon.core.contract import OVER
from kroon.core.events import SEAT_LETTERS
from kroon.core.plain import plain
from kroon.core.texts import say
from kroon.games.builder.hexes import HEXES, SIDE, hex_text, hexes_in, quadrant_of
from kroon.games.builder.scoring import (
    CASTLE_GOLD,
    CITIZENS_A_GOLD,
    FARMER_GOLD,
    KNIGHT_GOLD,
    LORD_GOLD,
    MERCHANT_GOLD,
    SECOND_LORD_GOLD,
)
from kroon.games.builder.state import CASTLE, GOAL_NAMES, LOCATION, MOUNTAIN, NONE, WATER
from kroon.games.builder.table import NEAR, settlements

_QUADRANT = [quadrant_of(hex) for hex in range(HEXES)]

Part = dict[str, Any]
"""A part of a line: the hexes that count, what else there is to say, and the gold."""


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


def groups(hexes: list[int]) -> list[list[int]]:
    """Groups of hexes that hang together, in reading order of their first hex."""
    left = set(hexes)
    found = []
    for first in sorted(hexes):
        if first not in left:
            continue
        left.discard(first)
        group, edge = [first], [first]
        while edge:
            beside = NEAR[edge.pop()] & left
            left -= beside
            group += beside
            edge += beside
        found.append(sorted(group))
    return found


def _sheets(s: Any) -> list[dict[str, Any]]:
    return [_explain_seat(s, seat) for seat in range(s.players)]


def _explain_seat(s: Any, seat: int) -> dict[str, Any]:
    lines: list[dict[str, Any]] = [
        {"line": GOAL_NAMES[goal], "parts": _GOALS[GOAL_NAMES[goal]](s, seat)}
        for goal in s.goals
        if s.goals[-1] != NONE
    ]
    lines.append({"line": "castles", "parts": _castles(s, seat)})
    for line in lines:
        line["gold"] = sum(part["gold"] for part in line["parts"])
    return {"lines": lines, "total": sum(line["gold"] for line in lines)}


def _explain_tie(sheets: list[dict[str, Any]]) -> dict[str, Any] | None:
    """Who shares the win (B23); None when one player has most."""
    totals = [sheet["total"] for sheet in sheets]
    winners = [SEAT_LETTERS[seat] for seat, gold in enumerate(totals) if gold == max(totals)]
    return {"gold": max(totals), "winners": winners, "rule": "B23"} if len(winners) > 1 else None


# Lines, each as a list of parts


def _castles(s: Any, seat: int) -> list[Part]:
    own = set(settlements(s, seat))
    return [
        _part([castle], CASTLE_GOLD) for castle in sorted(_hexes(s.land[CASTLE])) if own & NEAR[castle]
    ]  # B22


def _fishermen(s: Any, seat: int) -> list[Part]:
    water = _hexes(s.land[WATER])
    return _each([hex for hex in _next_to(s, seat, WATER) if hex not in water])  # B24


def _miners(s: Any, seat: int) -> list[Part]:
    return _each(_next_to(s, seat, MOUNTAIN))  # B29


def _workers(s: Any, seat: int) -> list[Part]:
    return _each(_next_to(s, seat, LOCATION, CASTLE))  # B30


def _merchants(s: Any, seat: int) -> list[Part]:
    """A part for each group that links something new; a place that two groups reach counts once (B25)."""
    places = _hexes(s.land[LOCATION]) | _hexes(s.land[CASTLE])
    counted: set[int] = set()
    parts = []
    for group in groups(settlements(s, seat)):
        reached = frozenset().union(*(NEAR[hex] for hex in group)) & places
        if len(reached) > 1 and reached - counted:
            parts.append(_part(sorted(reached - counted), MERCHANT_GOLD * len(reached - counted)))
            counted |= reached
    return parts


def _discoverers(s: Any, seat: int) -> list[Part]:
    return [{"row": row, "hexes": _texts(hexes), "gold": 1} for row, hexes in _rows(s, seat).items()]  # B26


def _knights(s: Any, seat: int) -> list[Part]:
    rows = _rows(s, seat)
    if not rows:
        return []
    row = max(rows, key=lambda each: len(rows[each]))
    return [{"row": row, "hexes": _texts(rows[row]), "gold": KNIGHT_GOLD * len(rows[row])}]  # B31


def _hermits(s: Any, seat: int) -> list[Part]:
    return [_part(group, 1) for group in groups(settlements(s, seat))]  # B27


def _citizens(s: Any, seat: int) -> list[Part]:
    largest = max(groups(settlements(s, seat)), key=len, default=[])
    return [_part(largest, len(largest) // CITIZENS_A_GOLD)] if largest else []  # B28


def _lords(s: Any, seat: int) -> list[Part]:
    parts = []
    for quadrant in range(4):
        counts = [len(_in_quadrant(s, each, quadrant)) for each in range(s.players)]
        ranks = sorted(set(counts), reverse=True)
        gold = dict(zip(ranks, (LORD_GOLD, SECOND_LORD_GOLD), strict=False)).get(counts[seat], 0)  # B32
        parts.append(_quadrant_part(s, seat, quadrant, gold))
    return parts


def _farmers(s: Any, seat: int) -> list[Part]:
    counts = [len(_in_quadrant(s, seat, quadrant)) for quadrant in range(4)]
    fewest = counts.index(min(counts))
    return [_quadrant_part(s, seat, fewest, FARMER_GOLD * counts[fewest])]  # B33


_GOALS: dict[str, Callable[[Any, int], list[Part]]] = {
    "citizens": _citizens,
    "discoverers": _discoverers,
    "farmers": _farmers,
    "fishermen": _fishermen,
    "hermits": _hermits,
    "knights": _knights,
    "lords": _lords,
    "merchants": _merchants,
    "miners": _miners,
    "workers": _workers,
}


def _next_to(s: Any, seat: int, *lands: int) -> list[int]:
    """The settlements of a seat that are next to one of some lands."""
    there = frozenset().union(*(_hexes(s.land[land]) for land in lands))
    return [hex for hex in settlements(s, seat) if there & NEAR[hex]]


@lru_cache(maxsize=1024)
def _hexes(words: tuple[int, ...]) -> frozenset[int]:
    """The hexes of a land."""
    return frozenset(hexes_in(words))


def _rows(s: Any, seat: int) -> dict[int, list[int]]:
    """The settlements of a seat by horizontal line."""
    rows: dict[int, list[int]] = {}
    for hex in settlements(s, seat):
        rows.setdefault(hex // SIDE, []).append(hex)
    return rows


def _in_quadrant(s: Any, seat: int, quadrant: int) -> list[int]:
    return [hex for hex in settlements(s, seat) if _QUADRANT[hex] == quadrant]


def _quadrant_part(s: Any, seat: int, quadrant: int, gold: int) -> Part:
    hexes = _in_quadrant(s, seat, quadrant)
    return {"quadrant": quadrant, "hexes": _texts(hexes), "gold": gold}


def _each(hexes: list[int]) -> list[Part]:
    """One gold for all of some settlements, each."""
    return [_part(hexes, len(hexes))] if hexes else []


def _part(hexes: list[int], gold: int) -> Part:
    return {"hexes": _texts(hexes), "gold": gold}


def _texts(hexes: list[int]) -> list[str]:
    return [hex_text(hex) for hex in hexes]


def _part_text(line: str, part: Part) -> str:
    return say(
        f"builder-{line}-part",
        count=len(part["hexes"]),
        hexes=" ".join(part["hexes"]),
        row=part.get("row", 0),
        quadrant=say("builder-quadrant-place", place=part.get("quadrant", 0)),
        gold=part["gold"],
    )
