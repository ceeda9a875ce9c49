"""The view of Kingdom Builder in lines of text: players, locations, and the lands row by row."""

from __future__ import annotations

from collections.abc import Mapping
from itertools import groupby
from typing import Any

from kroon.core.events import SEAT_LETTERS
from kroon.core.texts import say
from kroon.games.builder.state import LAND_LETTERS, LAND_NAMES

_LANDS = dict(zip(LAND_LETTERS, LAND_NAMES, strict=True))


def in_words(seen: Mapping[str, Any], seat: int | None) -> list[str]:
    """What each player has and where it lives, where tiles are left, and the lands."""
    lines = []
    for number, has in enumerate(seen["seats"]):
        letter = SEAT_LETTERS[number]
        words = {"tiles": _tiles(has), "card": _card(has), "supply": has["supply"]}
        lines.append(say("builder-words-seat", seat=letter, you="yes" if number == seat else "no", **words))
        hexes = "; ".join(has["settlements"]) or say("builder-nothing")
        lines.append(say("builder-words-settlements", seat=letter, hexes=hexes))
    for site in seen["locations"]:
        place = say("builder-words-place", place=say(f"builder-{site['kind']}"), tiles=site["tiles"])
        lines.append(say("builder-hex", hex=site["hex"], land=place))
    rows = enumerate(seen["board"])
    return lines + [say("builder-words-row", row=number, lands="; ".join(_runs(row))) for number, row in rows]


def _tiles(has: Mapping[str, Any]) -> str:
    held = has["tiles"].items()
    names = [say(f"builder-{kind}") + (f" ×{count}" if count > 1 else "") for kind, count in held]
    return ", ".join(names) or say("builder-tiles-none")


def _card(has: Mapping[str, Any]) -> str:
    if has["card"]:
        return say(f"builder-{has['card']}")
    return say("builder-card-hidden" if has["has_card"] else "builder-card-none")


def _runs(row: str) -> list[str]:
    """Equal lands that follow each other: what they are, and where from and to."""
    runs, at = [], 0
    for letter, group in groupby(row):
        length = len(list(group))
        land = say(f"builder-{_LANDS[letter]}") if letter in _LANDS else "?"
        runs.append(say("builder-words-run", land=land, **{"from": at, "to": at + length - 1}))
        at += length
    return runs
