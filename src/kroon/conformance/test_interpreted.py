"""Compiled and interpreted kernels do the same, state by state, for every game."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from typing import Any

import pytest

from kroon.conformance import interpreted
from kroon.conformance.cases import Case, cases_of, few_cases_of
from kroon.conformance.random_games import random_steps
from kroon.core.kernel import JIT


@pytest.mark.skipif(not JIT, reason="kernels are interpreted with KROON_JIT=0: nothing to compare")
@pytest.mark.parametrize("rest", [False, True], ids=["few", "rest"])
def test_compiled_and_interpreted_kernels_do_the_same(
    name: str, rest: bool, request: pytest.FixtureRequest
) -> None:
    """A kernel does the same compiled and interpreted: steps, chance, bots and drivers."""
    seed = request.config.getoption("--seed")
    few = few_cases_of(name, seed)
    cases = [case for case in cases_of(name, seed) if case not in few] if rest else few
    questions: list[Any] = []
    for case in cases:
        often = case.number % 3 == 1
        questions.append(["stepped", name, case.options, _ids(case, 150 if often else 60)])
        if often:
            # One is played to its end, if that isn't far; interpreted bots take long.
            steps = 60 if case == cases[0] else 20
            questions += [[kind, name, case.options, case.seed, steps] for kind in ("drawn", "driven")]
    told = _interpreted(questions) if questions else []  # where the few are all
    for question, ours, theirs in zip(questions, interpreted.answer(questions), told, strict=True):
        for step, (one, other) in enumerate(zip(ours, theirs, strict=True)):
            assert one == other, (question[:3], step)


def _ids(case: Case, limit: int) -> list[int]:
    play = case.play()
    return list(random_steps(play, case.seed, limit))


def _interpreted(questions: list[Any]) -> Any:
    done = subprocess.run(
        [sys.executable, "-m", "kroon.conformance.interpreted"],
        input=json.dumps(questions),
        capture_output=True,
        text=True,
        env=os.environ | {"KROON_JIT": "0"},
        check=False,
    )
    assert done.returncode == 0, done.stderr
    return json.loads(done.stdout)
