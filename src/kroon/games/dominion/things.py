"""Things of Dominion that messages speak of."""

from __future__ import annotations

from kroon.core.message import CARD, Message, Thing
from kroon.games.dominion.cards import IDS


def card(number: int) -> Thing:
    """A card."""
    return named_card(IDS[number])


def named_card(id: str) -> Thing:
    """A card by its id."""
    return Thing(CARD, id, Message(f"dominion-card-{id}".replace("_", "-")))
