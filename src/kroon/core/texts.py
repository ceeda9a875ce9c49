"""Texts for people, from Fluent files: English, Dutch and German.

Files lie in folders named `texts` (en.ftl, nl.ftl, de.ftl): one beside this file for what all parts
share, one in each package that has texts of its own, also of games from elsewhere. Keys of a package begin with
its name, so that a file is read only when something is said from it. A game from elsewhere that doesn't speak a
language speaks English. A program has one language (`choose_language`); what serves several
people speaks to each in theirs (`with speaking("nl"):`).
"""

from __future__ import annotations

import locale
import os
from collections.abc import Iterator
from contextlib import contextmanager
from contextvars import ContextVar
from functools import cache, lru_cache
from importlib import resources
from importlib.resources.abc import Traversable
from typing import Any

LANGUAGES = ("en", "nl", "de")

_chosen: str | None = None
_spoken: ContextVar[str | None] = ContextVar("kroon_language", default=None)


def choose_language(language: str) -> None:
    """Use one of LANGUAGES from now on."""
    global _chosen
    if language not in LANGUAGES:
        raise ValueError(language)
    _chosen = language


@contextmanager
def speaking(language: str) -> Iterator[None]:
    """Use one of LANGUAGES for the time of the block, in this thread or task only."""
    if language not in LANGUAGES:
        raise ValueError(language)
    before = _spoken.set(language)
    try:
        yield
    finally:
        _spoken.reset(before)


def language() -> str:
    """The language in use: that of `speaking`, else the chosen one, or that of the environment, or English."""
    spoken = _spoken.get()
    if spoken:
        return spoken
    if _chosen:
        return _chosen
    for name in ("KROON_LANG", "LC_ALL", "LC_MESSAGES", "LANG"):
        code = os.environ.get(name, "")[:2].lower()
        if code:
            return code if code in LANGUAGES else "en"
    code = (locale.getlocale()[0] or "")[:2].lower()
    return code if code in LANGUAGES else "en"


def say(key: str, /, **args: Any) -> str:
    """The text of a key in the language in use."""
    return say_in(language(), key, **args)


def say_in(language: str, key: str, /, **args: Any) -> str:
    """The text of a key in one of LANGUAGES. A missing key is a mistake of ours: KeyError.

    A key such as `tell-place.move` is that of a variant: an attribute of the text in its Fluent file.
    """
    given = tuple((name, type(value), value) for name, value in args.items())
    return _said(language, key, given)


@lru_cache(maxsize=8192)
def _said(language: str, key: str, given: tuple[tuple[str, type, Any], ...]) -> str:
    """Tables tell the same to all who look on: what was said is kept for a while. 1 and True differ by type."""
    pattern = _pattern(language, key)
    if pattern is None:
        raise KeyError(key)
    args = {name: value for name, _, value in given}
    text, errors = _bundle(language, _folder_of(key)).format_pattern(pattern, args)
    if errors:
        raise KeyError(f"{key}: {errors[0]}")
    return str(text)


def has(key: str) -> bool:
    """Whether a key exists."""
    return _pattern(language(), key) is not None


def text_folders() -> dict[str, Traversable]:
    """The folders with Fluent files by the name of their package; keys begin with it, but for those of core."""
    from kroon.core.registry import game_folder, game_names  # it needs texts itself

    kroon = resources.files("kroon")
    packages: dict[str, Traversable] = {name: game_folder(name) for name in game_names()}
    packages |= {package.name: package for package in (*kroon.iterdir(), *(kroon / "games").iterdir())}
    return {name: package / "texts" for name, package in packages.items() if (package / "texts").is_dir()}


@cache
def _folders() -> dict[str, Traversable]:
    return text_folders()


def _pattern(language: str, key: str) -> Any:
    """What Fluent makes a text of; None for a key that doesn't exist."""
    bundle, (text, _, variant) = _bundle(language, _folder_of(key)), key.partition(".")
    if not bundle.has_message(text):
        return None
    found = bundle.get_message(text)
    return found.attributes.get(variant) if variant else found.value


def _folder_of(key: str) -> str:
    package = key.partition("-")[0]
    return package if package in _folders() else "core"


@cache
def _bundle(language: str, folder: str) -> Any:
    from fluent.runtime import FluentBundle, FluentResource

    bundle = FluentBundle([language], use_isolating=False)
    files = [_folders()[folder] / f"{spoken}.ftl" for spoken in (language, LANGUAGES[0])]
    found = next((file for file in files if file.is_file()), None)
    if found is not None:
        bundle.add_resource(FluentResource(found.read_text(encoding="utf-8")), allow_overrides=False)
    return bundle
