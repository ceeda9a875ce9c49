"""Progress on standard error: what is going on and how far it is; without a terminal a line, or nothing."""

from __future__ import annotations

import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager

from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TaskID, TextColumn, TimeRemainingColumn

from kroon.core import interrupts
from kroon.core.contract import Game
from kroon.core.engine import Engine, engine
from kroon.core.texts import has, say


def title(game: Game) -> str:
    """The name of a game for people."""
    return say(game.name) if has(game.name) else game.name


def ready(game: Game) -> Engine:
    """The engine of a game. Compiling it the first time takes a while, and says so."""
    compiling = _Compiling(game)
    try:
        return engine(game, compiling.report)
    finally:
        compiling.stop()


@contextmanager
def bar(words: str, total: int, shown: bool = True) -> Iterator[Callable[[int], None]]:
    """A bar while something runs; what it gives is called with how much more is done, and stops at Ctrl-C."""
    if not (shown and sys.stderr.isatty()):
        yield lambda _: interrupts.check()
        return
    with _progress(MofNCompleteColumn(), TimeRemainingColumn()) as progress:
        task = progress.add_task(words, total=total)

        def step(more: int) -> None:
            interrupts.check()
            progress.advance(task, more)

        yield step


class _Compiling:
    """Shows how far compiling is, from the first report on; nothing when all is in the cache."""

    def __init__(self, game: Game) -> None:
        self._words = say("cli-compiling", game=title(game))
        self._progress: Progress | None = None
        self._task = TaskID(0)
        self._told = False

    def report(self, done: int, total: int, name: str) -> None:  # noqa: ARG002
        if not sys.stderr.isatty():
            if not self._told:
                print(self._words, file=sys.stderr, flush=True)
            self._told = True
            return
        if self._progress is None:
            self._progress = _progress(MofNCompleteColumn())
            self._progress.start()
            self._progress.console.print(self._words)
            self._task = self._progress.add_task(say("cli-compiling-short"), total=total)
        self._progress.update(self._task, completed=done)
        if done == total:
            self.stop()

    def stop(self) -> None:
        if self._progress is not None:
            self._progress.stop()
            self._progress = None


def _progress(*columns: MofNCompleteColumn | TimeRemainingColumn) -> Progress:
    words = TextColumn("{task.description}")
    return Progress(words, BarColumn(), *columns, console=Console(stderr=True, highlight=False), transient=True)
