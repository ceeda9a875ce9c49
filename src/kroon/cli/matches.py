"""Many games of bots in chunks, here or on a cluster: by the compiled driver, unless a bot searches.

Game n of a seed has its own random stream, so it is the same game whoever plays it, and the sums are
whole numbers: the same seed gives the same figures whatever the number of processes is.
"""

from __future__ import annotations

import time
from collections.abc import Generator, Iterator
from contextlib import closing, contextmanager
from dataclasses import dataclass, replace
from pathlib import Path
from typing import Any

import numpy as np

from kroon.arena.luck import stream
from kroon.bots.players import EXTERNAL, LEVELS, Player, player
from kroon.cli.statistics import Tally, tally_of
from kroon.cluster import workers
from kroon.core import record
from kroon.core.drivers import CUT, FINISHED, RESULT
from kroon.core.engine import Engine, engine
from kroon.core.options import Choices
from kroon.core.play import Play
from kroon.core.pool import Work
from kroon.core.registry import find_game

CHUNK_SECONDS = 0.2
"""How long a chunk of games should take, so that progress moves."""
FIRST_CHUNK, MOST_CHUNK, SAVED_CHUNK = 64, 32_768, 64
"""How many games a chunk has: at first, at most, and at most when records are written."""
USUAL_CREW = 8
"""How many workers a cluster is taken to have, when chunks are shared out and nobody has said it."""
TRACED = 1024
"""How many steps of a game are kept at first when records are written."""


@dataclass(frozen=True)
class Match:
    """What is played: everything that a process needs to know."""

    game: str
    options: dict[str, Choices]
    bots: list[str]
    seed: int
    limit: int
    folder: Path | None = None
    """Where each game is written as a record, if anywhere."""
    afar: bool = False
    """Whether it is played where that folder may not be: the steps of the games are then part of the answer."""

    @property
    def searches(self) -> bool:
        """Whether one of the bots is more than a compiled policy: a level, which searches, or a program."""
        return any(called.partition(":")[0] in (*LEVELS, EXTERNAL) for called in self.bots)

    @property
    def first_chunk(self) -> int:
        """How many games to play at first."""
        return 1 if self.searches else FIRST_CHUNK

    @property
    def players(self) -> int:
        """The number of seats."""
        return int(self.options["players"])


class Runner:
    """Plays chunks of a match."""

    def __init__(self, match: Match, using: Engine) -> None:
        self.match = match
        self.engine = using
        self._start = using.started(find_game(match.game).options.encode(match.options))
        self._players: list[Player] = []
        """The bots, if one of them searches."""
        if match.searches:
            self._players = [player(using, called) for called in match.bots]

    def play(self, first: int, count: int) -> tuple[Tally, float, list[Any]]:
        """Play some games from a number on: sums, seconds of playing, and their steps if it is afar."""
        trace = np.zeros((count, TRACED), np.int16) if self.match.folder else None
        results, seconds = self._run(first, count, trace)
        if trace is not None:
            longest = int(results.steps.max())
            if longest > TRACED:  # the same games once more, with room for all their steps
                trace = np.zeros((count, longest), np.int16)
                self._run(first, count, trace)
        steps = [] if trace is None else [trace[n, : results.steps[n]] for n in range(count)]
        if not self.match.afar:
            self.save(first, steps)
            steps = []
        return tally_of(results, self.match.players), seconds, steps

    def _run(self, first: int, count: int, trace: Any) -> tuple[Any, float]:
        match = self.match
        begun = time.perf_counter()
        if self._players:
            results = np.zeros(count, RESULT).view(np.recarray)
            for n in range(count):
                self._search(first + n, results[n], None if trace is None else trace[n])
        else:
            results = self.engine.matches(self._start, match.bots, match.seed, first, count, match.limit, trace)
        return results, time.perf_counter() - begun

    def _search(self, number: int, result: Any, trace: Any) -> None:
        """Play a game with bots that search; its result and its steps, as far as there is room."""
        match, using = self.match, self.engine
        play = Play(find_game(match.game), match.options, using)
        luck, *rngs = (stream(using, "simulate", match.seed, number, who) for who in range(1 + match.players))
        steps = 0
        while not play.over and steps < match.limit:
            at = play.actor
            id = int(using.sample(play.state, luck)) if at < 0 else self._players[at].choose(play, rngs[at])
            play.apply(id)
            if trace is not None and steps < len(trace):
                trace[steps] = id
            steps += 1
        result.scores, result.ranks = using.tally(play.state), using.ranking(play.state)
        result.steps, result.status = steps, FINISHED if play.over else CUT

    def close(self) -> None:
        """The bots aren't needed any more."""
        for each in self._players:
            each.close()

    def save(self, first: int, games: list[Any]) -> None:
        """Write games as records, from a number on, each from its steps."""
        for number, steps in enumerate(games, first):
            self._save(number, steps)

    def _save(self, number: int, steps: Any) -> None:
        """Write a game as a record; games count from 0, files from 1."""
        play = Play(find_game(self.match.game), self.match.options, self.engine)
        for step in steps.tolist():
            play.apply(step)
        assert self.match.folder is not None
        path = self.match.folder / f"game-{number + 1:06}.json"
        record.of_play(play, list(self.match.bots)).save(path)


def play_here(match: Match, games: int, using: Engine) -> Generator[tuple[Tally, float], None, None]:
    """Play all games in this process: the sums of each chunk, and its seconds."""
    first, count = 0, match.first_chunk
    with closing(Runner(match, using)) as runner:
        while first < games:
            count = min(count, games - first)
            tally, seconds, _ = runner.play(first, count)
            first += count
            yield tally, seconds
            count = next_chunk(match, count, seconds)


def play_by_workers(
    match: Match, games: int, jobs: int | None, cluster: str | None
) -> Generator[tuple[Tally, float], None, None]:
    """Play all games by workers: the sums of each chunk, and the seconds since the last one.

    Writing records isn't playing; then the seconds are the share of each process in the time of playing.
    """
    first, size = 0, match.first_chunk
    crew = jobs or USUAL_CREW

    def chunks() -> Iterator[tuple[int, int]]:
        nonlocal first
        while first < games:
            fair = max(match.first_chunk, (games - first) // (2 * crew))
            count = min(size, fair, games - first)
            first += count
            yield first - count, count

    sent = match if cluster is None else replace(match, afar=True)
    here = Runner(match, engine(find_game(match.game))) if cluster is not None and match.folder else None
    with workers(cluster, jobs, _prepare, sent) as pool:
        clock = time.perf_counter()
        for (at, count), (tally, seconds, steps) in pool.run(chunks()):
            if here is not None:
                here.save(at, steps)
            size = next_chunk(match, count, seconds)
            now = time.perf_counter()
            yield tally, seconds / crew if match.folder else now - clock
            clock = now


def next_chunk(match: Match, count: int, seconds: float) -> int:
    """How many games to play next, when so many took so long."""
    most = SAVED_CHUNK if match.folder else MOST_CHUNK
    fitting = int(count * CHUNK_SECONDS / max(seconds, 1e-6))
    return max(1, min(fitting, count * 8, most))


@contextmanager
def _prepare(match: Match) -> Iterator[Work]:
    """In a process of a pool: what plays a chunk."""
    with closing(Runner(match, engine(find_game(match.game)))) as runner:
        yield lambda chunk: runner.play(*chunk)
