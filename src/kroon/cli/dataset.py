"""`kroon dataset`: positions of games that bots play, for learning."""

from __future__ import annotations

import sys
from pathlib import Path

from kroon.bots.players import check_bot
from kroon.cli.choices import at_least, read_jobs, read_seed, read_table
from kroon.cli.progress import bar, ready, title
from kroon.core import interrupts
from kroon.core.engine import NO_LIMIT
from kroon.core.errors import short
from kroon.core.registry import find_game
from kroon.core.texts import say
from kroon.dataset.manifest import stored_seed
from kroon.dataset.setting import Setting
from kroon.dataset.writer import complete, plan, write


def dataset(
    name: str,
    players: int | None,
    games: int,
    bots: str,
    seed: int | None,
    options: list[str],
    simulations: int | None,
    jobs: int | None,
    folder: Path,
    format: str,
    per_shard: int,
    limit: int,
    cluster: str | None,
) -> int:
    """Play the games, with a bar, and say what was written. A dataset that goes on keeps its seed."""
    game = find_game(name)
    full, seated = read_table(game, players, options, bots)
    setting = Setting(
        name,
        full,
        tuple(seated),
        read_seed(stored_seed(folder) if seed is None else seed),
        None if simulations is None else at_least(1, simulations, "--simulations"),
        min(at_least(1, limit, "--limit"), NO_LIMIT),
        at_least(1, per_shard, "--shard"),
        format,
    )
    at_least(1, games, "--games")
    shards = plan(setting, games)
    jobs = read_jobs(jobs, len(shards), cluster)
    using = ready(game)
    for bot in setting.bots:
        check_bot(using, bot)
    done = sum(number in complete(setting, folder, games) for number, _, _ in shards)
    if done:
        _tell(say("dataset-resumed", done=done, files=len(shards)))
    with bar(say("dataset-playing", game=title(game)), games) as step:
        try:
            made = write(setting, folder, games, jobs, cluster, step)
        except KeyboardInterrupt:
            _tell(say("dataset-interrupted", folder=short(str(folder), 300)))
            return interrupts.status()
    _tell(
        say(
            "dataset-written",
            games=sum(shard.games for shard in made.values()),
            positions=sum(shard.positions for shard in made.values()),
            files=len(made),
            folder=short(str(folder), 300),
        )
    )
    return 0


def _tell(sentence: str) -> None:
    print(sentence, file=sys.stderr, flush=True)
