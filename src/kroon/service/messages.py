"""What a viewer is sent of a table: the whole of it, or what is new. Made under the table's lock."""

from __future__ import annotations

import json
from collections.abc import Collection
from typing import Any, NamedTuple

from kroon.core.events import SEAT_LETTERS
from kroon.core.texts import speaking
from kroon.service.sentences import Told, asked, told
from kroon.table.live import Live
from kroon.table.schema import OPEN
from kroon.table.streams import Viewer
from kroon.table.tables import Tables
from kroon.table.views import about, game_for


class Look(NamedTuple):
    """How somebody looks at a table: through which eyes, in which language, with or without views and words."""

    viewer: Viewer
    owner: str
    language: str
    views: bool = True
    link: str = ""
    """The hash of the link by which a spectator came."""


def encoded(message: dict[str, Any]) -> str:
    """A message as it goes over the wire."""
    return json.dumps(message, ensure_ascii=False, separators=(",", ":"))


def table_message(
    tables: Tables, live: Live, look: Look, after: int, here: Collection[int], known: Told
) -> dict[str, Any]:
    """The whole table, with the updates after a number."""
    with speaking(look.language):
        shown: dict[str, Any] = {"you": None if look.viewer is None else SEAT_LETTERS[look.viewer]}
        shown |= _shown(tables, live, look)
        if after > shown["number"]:  # it knows more than there is: it begins anew
            after = 0
        return {
            "type": "table",
            **shown,
            "table": about_with(live, here),
            "yours": [SEAT_LETTERS[seat] for seat in live.seats_of(look.owner)],
            "creator": bool(look.owner) and live.row.creator == look.owner,
            "updates": _updates(live, look, after, known),
            "messages": [chat_json(each) for each in tables.store.messages(live.id)],
        }


def update_message(tables: Tables, live: Live, look: Look, after: int, known: Told) -> dict[str, Any]:
    """What is new after a number."""
    with speaking(look.language):
        shown = _shown(tables, live, look)
        return {"type": "update", "updates": _updates(live, look, after, known), **shown}


def about_with(live: Live, here: Collection[int]) -> dict[str, Any]:
    """What everybody at a table may know about it, with those who are connected."""
    made = about(live)
    for seat, each in enumerate(made["seats"]):
        each["here"] = seat in here
    return made


def chat_json(message: dict[str, Any]) -> dict[str, Any]:
    """A message of the chat as it goes over the wire."""
    return message | {"seat": SEAT_LETTERS[message["seat"]]}


def updates_of(live: Live, look: Look, after: int, known: Told) -> list[dict[str, Any]]:
    """The updates of a viewer after a number, in words, too."""
    with speaking(look.language):
        return _updates(live, look, after, known)


def _updates(live: Live, look: Look, after: int, known: Told) -> list[dict[str, Any]]:
    new = live.fold.streams.since(look.viewer, after)
    if not look.views:
        return [vars(each) for each in new]
    return [vars(each) | {"told": told(live, look.viewer, each, look.language, known)} for each in new]


def _shown(tables: Tables, live: Live, look: Look) -> dict[str, Any]:
    shown = game_for(tables, live, look.viewer, look.views)
    if look.views:
        shown["ask"] = "" if live.row.state == OPEN else asked(live, look.viewer, shown["actor"])
    else:
        del shown["view"]
    return shown
