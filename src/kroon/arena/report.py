"""The summary of an arena for a terminal."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from math import ceil, sqrt
from typing import Any

from rich.console import Console
from rich.table import Table
from rich.text import Text

from kroon.arena.statistics import binned
from kroon.core.errors import short
from kroon.core.events import SEAT_LETTERS
from kroon.core.texts import has, say

BARS = " ▁▂▃▄▅▆▇█"
FEWEST_BARS, MOST_BARS = 16, 40
"""The size of a score distribution."""
FEW_DEALS = 10
"""With fewer deals, intervals are rough."""
LONGEST, LONGEST_WHOLE = 24, 1000
"""The most letters of a bot's name in a table, and anywhere."""


def show(summary: Mapping[str, Any], console: Console) -> None:
    """Print the summary: ratings, a cross table, scores, and what failed."""
    bots = by_rating(summary)
    console.print(headline(summary), style="bold")
    for line in remarks(summary):
        console.print(line)
    console.print()
    console.print(_ratings(bots))
    if len(bots) > 1:
        console.print(f"\n{say('arena-cross')}", style="bold")
        console.print(_cross_table(summary, bots))
    console.print(f"\n{say('arena-by-seat')}", style="bold")
    console.print(_by_seat(summary, bots))
    if any(bot["scores"] for bot in bots):
        console.print(f"\n{say('arena-scores')}", style="bold")
        console.print(_scores(bots))
    for bot in bots:
        if bot["failures"]:
            console.print(Text(f"\n{failures(bot)}"))


def by_rating(summary: Mapping[str, Any]) -> list[dict[str, Any]]:
    """The bots, best first, each with its place in the summary under `at`."""
    bots = [{**bot, "at": at} for at, bot in enumerate(summary["bots"])]
    return sorted(bots, key=lambda bot: -bot["rating"])


def headline(summary: Mapping[str, Any]) -> str:
    """What was played, in one sentence."""
    game = say(summary["game"]) if has(summary["game"]) else summary["game"]
    return say(
        "arena-headline",
        game=game,
        games=summary["games"],
        deals=summary["deals"],
        players=str(summary["options"]["players"]),
        seed=str(summary["seed"]),
    )


def remarks(summary: Mapping[str, Any]) -> list[str]:
    """Sentences about what is special in this arena."""
    said = []
    if summary["simulations"] is not None:
        said.append(say("arena-simulations", count=summary["simulations"]))
    if summary["milliseconds"] is not None:
        said.append(say("arena-time", count=str(summary["milliseconds"])))
    if summary["deals"] < FEW_DEALS:
        said.append(say("arena-few-deals"))
    if summary["cut"]:
        said.append(say("arena-cut", count=summary["cut"], limit=str(summary["limit"])))
    if summary["failed"]:
        said.append(say("arena-failed", count=summary["failed"]))
    return said


def failures(bot: Mapping[str, Any]) -> str:
    """How often a bot failed, and why it did so last."""
    name, reason = short(bot["name"]), short(bot["last_failure"], 300)
    return say("arena-failures-of", bot=name, count=bot["failures"], reason=reason)


def brief(name: str) -> str:
    """A bot's name for a narrow place: of a long one the begin and the end, where commands differ."""
    name = short(name, LONGEST_WHOLE)
    if len(name) <= LONGEST:
        return name
    begin = LONGEST // 3
    return f"{name[:begin]}…{name[len(name) - (LONGEST - begin - 1) :]}"


def signed(rating: float) -> str:
    """A rating, with a sign that is as wide as the other."""
    whole = round(rating)
    return f"+{whole}" if whole > 0 else str(whole).replace("-", "−")


def percent(share: float | None) -> str:
    """A share in per cent; nothing for one that isn't known."""
    return "" if share is None else f"{share:.1%}"


def mean(bot: Mapping[str, Any]) -> str:
    """The mean score of a bot, and how far it may be off."""
    if bot["mean_score"] is None:
        return ""
    error = bot["standard_error"]
    return f"{bot['mean_score']:.1f}" + (f" ± {error:.1f}" if error is not None else "")


