"""Everything of a game lies in its folder: outside games/, neither Python nor texts nor the page name a game.

Examples in docstrings may. In the files of the page no word may, nor may it be what several games share.
"""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from pathlib import Path

import pytest

import kroon
from kroon.core.page import part_of
from kroon.core.registry import game_modules

SOURCE = Path(kroon.__file__).parent
IDS = [name for name, module in game_modules().items() if module.startswith("kroon.games.")]
SHARED = sorted(path.parent.name for path in SOURCE.glob("games/*/web") if path.parent.name not in IDS)
"""The folders of what several games share on the page."""
NAMED = re.compile(rf"(?<![a-z])({'|'.join(IDS)})(?![a-z])", re.IGNORECASE)
"""The name of a game as a word, also within a path or a longer name such as `kroon_NAME` or `NAME-v0`."""
SHOWN = re.compile(rf"(?<![a-z])({'|'.join([*IDS, *SHARED])})(?![a-z])", re.IGNORECASE)
"""The same, and the names of what several games share."""
PAGE = (".js", ".ts", ".css", ".html", ".json", ".svg")
"""The files that a page is made of."""
HOMONYMS = {"service/origins.py": "where requests come from, as HTTP calls it"}
"""Files that are called as a game is, and have nothing to do with it."""

FILES = sorted(
    path
    for path in SOURCE.rglob("*")
    if path.is_file()
    and path.relative_to(SOURCE).parts[0] != "games"
    and not {"__pycache__", "vendor"} & set(path.parts)
)


def of_kind(*endings: str) -> pytest.MarkDecorator:
    found = [path for path in FILES if path.suffix in endings]
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


@of_kind(*PAGE)
def test_no_file_of_the_page_outside_games_names_a_game_or_what_games_share(path: Path) -> None:
    assert SHOWN.findall(path.read_text(encoding="utf-8")) == []


def test_every_kind_of_file_of_the_page_is_looked_at() -> None:
    page = {
        path.suffix
        for path in SOURCE.joinpath("web").rglob("*")
        if path.is_file() and "vendor" not in path.parts
    }
    assert page - {".py", ".pyc", ".ftl"} <= set(PAGE)


def test_what_games_share_is_named_by_a_game() -> None:
    told = {name for game in IDS for name in part_of(game).shares}
    assert told == set(SHARED)


def test_no_file_or_folder_outside_games_is_called_as_a_game() -> None:
    called = {str(path.relative_to(SOURCE)) for path in FILES if SHOWN.search(str(path.relative_to(SOURCE)))}
    assert called == set(HOMONYMS)


@pytest.mark.parametrize("game", IDS)
def test_a_name_is_found_as_a_string_in_a_path_in_a_longer_name_and_as_an_import(game: str) -> None:
    for text in (game, game.title(), f"games/{game}/texts", f"kroon_{game}", f"{game}-v0", f"{game}_v0.py"):
        assert named_in(f"x = {text!r}") == [text]
    assert named_in(f"x = f'kroon/{game}-v{{1}}'") == [f"kroon/{game}-v"]
    assert named_in(f"import kroon.games.{game}.rules") == [f"kroon.games.{game}.rules"]
    assert named_in(f"from kroon.games import {game}") == [f"kroon.games.{game}"]
    assert named_in(f"from kroon.games.{game} import view") == [f"kroon.games.{game}.view"]


@pytest.mark.parametrize("name", [*IDS, *SHARED])
def test_a_name_is_found_in_an_import_a_comment_an_attribute_and_the_key_of_a_text(name: str) -> None:
    for line in (
        f'import x from "../../games/{name}/web/index.js";',
        f"// as in {name.title()}",
        f':root[data-game="{name}"] {{}}',
        f't("web-{name}-home")',
        f"web-about-{name} = …",
    ):
        assert SHOWN.findall(line), line
    assert not SHOWN.findall(f"{name}able un{name}")


@pytest.mark.parametrize("game", IDS)
def test_a_docstring_a_variable_and_a_module_elsewhere_may_have_the_name_of_a_game(game: str) -> None:
    assert named_in(f'"""Such as {game}."""\n{game} = 1\n"""As in {game}."""') == []
    assert named_in(f"from kroon.service.{game} import x") == []
    assert named_in(f"x = '{game}able'") == []
