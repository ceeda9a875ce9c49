"""Errors on the wire: what is wrong as JSON, in the asker's language, and its HTTP status."""

from __future__ import annotations

import logging
from typing import Any

from pydantic import ValidationError

from kroon.core.errors import BadEvent, Illegal, KroonError
from kroon.core.message import Message
from kroon.service.languages import spoken
from kroon.table.errors import Conflict, Late, NoTable, NotYours, StoreUnavailable

GONE = {"table-link-used", "table-link-expired"}
"""What NoTable says of links that are used up or too old."""

_log = logging.getLogger("kroon.service")


class NoIdentity(KroonError):
    """Somebody who must be known, and isn't."""

    def __init__(self) -> None:
        super().__init__("service-no-identity")


class Forbidden(KroonError):
    """Something that this asker may not do, whatever the table says."""


class TooMuch(KroonError):
    """More than somebody may have of something; after `wait` seconds it will do again, if that is known."""

    def __init__(self, key: str, wait: float | None = None, **args: Any) -> None:
        super().__init__(key, **args)
        self.wait = wait

    def headers(self) -> dict[str, str]:
        """When to ask again, for an HTTP answer."""
        return {} if self.wait is None else {"retry-after": str(max(1, round(self.wait)))}


class TooFast(TooMuch):
    """Somebody who asks too often."""

    wait: float

    def __init__(self, wait: float) -> None:
        super().__init__("service-too-fast", wait, seconds=str(max(1, round(wait))))


class TooLarge(KroonError):
    """A body or a message that is too long."""

    def __init__(self, most: int) -> None:
        super().__init__("service-too-large", most=str(most // 1024))


class Missing(KroonError):
    """There is nothing at that address."""

    def __init__(self) -> None:
        super().__init__("service-missing")


class WrongShape(KroonError):
    """A body or a command whose fields aren't what they should be."""

    def __init__(self, where: str, what: str) -> None:
        super().__init__("service-wrong-shape", where=where, what=what)


class Busy(KroonError):
    """The server can't do it now."""

    def __init__(self) -> None:
        super().__init__("service-busy")


_STATUS: list[tuple[type[KroonError], int]] = [
    (NoIdentity, 401),
    (Forbidden, 403),
    (NotYours, 403),
    (Missing, 404),
    (NoTable, 404),
    (Late, 409),
    (TooLarge, 413),
    (WrongShape, 422),
    (TooMuch, 429),
    (Busy, 503),
    (StoreUnavailable, 503),
    (Conflict, 503),
]


def status_of(error: KroonError) -> int:
    """The HTTP status of an error."""
    if isinstance(error, NoTable) and error.key in GONE:
        return 410
    return next((status for kind, status in _STATUS if isinstance(error, kind)), 400)


def message_of(error: KroonError) -> Message:
    """What is said of an error. What is wrong with the store is for the log alone."""
    if isinstance(error, StoreUnavailable | Conflict):
        _log.error("the store is away: %s", getattr(error, "cause", error.key))
        return Message("service-store-away")
    return error.message


def error_json(error: KroonError, speech: str) -> dict[str, Any]:
    """An error as its asker gets it."""
    cause = error.cause if isinstance(error, BadEvent) else error
    key, rule = (cause.reason.key, cause.reason.rule) if isinstance(cause, Illegal) else (error.key, None)
    return {"key": key, "message": spoken(message_of(error), speech), "rule": rule or None}


def failure_json(speech: str) -> dict[str, Any]:
    """What is told when something is wrong with the service itself."""
    return {"key": "service-failed", "message": spoken(Message("service-failed"), speech), "rule": None}


def shape_error(error: ValidationError) -> WrongShape:
    """What is wrong with the shape of a message: the first thing."""
    first = error.errors(include_url=False, include_input=False, include_context=False)[0]
    where = ".".join(str(part) for part in first["loc"] if isinstance(part, str | int)) or "message"
    return WrongShape(where[:100], first["type"])
