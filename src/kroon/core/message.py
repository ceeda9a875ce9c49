"""Messages: what there is to say, before it is said in a language.

A message is the key of a text and what the text speaks of: numbers, words that are the same in all languages,
lists, other messages, and things of the game such as a seat, a card or a square. Whoever shows a message turns
it into words (`str` does, in the language in use); whoever can draw may show the things themselves, and find
the squares and hexes on the board. What a reader may not know isn't in the message.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field, replace
from typing import Any

from kroon.core.texts import has, say

SEAT, CARD, DOMINO, SQUARE, HEX, LAND, TILE, GOAL, PERSON, RESOURCE = (
    "seat",
    "card",
    "domino",
    "square",
    "hex",
    "land",
    "tile",
    "goal",
    "person",
    "resource",
)
"""The kinds of things."""
MOVE = "move"
"""The variant of a text for choosing what it tells of."""
PLACES = (SQUARE, HEX)
"""The kinds of things that are places on a board."""


@dataclass(frozen=True)
class Thing:
    """Something of a game that a message speaks of."""

    kind: str
    id: str
    """As in the notation of records."""
    name: Message | None = None
    """What it is called; things without a name are called by their id."""
    of: str | None = None
    """The letter of the seat on whose board a place is; None where all share one."""

    def __str__(self) -> str:
        return words(self)

    def to_json(self) -> dict[str, Any]:
        """As it goes over the wire."""
        made: dict[str, Any] = {"kind": self.kind, "id": self.id}
        if self.name is not None:
            made["name"] = self.name.to_json()
        return made if self.of is None else made | {"of": self.of}


@dataclass(frozen=True)
class Message:
    """The key of a text, and what it speaks of."""

    key: str
    args: Mapping[str, Argument] = field(default_factory=dict)
    lines: tuple[Message, ...] = ()
    """What stands below it, each on a line of its own."""
    variant: str = ""
    """The text of that name below the key's own is meant, if there is one."""

    def __str__(self) -> str:
        return words(self)

    def __hash__(self) -> int:
        return hash((self.key, tuple(self.args.items()), self.lines, self.variant))

    def to_json(self) -> dict[str, Any]:
        """As it goes over the wire."""
        made: dict[str, Any] = {"key": self.key}
        if self.args:
            made["args"] = {name: _plain(value) for name, value in self.args.items()}
        if self.lines:
            made["lines"] = [line.to_json() for line in self.lines]
        return made | ({"variant": self.variant} if self.variant else {})

    def to_choose(self) -> Message:
        """The same for choosing what it tells of: 'Buy a Gold' in place of 'Ada buys a Gold'."""
        return replace(self, variant=MOVE)

    def places(self) -> Iterator[Thing]:
        """The squares and hexes that it speaks of."""
        for value in self.args.values():
            yield from _places(value)


Argument = Thing | Message | int | str | tuple["Argument", ...]
"""What a text may speak of."""

Arguments = dict[str, Argument]
"""What a text speaks of, by the names of its variables."""

Called = Callable[[Thing], str | None]
"""What the reader calls a thing; None if that is nothing of its own."""


def message(key: str, /, **args: Argument) -> Message:
    """A message that speaks of these."""
    return Message(key, args)


def by_id(thing: Thing) -> str | None:  # noqa: ARG001
    """For readers without names of their own."""
    return None


def words(value: Argument, called: Called = by_id) -> str:
    """A message, or what one speaks of, in the language in use."""
    match value:
        case Message(key=key, args=args, variant=variant):
            if variant and has(f"{key}.{variant}"):
                key = f"{key}.{variant}"
            given = {
                name: each if isinstance(each, int | str) else words(each, called)
                for name, each in args.items()
            }
            return say(key, **given)
        case Thing(id=id, name=name):
            own = called(value)
            return own if own is not None else id if name is None else words(name, called)
        case tuple():
            return _listed(value, [words(each, called) for each in value])
    return str(value)


def _listed(values: Sequence[Argument], said: Sequence[str]) -> str:
    """Names with commas between them, phrases with semicolons, places, which hold commas, with spaces; the last
    of several players comes after an 'and'.
    """
    if len(said) > 1 and all(isinstance(each, Thing) and each.kind == SEAT for each in values):
        return say("list-and", first=", ".join(said[:-1]), last=said[-1])
    if all(isinstance(each, Message) for each in values):
        return "; ".join(said)
    places = all(isinstance(each, Thing) and each.kind in PLACES for each in values)
    return (" " if places else ", ").join(said)


def written(messages: Sequence[Message], called: Called = by_id, indent: str = "") -> list[str]:
    """Messages as lines of text, with what stands below one further to the right."""
    lines = []
    for each in messages:
        lines.append(indent + words(each, called))
        lines += written(each.lines, called, indent + "  ")
    return lines


def _plain(value: Argument) -> Any:
    if isinstance(value, Message | Thing):
        return value.to_json()
    return [_plain(each) for each in value] if isinstance(value, tuple) else value


def _places(value: Argument) -> Iterator[Thing]:
    match value:
        case Thing(kind=kind) if kind in PLACES:
            yield value
        case Message():
            yield from value.places()
        case tuple():
            for each in value:
                yield from _places(each)
