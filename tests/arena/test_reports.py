"""The reports: right, readable in three languages, and safe whatever bots are called."""

from __future__ import annotations

import io
import json
import re
from typing import Any
from xml.etree import ElementTree

import pytest
from rich.console import Console

from kroon.arena import Failure, Finished, Setting, show, summarize, to_html
from kroon.core.texts import LANGUAGES

HOSTILE = 'run:<script>alert("&1")</script>'
WORDS = {"en": "Ratings", "nl": "Cijfers", "de": "Wertungen"}


def summary(names: tuple[str, ...] = ("greedy", "random"), failing: bool = False) -> dict[str, Any]:
    """A summary of games that nobody played."""
    setting = Setting.of("kingdomino", names, players=2, seed=1)
    games = []
    for number in range(4 * setting.schedule.per_deal):
        seats = setting.schedule.seating(number)
        ranks = (1, 2) if seats[0] == names[0] else (2, 1)
        failure = Failure(0, 'it said <b>"no"</b>\x1b[31m') if failing and number % 2 else None
        scores = (40 + number, 20 - number)
        games.append(
            Finished(
                number, number // setting.schedule.per_deal, seats, scores, ranks, 50, (9, 9), (0.1, 0.2),
                failure is None, failure,
            )
        )  # fmt: skip
    return summarize(setting, games)


def printed(told: dict[str, Any], width: int = 80) -> str:
    file = io.StringIO()
    show(told, Console(file=file, width=width, highlight=False))
    return file.getvalue()


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_page_is_well_formed_and_needs_nothing_else(language: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("KROON_LANG", language)
    page = to_html(summary(failing=True))
    root = ElementTree.fromstring(page.removeprefix("<!DOCTYPE html>"))
    assert root.get("lang") == language
    assert WORDS[language] in page
    assert len(list(root.iter("svg"))) == 3
    assert not re.search(r"<(script|link|img|iframe)|url\(|@import|https?://", page)
    assert "prefers-color-scheme: dark" in page


def test_names_options_and_reasons_are_escaped() -> None:
    told = summary((HOSTILE, "random"), failing=True)
    told["options"]["edition"] = "<i>nl</i>"
    page = to_html(told)
    root = ElementTree.fromstring(page.removeprefix("<!DOCTYPE html>"))
    assert not [each for each in root.iter() if each.tag in ("script", "i", "b")]
    assert "&lt;script&gt;" in page
    assert "\x1b" not in page
    assert HOSTILE in "".join(root.itertext())


def test_the_terminal_shows_names_as_they_are_but_nothing_that_controls_it() -> None:
    told = summary(("run:[red]x[/red] \x1b[2J", "random"), failing=True)
    out = printed(told)
    assert "[red]x[/red]" in out
    assert "\x1b" not in out


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_terminal_report_fits(language: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("KROON_LANG", language)
    out = printed(summary())
    assert "greedy" in out
    assert "100.0%" in out
    assert "█" in out
    assert max(map(len, out.splitlines())) <= 80


def test_long_commands_can_be_told_apart() -> None:
    names = tuple(f"run:python3 /home/somebody/bots/much/too/long/bot{n}.py" for n in (1, 2))
    out = printed(summary(names))
    assert "bot1.py" in out
    assert "bot2.py" in out


def test_one_game_of_one_bot_can_be_reported() -> None:
    setting = Setting.of("kingdomino", ["random"], players=2)
    told = summarize(setting, [Finished(0, 0, ("random", "random"), (0, 0), (1, 1), 1, (0, 0), (0.0, 0.0))])
    assert "random" in printed(told)
    ElementTree.fromstring(to_html(told).removeprefix("<!DOCTYPE html>"))


def test_a_summary_without_any_finished_game_can_be_reported() -> None:
    setting = Setting.of("kingdomino", ["random", "greedy"], players=2)
    failure = Failure(1, "it crashed")
    failed = Finished(0, 0, ("random", "greedy"), (0, 0), (1, 2), 0, (0, 0), (0.0, 0.0), False, failure)
    told = summarize(setting, [failed])
    assert "it crashed" in printed(told)
    assert "it crashed" in to_html(told)


def test_a_summary_survives_json() -> None:
    told = summary(failing=True)
    again = json.loads(json.dumps(told))
    assert to_html(again) == to_html(told)
