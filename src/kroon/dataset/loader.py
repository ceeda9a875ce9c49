"""Reads a dataset: shard by shard, or all of it at once."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any

from kroon.core.contract import Game
from kroon.core.errors import KroonError
from kroon.core.registry import find_game
from kroon.dataset.files import Unreadable, unpacked
from kroon.dataset.manifest import Shard, hash_of, name_of, read_manifest, shard_name
from kroon.dataset.positions import Positions, joined


class Dataset:
    """A dataset in a folder. Iterating over it reads one shard after the other."""

    def __init__(self, folder: Path, manifest: dict[str, Any], shards: dict[int, Shard]) -> None:
        self.folder = folder
        self.manifest = manifest
        self._shards = dict(sorted(shards.items()))

    @property
    def game(self) -> Game:
        """The game that was played."""
        return find_game(self.manifest["game"])

    @property
    def games(self) -> int:
        """How many games there are."""
        return sum(shard.games for shard in self._shards.values())

    def __len__(self) -> int:
        """How many positions there are."""
        return sum(shard.positions for shard in self._shards.values())

    def __iter__(self) -> Iterator[Positions]:
        for number, shard in self._shards.items():
            yield self._read(number, shard)

    def all(self) -> Positions:
        """All positions at once."""
        return joined(list(self))

    def _read(self, number: int, shard: Shard) -> Positions:
        path = self.folder / shard_name(number, self.manifest["format"])
        data = path.read_bytes()
        if hash_of(data) != shard.sha256:
            raise KroonError("dataset-broken", file=name_of(path))
        try:
            found = unpacked(data, self.manifest["format"], self.manifest["moves"])
        except Unreadable:
            raise KroonError("dataset-broken", file=name_of(path)) from None
        if len(found) != shard.positions:
            raise KroonError("dataset-broken", file=name_of(path))
        return found


def load(folder: Path | str) -> Dataset:
    """The dataset in a folder."""
    known = read_manifest(Path(folder))
    if known is None:
        raise KroonError("dataset-none", folder=name_of(Path(folder)))
    return Dataset(Path(folder), *known)
