"""Programs as bots: the example plays every game; whatever else a program does becomes one sentence."""

from __future__ import annotations

import json
import shlex
import sys
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from kroon.arena import Setting, play_game
from kroon.bots import protocol
from kroon.bots.external import External
from kroon.bots.players import BotFailed, player
from kroon.bots.search import Budget
from kroon.bots.stream import News, Stream
from kroon.conformance.cases import redealt
from kroon.conformance.random_games import random_game
from kroon.core.contract import CHANCE
from kroon.core.errors import Malformed
from kroon.core.play import Play
from kroon.core.registry import find_game, game_names

ROOT = Path(__file__).parents[2]
EXAMPLE = ROOT / "examples" / "random_bot.py"
LINES = 30
QUICK = Budget(seconds=0.3)

ASKED = """import sys, json, time, os
for line in sys.stdin:
 m = json.loads(line)
 if m["type"] == "hello":
  print(json.dumps({"type": "ready"}), flush=True)
 if m["type"] == "move":
  """
"""The beginning of a program that does something when it is asked for a move."""


@pytest.fixture
def run(tmp_path: Path) -> Iterator[Any]:
    """Makes a player out of the text of a program."""
    made: list[External] = []

    def of(program: str, budget: Budget | None = QUICK, game: str = "kingdomino") -> External:
        file = tmp_path / f"bot{len(made)}.py"
        file.write_text(program, encoding="utf-8")
        bot = player(Play(find_game(game), {"players": 2}).engine, command(file), budget)
        assert isinstance(bot, External)
        made.append(bot)
        return bot

    yield of
    for each in made:
        each.close()


def command(file: Path) -> str:
    return f"run:{shlex.join([sys.executable, '-S', str(file)])}"


def asked(game: str = "kingdomino") -> Play:
    """A game in which a seat is to move."""
    play = Play(find_game(game), {"players": 2})
    while play.actor == CHANCE:
        play.chance(play.engine.generator(1, len(play.events)))
    return play


def failure(bot: External, play: Play | None = None) -> str:
    with pytest.raises(BotFailed) as failed:
        bot.choose(play or asked(), None)
    sentence = str(failed.value)
    assert sentence
    assert "\n" not in sentence
    return sentence


def test_the_example_is_short() -> None:
    assert len(EXAMPLE.read_text(encoding="utf-8").splitlines()) <= LINES


@pytest.mark.parametrize("name", game_names())
def test_the_example_plays_whole_games(name: str) -> None:
    play = Play(find_game(name), {"players": 2})
    bots = [player(play.engine, command(EXAMPLE)), player(play.engine, "greedy")]
    try:
        for number in range(2 if name == "kingdomino" else 1):
            play = Play(find_game(name), {"players": 2})
            rng = play.engine.generator(number)
            while not play.over and len(play.events) < 600:
                if play.actor == CHANCE:
                    play.chance(rng)
                else:
                    play.apply(bots[play.actor].choose(play, rng))
            assert play.over or name == "dominion"
    finally:
        for bot in bots:
            bot.close()


@pytest.mark.parametrize(
    ("does", "said"),
    [
        ("sys.exit('no idea')", "status 1. Its last words: no idea"),
        ("raise KeyError('boom')", "KeyError: 'boom'"),
        ("os.kill(os.getpid(), 9)", "status -9"),
        ("time.sleep(60)", "longer than 500 ms"),
        ("print('hello', flush=True)", "'hello' is not JSON"),
        ("print('[1]', flush=True)", "is not a JSON object"),
        ("print('{}', flush=True)", "expected an object with the key 'move'"),
        ("print('{\"move\": 3}', flush=True)", "expected an object with the key 'move'"),
        ('print(\'{"move": "fly"}\', flush=True)', "'fly'"),
        ('print(\'{"move": "a pick 99"}\', flush=True)', "(rule K"),
        ('print(\'{"move": "a place 1 1,0 2,0"}\', flush=True)', "(rule K"),
        ('print(\'{"type": "error", "message": "help"}\', flush=True)', "help"),
        ("print('[' * 50000, flush=True)", "is not JSON"),
        ("print('x' * 10**7, flush=True)", "longer than 65536 bytes"),
        ("sys.stdout.buffer.write(bytes([255, 10])); sys.stdout.flush()", "is not JSON in UTF-8"),
        ("os.close(1); time.sleep(60)", "closed its standard output"),
        ("sys.stderr.write('z' * 10**6); sys.stderr.flush(); time.sleep(60)", "longer than"),
    ],
)
def test_what_a_program_does_wrong_is_told(run: Any, does: str, said: str, monkeypatch: Any) -> None:
    monkeypatch.setattr("kroon.bots.external.START_UP", 5.0)
    begun = time.monotonic()
    assert said in failure(run(ASKED + does))
    assert time.monotonic() - begun < 5


