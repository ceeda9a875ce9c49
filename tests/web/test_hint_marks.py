"""Hints are marked where their moves are given, whatever these are: on the stage, through games of Origins."""

from __future__ import annotations

import json
import random
from typing import Any
from urllib.parse import urlencode

import pytest
from playwright.sync_api import Browser, Page

from tests.more import more

ON_BOARD = ("place", "fire", "pay", "settle")
BUTTONS = ".dm-draft li.open button, .dm-people button, .dm-cave > button, .dm-heirs button, .give-up"
"""Where all other moves are given."""
ASK = "event => fetch('/stage/position' + location.search, event ? { method: 'POST', body: event } : {})"
LEGAL = f"event => ({ASK})(event).then(async (answer) => (await answer.json()).legal.map((move) => move.event))"


def check_marks(page: Page, legal: list[str]) -> None:
    """Every move of the position is hinted at: each place and each button has a mark."""
    on_board = [event for event in legal if event.split(" ")[1] in ON_BOARD]
    assert page.locator(".dm-hint").count() == len(on_board)
    buttons = page.locator(BUTTONS)
    assert buttons.count() >= len(legal) - len(on_board)
    assert page.locator(".dm-rank").count() == buttons.count()


@pytest.mark.parametrize(
    ("options", "words"),
    [
        ({"players": 2, "mode": "tribe"}, {"pick", "place", "fire", "recruit", "pay", "settle"}),
        *more(({"players": 3, "mode": "totem"}, {"pick", "place", "fire", "totem"})),
    ],
    ids=lambda each: each["mode"] if isinstance(each, dict) else "words",
)
def test_every_kind_of_move_is_marked(
    stage: str, browser: Browser, options: dict[str, Any], words: set[str]
) -> None:
    rng, seen = random.Random(5), set()
    page = browser.new_page(viewport={"width": 700, "height": 900}, reduced_motion="reduce")
    query = {"game": "origins", "only": "table", "seed": "5", "hint": "1", "options": json.dumps(options)}
    page.goto(f"{stage}?{urlencode(query)}")
    page.wait_for_selector(".dm-realm", timeout=120_000)
    legal = page.evaluate(LEGAL, None)
    while legal:
        event = rng.choice(legal)
        word = event.split(" ")[1]
        if word not in seen:
            page.reload()
            page.wait_for_selector(".dm-realm")
            check_marks(page, legal)
            seen.add(word)
        legal = page.evaluate(LEGAL, event)
    assert words <= seen
    page.close()
