"""Every rule of a game's README has a test, and a text that people can read."""

from __future__ import annotations

import ast
import re
from functools import cache
from importlib import resources
from pathlib import Path

import pytest

from kroon.core.registry import game_names
from kroon.core.texts import LANGUAGES, has, say_in

TESTS = Path(__file__).parent.parent

every_game = pytest.mark.parametrize("name", game_names())


@cache
def rules_of_readme(name: str) -> dict[str, str]:
    """The rules of a game's README: number and text."""
    text = (resources.files("kroon.games") / name / "README.md").read_text(encoding="utf-8")
    found = re.findall(r"^- \*\*([A-Z]+\d+)\*\* (.+?)(?=^- |^#|^\s*$|\Z)", text, re.MULTILINE | re.DOTALL)
    return {number: " ".join(words.split()) for number, words in found}


@cache
def rules_with_tests() -> frozenset[str]:
    """The numbers that stand in a marker of a test function."""
    found = set()
    for path in TESTS.rglob("test_*.py"):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.FunctionDef) and node.name.startswith("test_"):
                for mark in node.decorator_list:
                    if isinstance(mark, ast.Call) and ast.unparse(mark.func) == "pytest.mark.rule":
                        found |= {arg.value for arg in mark.args if isinstance(arg, ast.Constant)}
    return frozenset(str(number) for number in found)


@every_game
def test_a_readme_numbers_all_rules_that_have_a_text(name: str) -> None:
    numbers = list(rules_of_readme(name))
    letter = numbers[0].rstrip("0123456789")
    texts = [f"{letter}{n}" for n in range(1, 100) if has(f"{name}-rule-{letter}{n}")]
    assert sorted(numbers) == sorted(texts)
    assert numbers[0] == f"{letter}1"


@every_game
def test_every_rule_of_the_readme_has_a_test(name: str) -> None:
    assert sorted(set(rules_of_readme(name)) - rules_with_tests()) == []


def test_every_marker_names_a_rule_that_there_is() -> None:
    known = {number for name in game_names() for number in rules_of_readme(name)}
    assert sorted(rules_with_tests() - known) == []


@every_game
def test_every_rule_of_the_readme_has_a_text_in_every_language(name: str) -> None:
    for number in rules_of_readme(name):
        texts = {say_in(language, f"{name}-rule-{number}") for language in LANGUAGES}
        assert len(texts) == len(LANGUAGES), number


@every_game
def test_the_english_texts_of_the_rules_are_those_of_the_readme(name: str) -> None:
    for number, text in rules_of_readme(name).items():
        assert " ".join(say_in("en", f"{name}-rule-{number}").split()) == text, number
