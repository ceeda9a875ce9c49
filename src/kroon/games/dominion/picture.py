"""A picture of Het Koninkrijk Dominion: the supply, what is played, and a line for each seat."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from kroon.core.events import SEAT_LETTERS
from kroon.core.svg import circle, colour, document, group, head, rect, text
from kroon.core.texts import say
from kroon.games.dominion.cards import ACTIONS, IDS, TREASURES

WIDE, HIGH, GAP = 112, 92, 10
COLUMNS = 6
WIDTH = COLUMNS * (WIDE + GAP) + GAP
LINE = HIGH + GAP


def draw(view: Mapping[str, Any]) -> str:
    """The table of a view."""
    parts = [_cards(view["supply"], view["costs"])]
    at = (len(view["supply"]) + COLUMNS - 1) // COLUMNS * LINE + GAP
    counters = {key: str(view[key]) for key in ("actions", "buys", "coins")}
    parts.append(group(GAP, at, text(0, 16, say("dominion-counters", **counters), 14, colour("accent"))))
    at += 26
    table = {**view["played"], **view["aside"]}
    if table:
        parts.append(group(0, at, _cards(table, view["costs"])))
        at += (len(table) + COLUMNS - 1) // COLUMNS * LINE + GAP
    for seat, each in enumerate(view["seats"]):
        letter = SEAT_LETTERS[seat]
        points = view["breakdown"][seat]["total"]
        counts = f"{each['hand_size']} + {each['draw_pile']}"
        parts.append(group(GAP, at, head(letter, points, WIDTH - 2 * GAP, view["actor"] == letter)))
        parts.append(text(GAP + 36, at + 18, counts, 14, colour("soft")))
        at += 34
        hand = each["hand"] or each["revealed"]
        if hand:
            parts.append(group(0, at, _cards(hand, view["costs"])))
            at += (len(hand) + COLUMNS - 1) // COLUMNS * LINE + GAP
    return document(WIDTH, at + GAP, *parts, drawings=("dominion",))


def _cards(cards: Mapping[str, int], costs: Mapping[str, int]) -> str:
    """Piles of cards with their numbers, side by side."""
    return "".join(
        group(
            GAP + n % COLUMNS * (WIDE + GAP),
            GAP + n // COLUMNS * LINE,
            rect(0, 0, WIDE, HIGH, colour("card"), 8, colour("line-strong")),
            rect(0, 0, WIDE, 10, colour(_band(card)), 4),
            text(8, 28, say(f"dominion-card-{card.replace('_', '-')}"), 13, bold=True),
            _emblem(card),
            circle(17, 77, 9, colour("coin"), colour("coin-ink")),
            text(17, 81, costs[card], 11, colour("coin-ink"), "middle", bold=True),
            text(WIDE - 8, 82, f"× {count}", 13, colour("soft"), "end"),
        )
        for n, (card, count) in enumerate(cards.items())
    )


def _emblem(card: str) -> str:
    """The browser's drawing for a card, in the colour of its kind."""
    place = f'x="{WIDE / 2 - 24:g}" y="34" width="48" height="36"'
    return f'<g color="{colour(_band(card))}"><use href="#card-{card}" {place}/></g>'


def _band(card: str) -> str:
    """The colour of a card's kind."""
    number = 1 << IDS.index(card)
    return "action" if ACTIONS & number else "treasure" if TREASURES & number else "victory"
