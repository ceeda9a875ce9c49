"""What can go wrong for a client of the service."""

from __future__ import annotations

from typing import Any

from kroon.core.errors import KroonError


class WasRefused(Exception):
    """The service said no; the text is its own, in the language that was asked for."""

    def __init__(self, status: int, error: dict[str, Any]) -> None:
        self.status = status
        """As in HTTP: 400 against the rules or without sense, 403 somebody else's, 404 nothing there, ..."""
        self.key = str(error.get("key", ""))
        """What it is about, for programs."""
        self.rule: str | None = error.get("rule")
        """The rule of the game that forbids it, if one does."""
        self.wait = float(error.get("wait", 0.0))
        """How many seconds to wait before the next try, when this one came too fast."""
        super().__init__(str(error.get("message") or f"HTTP {status}"))


class LateMove(WasRefused):
    """A move that answers a position which is gone; the seat knows the present one by now."""


class Unreachable(KroonError):
    """The service can't be reached, or doesn't answer, for as long as the client has patience."""

    def __init__(self, address: str, cause: str) -> None:
        super().__init__("client-unreachable", address=address, cause=cause)


class Unanswered(KroonError):
    """The connection broke before the answer to a command came that must not be done twice."""

    def __init__(self, command: str) -> None:
        super().__init__("client-unanswered", command=command)


def refused(status: int, body: Any, wait: float = 0.0) -> WasRefused:
    """The error for an answer of the service."""
    error = body.get("error") if isinstance(body, dict) else None
    told = error if isinstance(error, dict) else {}
    return (LateMove if status == 409 else WasRefused)(status, {"wait": wait, **told})
