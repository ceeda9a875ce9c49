"""Clocks: they are shown, run down, and when the time is up a bot plays on until its person is back."""

from __future__ import annotations

import random

from playwright.sync_api import Page, expect

from tests.web.conftest import Visit
from tests.web.driving import make_move, make_table, wait_for_turn

SECONDS = """() => {
    const shown = document.querySelector(".seat.turn .clock");
    return shown ? shown.textContent.split(":").reduce((sum, part) => 60 * sum + Number(part), 0) : null;
}"""
LESS = f"before => {{ const now = ({SECONDS})(); return now !== null && now < before; }}"
HANDED = "A bot plays for you."


def seconds(page: Page) -> int:
    """What the clock of the player to move shows."""
    shown: int = page.evaluate(SECONDS)
    return shown


def test_a_clock_for_each_move_is_chosen_shown_and_runs_down(visit: Visit) -> None:
    page = visit("/new/kingdomino")
    page.get_by_text("Clock, hints and more").click()
    page.get_by_label("Clock").select_option(label="60 seconds for a move")
    page.locator(".start-bar button").click()
    assert wait_for_turn(page)
    before = seconds(page)
    assert 0 < before <= 60
    page.wait_for_function(LESS, arg=before)


def test_a_clock_for_the_game_goes_on_where_it_stood(visit: Visit) -> None:
    page = visit("/new/kingdomino")
    page.get_by_text("Clock, hints and more").click()
    page.get_by_label("Clock").select_option(label="5 minutes for the game")
    page.locator(".start-bar button").click()
    assert wait_for_turn(page)
    expect(page.locator(".seat .clock")).to_have_count(3)
    page.wait_for_function(LESS, arg=seconds(page))
    before = seconds(page)
    make_move(page, random.Random(1))
    assert wait_for_turn(page)
    assert seconds(page) <= before


def test_when_the_time_is_up_a_bot_plays_on_until_its_person_is_back(visit: Visit) -> None:
    page = visit("/")
    path, _ = make_table(page, "kingdomino", ["me", "level1"], per_move=3, stand_in="level5")
    page.goto(path)
    page.get_by_text(HANDED).wait_for()
    expect(page.locator(".log")).to_contain_text("plays for Anna")
    expect(page.locator(".confirm-bar")).to_have_count(0)
    page.get_by_role("button", name="Play again myself").click()
    expect(page.get_by_text(HANDED)).to_have_count(0)
    expect(page.locator(".log")).to_contain_text("Anna plays again.")


def test_who_has_used_up_the_time_of_the_game_does_not_come_back(visit: Visit) -> None:
    page = visit("/")
    path, _ = make_table(page, "kingdomino", ["me", "level1"], per_game=3, stand_in="level5")
    page.goto(path)
    page.get_by_role("button", name="Play again myself").click()
    expect(page.get_by_text("Your time is up: the bot plays on.")).to_be_visible()
