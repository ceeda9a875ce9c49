"""What a seat sees of a game, event by event: the stream that the line protocol sends.

An event can show more than its text says: `b treasures` lays open which ones they are. So for such events the
view after them belongs to the stream, too.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any

from kroon.core.contract import CHANCE
from kroon.core.engine import Engine
from kroon.core.play import Play

DEALS, MOST_DEALS = 8, 80
"""With how many other deals an event is tried to find whether it shows more than it says, and how many are made
to find those in which it is possible."""
HIDDEN = "?"
"""What stands in an event for something that the seat may not know."""


@dataclass
class News:
    """Events as a seat may see them, and the views after some of them, by their index."""

    events: list[str] = field(default_factory=list)
    views: dict[int, dict[str, Any]] = field(default_factory=dict)


class Stream:
    """Follows the record of a game for one seat."""

    def __init__(self, play: Play, seat: int) -> None:
        self._engine = play.engine
        self._game = play.game
        self._seat = seat
        self._state = play.engine.started(play.game.options.encode(play.options))
        self._followed: list[str] = []
        """The events of the record so far, whether the seat saw them or not."""
        self._rng = play.engine.generator(seat)
        self._watch = Watch(play.engine, seat)

    def fits(self, play: Play) -> bool:
        """Whether a game goes on from what was followed; not, if moves were taken back."""
        return play.events[: len(self._followed)] == self._followed

    def news(self, play: Play) -> News:
        """What the seat has seen since the last time."""
        news = News()
        for event in play.events[len(self._followed) :]:
            before, ids = self._state, self._game.parse(self._state, event)
            self._state = self._after(before, ids)
            seen = self._game.seen(before, ids, self._state, self._seat)
            if seen is not None:
                if self._shows_more(before, ids, seen):
                    news.views[len(news.events)] = self._game.view(self._state, self._seat)
                news.events.append(seen)
            self._followed.append(event)
        return news

    def _after(self, before: Any, ids: list[int]) -> Any:
        after = self._engine.copy(before)
        for id in ids:
            self._engine.apply(after, id)
        return after

    def _shows_more(self, before: Any, ids: list[int], seen: str) -> bool:
        """Whether the seat would notice a difference, had the same event happened with other secrets.

        Only what the seat knows decides that: the deals are the same, whatever the true secrets are.
        """
        actor = self._engine.actor(before)
        if actor in (self._seat, CHANCE) or HIDDEN in seen:
            return False
        noticed = self._watch.notices(self._state)
        found = 0
        for _ in range(MOST_DEALS):
            other = self._engine.copy(before)
            self._engine.redeal(other, self._seat, self._rng)
            if self._engine.actor(other) == actor and ids[0] in self._engine.legal_ids(other):
                found += 1
                if self._watch.notices(self._after(other, ids)) != noticed:
                    return True
            if found == DEALS:
                return False
        return True


class Watch:
    """What a seat knows of a state, in a form that can be compared quickly.

    That is the state after a deal that is always the same: two states that look the same to the seat are then
    the same, as the contract of `redeal` has it.
    """

    def __init__(self, engine: Engine, seat: int) -> None:
        self._engine = engine
        self._seat = seat
        self._dealt = engine.generator(0)
        self._rng = self._dealt.copy()
        self._spare = engine.states()

    def notices(self, state: Any) -> bytes:
        """All that the seat may know of a state."""
        self._spare[0] = state
        self._rng[:] = self._dealt
        self._engine.redeal(self._spare[0], self._seat, self._rng)
        known: bytes = self._spare.tobytes()
        return known
