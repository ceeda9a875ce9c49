"""SIGINT and SIGTERM end every command with all its processes; processes end with the one that started them."""

from __future__ import annotations

import os
import shlex
import signal
import subprocess
import sys
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest

from kroon.cli.progress import bar
from kroon.core import interrupts
from tests.cli.command import environment, examples, heed_interrupts, one_sentence
from tests.ending import SECONDS, TELLS, Process, running, workers
from tests.more import matrix, more

HOUR = 3_600_000
DEEP = f"level5:time={HOUR}"
"""A bot that would think for an hour."""
STUBBORN = """import json, signal, subprocess, sys, time
signal.signal(signal.SIGTERM, signal.SIG_IGN)
subprocess.Popen([sys.executable, "-c", "import time; time.sleep(3600)"])
for line in sys.stdin:
    kind = json.loads(line)["type"]
    if kind == "hello":
        print(json.dumps({"type": "ready"}), flush=True)
    if kind == "move":
        time.sleep(3600)
"""
"""A program that has started another one, doesn't answer, and doesn't leave when it is told to."""


def program(folder: Path) -> str:
    """The name of a bot that is a program."""
    file = folder / "stubborn.py"
    file.write_text(STUBBORN)
    return f"run:{shlex.join([sys.executable, str(file)])}"


def programs(count: int) -> Callable[[set[Process]], bool]:
    """Whether so many programs run, and what they have started."""

    def there(below: set[Process]) -> bool:
        return all(
            sum(word in each.words for each in below) >= count for word in ("stubborn.py", "time.sleep(3600)")
        )

    return there


DUEL = ("kingdomino", "--players", 2, "--games", 100, "--seed", 1)
COMMANDS: dict[str, tuple[Any, ...]] = {
    "arena": ("arena", *DUEL, "--bots", f"{DEEP},greedy", "--jobs", 2),
    "simulate": ("simulate", *DUEL, "--bots", DEEP, "--jobs", 2),
    "dataset": ("dataset", *DUEL, "--bots", DEEP, "--jobs", 2, "--shard", 1, "--out", "made"),
    "review": ("review", examples()[0], "--time", HOUR, "--jobs", 2),
    "trees": ("play", "kingdomino", "--bots", f"level5:trees=2,time={HOUR},random"),
}


@pytest.mark.parametrize(("command", "told"), matrix(COMMANDS, TELLS))
def test_a_command_ends_with_its_workers(
    command: str, told: signal.Signals, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    with running(*COMMANDS[command]) as made:
        made.wait_for(workers(2))
        said = made.told(told)
    if told != signal.SIGKILL:
        assert said.startswith("Interrupted")
        assert one_sentence(said)


@pytest.mark.parametrize("told", [signal.SIGKILL, *more(signal.SIGTERM)], ids=lambda told: told.name)
def test_an_arena_ends_with_its_workers_their_trees_and_programs(told: signal.Signals, tmp_path: Path) -> None:
    bots = f"level5:trees=2,time={HOUR},{program(tmp_path)}"
    with running("arena", *DUEL, "--bots", bots, "--jobs", 2, "--time", HOUR, KROON_LANG="nl") as made:
        made.wait_for(lambda below: workers(6, 0.0)(below) and programs(1)(below))
        said = made.told(told)
    if told != signal.SIGKILL:
        assert said.startswith("Onderbroken na 0 van 100 spellen.")
        assert one_sentence(said)


@pytest.mark.parametrize("told", [signal.SIGTERM, *more(signal.SIGINT, signal.SIGKILL)], ids=str)
def test_a_program_that_plays_ends_with_all_that_it_has_started(told: signal.Signals, tmp_path: Path) -> None:
    with running("simulate", *DUEL, "--bots", program(tmp_path), "--jobs", 1) as made:
        made.wait_for(programs(1))
        made.told(told)


@pytest.mark.parametrize("told", [signal.SIGINT, signal.SIGTERM], ids=lambda told: told.name)
def test_a_bot_for_other_programs_ends_while_it_listens(told: signal.Signals) -> None:
    with running("bot", "kingdomino", "--bot", "greedy") as made:
        assert made.process.stdin is not None
        assert made.process.stdout is not None
        made.process.stdin.write('{"type": "hello", "kroon": 1, "game": "kingdomino", "rules": 1}\n')
        made.process.stdin.flush()
        assert "ready" in made.process.stdout.readline()
        assert one_sentence(made.told(told))


def test_a_second_signal_changes_nothing(tmp_path: Path) -> None:
    with running("arena", *DUEL, "--bots", f"{program(tmp_path)},{DEEP}", "--save", tmp_path / "kept") as made:
        made.wait_for(programs(1))
        for number in (signal.SIGINT, signal.SIGTERM, signal.SIGINT):
            made.process.send_signal(number)
        said = made.told(signal.SIGINT)
    assert "the same command goes on from here" in said


def test_a_command_that_takes_too_long_to_put_things_in_order_is_ended(tmp_path: Path) -> None:
    script = tmp_path / "hangs.py"
    script.write_text(
        "import os, signal, time\n"
        "from kroon.core import interrupts\n"
        "interrupts.heed()\n"
        "try:\n"
        "    print('here', flush=True)\n"
        "    time.sleep(60)\n"
        "finally:\n"
        "    time.sleep(60)\n"
    )
    with subprocess.Popen(
        [sys.executable, script], env=environment(), stdout=subprocess.PIPE, preexec_fn=heed_interrupts
    ) as hanging:
        assert hanging.stdout is not None
        hanging.stdout.readline()
        hanging.send_signal(signal.SIGTERM)
        assert hanging.wait(SECONDS) == 143


def test_a_signal_that_was_ignored_from_the_start_stays_ignored() -> None:
    code = (
        "import os, signal\n"
        "from kroon.core import interrupts\n"
        "signal.signal(signal.SIGINT, signal.SIG_IGN)\n"
        "interrupts.heed()\n"
        "os.kill(os.getpid(), signal.SIGINT)\n"
    )
    assert subprocess.run([sys.executable, "-c", code], env=environment(), check=False).returncode == 0


@pytest.fixture
def heeding(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """In this process Ctrl-C interrupts like a command, also when the tests run in the background."""
    monkeypatch.setattr(interrupts, "_Interrupted", type("_Interrupted", (interrupts._Interrupted,), {}))
    before = signal.signal(signal.SIGINT, interrupts._interrupt)
    yield
    signal.signal(signal.SIGINT, before)


def interrupt() -> None:
    os.kill(os.getpid(), signal.SIGINT)
    for _ in range(1000):  # the handler runs between two instructions
        pass


def test_an_interrupt_that_the_interpreter_ignored_is_raised_at_the_next_step(heeding: None) -> None:
    with bar("", 2) as step:
        step(1)
        with pytest.raises(KeyboardInterrupt):
            interrupt()
        with pytest.raises(KeyboardInterrupt):
            step(1)


def test_an_interrupt_waits_for_what_must_not_be_left_half_done(heeding: None) -> None:
    done = []

    def whole() -> None:
        with interrupts.held():
            interrupt()
            done.append("the rest")
        done.append("what comes next")

    with pytest.raises(KeyboardInterrupt):
        whole()
    assert done == ["the rest"]
