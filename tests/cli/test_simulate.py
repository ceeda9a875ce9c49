"""`kroon simulate`: the same games whatever the jobs, sums that are right, and records that are good."""

from __future__ import annotations

import json
from collections import Counter
from pathlib import Path
from typing import Any

import numpy as np
import pytest

from kroon.arena.statistics import binned, wilson
from kroon.cli.statistics import tally_of
from kroon.core import record
from kroon.core.drivers import CUT, FINISHED, RESULT
from tests.cli.command import kroon, one_sentence, process

Capture = pytest.CaptureFixture[str]


def report(capsys: Capture, *arguments: object) -> dict[str, Any]:
    ran = kroon(capsys, "simulate", "kingdomino", "--json", *arguments)
    assert ran.status == 0
    told: dict[str, Any] = json.loads(ran.out)
    return told


def timeless(told: dict[str, Any]) -> dict[str, Any]:
    return {key: value for key, value in told.items() if key not in ("seconds", "games_per_second", "jobs")}


def test_the_report_has_what_the_command_promises(capsys: Capture) -> None:
    told = report(capsys, "--players", 3, "--games", 500, "--bots", "random", "--seed", 5)
    assert told["games"] == 500
    assert told["seconds"] > 0
    assert told["games_per_second"] == pytest.approx(500 / told["seconds"], rel=0.01)
    for key in ("mean_scores", "standard_errors", "win_shares", "win_intervals"):
        assert len(told[key]) == 3
    assert sum(told["win_shares"]) == pytest.approx(1)
    for share, (low, high) in zip(told["win_shares"], told["win_intervals"], strict=True):
        assert low < share < high
    assert told["cut"] == 0


def test_the_same_seed_gives_the_same_games_whatever_the_jobs(capsys: Capture, tmp_path: Path) -> None:
    same = ["--players", "2", "--games", "80", "--bots", "greedy,random", "--seed", "9"]
    one = report(capsys, *same, "--save", tmp_path / "one")
    ran = process("simulate", "kingdomino", "--json", *same, "--jobs", "2", "--save", tmp_path / "two")
    assert ran.returncode == 0, ran.stderr
    assert timeless(one) == timeless(json.loads(ran.stdout))
    names = sorted(path.name for path in (tmp_path / "one").iterdir())
    assert names[0] == "game-000001.json"
    assert len(names) == 80
    assert names == sorted(path.name for path in (tmp_path / "two").iterdir())
    for name in names:
        assert (tmp_path / "one" / name).read_text() == (tmp_path / "two" / name).read_text()


def test_saved_games_are_good_records_that_add_up(capsys: Capture, tmp_path: Path) -> None:
    told = report(
        capsys, "--games", 12, "--seed", 4, "--save", tmp_path / "new" / "games", "--option", "harmony=true"
    )
    scores = []
    for path in sorted((tmp_path / "new" / "games").iterdir()):
        play = record.check(record.read(path))
        assert play.over
        assert play.options["harmony"]
        scores.append(play.scores())
    assert len(scores) == 12
    assert np.mean(scores, axis=0) == pytest.approx(told["mean_scores"])
    errors = np.std(scores, axis=0, ddof=1) / np.sqrt(12)
    assert errors == pytest.approx(told["standard_errors"])


def test_records_are_not_overwritten(capsys: Capture, tmp_path: Path) -> None:
    arguments = ["simulate", "kingdomino", "--games", "2", "--save", tmp_path]
    assert kroon(capsys, *arguments).status == 0
    ran = kroon(capsys, *arguments)
    assert ran.status == 1
    assert "already holds records" in ran.err


def test_games_are_cut_by_the_limit(capsys: Capture, tmp_path: Path) -> None:
    told = report(capsys, "--games", 20, "--limit", 50, "--save", tmp_path)
    assert told["cut"] == 20
    assert told["mean_steps"] == 50
    play = record.check(record.read(tmp_path / "game-000001.json"))
    assert not play.over


