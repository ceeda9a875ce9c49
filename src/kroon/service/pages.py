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
    """The file of a path; the page itself for the paths of screens."""
    if not path or path.partition("/")[0] in SCREENS:
        path = "index.html"
    parts = path.split("/")
    if any(part in ("", ".", "..") or part.startswith((".", "_")) or "\\" in part for part in parts):
        raise Missing
    if parts[-1].endswith(".py") or parts[0] == "texts":
        raise Missing
    return _read(web_folder().joinpath(*parts))


def texts_for(folder: str, name: str) -> File:
    """The Fluent file of a part in a language."""
    language, _, ending = name.partition(".")
    if ending != "ftl" or language not in LANGUAGES:
        raise Missing
    found = text_folders().get(folder)
    if found is None:
        raise Missing
    return _read(Path(str(found)) / name)


def respond(request: Request, file: File) -> Response:
    """A file, or that it hasn't changed."""
    headers = {"etag": file.etag, "cache-control": "no-cache"}
    if file.etag in request.headers.get("if-none-match", ""):
        return Response(status_code=304, headers=headers)
    return Response(file.body, media_type=file.type, headers=headers)


def _read(path: Path) -> File:
    try:
        about = path.stat()
        if not path.is_file():
            raise Missing
        return _file(path, about.st_mtime_ns, about.st_size)
    except (OSError, ValueError):
        raise Missing from None


@lru_cache(maxsize=KEPT)
def _file(path: Path, _changed: int, _size: int) -> File:
    body = path.read_bytes()
    type = TYPES.get(path.suffix) or mimetypes.guess_type(path.name)[0] or "application/octet-stream"
    if type.startswith(TEXTUAL):
        type += "; charset=utf-8"
    return File(body, type, f'"{hashlib.sha256(body).hexdigest()[:24]}"')
