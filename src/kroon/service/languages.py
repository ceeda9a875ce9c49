"""How somebody is spoken to: in which language, or in messages."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from kroon.core.message import Message, written
from kroon.core.texts import LANGUAGES, speaking

DEFAULT = "en"
LONGEST = 200
"""The most letters of a header that are read."""


def asked_language(header: str | None) -> str:
    """The best of our languages for a header `Accept-Language`."""
    best, quality = DEFAULT, 0.0
    for part in (header or "")[:LONGEST].split(","):
        name, _, rest = part.strip().partition(";")
        code = name.strip().lower().partition("-")[0]
        given = _quality(rest)
        if code in LANGUAGES and given > quality:
            best, quality = code, given
    return best


def _quality(parameter: str) -> float:
    name, _, value = parameter.strip().partition("=")
    if name.strip() != "q":
        return 1.0
    try:
        return min(1.0, max(0.0, float(value)))
    except ValueError:
        return 0.0


# Words, or what they are made of

MESSAGES = "messages"
"""Not a language: somebody is told what there is to say, and says it on their own (protocol 2)."""
VERSIONS = (1, 2)
"""The versions of the protocol: in the first what there is to say comes as text."""


def asked_version(header: str | None) -> int:
    """The version of the protocol that a header `Kroon-Protocol` asks for: the first, if it says nothing."""
    return 2 if header is not None and header.strip() == "2" else 1


def spoken(said: Message, speech: str) -> Any:
    """A message as somebody gets it: as a text in a language, or as it is."""
    if speech == MESSAGES:
        return said.to_json()
    with speaking(speech):
        return str(said)


def spoken_lines(said: Sequence[Message], speech: str) -> list[Any]:
    """The same for several, with what stands below them."""
    if speech == MESSAGES:
        return [each.to_json() for each in said]
    with speaking(speech):
        return written(said)
