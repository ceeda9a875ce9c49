"""A connection that breaks: the page says so, comes back by itself and catches up; nothing is played twice."""

from __future__ import annotations

import random

from playwright.sync_api import WebSocketRoute, expect

from tests.web.conftest import Visit
from tests.web.driving import choose_in_words, confirm, make_move, open_moves, start_game, wait_for_turn


class Line:
    """The connections of a page, which can be cut, or swallow what the server answers."""

    def __init__(self) -> None:
        self.routes: list[WebSocketRoute] = []
        self.deaf = False
        self.swallowed = 0

    def __call__(self, route: WebSocketRoute) -> None:
        self.routes.append(route)
        server = route.connect_to_server()
        route.on_message(server.send)
        server.on_message(lambda message: self._told(route, message))

    def _told(self, route: WebSocketRoute, message: str | bytes) -> None:
        if self.deaf:
            self.swallowed += '"type":"update"' in str(message)
        else:
            route.send(message)

    def cut(self) -> None:
        for route in self.routes:
            route.close(code=4999)
        self.routes.clear()


def test_a_lost_connection_comes_back_and_the_game_goes_on(visit: Visit) -> None:
    page, line = visit("/"), Line()
    page.route_web_socket("**/socket", line)
    page.goto("/new/kingdomino")
    start_game(page, players=2)
    assert wait_for_turn(page)
    choose_in_words(page, random.Random(1))
    line.cut()
    expect(page.get_by_text("The connection is lost.")).to_be_visible()
    expect(page.get_by_text("The connection is lost.")).to_have_count(0)
    expect(page.locator(".confirm-bar.ready")).to_be_visible()
    confirm(page)


def test_a_move_whose_answer_was_lost_is_not_played_twice(visit: Visit) -> None:
    page, line = visit("/"), Line()
    page.route_web_socket("**/socket", line)
    page.goto("/new/kingdomino")
    start_game(page, players=2)
    assert wait_for_turn(page)
    choose_in_words(page, random.Random(2))
    words = page.locator(".confirm-words").inner_text()
    line.deaf = True
    page.locator(".confirm-bar .primary").click()
    expect(page.locator(".confirm-bar .primary")).to_be_disabled()
    page.wait_for_timeout(500)
    line.deaf = False
    line.cut()
    expect(page.locator(".log li", has_text=words[-20:])).to_have_count(1)
    assert wait_for_turn(page)
    assert page.locator(".log li", has_text=words[-20:]).count() == 1
    expect(page.locator(".toast.bad")).to_have_count(0)


def test_a_command_given_while_the_connection_is_away_is_sent_when_it_is_back(visit: Visit) -> None:
    page, line = visit("/"), Line()
    page.route_web_socket("**/socket", line)
    page.goto("/new/kingdomino")
    start_game(page, players=2)
    assert wait_for_turn(page)
    choose_in_words(page, random.Random(3))
    line.cut()
    confirm(page)


def test_a_late_click_is_told_of_and_the_page_is_up_to_date_again(visit: Visit) -> None:
    page, line = visit("/new/kingdomino"), Line()
    start_game(page, players=2)
    # after a domino is placed it is still the same one's turn, so that no other news come
    while wait_for_turn(page) and "Place" not in page.locator(".ask-what").inner_text():
        make_move(page, random.Random(4))
    page.get_by_role("button", name="More", exact=True).click()
    page.get_by_role("button", name="Go on on another device").click()
    other = visit("/")
    other.route_web_socket("**/socket", line)
    other.goto(page.locator("dialog .invite input").input_value())
    page.keyboard.press("Escape")
    assert wait_for_turn(other)
    open_moves(other)
    other.locator(".moves li").first.click()
    line.deaf = True
    open_moves(page)
    page.locator(".moves li").last.click()  # the same move would be taken for the same click
    confirm(page)
    while not line.swallowed:  # it comes to us only while the browser is asked something
        other.wait_for_timeout(20)
    line.deaf = False
    other.locator(".confirm-bar .primary").click()
    expect(other.locator(".toast.bad")).to_contain_text("The game has moved on")
    expect(other.locator(".ask-what")).to_have_text(page.locator(".ask-what").inner_text())
