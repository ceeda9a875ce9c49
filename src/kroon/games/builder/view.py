"""What a seat may see of a game of Kingdom Builder: all but the cards that others hold (B34).

The card of the player on turn is shown as soon as it counts: when something is built on its terrain, or when
it is replaced. Of every other card a seat knows what is unseen of the pile that it was drawn from.
"""

from __future__ import annotations

from functools import lru_cache
from typing import Any

from kroon.core.contract import OVER
from kroon.core.events import letter_of
from kroon.core.plain import plain
from kroon.games.builder.hexes import HEXES, SIDE, hex_text, hexes_in
from kroon.games.builder.score_sheet import breakdown
from kroon.games.builder.state import (
    ACT,
    CARDS,
    DEAL,
    GOAL_NAMES,
    KIND_NAMES,
    LAND_LETTERS,
    LIFT,
    NONE,
    PUT,
    QUADRANT_NAMES,
    QUADRANTS,
    REFILL,
    REPLACE,
    START,
    TERRAIN_NAMES,
    TERRAINS,
)
from kroon.games.builder.table import (
    held_kinds,
    kind_in_use,
    kind_of_site,
    ready_kinds,
    settlements,
    sites,
)

_ASKS = {QUADRANTS: "quadrants", CARDS: "cards", START: "start", DEAL: "card", REPLACE: "card", REFILL: "card"}
_ASKS |= {ACT: "act", LIFT: "lift", PUT: "build"}


def view(s: Any, seat: int | None) -> dict[str, Any]:
    """The table in plain values."""
    s = plain(s)
    actor = s.actor
    return {
        "players": s.players,
        "seat": None if seat is None else letter_of(seat),
        "actor": None if actor == OVER else letter_of(actor),
        "asks": _ASKS.get(s.phase),
        "starter": _letter(s.starter),
        "turn": None if actor == OVER else _letter(s.turn),
        "owed": s.owed,
        "tile": None if s.tool == NONE else KIND_NAMES[kind_in_use(s)],
        "lifted": None if s.lifted == NONE else hex_text(s.lifted),
        "last_round": last_round(s),
        "quadrants": [QUADRANT_NAMES[way] for way in s.quadrants if way != NONE],
        "board": list(_board(s.land)),
        "locations": [
            {
                "hex": hex_text(s.site[number]),
                "kind": KIND_NAMES[kind_of_site(s, number)],
                "tiles": s.tiles[number],
            }
            for number in sites(s)
        ],
        "cards": [GOAL_NAMES[goal] for goal in s.goals if goal != NONE],
        "pile": sum(s.pile),
        "discards": _counts(s.discards),
        "removed": _counts(s.removed),
        "seats": [_seat(s, each, seat) for each in range(s.players)],
        "breakdown": breakdown(s),
    }


def sees_card(s: Any, holder: int, seat: int | None) -> bool:
    """Whether a seat can see the card that another, or itself, holds."""
    return holder == seat or bool(holder == s.turn and s.shown)


def could_hold(s: Any, holder: int, seat: int | None) -> list[int]:
    """How many cards of each terrain a seat must think of for a card that it can't see.

    Those of the same pile that are still in it, or that are held by others out of sight (deck.py).
    """
    s = plain(s)
    hidden = [each for each in range(s.players) if s.hand[each] != NONE and not sees_card(s, each, seat)]
    batch = s.batch[holder]
    counts = list(s.pile) if batch == s.shuffles else [0] * TERRAINS
    for each in hidden:
        if s.batch[each] == batch:
            counts[s.hand[each]] += 1
    fitting = s.fitting if holder == s.turn else (1 << TERRAINS) - 1
    return [n if fitting >> terrain & 1 else 0 for terrain, n in enumerate(counts)]


def last_round(s: Any) -> bool:
    """Whether a player has built the last settlement, so that this round is the last (B21)."""
    return any(s.supply[seat] == 0 for seat in range(s.players))


def _seat(s: Any, holder: int, seat: int | None) -> dict[str, Any]:
    """What belongs to a player, as a seat sees it."""
    has_card = s.hand[holder] != NONE
    seen = sees_card(s, holder, seat)
    return {
        "settlements": [hex_text(hex) for hex in settlements(s, holder)],
        "supply": s.supply[holder],
        "tiles": {KIND_NAMES[kind]: count for kind, count in held_kinds(s, holder).items()},
        "usable": _ready(s) if holder == s.turn else {},
        "had": [hex_text(s.site[number]) for number in sites(s) if s.had[holder] >> number & 1],
        "has_card": has_card,
        "card": TERRAIN_NAMES[s.hand[holder]] if has_card and seen else None,
        "could_hold": _counts(could_hold(s, holder, seat)) if has_card and not seen else None,
    }


def _ready(s: Any) -> dict[str, int]:
    return {KIND_NAMES[kind]: count for kind, count in ready_kinds(s).items()}


@lru_cache(maxsize=256)
def _board(lands: tuple[tuple[int, ...], ...]) -> tuple[str, ...]:
    """The lands, row by row, with the letters of data/quadrants.txt; a dot where no quadrant lies yet."""
    letters = ["."] * HEXES
    for letter, words in zip(LAND_LETTERS, lands, strict=True):
        for hex in hexes_in(words):
            letters[hex] = letter
    return tuple("".join(letters[row * SIDE : (row + 1) * SIDE]) for row in range(SIDE))


def _counts(counts: Any) -> dict[str, int]:
    return dict(zip(TERRAIN_NAMES, counts, strict=True))


def _letter(seat: Any) -> str | None:
    return None if seat == NONE else letter_of(seat)
