"""Everybody: axe-core finds nothing serious on any screen, in either theme."""

from __future__ import annotations

import pytest
from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import Page

from tests.more import matrix
from tests.web.conftest import DESK, PHONE, Visit
from tests.web.driving import start_game, wait_for_turn

GAMES = ("kingdomino", "origins", "builder", "dominion")


def faults(page: Page) -> list[str]:
    found = Axe().run(page).response["violations"]
    return [
        f"{each['id']}: {node['target']} {node['failureSummary']}"
        for each in found
        if each["impact"] in ("serious", "critical")
        for node in each["nodes"]
    ]


@pytest.mark.parametrize(("game", "theme"), matrix(GAMES, ["light", "dark"]))
def test_tables_have_no_serious_fault(visit: Visit, game: str, theme: str) -> None:
    viewport = DESK if theme == "light" else PHONE
    page = visit(f"/new/{game}", color_scheme=theme, viewport=viewport)
    page.wait_for_selector(".chair")
    assert faults(page) == []
    start_game(page)
    assert wait_for_turn(page)
    assert faults(page) == []


@pytest.mark.parametrize("theme", ["light", "dark"])
def test_the_other_screens_have_no_serious_fault(visit: Visit, theme: str) -> None:
    page = visit("/", color_scheme=theme)
    page.wait_for_selector(".game-card svg")
    assert faults(page) == []
    page.get_by_role("button", name="Settings").click()
    page.wait_for_selector("dialog[open]")
    assert faults(page) == []
    page.goto("/new/dominion")
    page.locator(".chair select").nth(1).select_option("open")
    page.locator(".start-bar button").click()
    page.wait_for_selector(".invite")
    assert faults(page) == []
