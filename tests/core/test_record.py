"""Records: reading without trust, writing wholly or not at all, and what contradicts itself."""

from __future__ import annotations

import json
import os
from pathlib import Path
from typing import Any

import pytest

from kroon.conformance.random_games import covering_options, random_game
from kroon.core import record
from kroon.core.errors import BadEvent, Illegal, Malformed, WrongOptions
from kroon.core.registry import find_game, game_names

EXAMPLE = Path(__file__).parent.parent / "examples" / "kingdomino-nl-4.json"


def good() -> dict[str, Any]:
    value: dict[str, Any] = json.loads(EXAMPLE.read_text(encoding="utf-8"))
    return value


def test_a_good_record_is_read_and_checked() -> None:
    read = record.from_json(good())
    assert record.check(read).over
    assert record.problem(EXAMPLE) is None


WRONG: dict[str, list[Any]] = {
    "kroon": ["1", 1.0, True, None, [1], {}],
    "rules": ["1", 1.0, True, None, [1], {}],
    "game": [1, None, ["kingdomino"], True],
    "options": [1, "x", None, [], True],
    "result": [1, "x", None, [], True],
    "proof": [1, "x", None, [], True],
    "events": [1, "x", None, {}, True],
    "seats": [1, "x", None, {}, True],
}


@pytest.mark.parametrize(("key", "value"), [(key, value) for key, values in WRONG.items() for value in values])
def test_a_wrong_type_of_a_known_key_is_refused(key: str, value: Any) -> None:
    with pytest.raises(Malformed, match=f"'{key}' must be"):
        record.from_json(good() | {key: value})


@pytest.mark.parametrize("key", ["kroon", "game", "options", "events"])
def test_a_missing_key_is_refused(key: str) -> None:
    value = good()
    del value[key]
    with pytest.raises(Malformed, match=f"no '{key}'"):
        record.from_json(value)


@pytest.mark.parametrize("key", ["rules", "seats", "result", "proof"])
def test_a_key_that_may_be_missing_may_be_missing(key: str) -> None:
    value = good()
    value.pop(key, None)
    assert record.check(record.from_json(value)).over


@pytest.mark.parametrize("value", [None, 1, "x", [], [{}], True])
def test_what_is_not_an_object_is_refused(value: Any) -> None:
    with pytest.raises(Malformed, match="expected an object"):
        record.from_json(value)


def test_unknown_keys_are_kept(tmp_path: Path) -> None:
    read = record.from_json(good() | {"place": "Utrecht", "clock": {"a": 3}})
    read.save(tmp_path / "game.json")
    again = record.read(tmp_path / "game.json")
    assert again.other == {"place": "Utrecht", "clock": {"a": 3}}
    assert again == read


def test_versions_that_are_not_known_are_refused_by_name() -> None:
    with pytest.raises(Malformed, match="format 2; this program reads format 1"):
        record.from_json(good() | {"kroon": 2})
    with pytest.raises(Malformed, match="version 99 of the rules of kingdomino"):
        record.begin(record.from_json(good() | {"rules": 99}))


def test_an_unknown_game_and_wrong_options_are_refused() -> None:
    with pytest.raises(Malformed, match="no game called 'chess'"):
        record.begin(record.from_json(good() | {"game": "chess"}))
    with pytest.raises(WrongOptions):
        record.begin(record.from_json(good() | {"options": {"players": 9}}))
    with pytest.raises(WrongOptions):
        record.begin(record.from_json(good() | {"options": {}}))


def test_seats_are_names_one_for_each_player() -> None:
    record.begin(record.from_json(good() | {"seats": ["Ada", "Bo", "Cy", "Di"]}))
    with pytest.raises(Malformed, match="3 seats for 4 players"):
        record.begin(record.from_json(good() | {"seats": ["Ada", "Bo", "Cy"]}))
    for wrong in ([1, 2, 3, 4], ["Ada", None, "Cy", "Di"]):
        with pytest.raises(Malformed, match="list of names"):
            record.from_json(good() | {"seats": wrong})


@pytest.mark.parametrize(
    "result",
    [
        {"scores": 3},
        {"scores": ["1"]},
        {"scores": [1.0, 2.0]},
        {"scores": [True]},
        {"winners": "a"},
        {"winners": [1]},
    ],
)
def test_a_result_of_the_wrong_form_is_refused(result: dict[str, Any]) -> None:
    with pytest.raises(Malformed, match="'result' must hold"):
        record.from_json(good() | {"result": result})


def test_a_result_that_contradicts_the_events_is_refused() -> None:
    play = record.final(record.from_json(good()))
    true = {"scores": play.scores(), "winners": play.winners()}
    record.check(record.from_json(good() | {"result": true}))
    scores = {"scores": [each + 1 for each in play.scores()]}
    with pytest.raises(Malformed, match="the scores are"):
        record.check(record.from_json(good() | {"result": true | scores}))
    others = [seat for seat in "abcd" if seat not in play.winners()]
    with pytest.raises(Malformed, match="the winners are"):
        record.check(record.from_json(good() | {"result": true | {"winners": others}}))
    unfinished = good() | {"events": good()["events"][:9], "result": true}
    with pytest.raises(Malformed, match="not over"):
        record.check(record.from_json(unfinished))


