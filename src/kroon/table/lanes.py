"""Lanes: what is thought about by processes of their own, so that short work never waits behind long work."""

from __future__ import annotations

from kroon.bots.players import EXTERNAL, LEVELS

QUICK, SEARCH, HINTS, REVIEWS = "quick", "search", "hints", "reviews"
"""Bots that don't search, and the score pad; bots that search; hints; reviews."""


def lane_of(bot: str) -> str:
    """The lane of a bot's turns: policies choose in a moment, everything else may take long."""
    name = bot.partition(":")[0]
    return SEARCH if name in LEVELS or name == EXTERNAL else QUICK
