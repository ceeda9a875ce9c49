"""A game that brings no part of the page is played in words, by keys and by touch; one that does shows it."""

from __future__ import annotations

import json
import os
import sys
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, ConsoleMessage, Page, Route, expect

from kroon.client import running_service
from tests.web.conftest import DESK, PHONE, Visit
from tests.web.driving import NEWER, OVER, number, start_game, wait_for_turn
from tests.web.elsewhere import write_package
from tests.web.test_accessibility import faults

ROOT = Path(__file__).resolve().parents[2]
MOVES = ".words-moves button"
FOCUSED = f"() => document.activeElement.matches('{MOVES}')"
FINGER = 44
"""Pixels that a finger needs."""

Open = Callable[..., Page]


@pytest.fixture(scope="module")
def elsewhere(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """The address of a server that knows games of another package."""
    folder = tmp_path_factory.mktemp("elsewhere")
    write_package(folder)
    path = os.pathsep.join([str(folder), str(ROOT), *sys.path])
    with pytest.MonkeyPatch.context() as patch:
        patch.setenv("PYTHONPATH", path)
        patch.setenv("KROON_JIT", "0")
        unlimited = ("--workers", "1", "--client-rate", "0", "--address-rate", "0")
        with running_service(*unlimited, folder=tmp_path_factory.mktemp("store")) as running:
            yield running.address


@pytest.fixture
def open(browser: Browser, elsewhere: str) -> Iterator[Open]:
    """Opens a path of that server; the page may have no fault."""
    contexts, faults = [], []

    def said(message: ConsoleMessage) -> None:
        if message.type == "error":
            faults.append(message.text)

    def opened(path: str, viewport: Any = DESK, **more: Any) -> Page:
        context = browser.new_context(
            base_url=elsewhere, locale="en-GB", viewport=viewport, reduced_motion="reduce", **more
        )
        contexts.append(context)
        page = context.new_page()
        page.on("console", said)
        page.on("pageerror", lambda error: faults.append(str(error)))
        page.goto(path)
        return page

    yield opened
    for context in contexts:
        context.close()
    assert not faults


def tab_to(page: Page, reached: str) -> None:
    """Press Tab until something holds of what has the focus."""
    for _ in range(60):
        if page.evaluate(reached):
            return
        page.keyboard.press("Tab")
    raise AssertionError(reached)


def test_a_game_without_a_part_of_the_page_is_played_to_the_end_by_keyboard(open: Open) -> None:
    page = open("/new/lucky")
    page.wait_for_selector(".chair")
    tab_to(page, "() => document.activeElement.matches('.start-bar button')")
    page.keyboard.press("Enter")
    turns = 0
    while wait_for_turn(page):
        page.wait_for_selector(MOVES)
        expect(page.locator(".words-table")).to_contain_text("turns are left.")
        tab_to(page, FOCUSED)
        page.keyboard.press("End")
        page.keyboard.press("ArrowUp")
        page.keyboard.press("ArrowDown")
        page.keyboard.press("Enter")
        expect(page.locator(f"{MOVES}[aria-pressed=true]")).to_contain_text("take 2")
        expect(page.locator(".confirm-bar.ready")).to_contain_text("take 2")
        before = number(page)
        page.keyboard.press("Control+Enter")
        page.wait_for_function(NEWER, arg=before)
        expect(page.locator(".words-last li").last).to_contain_text("take")
        turns += 1
    assert turns == 2
    expect(page.locator(OVER)).to_contain_text("win")
    assert page.locator(MOVES).count() == 0


def test_a_game_without_a_part_of_the_page_is_played_to_the_end_by_touch(open: Open) -> None:
    page = open("/new/plain", viewport=PHONE, has_touch=True, is_mobile=True)
    page.locator(".start-bar button").tap()
    while wait_for_turn(page):
        moves = page.locator(MOVES)
        expect(moves).to_have_count(2)
        for box in (each.bounding_box() for each in moves.all()):
            assert box is not None
            assert min(box["width"], box["height"]) >= FINGER
        assert page.evaluate("document.documentElement.scrollWidth - innerWidth") <= 0
        moves.nth(1).tap()
        before = number(page)
        page.locator(".confirm-bar .primary").tap()
        page.wait_for_function(NEWER, arg=before)
    expect(page.locator(OVER)).to_be_visible()


def test_the_standing_and_who_is_to_move_are_shown_beside_the_words(visit: Visit) -> None:
    page = in_words(visit, "kingdomino")
    seats = page.locator(".words-seats li")
    expect(seats).to_have_count(3)
    expect(seats.first).to_contain_text("0")
    expect(page.locator(".words-seats .turn")).to_have_count(1)
    assert page.locator(".moves-panel").count() == 0
    assert faults(page) == []


def test_many_moves_are_searched_by_words(visit: Visit) -> None:
    page = in_words(visit, "builder")
    moves, search = page.locator(MOVES), page.locator(".words-moves input")
    many = moves.count()
    assert many >= 9
    search.fill(moves.nth(many - 1).locator("span").inner_text())
    expect(moves).to_have_count(1)
    search.press("Enter")
    expect(page.locator(f"{MOVES}[aria-pressed=true]")).to_have_count(1)
    search.fill("no move has such words")
    expect(moves).to_have_count(0)
    search.fill("")
    search.press("ArrowDown")
    expect(moves.first).to_be_focused()


def in_words(visit: Visit, game: str) -> Page:
    """One's first turn in a game of Kroon's own, as if it had no table of its own."""

    def without(route: Route) -> None:
        told = route.fetch().json()
        for each in told["games"]:
            each["page"]["module"] = None
        route.fulfill(body=json.dumps(told), content_type="application/json")

    page = visit("/")
    page.route("**/api/games", without)
    page.goto(f"/new/{game}")
    start_game(page)
    assert wait_for_turn(page)
    page.wait_for_selector(MOVES)
    return page


def test_screens_offer_what_a_game_has_and_draw_a_letter_for_one_without_a_picture(open: Open) -> None:
    page = open("/")
    names = page.locator(".game-card h2")
    expect(names).to_have_count(7)
    assert names.all_inner_texts()[2] == "drawn"  # by its order
    assert names.all_inner_texts()[-2:] == ["lucky", "plain"]  # they name none
    plain = page.locator(".game-card").last
    expect(plain.locator(".picture text")).to_have_text("P")
    assert plain.locator("a").count() == 2
    page.goto("/score")
    page.wait_for_selector(".choose-game li")
    assert page.locator(".choose-game li").count() == 4
    page.goto("/learn")
    expect(page.locator(".choose-game li").last).to_contain_text("no lesson")


def test_a_game_without_a_lesson_is_learnt_in_a_first_game_against_a_bot(open: Open) -> None:
    page = open("/learn/plain")
    page.get_by_role("button", name="Play a first game").click()
    assert wait_for_turn(page)
    expect(page.locator(".seats .seat")).to_have_count(2)


def test_the_score_pad_of_a_game_without_one_says_so(open: Open) -> None:
    page = open("/score/plain")
    expect(page.locator("main")).to_contain_text("There is no score pad for plain.")


def test_a_part_of_the_page_is_taken_from_the_package_of_its_game(open: Open, elsewhere: str) -> None:
    page = open("/new/drawn")
    expect(page.locator(".chair")).to_have_count(3)  # a first game as it advises
    start_game(page)
    assert wait_for_turn(page)
    table = page.locator(".drawn-table")
    expect(table.locator("button")).to_have_count(2)
    expect(table).to_have_css("color", "rgb(1, 2, 3)")
    for path in ("game.py", "web/__init__.py", "web/../game.py", "web/%2e%2e/game.py", "__init__.py"):
        assert page.request.get(f"{elsewhere}/games/drawn/{path}").status == 404, path
    assert page.request.get(f"{elsewhere}/games/drawn/web/part.json").ok
