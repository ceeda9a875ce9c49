"""The files of the browser table, and the Fluent texts of any part."""

from __future__ import annotations

import hashlib
import mimetypes
from dataclasses import dataclass
from functools import lru_cache
from importlib import resources
from pathlib import Path

from starlette.requests import Request
from starlette.responses import Response

from kroon.core.page import part_folder
from kroon.core.texts import LANGUAGES, text_folders
from kroon.service.errors import Missing

TYPES = {
    ".js": "text/javascript",
    ".mjs": "text/javascript",
    ".css": "text/css",
    ".svg": "image/svg+xml",
    ".woff2": "font/woff2",
    ".webmanifest": "application/manifest+json",
    ".ftl": "text/plain",
    ".json": "application/json",
    ".html": "text/html",
    ".txt": "text/plain",
}
TEXTUAL = ("text/", "image/svg+xml", "application/json", "application/manifest+json")
SCREENS = ("table", "new", "learn", "score", "join", "companion", "replay")
"""The first parts of paths that the page shows itself."""
KEPT = 600


@dataclass(frozen=True)
class File:
    """A file as it is served."""

    body: bytes
    type: str
    etag: str


def web_folder() -> Path:
    """Where the browser table lies."""
    return Path(str(resources.files("kroon"))) / "web"


def page_for(path: str) -> File:
    """The file of a path; the page itself for the paths of screens.

    Paths are those of the folders: `web/…` is the frame, `games/NAME/web/…` what a game adds, wherever it lies.
    """
    first, *rest = path.split("/")
    if not path or first in SCREENS:
        return _read([web_folder() / "index.html"])
    folder: Path | None = None
    if first == "web":
        folder = web_folder()
    elif first == "games" and len(rest) > 2 and rest[1] == "web":
        folder, rest = part_folder(rest[0]), rest[2:]
    if folder is None or not rest or not all(map(_is_plain, rest)):
        raise Missing
    if rest[-1].endswith(".py") or rest[0] == "texts":
        raise Missing
    return _read([folder.joinpath(*rest)])


def texts_for(folder: str, name: str) -> File:
    """The Fluent file of a part in a language; with that of its part of the page, if it is a game's.

    A game from elsewhere that doesn't speak the language speaks English.
    """
    language, _, ending = name.partition(".")
    if ending != "ftl" or language not in LANGUAGES:
        raise Missing
    texts, part = text_folders().get(folder), part_folder(folder)
    folders = [Path(str(texts))] if texts else []
    folders += [part / "texts"] if part else []
    return _read([file for each in folders if (file := _spoken(each, language))])


def respond(request: Request, file: File) -> Response:
    """A file, or that it hasn't changed."""
    headers = {"etag": file.etag, "cache-control": "no-cache"}
    if file.etag in request.headers.get("if-none-match", ""):
        return Response(status_code=304, headers=headers)
    return Response(file.body, media_type=file.type, headers=headers)


def _is_plain(part: str) -> bool:
    """Whether a part of a path names a file or folder that may be seen, and leads nowhere else."""
    return part != "" and not part.startswith((".", "_")) and not set(part) & {"\\", ":"}


def _spoken(folder: Path, language: str) -> Path | None:
    """The texts of a folder in a language, else in English."""
    files = (folder / f"{each}.ftl" for each in (language, LANGUAGES[0]))
    return next((file for file in files if file.is_file()), None)


def _read(paths: list[Path]) -> File:
    """A file, or several of one kind after each other."""
    try:
        if not paths or not all(path.is_file() for path in paths):
            raise Missing
        return _file(tuple(paths), tuple((path.stat().st_mtime_ns, path.stat().st_size) for path in paths))
    except (OSError, ValueError):
        raise Missing from None


@lru_cache(maxsize=KEPT)
def _file(paths: tuple[Path, ...], _changed: tuple[tuple[int, int], ...]) -> File:
    body = b"\n".join(path.read_bytes() for path in paths)
    suffix, name = paths[0].suffix, paths[0].name
    type = TYPES.get(suffix) or mimetypes.guess_type(name)[0] or "application/octet-stream"
    if type.startswith(TEXTUAL):
        type += "; charset=utf-8"
    return File(body, type, f'"{hashlib.sha256(body).hexdigest()[:24]}"')
