"""What can be wrong with what somebody gave us, each with a message that says what was expected.

It becomes a sentence when it is read, in the reader's language. `Malformed` is about form, `Illegal` about
rules (and names one), `WrongOptions` about options.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field

from kroon.core.message import Argument, Message, message, words


@dataclass(frozen=True)
class Reason:
    """Why something isn't possible: a text and the number of the rule that says so, if the game has numbers."""

    key: str
    rule: str = ""
    args: Mapping[str, Argument] = field(default_factory=dict)

    @property
    def message(self) -> Message:
        """What there is to say."""
        why = Message(self.key, self.args)
        return message("refusal", reason=why, rule=self.rule) if self.rule else why

    def __str__(self) -> str:
        return words(self.message)


class KroonError(Exception):
    """Something given to Kroon is wrong; its text is a sentence for people."""

    def __init__(self, key: str, /, **args: Argument) -> None:
        super().__init__(key)
        self.key = key
        self.given = args

    @property
    def message(self) -> Message:
        """What there is to say."""
        return Message(self.key, self.given)

    def __str__(self) -> str:
        return words(self.message)


class Malformed(KroonError):
    """A text that isn't a move, a record or a file of the kind that was expected."""


class WrongOptions(KroonError):
    """Options that don't exist, or that don't fit together."""


class Illegal(KroonError):
    """A move, or an outcome of chance, that the rules don't allow now."""

    def __init__(self, reason: Reason) -> None:
        super().__init__("illegal")
        self.reason = reason

    @property
    def message(self) -> Message:
        """Why not, and by which rule."""
        return self.reason.message


class BadEvent(KroonError):
    """An event of a record that can't be replayed: where it stands and what is wrong with it."""

    def __init__(self, index: int, event: object, cause: KroonError) -> None:
        super().__init__("bad-event")
        self.index = index
        self.event = event
        self.cause = cause

    @property
    def message(self) -> Message:
        """Where, and what is wrong there."""
        return message("bad-event", index=str(self.index), event=short(self.event), cause=self.cause.message)


def short(value: object, most: int = 80) -> str:
    """A value from outside, safe to show: on one line, not too long, no control characters."""
    text = value if isinstance(value, str) else repr(value)
    text = "".join(c if c.isprintable() else "\N{REPLACEMENT CHARACTER}" for c in text)
    return text if len(text) <= most else text[: most - 1] + "…"
