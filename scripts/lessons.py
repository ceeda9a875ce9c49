"""Completes the lessons of the browser table from the real games: `python scripts/lessons.py [GAME ...]`.

A lesson (lesson.json in the folder `web` of a game) has records, each with options and events, and steps. By
hand a step says which record it shows after how many events, through whose eyes, and what counts as right; from
the game come the view, the legal moves with their gains, and the events since the learner's last move.
"""

from __future__ import annotations

import json
import sys
from pathlib import Path
from typing import Any

from kroon.core.events import SEAT_LETTERS
from kroon.core.page import part_folder
from kroon.core.play import Play, replayed
from kroon.core.registry import find_game, game_names
from kroon.table.gains import gains

SHOWN = 3
"""So many of the latest events are marked as the last moves."""


def lesson_files() -> dict[str, Path]:
    """The lessons that there are, by their games."""
    folders = {name: part_folder(name) for name in game_names()}
    files = {name: folder / "lesson.json" for name, folder in folders.items() if folder}
    return {name: file for name, file in files.items() if file.is_file()}


def position(game: str, record: dict[str, Any], at: int) -> Play:
    """The game of a record after so many of its events."""
    return replayed(find_game(game), record["options"], record["events"][:at])


def legal(play: Play) -> list[dict[str, Any]]:
    """The moves of the seat to move, with what each gains at once."""
    if play.actor < 0:
        return []
    ids = play.legal_ids()
    texts = play.game.texts(play.state, ids)
    points = gains(play.engine, play.state, play.actor, ids)
    return [{"event": event, "gain": gain} for event, gain in sorted(zip(texts, points, strict=True))]


def completed(game: str, lesson: dict[str, Any]) -> dict[str, Any]:
    """A lesson with all that the game says about its steps."""
    steps = []
    for step in lesson["steps"]:
        record = lesson["records"][step["record"]]
        play = position(game, record, step["at"])
        seat = step.get("seat", "a")
        before = record["events"][: step["at"]]
        last = [event for event in before if event[0] in SEAT_LETTERS and event[0] != seat]
        made = {
            "view": play.game.view(play.state, SEAT_LETTERS.index(seat)),
            "legal": legal(play) if "accept" in step else [],
            "last": last[-SHOWN:],
        }
        steps.append({key: value for key, value in step.items() if key not in made} | made)
    return {"records": lesson["records"], "steps": steps}


def written(lesson: dict[str, Any]) -> str:
    """A lesson as it stands in its file: a line for each record and each step."""
    records = (f"  {json.dumps(name)}: {_line(each)}" for name, each in lesson["records"].items())
    steps = (f"  {_line(each)}" for each in lesson["steps"])
    return '{"records": {\n' + ",\n".join(records) + '\n},\n"steps": [\n' + ",\n".join(steps) + "\n]}\n"


def _line(value: Any) -> str:
    return json.dumps(value, ensure_ascii=False, separators=(",", ":"))


def main(names: list[str]) -> int:
    """Complete the lessons of some games, or of all."""
    lessons = lesson_files()
    for name in names or lessons:
        path = lessons[name]
        path.write_text(written(completed(name, json.loads(path.read_text("utf-8")))), "utf-8")
        print(f"{name}: {path.stat().st_size} bytes")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
