"""Moves and outcomes of Kingdom Builder as text and back. Why one isn't possible is in refusals.py."""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import Any

from kroon.core.contract import CHANCE, OVER
from kroon.core.errors import Illegal, Malformed, Reason, short
from kroon.core.events import SEAT_LETTERS, letter_of, split_event
from kroon.core.message import GOAL, HEX, TILE, Thing
from kroon.core.plain import plain
from kroon.games.builder.hexes import hex_at, hex_text
from kroon.games.builder.refusals import now, over
from kroon.games.builder.state import (
    ACT,
    BUILD_ID,
    CARD_ID,
    CARDS,
    DEAL,
    END_ID,
    GOAL_ID,
    GOAL_NAMES,
    GOALS,
    KIND_NAMES,
    LIFT,
    LIFT_ID,
    MOVES,
    PUT,
    QUADRANT_ID,
    QUADRANT_NAMES,
    QUADRANTS,
    REFILL,
    REPLACE,
    SEAT_ID,
    START,
    TERRAIN_NAMES,
    USE_ID,
)
from kroon.games.builder.things import named

_PLACE = re.compile(r"(0|[1-9][0-9]{0,3}),(0|[1-9][0-9]{0,3})")
_OF_CHANCE = ("quadrants", "cards", "start", "card")


def text(s: Any, ids: Sequence[int]) -> str:
    """The event for a move, or for the outcomes that make one event."""
    s, id = plain(s), ids[0]
    if id >= CARD_ID:
        return f"* card {SEAT_LETTERS[s.turn]} {TERRAIN_NAMES[id - CARD_ID]}"
    if id >= SEAT_ID:
        return f"* start {SEAT_LETTERS[id - SEAT_ID]}"
    if id >= GOAL_ID:
        return "* cards " + " ".join(GOAL_NAMES[each - GOAL_ID] for each in sorted(ids))
    if id >= QUADRANT_ID:
        return "* quadrants " + " ".join(QUADRANT_NAMES[each - QUADRANT_ID] for each in ids)
    who = letter_of(s.actor)
    if id == END_ID:
        return f"{who} end"
    if id >= USE_ID:
        return f"{who} use {KIND_NAMES[id - USE_ID]}"
    if id >= LIFT_ID:
        return f"{who} lift {hex_text(id - LIFT_ID)}"
    return f"{who} build {hex_text(id - BUILD_ID)}"


def texts(s: Any, ids: Sequence[int]) -> list[str]:
    """The event of each of some legal moves."""
    s = plain(s)
    return [text(s, [id]) for id in ids]


def seen(before: Any, ids: Sequence[int], after: Any, seat: int | None) -> str | None:  # noqa: ARG001
    """The event as a seat sees it: a card drawn by another is hidden, unless it replaces one that was shown."""
    before = plain(before)
    if ids[0] >= CARD_ID and before.turn != seat and before.phase != REPLACE:  # B34
        return f"* card {SEAT_LETTERS[before.turn]} ?"
    return text(before, ids)


def midway(s: Any) -> bool:
    """Whether only a part of the quadrants, or of the Kingdom Builder cards, has been drawn."""
    s = plain(s)
    if s.phase == QUADRANTS:
        return bool(s.quadrants[0] >= 0)
    return bool(s.phase == CARDS and s.goals[0] >= 0)


def parse(s: Any, event: str) -> list[int]:
    """The ids of an event."""
    s = plain(s)
    actor, words = split_event(event, s.players)
    forms = {"quadrants": _parse_quadrants, "cards": _parse_cards, "start": _parse_start, "card": _parse_card}
    forms |= {"build": _parse_hex, "lift": _parse_hex, "use": _parse_use, "end": _parse_end}
    if words[0] not in forms or (actor == CHANCE) != (words[0] in _OF_CHANCE):
        raise _malformed(s, event)
    ids = forms[words[0]](s, words, event)
    if s.actor == OVER:
        raise Illegal(over())
    if actor != s.actor:
        raise Illegal(now(s))
    return ids


