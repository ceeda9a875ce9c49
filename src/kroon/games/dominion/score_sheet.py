"""The score sheet for people: points by card, and how a tie is broken."""

from __future__ import annotations

from typing import Any

from kroon.core.contract import OVER
from kroon.core.events import SEAT_LETTERS
from kroon.core.plain import plain
from kroon.core.texts import say
from kroon.games.dominion.cards import IDS, POINTS
from kroon.games.dominion.reasons import name

_WORTH = POINTS.tolist()


def breakdown(s: Any) -> list[dict[str, Any]]:
    """The points of each seat by card, and the total (D19)."""
    s = plain(s)
    return [_breakdown(s, seat) for seat in range(s.players)]


def explain(s: Any) -> dict[str, Any]:
    """How many cards gave which points, and the reason of a tie-break at the end."""
    s = plain(s)
    return {
        "seats": [_explain_seat(s, seat) for seat in range(s.players)],
        "tie": _explain_tie(s) if s.actor == OVER else None,
    }


def explained(s: Any) -> list[str]:
    """`explain` in sentences."""
    told = explain(s)
    lines = []
    for seat, sheet in enumerate(told["seats"]):
        lines.append(say("dominion-sheet-of", seat=SEAT_LETTERS[seat], total=sheet["total"]))
        for line in sheet["lines"]:
            words = say(
                "dominion-sheet-line",
                card=name(IDS.index(line["card"])),
                count=line["count"],
                worth=line["worth"],
                points=line["points"],
            )
            lines.append(f"  {words}")
    if told["tie"]:
        lines.append(_tie_text(told["tie"]))
    return lines


def _breakdown(s: Any, seat: int) -> dict[str, Any]:
    sheet = _explain_seat(s, seat)
    return {line["card"]: line["points"] for line in sheet["lines"]} | {"total": sheet["total"]}


def _explain_seat(s: Any, seat: int) -> dict[str, Any]:
    deck = s.seats[seat].deck
    lines = [
        {"card": id, "count": count, "worth": worth, "points": worth * count}
        for id, worth, count in zip(IDS, _WORTH, deck, strict=True)
        if worth and count
    ]
    return {"lines": lines, "total": sum(line["points"] for line in lines)}


def _explain_tie(s: Any) -> dict[str, Any] | None:
    """How the best were told apart; None without a tie."""
    totals = [sheet["total"] for sheet in breakdown(s)]
    tied = [seat for seat in range(s.players) if totals[seat] == max(totals)]
    if len(tied) == 1:
        return None
    turns = {seat: s.seats[seat].turns for seat in tied}
    winners = [seat for seat in tied if turns[seat] == min(turns.values())]
    return {
        "points": max(totals),
        "tied": [SEAT_LETTERS[seat] for seat in tied],
        "turns": {SEAT_LETTERS[seat]: turns[seat] for seat in tied},
        "winners": [SEAT_LETTERS[seat] for seat in winners],
        "rule": "D19",
    }


def _tie_text(tie: dict[str, Any]) -> str:
    values = ", ".join(f"{seat} {turns}" for seat, turns in tie["turns"].items())
    key = "dominion-tie-won" if len(tie["winners"]) == 1 else "dominion-tie-shared"
    return " ".join(
        (
            say("dominion-tie", seats=", ".join(tie["tied"]), points=tie["points"]),
            say("dominion-tie-turns", values=values),
            say(key, seats=", ".join(tie["winners"]), rule=tie["rule"]),
        )
    )
