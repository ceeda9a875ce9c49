"""Kingdomino and Origins in a real browser, on the stage: random legal moves are given by clicks alone."""

from __future__ import annotations

import json
import random
from typing import Any
from urllib.parse import urlencode

import pytest
from playwright.sync_api import Browser, Page, expect

from tests.more import more

TURNS = 9
"""More taps on a square than there are ways to lay a domino over it."""
POINT = """([x, y]) => {
    const plane = document.querySelector(".dm-plane").getScreenCTM();
    const at = new DOMPoint(x * 64 + 32, y * 64 + 32).matrixTransform(plane);
    return [at.x, at.y];
}"""
"""The point of the screen in the middle of a square."""
TOO_WIDE = """() => {
    const { right } = document.querySelector(".dm-table").getBoundingClientRect();
    const parts = [...document.querySelectorAll(".dm-table :not(svg *)")];
    return parts.filter((each) => each.getBoundingClientRect().right > right + 1).map(String);
}"""
"""What reaches beyond the right edge of the table."""


@pytest.mark.parametrize(
    ("game", "options", "width"),
    [
        ("kingdomino", {"players": 3, "edition": "de"}, 390),
        *more(("kingdomino", {"players": 2, "grand_duel": True}, 900)),
        ("origins", {"players": 2, "mode": "tribe"}, 700),
        *more(
            ("origins", {"players": 3, "mode": "tribe"}, 390),
            ("origins", {"players": 4, "mode": "totem"}, 390),
        ),
    ],
)
def test_a_game_is_played_by_clicks_alone(
    stage: str, browser: Browser, game: str, options: dict[str, Any], width: int
) -> None:
    choice = random.Random(str(options))
    page = browser.new_page(viewport={"width": width, "height": 900}, reduced_motion="reduce")
    errors: list[str] = []
    page.on("console", lambda said: errors.append(said.text) if said.type == "error" else None)
    page.on("pageerror", lambda error: errors.append(str(error)))
    page.route("**/favicon.ico", lambda route: route.fulfill(status=204))
    query = {"game": game, "only": "table", "seed": "2", "options": json.dumps(options)}
    page.goto(f"{stage}?{urlencode(query)}")
    page.wait_for_selector(".dm-realm", timeout=120_000)
    words = set()
    while legal := _legal(page):
        event = choice.choice(legal)
        _give(page, event)
        words.add(event.split(" ")[1])
        assert page.evaluate(TOO_WIDE) == []
        with page.expect_response("**/stage/position*"):
            page.locator(".confirm-bar .primary").dispatch_event("click")
        expect(page.locator(".confirm-bar .primary")).to_be_disabled()
    assert not errors
    assert {"pick", "place"} <= words
    if options.get("mode") == "tribe":
        assert {"recruit", "pay", "settle", "fire"} <= words
    page.close()


def test_a_domino_is_dragged_to_every_place(stage: str, browser: Browser) -> None:
    page = _placing(stage, browser)
    for event in _legal(page):
        (ax, ay), (bx, by) = (page.evaluate(POINT, _place(text)) for text in event.split(" ")[3:])
        for turns in range(4):  # directions in which the domino can be held
            held = page.locator(".dm-in-hand").bounding_box()
            assert held
            page.mouse.move(held["x"] + 40, held["y"] + 40)
            page.mouse.down()
            page.mouse.move((ax + bx) / 2, (ay + by) / 2, steps=4)
            page.mouse.up()
            if _chosen(page).startswith(event + " "):
                break
            page.locator(".confirm-bar button").first.dispatch_event("click")
            page.mouse.move(0, 0)
            for _ in range(turns):
                page.locator(".dm-tray .turn").click()
        assert _chosen(page).startswith(event + " ")
    page.close()


def test_keys_alone_reach_every_place(stage: str, browser: Browser) -> None:
    page = _placing(stage, browser)
    legal = _legal(page)
    page.locator(".dm-realm").focus()
    chosen = set()
    for _ in range(4):
        for _ in legal:
            page.keyboard.press("ArrowRight")
            page.keyboard.press("Enter")
            chosen.add(_chosen(page).rsplit(" ", 1)[0])
        page.keyboard.press("r")
    assert chosen == set(legal)
    page.close()


def _placing(stage: str, browser: Browser) -> Page:
    """A page on which a domino is to be placed."""
    page = browser.new_page(viewport={"width": 700, "height": 1000}, reduced_motion="reduce")
    query = {"game": "kingdomino", "only": "table", "seed": "9", "steps": "7", "options": '{"players": 4}'}
    page.goto(f"{stage}?{urlencode(query)}")
    page.wait_for_selector(".dm-in-hand", timeout=120_000)
    return page


def _legal(page: Page) -> list[str]:
    """The events that may be chosen; every one of those that are buttons has one button."""
    said = page.evaluate("fetch('/stage/position' + location.search).then((answer) => answer.json())")
    events: list[str] = [move["event"] for move in said["legal"]]
    buttons = [event for event in events if event.split(" ")[1] in ("pick", "recruit", "totem", "discard")]
    taken = 4 * any(" take " in event for event in events)
    shown = page.locator(".dm-table button:not(.dm-in-hand):not(.turn)").count()
    assert shown == len(buttons) + taken
    return events


def _give(page: Page, event: str) -> None:
    """Click until the event is chosen."""
    _, word, *rest = event.split(" ")
    if word in ("place", "fire", "pay", "settle"):
        place = rest[1] if word == "place" else rest[0]
        page.locator(".dm-realm").scroll_into_view_if_needed()
        x, y = page.evaluate(POINT, _place(place))
        for _ in range(TURNS):
            page.mouse.click(x, y)
            if _chosen(page).startswith(event + " "):
                return
    elif word == "pick":
        page.locator(".dm-draft li.open button", has=page.get_by_text(rest[0], exact=True)).click()
    elif word == "take":
        page.locator(".dm-draft li.open button").nth(0 if rest[0] == "outer" else 1).click()
    elif word == "totem":
        page.locator(".dm-heirs button").nth([e for e in _legal(page) if " totem " in e].index(event)).click()
    elif word == "discard":
        page.locator(".dm-tray .give-up").click()
    elif rest[0] == "none":
        page.locator(".dm-cave > button").click()
    else:
        section = ".dm-cave section" if rest[0] == "open" else ".dm-cave details"
        kinds = [each for each in _legal(page) if f" recruit {rest[0]} " in each]
        names = page.locator(f"{section} .dm-people button")
        for at in range(len(kinds)):
            names.nth(at).click()
            if _chosen(page).startswith(event + " "):
                return
    assert _chosen(page).startswith(event + " ")


def _place(text: str) -> list[int]:
    return [int(each) for each in text.split(",")]


def _chosen(page: Page) -> str:
    """What stands on the button that confirms: the chosen event, and its gain."""
    return page.locator(".confirm-bar .primary").text_content() or ""
