"""What a round of news makes: the messages for those who look at a table.

Those who look at it alike, or see the same, share the encoded text.
"""

from __future__ import annotations

from collections.abc import Collection
from dataclasses import dataclass, field
from typing import Any, NamedTuple

from kroon.service.messages import Look, chat_json, encoded, table_message, update_message
from kroon.service.sentences import Told
from kroon.table.live import Live
from kroon.table.revoking import spectator_links
from kroon.table.tables import Tables

Key = tuple[Look, int]
"""How somebody looks at a table, and the number that they know."""
Text = tuple[str, int]
"""A message, and the number that they know who were sent it; an empty one where there is nothing new."""


class Mark(NamedTuple):
    """What a whole table message tells beside the game; it is sent anew when this changes."""

    state: str
    rematch: str | None
    seats: tuple[Any, ...]
    resigned: frozenset[int]
    handed: tuple[tuple[int, str], ...]


def mark_of(live: Live) -> Mark:
    """The mark of a table now."""
    row, fold = live.row, live.fold
    seats = tuple((seat.kind, seat.name, seat.bot, bool(seat.nonce), seat.owners) for seat in live.seats)
    return Mark(row.state, row.rematch, seats, frozenset(fold.resigned), tuple(sorted(fold.handed.items())))


@dataclass(frozen=True)
class First:
    """The first message for somebody, and what was known when it was made."""

    text: str
    number: int
    seats: tuple[int, ...]
    mark: Mark
    chat: int


@dataclass
class Round:
    """What was made for those who look at a table."""

    texts: dict[Key, Text]
    mark: Mark
    chat: list[dict[str, Any]]
    seats: dict[str, tuple[int, ...]] = field(default_factory=dict)
    """The seats of each owner, where that may have changed."""
    lost: frozenset[Look] = frozenset()
    """Those who may not look at it so any more."""


def first_message(tables: Tables, id: str, look: Look, after: int, here: Collection[int], known: Told) -> First:
    """The first message for somebody. Blocks."""
    with tables.at(id) as live:
        message = table_message(tables, live, look, after, here, known)
        seats = tuple(live.seats_of(look.owner)) if look.owner else ()
        mark = mark_of(live)
    chat = message["messages"][-1]["number"] if message["messages"] else 0
    return First(encoded(message), message["number"], seats, mark, chat)


def make_round(
    tables: Tables,
    id: str,
    keys: Collection[Key],
    mark: Mark | None,
    here: Collection[int],
    known: Told,
    chat: int | None,
) -> Round:
    """A round: the whole table, if its mark has changed, or what is new; the chat after a number. Blocks."""
    with tables.at(id) as live:
        now = mark_of(live)
        lost = _lost(tables, live, keys) if chat is not None or now != mark else frozenset()
        keys = [key for key in keys if key[0] not in lost]
        seats = {look.owner: tuple(live.seats_of(look.owner)) for look, _ in keys if look.owner}
        if now != mark:
            texts = {
                (look, number): _text(table_message(tables, live, look, number, here, known))
                for look, number in keys
            }
        else:
            texts = _updates(tables, live, keys, known)
    messages = [] if chat is None else tables.store.messages(id, chat)
    return Round(texts, now, [chat_json(each) for each in messages], seats, lost)


def round_at_once(
    tables: Tables, id: str, keys: Collection[Key], mark: Mark | None, known: Told
) -> Round | None:
    """A round of what is new in the game, if nobody uses the table and nothing needs to be read for it."""
    with tables.at_once(id) as live:
        if live is None or live.fold.ended is not None:
            return None
        now = mark_of(live)
        return Round(_updates(tables, live, keys, known), now, []) if now == mark else None


def _lost(tables: Tables, live: Live, keys: Collection[Key]) -> frozenset[Look]:
    """Those whose seat, table or link isn't theirs any more."""
    links = spectator_links(tables, live.id) if any(look.link for look, _ in keys) else frozenset()

    def may(look: Look) -> bool:
        if look.viewer is not None:
            return look.owner in live.seats[look.viewer].owners
        if look.link:
            return look.link in links
        return bool(look.owner) and (look.owner == live.row.creator or bool(live.seats_of(look.owner)))

    return frozenset(look for look, _ in keys if not may(look))


def _updates(tables: Tables, live: Live, keys: Collection[Key], known: Told) -> dict[Key, Text]:
    texts: dict[Key, Text] = {}
    made: dict[Key, Text] = {}
    different: list[tuple[dict[str, Any], Text]] = []
    for look, number in keys:
        if live.fold.streams.number(look.viewer) == number:
            texts[look, number] = ("", number)
            continue
        key = (look._replace(owner="", link=""), number)  # what is new is told to all owners of a seat alike
        if key not in made:
            message = update_message(tables, live, look, number, known)
            same = next((text for each, text in different if each == message), None)
            if same is None:
                same = _text(message)
                different.append((message, same))
            made[key] = same
        texts[look, number] = made[key]
    return texts


def _text(message: dict[str, Any]) -> Text:
    return encoded(message), message["number"]
