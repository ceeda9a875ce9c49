"""`kroon review`: what every decision of a recorded game was worth, in a terminal, as JSON or as a page."""

from __future__ import annotations

import json
import os
from errno import EISDIR, ENOENT
from pathlib import Path

from rich.console import Console
from rich.table import Table
from rich.text import Text

from kroon.bots.players import LEVELS, MOST
from kroon.cli.choices import at_least, read_seed
from kroon.cli.progress import bar, ready, title
from kroon.cli.words import result_words
from kroon.core import record
from kroon.core.errors import KroonError, short
from kroon.core.events import SEAT_LETTERS
from kroon.core.registry import find_game
from kroon.core.texts import say
from kroon.review import Decision, Review, Thinking
from kroon.review import review as judge
from kroon.review.page import page
from kroon.review.sentences import (
    accuracy_words,
    bare,
    explanation,
    headline,
    method,
    percent,
    player_name,
)

MOST_JOBS = 256


def review(path: Path, thinking: Thinking, jobs: int, as_json: bool, html: Path | None) -> int:
    """Judge a record, with a bar, and report."""
    jobs = min(at_least(1, jobs, "--jobs"), MOST_JOBS)
    if html is not None:
        _check_page(html, path)
    read = record.read(path)
    game = find_game(read.game)
    ready(game)
    play = record.final(read)  # a bad record is refused before anything is judged
    with bar(say("cli-reviewing", game=title(game)), len(read.events)) as step:
        seen = 0

        def progress(done: int, total: int) -> None:
            nonlocal seen
            now = len(read.events) * done // total
            step(now - seen)
            seen = now

        made = judge(read, thinking, jobs, progress)
    if html is not None:
        html.write_text(page(made, read, title(game)), encoding="utf-8")
    if as_json:
        print(json.dumps(made.to_json()))
        return 0
    console = Console(highlight=False)
    console.print(_decisions(made))
    console.print()
    console.print(_players(made))
    for player in made.players:
        console.print()
        console.print(Text(str(headline(player)), style="bold"))
        for decision in player.costliest:
            console.print(Text(str(explanation(decision))))
        if player.decisions and not player.costliest:
            console.print(Text(say("review-flawless")))
    console.print()
    console.print(Text(result_words(play)))
    console.print(Text(str(method(made)), style="dim"))
    if html is not None:
        console.print(Text(say("cli-review-page", file=short(str(html), 300))))
    return 0


def read_thinking(level: int, simulations: int | None, milliseconds: int | None, seed: int | None) -> Thinking:
    """How hard to think, as the command line says it."""
    _within(min(LEVELS.values()), max(LEVELS.values()), level, "--level")
    if simulations is not None:
        _within(1, MOST["simulations"], simulations, "--simulations")
    if milliseconds is not None:
        _within(1, MOST["time"], milliseconds, "--time")
    seconds = None if milliseconds is None else milliseconds / 1000
    return Thinking(level, simulations, seconds, Thinking.seed if seed is None else read_seed(seed))


def _check_page(html: Path, path: Path) -> None:
    """Refuse a page that can't be written, before anything is judged."""
    if html.exists() and path.exists() and html.samefile(path):
        raise KroonError("cli-review-same-file", file=short(str(html), 300))
    if html.is_dir() or not html.parent.is_dir():
        number = EISDIR if html.is_dir() else ENOENT
        raise OSError(number, os.strerror(number), str(html))


def _within(least: int, most: int, value: int, name: str) -> None:
    if not least <= value <= most:
        raise KroonError("cli-out-of-range", name=name, value=str(value), least=str(least), most=str(most))


def _decisions(made: Review) -> Table:
    """Every decision on a line: the move, the win chance before and after, and what would have been best."""
    table = Table(box=None, padding=(0, 2, 0, 0), header_style="bold")
    table.add_column(say("review-column-event"), justify="right", style="dim")
    table.add_column(say("review-column-move"), overflow="fold")
    for column in ("before", "after", "given"):
        table.add_column(say(f"review-column-{column}"), justify="right")
    table.add_column(say("review-column-best"), overflow="fold")
    for each in made.decisions:
        table.add_row(
            str(each.index),
            Text(each.played.text),
            percent(each.before),
            percent(each.after),
            _given(each),
            Text(", ".join(f"{bare(move)} ({percent(move.win_chance)})" for move in each.best), style="dim"),
        )
    return table


def _given(decision: Decision) -> Text:
    if not decision.given_away:
        return Text("")
    return Text(percent(decision.given_away), style="bold red" if decision.given_away >= 0.1 else "yellow")


def _players(made: Review) -> Table:
    table = Table(box=None, padding=(0, 3, 0, 0), header_style="bold")
    table.add_column(say("review-column-player"))
    for column in ("points", "accuracy", "decisions", "mean"):
        table.add_column(say(f"review-column-{column}"), justify="right")
    for player in made.players:
        won = SEAT_LETTERS[player.seat] in made.winners
        table.add_row(
            Text(player_name(player), style="bold" if won else ""),
            str(player.score),
            accuracy_words(player),
            str(player.decisions),
            percent(player.mean_given_away),
        )
    return table
