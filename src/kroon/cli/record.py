"""`kroon record check`: whether records are good, each in one line, with the place of what is wrong."""

from __future__ import annotations

import sys
from collections.abc import Iterator, Sequence
from pathlib import Path

from kroon.cli.progress import bar, ready, title
from kroon.core import record
from kroon.core.errors import KroonError, short
from kroon.core.registry import find_game
from kroon.core.texts import say

MANY = 20
"""From this number of files on there is a bar."""


def check(paths: Sequence[Path]) -> int:
    """Check each file, and each *.json of each folder; 1 when any is bad."""
    files = list(files_in(paths))
    bad = 0
    with bar(say("cli-checking"), len(files), shown=len(files) >= MANY) as step:
        for file in files:
            name = short(str(file), 300)
            try:
                print(f"{name}: {_good(file)}")
            except KroonError as error:
                bad += 1
                print(f"{name}: {error}", file=sys.stderr)
            step(1)
    if len(files) > 1:
        print(say("cli-checked", files=len(files), bad=bad))
    return 1 if bad else 0


def files_in(paths: Sequence[Path]) -> Iterator[Path]:
    """Each file, and each *.json of each folder."""
    for path in paths:
        if not path.is_dir():
            yield path
            continue
        inside = sorted(path.glob("*.json"))
        if not inside:
            raise KroonError("cli-folder-empty", folder=short(str(path), 300))
        yield from inside


def _good(file: Path) -> str:
    """What a good record holds, in a sentence."""
    read = record.read(file)
    ready(find_game(read.game))
    play = record.check(read)
    facts = {
        "game": title(play.game),
        "players": play.players,
        "events": len(play.events),
        "scores": ", ".join(map(str, play.scores())),
    }
    if play.over:
        return say("cli-good-over", **facts, winners=", ".join(play.winners()))
    return say("cli-good", **facts)
