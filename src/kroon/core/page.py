"""What a game brings to the page in the browser: the files in the folder `web` beside its module.

All of them are optional (docs/web-board.md): `index.js` draws its table, `style.css`, `art.svg` and
`picture.svg` are its look, `lesson.json` teaches it, `pad.js` is its score pad, `texts` has what these say, and
`part.json` what the page must know before it loads any of them. What several games share lies in the folder
`web` of a folder beside theirs.
"""

from __future__ import annotations

import json
import re
from collections.abc import Iterator
from dataclasses import dataclass, field, fields
from functools import cache
from importlib import resources
from pathlib import Path
from typing import Any

from kroon.core.errors import short
from kroon.core.registry import BrokenGame, game_folder, game_modules, game_names

FOLDER = "web"
SHARED = re.compile(r"[a-z][a-z0-9_]*")
"""How a folder that games share may be called."""


@dataclass(frozen=True)
class Part:
    """What a game says of its part of the page (`part.json`)."""

    order: float | None = None
    """Its place among the games; those that name none come last, by name."""
    shares: tuple[str, ...] = ()
    """Folders whose style, drawings and texts it uses before its own."""
    first: dict[str, Any] | None = None
    """A first game, as the book advises it: `players`, and the `options` that differ from their defaults."""
    devices: bool = False
    """Whether at a companion table everybody needs a device, because hands are secret."""
    when: dict[str, dict[str, Any]] = field(default_factory=dict)
    """Options that mean something only when others, or `players`, have a value: `{option: {other: value}}`."""


@cache
def part_folder(name: str) -> Path | None:
    """The folder `web` of a game, or of what Kroon's own games share; None if there is none."""
    module = game_modules().get(name)
    if module and "." in module:  # beside a module by itself lie those of others
        folder = game_folder(name) / FOLDER
    elif module is None and SHARED.fullmatch(name):
        folder = Path(str(resources.files("kroon.games"))) / name / FOLDER
    else:
        return None
    return folder if folder.is_dir() else None


@cache
def part_of(name: str) -> Part:
    """What a game says of its part of the page."""
    folder = part_folder(name)
    path = folder / "part.json" if folder else None
    if path is None or not path.is_file():
        return Part()
    try:
        told = dict(json.loads(path.read_text(encoding="utf-8")))
        unknown = set(told) - {each.name for each in fields(Part)}
        if unknown:
            raise ValueError(", ".join(sorted(unknown)))
        return Part(**told | {"shares": tuple(told.get("shares", ()))})
    except (ValueError, TypeError) as error:
        raise BrokenGame("game-page", name=name, cause=short(str(error), 200)) from error


def part_files(name: str, file: str) -> list[Path]:
    """The files of that name that a game uses: of the folders that it shares, then its own."""
    folders = (part_folder(each) for each in (*part_of(name).shares, name))
    return [folder / file for folder in folders if folder and (folder / file).is_file()]


def part_paths(name: str, file: str) -> list[str]:
    """The same as paths on the server, which are also the names under which modules import each other."""
    return [f"games/{each}/{FOLDER}/{file}" for each in (*part_of(name).shares, name) if _has(each, file)]


def own_path(name: str, file: str) -> str | None:
    """The path on the server of a file of a game's own, if it has it."""
    return f"games/{name}/{FOLDER}/{file}" if _has(name, file) else None


def part_styles() -> Iterator[Path]:
    """The style sheets of all games and of what they share."""
    names = dict.fromkeys(each for name in game_names() for each in (*part_of(name).shares, name))
    folders = (part_folder(name) for name in names)
    return (folder / "style.css" for folder in folders if folder and (folder / "style.css").is_file())


def _has(name: str, file: str) -> bool:
    folder = part_folder(name)
    return folder is not None and (folder / file).is_file()
