"""`kroon record check`: good records of any origin, and every kind of bad one, each in a sentence."""

from __future__ import annotations

import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from tests.cli.command import EXAMPLES, examples, kroon, one_sentence

Capture = pytest.CaptureFixture[str]
GOOD = EXAMPLES / "kingdomino-nl-4.json"


def good() -> dict[str, Any]:
    record: dict[str, Any] = json.loads(GOOD.read_text())
    return record


def changed(**values: Any) -> bytes:
    return json.dumps({**good(), **values}).encode()


def with_event(index: int, event: Any) -> bytes:
    events = good()["events"]
    events[index] = event
    return changed(events=events)


def after(word: str, change: Callable[[str], str]) -> tuple[int, bytes]:
    """A record with the first event of a word changed, and the index of that event."""
    events = good()["events"]
    index = next(n for n, event in enumerate(events) if f" {word} " in event)
    return index, with_event(index, change(events[index]))


def first_placing() -> int:
    return next(n for n, event in enumerate(good()["events"]) if " place " in event)


BAD: dict[str, tuple[bytes, str]] = {
    "cut short": (GOOD.read_bytes()[:500], "line 1, column"),
    "empty": (b"", "not JSON"),
    "not JSON": (b"kings and castles", "line 1, column 1"),
    "binary": (bytes(range(128, 256)), "UTF-8"),
    "zeros": (b"\0" * 1000, "line 1, column 1"),
    "nested": (b"[" * 200_000, "nested"),
    "a list": (b"[]", "expected an object"),
    "a number": (b"7", "expected an object"),
    "NaN": (GOOD.read_bytes().replace(b'"kroon": 1', b'"kroon": NaN'), "number"),
    "endless number": (b'{"kroon": ' + b"1" * 5000 + b"}", "number"),
    "no events": (
        json.dumps({"kroon": 1, "game": "kingdomino", "options": {"players": 2}}).encode(),
        "'events'",
    ),
    "format": (changed(kroon=2), "format 2"),
    "format true": (changed(kroon=True), "'kroon' must be a whole number"),
    "game": (changed(game="ludo"), "ludo"),
    "game path": (changed(game="../kingdomino"), "../kingdomino"),
    "rules": (changed(rules=99), "version 99"),
    "rules text": (changed(rules="1"), "'rules' must be a whole number"),
    "options list": (changed(options=[]), "'options' must be an object"),
    "no players": (changed(options={}), "players"),
    "players text": (changed(options={"players": "4"}), "number of players"),
    "unknown option": (changed(options={"players": 4, "dragons": True}), "dragons"),
    "switch as number": (changed(options={"players": 4, "harmony": 1}), "harmony"),
    "options at odds": (changed(options={"players": 4, "grand_duel": True}), "K22"),
    "must place in nl": (changed(options={"players": 4, "must_place": True}), "K23"),
    "seats": (changed(seats=["Ada", 2, "Cas", "Dot"]), "'seats'"),
    "seat count": (changed(seats=["Ada"]), "names 1 seat for"),
    "events object": (changed(events={}), "'events' must be a list"),
    "event number": (with_event(0, 12), "Event 0"),
    "event empty": (with_event(0, ""), "Event 0"),
    "event spaces": (with_event(2, good()["events"][2] + " "), "Event 2"),
    "unknown word": (with_event(2, "a dance 12"), "Event 2, 'a dance 12'"),
    "unknown seat": (with_event(2, "z pick 12"), "Event 2"),
    "control characters": (with_event(2, "a pick \x1b[31m12"), "Event 2"),
    "domino twice in a row": (with_event(0, "* row 3 3 17 40"), "Event 0"),
    "scores": (changed(result={"scores": [1, 2, 3, 4], "winners": ["b"]}), "[1, 2, 3, 4]"),
    "winners": (changed(result={**good()["result"], "winners": ["a"]}), "winners"),
    "result wrong type": (changed(result={"scores": "many"}), "'result'"),
    "result of an unfinished game": (changed(events=good()["events"][:10]), "not over"),
    "events after the end": (changed(events=[*good()["events"], "a pick 1"]), "over"),
}


