"""`kroon review` and `kroon hint`."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from kroon.core import record
from kroon.core.contract import CHANCE
from kroon.core.registry import game_names
from tests.cli.command import kroon, one_sentence
from tests.review.games import LENGTHS, beginning, blundered, whole

Captured = pytest.CaptureFixture[str]
QUICK = ("--simulations", 40)


@pytest.fixture
def game(tmp_path: Path) -> Path:
    path = tmp_path / "game.json"
    whole().save(path)
    return path


def test_a_review_in_words(game: Path, tmp_path: Path, capsys: Captured) -> None:
    html = tmp_path / "page.html"
    ran = kroon(capsys, "review", game, *QUICK, "--html", html)
    assert ran.status == 0, ran.err
    assert "best moves" in ran.out
    assert "accuracy" in ran.out
    assert "of 100 in" in ran.out
    assert "The game is over" in ran.out
    assert str(html.name) in ran.out.replace("\n", "")
    assert html.read_text(encoding="utf-8").startswith("<!DOCTYPE html>")


def test_a_blunder_in_words_of_every_language(tmp_path: Path, capsys: Captured) -> None:
    read, index, _ = blundered()
    path = tmp_path / "blunder.json"
    read.save(path)
    for language, words in {"en": "Event", "nl": "Gebeurtenis", "de": "Ereignis"}.items():
        ran = kroon(capsys, "--lang", language, "review", path, *QUICK)
        assert f"{words} {index}: " in ran.out


def test_a_review_as_json_is_the_same_for_any_number_of_jobs(game: Path, capsys: Captured) -> None:
    ran = kroon(capsys, "review", game, *QUICK, "--json")
    value = json.loads(ran.out)
    assert (value["game"], value["over"], value["seed"], value["level"]) == ("kingdomino", True, 1, 5)
    assert len(value["players"]) == 2
    assert all(0 <= player["accuracy"] <= 100 for player in value["players"])
    assert value["graph"][-1]["after"] == value["events"]
    assert kroon(capsys, "review", game, *QUICK, "--json", "--jobs", 2).out == ran.out


def test_a_review_within_a_time(game: Path, capsys: Captured) -> None:
    value = json.loads(kroon(capsys, "review", game, "--time", 5, "--level", 4, "--json").out)
    assert (value["time"], value["simulations"], value["level"]) == (5, None, 4)


@pytest.mark.parametrize("name", game_names())
def test_a_hint_in_every_game(name: str, tmp_path: Path, capsys: Captured) -> None:
    read = beginning(name)
    path = tmp_path / "game.json"
    read.save(path)
    legal = {n: play.legal() for n, _, play in record.replay(read) if play.actor != CHANCE}
    at = max(n for n, moves in legal.items() if len(moves) > 2)
    ran = kroon(capsys, "hint", path, "--at", at, *QUICK)
    assert ran.status == 0, ran.err
    assert ran.out.count("to win, expected") == 3
    value = json.loads(kroon(capsys, "hint", path, "--at", at - LENGTHS[name] - 1, *QUICK, "--json").out)
    assert (value["after"], value["legal"]) == (at, len(legal[at]))
    assert {each["move"] for each in value["best"]} <= set(legal[at])
    chances = [each["win_chance"] for each in value["best"]]
    assert chances == sorted(chances, reverse=True)
    assert value["seat"] == value["best"][0]["move"][0]


def test_a_forced_move_is_hinted_too(game: Path, capsys: Captured) -> None:
    read = record.read(game)
    at = next(n for n, _, play in record.replay(read) if play.actor >= 0 and len(play.legal()) == 1)
    value = json.loads(kroon(capsys, "hint", game, "--at", at, *QUICK, "--json").out)
    assert [each["move"] for each in value["best"]] == [read.events[at]]
    assert 0 <= value["best"][0]["win_chance"] <= 1


@pytest.mark.parametrize(
    ("arguments", "words"),
    [
        (["hint", "GAME"], "the game is over"),
        (["hint", "GAME", "--at", "0"], "chance is to act"),
        (["hint", "GAME", "--at", "999"], "There is no position 999"),
        (["hint", "GAME", "--level", "6"], "--level can't be 6"),
        (["review", "GAME", "--level", "0"], "--level can't be 0"),
        (["review", "GAME", "--simulations", "0"], "--simulations can't be 0"),
        (["review", "GAME", "--time", "-1"], "--time can't be -1"),
        (["review", "GAME", "--jobs", "0"], "--jobs can't be 0"),
        (["review", "GAME", "--seed", "-1"], "A seed is"),
        (["review", "GAME", "--html", "GAME"], "is the record itself"),
        (["review", "GAME", "--simulations", "1", "--html", "/nowhere/page.html"], "/nowhere/page.html"),
        (["review", "/nowhere/game.json"], "can't be read"),
    ],
)
def test_what_makes_no_sense_is_refused(arguments: list[str], words: str, game: Path, capsys: Captured) -> None:
    ran = kroon(capsys, *[str(game) if each == "GAME" else each for each in arguments])
    assert ran.status == 1
    assert ran.out == ""
    assert words in ran.err
    assert one_sentence(ran.err)


def test_a_bad_record_is_refused(game: Path, capsys: Captured) -> None:
    value = json.loads(game.read_text())
    value["events"][4] = "a pick 48"
    game.write_text(json.dumps(value))
    for command in ("review", "hint"):
        ran = kroon(capsys, command, game)
        assert ran.status == 1
        assert "Event 4" in ran.err
        assert one_sentence(ran.err)
