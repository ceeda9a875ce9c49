"""Lessons, score pad and companion through the page, as a person uses them."""

from __future__ import annotations

import json
from collections.abc import Callable
from typing import Any

from playwright.sync_api import Page, expect

from tests.web.conftest import PHONE, Visit

FIRST_ROW = ("7", "24", "41")
"""Dominoes as they come out of the real box."""
KINGDOM = [
    "wheat lake* forest wheat .",
    "lake lake lake* lake* wheat",
    "wheat lake lake castle grassland**",
    "lake* lake* lake wheat wheat",
    "forest forest . mine** mine***",
]
"""A kingdom of the box that is worth 62 points, and 0 for its two bonuses."""


def test_a_lesson_answers_right_and_wrong_taps_and_leads_into_a_first_game(visit: Visit) -> None:
    page = visit("/learn")
    page.locator(".choose-game a").first.click()
    rows = page.locator(".dm-draft li button")
    rows.nth(0).click()
    expect(page.locator(".lesson-bar.wrong")).to_be_visible()
    rows.nth(2).click()
    expect(page.locator(".lesson-bar.right")).to_be_visible()
    page.locator(".lesson-bar .primary").click()
    page.get_by_role("button", name="You").click()
    expect(page.locator(".lesson-bar.wrong")).to_be_visible()
    page.get_by_role("button", name="Ada").click()
    expect(page.locator(".lesson-bar.right")).to_be_visible()
    page.reload()
    expect(page.locator(".lesson-way [aria-current]")).to_have_text("2")
    page.get_by_role("button", name="Tips and a first game").click()
    expect(page.locator(".lesson-tips li")).not_to_have_count(0)
    page.get_by_role("button", name="Play a first game").click()
    page.wait_for_selector(".table-frame")
    expect(page.locator(".seat")).to_have_count(3)


def test_every_step_of_every_lesson_shows_itself_in_every_language(visit: Visit) -> None:
    page = visit("/learn", viewport=PHONE)
    expect(page.locator(".choose-game a")).to_have_count(4)
    games = [each.get_attribute("href") or "" for each in page.locator(".choose-game a").all()]
    for language, path in zip(("nl", "de", "nl", "de"), games, strict=True):
        page.evaluate("language => localStorage.setItem('kroon-language', language)", language)
        page.goto(path)
        page.wait_for_selector(".lesson-text")
        steps = page.locator(".lesson-way button").count()
        for step in range(steps):
            page.locator(".lesson-way button").nth(step).click()
            page.wait_for_selector(".lesson-board .game > *" if step < steps - 1 else ".lesson-tips")
            assert page.evaluate("document.documentElement.scrollWidth <= innerWidth"), f"{path} {step}"


def draw(page: Page, rows: list[str]) -> None:
    """Draw a kingdom with the brushes, square by square."""
    board = page.locator(".pad-board svg").bounding_box()
    assert board
    side = board["width"] / (len(rows) + 0.25)
    words = [row.split() for row in rows]
    for brush in sorted({each for row in words for each in row} - {"."}, key=lambda each: each != "castle"):
        terrain, crowns = brush.rstrip("*"), brush.count("*")
        name = {0: terrain, 1: f"{terrain}, 1 crown"}.get(crowns, f"{terrain}, {crowns} crowns")
        page.get_by_role("radio", name=name, exact=True).click()
        for y, row in enumerate(words):
            for x, each in enumerate(row):
                if each == brush:
                    page.mouse.click(board["x"] + (x + 0.6) * side, board["y"] + (y + 0.6) * side)


def draft_of(page: Page, game: str) -> Any:
    return json.loads(page.evaluate("game => localStorage.getItem(`kroon-pad-${game}`)", game))


def test_a_kingdom_is_drawn_by_tapping_and_its_score_is_read(visit: Visit) -> None:
    page = visit("/score/kingdomino", viewport={"width": 1280, "height": 1000})
    page.wait_for_selector(".pad-board svg")
    page.locator(".score-pad header .segments button", has_text="2").click()
    draw(page, KINGDOM)
    expect(page.locator(".pad-result tfoot td")).to_have_text("62", timeout=30_000)
    squares = draft_of(page, "kingdomino")["seats"][0]["games"][0]["squares"]
    assert len(squares) == 22
    assert squares["4,4"] == "mine***"
    page.reload()
    expect(page.locator(".pad-result tfoot td")).to_have_text("62", timeout=30_000)


