"""Many games of bots: played in chunks by the compiled driver, in this process or in several.

Game n of a seed has its own random stream, so it is the same game whoever plays it, and the sums are
whole numbers: the same seed gives the same figures whatever the number of processes is.
"""

from __future__ import annotations

import multiprocessing
import signal
import time
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from multiprocessing.connection import Connection, wait
from pathlib import Path
from typing import Any

import numpy as np

from kroon.cli.statistics import Tally, tally_of
from kroon.core import record
from kroon.core.engine import Engine, engine
from kroon.core.errors import KroonError
from kroon.core.options import Choices
from kroon.core.play import Play
from kroon.core.registry import find_game
from kroon.core.texts import choose_language, language

CHUNK_SECONDS = 0.2
"""How long a chunk of games should take, so that progress moves."""
FIRST_CHUNK, MOST_CHUNK, SAVED_CHUNK = 64, 32_768, 64
"""How many games a chunk has: at first, at most, and at most when records are written."""
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
    language: str = field(default_factory=language)

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

    def play(self, first: int, count: int) -> tuple[Tally, float]:
        """Play some games from a number on: their sums, and the seconds of playing."""
        trace = np.zeros((count, TRACED), np.int16) if self.match.folder else None
        results, seconds = self._run(first, count, trace)
        if trace is not None:
            longest = int(results.steps.max())
            if longest > TRACED:  # the same games once more, with room for all their steps
                trace = np.zeros((count, longest), np.int16)
                self._run(first, count, trace)
            for n in range(count):
                self._save(first + n, trace[n, : results.steps[n]])
        return tally_of(results, self.match.players), seconds

    def _run(self, first: int, count: int, trace: Any) -> tuple[Any, float]:
        match = self.match
        begun = time.perf_counter()
        results = self.engine.matches(self._start, match.bots, match.seed, first, count, match.limit, trace)
        return results, time.perf_counter() - begun

    def _save(self, number: int, steps: Any) -> None:
        """Write a game as a record; games count from 0, files from 1."""
        play = Play(find_game(self.match.game), self.match.options, self.engine)
        for step in steps.tolist():
            play.apply(step)
        assert self.match.folder is not None
        path = self.match.folder / f"game-{number + 1:06}.json"
        record.of_play(play, list(self.match.bots)).save(path)


def play_here(match: Match, games: int, using: Engine) -> Iterator[tuple[Tally, float]]:
    """Play all games in this process: the sums of each chunk, and its seconds."""
    runner = Runner(match, using)
    first, count = 0, FIRST_CHUNK
    while first < games:
        count = min(count, games - first)
        tally, seconds = runner.play(first, count)
        first += count
        yield tally, seconds
        count = next_chunk(match, count, seconds)


def play_in_processes(match: Match, games: int, jobs: int) -> Iterator[tuple[Tally, float]]:
    """Play all games in several processes: the sums of each chunk, and the seconds since the last one.

    Writing records isn't playing; then the seconds are the share of each process in the time of playing.
    """
    spawn = multiprocessing.get_context("spawn")
    workers: list[Any] = []
    pipes: list[Connection] = []
    try:
        for _ in range(jobs):
            ours, theirs = spawn.Pipe()
            worker = spawn.Process(target=_work, args=(match, theirs), daemon=True)
            worker.start()
            theirs.close()
            workers.append(worker)
            pipes.append(ours)
        for pipe in pipes:
            _receive(pipe)  # it is ready
        yield from _hand_out(match, games, pipes)
    finally:
        for pipe in pipes:
            pipe.close()
        for worker in workers:
            worker.join()


def next_chunk(match: Match, count: int, seconds: float) -> int:
    """How many games to play next, when so many took so long."""
    most = SAVED_CHUNK if match.folder else MOST_CHUNK
    fitting = int(count * CHUNK_SECONDS / max(seconds, 1e-6))
    return max(1, min(fitting, count * 8, most))


def _hand_out(match: Match, games: int, pipes: Sequence[Connection]) -> Iterator[tuple[Tally, float]]:
    first = 0
    working: list[Connection] = []
    idle = [(pipe, FIRST_CHUNK) for pipe in pipes]
    clock = time.perf_counter()
    while True:
        for pipe, size in idle:
            fair = max(FIRST_CHUNK, (games - first) // (2 * len(pipes)))
            count = min(size, fair, games - first)
            if count > 0:
                pipe.send((first, count))
                working.append(pipe)
                first += count
        if not working:
            return
        idle = []
        for pipe in [each for each in wait(working) if isinstance(each, Connection)]:
            working.remove(pipe)
            tally, seconds = _receive(pipe)
            idle.append((pipe, next_chunk(match, tally.games, seconds)))
            now = time.perf_counter()
            yield tally, seconds / len(pipes) if match.folder else now - clock
            clock = now


def _receive(pipe: Connection) -> Any:
    """What a worker sends; what went wrong there goes wrong here."""
    try:
        sent = pipe.recv()
    except EOFError:
        raise KroonError("cli-worker-died") from None
    if isinstance(sent, OSError):
        raise sent
    return sent


def _work(match: Match, pipe: Connection) -> None:
    """A process that plays what it is told, until nobody tells it any more."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # the first process says when to stop
    choose_language(match.language)
    runner = Runner(match, engine(find_game(match.game)))
    try:
        pipe.send("ready")
        while True:
            first, count = pipe.recv()
            try:
                sent: Any = runner.play(first, count)
            except OSError as error:
                sent = error
            pipe.send(sent)
    except (EOFError, BrokenPipeError, ConnectionResetError):
        return
