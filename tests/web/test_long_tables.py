"""Tables with a long history: the page gets the last of log and chat, and loads more when it is wanted."""

from __future__ import annotations

import random

import pytest
from playwright.sync_api import Page, expect

from kroon.client import Service
from tests.web.conftest import Visit

ME, BOT = {"kind": "me", "name": "Ada"}, {"kind": "bot", "bot": "random"}
LONG = 260
"""More updates than the service sends at once."""
TO_TOP = "(list) => { list.scrollTop = 0; }"
PRESS = "(button) => button.click()"


def owner_of(page: Page, server: str) -> Service:
    """A client with the cookie of a page, for which it asks once."""
    page.request.post("/api/links", data={"secret": "none"})
    (cookie,) = page.context.cookies()
    return Service(server, cookie=cookie["value"])


@pytest.fixture
def long_game(visit: Visit, server: str) -> tuple[Page, int]:
    """The page of a long game that is over, and the number of its updates."""
    page = visit("/")
    service, luck = owner_of(page, server), random.Random(1)
    table = service.create("dominion", [ME, BOT]).id
    with service.seat(table, "a", views=False) as seat:
        for turn in seat.turns():
            if turn.number > LONG:
                turn.resign()
                break
            turn.move(luck.choice(turn.legal)["event"])
        while not seat.over:
            seat.wait()
        assert seat.number > LONG
        page.goto(f"/table/{table}")
        return page, seat.number


def test_a_finished_game_is_replayed_from_its_first_move_on(long_game: tuple[Page, int]) -> None:
    page, number = long_game
    count = page.locator(".replay-told .num")
    # all moves come, page by page
    page.wait_for_function(
        "(least) => Number(document.querySelector('.replay input')?.max) > least", arg=number - 60
    )
    page.get_by_role("button", name="To the start").click()
    expect(count).to_contain_text("1 / ")
    page.get_by_role("button", name="To the end").click()
    expect(count).not_to_contain_text("1 / ")


def test_the_log_goes_back_to_the_beginning_by_button_and_by_scrolling(long_game: tuple[Page, int]) -> None:
    page, number = long_game
    log = page.locator(".log")
    log.wait_for()
    expect(log.locator("button.link")).to_contain_text(f"{number - 60} earlier")
    log.locator("button.link").evaluate(PRESS)
    while log.locator("button.link").count():
        before = log.locator("li").count()
        log.evaluate(TO_TOP)
        page.wait_for_function("(before) => document.querySelectorAll('.log li').length > before", arg=before)
    expect(log.locator("li").first).to_contain_text("The game begins.")


def test_earlier_messages_of_the_chat_are_loaded_when_they_are_wanted(visit: Visit, server: str) -> None:
    page = visit("/")
    service = owner_of(page, server)
    table = service.create("kingdomino", [ME, ME]).id
    with service.seat(table, "a", views=False) as seat:
        for number in range(1, 121):
            seat.say(f"message {number}.")
    page.goto(f"/table/{table}")
    page.get_by_role("tab", name="Chat").click()
    chat = page.locator(".chat ol")
    expect(chat.locator("li b")).to_have_count(50)
    expect(chat).to_contain_text("message 71.")
    chat.locator("button.link").evaluate(PRESS)
    expect(chat).to_contain_text("message 21.")
    chat.evaluate(TO_TOP)
    expect(chat.locator("li b")).to_have_count(120)
    expect(chat).to_contain_text("message 1.")
    expect(chat.locator("button.link")).to_have_count(0)
    with service.seat(table, "a", views=False) as seat:
        seat.say("and one more")
    expect(chat.locator("li b")).to_have_count(121)
