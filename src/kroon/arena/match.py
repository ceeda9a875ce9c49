"""The games of an arena, played one by one.

A bot that fails (it crashes, takes too long or answers nonsense) ends the game there: it is last, and the
others are ranked by the position as it stands. A game that reaches the limit of steps is ranked as it stands,
too.
"""

from __future__ import annotations

import time
from collections.abc import Callable, Sequence
from contextlib import suppress
from dataclasses import asdict, dataclass
from typing import Any

from kroon.arena.luck import Luck, stream
from kroon.arena.setting import Setting
from kroon.bots.players import EXTERNAL, Player, player
from kroon.bots.search import Budget
from kroon.core.engine import Engine, engine
from kroon.core.errors import KroonError, short
from kroon.core.play import Play
from kroon.core.record import Record, of_play
from kroon.core.registry import find_game

LONGEST_REASON = 300

Maker = Callable[[Engine, str, Budget | None], Player]
"""What makes a player of a bot's name."""


@dataclass(frozen=True)
class Failure:
    """A bot that failed: its seat, and why in one sentence."""

    seat: int
    reason: str


@dataclass(frozen=True)
class Finished:
    """A game that was played, as far as the figures need it."""

    number: int
    deal: int
    seats: tuple[str, ...]
    scores: tuple[int, ...]
    ranks: tuple[int, ...]
    steps: int
    moves: tuple[int, ...]
    """How many moves each seat made."""
    seconds: tuple[float, ...]
    """How long each seat thought, in all."""
    over: bool = True
    """False for a game that failed or was cut by the limit."""
    failure: Failure | None = None

    def to_json(self) -> dict[str, Any]:
        """The game as plain values."""
        return asdict(self)


@dataclass(frozen=True)
class Played:
    """A finished game, and its record."""

    finished: Finished
    record: Record


class Table:
    """Plays games of an arena, one after the other.

    Bots are made anew for each game, but for programs: starting one can take long, so it stays for the next
    game, unless it has failed.
    """

    def __init__(self, setting: Setting, make: Maker = player) -> None:
        self._setting = setting
        self._make = make
        self._game = find_game(setting.game)
        self._engine = engine(self._game)
        self._programs: dict[str, Player] = {}

    def __enter__(self) -> Table:
        return self

    def __exit__(self, *_: object) -> None:
        self.close()

    def play(self, number: int) -> Played:
        """Play a game by its number."""
        setting = self._setting
        deal, called = setting.schedule.deal(number), setting.schedule.seating(number)
        play = Play(self._game, setting.options, self._engine)
        luck = Luck(self._engine, setting.seed, deal)
        seats = [
            _Seat(name, stream(self._engine, "bot", setting.seed, deal, called, at))
            for at, name in enumerate(called)
        ]
        steps, failure = 0, self._call(seats)
        try:
            if failure is None:
                steps, failure = _run(play, luck, seats, setting.limit)
        finally:
            self._dismiss(seats, failure)
        finished = Finished(
            number,
            deal,
            called,
            tuple(play.scores()),
            tuple(_ranks(self._engine.ranking(play.state)[: len(called)], failure)),
            steps,
            tuple(seat.moves for seat in seats),
            tuple(round(seat.seconds, 6) for seat in seats),
            play.over,
            failure,
        )
        record = of_play(play, list(called))
        record.other["arena"] = {"seed": setting.seed, "deal": deal, "game": number}
        if failure is not None:
            record.other["arena"]["failed"] = asdict(failure)
        return Played(finished, record)

    def close(self) -> None:
        """Send the programs away."""
        for each in self._programs.values():
            _close(each)
        self._programs.clear()

    def _call(self, seats: Sequence[_Seat]) -> Failure | None:
        """Call the bots to the table."""
        for at, seat in enumerate(seats):
            try:
                seat.player = self._programs.get(seat.name) or self._made(seat.name)
            except Exception as error:
                return Failure(at, _sentence(error))
        return None

    def _made(self, name: str) -> Player:
        made = self._make(self._engine, name, self._setting.budget)
        if is_program(name):
            self._programs[name] = made
        return made

    def _dismiss(self, seats: Sequence[_Seat], failure: Failure | None) -> None:
        """Send away those who don't stay for the next game."""
        if failure is not None and (failed := self._programs.pop(seats[failure.seat].name, None)) is not None:
            _close(failed)
        for seat in seats:
            if seat.player is not None and not is_program(seat.name):
                _close(seat.player)


@dataclass
class _Seat:
    """A seat of a game: who plays there, with what randomness, and what it has spent."""

    name: str
    rng: Any
    player: Player | None = None
    moves: int = 0
    seconds: float = 0.0

    def ask(self, play: Play) -> int:
        """The move of the seat."""
        assert self.player is not None
        begun = time.perf_counter()
        try:
            return self.player.choose(play, self.rng)
        finally:
            self.seconds += time.perf_counter() - begun


def is_program(called: str) -> bool:
    """Whether a bot is a program of somebody else: `run:COMMAND`."""
    return called.partition(":")[0] == EXTERNAL


def _run(play: Play, luck: Luck, seats: Sequence[_Seat], limit: int) -> tuple[int, Failure | None]:
    """Play until the game is over, fails or is cut: the steps, and the failure."""
    for step in range(limit):
        if play.over:
            return step, None
        if play.actor < 0:
            luck.decide(play)
            continue
        at = play.actor
        try:
            play.apply(seats[at].ask(play))
        except Exception as error:  # whatever a bot does wrong is its loss, and the arena goes on
            return step, Failure(at, _sentence(error))
        seats[at].moves += 1
    return limit, None


def _close(player: Player) -> None:
    """Send a player away; one that doesn't want to go does no harm."""
    with suppress(Exception):
        player.close()


def _sentence(error: Exception) -> str:
    """What went wrong with a bot, in one sentence."""
    said = str(error)
    if not isinstance(error, KroonError):
        said = f"{type(error).__name__}: {said}"
    return short(said, LONGEST_REASON)


def _ranks(ranks: Sequence[int], failure: Failure | None) -> list[int]:
    """The ranks, with a bot that failed behind all others."""
    if failure is None:
        return list(ranks)
    others = [rank for seat, rank in enumerate(ranks) if seat != failure.seat]
    return [
        len(ranks) if seat == failure.seat else 1 + sum(other < rank for other in others)
        for seat, rank in enumerate(ranks)
    ]
