"""What can be wrong with what somebody gave us, each with a sentence that says what was expected.

Sentences are kept as keys of the Fluent files until they are read, so that they come in the reader's
language. `Malformed` is about form, `Illegal` about rules (and names one), `WrongOptions` about options.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any

from kroon.core.texts import say


@dataclass(frozen=True)
class Reason:
    """Why something isn't possible: a text and the number of the rule that says so, if the game has numbers."""

    key: str
    rule: str = ""
    args: dict[str, Any] = field(default_factory=dict)

    def __str__(self) -> str:
        if not self.rule:
            return say(self.key, **self.args)
        return say("refusal", reason=say(self.key, **self.args), rule=self.rule)


class KroonError(Exception):
    """Something given to Kroon is wrong; its text is a sentence for people."""

    def __init__(self, key: str, /, **args: Any) -> None:
        super().__init__(key)
        self.key = key
        self.args_of_text = args

    def __str__(self) -> str:
        return say(self.key, **self.args_of_text)


class Malformed(KroonError):
    """A text that isn't a move, a record or a file of the kind that was expected."""


class WrongOptions(KroonError):
    """Options that don't exist, or that don't fit together."""


class Illegal(KroonError):
    """A move, or an outcome of chance, that the rules don't allow now."""

    def __init__(self, reason: Reason) -> None:
        super().__init__("illegal")
        self.reason = reason

    def __str__(self) -> str:
        return str(self.reason)


class BadEvent(KroonError):
    """An event of a record that can't be replayed: where it stands and what is wrong with it."""

    def __init__(self, index: int, event: object, cause: KroonError) -> None:
        super().__init__("bad-event")
        self.index = index
        self.event = event
        self.cause = cause

    def __str__(self) -> str:
        return say("bad-event", index=str(self.index), event=short(self.event), cause=str(self.cause))


def short(value: object, most: int = 80) -> str:
    """A value from outside, safe to show: on one line, not too long, no control characters."""
    text = value if isinstance(value, str) else repr(value)
    text = "".join(c if c.isprintable() else "\N{REPLACEMENT CHARACTER}" for c in text)
    return text if len(text) <= most else text[: most - 1] + "…"
