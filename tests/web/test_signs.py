"""How the page calls somebody whose turn it is: title, icon, sound, notifications."""

from __future__ import annotations

import random
import re

from playwright.sync_api import Page, expect

from tests.web.conftest import Visit
from tests.web.driving import NEWER, make_move, number, start_game, wait_for_turn
from tests.web.test_together import invited

SPY = """
window.notes = [];
const quiet = new Proxy(() => quiet, { get: () => quiet, set: () => true });
window.AudioContext = class {
  createGain() { return quiet; }
  createOscillator() {
    const frequency = { set value(note) { window.notes.push(note); } };
    return { frequency, connect: () => quiet, start() {}, stop() {} };
  }
};
window.asked = 0;
window.shown = [];
window.Notification = class {
  static permission = "default";
  static async requestPermission() {
    window.asked += 1;
    window.Notification.permission = window.answer || "granted";
    return window.Notification.permission;
  }
  constructor(title, { body }) { window.shown.push(`${title} – ${body}`); }
};
Object.defineProperty(document, "hidden", { get: () => Boolean(window.elsewhere) });
"""
"""Stands in for what makes tones and notifications, and writes down what it was told."""
TURN = 523
"""The first note when it is one's turn, in Hertz."""


def watched(visit: Visit, *scripts: str) -> Page:
    """A game against a bot, in a browser whose tones and notifications are watched."""
    page = visit("/")
    for script in (SPY, *scripts):
        page.context.add_init_script(script)
    page.goto("/new/kingdomino")
    start_game(page, players=2)
    assert wait_for_turn(page)
    return page


def set_up(page: Page, name: str) -> None:
    """Tick something in the settings."""
    page.get_by_role("button", name="Settings").click()
    page.get_by_label(name).click()
    page.get_by_role("button", name="Close").first.click()


def play_until_called(page: Page, seed: int) -> None:
    """Moves until the bot has had a turn, and it is one's own again."""
    rng = random.Random(seed)
    while True:
        bots = page.locator(".log .entry", has_text="Bram").count()
        make_move(page, rng)
        assert wait_for_turn(page)
        if page.locator(".log .entry", has_text="Bram").count() > bots:
            return


def test_title_and_icon_show_whose_turn_it_is(visit: Visit) -> None:
    host, guest = invited(visit, "kingdomino")
    rng, movers = random.Random(4), set()
    for _ in range(4):
        host.wait_for_selector(".seat.turn")
        mine = host.locator(".confirm-bar").count() > 0
        mover, other = (host, guest) if mine else (guest, host)
        expect(mover).to_have_title(re.compile("^● "))
        expect(other).to_have_title(re.compile("^[^●]"))
        expect(mover.locator("link[rel=icon]")).to_have_attribute("href", "/web/icon-turn.svg")
        expect(other.locator("link[rel=icon]")).to_have_attribute("href", "/web/icon.svg")
        movers.add(mine)
        before = number(other)
        make_move(mover, rng)
        other.wait_for_function(NEWER, arg=before)
    assert len(movers) == 2


def test_there_is_no_sound_unless_it_is_switched_on(visit: Visit) -> None:
    page = watched(visit)
    play_until_called(page, 1)
    assert page.evaluate("notes") == []
    set_up(page, "Sound")
    assert TURN in page.evaluate("notes")  # so that one hears what it is like
    page.evaluate("notes.length = 0")
    play_until_called(page, 2)
    assert TURN in page.evaluate("notes")


def test_notifications_are_asked_for_by_a_click_and_shown_to_who_looks_elsewhere(visit: Visit) -> None:
    page = watched(visit)
    play_until_called(page, 3)
    assert page.evaluate("asked") == 0
    set_up(page, "Notifications")
    assert page.evaluate("asked") == 1
    play_until_called(page, 4)
    assert page.evaluate("shown") == []  # the page is looked at
    page.evaluate("window.elsewhere = true")
    play_until_called(page, 5)
    shown = page.evaluate("shown")
    assert shown
    assert all(each.startswith("Your turn – Kingdomino: ") for each in shown)


def test_a_browser_that_refuses_notifications_is_told_of(visit: Visit) -> None:
    page = watched(visit, "window.answer = 'denied';")
    set_up(page, "Notifications")
    expect(page.get_by_text("The browser doesn't allow notifications for this page.")).to_be_visible()
    page.get_by_role("button", name="Settings").click()
    expect(page.get_by_label("Notifications")).not_to_be_checked()


def test_without_https_notifications_are_not_offered_and_the_reason_is_said(visit: Visit) -> None:
    page = watched(visit, "Object.defineProperty(window, 'isSecureContext', { value: false });")
    page.get_by_role("button", name="Settings").click()
    expect(page.get_by_label("Notifications")).to_be_disabled()
    expect(page.get_by_text("Browsers allow this only over HTTPS")).to_be_visible()
