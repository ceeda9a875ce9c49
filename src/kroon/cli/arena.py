"""`kroon arena`: bots play each other with paired deals, and are rated."""

from __future__ import annotations

import json
import sys
from contextlib import closing, nullcontext
from pathlib import Path
from typing import Any

from rich.console import Console

from kroon.arena import Finished, Setting, Store, play_games, show, summarize, to_html
from kroon.arena.setting import usual_players
from kroon.arena.store import stored_seed, write
from kroon.bots.players import player
from kroon.cli.choices import at_least, listed, read_jobs, read_options, read_seed
from kroon.cli.progress import bar, ready, title
from kroon.core import interrupts
from kroon.core.engine import NO_LIMIT
from kroon.core.errors import KroonError, short
from kroon.core.registry import find_game
from kroon.core.texts import say

JSON_REPORT, HTML_REPORT = "report.json", "report.html"


def arena(
    name: str,
    players: int | None,
    games: int,
    bots: str,
    seed: int | None,
    options: list[str],
    milliseconds: int | None,
    simulations: int | None,
    jobs: int | None,
    as_json: bool,
    folder: Path | None,
    page: Path | None,
    limit: int,
    cluster: str | None = None,
) -> int:
    """Play the games, with a bar, and report."""
    setting = _read(name, players, bots, seed, options, milliseconds, simulations, folder, limit)
    asked = at_least(1, games, "--games")
    total = setting.schedule.deals(asked) * setting.schedule.per_deal
    jobs = read_jobs(jobs, total, cluster)
    using = ready(find_game(name))
    for called in setting.names:
        player(using, called, setting.budget).close()  # refuses names and settings that make no sense
    with Store(folder, setting) if folder is not None else nullcontext() as store:
        played = {} if store is None else store.games
        if total > asked:
            _tell("arena-rounded", asked=asked, games=total, seatings=setting.schedule.per_deal)
        if played:
            _tell("arena-resumed", done=sum(number < total for number in played), games=total)
        status = 0
        try:
            _play(setting, total, jobs, cluster, played, store)
        except KeyboardInterrupt:
            status = interrupts.status()
        except KroonError:
            if folder is not None and played:
                _tell("arena-given-up", done=len(played), games=total, folder=_name(folder))
            raise
    if status and folder is not None:
        _tell("arena-interrupted", done=len(played), games=total, folder=_name(folder))
    elif status:
        _tell("arena-interrupted-unsaved", done=len(played), games=total)
    if played:
        _report(summarize(setting, played.values()), as_json, folder, page)
    return status


def _read(
    name: str,
    players: int | None,
    bots: str,
    seed: int | None,
    options: list[str],
    milliseconds: int | None,
    simulations: int | None,
    folder: Path | None,
    limit: int,
) -> Setting:
    """What is to be played; an arena that goes on keeps its seed."""
    game = find_game(name)
    names = listed(bots)
    if seed is None and folder is not None:
        seed = stored_seed(folder)
    return Setting(
        name,
        read_options(game, players, options, default=usual_players(game, len(names))),
        tuple(names),
        read_seed(seed),
        None if simulations is None else at_least(1, simulations, "--simulations"),
        None if milliseconds is None else at_least(1, milliseconds, "--time"),
        min(at_least(1, limit, "--limit"), NO_LIMIT),
    )


def _play(
    setting: Setting,
    total: int,
    jobs: int | None,
    cluster: str | None,
    played: dict[int, Finished],
    store: Store | None,
) -> None:
    """Play what isn't played yet; every game joins `played` when it is finished."""
    missing = [number for number in range(total) if number not in played]
    if not missing:
        return
    games = play_games(setting, missing, jobs and min(jobs, len(missing)), cluster=cluster)
    with bar(say("arena-playing", game=title(find_game(setting.game))), total) as step, closing(games):
        step(total - len(missing))
        for each in games:
            if store is None:
                played[each.finished.number] = each.finished
            else:
                store.add(each)
            step(1)


def _report(summary: dict[str, Any], as_json: bool, folder: Path | None, page: Path | None) -> None:
    """Print the summary, and write the files that are wanted."""
    whole = json.dumps(summary, ensure_ascii=False)
    if as_json:
        print(whole)
    else:
        show(summary, Console(highlight=False))
    if folder is not None:
        write(folder / JSON_REPORT, whole + "\n")
    for path in (None if folder is None else folder / HTML_REPORT, page):
        if path is not None:
            write(path, to_html(summary))
            _tell("arena-written", file=_name(path))


def _tell(key: str, **args: object) -> None:
    """A sentence beside the report."""
    numbers = {name: str(value) for name, value in args.items()}
    print(say(key, **numbers), file=sys.stderr, flush=True)


def _name(path: Path) -> str:
    return short(str(path), 300)
