"""One of our bots, asked by somebody else's program in the line protocol: what `kroon bot` runs.

The program sends what a seat sees; a whole position is guessed from it (guess.py), and the bot asked.
"""

from __future__ import annotations

import random
from dataclasses import replace
from typing import Any

from kroon.bots import protocol
from kroon.bots.guess import Guess
from kroon.bots.players import LEVELS, Player, budget_of, player, read_settings
from kroon.bots.search import Budget
from kroon.core.engine import Engine
from kroon.core.errors import KroonError, Malformed, short
from kroon.core.events import SEAT_LETTERS
from kroon.core.options import Choices
from kroon.core.play import Play

GUESSING, THINKING = 0.3, 0.5
"""The parts of the time for a move that are used, at most, to guess the position and to think."""
MOST_GUESSING = 5.0
"""How long it is guessed at most, in seconds."""


class Served:
    """A bot of one game, message by message."""

    def __init__(self, engine: Engine, called: str, budget: Budget | None, seed: int) -> None:
        self.done = False
        """Whether the program has said that it needs no more moves."""
        self.warning: str | None = None
        """What the last move must be explained with, if anything."""
        self._engine = engine
        self._called = called
        self._budget = budget or _usual_budget(engine, called)
        self._players: dict[float, Player] = {}
        self._player(float("inf"))  # refuses names and settings that make no sense
        self._random = random.Random(seed)
        self._rng = engine.generator(seed)
        self._options: dict[str, Choices] = {}
        self._seat = 0
        self._guess: Guess | None = None

    def answer(self, line: bytes) -> protocol.Message | None:
        """The answer to a line, if it wants one; a complaint, if the line makes no sense."""
        self.warning = None
        try:
            message = protocol.from_line(line)
            kind = protocol.field(message, "type", str)
            if kind == "move":
                return protocol.answer(self._move(message))
            if kind == "hello":
                return self._hello(message)
            if kind == "start":
                self._start(message)
            elif kind == "over":
                self._guess = None
            elif kind == "quit":
                self.done = True
            else:
                raise Malformed("bots-type", type=short(kind), types="hello, start, move, over, quit")
        except KroonError as error:
            return protocol.complaint(str(error))
        return None

    def _hello(self, message: protocol.Message) -> protocol.Message:
        game = self._engine.game
        version = protocol.field(message, "kroon", int)
        if version != protocol.VERSION:
            raise Malformed("bots-version", version=short(version), known=str(protocol.VERSION))
        name, rules = protocol.field(message, "game", str), message.get("rules", 1)
        if name != game.name or rules != game.rules:
            asked = short(f"{name}, {rules}")
            raise Malformed("bots-other-game", asked=asked, known=f"{game.name}, {game.rules}")
        return protocol.ready(f"kroon {self._called}")

    def _start(self, message: protocol.Message) -> None:
        self._guess = None
        options = protocol.field(message, "options", dict)
        if "players" in message:
            options = {"players": message["players"], **options}
        self._options = self._engine.game.options.check(options)
        self._seat = _seat(message, self._options["players"])
        self._guess = Guess(self._engine, self._options, self._seat, self._random.getrandbits(63))

    def _move(self, message: protocol.Message) -> str:
        if self._guess is None:
            raise Malformed("bots-no-start")
        legal = protocol.texts(message, "legal")
        if not legal:
            raise Malformed("bots-field", key="legal", kind="list of moves", value="[]")
        if "seat" in message and _seat(message, self._options["players"]) != self._seat:
            raise Malformed("bots-other-seat", seat=short(message["seat"]), known=SEAT_LETTERS[self._seat])
        seconds = _seconds(message)
        news = protocol.news_of(message)
        view = protocol.field(message, "view", dict) if "view" in message else None
        self._guess.see(news.events, news.views)
        state = self._guess.state(legal, view, min(GUESSING * seconds, MOST_GUESSING))
        if state is None:
            self.warning = "bots-no-guess"
            return self._random.choice(legal)
        return self._chosen(state, seconds)

    def _chosen(self, state: Any, seconds: float) -> str:
        play = Play(self._engine.game, self._options, self._engine)
        play.state = state
        id = self._player(THINKING * seconds).choose(play, self._rng)
        return self._engine.game.text(state, [id])

    def _player(self, seconds: float) -> Player:
        """The bot, thinking for so long at most."""
        budget = self._budget
        if budget is not None:
            budget = replace(budget, seconds=min(budget.seconds, seconds))
        key = float("inf") if budget is None else budget.seconds
        if key not in self._players:
            self._players.clear()  # a clock seldom changes
            name = self._called.partition(":")[0] if budget else self._called
            self._players[key] = player(self._engine, name, budget)
        return self._players[key]


def _usual_budget(engine: Engine, called: str) -> Budget | None:
    """How a level thinks by itself, or with the settings after its name; None for a bot that doesn't search."""
    name = called.partition(":")[0]
    if name not in LEVELS:
        return None
    level = engine.game.levels[LEVELS[name] - 1]
    return budget_of(read_settings(called)) or Budget(level.simulations, level.seconds)


def _seat(message: protocol.Message, players: int) -> int:
    letter = protocol.field(message, "seat", str)
    seats = SEAT_LETTERS[:players]
    if letter not in tuple(seats):
        raise Malformed("bots-seat", seat=short(letter), seats=" ".join(seats))
    return seats.index(letter)


def _seconds(message: protocol.Message) -> float:
    """The time for the move; as much as one likes, if the message has no clock."""
    if "clock" not in message:
        return float("inf")
    milliseconds = protocol.field(protocol.field(message, "clock", dict), "move_ms", int)
    return max(0.001, milliseconds / 1000) if milliseconds > 0 else 0.001
