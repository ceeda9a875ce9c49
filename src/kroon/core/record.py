"""Records: whole games as JSON files, read without trust, written, replayed and checked.

The notation is exact: other programs read and write these files, too. Reading a file checks its form;
replaying it checks every event against the rules.
"""

from __future__ import annotations

import json
import os
import tempfile
from collections.abc import Iterator
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from kroon.core.errors import BadEvent, Illegal, KroonError, Malformed, short
from kroon.core.options import Choices
from kroon.core.play import Play
from kroon.core.registry import find_game

FORMAT = 1
"""The version of the file format, under the key `kroon`."""
MOST_BYTES = 32 * 1024 * 1024
"""The size of the largest file that is read: some hundred times the longest sensible game."""


@dataclass
class Record:
    """A game as a file holds it."""

    game: str
    options: dict[str, Choices]
    events: list[str]
    rules: int = 1
    seats: list[str] | None = None
    result: dict[str, Any] | None = None
    proof: dict[str, Any] | None = None
    other: dict[str, Any] = field(default_factory=dict)
    """Keys that this version doesn't know; they are kept."""

    def to_json(self) -> dict[str, Any]:
        """The record as plain values, in the order of the notation."""
        out: dict[str, Any] = {"kroon": FORMAT, "game": self.game, "rules": self.rules, "options": self.options}
        for key in ("seats", "events", "result", "proof"):
            value = getattr(self, key)
            if value is not None:
                out[key] = value
        return out | self.other

    def save(self, path: Path | str) -> None:
        """Write the file: wholly, or not at all."""
        path = Path(path)
        handle, name = tempfile.mkstemp(dir=path.parent, prefix=f".{path.name}.")
        try:
            with os.fdopen(handle, "w", encoding="utf-8") as file:
                json.dump(self.to_json(), file, ensure_ascii=False)
                file.write("\n")
            umask = os.umask(0)
            os.umask(umask)
            os.chmod(name, 0o666 & ~umask)
            os.replace(name, path)
        except BaseException:
            os.unlink(name)
            raise


def of_play(play: Play, seats: list[str] | None = None) -> Record:
    """The record of a game in progress, with its result if it is over."""
    result = {"scores": play.scores(), "winners": play.winners()} if play.over else None
    options = play.game.options.given(play.options)
    return Record(play.game.name, options, list(play.events), play.game.rules, seats, result)


def read(path: Path | str) -> Record:
    """The record in a file. Raises Malformed for a file that isn't one."""
    try:
        with open(path, "rb") as file:
            content = file.read(MOST_BYTES + 1)
    except OSError as error:
        raise Malformed("file-unreadable", cause=error.strerror or str(error)) from None
    if len(content) > MOST_BYTES:
        size = os.path.getsize(path) if os.path.isfile(path) else len(content)
        raise Malformed("file-too-large", size=f"{size / 1e6:.0f}", most=f"{MOST_BYTES / 1e6:.0f}")
    return from_bytes(content)


def from_bytes(content: bytes) -> Record:
    """The record in a text of JSON. Raises Malformed for one that isn't a record."""
    try:
        value = json.loads(content.decode("utf-8"), parse_constant=_no_number)
    except UnicodeDecodeError as error:
        raise Malformed("file-not-utf8", place=str(error.start)) from None
    except json.JSONDecodeError as error:
        raise Malformed("file-not-json", line=str(error.lineno), column=str(error.colno)) from None
    except RecursionError:
        raise Malformed("file-too-deep") from None
    except ValueError:  # or a whole number with thousands of digits
        raise Malformed("file-number") from None
    return from_json(value)


def from_json(value: Any) -> Record:
    """The record in plain values. Raises Malformed for values that aren't a record."""
    if not isinstance(value, dict):
        raise Malformed("record-not-object")
    known = dict(value)
    version = _take(known, "kroon", int, required=True)
    if version != FORMAT:
        raise Malformed("record-format", version=short(version), known=str(FORMAT))
    record = Record(
        game=_take(known, "game", str, required=True),
        options=_take(known, "options", dict, required=True),
        events=_take(known, "events", list, required=True),
        rules=_take(known, "rules", int, default=1),
        seats=_take(known, "seats", list),
        result=_take(known, "result", dict),
        proof=_take(known, "proof", dict),
        other=known,
    )
    if record.seats is not None and not all(isinstance(name, str) for name in record.seats):
        raise Malformed("record-seats")
    if record.result is not None:
        _check_result(record.result)
    return record


def begin(record: Record) -> Play:
    """The table before the first event of a record."""
    game = find_game(record.game)
    if record.rules != game.rules:
        raise Malformed("record-rules", game=game.name, version=short(record.rules), known=str(game.rules))
    play = Play(game, record.options)
    if record.seats is not None and len(record.seats) != play.players:
        raise Malformed("record-seat-count", names=len(record.seats), players=play.players)
    return play


def replay(record: Record, play: Play | None = None) -> Iterator[tuple[int, str, Play]]:
    """Yields each event's index and text and the game *before* it; after the last one the game is at its end.

    The game is one object that moves on. Raises BadEvent for an event that can't be played.
    """
    play = begin(record) if play is None else play
    for index, event in enumerate(record.events):
        try:
            if not isinstance(event, str):
                raise Malformed("event-not-text")
            ids = play.parse(event)  # a malformed one is refused before anybody sees it
            yield index, event, play
            play.play_ids(ids, event)
        except (Malformed, Illegal) as cause:
            raise BadEvent(index, event, cause) from None


def final(record: Record) -> Play:
    """The game at the end of a record, all its events checked."""
    play = begin(record)
    for _ in replay(record, play):
        pass
    return play


def check(record: Record) -> Play:
    """Like `final`, and a result that contradicts the events is refused, too."""
    play = final(record)
    if record.result is not None:
        if not play.over:
            raise Malformed("result-unfinished")
        scores, winners = play.scores(), play.winners()
        if record.result.get("scores", scores) != scores:
            raise Malformed("result-scores", given=short(record.result["scores"]), true=str(scores))
        if record.result.get("winners", winners) != winners:
            raise Malformed("result-winners", given=short(record.result["winners"]), true=", ".join(winners))
    return play


def _take(values: dict[str, Any], key: str, kind: type, required: bool = False, default: Any = None) -> Any:
    """Take a key out of the values; it must be of that kind."""
    if key not in values:
        if required:
            raise Malformed("record-missing", key=key)
        return default
    value = values.pop(key)
    if not isinstance(value, kind) or (isinstance(value, bool) and kind is int):
        names = {int: "number", str: "text", list: "list", dict: "object"}
        raise Malformed(f"record-wants-{names[kind]}", key=key, value=short(value))
    return value


def _no_number(name: str) -> None:
    raise ValueError(name)  # NaN and the infinities, which JSON doesn't have


def _check_result(result: dict[str, Any]) -> None:
    scores, winners = result.get("scores", []), result.get("winners", [])
    numbers = isinstance(scores, list) and all(type(each) is int for each in scores)
    names = isinstance(winners, list) and all(isinstance(each, str) for each in winners)
    if not (numbers and names):
        raise Malformed("record-result")


def problem(path: Path | str) -> str | None:
    """What is wrong with a file, in one sentence; None for a good record."""
    try:
        check(read(path))
    except KroonError as error:
        return str(error)
    return None
