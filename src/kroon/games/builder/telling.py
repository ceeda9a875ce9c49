"""What Kingdom Builder has to say: what is asked, what happened, and the table in lines of text."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from itertools import groupby
from typing import Any

from kroon.core.contract import CHANCE, OVER
from kroon.core.engine import engine
from kroon.core.events import player
from kroon.core.message import HEX, Message, Thing, message
from kroon.core.registry import find_game
from kroon.games.builder.state import (
    BUILD_ID,
    CARD_ID,
    END_ID,
    GOAL_ID,
    KIND_NAMES,
    LAND_LETTERS,
    LAND_NAMES,
    LIFT,
    LIFT_ID,
    MANDATORY,
    NONE,
    QUADRANT_ID,
    QUADRANT_NAMES,
    REPLACE,
    SEAT_ID,
    USE_ID,
)
from kroon.games.builder.table import kind_in_use, land_at
from kroon.games.builder.things import goal, land, spot, tile


def ask(s: Any) -> Message:
    """What is asked now."""
    if s.actor == OVER:
        return message("builder-ask-over")
    if s.actor == CHANCE:
        return message("builder-ask-chance")
    if s.tool != NONE:
        using = tile(kind_in_use(s))
        if s.phase == LIFT:
            return message("builder-ask-lift", tile=using)
        if s.lifted != NONE:
            return message("builder-ask-land", tile=using, hex=spot(int(s.lifted)))
        return message("builder-ask-put", tile=using)
    legal = engine(find_game("builder")).legal_ids(s)
    tiles = any(USE_ID <= id < END_ID for id in legal)
    if s.owed == 0:
        return message("builder-ask-end-or-tile" if tiles else "builder-ask-end")
    key = "builder-ask-build-or-tile" if tiles and s.owed == MANDATORY else "builder-ask-build"
    return message(key, terrain=land(int(s.hand[s.turn])), owed=int(s.owed))


def tell(s: Any, ids: Sequence[int], hidden: bool = False) -> Message:
    """An event; a terrain card that is drawn is hidden from others (B34)."""
    id = ids[0]
    if hidden:
        return message("builder-tell-hidden", seat=player(s.turn))
    if id >= CARD_ID:
        key = "builder-tell-replace" if s.phase == REPLACE else "builder-tell-card"
        return message(key, seat=player(s.turn), terrain=land(id - CARD_ID))
    if id >= SEAT_ID:
        return message("builder-tell-start", seat=player(id - SEAT_ID))
    if id >= GOAL_ID:
        return message("builder-tell-cards", names=tuple(goal(each - GOAL_ID) for each in sorted(ids)))
    if id >= QUADRANT_ID:
        return message("builder-tell-quadrants", names=tuple(_laying(each - QUADRANT_ID) for each in ids))
    who = player(int(s.actor))
    if id == END_ID:
        return message("builder-tell-end", seat=who)
    if id >= USE_ID:
        return message("builder-tell-use", seat=who, tile=tile(id - USE_ID))
    if id >= LIFT_ID:
        return message("builder-tell-lift", seat=who, hex=spot(id - LIFT_ID))
    hex = id - BUILD_ID
    key = "builder-tell-land" if s.lifted != NONE else "builder-tell-build"
    return message(key, seat=who, hex=spot(hex), land=land(land_at(s, hex)))


def _laying(way: int) -> Message:
    """A quadrant, and whether it is turned."""
    turned = QUADRANT_NAMES[way].endswith("'")
    return message("builder-quadrant-turned" if turned else "builder-quadrant", name=tile(way // 2))


# The table in lines of text

_LANDS = dict(zip(LAND_LETTERS, LAND_NAMES, strict=True))


def in_words(seen: Mapping[str, Any], seat: int | None) -> list[Message]:
    """What each player has and where it lives, where tiles are left, and the lands."""
    lines = []
    for number, has in enumerate(seen["seats"]):
        who, you = player(number), "yes" if number == seat else "no"
        given = {"tiles": _tiles(has), "card": _card(has), "supply": has["supply"]}
        lines.append(message("builder-words-seat", seat=who, you=you, **given))
        hexes = tuple(Thing(HEX, each) for each in has["settlements"]) or message("builder-nothing")
        lines.append(message("builder-words-settlements", seat=who, hexes=hexes))
    for site in seen["locations"]:
        there = tile(KIND_NAMES.index(site["kind"]))
        place = message("builder-words-place", place=there, tiles=site["tiles"])
        lines.append(message("builder-hex", hex=Thing(HEX, site["hex"]), land=place))
    rows = enumerate(seen["board"])
    return lines + [message("builder-words-row", row=number, lands=_runs(row)) for number, row in rows]


def _tiles(has: Mapping[str, Any]) -> tuple[Thing, ...] | Message:
    held = [tile(KIND_NAMES.index(kind)) for kind, count in has["tiles"].items() for _ in range(count)]
    return tuple(held) or message("builder-tiles-none")


def _card(has: Mapping[str, Any]) -> Thing | Message:
    if has["card"]:
        return land(LAND_NAMES.index(has["card"]))
    return message("builder-card-hidden" if has["has_card"] else "builder-card-none")


def _runs(row: str) -> tuple[Message, ...]:
    """Equal lands that follow each other: what they are, and where from and to."""
    runs, at = [], 0
    for letter, group in groupby(row):
        length = len(list(group))
        known = land(LAND_NAMES.index(_LANDS[letter])) if letter in _LANDS else "?"
        runs.append(message("builder-words-run", land=known, **{"from": at, "to": at + length - 1}))
        at += length
    return tuple(runs)
