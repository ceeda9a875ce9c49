"""Which language somebody is spoken to in."""

from __future__ import annotations

from kroon.core.texts import LANGUAGES

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
