"""Bots by name, each ready to play: policies of a game, and the levels, which search.

`random`, `greedy` and others that a game has itself (with settings such as `money:militia=2`), `level1` to
`level5`, also with settings of their own (`level5:time=500` in milliseconds, `level5:simulations=2000`,
`level5:trees=4` to search in four processes), and
`run:COMMAND`, a program that speaks the line protocol (external.py).
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Protocol

from kroon.bots.forest import Forest
from kroon.bots.search import ENDLESS, Budget, Search
from kroon.core.contract import Game
from kroon.core.engine import RANDOM, Engine
from kroon.core.errors import KroonError, Malformed, short
from kroon.core.play import Play

LEVELS = {f"level{n}": n for n in range(1, 6)}
"""The names of the levels, and their numbers."""
EXTERNAL = "run"
"""What stands before the colon in the name of a bot that is a program of its own: `run:COMMAND`."""
MOST = {"time": 3_600_000, "simulations": 10_000_000, "trees": 64}
"""The settings of a level, and the most that each may be."""


class Player(Protocol):
    """Somebody who can play any seat of one game at a time."""

    def choose(self, play: Play, rng: Any) -> int:
        """The id of a legal move for the seat to act, from what that seat may know; or BotFailed."""

    def close(self) -> None:
        """The player isn't needed any more."""


class BotFailed(KroonError):
    """A bot that gave no legal move: it crashed, took too long or answered nonsense."""


def bot_names(game: Game) -> list[str]:
    """The names of the bots that play a game."""
    return [*(bot.name for bot in (RANDOM, *game.bots)), *LEVELS]


def player(engine: Engine, called: str, budget: Budget | None = None) -> Player:
    """The bot of that name.

    A budget that is given here holds for bots that search, in place of their own, and its time for programs.
    """
    name, _, settings = called.partition(":")
    if name == EXTERNAL:
        from kroon.bots.external import External

        return External(engine, settings, budget)
    if name in LEVELS:
        return _Searching(engine, LEVELS[name], read_settings(called), budget)
    if name not in engine.bots:
        raise Malformed("bot-unknown", name=short(name), names=", ".join(bot_names(engine.game)))
    return _Policy(engine, called)


def check_bot(engine: Engine, called: str) -> None:
    """Refuse settings that make no sense."""
    if called.partition(":")[0] in LEVELS:
        read_settings(called)
    elif called.partition(":")[0] != EXTERNAL:
        engine.bot(called)


def read_settings(called: str) -> dict[str, int]:
    """What stands after the name of a level: `time` (milliseconds), `simulations`, `trees`."""
    name, _, settings = called.partition(":")
    found: dict[str, int] = {}
    for part in settings.split(",") if settings else []:
        key, _, value = part.partition("=")
        plain = value.isascii() and value.isdigit() and len(value) < 10
        if key in found or not plain or not 1 <= int(value) <= MOST.get(key, 0):
            raise Malformed("bot-settings", name=name, settings=short(settings))
        found[key] = int(value)
    return found


def budget_of(settings: Mapping[str, int]) -> Budget | None:
    """The budget in the settings of a level, if any."""
    if "time" not in settings and "simulations" not in settings:
        return None
    seconds = settings["time"] / 1000 if "time" in settings else float("inf")
    return Budget(settings.get("simulations", ENDLESS), seconds)


class _Policy:
    """A bot that needs no search: it looks at a copy in which other seats' secrets are dealt anew."""

    def __init__(self, engine: Engine, called: str) -> None:
        engine.bot(called)  # refuses settings that make no sense
        self._engine = engine
        self._called = called

    def choose(self, play: Play, rng: Any) -> int:
        known = self._engine.copy(play.state)
        self._engine.redeal(known, play.actor, rng)
        return self._engine.choose(known, self._called, rng)

    def close(self) -> None:
        pass


class _Searching:
    """A bot of some level."""

    def __init__(self, engine: Engine, number: int, settings: Mapping[str, int], budget: Budget | None) -> None:
        level = engine.game.levels[number - 1]
        budget = budget_of(settings) or budget
        self._forest: Forest | None = None
        self._search: Search | Forest
        if "trees" in settings:
            self._search = self._forest = Forest(engine, level, budget, settings["trees"])
        else:
            self._search = Search(engine, level, budget)

    def choose(self, play: Play, rng: Any) -> int:
        return self._search.choose(play.state, play.actor, rng)

    def close(self) -> None:
        if self._forest is not None:
            self._forest.close()
