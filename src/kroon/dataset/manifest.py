"""The manifest of a dataset, dataset.json: its setting, what the columns mean, and the files with their hashes.

It is written anew after every file, so that a dataset that was interrupted goes on where it stopped. What it
says is read without trust.
"""

from __future__ import annotations

import hashlib
import json
import os
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from kroon.core.errors import KroonError, short
from kroon.core.registry import find_game, game_names
from kroon.dataset.setting import FORMATS, Setting

FORMAT = 1
"""The version of the files, under the key `kroon-dataset`."""
MANIFEST = "dataset.json"
LONGEST_NAME = 300


@dataclass(frozen=True)
class Shard:
    """A file: how many games and positions it has, and the hash of its bytes."""

    games: int
    positions: int
    sha256: str


def shard_name(number: int, format: str) -> str:
    """The name of a file."""
    return f"shard-{number:05}.{format}"


def read_manifest(folder: Path) -> tuple[dict[str, Any], dict[int, Shard]] | None:
    """The setting and the files of a dataset; None where there is none."""
    path = folder / MANIFEST
    if not path.exists():
        return None
    try:
        found = json.loads(path.read_bytes())
        shards = {int(number): Shard(**each) for number, each in found["shards"].items()}
        sound = (
            found["kroon-dataset"] == FORMAT and found["game"] in game_names() and found["format"] in FORMATS
        )
        sound = sound and type(found["seed"]) is int and type(found["moves"]) is int
        sound = sound and all(
            type(each.games) is int and type(each.positions) is int and isinstance(each.sha256, str)
            for each in shards.values()
        )
    except (ValueError, TypeError, KeyError, AttributeError, RecursionError):
        sound = False
    if not sound:
        raise KroonError("dataset-broken", file=name_of(path))
    return found, shards


def write_manifest(folder: Path, setting: Setting, shards: dict[int, Shard]) -> None:
    """Write the manifest: wholly, or not at all."""
    game = find_game(setting.game)
    features = [
        {"name": each.name, "size": each.size, "low": each.low, "high": each.high, "meaning": each.meaning}
        for each in game.features
    ]
    whole = {
        "kroon-dataset": FORMAT,
        **setting.described(),
        "moves": game.moves,
        "features": features,
        "shards": {str(number): vars(shards[number]) for number in sorted(shards)},
    }
    write_bytes(folder / MANIFEST, (json.dumps(whole, ensure_ascii=False, indent=1) + "\n").encode())


def compare(found: dict[str, Any], setting: Setting, folder: Path) -> None:
    """Refuse to go on with a dataset of another setting."""
    for key, value in setting.described().items():
        if found.get(key) != value:
            there, here = (short(json.dumps(each, ensure_ascii=False), 120) for each in (found.get(key), value))
            raise KroonError("dataset-other-setting", folder=name_of(folder), key=key, there=there, here=here)


def stored_seed(folder: Path) -> int | None:
    """The seed of the dataset in a folder, if there is one."""
    known = read_manifest(folder)
    return None if known is None else int(known[0]["seed"])


def write_bytes(path: Path, data: bytes) -> None:
    """Write a file: wholly, or not at all."""
    fresh = path.with_name(f".{path.name}.{os.getpid()}")
    try:
        fresh.write_bytes(data)
        fresh.replace(path)
    except BaseException:
        fresh.unlink(missing_ok=True)
        raise


def hash_of(data: bytes) -> str:
    """The hash of a file's bytes."""
    return hashlib.sha256(data).hexdigest()


def name_of(path: Path) -> str:
    """A path, short enough for a sentence."""
    return short(str(path), LONGEST_NAME)
