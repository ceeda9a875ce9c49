"""A record that was replayed, with all its positions."""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path
from typing import Any

from kroon.cli.progress import ready
from kroon.core import record
from kroon.core.errors import KroonError
from kroon.core.message import Message
from kroon.core.play import Play
from kroon.core.registry import find_game


@dataclass
class Replayed:
    """A record that was replayed: the game at its end, and the state before each event and after the last."""

    record: record.Record
    play: Play
    states: list[Any]
    told: list[Message]
    """Each event."""

    def at(self, number: int) -> Any:
        """The state after some events; a negative number counts from the end."""
        return self.states[check_number(number, len(self.record.events))]


def replay_file(path: Path) -> Replayed:
    """Replay a file to its end, and keep every position."""
    read = record.read(path)
    ready(find_game(read.game))
    play = record.begin(read)
    states, told = [], []
    for _, event, now in record.replay(read, play):
        states.append(now.engine.copy(now.state))
        told.append(now.game.tell(now.state, now.parse(event)))
    states.append(play.engine.copy(play.state))
    return Replayed(read, play, states, told)


def check_number(number: int, events: int) -> int:
    """How many events come before a position; a negative number counts from the end, where -1 is."""
    if not -events - 1 <= number <= events:
        raise KroonError("cli-at-range", number=str(number), least=str(-events - 1), most=str(events))
    return number if number >= 0 else events + 1 + number