def test_a_program_that_never_reads_is_too_slow(run: Any, monkeypatch: Any) -> None:
    monkeypatch.setattr("kroon.bots.external.START_UP", 0.2)
    assert "longer than" in failure(run("import time; time.sleep(60)"))


def test_a_command_must_exist_and_be_one(run: Any) -> None:
    engine = asked().engine
    bot = player(engine, "run:/no/such/program --fast")
    with pytest.raises(BotFailed, match="could not be started: /no/such/program"):
        bot.choose(asked(), None)
    for wrong in ("run:", "run: ", "run", "run:'open"):
        with pytest.raises(Malformed, match="not a command"):
            player(engine, wrong)


def test_after_a_failure_a_fresh_process_plays(run: Any, tmp_path: Path) -> None:
    mark = tmp_path / "failed"
    bot = run(
        ASKED + f"if not os.path.exists({str(mark)!r}):\n"
        f"   open({str(mark)!r}, 'w').close(); sys.exit(3)\n"
        "  print(json.dumps({'move': m['legal'][0]}), flush=True)",
        Budget(seconds=5),
    )
    play = asked()
    assert "status 3" in failure(bot, play)
    assert bot.choose(play, None) in play.legal_ids()
    assert bot.choose(asked(), None) in play.legal_ids()


def test_a_program_may_ignore_all_but_the_legal_moves(run: Any) -> None:
    bot = run(
        "import sys, json\nfor line in sys.stdin:\n m = json.loads(line)\n"
        " if 'legal' in m: print(json.dumps({'move': m['legal'][-1]}), flush=True)",
        Budget(seconds=5),
    )
    play = asked()
    assert play.legal()[-1] in play.game.texts(play.state, [bot.choose(play, None)])


def test_a_program_is_told_what_the_document_says(run: Any, tmp_path: Path) -> None:
    heard = tmp_path / "heard"
    bot = run(
        f"import sys, json\nheard = open({str(heard)!r}, 'w')\nfor line in sys.stdin:\n"
        " heard.write(line); heard.flush()\n m = json.loads(line)\n"
        " if m['type'] == 'move': print(json.dumps({'move': m['legal'][0]}), flush=True)",
        Budget(seconds=5),
    )
    play = asked()
    rng = play.engine.generator(2)
    while not play.over:
        if play.actor == CHANCE:
            play.chance(rng)
        elif play.actor == 0:
            play.apply(bot.choose(play, rng))
        else:
            play.apply(play.engine.choose(play.state, "random", rng))
    bot.close()
    messages = [json.loads(line) for line in heard.read_text(encoding="utf-8").splitlines()]
    kinds = [message["type"] for message in messages]
    assert kinds == ["hello", "start", *["move"] * (len(kinds) - 4), "over", "quit"]
    assert messages[0] == {"type": "hello", "kroon": 1, "game": "kingdomino", "rules": 1}
    assert messages[1]["seat"] == "a"
    assert messages[1]["options"]["players"] == messages[1]["players"] == 2
    assert [event for message in messages for event in message.get("events", [])] == play.events
    assert all(message["clock"] == {"move_ms": 5000} for message in messages if message["type"] == "move")
    assert messages[-2]["scores"] == play.scores()
    assert messages[-2]["winners"] == play.winners()


@pytest.mark.parametrize("name", game_names())
def test_no_secret_is_sent(name: str) -> None:
    """Of two tables that differ in secrets only, the same is told."""
    for seed in range(6):
        play = random_game(name, {"players": 2 + seed % 3}, seed, limit=100)
        while play.actor == CHANCE:
            play.chance(play.engine.generator(seed))
        seat = play.actor
        told = protocol.to_line(protocol.question(play, seat, News(), 1))
        for deal in range(5):
            play.state = redealt(play.engine, play.state, seat, deal)
            assert protocol.to_line(protocol.question(play, seat, News(), 1)) == told
        for event in Stream(play, seat).news(play).events:
            letter, word, *rest = event.split()
            if (letter, word) in (("*", "draw"), ("*", "card")) and rest[0] != "abcd"[seat]:
                assert rest[1] == "?" or name == "dominion"  # revealed


def test_in_an_arena_a_program_that_fails_loses_and_the_arena_goes_on(tmp_path: Path) -> None:
    file = tmp_path / "bad.py"
    file.write_text("raise SystemExit('bad luck')", encoding="utf-8")
    setting = Setting.of("kingdomino", [command(file), "random"], milliseconds=200)
    for number in range(2):
        finished = play_game(setting, number).finished
        assert finished.failure is not None
        assert "bad luck" in str(finished.failure)
