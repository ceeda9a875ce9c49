"""Commands of Kroon, run in this process or, where it matters, in one of their own."""

from __future__ import annotations

import os
import re
import signal
import subprocess
import sys
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path

import pytest

from kroon.cli import run
from kroon.core import texts

EXAMPLES = Path(__file__).parents[1] / "examples"
COLOURS = re.compile(r"\x1b\[[0-9;?]*[A-Za-z]")
COMMAND = [sys.executable, "-m", "kroon"]


@dataclass(frozen=True)
class Ran:
    status: int
    out: str
    err: str


def kroon(capsys: pytest.CaptureFixture[str], *arguments: object) -> Ran:
    """Run a command in this process, in English unless it says otherwise."""
    capsys.readouterr()
    chosen = texts._chosen
    try:
        status = run([str(each) for each in arguments])
    finally:
        texts._chosen = chosen
    captured = capsys.readouterr()
    return Ran(status, captured.out, captured.err)


def process(*arguments: object, **variables: str) -> subprocess.CompletedProcess[str]:
    """Run a command in a process of its own, without a terminal."""
    return subprocess.run(
        [*COMMAND, *map(str, arguments)],
        env=environment(**variables),
        stdin=subprocess.DEVNULL,
        capture_output=True,
        encoding="utf-8",
        timeout=120,
        check=False,
    )


def environment(**variables: str) -> dict[str, str]:
    given = {name: value for name, value in os.environ.items() if name not in ("COLUMNS", "LINES")}
    return {**given, "KROON_LANG": "en", "TERM": "xterm", "PYTHONIOENCODING": "utf-8", **variables}


def plain(text: str) -> str:
    """Text from a terminal without its colours."""
    return COLOURS.sub("", text).replace("\r", "")


def one_sentence(text: str) -> bool:
    """Whether a text is one line, and no traceback."""
    return len(text.strip().splitlines()) == 1 and "Traceback" not in text


def examples() -> Sequence[Path]:
    return sorted(EXAMPLES.glob("kingdomino-*.json"))


def heed_interrupts() -> None:
    """In a process that will run a command: interrupts count, even where the tests themselves ignore them."""
    signal.signal(signal.SIGINT, signal.SIG_DFL)
