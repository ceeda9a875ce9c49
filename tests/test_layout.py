"""Everything of a game lies in its folder: outside games/, the Python and its texts name no game.

Examples in docstrings may. The files of the page (web/) aren't looked at here.
"""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from pathlib import Path

import pytest

import kroon
from kroon.core.registry import game_modules

SOURCE = Path(kroon.__file__).parent
IDS = [name for name, module in game_modules().items() if module.startswith("kroon.games.")]
NAMED = re.compile(rf"(?<![a-z])({'|'.join(IDS)})(?![a-z])", re.IGNORECASE)
"""The name of a game as a word, also within a path or a longer name such as `kroon_NAME` or `NAME-v0`."""
HOMONYMS = {"service/origins.py": "where requests come from, as HTTP calls it"}
"""Files that are called as a game is, and have nothing to do with it."""

FILES = sorted(
    path
    for path in SOURCE.rglob("*")
    if path.is_file()
    and path.relative_to(SOURCE).parts[0] not in ("games", "web")
    and "__pycache__" not in path.parts
)


def of_kind(ending: str) -> pytest.MarkDecorator:
    found = [path for path in FILES if path.suffix == ending]
    assert found
    return pytest.mark.parametrize("path", found, ids=[str(path.relative_to(SOURCE)) for path in found])


def strings(tree: ast.AST) -> Iterator[ast.Constant]:
    """The texts of a module, but for docstrings and those that stand alone below what they explain."""
    alone = {id(node.value) for node in ast.walk(tree) if isinstance(node, ast.Expr)}
    for node in ast.walk(tree):
        if isinstance(node, ast.Constant) and isinstance(node.value, str) and id(node) not in alone:
            yield node


def imports(tree: ast.AST) -> Iterator[str]:
    """What a module imports, with the names that it takes from there."""
    for node in ast.walk(tree):
        if isinstance(node, ast.Import):
            yield from (each.name for each in node.names)
        elif isinstance(node, ast.ImportFrom):
            yield from (f"{node.module}.{each.name}" for each in node.names)


def named_in(source: str) -> list[str]:
    """The strings and imports of a module that name a game."""
    tree = ast.parse(source)
    named = [node.value for node in strings(tree) if NAMED.search(str(node.value))]
    taken = [name for name in imports(tree) if re.match(rf"kroon\.games\.({'|'.join(IDS)})\b", name)]
    return [*map(str, named), *taken]


@of_kind(".py")
def test_no_module_outside_games_names_a_game(path: Path) -> None:
    assert named_in(path.read_text(encoding="utf-8")) == []


@of_kind(".py")
def test_no_module_outside_games_imports_a_part_of_one(path: Path) -> None:
    taken = [
        name for name in imports(ast.parse(path.read_text(encoding="utf-8"))) if name.startswith("kroon.games.")
    ]
    assert set(taken) <= {"kroon.games.FIRST"}


@of_kind(".ftl")
def test_no_text_outside_games_names_a_game(path: Path) -> None:
    assert NAMED.findall(path.read_text(encoding="utf-8")) == []


def test_no_file_or_folder_outside_games_is_called_as_a_game() -> None:
    called = {str(path.relative_to(SOURCE)) for path in FILES if NAMED.search(str(path.relative_to(SOURCE)))}
    assert called == set(HOMONYMS)


@pytest.mark.parametrize("game", IDS)
def test_a_name_is_found_as_a_string_in_a_path_in_a_longer_name_and_as_an_import(game: str) -> None:
    for text in (game, game.title(), f"games/{game}/texts", f"kroon_{game}", f"{game}-v0", f"{game}_v0.py"):
        assert named_in(f"x = {text!r}") == [text]
    assert named_in(f"x = f'kroon/{game}-v{{1}}'") == [f"kroon/{game}-v"]
    assert named_in(f"import kroon.games.{game}.rules") == [f"kroon.games.{game}.rules"]
    assert named_in(f"from kroon.games import {game}") == [f"kroon.games.{game}"]
    assert named_in(f"from kroon.games.{game} import view") == [f"kroon.games.{game}.view"]


@pytest.mark.parametrize("game", IDS)
def test_a_docstring_a_variable_and_a_module_elsewhere_may_have_the_name_of_a_game(game: str) -> None:
    assert named_in(f'"""Such as {game}."""\n{game} = 1\n"""As in {game}."""') == []
    assert named_in(f"from kroon.service.{game} import x") == []
    assert named_in(f"x = '{game}able'") == []