def pace(bot: Mapping[str, Any]) -> str:
    """The mean time of a move in milliseconds."""
    spent = bot["milliseconds"]
    return "" if spent is None else f"{spent:.0f}" if spent >= 10 else f"{spent:.2f}"


def score_bins(bots: Sequence[Mapping[str, Any]], most: int) -> tuple[list[tuple[int, int]], list[list[float]]]:
    """The scores of all bots in the same steps: the first and last score of each, and the shares by bot.

    Few games make few steps, so that the form can be seen.
    """
    everything: dict[int, int] = {}
    for bot in bots:
        for score, count in bot["scores"].items():
            everything[int(score)] = everything.get(int(score), 0) + count
    steps = int(2 * sqrt(sum(everything.values()) / len(bots)))
    edges = [(low, high) for low, high, _ in binned(everything, min(most, max(steps, FEWEST_BARS)))]
    shares = []
    for bot in bots:
        counts = [
            sum(n for score, n in bot["scores"].items() if low <= int(score) <= high) for low, high in edges
        ]
        shares.append([count / max(sum(counts), 1) for count in counts])
    return edges, shares


def _ratings(bots: Sequence[Mapping[str, Any]]) -> Table:
    table = _table("bot", "rating", "interval", "wins", "interval", "score", "pace")
    for bot in bots:
        low, high = bot["rating_interval"]
        won = bot["win_interval"]
        table.add_row(
            _name(bot["name"]),
            signed(bot["rating"]),
            f"{signed(low)} … {signed(high)}",
            percent(bot["win_share"]),
            "" if won is None else f"{won[0] * 100:.0f} – {won[1] * 100:.0f}%",
            mean(bot),
            pace(bot),
        )
    return table


def _cross_table(summary: Mapping[str, Any], bots: Sequence[Mapping[str, Any]]) -> Table:
    table = Table(box=None, padding=(0, 2, 0, 0), header_style="bold")
    table.add_column("")
    for n in range(len(bots)):
        table.add_column(str(n + 1), justify="right")
    table.add_column(say("arena-column-results"), justify="right")
    for n, row in enumerate(bots):
        cells = [summary["cross_table"][row["at"]][column["at"]] for column in bots]
        shares = ["·" if cell is None else percent(cell["share"]) for cell in cells]
        results = [cell["results"] for cell in cells if cell is not None] or [0]
        table.add_row(
            Text(f"{n + 1} ").append(_name(row["name"])),
            *shares,
            " – ".join(map(str, sorted({min(results), max(results)}))),
        )
    return table


def _by_seat(summary: Mapping[str, Any], bots: Sequence[Mapping[str, Any]]) -> Table:
    table = Table(box=None, padding=(0, 2, 0, 0), header_style="bold")
    table.add_column(say("arena-column-bot"))
    for seat in range(summary["options"]["players"]):
        table.add_column(SEAT_LETTERS[seat], justify="right")
    for bot in bots:
        table.add_row(_name(bot["name"]), *(percent(seat["win_share"]) for seat in bot["by_seat"]))
    return table


def _scores(bots: Sequence[Mapping[str, Any]]) -> Table:
    """A line of bars for each bot, all of them over the same scores."""
    edges, shares = score_bins(bots, MOST_BARS)
    most = max(max(each) for each in shares)
    low, high = str(edges[0][0]), str(edges[-1][1])
    wide = max(1, MOST_BARS // len(edges))
    table = Table(box=None, padding=(0, 2, 0, 0), show_header=False)
    for bot, heights in zip(bots, shares, strict=True):
        bars = "".join(wide * BARS[ceil(height / most * (len(BARS) - 1))] for height in heights)
        table.add_row(_name(bot["name"]), Text(bars, style="cyan"))
    table.add_row("", Text(low + " " * max(1, wide * len(edges) - len(low) - len(high)) + high, style="dim"))
    return table


def _table(*columns: str) -> Table:
    table = Table(box=None, padding=(0, 2, 0, 0), header_style="bold")
    for column in columns:
        table.add_column(say(f"arena-column-{column}"), justify="left" if column == "bot" else "right")
    return table


def _name(name: str) -> Text:
    return Text(brief(name))
