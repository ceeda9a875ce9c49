"""Texts for people, from Fluent files: English, Dutch and German.

Files lie in folders named `texts` (en.ftl, nl.ftl, de.ftl): one beside this file for what all parts
share, one in each game's folder. Keys are unique over all of them.
"""

from __future__ import annotations

import locale
import os
from functools import cache
from importlib import resources
from importlib.resources.abc import Traversable
from typing import Any

LANGUAGES = ("en", "nl", "de")

_chosen: str | None = None


def choose_language(language: str) -> None:
    """Use one of LANGUAGES from now on."""
    global _chosen
    if language not in LANGUAGES:
        raise ValueError(language)
    _chosen = language


def language() -> str:
    """The language in use: the chosen one, else that of the environment, else English."""
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
    """The text of a key in one of LANGUAGES. A missing key is a mistake of ours: KeyError."""
    bundle = _bundle(language)
    message = bundle.get_message(key)
    if message.value is None:
        raise KeyError(key)
    text, errors = bundle.format_pattern(message.value, args)
    if errors:
        raise KeyError(f"{key}: {errors[0]}")
    return str(text)


def has(key: str) -> bool:
    """Whether a key exists."""
    return bool(_bundle(language()).has_message(key))


@cache
def _bundle(language: str) -> Any:
    from fluent.runtime import FluentBundle, FluentResource

    bundle = FluentBundle([language], use_isolating=False)
    for folder in text_folders():
        file = folder / f"{language}.ftl"
        bundle.add_resource(FluentResource(file.read_text(encoding="utf-8")), allow_overrides=False)
    return bundle


def text_folders() -> list[Traversable]:
    """The folders with Fluent files: one in each package that has texts, and in each game."""
    kroon = resources.files("kroon")
    packages = [*kroon.iterdir(), *(kroon / "games").iterdir()]
    found = [package / "texts" for package in packages if (package / "texts").is_dir()]
    return sorted(found, key=str)
