"""Somebody who has never been here: two clicks from the first page to the table, then a move."""

from __future__ import annotations

import random

import pytest

from tests.web.conftest import Visit
from tests.web.driving import make_move, wait_for_turn

COUNT = (
    "addEventListener('click', (event) => { window.clicks = (window.clicks || 0) + event.isTrusted; }, true);"
)
NAMES = {
    "kingdomino": "Kingdomino",
    "origins": "Kingdomino Origins",
    "builder": "Kingdom Builder",
    "dominion": "Het Koninkrijk Dominion",
}


@pytest.mark.parametrize("game", NAMES)
def test_two_clicks_lead_to_the_table_and_the_next_ones_are_moves(visit: Visit, game: str) -> None:
    page = visit("/")
    page.evaluate(COUNT)
    page.get_by_role("link", name=f"Play {NAMES[game]}", exact=True).click()
    page.locator(".start-bar button").click()
    page.wait_for_selector(".table-frame")
    assert page.evaluate("clicks") == 2
    assert page.locator("dialog[open]").count() == 0
    assert wait_for_turn(page)
    make_move(page, random.Random(1))


@pytest.mark.parametrize("path", ["/new/dominion", "/learn/kingdomino", "/score/builder", "/companion"])
def test_from_a_screen_that_was_opened_by_its_address_the_mark_leads_home(visit: Visit, path: str) -> None:
    page = visit(path)
    page.locator("main h1").wait_for()
    page.locator(".bar .mark").click()
    page.locator(".game-card").first.wait_for()
