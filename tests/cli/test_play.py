"""`kroon play`: whole games in a terminal, with nonsense, and a game to look at without one."""

from __future__ import annotations

import re
from pathlib import Path

import pexpect
import pytest

from kroon.core import record
from kroon.core.texts import say_in
from tests.cli.command import COMMAND, environment, heed_interrupts, plain, process


class Player:
    """Somebody at a terminal."""

    def __init__(self, *arguments: str, width: int = 100) -> None:
        self.shell = pexpect.spawn(
            COMMAND[0],
            [*COMMAND[1:], *arguments],
            env=environment(),
            encoding="utf-8",
            dimensions=(50, width),
            timeout=60,
            echo=False,
            preexec_fn=heed_interrupts,
        )
        self.shell.delaybeforesend = None
        self.prompted()

    def prompted(self) -> str:
        """What was shown up to the next prompt."""
        self.shell.expect(r"(^|\n)([abcd]?> )")
        return plain(self.shell.before)

    def answer(self, text: str) -> str:
        self.shell.sendline(text)
        return self.prompted()

    def ends(self) -> tuple[int | None, str]:
        self.shell.expect(pexpect.EOF)
        self.shell.close()
        return self.shell.exitstatus, plain(self.shell.before)


def play_on(player: Player) -> str:
    """Always choose the first move of the list until the game is over; the last screen."""
    for _ in range(100):
        screen = player.answer("1")
        if "The game is over" in screen or "Het spel is uit" in screen or "Das Spiel ist zu Ende" in screen:
            return screen
    raise AssertionError("the game did not end")


def test_a_whole_game_with_nonsense_in_between(tmp_path: Path) -> None:
    player = Player("play", "--seed", "7", "--name", "Ada", width=200)
    assert "'a dance'" in player.answer("dance")
    assert "There is no move 99" in player.answer("99")
    assert "There is no move 0" in player.answer("0")
    assert "is not in the row" in player.answer("pick 77")
    assert "Now a domino" in player.answer("place 1 1,0 2,0")
    assert "take back" in player.answer("undo")
    assert "K11" in player.answer("help k11")
    assert "There is no rule 'Z9'" in player.answer("help Z9")
    helped = player.answer("help")
    assert "K24" in helped
    assert "save FILE" in helped
    hinted = player.answer("hint")
    assert re.findall(r"\d pick \d+ +\d+% to win, expected \d+ points  Choose domino", hinted)
    assert "a: 0 points" in player.answer("score")
    assert "A new row" in player.answer("log")
    assert "Name a file" in player.answer("save")
    assert "can't be saved" in player.answer(f"save {tmp_path}/none/game.json")
    assert "exists already" in player.answer(f"save {tmp_path}")
    half = tmp_path / "half time.json"
    player.answer("1")
    assert "saved" in player.answer(f"save {half}")
    assert "saved" in player.answer(f"save {half}")  # the own file may be written again
    assert not record.check(record.read(half)).over

    screen = play_on(player)
    assert "Ada" in screen or "greedy" in screen
    assert "×" in screen
    whole = tmp_path / "whole.json"
    assert "saved" in player.answer(f"save {whole}")
    assert "can't be done any more" in player.answer("pick 12")
    assert "The game is over" in player.answer("hint")
    player.shell.sendline("")
    status, goodbye = player.ends()
    assert status == 0
    assert "Goodbye" in goodbye
    read = record.read(whole)
    assert read.seats == ["Ada", "greedy"]
    assert record.check(read).over


def test_the_same_moves_meet_the_same_luck_after_undo() -> None:
    player = Player("play", "--seed", "11", "--players", "3", "--bots", "random", "--seat", "b")
    first = [player.answer("1") for _ in range(5)]
    for _ in range(5):
        assert "taken back" in player.answer("undo")
    assert "no decision" in player.answer("undo")
    assert [player.answer("1") for _ in range(5)] == first
    player.shell.sendline("quit")
    assert player.ends()[0] == 0


def test_moves_are_typed_as_in_the_notation() -> None:
    player = Player("play", "--seed", "3")
    listed = re.findall(r"pick (\d+)", player.answer("moves"))
    assert f"a chooses domino {listed[0]}" in player.answer(f"pick {listed[0]}")
    screen = ""
    while "Place domino" not in screen:
        listed = re.findall(r"\d pick (\d+)", player.answer("moves"))
        screen = player.answer(f"a pick {listed[-1]}")
    domino = re.findall(r"Place domino (\d+)", screen)[-1]
    assert "not side by side" in player.answer(f"place {domino} 1,0 3,0")
    assert "rule K11" in player.answer(f"place {domino} 0,0 1,0")
    places = re.findall(r" (-?\d,-?\d -?\d,-?\d)", player.answer("moves"))
    assert f"a places domino {domino} on" in player.answer(f"place {domino} {places[-1]}")


@pytest.mark.parametrize("lang", ["nl", "de"])
def test_a_whole_game_in_other_languages(lang: str) -> None:
    player = Player("--lang", lang, "play", "--seed", "5", width=80)
    assert say_in(lang, "kingdomino-rule-K11")[:30] in player.answer("help K11")
    assert say_in(lang, "cli-help-title") in player.answer("help")
    play_on(player)
    player.shell.sendeof()
    status, goodbye = player.ends()
    assert status == 0
    assert say_in(lang, "cli-goodbye") in goodbye


def test_end_of_input_leaves_politely_and_an_interrupt_quietly() -> None:
    player = Player("play")
    player.shell.sendeof()
    assert player.ends()[0] == 0
    player = Player("play")
    player.shell.sendintr()
    status, rest = player.ends()
    assert status == 130
    assert "Traceback" not in rest


def test_without_a_terminal_bots_play() -> None:
    ran = process("play")
    assert ran.returncode == 0
    assert ran.stderr == "" or "Compiling" in ran.stderr
    assert "The game is over" in ran.stdout
    assert ran.stdout == process("play").stdout
    assert "\x1b" not in ran.stdout
    assert max(map(len, ran.stdout.splitlines())) <= 80


@pytest.mark.parametrize(
    ("arguments", "words"),
    [
        (["--seat", "q"], "There is no seat 'q'"),
        (["--players", "7"], "number of players"),
        (["--bots", "random,random,random", "--players", "2"], "3 bots"),
        (["chess"], "chess"),
    ],
)
def test_what_makes_no_sense_is_refused(arguments: list[str], words: str) -> None:
    ran = process("play", *arguments)
    assert ran.returncode == 1
    assert words in ran.stderr
    assert ran.stdout == ""


def test_the_beginning_of_a_move_is_enough_when_no_other_begins_so() -> None:
    player = Player("play", "dominion", "--seed", "3", width=160)
    for _ in range(20):
        screen = player.answer("t")
        if "plays all Treasures" in screen:
            break
        player.answer("1")
    else:
        raise AssertionError("no Treasures were played")
    player.shell.sendline("quit")
    assert player.ends()[0] == 0
