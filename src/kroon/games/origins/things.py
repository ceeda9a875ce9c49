"""Things of Origins that messages speak of; squares and dominoes are those of all domino games."""

from __future__ import annotations

from kroon.core.message import PERSON, RESOURCE, Message, Thing


def person(name: str) -> Thing:
    """One of the cave people."""
    return Thing(PERSON, name, Message(f"origins-{name}"))


def resource(name: str) -> Thing:
    """A resource, or the totem of one."""
    return Thing(RESOURCE, name, Message(f"origins-{name}"))
