"""`kroon score`: the score of a game that ended at a real table."""

from __future__ import annotations

import json
import sys
from pathlib import Path
from typing import Any

from kroon.cli.progress import ready
from kroon.core.errors import Malformed
from kroon.core.message import written
from kroon.core.registry import find_game
from kroon.core.sheet import MOST_BYTES, from_bytes, spoken
from kroon.core.texts import say

STANDARD_INPUT = Path("-")


def score(name: str, file: Path, as_json: bool) -> int:
    """Print the score sheet of the end position in a file."""
    game = find_game(name)
    sheet = from_bytes(_read(file))
    ready(game)
    told = game.from_sheet(sheet)
    if as_json:
        print(json.dumps(spoken(told), ensure_ascii=False))
        return 0
    for line in _lines(told):
        print(line)
    return 0


def _read(file: Path) -> bytes:
    try:
        if file == STANDARD_INPUT:
            return sys.stdin.buffer.read(MOST_BYTES + 1)
        with file.open("rb") as opened:
            return opened.read(MOST_BYTES + 1)
    except OSError as error:
        raise Malformed("file-unreadable", cause=error.strerror or str(error)) from None


def _lines(told: dict[str, Any]) -> list[str]:
    """The score sheet in words, who has won, and what was not checked."""
    lines = written(told["explained"])
    winners = told["winners"]
    if winners:
        lines.append(say("cli-score-winners", winners=", ".join(winners), count=len(winners)))
    return lines + [say("cli-score-unchecked", what=str(each)) for each in told["unchecked"]]
