"""`kroon arena`: reports, files, going on, and refusals."""

from __future__ import annotations

import json
import signal
import subprocess
import time
from pathlib import Path
from typing import Any

import pytest

from kroon.arena import timeless
from tests.cli.command import COMMAND, environment, heed_interrupts, kroon, one_sentence, process

Capture = pytest.CaptureFixture[str]
DUEL = ["arena", "kingdomino", "--bots", "greedy,random"]


def summary(capsys: Capture, *arguments: object) -> dict[str, Any]:
    ran = kroon(capsys, *arguments, "--json")
    assert ran.status == 0, ran.err
    told: dict[str, Any] = json.loads(ran.out)
    return told


def test_the_report_in_the_terminal(capsys: Capture) -> None:
    ran = kroon(capsys, *DUEL, "--games", 6, "--seed", 4)
    assert ran.status == 0
    assert "Kingdomino, 2 players: 6 games in 3 deals, seed 4" in ran.out
    assert "rating" in ran.out
    assert ran.err == ""


def test_games_are_rounded_up_to_whole_deals_and_the_user_is_told(capsys: Capture) -> None:
    ran = kroon(capsys, "arena", "kingdomino", "--bots", "greedy,random,greedy:", "--games", 7, "--json")
    assert json.loads(ran.out)["games"] == 12
    assert json.loads(ran.out)["options"]["players"] == 3
    assert "7 games become 12" in ran.err
    assert one_sentence(ran.err)


def test_everything_is_saved_and_nothing_is_played_twice(capsys: Capture, tmp_path: Path) -> None:
    folder = tmp_path / "new" / "arena"
    first = summary(capsys, *DUEL, "--games", 4, "--save", folder)
    names = {path.name for path in folder.iterdir()}
    assert names == {"arena.json", "games.jsonl", "games", "report.json", "report.html"}
    assert len(list((folder / "games").iterdir())) == 4
    assert json.loads((folder / "report.json").read_text())["games"] == 4
    again = kroon(capsys, *DUEL, "--games", 4, "--save", folder, "--json")
    assert json.loads(again.out) == json.loads(json.dumps(first))  # with its seed, and not a game more
    assert "4 of 4 games are there already" in again.err


def test_html_alone(capsys: Capture, tmp_path: Path) -> None:
    assert kroon(capsys, *DUEL, "--games", 2, "--html", tmp_path / "a.html", "--lang", "nl").status == 0
    assert 'lang="nl"' in (tmp_path / "a.html").read_text()
    assert [path.name for path in tmp_path.iterdir()] == ["a.html"]


def test_jobs_change_nothing(capsys: Capture) -> None:
    same = [
        "arena",
        "kingdomino",
        "--bots",
        "level1,greedy",
        "--simulations",
        "8",
        "--games",
        "8",
        "--seed",
        "5",
    ]
    one = summary(capsys, *same)
    ran = process(*same, "--jobs", "2", "--json")
    assert ran.returncode == 0, ran.stderr
    assert timeless(json.loads(ran.stdout)) == timeless(json.loads(json.dumps(one)))


def test_an_arena_that_is_interrupted_says_how_to_go_on_and_does(capsys: Capture, tmp_path: Path) -> None:
    same = [*DUEL, "--games", "1000000", "--seed", "3", "--save", str(tmp_path)]
    running = subprocess.Popen(
        [*COMMAND, *same],
        env=environment(),
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        encoding="utf-8",
        preexec_fn=heed_interrupts,
    )
    try:
        lines = tmp_path / "games.jsonl"
        for _ in range(600):
            if lines.exists() and lines.read_bytes().count(b"\n") >= 3:
                break
            time.sleep(0.1)
        running.send_signal(signal.SIGINT)
        out, err = running.communicate(timeout=60)
    finally:
        running.kill()
    assert running.returncode == 130
    assert "the same command goes on from here" in err
    assert "Traceback" not in err
    assert "rating" in out
    done = lines.read_bytes().count(b"\n")
    assert done >= 3
    total = 2 * (done // 2 + 2)
    told = summary(capsys, *DUEL, "--games", total, "--save", tmp_path)
    assert told["games"] == total
    assert timeless(told) == timeless(summary(capsys, *DUEL, "--games", total, "--seed", 3))


def test_a_command_that_isnt_there_loses_its_games(capsys: Capture) -> None:
    told = summary(capsys, "arena", "kingdomino", "--bots", "run:/no/such/program,random", "--games", 2)
    assert told["bots"][0]["failures"] == 2
    assert told["bots"][0]["last_failure"]
    assert told["bots"][1]["win_share"] == 1


@pytest.mark.parametrize(
    ("arguments", "words"),
    [
        (["--games", "0"], "--games can't be 0"),
        (["--jobs", "0"], "--jobs can't be 0"),
        (["--limit", "0"], "--limit can't be 0"),
        (["--time", "0"], "--time can't be 0"),
        (["--simulations", "0"], "--simulations can't be 0"),
        (["--time", "5", "--simulations", "5"], "can't be given together"),
        (["--bots", "stockfish,random"], "stockfish"),
        (["--bots", ""], "no bot"),
        (["--bots", "greedy:9,random"], "9"),
        (["--bots", "run:,random"], "command"),
        (["--bots", "level1:dreams=1,random"], "dreams"),
        (["--bots", "random,random,greedy", "--players", "4"], "named twice"),
        (["--players", "5"], "number of players"),
        (["--seed", "-1"], "seed"),
        (["--option", "harmony=perhaps"], "harmony"),
        (["--save", "/dev/null/arena"], "/dev/null/arena"),
    ],
)
def test_what_makes_no_sense_is_refused(capsys: Capture, arguments: list[str], words: str) -> None:
    ran = kroon(capsys, *DUEL, *arguments)
    assert ran.status == 1
    assert words in ran.err
    assert one_sentence(ran.err)
    assert ran.out == ""


def test_another_arena_in_the_folder_is_refused(capsys: Capture, tmp_path: Path) -> None:
    assert kroon(capsys, *DUEL, "--games", 2, "--save", tmp_path).status == 0
    ran = kroon(capsys, *DUEL, "--games", 2, "--save", tmp_path, "--option", "harmony=true")
    assert ran.status == 1
    assert "holds another arena: there 'options'" in ran.err
    assert one_sentence(ran.err)
