"""What a replay shows of a record, as the notation lays down for `kroon replay --json`."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from kroon.core import record
from kroon.core.contract import CHANCE


def replay_lines(read: record.Record) -> Iterator[dict[str, Any]]:
    """A line for every event, with what was legal before it, and one for where it ends."""
    play = record.begin(read)
    for index, event, _ in record.replay(read, play):
        yield {"n": index, "event": event, "legal": None if play.actor == CHANCE else play.legal()}
    yield {
        "over": play.over,
        "actor": play.actor_letter,
        "legal": None if play.actor == CHANCE else play.legal(),
        "scores": play.scores(),
        "winners": play.winners(),
        "breakdown": play.game.breakdown(play.state),
    }
