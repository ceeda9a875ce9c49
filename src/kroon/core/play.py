"""A game in progress: the state, the events that led to it, and the checks around the kernels.

Everything that changes a game outside kernels goes through here: what is not legal is refused with the
rule's number, and leaves the game as it was.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from kroon.core.contract import OVER, Game
from kroon.core.engine import Engine, engine
from kroon.core.errors import Illegal, Malformed, Reason
from kroon.core.events import SEAT_LETTERS, letter_of
from kroon.core.options import Choices


class Play:
    """One game, from its start to wherever it is."""

    def __init__(self, game: Game, options: Mapping[str, Choices], using: Engine | None = None) -> None:
        self.game = game
        self.engine = using or engine(game)
        self.options = game.options.check(options)
        self.state = self.engine.started(game.options.encode(self.options))
        self.events: list[str] = []
        """The record so far."""
        self._begun: Any = None
        self._parts: list[int] = []

    @property
    def players(self) -> int:
        """The number of seats."""
        players: int = self.options["players"]
        return players

    @property
    def actor(self) -> int:
        """The seat to move, CHANCE or OVER."""
        return int(self.engine.actor(self.state))

    @property
    def actor_letter(self) -> str | None:
        """The actor as in the notation: a letter, * for chance, None when the game is over."""
        return None if self.over else letter_of(self.actor)

    @property
    def over(self) -> bool:
        """Whether the game has ended."""
        return self.actor == OVER

    def legal_ids(self) -> list[int]:
        """The ids of all moves of the actor, or of all possible outcomes of chance."""
        return self.engine.legal_ids(self.state)

    def legal(self) -> list[str]:
        """The events that the seat to move may choose from, by code point; [] for chance and at the end."""
        if self.actor < 0:
            return []
        return sorted(set(self.game.texts(self.state, self.legal_ids())))

    def apply(self, id: int) -> str | None:
        """Make a move or an outcome by its id; the event, when it is complete with this."""
        if id not in self.legal_ids():
            raise Illegal(self.reason(id))
        if self._begun is None:
            self._begun = self.engine.copy(self.state)
        self._parts.append(id)
        self.engine.apply(self.state, id)
        if self.game.midway(self.state):
            return None
        event = self.game.text(self._begun, self._parts)
        self.events.append(event)
        self._begun, self._parts = None, []
        return event

    def play(self, event: str) -> None:
        """Make the move, or the outcome of chance, that an event of the notation names."""
        self.play_ids(self.parse(event), event)

    def play_ids(self, ids: Sequence[int], event: str) -> None:
        """Make the steps of an event that was parsed here: all of them or none."""
        if self._parts:
            raise Malformed("event-unfinished")
        before = self.engine.copy(self.state) if len(ids) > 1 else None
        for id in ids:
            if id not in self.legal_ids():
                reason = self.reason(id)
                if before is not None:
                    self.state = before
                raise Illegal(reason)
            self.engine.apply(self.state, id)
        self.events.append(event)

    def parse(self, event: str) -> list[int]:
        """The ids of an event; they may still be illegal."""
        return self.game.parse(self.state, event)

    def chance(self, rng: Any) -> str:
        """Let chance decide its next event with a random generator; the event."""
        while True:
            event = self.apply(int(self.engine.sample(self.state, rng)))
            if event is not None:
                return event

    def reason(self, id: int) -> Reason:
        """Why an id isn't legal now."""
        return self.game.reason(self.state, id)

    def scores(self) -> list[int]:
        """The points of each seat, as if the game ended now."""
        return self.engine.tally(self.state)[: self.players]

    def winners(self) -> list[str]:
        """The letters of the winners, in seat order; none while the game goes on."""
        if not self.over:
            return []
        ranks = self.engine.ranking(self.state)[: self.players]
        return [SEAT_LETTERS[seat] for seat, rank in enumerate(ranks) if rank == 1]


def replayed(game: Game, options: Mapping[str, Choices], events: Sequence[str]) -> Play:
    """A game brought to where some events lead."""
    play = Play(game, options)
    for event in events:
        play.play(event)
    return play
