"""Texts: three languages with the same keys and variables, and every key that the source uses."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any

import pytest
from fluent.syntax import FluentParser
from fluent.syntax import ast as ftl
from fluent.syntax.visitor import Visitor

import kroon
from kroon.core import texts
from kroon.core.page import part_folder
from kroon.core.texts import LANGUAGES, say, say_in, text_folders

SOURCE = Path(kroon.__file__).parent
SPEAKERS = {"say", "message", "Message", "Reason", "Malformed", "WrongOptions", "KroonError", "BotFailed"}
"""What takes a key as its first argument."""


class _Variables(Visitor):  # type: ignore[misc]
    """Collects the variables of a message."""

    def __init__(self) -> None:
        self.names: set[str] = set()

    def visit_VariableReference(self, node: Any) -> None:  # noqa: N802
        self.names.add(node.id.name)


def variables(node: Any) -> set[str]:
    """The names of the variables in a part of a Fluent file."""
    visitor = _Variables()
    visitor.visit(node)
    return visitor.names


def messages(path: Any) -> dict[str, set[str]]:
    """The keys of a Fluent file, and those of the variants below them, with their variables."""
    found: dict[str, set[str]] = {}
    for entry in FluentParser().parse(path.read_text(encoding="utf-8")).body:
        assert not isinstance(entry, ftl.Junk), f"{path}: {entry.content}"
        if isinstance(entry, ftl.Message):
            assert entry.id.name not in found, f"{path}: {entry.id.name} twice"
            found[entry.id.name] = variables(entry.value)
            for variant in entry.attributes:
                found[f"{entry.id.name}.{variant.id.name}"] = variables(variant)
    return found


PARTS = [folder / "texts" for name in text_folders() if (folder := part_folder(name))]
"""What the games' parts of the page say."""
FOLDERS = [*(Path(str(folder)) for folder in text_folders().values()), *PARTS]


@pytest.mark.parametrize("folder", FOLDERS, ids=["/".join(folder.parts[-3:-1]) for folder in FOLDERS])
def test_all_languages_have_the_same_keys_and_variables(folder: Any) -> None:
    english = messages(folder / "en.ftl")
    for language in LANGUAGES:
        assert messages(folder / f"{language}.ftl") == english, language


def test_keys_begin_with_the_name_of_their_package() -> None:
    folders = text_folders()
    for package, folder in folders.items():
        for key in messages(folder / "en.ftl"):
            first = key.partition("-")[0]
            assert first not in folders if package == "core" else first == package, key
    assert all(key.startswith("web-") for folder in PARTS for key in messages(folder / "en.ftl"))


def test_every_key_that_the_source_names_exists() -> None:
    known = {key for folder in FOLDERS for key in messages(folder / "en.ftl")}
    for path, line, pattern in _used():
        assert any(re.fullmatch(pattern, key) for key in known), f"{path.name}:{line}: {pattern}"


def test_texts_are_given_the_variables_that_they_need() -> None:
    known = {key: names for folder in FOLDERS for key, names in messages(folder / "en.ftl").items()}
    for path, line, call in _calls():
        key = call.args[0] if call.args else None
        if not isinstance(key, ast.Constant) or any(each.arg is None for each in call.keywords):
            continue
        place = {"Reason": 2, "Message": 1}.get(ast.unparse(call.func))
        if place is not None:
            given_as = call.args[place] if len(call.args) > place else None
            if not isinstance(given_as, ast.Dict):
                continue
            given = {each.value for each in given_as.keys if isinstance(each, ast.Constant)}
        else:
            given = {each.arg for each in call.keywords}
        assert known[str(key.value)] <= given, f"{path.name}:{line}"


def test_a_variant_needs_no_more_than_the_text_itself() -> None:
    known = {key: names for folder in FOLDERS for key, names in messages(folder / "en.ftl").items()}
    variants = [key for key in known if "." in key]
    assert variants
    for key in variants:
        assert known[key] <= known[key.partition(".")[0]], key


def test_a_missing_key_or_variable_is_a_mistake_of_ours() -> None:
    with pytest.raises(KeyError):
        say("no-such-key")
    with pytest.raises(KeyError):
        say("game-unknown", name="x")


def test_the_language_is_the_chosen_one_or_that_of_the_environment(monkeypatch: pytest.MonkeyPatch) -> None:
    for name in ("KROON_LANG", "LC_ALL", "LC_MESSAGES", "LANG"):
        monkeypatch.delenv(name, raising=False)
    monkeypatch.setattr(texts, "_chosen", None)
    monkeypatch.setenv("LANG", "nl_NL.UTF-8")
    assert texts.language() == "nl"
    monkeypatch.setenv("LC_ALL", "C.UTF-8")
    assert texts.language() == "en"
    monkeypatch.setenv("KROON_LANG", "de")
    assert texts.language() == "de"
    assert say("illegal") == say_in("de", "illegal")
    texts.choose_language("nl")
    assert texts.language() == "nl"
    with pytest.raises(ValueError, match="fr"):
        texts.choose_language("fr")


def test_each_thread_speaks_its_own_language(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(texts, "_chosen", "en")
    with texts.speaking("nl"):
        assert texts.language() == "nl"
        with ThreadPoolExecutor(1) as other:
            assert other.submit(texts.language).result() == "en"
        with texts.speaking("de"):
            assert say("illegal") == say_in("de", "illegal")
        assert texts.language() == "nl"
    assert texts.language() == "en"
    with pytest.raises(ValueError, match="fr"), texts.speaking("fr"):
        pass


def _calls() -> Iterator[tuple[Path, int, ast.Call]]:
    for path in SOURCE.rglob("*.py"):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Call) and ast.unparse(node.func).rpartition(".")[2] in SPEAKERS:
                yield path, node.lineno, node


def _used() -> Iterator[tuple[Path, int, str]]:
    """The keys that are named in the source, as patterns."""
    for path, line, call in _calls():
        for key in call.args[:1]:
            if isinstance(key, ast.Constant) and isinstance(key.value, str):
                yield path, line, re.escape(key.value)
            elif isinstance(key, ast.JoinedStr):
                parts = (str(each.value) if isinstance(each, ast.Constant) else None for each in key.values)
                yield path, line, "".join(".+" if part is None else re.escape(part) for part in parts)
