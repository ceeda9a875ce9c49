"""Steps of a game: events and where they lead, also those whose outcome isn't known yet."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from kroon.core.contract import CHANCE
from kroon.core.errors import KroonError
from kroon.core.play import Play

UNKNOWN = "?"
"""What the notation writes for something that a seat may not know."""


@dataclass(frozen=True, slots=True)
class Step:
    """An event and where it led."""

    event: str
    actor: int
    ids: Sequence[int]
    after: Any


def make_step(play: Play, event: str) -> Step:
    """Play an event, which must be legal: the step."""
    actor = play.actor
    ids = play.parse(event)
    play.play_ids(ids, event)
    return Step(event, actor, ids, play.engine.copy(play.state))


def fitting(play: Play, hidden: str) -> list[Step]:
    """The steps that look so to those who may not know the outcome; of outcomes that are one draw each."""
    if play.actor != CHANCE:
        return []
    found = []
    for id in play.legal_ids():
        after = play.engine.copy(play.state)
        play.engine.apply(after, id)
        if play.game.midway(after):
            return []
        seen = {play.game.seen(play.state, [id], after, viewer) for viewer in [*range(play.players), None]}
        if hidden in seen:
            found.append(Step(play.game.text(play.state, [id]), CHANCE, [id], after))
    return found


def refit(play: Play, events: Sequence[str]) -> list[Step] | None:
    """The steps of some events, of which those that end with `?` can be any that let the others happen."""
    if not events:
        return []
    if not events[0].endswith(UNKNOWN):
        try:
            choices = [make_step(play, events[0])]
        except KroonError:
            return None
    else:
        choices = fitting(play, events[0])
    plain = next((n for n, event in enumerate(events) if n and event.endswith(UNKNOWN)), len(events))
    for first in choices:
        steps = [first]
        play.state = play.engine.copy(first.after)
        try:
            steps += [make_step(play, event) for event in events[1:plain]]
        except KroonError:
            continue
        rest = refit(play, events[plain:])
        if rest is not None:
            return steps + rest
    return None
