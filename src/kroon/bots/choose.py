"""A bot's move at a table: it looks at a copy of the state in which other seats' secrets are dealt anew."""

from __future__ import annotations

from typing import Any

from kroon.core.engine import Engine


def choose(engine: Engine, state: Any, seat: int, bot: str, rng: Any) -> int:
    """The id that a bot chooses for the seat to move, from what that seat knows."""
    known = engine.copy(state)
    engine.redeal(known, seat, rng)
    return engine.choose(known, bot, rng)
