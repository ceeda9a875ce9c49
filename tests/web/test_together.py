"""Several people: by link, on one device, looking on."""

from __future__ import annotations

import random

from playwright.sync_api import Page, expect

from tests.web.conftest import Visit
from tests.web.driving import NEWER, choose_in_words, confirm, number, open_moves


def invited(visit: Visit, game: str) -> tuple[Page, Page]:
    """Two browsers at a table of two."""
    host = visit(f"/new/{game}")
    host.locator(".segments button", has_text="2").first.click()
    host.locator(".chair input").first.fill("Anna")
    host.locator(".chair select").nth(1).select_option("open")
    host.locator(".start-bar button").click()
    guest = visit(host.locator(".invite input").input_value())
    guest.get_by_label("Your name").fill("Eva")
    guest.get_by_role("button", name="Sit down").click()
    for page in (host, guest):
        page.wait_for_selector(".table-frame")
    return host, guest


def test_two_browsers_play_at_one_table_and_talk(visit: Visit) -> None:
    host, guest = invited(visit, "kingdomino")
    rng = random.Random(1)
    for _ in range(4):
        host.wait_for_selector(".seat.turn")
        mover, other = (host, guest) if host.locator(".confirm-bar").count() else (guest, host)
        mover.wait_for_selector(".confirm-bar")
        before = number(other)
        choose_in_words(mover, rng)
        confirm(mover)
        other.wait_for_function(NEWER, arg=before)
    guest.get_by_role("tab", name="Chat").click()
    guest.get_by_label("Write a message").fill("Well played!")
    guest.get_by_role("button", name="Send").click()
    host.get_by_role("tab", name="Chat").click()
    expect(host.locator(".chat ol")).to_contain_text("Well played!")


def test_a_used_up_table_takes_nobody_else(visit: Visit) -> None:
    host, _ = invited(visit, "kingdomino")
    third = visit(host.url)
    expect(third.locator("h1")).to_have_text("This table isn't yours")


def test_somebody_looks_on_by_a_link(visit: Visit) -> None:
    host, _ = invited(visit, "dominion")
    host.get_by_role("button", name="More", exact=True).click()
    host.get_by_role("button", name="Link for spectators").click()
    watcher = visit(host.locator("dialog .invite input").input_value())
    watcher.wait_for_selector(".table-frame")
    expect(watcher.get_by_text("You are looking on.")).to_be_visible()
    expect(watcher.locator(".confirm-bar")).to_have_count(0)
    assert "#" not in watcher.url


def test_a_seat_is_taken_along_to_another_device(visit: Visit) -> None:
    host, _ = invited(visit, "kingdomino")
    host.get_by_role("button", name="More", exact=True).click()
    host.get_by_role("button", name="Go on on another device").click()
    other = visit(host.locator("dialog .invite input").input_value())
    other.wait_for_selector(".table-frame")
    expect(other.locator(".seat", has_text="you")).to_contain_text("Anna")


def test_an_undo_needs_the_others_to_agree(visit: Visit) -> None:
    host, guest = invited(visit, "kingdomino")
    host.wait_for_selector(".seat.turn")
    mover, other = (host, guest) if host.locator(".confirm-bar").count() else (guest, host)
    for each in (mover, other):
        each.wait_for_selector(".confirm-bar")
        choose_in_words(each, random.Random(2))
        confirm(each)
    mover.get_by_role("button", name="Undo").click()
    other.get_by_role("button", name="Agree").click()
    expect(mover.locator(".log .struck").first).to_be_visible()
    mover.wait_for_selector(".confirm-bar")


def test_on_one_device_nothing_is_shown_before_it_is_handed_over(visit: Visit) -> None:
    page = visit("/new/dominion")
    for at, name in enumerate(("Anna", "Bo")):
        page.locator(".chair select").nth(at).select_option("device" if at else "me")
        page.locator(".chair input").nth(at).fill(name)
    page.locator(".start-bar button").click()
    seen = []
    for _ in range(2):
        page.wait_for_selector(".handover")
        assert page.locator(".game, .table-frame, .log").count() == 0
        seen.append(page.locator(".handover h1").inner_text())
        page.locator(".handover button").click()
        page.wait_for_selector(".confirm-bar", state="attached")
        open_moves(page)
        page.locator(".moves li", has_text="End the").first.click()
        if page.locator(".confirm-bar.ready").count():
            page.locator(".confirm-bar .primary").click()
    assert sorted(seen) == ["Hand the device to Anna", "Hand the device to Bo"]


def test_open_games_on_one_device_change_the_seat_by_themselves(visit: Visit) -> None:
    page = visit("/new/kingdomino")
    page.locator(".segments button", has_text="2").first.click()
    page.locator(".chair select").nth(1).select_option("device")
    page.locator(".start-bar button").click()
    page.wait_for_selector(".table-frame")
    seats = set()
    for _ in range(3):
        page.wait_for_selector(".confirm-bar")
        seats.add(page.locator(".seat.turn .name").inner_text())
        choose_in_words(page, random.Random(3))
        page.locator(".confirm-bar .primary").click()
        expect(page.locator(".confirm-bar.ready")).to_have_count(0)
        page.wait_for_timeout(300)
    assert len(seats) == 2