def expected(s: Any) -> str:
    """The form of the event that comes next."""
    who = letter_of(int(s.actor)) if s.actor != OVER else ""
    forms = {
        QUADRANTS: "* quadrants " + " ".join(["NAME"] * 4),
        CARDS: "* cards " + " ".join(["NAME"] * GOALS),
        START: "* start " + "|".join(SEAT_LETTERS[: s.players]),
        ACT: f"{who} end" if not s.owed else f"{who} build ROW,COLUMN",
        LIFT: f"{who} lift ROW,COLUMN",
        PUT: f"{who} build ROW,COLUMN",
    }
    if s.phase in (DEAL, REPLACE, REFILL):
        return f"* card {SEAT_LETTERS[s.turn]} " + "|".join(TERRAIN_NAMES)
    return forms.get(int(s.phase), "–")


def _parse_quadrants(s: Any, words: list[str], event: str) -> list[int]:
    names = words[1:]
    if len(names) != 4 or any(name not in QUADRANT_NAMES for name in names):
        raise _malformed(s, event)
    if s.phase != QUADRANTS:
        raise _illegal(s)
    plain = [name.rstrip("'") for name in names]
    for name in plain:
        if plain.count(name) > 1:
            raise Illegal(Reason("builder-quadrant-laid", "B1", {"name": named(TILE, name)}))
    return [QUADRANT_ID + QUADRANT_NAMES.index(name) for name in names]


def _parse_cards(s: Any, words: list[str], event: str) -> list[int]:
    names = words[1:]
    if len(names) != GOALS or any(name not in GOAL_NAMES for name in names):
        raise _malformed(s, event)
    if s.phase != CARDS:
        raise _illegal(s)
    for name in names:
        if names.count(name) > 1:
            raise Illegal(Reason("builder-card-open", "B3", {"name": named(GOAL, name)}))
    if names != sorted(names):
        raise Malformed(
            "builder-cards-order", event=short(event), expected="* cards " + " ".join(sorted(names))
        )
    return [GOAL_ID + GOAL_NAMES.index(name) for name in names]


def _parse_start(s: Any, words: list[str], event: str) -> list[int]:
    if len(words) != 2 or words[1] not in SEAT_LETTERS[: s.players]:
        raise _malformed(s, event)
    if s.phase != START:
        raise _illegal(s)
    return [SEAT_ID + SEAT_LETTERS.index(words[1])]


def _parse_card(s: Any, words: list[str], event: str) -> list[int]:
    if len(words) != 3 or words[1] not in SEAT_LETTERS[: s.players] or words[2] not in TERRAIN_NAMES:
        raise _malformed(s, event)
    if s.phase not in (DEAL, REPLACE, REFILL) or words[1] != SEAT_LETTERS[s.turn]:
        raise _illegal(s)
    return [CARD_ID + TERRAIN_NAMES.index(words[2])]


def _parse_hex(s: Any, words: list[str], event: str) -> list[int]:  # noqa: ARG001
    found = _PLACE.fullmatch(words[1]) if len(words) == 2 else None
    if not found:
        raise Malformed(
            "builder-place", event=short(event), expected=f"{words[0]} ROW,COLUMN", example=f"{words[0]} 12,7"
        )
    hex = hex_at(int(found[1]), int(found[2]))
    if hex is None:
        raise Illegal(Reason("builder-off-board", "B1", {"hex": Thing(HEX, words[1])}))
    return [(BUILD_ID if words[0] == "build" else LIFT_ID) + hex]


def _parse_use(s: Any, words: list[str], event: str) -> list[int]:  # noqa: ARG001
    if len(words) != 2 or words[1] not in KIND_NAMES:
        raise Malformed("builder-tile-name", event=short(event), names=", ".join(KIND_NAMES))
    return [USE_ID + KIND_NAMES.index(words[1])]


def _parse_end(s: Any, words: list[str], event: str) -> list[int]:
    if len(words) != 1:
        raise _malformed(s, event)
    return [END_ID]


def _malformed(s: Any, event: str) -> Malformed:
    return Malformed("builder-expected", event=short(event), expected=expected(s))


def _illegal(s: Any) -> Illegal:
    return Illegal(over() if s.actor == OVER else now(s))


assert MOVES == END_ID + 1  # every id from here on is chance's
