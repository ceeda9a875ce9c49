"""The command line itself: help, languages, and what is said about a line that can't be understood."""

from __future__ import annotations

import time

import pytest

from kroon import __version__
from tests.cli.command import kroon, one_sentence, process

Capture = pytest.CaptureFixture[str]

COMMANDS = (
    ["play"],
    ["replay"],
    ["simulate"],
    ["record"],
    ["record", "check"],
    ["tables", "export"],
    ["games"],
    list[str](),
)


@pytest.mark.parametrize("lang", ["en", "nl", "de"])
@pytest.mark.parametrize("command", COMMANDS, ids=" ".join)
def test_help_comes_in_every_language(capsys: Capture, command: list[str], lang: str) -> None:
    ran = kroon(capsys, *command, "--help", "--lang", lang)
    assert ran.status == 0
    assert {"en": "Options", "nl": "Opties", "de": "Optionen"}[lang] in ran.out
    assert "Show this message" not in ran.out


def test_help_has_a_short_name(capsys: Capture) -> None:
    assert kroon(capsys, "record", "check", "-h").out == kroon(capsys, "record", "check", "--help").out


def test_without_a_command_help_is_shown(capsys: Capture) -> None:
    assert "simulate" in kroon(capsys).out
    assert "check" in kroon(capsys, "record").out


def test_the_version_is_printed(capsys: Capture) -> None:
    assert kroon(capsys, "--version").out == f"kroon {__version__}\n"


@pytest.mark.parametrize(
    ("arguments", "words"),
    [
        (["nonsense"], "There is no such command"),
        (["play", "--nonsense"], "There is no option --nonsense"),
        (["simulate"], "GAME is missing"),
        (["replay"], "FILE is missing"),
        (["simulate", "kingdomino", "--games"], "--games needs a value"),
        (["simulate", "kingdomino", "--games", "many"], "--games must be a whole number"),
        (["simulate", "kingdomino", "more"], "too many arguments"),
        (["--lang", "fr", "games"], "There is no language 'fr'"),
        (["games", "--lang"], "There is no language ''"),
    ],
)
def test_a_line_that_cannot_be_understood_has_status_2(
    capsys: Capture, arguments: list[str], words: str
) -> None:
    ran = kroon(capsys, *arguments)
    assert ran.status == 2
    assert words in ran.err
    assert ran.out == ""
    assert "Traceback" not in ran.err


def test_the_language_may_stand_anywhere(capsys: Capture) -> None:
    for arguments in (["--lang", "nl", "games"], ["games", "--lang=nl"]):
        assert "standaard nl" in kroon(capsys, *arguments).out


def test_games_are_listed_with_options_and_bots(capsys: Capture) -> None:
    ran = kroon(capsys, "games")
    assert ran.status == 0
    for word in ("kingdomino", "players", "2, 3, 4", "grand_duel", "bots: random, greedy"):
        assert word in ran.out


def test_an_unknown_game_is_refused(capsys: Capture) -> None:
    ran = kroon(capsys, "simulate", "ludo")
    assert ran.status == 1
    assert "ludo" in ran.err
    assert one_sentence(ran.err)


def test_help_starts_quickly_and_without_compiling() -> None:
    begun = time.perf_counter()
    assert process("--help").returncode == 0
    assert time.perf_counter() - begun < 5  # far less on an idle machine
