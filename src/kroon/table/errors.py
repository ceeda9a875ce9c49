"""What can be wrong with what somebody asks of a table, each with a sentence that says why."""

from __future__ import annotations

from typing import Any

from kroon.core.errors import KroonError, short


class Refused(KroonError):
    """Something that isn't possible at this table, or not now."""


class NoTable(KroonError):
    """There is no such table, or no such link."""

    def __init__(self, key: str = "table-missing") -> None:
        super().__init__(key)


class NotYours(KroonError):
    """Somebody acts for a seat, or for a table, that belongs to others."""

    def __init__(self, key: str = "table-not-your-seat", **args: Any) -> None:
        super().__init__(key, **args)


class Late(KroonError):
    """A move that answers a position which is no longer there; `number` is where the seat's stream is now."""

    def __init__(self, number: int) -> None:
        super().__init__("table-late", number=str(number))
        self.number = number


class UnknownRules(KroonError):
    """A table that was played by a version of the rules that this program doesn't have."""

    def __init__(self, game: str, version: int, known: int) -> None:
        super().__init__("table-rules", game=game, version=str(version), known=str(known))


class StoreUnavailable(KroonError):
    """The store could not be read or written: nothing was changed as far as is known. Asking again may help."""

    def __init__(self, cause: str) -> None:
        super().__init__("table-store", cause=cause)
        self.cause = cause


class NewerStore(KroonError):
    """A store that a newer version of the program has brought up to date."""

    def __init__(self, found: str, known: str) -> None:
        super().__init__("table-store-newer", found=short(found), known=known)


class StoreInUse(KroonError):
    """A store that another server uses."""

    def __init__(self, key: str = "table-store-in-use") -> None:
        super().__init__(key)


class Conflict(KroonError):
    """Somebody else has written this number of a table's log."""

    def __init__(self) -> None:
        super().__init__("table-conflict")


class NotProven(KroonError):
    """A proof that doesn't hold, or none; `index` is that of the first event which doesn't follow, if any."""

    def __init__(self, key: str, index: int | None = None, **args: Any) -> None:
        super().__init__(key, **args)
        self.index = index
