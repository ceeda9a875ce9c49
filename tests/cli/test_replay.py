"""`kroon replay`: as JSON, as text, and step by step in a terminal."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pexpect
import pytest

from tests.cli.command import COMMAND, EXAMPLES, environment, examples, kroon, one_sentence, plain, process

Capture = pytest.CaptureFixture[str]
RECORD = EXAMPLES / "kingdomino-nl-4.json"


def lines(text: str) -> list[Any]:
    return [json.loads(line) for line in text.splitlines()]


@pytest.mark.parametrize("path", examples(), ids=lambda path: path.stem)
def test_the_examples_are_replayed_exactly(capsys: Capture, path: Path) -> None:
    ran = kroon(capsys, "replay", path, "--json")
    assert ran.status == 0
    assert lines(ran.out) == lines(path.with_suffix(".replay").read_text())


def test_several_files_are_told_apart(capsys: Capture, tmp_path: Path) -> None:
    bad = tmp_path / "bad.json"
    bad.write_text("{")
    paths = [examples()[0], bad, examples()[1]]
    ran = kroon(capsys, "replay", "--json", *paths)
    got = lines(ran.out)
    assert ran.status == 1
    assert [line for line in got if "file" in line] == [
        {"file": str(paths[0])},
        {
            "file": str(bad),
            "refused": got[[str(bad) == line.get("file") for line in got].index(True)]["refused"],
        },
        {"file": str(paths[2])},
    ]
    wanted = lines(paths[2].with_suffix(".replay").read_text())
    assert got[-len(wanted) :] == wanted


def test_a_refused_record_prints_nothing_but_the_reason(capsys: Capture, tmp_path: Path) -> None:
    record = json.loads(RECORD.read_text())
    record["events"][3] = "d pick 48"
    bad = tmp_path / "bad.json"
    bad.write_text(json.dumps(record))
    ran = kroon(capsys, "replay", "--json", bad)
    assert (ran.status, ran.out) == (1, "")
    assert one_sentence(ran.err)
    assert "Event 3, 'd pick 48'" in ran.err
    assert "rule K" in ran.err


def test_an_unfinished_record_says_how_it_stands(capsys: Capture, tmp_path: Path) -> None:
    record = json.loads(RECORD.read_text())
    del record["result"]
    cut = tmp_path / "cut.json"
    for length in (0, 1, 2, 20):
        cut.write_text(json.dumps({**record, "events": record["events"][:length]}))
        last = lines(kroon(capsys, "replay", "--json", cut).out)[-1]
        assert not last["over"]
        assert last["winners"] == []
        assert (last["legal"] is None) == (last["actor"] == "*")


def test_one_position_is_printed(capsys: Capture) -> None:
    assert "Opening" in kroon(capsys, "replay", RECORD, "--at", "0").out
    end = kroon(capsys, "replay", RECORD, "--at", "-1")
    assert end.status == 0
    assert "31 points" in end.out
    last = lines(RECORD.with_suffix(".replay").read_text())[-1]
    assert lines(kroon(capsys, "replay", RECORD, "--at", "-1", "--json").out) == [last]
    for number in ("113", "-114"):
        ran = kroon(capsys, "replay", RECORD, "--at", number)
        assert ran.status == 1
        assert f"There is no position {number}" in ran.err
        assert one_sentence(ran.err)


def test_without_a_terminal_the_whole_game_is_printed() -> None:
    ran = process("replay", RECORD)
    assert ran.returncode == 0
    assert len([line for line in ran.stdout.splitlines() if " place " in line]) > 30
    assert "The winner is b." in ran.stdout


def test_a_reader_who_leaves_early_ends_it_quietly() -> None:
    command = " ".join([*COMMAND, "replay", "--json", *map(str, examples())])
    shell = pexpect.spawn("/bin/sh", ["-c", f"{command} | head -n 1"], env=environment(), encoding="utf-8")
    shell.expect(pexpect.EOF, timeout=60)
    assert "Traceback" not in shell.before
    assert "BrokenPipe" not in shell.before


def test_a_game_is_stepped_through() -> None:
    shell = pexpect.spawn(
        COMMAND[0],
        [*COMMAND[1:], "replay", str(RECORD)],
        env=environment(),
        encoding="utf-8",
        dimensions=(50, 100),
    )
    shell.expect(r"\[0/112\]", timeout=60)
    steps = {
        "": 1,
        "n": 2,
        "p": 1,
        "50": 50,
        "p ": 49,
        "b": 0,
        " p": 0,
        "e": 112,
        " ": 112,
        "999": 112,
        "x": 112,
    }
    for answer, shown in steps.items():
        shell.sendline(answer)
        shell.expect(rf"\[{shown}/112\]", timeout=10)
        if answer == "e":
            assert "The winner is b." in plain(shell.before)
        if answer == "x":
            assert "'x' leads nowhere" in plain(shell.before)
    shell.sendline("q")
    shell.expect(pexpect.EOF, timeout=10)
    shell.close()
    assert shell.exitstatus == 0
