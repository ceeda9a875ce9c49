"""`kroon bot`: our bots for other programs."""

from __future__ import annotations

import io
import json
import shlex
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

from kroon.bots.players import player
from kroon.bots.search import Budget
from kroon.bots.served import Served
from kroon.cli.bot import serve
from kroon.core.contract import CHANCE
from kroon.core.engine import engine
from kroon.core.play import Play
from kroon.core.registry import find_game, game_names
from tests.cli.command import COMMAND, environment, kroon, one_sentence, process
from tests.more import more

EXAMPLE = Path(__file__).parents[2] / "examples" / "random_bot.py"

HELLO = {"type": "hello", "kroon": 1, "game": "kingdomino", "rules": 1}
START = {"type": "start", "players": 2, "seat": "a", "options": {"players": 2}}
MOVE = {
    "type": "move",
    "events": ["* row 3 12 17 40", "* start a"],
    "legal": ["a pick 12", "a pick 17", "a pick 3", "a pick 40"],
}


def talk(*messages: Any, called: str = "greedy", name: str = "kingdomino") -> list[dict[str, Any]]:
    """What a bot answers to messages; a text is sent as it is."""
    lines = [each if isinstance(each, bytes) else json.dumps(each).encode() for each in messages]
    answers = io.BytesIO()
    served = Served(engine(find_game(name)), called, None, 1)
    serve(served, io.BytesIO(b"\n".join(lines) + b"\n"), answers)
    return [json.loads(line) for line in answers.getvalue().splitlines()]


def test_a_bot_is_ready_and_answers_with_a_legal_move() -> None:
    ready, move = talk(HELLO, START, MOVE, {"type": "over"}, {"type": "quit"}, MOVE)
    assert ready == {"type": "ready", "kroon": 1, "name": "kroon greedy"}
    assert move["type"] == "move"
    assert move["move"] in MOVE["legal"]


@pytest.mark.parametrize(
    ("wrong", "said"),
    [
        (b"hello", "is not JSON"),
        (b"\xff", "is not JSON in UTF-8"),
        (b"[]", "is not a JSON object"),
        (b"{}", "'type' is missing or wrong"),
        ({"type": "dance"}, "no message of type 'dance'"),
        (HELLO | {"kroon": 2}, "speaks version 1"),
        (HELLO | {"game": "chess"}, "not chess, 1"),
        (HELLO | {"rules": 7}, "not kingdomino, 7"),
        (START | {"seat": "c"}, "no seat 'c'"),
        (START | {"options": {"fast": True}}, "no option 'fast'"),
        (START | {"options": {}, "players": 9}, "not a number of players"),
        (MOVE | {"legal": []}, "'legal' is missing or wrong"),
        (MOVE | {"legal": [1]}, "'legal' is missing or wrong"),
        (MOVE | {"events": None}, "'events' is missing or wrong"),
        (MOVE | {"seat": "b"}, "has seat a"),
        (MOVE | {"clock": 3}, "'clock' is missing or wrong"),
        (MOVE | {"views": [3]}, "'views' is missing or wrong"),
        (MOVE | {"views": [{"after": 2, "view": {}}]}, "'after' is missing or wrong"),
    ],
)
def test_a_message_that_makes_no_sense_is_answered_with_an_error(wrong: Any, said: str) -> None:
    complaint, move = talk(START, wrong, START, MOVE)
    assert complaint["type"] == "error"
    assert said in complaint["message"]
    assert move["move"] in MOVE["legal"]


def test_a_move_needs_a_game() -> None:
    assert "No game was started" in talk(MOVE)[0]["message"]


def test_a_line_that_is_too_long_is_refused_and_the_next_one_read(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("kroon.cli.bot.MOST_QUESTION", 1000)
    complaint, ready = talk(b"x" * 5000, HELLO)
    assert "longer than 1000 bytes" in complaint["message"]
    assert ready["type"] == "ready"


def test_what_fits_no_game_is_answered_with_a_random_move(capsys: pytest.CaptureFixture[str]) -> None:
    fly = MOVE | {"events": ["a fly"], "clock": {"move_ms": 300}}
    assert talk(START, fly)[0]["move"] in MOVE["legal"]
    assert "random legal move" in capsys.readouterr().err


def test_a_level_keeps_to_the_clock() -> None:
    served = Served(engine(find_game("kingdomino")), "level3", Budget(1000, 60.0), 1)
    served.answer(json.dumps(START).encode())
    move = served.answer(json.dumps(MOVE | {"clock": {"move_ms": 200}}).encode())
    assert move is not None
    assert move["move"] in MOVE["legal"]
    assert max(served._players) <= 0.2


@pytest.mark.parametrize("name", ["kingdomino", *more(*sorted({*game_names()} - {"kingdomino"}))])
def test_our_bot_plays_a_game_against_the_example(name: str) -> None:
    """Both as programs; ours gets only what its seat sees."""
    play = Play(find_game(name), {"players": 2})
    ours = shlex.join([*COMMAND, "bot", name, "--level", "2", "--simulations", "8", "--seed", "1"])
    bots = [
        player(play.engine, f"run:{each}") for each in (ours, shlex.join([sys.executable, "-S", str(EXAMPLE)]))
    ]
    rng = play.engine.generator(1)
    try:
        while not play.over and len(play.events) < 250:
            if play.actor == CHANCE:
                play.chance(rng)
            else:
                play.apply(bots[play.actor].choose(play, rng))
    finally:
        for bot in bots:
            bot.close()
    assert play.over or len(play.events) >= 250


def test_the_command_says_nothing_but_the_protocol_and_ends_with_the_input() -> None:
    lines = "".join(json.dumps(each) + "\n" for each in (HELLO, START, MOVE, "nonsense"))
    ran = subprocess.run(
        [*COMMAND, "bot", "kingdomino", "--bot", "greedy"],
        input=lines,
        env=environment(),
        capture_output=True,
        encoding="utf-8",
        timeout=60,
        check=True,
    )
    assert [json.loads(line)["type"] for line in ran.stdout.splitlines()] == ["ready", "move", "error"]
    assert ran.stderr == ""


@pytest.mark.parametrize(
    ("arguments", "said"),
    [
        (["--level", "9"], "no level 9"),
        (["--level", "0"], "no level 0"),
        (["--level", "2", "--bot", "greedy"], "not both"),
        (["--bot", "nobody"], "no bot called 'nobody'"),
        (["--bot", "run:cat"], "no bot called 'run'"),
        (["--bot", "greedy", "--time", "5"], "doesn't search"),
        (["--time", "0"], "--time can't be 0"),
    ],
)
def test_a_command_line_that_makes_no_sense_is_refused(
    capsys: pytest.CaptureFixture[str], arguments: list[str], said: str
) -> None:
    ran = kroon(capsys, "bot", "kingdomino", *arguments)
    assert ran.status == 1
    assert said in ran.err
    assert one_sentence(ran.err)
    assert ran.out == ""


def test_a_game_can_be_played_with_a_program(tmp_path: Path) -> None:
    example = shlex.join([sys.executable, "-S", str(EXAMPLE)])
    ran = process("play", "kingdomino", "--bots", f"run:{example},greedy")
    assert ran.returncode == 0, ran.stderr
    bad = tmp_path / "bad.py"
    bad.write_text("raise SystemExit('bad luck')", encoding="utf-8")
    ran = process("play", "kingdomino", "--bots", f"greedy,run:{shlex.join([sys.executable, str(bad)])}")
    assert ran.returncode == 0, ran.stderr
    assert "bad luck" in ran.stderr
    assert "From now on greedy plays in its place." in ran.stderr
