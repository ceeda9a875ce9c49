"""Plays the games of a dataset and makes positions of them.

They are the games of `kroon simulate` with the same bots and seed. Each has random streams of its own, so it is
the same game whoever plays it.
"""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

import numpy as np

from kroon.arena.luck import stream
from kroon.bots.forest import Forest
from kroon.bots.players import LEVELS, Player, budget_of, player, read_settings
from kroon.bots.search import Budget, Candidate, Search
from kroon.core.engine import Engine, engine
from kroon.core.play import Play
from kroon.core.pool import Work
from kroon.core.registry import find_game
from kroon.dataset import driver
from kroon.dataset.files import packed
from kroon.dataset.positions import Array, Positions
from kroon.dataset.setting import Setting

TRACED = 1024
"""How many steps of a game there is room for at first."""


class Recorder:
    """Plays shards of a dataset."""

    def __init__(self, setting: Setting) -> None:
        self.setting = setting
        self.game = find_game(setting.game)
        self.engine: Engine = engine(self.game)
        self._states = self.engine.states(2)
        self.engine.start(self._states[0], self.game.options.encode(setting.options))
        self._calls = self.engine.calls
        self._write_down = self.engine.driver(driver.write_down, driver.WORDS, driver.RECORDS)
        self._ids = self.engine.id_space()
        self._size = sum(feature.size for feature in self.game.features)
        self._players: list[Player] = []
        if setting.searches:
            self._players = [_seated(self.engine, called, setting.simulations) for called in setting.bots]

    def close(self) -> None:
        """The bots aren't needed any more."""
        for each in self._players:
            each.close()

    def positions(self, first: int, count: int) -> Positions:
        """The positions of some games, from a number on."""
        found = [self._game(number, *played) for number, played in enumerate(self._played(first, count), first)]
        starts = np.cumsum([0, *(n for _, visits in found for n in map(len, visits))], dtype=np.int64)
        tried = [each for _, visits in found for those in visits for each in those]
        columns = {name: np.concatenate([part[name] for part, _ in found]) for name in found[0][0]}
        return Positions(
            **columns,
            visit_start=starts,
            visit_move=np.array([each.id for each in tried], np.int16),
            visit_count=np.array([each.visits for each in tried], np.int32),
            moves=self.game.moves,
        )

    def _played(self, first: int, count: int) -> Iterator[tuple[Array, Any, list[list[Candidate]]]]:
        """The steps, the scores and ranks, and the visits of each game."""
        if self._players:
            yield from map(self._searched, range(first, first + count))
            return
        room = TRACED
        while True:
            trace = np.zeros((count, room), np.int16)
            setting = self.setting
            results = self.engine.matches(
                self._states[0], setting.bots, setting.seed, first, count, setting.limit, trace
            )
            if (longest := int(results.steps.max())) <= room:
                break
            room = longest  # the same games once more, with room for all their steps
        for n in range(count):
            ends = results.scores[n].astype(np.int64), results.ranks[n].astype(np.int64)
            yield trace[n, : results.steps[n]].astype(np.int64), ends, []

    def _searched(self, number: int) -> tuple[Array, Any, list[list[Candidate]]]:
        setting, using = self.setting, self.engine
        play = Play(self.game, setting.options, using)
        luck, *rngs = (
            stream(using, "simulate", setting.seed, number, who) for who in range(1 + setting.players)
        )
        steps: list[int] = []
        visits: list[list[Candidate]] = []
        while not play.over and len(steps) < setting.limit:
            at = play.actor
            if at < 0:
                steps.append(int(using.sample(play.state, luck)))
            else:
                steps.append(self._players[at].choose(play, rngs[at]))
                noted = getattr(self._players[at], "noted", [])
                visits.append([each for each in noted if each.visits])
            play.apply(steps[-1])
        ends = np.array(using.tally(play.state)), np.array(using.ranking(play.state))
        return np.array(steps, np.int64), ends, visits

    def _game(
        self, number: int, steps: Array, ends: Any, visits: list[list[Candidate]]
    ) -> tuple[dict[str, Array], list[list[Candidate]]]:
        """The columns of one game, and the visits of each of its decisions."""
        room = max(len(steps), 1)
        seen = np.zeros((room, self._size), np.int16)
        masks = np.zeros((room, (self.game.moves + 7) // 8), np.uint8)
        moves, seats, numbers = (np.zeros(room, np.int64) for _ in range(3))
        count = self._write_down(
            self._states, self._calls, self._ids, steps, seen, masks.reshape(-1), moves, seats, numbers
        )
        players = self.setting.players
        order = (seats[:count, None] + np.arange(players)) % players
        scores, ranks = (each[:players] for each in ends)
        won = (ranks == 1) / max(1, int((ranks == 1).sum()))
        columns = {
            "observation": seen[:count],
            "mask": masks[:count],
            "move": moves[:count].astype(np.int16),
            "game": np.full(count, number, np.int64),
            "step": numbers[:count].astype(np.int32),
            "seat": seats[:count].astype(np.int8),
            "share": won[order].astype(np.float32),
            "score": scores[order].astype(np.int32),
        }
        return columns, visits or [[]] * count


@contextmanager
def prepare(setting: Setting) -> Iterator[Work]:
    """In a worker: what makes a shard, from its first game and how many it has: its file, and its positions."""
    recorder = Recorder(setting)

    def do(task: tuple[int, int, int]) -> tuple[bytes, int]:
        _, first, count = task
        made = recorder.positions(first, count)
        return packed(made, setting.format), len(made)

    try:
        yield do
    finally:
        recorder.close()


class _Noting:
    """A level that remembers how often it tried each move in its last search."""

    def __init__(self, using: Engine, called: str, simulations: int | None) -> None:
        level = using.game.levels[LEVELS[called.partition(":")[0]] - 1]
        settings = read_settings(called)
        budget = budget_of(settings) or (None if simulations is None else Budget(simulations))
        self.noted: list[Candidate] = []
        self._trees = settings.get("trees")
        noting = self

        class NotingSearch(Search):
            def candidates(self, state: Any, seat: int, rng: Any) -> list[Candidate]:
                noting.noted = super().candidates(state, seat, rng)
                return noting.noted

        class NotingForest(Forest):
            def candidates(self, state: Any, seat: int, rng: Any) -> list[Candidate]:
                noting.noted = super().candidates(state, seat, rng)
                return noting.noted

        self._search: Search | Forest
        if self._trees is None:
            self._search = NotingSearch(using, level, budget)
        else:
            self._search = NotingForest(using, level, budget, self._trees)

    def choose(self, play: Play, rng: Any) -> int:
        self.noted = []
        return self._search.choose(play.state, play.actor, rng)

    def close(self) -> None:
        if isinstance(self._search, Forest):
            self._search.close()


def _seated(using: Engine, called: str, simulations: int | None) -> Player:
    if called.partition(":")[0] in LEVELS:
        return _Noting(using, called, simulations)
    return player(using, called)
