"""What each seat, and a spectator, gets of a table's log: a stream of updates with a numbering of its own.

Some events are not shown to all, and their mere existence would tell something. So the numbers of the log never
leave the service: a seat counts what it was shown. An undo that takes back nothing that a seat has seen isn't
shown to it either.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from kroon.core.contract import Game
from kroon.core.plain import plain

Viewer = int | None
"""A seat, or None: a spectator."""
Seen = Mapping[Viewer, str | None]
"""An event as each viewer may see it; None where a viewer may not notice that there is one."""


@dataclass(frozen=True)
class Update:
    """One thing that a viewer was shown."""

    number: int
    """Its number in the viewer's stream, from 1 on."""
    kind: str
    """As in the log."""
    actor: str
    text: str
    """As in the log; of an undo, and of the question for one: the number of the stream that it goes back to."""
    at: float


class Streams:
    """The streams of all viewers of one table."""

    def __init__(self, game: Game, players: int) -> None:
        self.viewers: list[Viewer] = [*range(players), None]
        self._game = game
        self._updates: dict[Viewer, list[Update]] = {viewer: [] for viewer in self.viewers}
        self._seqs: dict[Viewer, list[int]] = {viewer: [] for viewer in self.viewers}
        self._after: dict[Viewer, list[int]] = {viewer: [0] for viewer in self.viewers}
        self._clock: dict[Viewer, tuple[int, ...]] = {}

    def seen(self, before: Any, ids: Sequence[int], after: Any) -> Seen:
        """An event as each viewer may see it."""
        before, after = plain(before), plain(after)
        return {viewer: self._game.seen(before, ids, after, viewer) for viewer in self.viewers}

    def tell(self, viewer: Viewer, seq: int, update: Update) -> None:
        """Show an update, made from entry `seq`, to a viewer."""
        self._updates[viewer].append(update)
        self._seqs[viewer].append(seq)

    def set_clock(self, viewer: Viewer, clock: tuple[int, ...]) -> None:
        """Show a viewer how the clocks stand."""
        self._clock[viewer] = clock

    def close(self, seq: int) -> None:
        """All was said about entry `seq`."""
        for viewer in self.viewers:
            after = self._after[viewer]
            assert len(after) == seq
            after.append(self.number(viewer))

    def number(self, viewer: Viewer) -> int:
        """How many updates a viewer has been shown."""
        return len(self._updates[viewer])

    def number_after(self, viewer: Viewer, seq: int) -> int:
        """How many updates a viewer had been shown after an entry of the log."""
        return self._after[viewer][seq]

    def seq_of(self, viewer: Viewer, number: int) -> int:
        """The number in the log of an update; 0 for number 0."""
        return self._seqs[viewer][number - 1] if number else 0

    def since(self, viewer: Viewer, number: int) -> list[Update]:
        """The updates of a viewer after that number."""
        return self._updates[viewer][number:]

    def saw_any(self, viewer: Viewer, seqs: Sequence[int]) -> bool:
        """Whether a viewer was shown any of some entries."""
        return any(self.saw(viewer, seq) for seq in seqs)

    def saw(self, viewer: Viewer, seq: int) -> bool:
        """Whether a viewer was shown an entry."""
        return self._after[viewer][seq] > self._after[viewer][seq - 1]

    def clock(self, viewer: Viewer) -> tuple[int, ...]:
        """When the position came about, and how long each seat had thought, as the viewer was shown."""
        return self._clock.get(viewer, (0,))


def is_public(seen: Seen) -> bool:
    """Whether every viewer notices an event."""
    return None not in seen.values()
