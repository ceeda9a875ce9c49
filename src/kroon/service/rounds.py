"""What a round of news makes: the messages for those who look at a table.

Those who look at it alike, or see the same, share the encoded text. What everybody may know beside the game is
told to all alike, when it has changed.
"""

from __future__ import annotations

from collections.abc import Collection
from dataclasses import dataclass
from typing import Any, NamedTuple

from kroon.service.messages import Look, about_with, chat_after, encoded, table_message, update_message
from kroon.service.sentences import Told
from kroon.table.live import Live
from kroon.table.revoking import spectator_links
from kroon.table.store import Seat
from kroon.table.streams import Viewer
from kroon.table.tables import Tables

Key = tuple[Look, int]
"""How somebody looks at a table, and the number that they know."""
Text = tuple[str, int]
"""A message, and the number that they know who were sent it; an empty one where there is nothing new."""


class Right(NamedTuple):
    """By which right somebody looks at a table."""

    viewer: Viewer
    owner: str
    link: str
    """The hash of the link by which a spectator came, or ""."""


class Mark(NamedTuple):
    """What is told of a table beside the game; it is told anew when this changes."""

    state: str
    rematch: str | None
    seats: tuple[Seat, ...]
    resigned: frozenset[int]
    handed: tuple[tuple[int, str], ...]

    def seats_of(self, owner: str) -> tuple[int, ...]:
        """The seats that belong to somebody."""
        return tuple(seat.seat for seat in self.seats if owner in seat.owners)


def mark_of(live: Live, known: Collection[Mark] = ()) -> Mark:
    """The mark of a table now; the same one if it is known already."""
    row, fold = live.row, live.fold
    handed = tuple(sorted(fold.handed.items()))
    now = Mark(row.state, row.rematch, tuple(live.seats), frozenset(fold.resigned), handed)
    return next((mark for mark in known if mark == now), now)


@dataclass(frozen=True)
class First:
    """The first message for somebody, and what was known when it was made."""

    text: str
    number: int
    mark: Mark
    chat: int


@dataclass
class Round:
    """What was made for those who look at a table."""

    texts: dict[Key, Text]
    mark: Mark
    about: dict[str, Any] | None
    """What everybody may know beside the game, if somebody doesn't know it yet."""
    chat: list[dict[str, Any]]
    lost: frozenset[Right] = frozenset()
    """Rights to look at it that are no more."""


def first_message(
    tables: Tables, id: str, look: Look, owner: str, after: int, here: Collection[int], known: Told
) -> First:
    """The first message for somebody. Blocks."""
    with tables.at(id) as live:
        message = table_message(tables, live, look, owner, after, here, known)
        mark = mark_of(live)
    chat = message["messages"][-1]["number"] if message["messages"] else 0
    return First(encoded(message), message["number"], mark, chat)


def make_round(
    tables: Tables,
    id: str,
    keys: Collection[Key],
    marks: Collection[Mark],
    rights: Collection[Right],
    here: Collection[int],
    known: Told,
    chat: int | None,
) -> Round:
    """A round: what is new in the game, and beside it for those who know `marks`; the chat after a number.

    Blocks.
    """
    with tables.at(id) as live:
        now = mark_of(live, marks)
        texts = _updates(tables, live, keys, known)
        changed = any(mark is not now for mark in marks)
        about = about_with(live, here) if changed else None
        lost = _lost(tables, live, rights) if changed or chat is not None else frozenset()
    return Round(texts, now, about, [] if chat is None else chat_after(tables, id, chat), lost)


def round_at_once(
    tables: Tables, id: str, keys: Collection[Key], marks: Collection[Mark], known: Told
) -> Round | None:
    """A round of what is new in the game, if nobody uses the table and nothing needs to be read for it."""
    with tables.at_once(id) as live:
        if live is None or live.fold.ended is not None:
            return None
        now = mark_of(live, marks)
        if any(mark is not now for mark in marks):
            return None
        return Round(_updates(tables, live, keys, known), now, None, [])


def _lost(tables: Tables, live: Live, rights: Collection[Right]) -> frozenset[Right]:
    """Those whose seat, table or link isn't theirs any more."""
    links = spectator_links(tables, live.id) if any(right.link for right in rights) else frozenset()

    def holds(right: Right) -> bool:
        if right.viewer is not None:
            return right.owner in live.seats[right.viewer].owners
        if right.link:
            return right.link in links
        return bool(right.owner) and (right.owner == live.row.creator or bool(live.seats_of(right.owner)))

    return frozenset(right for right in rights if not holds(right))


def _updates(tables: Tables, live: Live, keys: Collection[Key], known: Told) -> dict[Key, Text]:
    texts: dict[Key, Text] = {}
    different: list[tuple[dict[str, Any], Text]] = []
    for look, number in keys:
        if live.fold.streams.number(look.viewer) == number:
            texts[look, number] = ("", number)
            continue
        message = update_message(tables, live, look, number, known)
        same = next((text for each, text in different if each == message), None)
        if same is None:
            same = (encoded(message), message["number"])
            different.append((message, same))
        texts[look, number] = same
    return texts
