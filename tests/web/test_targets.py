"""Fingers: on a phone nothing that can be tapped is smaller than 44 by 44 pixels, on any screen.

Links within a sentence are excepted, and the squares and hexes of boards, which scale with the screen:
where they are small, a tap comes closer first.
"""

from __future__ import annotations

import random
from typing import Any

import pytest
from playwright.sync_api import Page

from tests.web.conftest import PHONE, Visit
from tests.web.driving import choose_in_words, make_table, open_moves, start_game, wait_for_turn

GAMES = ("kingdomino", "origins", "builder", "dominion")
HELD: dict[str, Any] = {"viewport": PHONE, "has_touch": True, "is_mobile": True}
TOUCH = 44
SMALL = """least => {
    const tapped = "button, a[href], select, summary, input, [role=button], [role=tab], [role=option]";
    const name = (each) => each.getAttribute("aria-label") || each.textContent.trim() || each.className;
    return [...document.querySelectorAll(tapped)]
        .filter((each) => !each.closest("svg, .skip, .visually-hidden"))
        .map((each) => (each.matches("input[type=checkbox]") && each.closest("label")) || each)
        .filter((each) => each.checkVisibility({ visibilityProperty: true }))
        .filter((each) => !(each.matches("a:not(.button)") && each.closest("p")))
        .map((each) => [name(each).slice(0, 40), each.className, each.getBoundingClientRect()])
        .filter(([, , box]) => box.width < least - 0.5 || box.height < least - 0.5)
        .map(([name, kind, box]) => `${name} (${kind}): ${Math.round(box.width)} × ${Math.round(box.height)}`);
}"""


def small(page: Page) -> list[str]:
    """What is too small to be tapped."""
    found: list[str] = page.evaluate(SMALL, TOUCH)
    return found


@pytest.mark.parametrize("path", ["/", "/learn", "/score", "/companion", "/companion/kingdomino"])
def test_the_first_screens_can_be_tapped(visit: Visit, path: str) -> None:
    page = visit(path, **HELD)
    page.locator("main a, main button").first.wait_for()
    page.wait_for_selector(".picture svg")
    assert small(page) == []
    page.get_by_role("button", name="Settings").click()
    page.wait_for_selector("dialog[open]")
    assert small(page) == []


@pytest.mark.parametrize("game", GAMES)
def test_new_tables_and_games_can_be_tapped(visit: Visit, game: str) -> None:
    page = visit(f"/new/{game}", **HELD)
    page.wait_for_selector(".chair")
    page.locator("details summary").first.click()
    assert small(page) == []
    start_game(page, players=2)
    assert wait_for_turn(page)
    assert small(page) == []
    open_moves(page)
    if game != "dominion":
        choose_in_words(page, random.Random(1))
        page.wait_for_selector(".confirm-bar.ready")
    assert small(page) == []
    for name in ("More", "Rules"):
        page.get_by_role("button", name=name, exact=True).click()
        page.wait_for_selector("dialog[open]")
        assert small(page) == []
    page.keyboard.press("Escape")
    page.locator(".seat .mini").first.click()
    page.wait_for_selector("dialog[open]")
    assert small(page) == []


def test_the_end_of_a_game_can_be_tapped(visit: Visit) -> None:
    page = visit("/", **HELD)
    path, _ = make_table(page, "kingdomino", ["me", "level1"])
    page.goto(path)
    assert wait_for_turn(page)
    page.get_by_role("button", name="More", exact=True).click()
    page.get_by_role("button", name="Give up").click()
    page.wait_for_selector("dialog .danger")
    assert small(page) == []
    page.locator("dialog .danger").click()
    page.locator(".end summary").click()
    page.wait_for_selector(".review")
    assert small(page) == []
    page.goto("/")
    page.wait_for_selector(".my-tables li")
    assert small(page) == []


def test_a_table_that_waits_for_friends_can_be_tapped(visit: Visit) -> None:
    page = visit("/", **HELD)
    path, invitation = make_table(page, "dominion", ["me", "open"])
    page.goto(path)
    page.get_by_role("button", name="Make a link").click()
    page.wait_for_selector(".invite")
    assert small(page) == []
    guest = visit(invitation, **HELD)
    guest.get_by_role("button", name="Sit down").wait_for()
    assert small(guest) == []


@pytest.mark.parametrize("game", GAMES)
def test_lessons_and_score_pads_can_be_tapped(visit: Visit, game: str) -> None:
    page = visit(f"/learn/{game}", **HELD)
    page.wait_for_selector(".lesson-board .game > *")
    steps = page.locator(".lesson-way button").count()
    for step in (0, 1, steps - 1):
        page.locator(".lesson-way button").nth(step).click()
        page.wait_for_selector(".lesson-board .game > *" if step < steps - 1 else ".lesson-tips")
        assert small(page) == []
    page.goto(f"/score/{game}")
    page.wait_for_selector(".pad-tabs")
    for summary in page.locator(".score-pad summary").all():
        summary.click()
    assert small(page) == []
