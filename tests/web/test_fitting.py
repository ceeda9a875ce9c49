"""What must fit where there is little room: score sheets, choices with pictures, boards that are clicked."""

from __future__ import annotations

from playwright.sync_api import Page

from tests.web.conftest import Visit
from tests.web.driving import make_table, wait_for_turn

NARROW = {"width": 360, "height": 740}
SPILLS = """() => [...document.querySelectorAll(".typing-choices button")].filter((button) => {
    const [outer, inner] = [button, button.querySelector("svg")].map((each) => each.getBoundingClientRect());
    return inner.top < outer.top || inner.bottom > outer.bottom || inner.width < 20;
}).map((button) => button.textContent)"""


def opened(visit: Visit, game: str, seats: list[str], language: str = "en-GB", **settings: object) -> Page:
    page = visit("/", language=language, viewport=NARROW)
    path, _ = make_table(page, game, seats, **settings)
    page.goto(path)
    return page


def test_the_sheet_of_four_players_fits_a_phone(visit: Visit) -> None:
    page = opened(visit, "origins", ["me", "level1", "level1", "level1"], "de-DE")
    assert wait_for_turn(page)
    page.get_by_role("button", name="Alle Spieler").click()
    wide, shown = page.locator("dialog .sheet-scroll").evaluate("each => [each.scrollWidth, each.clientWidth]")
    assert wide <= shown


def test_choices_at_a_companion_table_hold_their_pictures(visit: Visit) -> None:
    page = opened(visit, "builder", ["me", "level1"], companion=True)
    page.wait_for_selector(".typing-choices svg")
    assert page.evaluate(SPILLS) == []


def test_a_board_that_is_clicked_has_no_ring_of_the_browsers(visit: Visit) -> None:
    page = visit("/score/kingdomino")
    page.locator(".pad-brush").first.click()
    page.locator(".pad-board svg").first.click(position={"x": 40, "y": 40})
    assert page.evaluate("getComputedStyle(document.querySelector('.pad-board svg')).outlineStyle") == "none"


def test_the_supply_of_dominion_is_not_covered_when_the_game_is_over(visit: Visit) -> None:
    page = opened(visit, "dominion", ["me", "level1"])
    assert wait_for_turn(page)
    page.get_by_role("button", name="More", exact=True).click()
    page.get_by_role("button", name="Give up").click()
    page.locator("dialog .danger").click()
    page.wait_for_selector(".end")
    assert page.locator(".dm-mine").evaluate("each => getComputedStyle(each).position") != "sticky"
