"""What has happened at a table, as each seat saw it: the information state of OpenSpiel.

A story is a chain of events, shared by the states that were copied from each other. What a seat knows is the
events as it saw them and, in games with secrets, what lay open on the table after each, of which a short digest
is kept. A deal in a story is the point where a search has dealt anew what a seat can't know: others are then
taken to know what that seat saw, and what they hold now.
"""

from __future__ import annotations

import hashlib
import json
from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Any

from kroon.core.contract import Game

CHAPTER = 32
"""After so many events what a seat saw is kept in one piece: long stories are told again and again."""


@dataclass(eq=False)
class Event:
    """An event: the states around it, and the ids of its moves or outcomes."""

    earlier: Event | Deal | None
    before: Any
    ids: tuple[int, ...]
    after: Any
    number: int = field(init=False)
    """How many deals and events the story has up to this one."""
    _told: dict[int | None, str] = field(default_factory=dict)
    _chapters: dict[int | None, Chapter] = field(default_factory=dict)
    _open: str = ""

    def __post_init__(self) -> None:
        self.number = _length(self.earlier) + 1

    def told(self, game: Game, seat: int | None, hidden: bool) -> str:
        """The event as a seat saw it, in one line; nothing if it saw none."""
        if seat not in self._told:
            if hidden and not self._open:
                self._open = f" #{_digest(game.view(self.after, None))}"
            self._told[seat] = f"{game.seen(self.before, self.ids, self.after, seat) or ''}{self._open}\n"
        return self._told[seat]

    def chapter(self, game: Game, seat: int | None, hidden: bool) -> Chapter:
        """The last part of the story up to this event, as a seat saw it."""
        if seat not in self._chapters:
            self._chapters[seat] = _part(game, Chapter("", self, seat), hidden, CHAPTER)
        return self._chapters[seat]


@dataclass(frozen=True, eq=False)
class Deal:
    """What a seat can't know was dealt anew; `state` is the table after it."""

    earlier: Event | Deal | None
    seat: int
    state: Any
    number: int = field(init=False)

    def __post_init__(self) -> None:
        object.__setattr__(self, "number", _length(self.earlier) + 1)


@dataclass(frozen=True)
class Chapter:
    """A part of a story: its text, what came before it, and through whose eyes that is to be told."""

    text: str
    earlier: Event | Deal | None
    seat: int | None


def tell(game: Game, story: Event | Deal | None, seat: int | None, hidden: bool) -> str:
    """All that a seat knows, oldest first."""
    part = _part(game, Chapter("", story, seat), hidden, _length(story) % CHAPTER)
    parts = [part.text]
    while part.earlier is not None:
        if isinstance(part.earlier, Event):
            part = part.earlier.chapter(game, part.seat, hidden)
        else:
            part = _part(game, Chapter("", part.earlier, part.seat), hidden, CHAPTER)
        parts.append(part.text)
    return "".join(reversed(parts))


def _part(game: Game, rest: Chapter, hidden: bool, length: int) -> Chapter:
    """So many events and deals from the end of a story."""
    lines: list[str] = []
    at, seat = rest.earlier, rest.seat
    for _ in range(length):
        if at is None:
            break
        if isinstance(at, Event):
            lines.append(at.told(game, seat, hidden))
        elif seat != at.seat:
            lines.append(json.dumps(game.view(at.state, seat), separators=(",", ":")) + "\n")
            seat = at.seat
        at = at.earlier
    return Chapter("".join(reversed(lines)), at, seat)


def _length(story: Event | Deal | None) -> int:
    return 0 if story is None else story.number


def flat(story: Event | Deal | None) -> list[tuple[Any, ...]]:
    """A story as a list of plain values, oldest first: chains are too deep for pickling."""
    parts: list[tuple[Any, ...]] = []
    at = story
    while at is not None:
        if isinstance(at, Event):
            parts.append((at.before.tobytes(), at.ids, at.after.tobytes()))
        else:
            parts.append((at.seat, at.state.tobytes()))
        at = at.earlier
    return parts[::-1]


def chained(parts: list[tuple[Any, ...]], read: Callable[[bytes], Any]) -> Event | Deal | None:
    """The story that `flat` made a list of; `read` makes a state of bytes."""
    story: Event | Deal | None = None
    for part in parts:
        if len(part) == 3:
            story = Event(story, read(part[0]), part[1], read(part[2]))
        else:
            story = Deal(story, part[0], read(part[1]))
    return story


def _digest(view: Any) -> str:
    return hashlib.blake2b(json.dumps(view).encode(), digest_size=5).hexdigest()
