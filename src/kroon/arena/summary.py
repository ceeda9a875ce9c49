"""What the games of an arena come to, as plain values: the source of every report."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence
from typing import Any

import numpy as np

from kroon.arena.match import Finished
from kroon.arena.ratings import points, ratings
from kroon.arena.setting import Setting
from kroon.arena.statistics import standard_error, wilson
from kroon.core.registry import find_game


def summarize(setting: Setting, games: Iterable[Finished]) -> dict[str, Any]:
    """The summary of some games of an arena, in whatever order they come. There must be at least one."""
    played = sorted(games, key=lambda game: game.number)
    names = setting.names
    by_deal = points(played, names)
    likely, intervals = ratings(by_deal, setting.seed)
    bots = [_bot(name, setting.players, played) for name in names]
    for bot, rating, interval in zip(bots, likely, intervals, strict=True):
        bot["rating"] = round(rating, 2)
        bot["rating_interval"] = [round(each, 2) for each in interval]
    return {
        "game": setting.game,
        "rules": find_game(setting.game).rules,
        "options": setting.options,
        "seed": setting.seed,
        "simulations": setting.simulations,
        "milliseconds": setting.milliseconds,
        "limit": setting.limit,
        "games": len(played),
        "deals": len({game.deal for game in played}),
        "seatings": setting.schedule.per_deal,
        "cut": sum(not game.over and game.failure is None for game in played),
        "failed": sum(game.failure is not None for game in played),
        "seconds": round(sum(sum(game.seconds) for game in played), 3),
        "mean_steps": sum(game.steps for game in played) / len(played),
        "bots": bots,
        "cross_table": _cross_table(by_deal.sum(axis=0), names),
    }


def timeless(summary: dict[str, Any]) -> dict[str, Any]:
    """A summary without what depends on the speed of the machine."""
    bots = [{key: value for key, value in bot.items() if key != "milliseconds"} for bot in summary["bots"]]
    return {**summary, "seconds": None, "bots": bots}


def win_share(ranks: Sequence[int], seat: int) -> float:
    """The share of a seat in the win: a tie is shared."""
    return 1 / ranks.count(1) if ranks[seat] == 1 else 0.0


def _bot(name: str, players: int, games: Sequence[Finished]) -> dict[str, Any]:
    """The figures of a bot, over all seats that it had."""
    sat = [(game, seat) for game in games for seat in range(players) if game.seats[seat] == name]
    wins = [win_share(game.ranks, seat) for game, seat in sat]
    share = sum(wins) / len(wins) if wins else None
    scores = [game.scores[seat] for game, seat in sat if game.failure is None]
    squares = sum(score * score for score in scores)
    moves = sum(game.moves[seat] for game, seat in sat)
    failures = [game.failure.reason for game, seat in sat if game.failure and game.failure.seat == seat]
    return {
        "name": name,
        "games": len({game.number for game, _ in sat}),
        "seats": len(sat),
        "win_share": share,
        "win_interval": None if share is None else wilson(share, len(wins)),
        "mean_score": sum(scores) / len(scores) if scores else None,
        "standard_error": standard_error(len(scores), sum(scores), squares),
        "scores": dict(sorted(Counter(scores).items())),
        "failures": len(failures),
        "last_failure": failures[-1] if failures else None,
        "milliseconds": 1000 * sum(game.seconds[seat] for game, seat in sat) / moves if moves else None,
        "by_seat": [_at_seat(seat, sat, wins) for seat in range(players)],
    }


def _at_seat(seat: int, sat: Sequence[tuple[Finished, int]], wins: Sequence[float]) -> dict[str, Any]:
    """How often a bot had a seat, and its share of the wins from there."""
    here = [won for (_, at), won in zip(sat, wins, strict=True) if at == seat]
    return {"games": len(here), "win_share": sum(here) / len(here) if here else None}


def _cross_table(wins: Any, names: Sequence[str]) -> list[list[dict[str, Any] | None]]:
    """Each bot (row) against each other (column): its share of the points, and how many results there are."""
    results = np.rint(wins + wins.T).astype(int)
    return [
        [
            {"share": wins[row, column] / results[row, column], "results": int(results[row, column])}
            if row != column and results[row, column]
            else None
            for column in range(len(names))
        ]
        for row in range(len(names))
    ]
