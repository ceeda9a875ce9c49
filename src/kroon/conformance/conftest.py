"""How pytest runs the suite: which games and cases, and a summary that names the rules that were broken.

A test asks for `case` to be run for every case, for `some_case` where it takes long, for `one_case` to be run
once for each game, or for `name`, the name of a game. Its docstring is the rule that it holds a game to.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Generator
from typing import Any

import pytest

from kroon.conformance.cases import Case, cases_of
from kroon.core.registry import game_names

GAME, RULE = "conformance game", "conformance rule"
"""What a report says of the test beside how it ended."""


def pytest_addoption(parser: pytest.Parser) -> None:
    """Which games, and which random games of them."""
    parser.addoption("--game", action="append", default=[], help="a game that the conformance suite is run for")
    parser.addoption("--seed", type=int, default=0, help="the seed of the conformance suite's random games")


def pytest_generate_tests(metafunc: pytest.Metafunc) -> None:
    """Give a test the cases that it asks for."""
    names = metafunc.config.getoption("--game") or game_names()
    if "name" in metafunc.fixturenames:
        metafunc.parametrize("name", names)
    kinds = {"case": _every, "some_case": _some, "one_case": _one}
    for wanted in kinds.keys() & set(metafunc.fixturenames):
        seed = metafunc.config.getoption("--seed")
        cases = [case for name in names for case in kinds[wanted](cases_of(name, seed))]
        metafunc.parametrize(wanted, cases, ids=[str(case) for case in cases])


@pytest.fixture(autouse=True)
def _english(monkeypatch: pytest.MonkeyPatch) -> None:
    """Sentences come in English, whatever the machine's language is."""
    monkeypatch.setenv("KROON_LANG", "en")


@pytest.hookimpl(wrapper=True)
def pytest_runtest_makereport(item: pytest.Item) -> Generator[None, Any, Any]:
    """Note which game a test was about, and the rule; a failure says the rule before all else."""
    report = yield
    assert isinstance(item, pytest.Function)
    about = next((value for value in item.callspec.params.values() if isinstance(value, (Case, str))), "")
    rule = " ".join((item.function.__doc__ or item.name).split())
    report.user_properties += [(GAME, about.name if isinstance(about, Case) else about), (RULE, rule)]
    if report.failed:
        report.sections.append(("the rule of the contract that is broken", f"{about}: {rule}"))
    return report


def pytest_terminal_summary(terminalreporter: Any) -> None:
    """For each game: how many checks held, and the rules that it broke."""
    held, broken = Counter[str](), dict[str, Counter[str]]()
    for outcome in ("passed", "failed", "error"):
        for report in terminalreporter.stats.get(outcome, []):
            known = dict(getattr(report, "user_properties", []))
            if GAME not in known:
                continue
            rules = broken.setdefault(known[GAME], Counter())
            if outcome == "passed":
                held[known[GAME]] += 1
            else:
                rules[known[RULE]] += 1
    if broken:
        terminalreporter.section("conformance")
    for name, rules in sorted(broken.items()):
        verdict = "breaks the contract" if rules else "keeps the contract"
        terminalreporter.write_line(f"{name}: {verdict} ({held[name]} checks held, {rules.total()} failed)")
        for rule, times in rules.items():
            terminalreporter.write_line(f"  broken in {times}: {rule}")


def _every(cases: list[Case]) -> list[Case]:
    return cases


def _some(cases: list[Case]) -> list[Case]:
    return cases[::6]


def _one(cases: list[Case]) -> list[Case]:
    return cases[len(cases) // 2 :][:1]
