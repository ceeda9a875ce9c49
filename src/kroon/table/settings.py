"""What can be chosen for a table beside the options of its game."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import asdict, dataclass, fields
from typing import Any

from kroon.core.errors import short
from kroon.table.errors import Refused

LONGEST = 30 * 24 * 3600
"""The most seconds of a clock, or that an absence is waited for."""


@dataclass(frozen=True)
class Settings:
    """How a table is played at."""

    forced: bool = False
    """The service plays moves to which there is no alternative."""
    hints: bool | None = None
    """Whether hints are given; None: only where no two people play against each other."""
    per_move: int | None = None
    """Seconds for a move; then a bot plays the seat until its owner takes it back."""
    per_game: int | None = None
    """Seconds for all moves of a seat; then a bot plays it to the end."""
    away: int | None = 180
    """After so many seconds without a move the others may hand a seat to a bot; None: never."""
    stand_in: str = "level3"
    """The bot that plays for those who are away."""
    companion: bool = False
    """What chance decides at a real table is typed in."""

    def to_json(self) -> dict[str, Any]:
        """The settings as plain values."""
        return asdict(self)


def read_settings(given: Mapping[str, Any]) -> Settings:
    """Settings in plain values, checked; the bot isn't."""
    names = [each.name for each in fields(Settings)]
    for name, value in given.items():
        if name not in names:
            raise Refused("table-setting-unknown", name=short(name), names=", ".join(names))
        if not _fits(name, value):
            raise Refused("table-setting-value", name=name, value=short(value))
    made = Settings(**given)
    if made.per_move is not None and made.per_game is not None:
        raise Refused("table-setting-two-clocks")
    return made


def _fits(name: str, value: Any) -> bool:
    if name in ("forced", "companion"):
        return isinstance(value, bool)
    if name == "hints":
        return value is None or isinstance(value, bool)
    if name == "stand_in":
        return isinstance(value, str)
    return value is None or (type(value) is int and 1 <= value <= LONGEST)
