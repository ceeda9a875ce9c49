"""A game at one terminal: a person and bots, or bots alone; every step can be taken back.

What chance and bots do depends on the seed and the number of events so far. So who takes a move back
and makes it again meets the same luck. A bot that fails (a program that crashes, hangs or answers nonsense) is
replaced by one of ours, and the game goes on.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from pathlib import Path
from typing import Any

from kroon.bots.players import BotFailed, player
from kroon.cli.words import seen_message
from kroon.core import record
from kroon.core.contract import CHANCE, OVER, Game
from kroon.core.errors import KroonError, short
from kroon.core.events import SEAT_LETTERS
from kroon.core.message import Message
from kroon.core.options import Choices
from kroon.core.play import Play, replayed
from kroon.core.texts import say


class Table:
    """The game, who sits where, and what has been told of it."""

    def __init__(
        self,
        game: Game,
        options: Mapping[str, Choices],
        bots: Sequence[str | None],
        names: Sequence[str],
        seed: int,
        stand_in: str,
    ) -> None:
        self.play = Play(game, options)
        self.bots = list(bots)
        """The bot of each seat; None is the person."""
        self.names = list(names)
        self.seed = seed
        self.stand_in = stand_in
        """The bot that replaces one that fails."""
        self.complain: Callable[[str], None] = lambda _: None
        """Hears of a bot that has failed."""
        self.seat = self.bots.index(None) if None in self.bots else None
        """The person's seat, if there is one."""
        self.told: list[Message | None] = []
        """Each event, as the person may know it."""
        self._decisions: list[int] = []
        self._players = [None if bot is None else player(self.play.engine, bot) for bot in self.bots]

    @property
    def asks(self) -> bool:
        """Whether it is the person's turn."""
        return self.seat is not None and self.play.actor == self.seat

    def advance(self) -> Message | None:
        """Let chance or a bot make its next event; the event, if the person notices it."""
        actor = self.play.actor
        assert actor != OVER
        before = self.play.engine.copy(self.play.state)
        if actor == CHANCE:
            self.play.chance(self._rng())
        else:
            self.play.apply(self._choice(actor))
        return self._tell(before)

    def move(self, id: int) -> Message | None:
        """Make the person's move; the event."""
        before = self.play.engine.copy(self.play.state)
        number = len(self.play.events)
        self.play.apply(id)
        self._decisions.append(number)
        return self._tell(before)

    def undo(self) -> None:
        """Go back to the person's last decision, before it was made."""
        if not self._decisions:
            raise KroonError("cli-undo-none")
        number = self._decisions.pop()
        self.play = replayed(self.play.game, self.play.options, self.play.events[:number])
        del self.told[number:]

    def save(self, path: Path) -> None:
        """Write the game so far as a record."""
        record.of_play(self.play, self.names).save(path)

    def close(self) -> None:
        """The bots aren't needed any more."""
        for each in self._players:
            if each is not None:
                each.close()

    def _rng(self) -> Any:
        return self.play.engine.generator(self.seed, len(self.play.events))

    def _choice(self, seat: int) -> int:
        """The move of a bot, or of the one that replaces it."""
        asked = self._players[seat]
        assert asked is not None
        try:
            return asked.choose(self.play, self._rng())
        except BotFailed as failure:
            asked.close()
            self._replace(seat, str(failure))
        return self._choice(seat)

    def _replace(self, seat: int, cause: str) -> None:
        """Seat the stand-in instead of a bot that has failed; a bot of ours doesn't."""
        name, other = self.names[seat], self.stand_in
        self.bots[seat], self._players[seat] = other, player(self.play.engine, other)
        self.names[seat] = say("cli-bot-then", name=name, other=other)
        letter = SEAT_LETTERS[seat]
        self.complain(say("cli-bot-failed", seat=letter, name=short(name), cause=cause, other=other))

    def _tell(self, before: object) -> Message | None:
        game = self.play.game
        ids = game.parse(before, self.play.events[-1])
        told = seen_message(game, before, ids, self.play.state, self.seat)
        self.told.append(told)
        return told


def letters(players: int) -> str:
    """The letters of the seats in a game for so many."""
    return SEAT_LETTERS[:players]
