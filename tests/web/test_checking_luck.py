"""Luck that players check themselves: what the page keeps, when it warns, and what it finds at the end."""

from __future__ import annotations

import json
import random
import re
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Page, WebSocketRoute, expect

from kroon.core.record import from_json
from kroon.table import proof
from kroon.table.kept import read_kept
from kroon.table.shuffle import commitment_of
from tests.more import more
from tests.web.conftest import DESK, PHONE, Visit
from tests.web.driving import ask, choose_in_words, confirm, make_table, start_game, wait_for_turn
from tests.web.test_accessibility import faults

KEPT = "JSON.parse(localStorage.getItem('kroon-shuffles'))"
HOLDS = "The shuffles of this game were fixed before it began."
FAILS = "The shuffles of this game can't be trusted."
WATCH_NONCES = """() => {
    const send = window.fetch;
    window.fetch = (path, options) => {
        if (String(path).endsWith("/nonce")) {
            const stored = localStorage.getItem("kroon-shuffles") ?? "";
            window.keptBefore = stored.includes(JSON.parse(options.body).nonce);
        }
        return send(path, options);
    };
}"""


def new_game(visit: Visit, **more: Any) -> Page:
    page = visit("/new/kingdomino", **more)
    page.evaluate(WATCH_NONCES)
    start_game(page, players=2)
    assert wait_for_turn(page)
    return page


def id_of(page: Page) -> str:
    return page.url.split("/")[-1]


def play_out(page: Page) -> None:
    """Play moves to the end of the game, as quickly as the service takes them."""
    path = f"tables/{id_of(page)}"
    while (shown := ask(page, "GET", f"{path}/view?seat=a"))["result"] is None:
        if shown["legal"]:
            move = {"type": "move", "seat": "a", "number": shown["number"], "event": shown["legal"][0]["event"]}
            ask(page, "POST", f"{path}/commands", move)
    page.wait_for_selector(".end")


def give_up(page: Page) -> None:
    ask(page, "POST", f"tables/{id_of(page)}/commands", {"type": "resign", "seat": "a"})
    page.wait_for_selector(".end")


def check(page: Page) -> str:
    """Press the button, and read what was found."""
    page.get_by_role("button", name="Check the shuffles").click()
    page.wait_for_selector(".proof .notice")
    return page.locator(".proof [role=status]").inner_text()


def lie(page: Page, truth: str, instead: str) -> None:
    """From the next connection on the server says something else."""

    def through(socket: WebSocketRoute) -> None:
        server = socket.connect_to_server()
        server.on_message(lambda message: socket.send(str(message).replace(truth, instead)))

    page.route_web_socket(re.compile("/socket$"), through)
    page.reload()


def test_a_player_checks_the_shuffles_of_a_game_against_a_bot(visit: Visit) -> None:
    page = new_game(visit)
    assert page.evaluate("window.keptBefore") is True
    choose_in_words(page, random.Random(1))
    confirm(page)
    assert wait_for_turn(page)
    page.get_by_role("button", name="Undo").click()
    expect(page.locator(".log .struck").first).to_be_visible()
    play_out(page)
    said = check(page)
    assert HOLDS in said
    assert "outcomes of chance were drawn again" in said
    assert "This browser had kept the commitment since before the game, and what it added" in said
    assert "kroon verify" in said


def test_the_commitment_is_shown_whole_and_kept_with_what_the_page_added(visit: Visit) -> None:
    page = new_game(visit)
    about = ask(page, "GET", f"tables/{id_of(page)}")
    [kept] = page.evaluate(KEPT)
    assert kept["table"] == id_of(page)
    assert kept["commitment"] == about["commitment"]
    assert kept["nonces"] == {"a": about["seats"][0]["nonce"]}
    page.get_by_role("button", name="More", exact=True).click()
    expect(page.locator("dialog .digits")).to_have_text(about["commitment"])
    expect(page.get_by_role("button", name="Copy the commitment")).to_be_visible()


def test_a_table_that_waits_shows_the_commitment_before_the_game(visit: Visit) -> None:
    page = visit("/new/kingdomino", viewport=PHONE)
    page.locator(".chair select").nth(1).select_option("open")
    page.locator(".start-bar button").click()
    page.wait_for_selector(".invite")
    page.locator("summary", has_text="Shuffles that can be checked").click()
    expect(page.locator(".fair .digits")).to_have_text(ask(page, "GET", f"tables/{id_of(page)}")["commitment"])
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    assert faults(page) == []


def test_what_was_kept_can_be_saved_and_kroon_verify_takes_it(visit: Visit, tmp_path: Path) -> None:
    page = new_game(visit)
    give_up(page)
    with page.expect_download() as download:
        page.get_by_role("button", name="Save what was kept").click()
    file = tmp_path / "kept.json"
    download.value.save_as(file)
    with page.expect_download() as download:
        page.get_by_role("button", name="Record", exact=True).click()
    download.value.save_as(tmp_path / "game.json")
    record = from_json(json.loads((tmp_path / "game.json").read_text()))
    kept = read_kept(file)
    assert kept.nonces
    proof.verify(record, kept)


