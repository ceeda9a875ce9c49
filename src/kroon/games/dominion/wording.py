"""The view of Dominion in lines of text: one's hand, open cards, supply, players."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from kroon.core.events import SEAT_LETTERS
from kroon.core.texts import say
from kroon.games.dominion.cards import IDS
from kroon.games.dominion.reasons import name


def in_words(seen: Mapping[str, Any], seat: int | None) -> list[str]:
    """The counters, the hand of the seat, what lies on the table, the supply, what all know of the players."""
    lines = [say("dominion-counters", actions=seen["actions"], buys=seen["buys"], coins=seen["coins"])]
    hand = None if seat is None else seen["seats"][seat]["hand"]
    if hand is not None:
        lines.append(f"{say('dominion-hand')}: {_counted(hand) or '–'}")
    for pile in ("played", "aside", "trash"):
        lines += [f"{say(f'dominion-{pile}')}: {_counted(seen[pile])}"] if seen[pile] else []
    lines.append(say("dominion-supply"))
    lines += [f"  {seen['costs'][card]}, {_named(card)}, {left}" for card, left in seen["supply"].items()]
    return lines + [f"{SEAT_LETTERS[at]}: {_player(has)}" for at, has in enumerate(seen["seats"])]


def _player(has: Mapping[str, Any]) -> str:
    words = [say("dominion-hand-size", count=has["hand_size"])]
    words.append(say("dominion-draw-pile", count=has["draw_pile"]))
    if has["discard_top"]:
        words.append(say("dominion-discard-top", card=_named(has["discard_top"])))
    return ", ".join(words)


def _counted(cards: Mapping[str, int]) -> str:
    return ", ".join(f"{count} × {_named(card)}" for card, count in cards.items())


def _named(card: str) -> str:
    return name(IDS.index(card))