@pytest.mark.parametrize("kind", BAD)
def test_a_bad_record_gets_one_sentence_with_the_place(capsys: Capture, tmp_path: Path, kind: str) -> None:
    content, words = BAD[kind]
    path = tmp_path / "bad.json"
    path.write_bytes(content)
    ran = kroon(capsys, "record", "check", path)
    assert ran.status == 1
    assert ran.out == ""
    assert one_sentence(ran.err)
    assert ran.err.startswith(f"{path}: ")
    assert words in ran.err
    assert ran.err.strip().isprintable()
    for command in (["replay", "--json"], ["replay"], ["replay", "--at", "0"]):
        if "result" not in kind and kind not in ("scores", "winners"):
            refused = kroon(capsys, *command, path)
            assert (refused.status, refused.out) == (1, "")
            assert one_sentence(refused.err)


def test_a_move_out_of_turn_is_refused(capsys: Capture, tmp_path: Path) -> None:
    index, content = after("pick", lambda event: ("b" if event[0] != "b" else "c") + event[1:])
    path = tmp_path / "bad.json"
    path.write_bytes(content)
    ran = kroon(capsys, "record", "check", path)
    assert f"Event {index}" in ran.err
    assert "turn" in ran.err
    assert "rule K4" in ran.err


def test_a_domino_that_appears_twice_is_refused(capsys: Capture, tmp_path: Path) -> None:
    events = good()["events"]
    rows = [n for n, event in enumerate(events) if event.startswith("* row")]
    path = tmp_path / "bad.json"
    path.write_bytes(with_event(rows[1], events[rows[0]]))
    ran = kroon(capsys, "record", "check", path)
    assert f"Event {rows[1]}" in ran.err
    assert "already appeared" in ran.err
    assert "rule K2" in ran.err


@pytest.mark.parametrize(
    ("places", "rule"), [("4,3 4,4", "K11"), ("0,0 1,0", "K11"), ("5,0 6,0", "K12"), ("1,0 3,0", "K11")]
)
def test_an_illegal_placing_names_its_rule(capsys: Capture, tmp_path: Path, places: str, rule: str) -> None:
    index = first_placing()
    seat, word, domino, *_ = good()["events"][index].split(" ")
    path = tmp_path / "bad.json"
    path.write_bytes(with_event(index, f"{seat} {word} {domino} {places}"))
    ran = kroon(capsys, "record", "check", path)
    assert f"Event {index}" in ran.err
    assert f"(rule {rule})" in ran.err


def test_a_huge_file_is_refused_without_reading_it_all(capsys: Capture, tmp_path: Path) -> None:
    path = tmp_path / "huge.json"
    with path.open("wb") as file:
        file.truncate(100_000_000)
    ran = kroon(capsys, "record", "check", path)
    assert ran.status == 1
    assert "100 MB" in ran.err
    assert one_sentence(ran.err)


def test_missing_files_and_folders_get_a_sentence(capsys: Capture, tmp_path: Path) -> None:
    for path in (tmp_path / "none.json", tmp_path):
        ran = kroon(capsys, "record", "check", path)
        assert ran.status == 1
        assert str(path) in ran.err
        assert one_sentence(ran.err)


def test_good_records_are_told_with_their_facts(capsys: Capture, tmp_path: Path) -> None:
    for path in examples():
        (tmp_path / path.name).write_bytes(path.read_bytes())
    ran = kroon(capsys, "record", "check", tmp_path)
    assert (ran.status, ran.err) == (0, "")
    assert len(ran.out.splitlines()) == len(examples()) + 1
    assert "good; Kingdomino, 4 players, 112 events, finished 15, 31, 27, 24, won by b." in ran.out


def test_records_may_stop_anywhere_and_carry_unknown_keys(capsys: Capture, tmp_path: Path) -> None:
    record = good()
    del record["result"]
    path = tmp_path / "cut.json"
    for length in range(0, 40, 3):
        path.write_text(json.dumps({**record, "events": record["events"][:length], "weather": "fine"}))
        assert "not finished" in kroon(capsys, "record", "check", path).out


def test_one_bad_record_among_good_ones_sets_the_status(capsys: Capture, tmp_path: Path) -> None:
    (tmp_path / "a.json").write_bytes(GOOD.read_bytes())
    (tmp_path / "b.json").write_bytes(b"{")
    ran = kroon(capsys, "record", "check", tmp_path)
    assert ran.status == 1
    assert "a.json: good" in ran.out
    assert "b.json: " in ran.err
    assert "2 files checked, 1 bad." in ran.out


@pytest.mark.parametrize(("lang", "word"), [("nl", "goed"), ("de", "gut")])
def test_other_languages(capsys: Capture, lang: str, word: str) -> None:
    assert f": {word}; " in kroon(capsys, "--lang", lang, "record", "check", GOOD).out
