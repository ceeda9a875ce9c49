"""Names and messages of people: plain text on one line, not too long."""

from __future__ import annotations

import unicodedata
from typing import Any

from kroon.table.errors import Refused

LONGEST_NAME = 24
LONGEST_MESSAGE = 500
MOST_MARKS = 4
"""The most combining marks in a row."""


def check_name(name: Any) -> str:
    """A name as it may be shown, or Refused."""
    return _plain(name, LONGEST_NAME, "table-name")


def check_message(message: Any) -> str:
    """A message as it may be shown, or Refused."""
    return _plain(message, LONGEST_MESSAGE, "table-message")


def _plain(text: Any, most: int, key: str) -> str:
    """Normalised, with single spaces, without characters that can't be seen or that turn the writing around."""
    if not isinstance(text, str) or len(text) > 8 * most:
        raise Refused(key, most=str(most))
    plain: str = unicodedata.normalize("NFC", " ".join(text.split()))
    marks = 0
    for letter in plain:
        marks = marks + 1 if unicodedata.combining(letter) else 0
        joiner = letter == "\N{ZERO WIDTH JOINER}"
        if marks > MOST_MARKS or not (letter.isprintable() or joiner):
            raise Refused(key, most=str(most))
    if not plain.strip("\N{ZERO WIDTH JOINER} ") or len(plain) > most:
        raise Refused(key, most=str(most))
    return plain