def test_a_record_may_stop_anywhere() -> None:
    events = good()["events"]
    for length in range(0, len(events), 7):
        value = good() | {"events": events[:length]}
        value.pop("result", None)
        play = record.check(record.from_json(value))
        assert len(play.events) == length
        assert not play.over
        assert play.winners() == []


@pytest.mark.parametrize("event", [None, 5, ["a pick 3"], {}, True, 1.5])
def test_an_event_that_is_not_a_text_is_refused_with_its_place(event: Any) -> None:
    events = good()["events"]
    with pytest.raises(BadEvent, match="Event 3") as refused:
        record.final(record.from_json(good() | {"events": [*events[:3], event]}))
    assert refused.value.index == 3
    assert isinstance(refused.value.cause, Malformed)


def test_a_bad_event_is_refused_with_its_place_and_the_rule() -> None:
    events = good()["events"]
    with pytest.raises(BadEvent) as refused:
        record.final(record.from_json(good() | {"events": [*events[:5], events[0]]}))
    assert refused.value.index == 5
    assert isinstance(refused.value.cause, Illegal)
    assert "(rule K" in str(refused.value)


FILES = {
    "empty": (b"", "not JSON"),
    "cut short": (EXAMPLE.read_bytes()[:500], "cut short: line 1"),
    "not JSON": (b"hello", "not JSON"),
    "not UTF-8": (b'{"kroon": "\xff"}', "not text in UTF-8: byte 11"),
    "UTF-16": ("{}".encode("utf-16"), "not text in UTF-8"),
    "nested deeply": (b"[" * 200_000, "nested too deeply"),
    "not a number": (b'{"kroon": NaN}', "number"),
    "infinite": (b'{"kroon": -Infinity}', "number"),
    "a long number": (b'{"kroon": ' + b"9" * 10_000 + b"}", "number"),
    "a list": (b"[]", "expected an object"),
}


@pytest.mark.parametrize(("content", "sentence"), FILES.values(), ids=FILES.keys())
def test_a_file_that_is_no_record_gets_one_sentence(content: bytes, sentence: str, tmp_path: Path) -> None:
    path = tmp_path / "game.json"
    path.write_bytes(content)
    with pytest.raises(Malformed, match=sentence):
        record.read(path)
    problem = record.problem(path)
    assert problem is not None
    assert "\n" not in problem


def test_a_file_that_is_not_there_or_too_large_gets_one_sentence(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    for path in (tmp_path / "none.json", tmp_path):
        with pytest.raises(Malformed, match="can't be read"):
            record.read(path)
    monkeypatch.setattr(record, "MOST_BYTES", 1000)
    with pytest.raises(Malformed, match="more than the"):
        record.read(EXAMPLE)


def test_a_file_is_written_wholly_or_not_at_all(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    path = tmp_path / "game.json"
    record.from_json(good()).save(path)
    before = path.read_bytes()

    def fails(*_: object) -> None:
        raise OSError("the disk is full")

    monkeypatch.setattr(os, "replace", fails)
    with pytest.raises(OSError, match="disk is full"):
        record.from_json(good() | {"events": []}).save(path)
    assert path.read_bytes() == before
    assert os.listdir(tmp_path) == ["game.json"]
    broken = record.from_json(good())
    broken.other["what"] = object()
    with pytest.raises(TypeError):
        broken.save(path)
    assert path.read_bytes() == before
    assert os.listdir(tmp_path) == ["game.json"]


def test_a_saved_file_is_readable_like_any_other(tmp_path: Path) -> None:
    path, other = tmp_path / "game.json", tmp_path / "other"
    record.from_json(good()).save(path)
    other.write_text("")
    assert path.stat().st_mode == other.stat().st_mode
    assert path.read_text(encoding="utf-8").endswith("}\n")


@pytest.mark.parametrize("name", game_names())
def test_a_game_in_progress_becomes_a_record_and_back(name: str, tmp_path: Path) -> None:
    play = random_game(name, covering_options(name)[0], seed=3)
    made = record.of_play(play, [f"player {seat}" for seat in range(play.players)])
    made.save(tmp_path / "game.json")
    read = record.read(tmp_path / "game.json")
    assert read == made
    assert read.rules == find_game(name).rules
    assert record.check(read).state.tobytes() == play.state.tobytes()


def test_no_value_in_a_record_brings_anything_but_an_error_of_ours(tmp_path: Path) -> None:
    values: list[Any] = [None, 0, -1, 10**30, 1.5, True, "", "x", "\ud800", [], [[]], {}, {"a": 1}]
    for key in ("kroon", "game", "rules", "options", "seats", "events", "result", "proof"):
        for value in [*values, *([each] for each in values)]:
            path = tmp_path / "game.json"
            path.write_text(json.dumps(good() | {key: value}), encoding="utf-8")
            problem = record.problem(path)
            assert problem is None or (problem and problem.isprintable())