def test_long_games_are_saved_whole(capsys: Capture, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("kroon.cli.matches.TRACED", 10)
    report(capsys, "--games", 3, "--save", tmp_path, "--option", "dynasty=true")
    for path in tmp_path.iterdir():
        assert record.check(record.read(path)).over


def test_the_number_of_bots_is_the_number_of_players_unless_given(capsys: Capture) -> None:
    assert report(capsys, "--games", 1, "--bots", "greedy,random,random")["options"]["players"] == 3
    assert report(capsys, "--games", 1)["options"]["players"] == 4
    assert report(capsys, "--games", 1)["standard_errors"] == [None] * 4


@pytest.mark.parametrize(
    ("arguments", "words"),
    [
        (["--games", "0"], "--games can't be 0"),
        (["--games", "-5"], "--games can't be -5"),
        (["--jobs", "0"], "--jobs can't be 0"),
        (["--limit", "0"], "--limit can't be 0"),
        (["--players", "5"], "number of players"),
        (["--bots", "stockfish"], "stockfish"),
        (["--bots", ""], "no bot"),
        (["--bots", "random,random", "--players", "3"], "2 bots for 3 players"),
        (["--bots", "greedy:9"], "9"),
        (["--seed", "-1"], "seed"),
        (["--seed", str(2**64)], "seed"),
        (["--option", "harmony"], "name=value"),
        (["--option", "harmony=yes"], "harmony"),
        (["--option", "dragons=true"], "dragons"),
        (["--option", "harmony=true", "--option", "harmony=false"], "given twice"),
        (["--option", "grand_duel=true", "--players", "3"], "K22"),
        (["--option", "must_place=true"], "K23"),
        (["--save", "/dev/null/games"], "/dev/null/games"),
    ],
)
def test_what_makes_no_sense_is_refused(capsys: Capture, arguments: list[str], words: str) -> None:
    ran = kroon(capsys, "simulate", "kingdomino", *arguments)
    assert ran.status == 1
    assert words in ran.err
    assert one_sentence(ran.err)
    assert ran.out == ""


@pytest.mark.parametrize(("lang", "word"), [("en", "wins"), ("nl", "winst"), ("de", "Siege")])
def test_the_report_for_people(capsys: Capture, lang: str, word: str) -> None:
    ran = kroon(
        capsys, "simulate", "kingdomino", "--games", 200, "--bots", "random,greedy", "--seed", 1, "--lang", lang
    )
    assert ran.status == 0
    assert word in ran.out
    assert "█" in ran.out
    assert "greedy" in ran.out
    assert max(map(len, ran.out.splitlines())) <= 80


def test_shared_wins_and_cut_games_are_counted() -> None:
    results = np.zeros(3, RESULT).view(np.recarray)
    results.scores[:] = [[10, 20, 20, 0], [5, 4, 3, 0], [7, 7, 7, 0]]
    results.ranks[:] = [[3, 1, 1, 9], [1, 2, 3, 9], [1, 1, 1, 9]]
    results.status[:] = [FINISHED, FINISHED, CUT]
    tally = tally_of(results, 3)
    assert [tally.share([seat]) for seat in range(3)] == pytest.approx(
        [(1 + 1 / 3) / 3, (0.5 + 1 / 3) / 3, (0.5 + 1 / 3) / 3]
    )
    assert tally.cut == 1
    assert tally.mean(0) == pytest.approx(22 / 3)


def test_intervals_are_wilsons() -> None:
    assert wilson(0.5, 100) == pytest.approx((0.40383, 0.59617), abs=1e-5)
    assert wilson(0.0, 10) == pytest.approx((0.0, 0.27753), abs=1e-5)


def test_a_histogram_has_equal_steps_and_loses_nothing() -> None:
    scores = Counter({-3: 1, 0: 2, 7: 3, 99: 4})
    bins = binned(scores, 20)
    assert len(bins) <= 20
    assert sum(count for _, _, count in bins) == 10
    assert {high - low for low, high, _ in bins} == {bins[0][1] - bins[0][0]}
    assert binned(Counter({5: 1}), 20) == [(5, 5, 1)]
