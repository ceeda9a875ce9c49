"""The score sheet for people: points by card, and how a tie is broken."""

from __future__ import annotations

from typing import Any

from kroon.core.contract import OVER
from kroon.core.engine import engine_of
from kroon.core.events import SEAT_LETTERS, player
from kroon.core.message import SEAT, Message, Thing, message
from kroon.core.plain import plain
from kroon.games.dominion.cards import IDS, POINTS
from kroon.games.dominion.things import named_card

GAME = "dominion"
_WORTH = POINTS.tolist()


def breakdown(s: Any) -> list[dict[str, Any]]:
    """The points of each seat by card, and the total (D19)."""
    return [
        {line["card"]: line["points"] for line in sheet["lines"]} | {"total": sheet["total"]}
        for sheet in _sheets(plain(s))
    ]


def explain(s: Any) -> dict[str, Any]:
    """How many cards gave which points, and the reason of a tie-break at the end."""
    s = plain(s)
    sheets = _sheets(s)
    return {"seats": sheets, "tie": _explain_tie(s, sheets) if s.actor == OVER else None}


def explained(s: Any) -> list[Message]:
    """`explain` in messages: what each seat has, with its cards below it; and how a tie was broken."""
    told = explain(s)
    found = []
    for seat, sheet in enumerate(told["seats"]):
        lines = []
        for line in sheet["lines"]:
            counts = {"count": line["count"], "worth": line["worth"], "points": line["points"]}
            lines.append(message("dominion-sheet-line", card=named_card(line["card"]), **counts))
        total = {"seat": player(seat), "total": sheet["total"]}
        found.append(Message("dominion-sheet-of", total, tuple(lines)))
    return [*found, _tie_message(told["tie"])] if told["tie"] else found


def _sheets(s: Any) -> list[dict[str, Any]]:
    using = engine_of(GAME)
    sheets = []
    for seat, (counted, total) in enumerate(zip(using.sheets(s), using.tally(s), strict=False)):
        cards = zip(IDS, _WORTH, s.seats[seat].deck, counted.lines, strict=True)
        lines = [
            {"card": id, "count": count, "worth": worth, "points": points}
            for id, worth, count, points in cards
            if worth and count
        ]
        sheets.append({"lines": lines, "total": total})
    return sheets


def _explain_tie(s: Any, sheets: list[dict[str, Any]]) -> dict[str, Any] | None:
    """How the best were told apart; None without a tie."""
    totals = [sheet["total"] for sheet in sheets]
    tied = [seat for seat in range(s.players) if totals[seat] == max(totals)]
    if len(tied) == 1:
        return None
    turns = {seat: -ahead for seat, ahead in enumerate(engine_of(GAME).tie_values(s)) if seat in tied}
    winners = [seat for seat in tied if turns[seat] == min(turns.values())]
    return {
        "points": max(totals),
        "tied": [SEAT_LETTERS[seat] for seat in tied],
        "turns": {SEAT_LETTERS[seat]: turns[seat] for seat in tied},
        "winners": [SEAT_LETTERS[seat] for seat in winners],
        "rule": "D19",
    }


def _tie_message(tie: dict[str, Any]) -> Message:
    values = tuple(
        message("seat-value", seat=Thing(SEAT, seat), value=turns) for seat, turns in tie["turns"].items()
    )
    key = "dominion-tie-won" if len(tie["winners"]) == 1 else "dominion-tie-shared"
    lines = (
        message("dominion-tie-turns", values=values),
        message(key, seats=_seats(tie["winners"]), rule=tie["rule"]),
    )
    return Message("dominion-tie", {"seats": _seats(tie["tied"]), "points": tie["points"]}, lines)


def _seats(letters: list[str]) -> tuple[Thing, ...]:
    return tuple(Thing(SEAT, letter) for letter in letters)
