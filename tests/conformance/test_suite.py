"""The conformance suite, run as others run it: for small games of another package, sound and broken ones."""

from __future__ import annotations

import os
import re
import subprocess
import sys
from collections.abc import Mapping
from pathlib import Path

import pytest

from kroon.conformance import __main__ as command
from tests.conformance.breaches import BREACHES

ROOT = Path(__file__).parent.parent.parent
SOUND = {
    "dealt": "coins(name, 0, True)",
    "one": "coins(name, 1, False, ALONE)",
    "oneofluck": "coins(name, 1, True, ALONE)",
    "three": "coins(name, 3, False)",
    "threeofluck": "coins(name, 3, True)",
    "nine": "coins(name, 9, True, LENGTH)",
    "small": "small_coins(name, 3, False)",
    "smallopen": "small_coins(name, 3, True)",
}

CATCHING = (
    "ascend or comes_to_an_end or same_seed or leaves_what or parses_back_to_its_ids or drawn_by or above_zero"
    " or looking or frequent or no_policy"
)
"""The tests that catch the breaches: all of them would take long for a game that doesn't end."""


def test_games_of_any_length_with_few_options_or_none_pass(tmp_path: Path) -> None:
    done = ran(tmp_path, SOUND, *SOUND)
    assert done.returncode == 0, done.stdout
    assert re.findall(r"^(\w+): keeps the contract", done.stdout, re.MULTILINE) == sorted(SOUND)


def test_every_breach_is_caught_and_its_rule_is_named(tmp_path: Path) -> None:
    games = {name: f"coins(name, 4, True, ALONE, **BREACHES[{name!r}][0])" for name in BREACHES}
    done = ran(tmp_path, games, *games, "--", "--tb", "no", "-k", CATCHING)
    assert done.returncode == 1, done.stdout
    said = re.split(r"^(\w+): breaks the contract.*\n", done.stdout, flags=re.MULTILINE)
    broken = dict(zip(said[1::2], said[2::2], strict=True))
    assert sorted(broken) == sorted(BREACHES)
    for name, (_, rule) in BREACHES.items():
        assert re.search(rf"^  broken in \d+: {re.escape(rule)}", broken[name], re.MULTILINE), broken[name]


def test_a_game_without_a_case_fails_with_a_sentence(tmp_path: Path) -> None:
    done = ran(tmp_path, {"closed": "coins(name, 3, True, NOTHING_FITS)"}, "closed")
    assert done.returncode == 1
    assert "closed: its options refuse every combination of their values" in done.stdout


def test_the_seed_and_the_options_of_pytest_are_passed_on(tmp_path: Path) -> None:
    done = ran(tmp_path, SOUND, "three", "--seed", "7", "--", "-k", "test_chance", "--verbose")
    assert done.returncode == 0, done.stdout
    assert "three: keeps the contract (4 checks held, 0 failed)" in done.stdout


def test_without_pytest_it_says_what_to_install(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(command, "find_spec", lambda _: None)
    assert command.main(["kingdomino"]) == command.USAGE
    assert capsys.readouterr().err == "The conformance suite needs pytest: pip install 'kroon[conformance]'\n"


def test_a_game_that_there_is_not_is_refused_in_a_sentence(capsys: pytest.CaptureFixture[str]) -> None:
    assert command.main(["chess"]) == command.USAGE
    assert capsys.readouterr().err.startswith("There is no game called 'chess'.")


def ran(folder: Path, games: Mapping[str, str], *arguments: str) -> subprocess.CompletedProcess[str]:
    """The command, with a package of games that it finds in a folder."""
    for name, made in games.items():
        (folder / f"coins_{name}.py").write_text(
            f"from tests.conformance.breaches import *\nfrom tests.conformance.coins import *\n"
            f"name = {name!r}\nGAME = {made}\n"
        )
    about = folder / "coins-1.0.dist-info"
    about.mkdir()
    (about / "METADATA").write_text("Metadata-Version: 2.1\nName: coins\nVersion: 1.0\n")
    points = "".join(f"{name} = coins_{name}\n" for name in games)
    (about / "entry_points.txt").write_text(f"[kroon.games]\n{points}")
    return subprocess.run(
        [sys.executable, "-m", "kroon.conformance", *arguments],
        env=os.environ | {"PYTHONPATH": os.pathsep.join([str(folder), str(ROOT), *sys.path]), "KROON_JIT": "0"},
        cwd=folder,
        capture_output=True,
        text=True,
        check=False,
    )
