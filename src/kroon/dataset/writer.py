"""Writes a dataset: plays the games that are missing, shard by shard, and keeps each when it is complete."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

from kroon.cluster import workers
from kroon.dataset.files import check_format
from kroon.dataset.manifest import (
    Shard,
    compare,
    hash_of,
    read_manifest,
    shard_name,
    write_bytes,
    write_manifest,
)
from kroon.dataset.playing import prepare
from kroon.dataset.setting import Setting

Progress = Callable[[int], None]
"""Called with how many more games are done."""


def write(
    setting: Setting,
    folder: Path | str,
    games: int,
    jobs: int | None = 1,
    cluster: str | None = None,
    progress: Progress | None = None,
) -> dict[int, Shard]:
    """Make the dataset complete up to so many games; its files. The contents don't depend on who plays them."""
    folder = Path(folder)
    check_format(setting.format)
    folder.mkdir(parents=True, exist_ok=True)
    shards = complete(setting, folder, games)
    write_manifest(folder, setting, shards)
    tasks = [task for task in plan(setting, games) if task[0] not in shards]
    if progress:
        progress(sum(shard.games for shard in shards.values()))
    if not tasks:
        return shards
    with workers(cluster, jobs and min(jobs, len(tasks)), prepare, setting) as pool:
        for (number, _, count), (data, positions) in pool.run(tasks):
            write_bytes(folder / shard_name(number, setting.format), data)
            shards[number] = Shard(count, positions, hash_of(data))
            write_manifest(folder, setting, shards)
            if progress:
                progress(count)
    return shards


def plan(setting: Setting, games: int) -> list[tuple[int, int, int]]:
    """The shards of so many games: number, first game, how many games."""
    starts = range(0, games, setting.per_shard)
    return [(n, first, min(setting.per_shard, games - first)) for n, first in enumerate(starts)]


def complete(setting: Setting, folder: Path, games: int) -> dict[int, Shard]:
    """The shards that are there and as long as they shall be; those beyond stay, too."""
    known = read_manifest(folder)
    if known is None:
        return {}
    compare(known[0], setting, folder)
    wanted = {number: count for number, _, count in plan(setting, games)}
    kept = {}
    for number, shard in known[1].items():
        path = folder / shard_name(number, setting.format)
        long_enough = shard.games >= wanted.get(number, shard.games)
        if long_enough and path.exists() and hash_of(path.read_bytes()) == shard.sha256:
            kept[number] = shard
    return kept
