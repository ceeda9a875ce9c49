"""What a player kept from before a game, to compare a record with: a server can't change it afterwards.

    {"kroon-kept": 1, "table": "…", "game": "kingdomino", "commitment": "…", "nonces": {"a": "…"}}

The page writes such a file: the commitment as it was shown before the game, and the nonces of one's own seats.
"""

from __future__ import annotations

import json
import re
from collections.abc import Mapping
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from kroon.core.errors import Malformed
from kroon.core.events import SEAT_LETTERS
from kroon.table.errors import NotProven
from kroon.table.shuffle import NONCE, SEED_BYTES

VERSION = 1
"""The version of the file, under the key `kroon-kept`."""
MOST_BYTES = 10_000
COMMITMENT = re.compile(rf"[0-9a-f]{{{2 * SEED_BYTES}}}")
ANY_SEAT = ""
"""Stands for the seat of a nonce if that isn't known."""


@dataclass(frozen=True)
class Kept:
    """The commitment and the nonces of some seats, as far as they were kept."""

    commitment: str | None = None
    nonces: Mapping[str, str] = field(default_factory=dict)
    """By the letter of the seat, or ANY_SEAT."""
    game: str | None = None

    def compare(self, game: str, commitment: str, nonces: list[str]) -> None:
        """Compare it with what a record says; raises NotProven where that is something else."""
        if self.game not in (None, game):
            raise NotProven("table-kept-game", game=game, kept=str(self.game))
        if self.commitment not in (None, commitment):
            raise NotProven("table-kept-commitment", found=commitment, kept=str(self.commitment))
        for seat, nonce in self.nonces.items():
            if seat == ANY_SEAT:
                if nonce not in nonces:
                    raise NotProven("table-kept-nonce", kept=nonce)
                continue
            if SEAT_LETTERS.index(seat) >= len(nonces):
                raise NotProven("table-kept-seat", seat=seat)
            found = nonces[SEAT_LETTERS.index(seat)]
            if not found:
                raise NotProven("table-kept-no-nonce", seat=seat, kept=nonce)
            if found != nonce:
                raise NotProven("table-kept-other-nonce", seat=seat, found=found, kept=nonce)


def read_kept(path: Path) -> Kept:
    """What was kept in a file; raises Malformed for one that isn't such a file."""
    try:
        with open(path, "rb") as file:
            content = file.read(MOST_BYTES + 1)
    except OSError as error:
        raise Malformed("file-unreadable", cause=error.strerror or str(error)) from None
    try:
        value: Any = json.loads(content) if len(content) <= MOST_BYTES else None
    except (ValueError, RecursionError):
        raise Malformed("table-kept-form", file=path.name) from None
    if not _is_good(value):
        raise Malformed("table-kept-form", file=path.name)
    return Kept(value["commitment"], value["nonces"], value["game"])


def _is_good(value: Any) -> bool:
    """Whether plain values are what the page writes."""
    if not isinstance(value, dict) or type(value.get("kroon-kept")) is not int:
        return False
    commitment, nonces = value.get("commitment"), value.get("nonces")
    return (
        value["kroon-kept"] == VERSION
        and isinstance(value.get("game"), str)
        and isinstance(commitment, str)
        and COMMITMENT.fullmatch(commitment) is not None
        and isinstance(nonces, dict)
        and all(
            len(seat) == 1 and seat in SEAT_LETTERS and isinstance(nonce, str) and NONCE.fullmatch(nonce)
            for seat, nonce in nonces.items()
        )
    )