def test_the_keyboard_draws_and_undoes(visit: Visit) -> None:
    page = visit("/score/kingdomino")
    page.locator(".pad-board svg").focus()
    for key in ("ArrowRight", "Enter", "ArrowRight", "Enter"):
        page.keyboard.press(key)
    squares = draft_of(page, "kingdomino")["seats"][0]["games"][0]["squares"]
    assert squares == {"3,2": "wheat", "4,2": "wheat"}
    page.keyboard.press("Control+z")
    squares = draft_of(page, "kingdomino")["seats"][0]["games"][0]["squares"]
    assert squares == {"3,2": "wheat"}
    expect(page.locator(".pad-unfinished")).to_be_visible(timeout=30_000)  # half a domino


def test_a_row_of_the_real_box_is_typed_in_and_all_players_move_on_one_device(visit: Visit) -> None:
    page = visit("/companion/kingdomino")
    page.locator(".start-bar button").click()
    search = page.locator(".typing input[type=search]")
    for number in FIRST_ROW:
        search.fill(number)
        search.press("Enter")
    page.locator(".typing button[type=submit]").click()
    for _ in range(3):
        page.locator(".typing-choices button:not(.domino)").first.click()
        page.locator(".typing button[type=submit]").click()
        page.locator(".dm-draft li button").first.click()
        page.locator(".confirm-bar .primary").click()
        expect(page.locator(".typing")).to_be_visible()
        expect(page.locator(".dm-draft li.open")).to_have_count(0)
    expect(page.locator(".typing-choices button.wide")).to_have_count(45)


def test_terrain_cards_stay_hidden_on_a_shared_device_until_they_are_shown(visit: Visit) -> None:
    page = visit("/companion/builder")
    page.locator(".start-bar button").click()
    page.get_by_role("button", name="Player 2", exact=True).click()
    page.locator(".typing button[type=submit]").click()
    # those without a device keep theirs to themselves; one's own is typed at once
    expect(page.locator(".typing h2")).to_have_text("Which terrain card have you drawn?")
    page.locator(".typing-choices button").first.click()
    page.locator(".typing button[type=submit]").click()
    expect(page.locator(".typing h2")).to_have_text("Which terrain card does Player 2 show?")
    page.locator(".typing-choices button").nth(2).click()
    page.locator(".typing button[type=submit]").click()
    expect(page.locator(".kb-map .lit").first).to_be_visible()


def sheet_after(page: Page, change: Callable[[], Any]) -> dict[str, Any]:
    """The sheet that is sent to be scored after a change."""
    with page.expect_request("**/api/score/*?draft=true") as asked:
        change()
    sheet: dict[str, Any] = json.loads(asked.value.post_data or "{}")
    return sheet


def test_supply_and_trash_of_dominion_are_counted_as_far_as_one_likes(visit: Visit) -> None:
    page = visit("/score/dominion")
    for player, provinces in ((0, 5), (1, 3)):
        page.locator(".pad-tabs button").nth(player).click()
        page.get_by_label("Province", exact=True).first.fill(str(provinces))
    expect(page.locator(".pad-result tfoot td")).to_have_text(["33", "21"], timeout=30_000)
    page.get_by_text("Supply and trash").click()
    market = page.locator(".pad-side .pad-stepper", has_text="Market").first.get_by_role("spinbutton")
    expect(market).to_have_value("")
    counted = sheet_after(page, lambda: market.fill("99"))
    assert counted["supply"] == {"market": 8}  # as many as there are
    assert "trash" not in counted
    counted = sheet_after(page, page.get_by_label("The trash was counted").check)
    assert counted["trash"] == {}
    expect(page.locator(".pad-result tfoot td")).to_have_text(["33", "21"], timeout=30_000)
    assert "supply" not in sheet_after(page, lambda: market.fill(""))