def test_another_commitment_than_before_is_said_at_once(visit: Visit) -> None:
    page = new_game(visit, viewport=PHONE)
    expect(page.locator(".banners .notice.bad")).to_have_count(0)
    [kept] = page.evaluate(KEPT)
    lie(page, kept["commitment"], "0" * 64)
    warning = page.locator(".banners [role=alert]")
    expect(warning).to_contain_text("another commitment than it did before. Don't trust the shuffles")
    expect(warning.locator(".digits")).to_have_text([kept["commitment"], "0" * 64])
    give_up(page)
    said = check(page)
    assert FAILS in said
    assert (
        f"The server shows the commitment {'0' * 64}, and before the game it was {kept['commitment']}." in said
    )
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    assert page.locator(".proof").evaluate("proof => proof.scrollWidth <= proof.clientWidth")
    assert faults(page) == []


def test_another_nonce_than_ours_is_said_at_once(visit: Visit) -> None:
    page = new_game(visit)
    [kept] = page.evaluate(KEPT)
    lie(page, kept["nonces"]["a"], "f" * 64)
    warning = page.locator(".banners [role=alert]")
    expect(warning).to_contain_text("added something else to the shuffle for Player than it did")
    expect(warning.locator(".digits")).to_have_text([kept["nonces"]["a"], "f" * 64])


def test_nothing_is_added_to_a_shuffle_whose_commitment_has_changed(visit: Visit) -> None:
    page, friend = visit("/"), visit("/")
    path, invitation = make_table(page, "kingdomino", ["me", "open"])
    id = path.split("/")[-1]
    before = [{"table": id, "game": "kingdomino", "commitment": "0" * 64, "nonces": {}}]
    friend.evaluate("kept => localStorage.setItem('kroon-shuffles', JSON.stringify(kept))", before)
    friend.goto(invitation or "")
    friend.get_by_role("button", name="Sit down").click()
    expect(friend.locator("main [role=alert]")).to_contain_text("another commitment than it did before")
    page.goto(path)
    expect(page.locator(".lobby-seats")).to_contain_text("is ready")
    assert not ask(friend, "GET", f"tables/{id}")["seats"][1]["ready"]


def test_a_seed_that_the_server_chose_later_is_found(visit: Visit) -> None:
    """A server that lies everywhere in the same way: only what the browser kept gives it away."""
    page = new_game(visit)
    give_up(page)
    told = ask(page, "GET", f"tables/{id_of(page)}/record?seat=a")
    told["proof"] |= {"seed": "00" * 32, "commitment": commitment_of("00" * 32)}
    page.route("**/record?*", lambda route: route.fulfill(json=told))
    [kept] = page.evaluate(KEPT)
    lie(page, kept["commitment"], told["proof"]["commitment"])
    page.wait_for_selector(".end")
    said = check(page)
    assert FAILS in said
    assert kept["commitment"] in said


def test_a_draw_that_does_not_follow_is_named(visit: Visit) -> None:
    page = new_game(visit)
    give_up(page)
    draws = ask(page, "GET", f"tables/{id_of(page)}/draws?seat=a")
    first = draws["draws"][0]
    first["parts"][0][0] = next(id for id in first["parts"][0][1] if id != first["parts"][0][0])
    page.route("**/draws?*", lambda route: route.fulfill(json=draws))
    said = check(page)
    assert FAILS in said
    assert f"Draw 1 ('{first['event']}') doesn't follow from the seed" in said


def test_a_browser_that_kept_nothing_says_so(visit: Visit) -> None:
    page = new_game(visit)
    give_up(page)
    page.evaluate("localStorage.removeItem('kroon-shuffles')")
    page.reload()
    page.wait_for_selector(".end")
    said = check(page)
    assert HOLDS not in said
    assert "follow from the commitment that the server shows now" in said
    assert "This browser had kept no commitment from before the game" in said
    assert ask(page, "GET", f"tables/{id_of(page)}")["commitment"] in said


@pytest.mark.parametrize(
    ("language", "says"), [("nl", "lag vast voordat zij begon"), *more(("de", "stand fest, bevor"))]
)
def test_the_finding_comes_in_every_language(visit: Visit, language: str, says: str) -> None:
    page = new_game(visit, language=language)
    give_up(page)
    page.locator(".proof button").first.click()
    expect(page.locator(".proof .notice b")).to_contain_text(says)


@pytest.mark.parametrize("theme", ["light", *more("dark")])
def test_the_check_is_for_everybody(visit: Visit, theme: str) -> None:
    viewport = PHONE if theme == "light" else DESK
    page = new_game(visit, color_scheme=theme, viewport=viewport)
    give_up(page)
    page.get_by_role("button", name="Check the shuffles").focus()
    page.keyboard.press("Enter")
    expect(page.locator(".proof [role=status]")).to_contain_text(HOLDS)
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    assert faults(page) == []


def test_a_companion_table_has_nothing_to_check(visit: Visit) -> None:
    page = visit("/companion/kingdomino")
    page.locator(".segments button", has_text="2").first.click()
    page.locator(".start-bar button").click()
    page.wait_for_selector(".table-frame")
    give_up(page)
    expect(page.locator(".proof")).to_have_count(0)
