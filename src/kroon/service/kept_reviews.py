"""Finished reviews as plain values: how they are put into the store, and taken out again."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import asdict
from typing import Any

from kroon.core.message import message
from kroon.review import Decision, Move, Thinking


def kept_json(thinking: Thinking, decisions: Sequence[Decision]) -> dict[str, Any]:
    """A review for the store: how hard was thought, and what was found of each decision."""
    return {"thinking": asdict(thinking), "decisions": [_kept(each) for each in decisions]}


def from_kept(kept: dict[str, Any]) -> tuple[Thinking, list[Decision]]:
    """The same again."""
    return Thinking(**kept["thinking"]), [_decision(each) for each in kept["decisions"]]


def _kept(decision: Decision) -> dict[str, Any]:
    """What there is to say of moves isn't kept: it follows from them."""
    made = asdict(decision)
    for move in (made["played"], *made["best"]):
        del move["words"]
    return made


def _decision(kept: dict[str, Any]) -> Decision:
    best = tuple(_move(each) for each in kept["best"])
    return Decision(**kept | {"played": _move(kept["played"]), "best": best})


def _move(kept: dict[str, Any]) -> Move:
    words = message("as-written", text=kept["text"])
    return Move(**kept | {"chances": tuple(kept["chances"]), "words": words})
