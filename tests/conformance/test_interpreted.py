"""Compiled and interpreted kernels do the same, state by state, for every game."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path
from typing import Any

from tests.conformance import interpreted
from tests.conformance.cases import CASES, Case
from tests.random_games import random_steps

ROOT = Path(__file__).parent.parent.parent


def test_compiled_and_interpreted_kernels_agree_at_every_step() -> None:
    some = CASES[::3]
    _agree([["stepped", case.name, case.options, _ids(case, 250 if case in some else 120)] for case in CASES])


def test_compiled_and_interpreted_chance_and_bots_choose_the_same() -> None:
    _agree([["drawn", case.name, case.options, case.seed, _steps(case)] for case in CASES[::3]])


def test_compiled_and_interpreted_drivers_leave_the_same() -> None:
    _agree([["driven", case.name, case.options, case.seed, _steps(case)] for case in CASES[::3]])


def _steps(case: Case) -> int:
    """How far a case is played: one of each game to the end, if that isn't far; interpreted bots take long."""
    firsts = {each.name: each for each in reversed(CASES[::3])}
    return 60 if case == firsts[case.name] else 20


def _agree(questions: list[Any]) -> None:
    told = _interpreted(questions)
    for question, ours, theirs in zip(questions, interpreted.answer(questions), told, strict=True):
        for step, (one, other) in enumerate(zip(ours, theirs, strict=True)):
            assert one == other, (question[:3], step)


def _ids(case: Case, limit: int) -> list[int]:
    play = case.play()
    return list(random_steps(play, case.seed, limit))


def _interpreted(questions: list[Any]) -> Any:
    done = subprocess.run(
        [sys.executable, "-m", "tests.conformance.interpreted"],
        input=json.dumps(questions),
        capture_output=True,
        text=True,
        cwd=ROOT,
        env=os.environ | {"KROON_JIT": "0"},
        check=False,
    )
    assert done.returncode == 0, done.stderr
    return json.loads(done.stdout)
