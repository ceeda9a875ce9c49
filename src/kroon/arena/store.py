"""The folder of an arena: its setting, its games, one line each, and their records.

Every game is written when it is finished, so an arena that was interrupted goes on where it stopped. The files
are read without trust: a last line that was cut off is dropped and its game played again, any other line that
can't be right is refused.
"""

from __future__ import annotations

import json
import os
from collections.abc import Mapping
from pathlib import Path
from typing import IO, Any

from kroon.arena.match import Failure, Finished, Played
from kroon.arena.setting import Setting
from kroon.core.errors import KroonError, short
from kroon.core.registry import find_game

FORMAT = 1
"""The version of the files, under the key `kroon-arena`."""
SETTING, GAMES, RECORDS = "arena.json", "games.jsonl", "games"
LONGEST_NAME = 300


class Store:
    """An open folder. Only one arena at a time can have it."""

    def __init__(self, folder: Path, setting: Setting) -> None:
        self.folder = folder
        self._claim(setting)
        (folder / RECORDS).mkdir(exist_ok=True)
        self._lines = open(folder / GAMES, "a+b")  # noqa: SIM115
        try:
            _lock(self._lines, folder)
            self.games: dict[int, Finished] = {game.number: game for game in _read_games(self._lines, setting)}
        except BaseException:
            self._lines.close()
            raise

    def __enter__(self) -> Store:
        return self

    def __exit__(self, *_: object) -> None:
        self._lines.close()

    def add(self, played: Played) -> None:
        """Keep a game: its record first, so that a game in the list has one."""
        game = played.finished
        played.record.save(self.folder / RECORDS / f"game-{game.number + 1:06}.json")
        line = json.dumps(game.to_json(), ensure_ascii=False) + "\n"
        self._lines.write(line.encode("utf-8"))
        self._lines.flush()
        self.games[game.number] = game

    def _claim(self, setting: Setting) -> None:
        """Write the setting into a new folder; in a used one it must be the same."""
        self.folder.mkdir(parents=True, exist_ok=True)
        path = self.folder / SETTING
        wanted = _described(setting)
        if path.exists():
            _compare(_read_setting(path), wanted, self.folder)
        elif (self.folder / GAMES).exists():
            raise KroonError("arena-no-setting", folder=_name(self.folder))
        else:
            write(path, json.dumps(wanted, ensure_ascii=False, indent=2) + "\n")


def stored_seed(folder: Path) -> int | None:
    """The seed of the arena in a folder, if there is one."""
    path = folder / SETTING
    if not path.exists():
        return None
    seed = _read_setting(path).get("seed")
    if type(seed) is not int:
        raise KroonError("arena-broken-setting", file=_name(path))
    return seed


def write(path: Path, text: str) -> None:
    """Write a file: wholly, or not at all."""
    path.parent.mkdir(parents=True, exist_ok=True)
    fresh = path.with_name(f".{path.name}.{os.getpid()}")
    try:
        fresh.write_text(text, encoding="utf-8")
        fresh.replace(path)
    except BaseException:
        fresh.unlink(missing_ok=True)
        raise


def _described(setting: Setting) -> dict[str, Any]:
    """What must be the same when an arena goes on; how many games it shall have may change."""
    return {
        "kroon-arena": FORMAT,
        "game": setting.game,
        "rules": find_game(setting.game).rules,
        "options": dict(setting.options),
        "bots": list(setting.bots),
        "seed": setting.seed,
        "simulations": setting.simulations,
        "milliseconds": setting.milliseconds,
        "limit": setting.limit,
    }


def _read_setting(path: Path) -> dict[str, Any]:
    try:
        found = json.loads(path.read_bytes())
    except (ValueError, RecursionError):
        found = None
    if not isinstance(found, dict):
        raise KroonError("arena-broken-setting", file=_name(path))
    return found


def _compare(found: Mapping[str, Any], wanted: Mapping[str, Any], folder: Path) -> None:
    for key, value in wanted.items():
        if found.get(key) != value:
            there, here = (short(json.dumps(each, ensure_ascii=False), 120) for each in (found.get(key), value))
            raise KroonError("arena-other-setting", folder=_name(folder), key=key, there=there, here=here)


def _read_games(file: IO[bytes], setting: Setting) -> list[Finished]:
    """The games in a file; a line that was cut off at its end is removed."""
    file.seek(0)
    content = file.read()
    whole = content.rfind(b"\n") + 1
    if whole < len(content):
        file.truncate(whole)
    games: dict[int, Finished] = {}
    for at, line in enumerate(content[:whole].splitlines(), 1):
        game = _read_game(line, setting)
        if game is None or game.number in games:
            raise KroonError("arena-broken-line", line=str(at), file=_name(Path(file.name)))
        games[game.number] = game
    return list(games.values())


def _read_game(line: bytes, setting: Setting) -> Finished | None:
    """The game in a line; None for a line that isn't one of this arena."""
    try:
        found = json.loads(line)
        failure = None if found["failure"] is None else Failure(**found["failure"])
        lists = {key: tuple(found[key]) for key in ("seats", "scores", "ranks", "moves", "seconds")}
        game = Finished(**{**found, **lists, "failure": failure})
    except (ValueError, TypeError, KeyError, RecursionError):
        return None
    return game if _is_sound(game, setting) else None


def _is_sound(game: Finished, setting: Setting) -> bool:
    """Whether a game that was read can be one of this arena."""
    seats = range(setting.players)
    whole = (game.number, game.deal, game.steps, *game.scores, *game.ranks, *game.moves)
    if not all(type(each) is int and abs(each) < 2**53 for each in whole) or game.number < 0:
        return False
    lengths = {len(each) for each in (game.scores, game.ranks, game.moves, game.seconds)}
    failure = game.failure
    return (
        game.deal == setting.schedule.deal(game.number)
        and game.seats == setting.schedule.seating(game.number)
        and lengths == {len(seats)}
        and min(game.ranks) == 1
        and max(game.ranks) <= len(seats)
        and min(game.moves) >= 0
        and all(type(each) in (int, float) and 0 <= each < 1e9 for each in game.seconds)
        and type(game.over) is bool
        and (failure is None or (failure.seat in seats and isinstance(failure.reason, str) and not game.over))
    )


def _lock(file: IO[bytes], folder: Path) -> None:
    """Keep other arenas out of the folder, where the system can do that."""
    try:
        import fcntl
    except ImportError:
        return
    try:
        fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except OSError:
        raise KroonError("arena-folder-busy", folder=_name(folder)) from None


def _name(path: Path) -> str:
    return short(str(path), LONGEST_NAME)
