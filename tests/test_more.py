"""What runs every time, and what with `./test --all` only."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest

from kroon.conformance.cases import cases_of, few_cases_of
from kroon.core.registry import game_names
from tests.more import matrix, more

ROOT = Path(__file__).parent.parent
COLLECTED = "tests/core/test_engine.py::test_a_second_process_loads_every_kernel_from_the_cache"


@pytest.mark.parametrize(("options", "count"), [((), 1), (("--all",), len(game_names()))])
def test_tests_for_the_long_run_are_left_out_of_every_other(options: tuple[str, ...], count: int) -> None:
    asked = [sys.executable, "-m", "pytest", "--collect-only", "--quiet", COLLECTED, *options]
    told = subprocess.run(asked, cwd=ROOT, capture_output=True, text=True, check=True).stdout
    assert sum("::" in line for line in told.splitlines()) == count


def test_every_value_of_a_matrix_is_tried_in_every_run() -> None:
    made = matrix("abc", [1, 2], "xyzv")
    assert len(made) == 24
    always = [each.values for each in made if not each.marks]
    assert [{values[at] for values in always} for at in range(3)] == [set("abc"), {1, 2}, set("xyzv")]
    assert len(always) == 4


def test_values_and_tuples_of_them_are_marked() -> None:
    assert [each.values for each in more(1, (2, "b"))] == [(1,), (2, "b")]
    assert all([mark.name for mark in each.marks] == ["more"] for each in more(1, (2, "b")))


@pytest.mark.parametrize("name", game_names())
def test_the_cases_that_every_run_tries_hold_every_value_of_every_option(name: str) -> None:
    tried, all_values = (
        {(option, str(value)) for case in cases for option, value in case.options.items()}
        for cases in (few_cases_of(name), cases_of(name))
    )
    assert tried == all_values
