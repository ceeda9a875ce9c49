"""`kroon play` against programs that fail: it is told why, one of our bots plays on, and nothing is lost."""

from __future__ import annotations

import shlex
import sys
from contextlib import closing
from pathlib import Path

import pytest

from kroon.bots import external
from kroon.cli.table import Table
from kroon.core import record
from kroon.core.registry import find_game
from kroon.core.texts import LANGUAGES
from tests.cli.command import one_sentence, process
from tests.cli.test_play import Player, play_on

WAYS = {
    "crashes": ("raise SystemExit('out of ideas')", "out of ideas"),
    "hangs": ("import time; time.sleep(600)", "took longer than"),
    "talks nonsense": ("print('pass', flush=True)", "'pass' is not JSON"),
    "cheats": ("print(json.dumps({'move': 'a pick 99'}), flush=True)", "a pick 99"),
    "falls silent": ("sys.stdout.close(); os.close(1); import time; time.sleep(600)", "standard output"),
}
FIRST = "print(json.dumps({'type': 'ready'}), flush=True); first = True"


def program(folder: Path, way: str) -> str:
    """A program that makes one legal move and then fails in its way."""
    path = folder / "bot.py"
    path.write_text(f"""import json, os, sys
{FIRST}
for line in sys.stdin:
    message = json.loads(line)
    if message["type"] != "move":
        continue
    if first:
        print(json.dumps({{"move": message["legal"][0]}}), flush=True)
        first = False
    else:
        {WAYS[way][0]}
""")
    return f"run:{shlex.quote(sys.executable)} {shlex.quote(str(path))}"


@pytest.mark.parametrize("way", WAYS)
def test_a_program_that_fails_is_replaced_and_the_game_is_played_to_its_end(
    way: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(external, "USUAL_SECONDS", 1.0)
    told: list[str] = []
    bot = program(tmp_path, way)
    game = find_game("kingdomino")
    with closing(Table(game, {"players": 2}, [bot, "random"], [bot, "random"], 1, "greedy")) as table:
        table.complain = told.append
        while not table.play.over:
            table.advance()
        table.save(tmp_path / "game.json")
    (words,) = told
    assert words.startswith("a (run:")
    assert WAYS[way][1] in words
    assert words.endswith("From now on greedy plays in its place.")
    saved = record.read(tmp_path / "game.json")
    assert record.check(saved).over
    assert saved.seats == [f"{bot}, then greedy", "random"]


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_failure_is_told_in_every_language(
    language: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("KROON_LANG", language)
    told: list[str] = []
    bot = program(tmp_path, "crashes")
    game = find_game("kingdomino")
    with closing(Table(game, {"players": 2}, [bot, bot], [bot, bot], 1, "greedy")) as table:
        table.complain = told.append
        while not table.play.over:
            table.advance()
    assert len(told) == 2
    assert all("out of ideas" in each and "greedy" in each for each in told)


def test_a_person_is_told_and_plays_on(tmp_path: Path) -> None:
    player = Player("play", "--seed", "7", "--bots", program(tmp_path, "crashes"), width=300)
    screens = ""
    while "out of ideas" not in screens:
        screens += player.answer("1")
    assert "From now on greedy plays in its place." in screens
    half = tmp_path / "half.json"
    assert "saved" in player.answer(f"save {half}")
    assert not record.check(record.read(half)).over
    assert "taken back" in player.answer("undo")
    assert "The game is over" in play_on(player)
    player.shell.sendline("quit")
    assert player.ends()[0] == 0


def test_without_a_terminal_the_failure_goes_to_standard_error(tmp_path: Path) -> None:
    ran = process("play", "--bots", program(tmp_path, "crashes") + ",random")
    assert ran.returncode == 0
    assert "The game is over" in ran.stdout
    assert "out of ideas" in ran.stderr
    assert "Traceback" not in ran.stderr


def test_a_program_that_is_not_there_is_refused_before_the_game() -> None:
    ran = process("play", "--bots", "run:./no_such_bot")
    assert ran.returncode == 1
    assert ran.stdout == ""
    assert one_sentence(ran.stderr)
    assert "./no_such_bot" in ran.stderr
