"""`kroon replay`: recorded games, stepped through in a terminal or printed as text or JSON."""

from __future__ import annotations

import json
import sys
from collections.abc import Sequence
from pathlib import Path
from typing import Any

from rich.console import Console
from rich.text import Text

from kroon.cli.progress import ready
from kroon.cli.replayed import Replayed, check_number, replay_file
from kroon.cli.viewer import step_through
from kroon.cli.words import result_words
from kroon.core import record
from kroon.core.contract import CHANCE
from kroon.core.errors import KroonError, short
from kroon.core.play import Play
from kroon.core.registry import find_game


def replay(paths: Sequence[Path], as_json: bool, at: int | None) -> int:
    """Replay each file; 1 when any is refused."""
    if as_json:
        return _print_json(paths, at)
    console = Console(highlight=False)
    steps = at is None and sys.stdin.isatty() and sys.stdout.isatty()
    status = 0
    for path in paths:
        try:
            replayed = replay_file(path)
            if len(paths) > 1:
                console.print(Text(short(str(path), 300), style="bold"))
            if at is not None:
                console.print(replayed.play.game.draw(replayed.at(at), None))
            elif not steps:
                _print_game(console, replayed)
            elif not step_through(console, replayed):
                break
        except KroonError as error:
            status = 1
            print(f"{short(str(path), 300)}: {error}", file=sys.stderr)
    return status


def _print_game(console: Console, replayed: Replayed) -> None:
    """The whole game as lines, and the table at its end."""
    width = max((len(event) for event in replayed.record.events), default=0)
    digits = len(str(len(replayed.record.events)))
    for n, (event, words) in enumerate(zip(replayed.record.events, replayed.told, strict=True)):
        print(f"{n:>{digits}}  {event:<{width}}  {words}")
    console.print(replayed.play.game.draw(replayed.play.state, None))
    console.print(result_words(replayed.play))


def _print_json(paths: Sequence[Path], at: int | None) -> int:
    status = 0
    for path in paths:
        try:
            lines = json_lines(path, at)
        except KroonError as error:
            status = 1
            if len(paths) == 1:
                print(error, file=sys.stderr)
            else:
                print(json.dumps({"file": str(path), "refused": str(error)}))
            continue
        if len(paths) > 1:
            print(json.dumps({"file": str(path)}))
        sys.stdout.write("\n".join(lines) + "\n")
    return status


def json_lines(path: Path, at: int | None = None) -> list[str]:
    """The lines for a file, as the notation has them; for one position only its own line."""
    read = record.read(path)
    ready(find_game(read.game))
    play = record.begin(read)
    if at is not None:
        record.final(read)  # a bad record has no positions, not even good ones before the bad event
        for event in read.events[: check_number(at, len(read.events))]:
            play.play(event)
        return [json.dumps(position(play))]
    lines = []
    for n, event, now in record.replay(read, play):
        legal = None if now.actor == CHANCE else now.legal()
        lines.append(json.dumps({"n": n, "event": event, "legal": legal}))
    lines.append(json.dumps(position(play)))
    return lines


def position(play: Play) -> dict[str, Any]:
    """How a game stands: the last line of a replay."""
    return {
        "over": play.over,
        "actor": play.actor_letter,
        "legal": None if play.actor == CHANCE else play.legal(),
        "scores": play.scores(),
        "winners": play.winners(),
        "breakdown": play.game.breakdown(play.state),
    }
