"""`kroon score`: the score of a game at a real table, or why it is impossible."""

from __future__ import annotations

import json
import subprocess
from pathlib import Path
from typing import Any

import pytest

from tests.cli.command import COMMAND, environment, kroon, one_sentence

Capture = pytest.CaptureFixture[str]
SHEET: dict[str, Any] = {
    "options": {"players": 2, "edition": "de"},
    "seats": [
        {"squares": {"1,0": "forest*", "2,0": "wheat", "-1,0": "wheat", "-2,0": "mine***"}},
        {"squares": {"0,1": "grassland", "0,2": "swamp**"}},
    ],
}


def written(path: Path, sheet: Any) -> Path:
    path.write_text(json.dumps(sheet))
    return path


def test_the_score_sheet_is_told_in_words(capsys: Capture, tmp_path: Path) -> None:
    ran = kroon(capsys, "score", "kingdomino", written(tmp_path / "sheet.json", SHEET))
    assert (ran.status, ran.err) == (0, "")
    assert ran.out.startswith("a: 4 points\n")
    assert "mine: 1 square × 3 crowns = 3" in ran.out
    assert "The winner is a." in ran.out


def test_the_score_sheet_as_json(capsys: Capture, tmp_path: Path) -> None:
    ran = kroon(capsys, "score", "kingdomino", written(tmp_path / "sheet.json", SHEET), "--json")
    told = json.loads(ran.out)
    assert told["scores"] == [4, 2]
    assert told["winners"] == ["a"]


def test_a_tie_without_turns_is_told_as_not_checked(capsys: Capture, tmp_path: Path) -> None:
    cards = {"copper": 7, "estate": 3, "province": 4}
    sheet = {"options": {"players": 2}, "seats": [{"cards": cards}, {"cards": cards}]}
    ran = kroon(capsys, "score", "dominion", written(tmp_path / "sheet.json", sheet))
    assert "The winners are a, b." in ran.out
    assert "Not checked: " in ran.out


def test_a_sheet_comes_from_standard_input() -> None:
    ran = subprocess.run(
        [*COMMAND, "score", "kingdomino", "-", "--json"],
        input=json.dumps(SHEET),
        env=environment(),
        capture_output=True,
        encoding="utf-8",
        timeout=120,
        check=True,
    )
    assert json.loads(ran.stdout)["scores"] == [4, 2]


@pytest.mark.parametrize(
    ("content", "words"),
    [
        (json.dumps(SHEET | {"options": {"players": 2}}).encode(), "(rule K13)"),
        (b"{", "not JSON"),
        (b"[]", "must be an object"),
        (b"\xff", "UTF-8"),
        (b"[" * 200_000, "nested"),
        (b'{"options": NaN}', "number"),
        (b" " * 2_000_000, "1024 kB"),
    ],
)
def test_a_bad_sheet_gets_one_sentence(capsys: Capture, tmp_path: Path, content: bytes, words: str) -> None:
    path = tmp_path / "sheet.json"
    path.write_bytes(content)
    ran = kroon(capsys, "score", "kingdomino", path)
    assert (ran.status, ran.out) == (1, "")
    assert one_sentence(ran.err)
    assert words in ran.err


def test_missing_files_and_games_get_one_sentence(capsys: Capture, tmp_path: Path) -> None:
    for arguments in (("kingdomino", tmp_path / "none.json"), ("kingdomino", tmp_path), ("ludo", tmp_path)):
        ran = kroon(capsys, "score", *arguments)
        assert (ran.status, ran.out) == (1, "")
        assert one_sentence(ran.err)


@pytest.mark.parametrize(("lang", "word"), [("nl", "De winnaar is a."), ("de", "Der Sieger ist a.")])
def test_other_languages(capsys: Capture, tmp_path: Path, lang: str, word: str) -> None:
    path = written(tmp_path / "sheet.json", SHEET)
    assert word in kroon(capsys, "--lang", lang, "score", "kingdomino", path).out
