"""`kroon simulate`: many games of bots, and what they come to."""

from __future__ import annotations

import json
from contextlib import closing
from pathlib import Path
from typing import Any

from rich.console import Console
from rich.table import Table
from rich.text import Text

from kroon.arena.statistics import binned
from kroon.bots.players import check_bot
from kroon.cli.choices import at_least, read_jobs, read_seed, read_table
from kroon.cli.matches import Match, play_by_workers, play_here
from kroon.cli.progress import bar, ready, title
from kroon.cli.statistics import Tally
from kroon.core.engine import NO_LIMIT
from kroon.core.errors import KroonError, short
from kroon.core.events import SEAT_LETTERS
from kroon.core.registry import find_game
from kroon.core.texts import say

BARS, BAR_WIDTH = 20, 40
"""The size of the histogram in a terminal."""


def simulate(
    name: str,
    players: int | None,
    games: int,
    bots: str,
    seed: int | None,
    options: list[str],
    jobs: int | None,
    as_json: bool,
    folder: Path | None,
    limit: int,
    cluster: str | None = None,
) -> int:
    """Play the games, with a bar, and report."""
    game = find_game(name)
    full, seated = read_table(game, players, options, bots)
    match = Match(
        name,
        full,
        seated,
        read_seed(seed),
        min(at_least(1, limit, "--limit"), NO_LIMIT),
        folder,
    )
    at_least(1, games, "--games")
    jobs = read_jobs(jobs, games, cluster)
    using = ready(game)
    for bot in match.bots:
        check_bot(using, bot)
    if folder is not None:
        _make(folder)
    if jobs == 1 and cluster is None:
        chunks = play_here(match, games, using)
    else:
        chunks = play_by_workers(match, games, jobs, cluster)
    total, seconds = Tally(match.players), 0.0
    with bar(say("cli-simulating", game=title(game)), games) as step, closing(chunks):
        for tally, took in chunks:
            total.add(tally)
            seconds += took
            step(tally.games)
    report = _report(match, total, seconds, jobs)
    if as_json:
        print(json.dumps(report))
    else:
        _show(report, total, title(game))
    return 0


def _make(folder: Path) -> None:
    """A folder for records, in which none lies yet."""
    folder.mkdir(parents=True, exist_ok=True)
    if next(folder.glob("game-*.json"), None) is not None:
        raise KroonError("cli-folder-used", folder=short(str(folder), 300))


def _report(match: Match, total: Tally, seconds: float, jobs: int | None) -> dict[str, Any]:
    """Everything that is known in the end, as plain values."""
    seats = range(match.players)
    by_bot = {bot: [seat for seat in seats if match.bots[seat] == bot] for bot in dict.fromkeys(match.bots)}
    return {
        "game": match.game,
        "options": match.options,
        "bots": match.bots,
        "seed": match.seed,
        "jobs": jobs,
        "limit": match.limit,
        "games": total.games,
        "cut": total.cut,
        "seconds": round(seconds, 6),
        "games_per_second": total.games / max(seconds, 1e-9),
        "mean_steps": total.steps / total.games,
        "mean_scores": [total.mean(seat) for seat in seats],
        "standard_errors": [total.standard_error(seat) for seat in seats],
        "win_shares": [total.share([seat]) for seat in seats],
        "win_intervals": [total.interval([seat]) for seat in seats],
        "win_shares_by_bot": {bot: total.share(of) for bot, of in by_bot.items()},
        "win_intervals_by_bot": {bot: total.interval(of) for bot, of in by_bot.items()},
        "histograms": [dict(sorted(total.histograms[seat].items())) for seat in seats],
    }


def _show(report: dict[str, Any], total: Tally, name: str) -> None:
    console = Console(highlight=False)
    console.print(
        say(
            "cli-simulated",
            count=report["games"],
            games=_grouped(report["games"]),
            game=name,
            seconds=f"{report['seconds']:.2f}",
            speed=_grouped(round(report["games_per_second"])),
            seed=str(report["seed"]),
        )
    )
    if report["cut"]:
        console.print(say("cli-cut", count=report["cut"], limit=str(report["limit"])))
    console.print(_seats(report))
    if len(report["win_shares_by_bot"]) > 1:
        console.print(_bots(report))
    console.print(say("cli-histogram"))
    for line in _histogram(total):
        console.print(line)


def _seats(report: dict[str, Any]) -> Table:
    """The mean score and the share of wins of each seat."""
    table = _table(
        "cli-column-seat", "cli-column-bot", "cli-column-mean", "cli-column-wins", "cli-column-interval"
    )
    for seat, bot in enumerate(report["bots"]):
        error = report["standard_errors"][seat]
        mean = f"{report['mean_scores'][seat]:.2f}" + (f" ± {error:.2f}" if error is not None else "")
        share, interval = report["win_shares"][seat], report["win_intervals"][seat]
        table.add_row(SEAT_LETTERS[seat], bot, mean, f"{share:.2%}", _between(interval))
    return table


def _bots(report: dict[str, Any]) -> Table:
    """The share of wins of each bot, in all its seats together."""
    table = _table("cli-column-bot", "cli-column-seats", "cli-column-wins", "cli-column-interval")
    for bot, share in report["win_shares_by_bot"].items():
        letters = " ".join(SEAT_LETTERS[seat] for seat, name in enumerate(report["bots"]) if name == bot)
        table.add_row(bot, letters, f"{share:.2%}", _between(report["win_intervals_by_bot"][bot]))
    return table


def _table(*columns: str) -> Table:
    table = Table(box=None, padding=(0, 3, 0, 0), header_style="bold")
    for key in columns:
        number = key in ("cli-column-mean", "cli-column-wins")
        table.add_column(say(key), justify="right" if number else "left")
    return table


def _histogram(total: Tally) -> list[Text]:
    bins = binned(total.all_scores(), BARS)
    most = max(count for _, _, count in bins)
    everything = sum(count for _, _, count in bins)
    labels = [str(low) if low == high else f"{low} – {high}" for low, high, _ in bins]
    width = max(map(len, labels))
    return [
        Text(f"{label:>{width}}  ")
        .append(_bar(count / most), style="cyan")
        .append(f" {count / everything:.1%}", style="dim")
        for label, (_, _, count) in zip(labels, bins, strict=True)
    ]


def _bar(part: float) -> str:
    """A bar in eighths of a letter."""
    eighths = round(part * BAR_WIDTH * 8)
    return "█" * (eighths // 8) + " ▏▎▍▌▋▊▉"[eighths % 8].strip()


def _between(interval: tuple[float, float]) -> str:
    return f"{interval[0]:.2%} – {interval[1]:.2%}"


def _grouped(number: int) -> str:
    """A whole number with a thin space between thousands, as everywhere in Europe."""
    return f"{number:,}".replace(",", "\N{NARROW NO-BREAK SPACE}")
