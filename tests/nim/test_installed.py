"""A game of another package is found by everything, and what it leaves out is done for it."""

from __future__ import annotations

import json
import os
import random
import sys
from pathlib import Path
from typing import cast

import pexpect
import pytest

from kroon.client import Service, running_service
from tests.client.games import ME, play_on
from tests.nim.conftest import PACKAGE, PATIENCE, Python

FILES, LINES = 5, 200
"""How large the example may be, with its tests."""


def test_the_example_is_small() -> None:
    files = [file for file in PACKAGE.rglob("*") if file.is_file() and "__pycache__" not in file.parts]
    assert len(files) <= FILES
    assert sum(len(file.read_text(encoding="utf-8").splitlines()) for file in files) <= LINES


def test_its_own_tests_pass(python: Python) -> None:
    done = python("-m", "pytest", "-q", "-p", "no:cacheprovider", str(PACKAGE))
    assert done.returncode == 0, done.stdout


def test_it_keeps_the_contract(python: Python) -> None:
    done = python("-m", "kroon.conformance", "nim")
    assert done.returncode == 0, done.stdout
    assert "nim: keeps the contract" in done.stdout


def test_the_command_line_lists_it(python: Python) -> None:
    assert "nim  Nim" in python("-m", "kroon", "games").stdout


def test_somebody_plays_it_in_the_terminal(installed: dict[str, str]) -> None:
    shell = pexpect.spawn(
        sys.executable,
        ["-m", "kroon", "play", "nim", "--players", "2", "--bots", "random", "--seed", "1"],
        env=cast("os._Environ[str]", installed),
        encoding="utf-8",
        timeout=PATIENCE,
        echo=False,
    )
    shell.expect(r"Sticks in the heaps: 3, 5, 7, 0.*a> ")
    shell.sendline("take 9 from 1")
    shell.expect("'a take 9 from 1' is not a move: expected something like 'a take 2 from 1'.*a> ")
    shell.sendline("take 7 from 3")
    while shell.expect(["a> ", "The game is over"]) == 0:
        shell.sendline("1")  # the first move of the list
    shell.sendline("quit")
    shell.expect(pexpect.EOF)


def test_its_levels_are_better_the_higher_they_are(python: Python) -> None:
    done = python(
        "-m",
        "kroon",
        "arena",
        "nim",
        "--bots",
        "random,level1,level4",
        "--games",
        "60",
        "--seed",
        "1",
        "--json",
    )
    assert done.returncode == 0, done.stderr
    ratings = {each["name"]: each["rating"] for each in json.loads(done.stdout)["bots"]}
    assert ratings["random"] < ratings["level1"] < ratings["level4"]


def test_it_is_simulated_interpreted_as_well_as_compiled(python: Python) -> None:
    command = ("-m", "kroon", "simulate", "nim", "--players", "3", "--games", "50", "--seed", "1", "--json")
    compiled, interpreted = python(*command), python(*command, KROON_JIT="0")
    assert compiled.returncode == 0, compiled.stderr
    reports = [json.loads(each.stdout) for each in (compiled, interpreted)]
    assert reports[0]["histograms"] == reports[1]["histograms"]


def test_a_sheet_of_it_is_refused_in_a_sentence(python: Python, tmp_path: Path) -> None:
    (tmp_path / "sheet.json").write_text("{}")
    done = python("-m", "kroon", "score", "nim", "sheet.json")
    assert done.returncode == 1
    assert done.stderr.strip() == "There is no score pad for Nim."


ENVIRONMENTS = """
import numpy as np
import gymnasium, kroon.envs.gymnasium, kroon.envs.openspiel, pyspiel
from kroon.envs.pettingzoo import nim_v0
from pettingzoo.test import api_test
api_test(nim_v0.env(players=3), num_cycles=50)
single = gymnasium.make("kroon/nim-v0", players=2)
seen, info = single.reset(seed=1)
done = False
while not done:
    seen, reward, ended, cut, info = single.step(int(np.flatnonzero(info["action_mask"])[0]))
    done = ended or cut
print(len(info["scores"]))
state = pyspiel.load_game("kroon_nim(players=2)").new_initial_state()
while not state.is_terminal():
    state.apply_action(state.legal_actions()[0])
print(state.returns())
"""


def test_it_is_an_environment_for_learners(python: Python) -> None:
    done = python("-c", ENVIRONMENTS)
    assert done.returncode == 0, done.stderr
    assert done.stdout.splitlines()[-2:] in (["2", "[1.0, -1.0]"], ["2", "[-1.0, 1.0]"])


def test_the_service_offers_it_and_bots_play_it(
    installed: dict[str, str], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    for name, value in installed.items():
        monkeypatch.setenv(name, value)
    with running_service(folder=tmp_path) as running:
        service = Service(running.address)
        offered = {game["game"]: game for game in service.games()}["nim"]
        assert offered["name"] == "Nim"
        assert {"random", "level1", "level5"} <= {bot["bot"] for bot in offered["bots"]}
        made = service.create("nim", [ME, {"kind": "bot", "bot": "level2"}], {"heaps": "1-3-5-7"})
        with service.seat(made.id, "a") as seat:
            moves = play_on(seat, random.Random(1))
            assert moves
            assert seat.result is not None
            assert sorted(seat.result["scores"]) == [0, 1]
