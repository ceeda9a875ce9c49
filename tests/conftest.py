"""The order of the suite, and its options: all of it, the tests of one rule, and new golden records."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from pathlib import Path

import pytest
from hypothesis import Phase, settings

from kroon.conformance.cases import Case, few_cases_of

settings.register_profile("unshrunk", phases=[Phase.explicit, Phase.generate])  # for the check of mutations

HERE = Path(__file__).parent
LONG = ("web", "cluster", "client", "service", "review", "cli", "arena", "conformance")
"""The folders whose tests take longest."""


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption("--all", action="store_true", help="also the tests that are marked `more`")
    parser.addoption("--rule", action="append", default=[], metavar="K11", help="only the tests of this rule")
    parser.addoption("--regenerate-golden", action="store_true", help="write the golden records anew")


def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    wanted = set(config.getoption("--rule"))
    if not config.getoption("--all"):
        _keep(config, items, lambda item: not _is_more(item))
    if not wanted:
        items.sort(key=_turn)
        return
    _keep(config, items, lambda item: bool(wanted & _rules(item)))
    items.sort(key=lambda item: item.get_closest_marker("hypothesis") is not None)  # slow ones last


def _keep(config: pytest.Config, items: list[pytest.Item], wanted: Callable[[pytest.Item], bool]) -> None:
    """Leave out all other tests."""
    left_out = [item for item in items if not wanted(item)]
    items[:] = [item for item in items if wanted(item)]
    config.hook.pytest_deselected(items=left_out)


def _is_more(item: pytest.Item) -> bool:
    """Whether a test is for the long run; so are those of the conformance suite that try pairs of options."""
    given = item.callspec.params if isinstance(item, pytest.Function) and hasattr(item, "callspec") else {}
    case = given.get("case")
    pairs = isinstance(case, Case) and case.number not in _few(case.name)
    return item.get_closest_marker("more") is not None or pairs or given.get("rest") is True


@cache
def _few(game: str) -> set[int]:
    """The numbers of the cases of a game that every run tries."""
    return {case.number for case in few_cases_of(game)}


def _turn(item: pytest.Item) -> int:
    """When a test is run: long ones first, so that the last ones can be shared out evenly among processes."""
    folder = item.path.relative_to(HERE).parts[0] if item.path.is_relative_to(HERE) else "conformance"
    return LONG.index(folder) if folder in LONG else len(LONG)


def _rules(item: pytest.Item) -> set[str]:
    """The numbers of the rules that a test holds to."""
    return {number for mark in item.iter_markers("rule") for number in mark.args}


@pytest.fixture(autouse=True)
def _english(monkeypatch: pytest.MonkeyPatch) -> None:
    """Sentences come in English, whatever the machine's language is."""
    monkeypatch.setenv("KROON_LANG", "en")
