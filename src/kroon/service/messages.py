"""What a viewer is sent of a table: the whole of it, or what is new. Made under the table's lock."""

from __future__ import annotations

import json
from collections.abc import Collection
from typing import Any, NamedTuple

from kroon.core.events import SEAT_LETTERS
from kroon.service.languages import spoken_lines
from kroon.service.sentences import Told, asked, told
from kroon.table.errors import Refused
from kroon.table.live import Live
from kroon.table.schema import OPEN
from kroon.table.streams import Viewer
from kroon.table.tables import Tables
from kroon.table.views import about, game_for

MOST_UPDATES = 200
"""The most updates that are sent at once; older ones are asked for."""
MOST_CHAT = 50
"""The same for messages of the chat."""


class Look(NamedTuple):
    """How somebody looks at a table: through which eyes, spoken to how, with or without views and words."""

    viewer: Viewer
    speech: str
    views: bool = True


def encoded(message: dict[str, Any]) -> str:
    """A message as it goes over the wire."""
    return json.dumps(message, ensure_ascii=False, separators=(",", ":"))


def table_message(
    tables: Tables, live: Live, look: Look, owner: str, after: int, here: Collection[int], known: Told
) -> dict[str, Any]:
    """The whole table for somebody, with the updates after a number and the chat, as far as they are recent."""
    shown: dict[str, Any] = {"you": None if look.viewer is None else SEAT_LETTERS[look.viewer]}
    shown |= _shown(tables, live, look)
    if after > shown["number"]:  # it knows more than there is: it begins anew
        after = 0
    mine = live.seats_of(owner) if owner else []
    return {
        "type": "table",
        **shown,
        "table": about_with(live, here),
        "yours": letters(mine),
        "creator": bool(owner) and live.row.creator == owner,
        **_recent(live, look, after, known),
        **last_chat(tables, live.id),
    }


def update_message(tables: Tables, live: Live, look: Look, after: int, known: Told) -> dict[str, Any]:
    """What is new after a number."""
    shown = _shown(tables, live, look)
    return {"type": "update", **_recent(live, look, after, known), **shown}


def about_message(about: dict[str, Any], yours: Collection[int] | None) -> dict[str, Any]:
    """What everybody may know about a table, when that has changed; and somebody's seats, if they have."""
    made = {"type": "about", "table": about}
    return made if yours is None else made | {"yours": letters(yours)}


def about_with(live: Live, here: Collection[int]) -> dict[str, Any]:
    """What everybody at a table may know about it, with those who are connected."""
    made = about(live)
    for seat, each in enumerate(made["seats"]):
        each["here"] = seat in here
    return made


def letters(seats: Collection[int]) -> list[str]:
    """Seats as they go over the wire."""
    return [SEAT_LETTERS[seat] for seat in sorted(seats)]


def chat_after(tables: Tables, id: str, number: int) -> list[dict[str, Any]]:
    """What was said after a message of that number: the first of it, if it is much."""
    return [_said(each) for each in tables.store.messages(id, number, most=MOST_CHAT)]


def last_chat(tables: Tables, id: str, before: int | None = None, most: int = MOST_CHAT) -> dict[str, Any]:
    """The last messages of a chat, or the last before one of them; and whether there are older ones."""
    found = tables.store.messages(id, before=before, most=most + 1)
    return {"messages": [_said(each) for each in found[-most:]], "older": len(found) > most}


def updates_of(
    live: Live, look: Look, after: int, before: int | None, most: int, known: Told
) -> list[dict[str, Any]]:
    """The first updates of a viewer after a number; or, where they must be before another, the last of them."""
    last = live.fold.streams.number(look.viewer)
    if after > last:
        raise Refused("table-number", most=str(last))
    if before is None:
        end = min(last, after + most)
    else:
        end = min(last, max(0, before - 1))
        after = max(after, end - most)
    return _updates(live, look, after, end, known)


def _recent(live: Live, look: Look, after: int, known: Told) -> dict[str, Any]:
    """The updates after a number, if they aren't too many, else the last; and the number of the first."""
    end = live.fold.streams.number(look.viewer)
    after = max(after, end - MOST_UPDATES)
    return {"first": after + 1, "updates": _updates(live, look, after, end, known)}


def _updates(live: Live, look: Look, after: int, end: int, known: Told) -> list[dict[str, Any]]:
    new = live.fold.streams.since(look.viewer, after)[: max(0, end - after)]
    if not look.views:
        return [vars(each) for each in new]
    return [vars(each) | {"told": told(live, look.viewer, each, look.speech, known)} for each in new]


def _shown(tables: Tables, live: Live, look: Look) -> dict[str, Any]:
    shown = game_for(tables, live, look.viewer, look.views)
    if shown["result"]:
        shown["result"]["explained"] = spoken_lines(shown["result"]["explained"], look.speech)
    if look.views:
        shown["ask"] = "" if live.row.state == OPEN else asked(live, look.viewer, shown["actor"], look.speech)
    else:
        del shown["view"]
    return shown


def _said(message: dict[str, Any]) -> dict[str, Any]:
    return message | {"seat": SEAT_LETTERS[message["seat"]]}
