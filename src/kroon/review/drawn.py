"""The table of the browser inside one page: its modules, styles, drawings and texts, with nothing left to load.

A page that is opened from disk can't load a module by its path. So every module is put into the page as a
data: URL under a name, and what one imports from another by a path it imports by that name: an import map
knows all names.
"""

from __future__ import annotations

import gzip
import json
import re
from base64 import b64encode
from html import escape
from importlib import resources
from pathlib import Path
from posixpath import dirname, join, normpath
from typing import Any
from urllib.parse import quote

from kroon.core.page import own_path, part_files, part_folder, part_of
from kroon.core.texts import language, text_folders

SCRIPT = "review/page.js"
IMPORT = re.compile(r"""((?:\bfrom|\bimport)\s*\(?\s*["'])(\.[\w./-]+\.js(?:on)?)(?=["'])""")
TYPES = re.compile(r"/\*\*.*?\*/", re.DOTALL)
"""Comments with types: nobody reads them in a page."""
FONT = re.compile(r"@font-face\s*\{[^}]*\}\s*")
"""Fonts of our own would make the page twice as large."""
DARK = re.compile(r""":root\[data-theme="dark"\]([^{}]*)\{([^{}]*)\}""")
PLAIN = " !$()*,/:;=?@[]^_`{|}~.-+"
"""What a data: URL may hold as it is."""
POLICY = "default-src 'none'; script-src 'unsafe-inline' data:; connect-src data:; style-src 'unsafe-inline'"
"""What a browser lets the page do: nothing is loaded from anywhere; modules of JSON count as connections."""
LICENCES = ("preact", "signals", "htm")
"""Of the libraries that the page holds; that of Fluent is the one of htm."""


def head(game: str) -> str:
    """The styles and modules that draw a game, and that nothing else may be used: for the head of a page."""
    found = modules(SCRIPT, _game_module(game))
    names = {name: f"data:{_type(name)};charset=utf-8,{quote(code, PLAIN)}" for name, code in found.items()}
    frame = [_path(f"web/css/{name}.css") for name in ("tokens", "base", "words")]
    styles = "\n".join(_style(path) for path in (*frame, *part_files(game, "style.css")))
    return (
        f'<meta http-equiv="Content-Security-Policy" content="{POLICY}"/>\n'
        f"<style>/*<![CDATA[*/\n{styles}\n/*]]>*/</style>\n"
        f'<script type="importmap">{_safe(json.dumps({"imports": names}))}</script>\n'
        f'<script type="module">import "{SCRIPT}";</script>\n'
    )


def art(game: str) -> str:
    """The drawings that the modules of a game use by their ids: for the body of a page."""
    files = (_path("web/art/icons.svg"), *part_files(game, "art.svg"))
    texts = (file.read_text(encoding="utf-8") for file in files)
    return "\n".join(text[text.index("<svg") :].strip() for text in texts)


def carried(game: str, values: dict[str, Any]) -> str:
    """What the script of the page works on, packed, with the texts that it and the game need."""
    spoken, folders = language(), text_folders()
    names = [name for name in ("web", "review", *part_of(game).shares, game) if name in folders]
    files = [Path(str(folders[name])) / f"{spoken}.ftl" for name in names]
    files = [file if file.is_file() else file.with_name("en.ftl") for file in files]
    files += part_files(game, f"texts/{spoken}.ftl") or part_files(game, "texts/en.ftl")
    texts = [file.read_text(encoding="utf-8") for file in files]
    whole = {"game": game, "module": _game_module(game), "language": spoken, "texts": texts, **values}
    packed = gzip.compress(json.dumps(whole, separators=(",", ":")).encode(), mtime=0)
    return f'<script type="text/plain" id="carried">{b64encode(packed).decode()}</script>'


def licences() -> str:
    """The licences of the libraries that the page holds."""
    files = (_path(f"web/vendor/licences/{name}.txt") for name in LICENCES)
    texts = [file.read_text(encoding="utf-8").strip("\n") for file in files]
    return f"<pre>{escape((chr(10) * 3).join(texts))}</pre>"


def modules(*entries: str) -> dict[str, str]:
    """Modules and all that they import, by their paths on a server; what they import is named so, too."""
    found: dict[str, str] = {}
    waiting = list(entries)
    while waiting:
        name = waiting.pop()
        if name in found:
            continue
        code = _path(name).read_text(encoding="utf-8")
        if "/vendor/" not in name:
            code = TYPES.sub("", code)
        here = dirname(name)
        waiting += [normpath(join(here, path)) for _, path in IMPORT.findall(code)]
        found[name] = IMPORT.sub(lambda each, at=here: each[1] + normpath(join(at, each[2])), code)  # type: ignore[misc]
    return found


def _game_module(game: str) -> str:
    """The module that draws a game; one that brings none is shown in words."""
    return own_path(game, "index.js") or "web/js/boards/words.js"


def _path(name: str) -> Path:
    """The file of a path on a server: of a game's part of the page, wherever that lies, or of this package."""
    first, *rest = name.split("/")
    folder = part_folder(rest[0]) if first == "games" else None
    return folder.joinpath(*rest[2:]) if folder else Path(str(resources.files("kroon"))).joinpath(first, *rest)


def _type(name: str) -> str:
    return "application/json" if name.endswith(".json") else "text/javascript"


def _style(path: Path) -> str:
    """A style sheet whose dark theme follows the system, as nothing can be chosen here."""
    text = FONT.sub("", path.read_text(encoding="utf-8"))
    return DARK.sub(r"@media (prefers-color-scheme: dark) { :root:root\1{\2} }", text)


def _safe(text: str) -> str:
    """JSON that no tag can hide in."""
    for letter in "<>&":
        text = text.replace(letter, f"\\u{ord(letter):04x}")
    return text
