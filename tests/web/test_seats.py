"""Seats and tables that change hands: bots that stand in, tables that go, games again."""

from __future__ import annotations

import random
import re

from playwright.sync_api import Page, expect

from tests.web.conftest import Visit
from tests.web.driving import choose_in_words, confirm, make_table
from tests.web.test_together import invited


def choose_from_menu(page: Page, name: str) -> None:
    page.get_by_role("button", name="More", exact=True).click()
    page.get_by_role("button", name=name).click()


def own_name(page: Page) -> str:
    return page.locator(".seat", has_text="you").locator(".name").inner_text()


def by_turn(host: Page, guest: Page) -> tuple[Page, Page]:
    """Who is to move, and the other one."""
    host.wait_for_selector(".seat.turn")
    mover, other = (host, guest) if host.locator(".confirm-bar").count() else (guest, host)
    mover.wait_for_selector(".confirm-bar")
    return mover, other


def test_the_others_hand_the_seat_of_somebody_away_to_a_bot_and_it_is_taken_back(visit: Visit) -> None:
    host = visit("/")
    path, invitation = make_table(host, "kingdomino", ["me", "open"], away=1, stand_in="level1")
    host.goto(path)
    guest = visit(invitation)
    guest.get_by_label("Your name").fill("Eva")
    guest.get_by_role("button", name="Sit down").click()
    for page in (host, guest):
        page.wait_for_selector(".table-frame")
    mover, other = by_turn(host, guest)
    name = own_name(mover)
    other.wait_for_timeout(1500)  # so long somebody must have been away
    choose_from_menu(other, f"Let a bot play for {name}")
    expect(mover.get_by_text("A bot plays for you.")).to_be_visible()
    expect(other.locator(".seat", has_text=name)).to_contain_text("a bot plays on")
    mover.get_by_role("button", name="Play again myself").click()
    expect(mover.get_by_text("A bot plays for you.")).to_have_count(0)
    expect(other.locator(".seat", has_text=name)).not_to_contain_text("a bot plays on")


def test_a_seat_is_not_taken_from_somebody_who_is_there(visit: Visit) -> None:
    mover, other = by_turn(*invited(visit, "kingdomino"))
    other.get_by_role("button", name="More", exact=True).click()
    offer = other.get_by_role("button", name=f"Let a bot play for {own_name(mover)}")
    expect(offer).to_be_disabled()
    expect(offer).to_contain_text(re.compile(r"possible in [12]:\d\d, if no move comes until then"))
    expect(mover.locator(".confirm-bar")).to_be_visible()


def test_one_hands_the_own_seat_to_a_bot_and_takes_it_back(visit: Visit) -> None:
    host, guest = invited(visit, "kingdomino")
    choose_from_menu(host, "Let a bot play for me")
    expect(host.get_by_text("A bot plays for you.")).to_be_visible()
    expect(guest.locator(".seat", has_text="Anna")).to_contain_text("a bot plays on")
    host.get_by_role("button", name="Play again myself").click()
    expect(guest.locator(".seat", has_text="Anna")).not_to_contain_text("a bot plays on")


def test_an_undo_that_is_refused_leaves_everything_as_it_is(visit: Visit) -> None:
    mover, other = by_turn(*invited(visit, "kingdomino"))
    for each in (mover, other):
        each.wait_for_selector(".confirm-bar")
        choose_in_words(each, random.Random(2))
        confirm(each)
    mover.get_by_role("button", name="Undo").click()
    expect(mover.get_by_text("A move is to be taken back; the others are asked.")).to_be_visible()
    other.get_by_role("button", name="Refuse").click()
    expect(mover.get_by_text("A move is to be taken back; the others are asked.")).to_have_count(0)
    expect(mover.locator(".log")).to_contain_text("doesn't agree.")
    expect(mover.locator(".log .struck")).to_have_count(0)


def test_both_come_to_the_same_table_when_they_play_again(visit: Visit) -> None:
    host, guest = invited(visit, "kingdomino")
    first = host.url
    choose_from_menu(guest, "Give up")
    guest.locator("dialog .danger").click()
    for page in (host, guest):
        page.get_by_role("button", name="Play again").click()
    for page in (host, guest):
        page.wait_for_url(lambda url: url != first)
        page.wait_for_selector(".table-frame:not(.over)")
    assert host.url == guest.url
    expect(host.locator(".seat .name")).to_have_text(["Anna", "Eva"])


def test_a_table_that_waits_is_given_up_by_who_made_it(visit: Visit) -> None:
    host = visit("/")
    path, invitation = make_table(host, "dominion", ["me", "open", "open"])
    host.goto(path)
    guest = visit(invitation)
    guest.get_by_role("button", name="Sit down").click()
    guest.get_by_text("Waiting for friends").wait_for()
    host.get_by_role("button", name="Give up this table").click()
    host.locator(".game-card").first.wait_for()
    expect(host.locator(".my-tables")).to_have_count(0)
    expect(guest.locator("h1")).to_have_text("There is no such table")
    expect(guest.locator(".lead")).not_to_contain_text("There is no such table")


def test_a_game_that_is_over_is_removed_from_ones_tables(visit: Visit) -> None:
    page = visit("/")
    path, _ = make_table(page, "kingdomino", ["me", "level1"])
    page.goto(path)
    page.wait_for_selector(".table-frame")
    choose_from_menu(page, "Give up")
    page.locator("dialog .danger").click()
    page.locator(".end").wait_for()
    page.goto("/")
    expect(page.locator(".my-tables li")).to_have_count(1)
    page.get_by_role("button", name="Remove this table").click()
    expect(page.locator(".my-tables")).to_have_count(0)
