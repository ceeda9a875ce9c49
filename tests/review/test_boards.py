"""The page of a review, opened from disk in a real browser: tables are drawn, and nothing is loaded."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from functools import cache
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, BrowserContext, Page, expect

from kroon.core.registry import game_names
from kroon.core.texts import LANGUAGES
from kroon.review import Review, review
from kroon.review.page import page
from kroon.review.positions import positions
from tests.review.games import QUICK, beginning, whole
from tests.web.test_accessibility import faults

DRAWN = "#boards .board svg, #boards .board .dm-supply"
"""A board, or the cards of a supply."""

Open = Callable[..., Page]


@cache
def reviewed(name: str) -> Review:
    return review(beginning(name), QUICK)


@pytest.fixture
def opened(browser: Browser, tmp_path: Path) -> Iterator[Open]:
    """Opens the page of a game's review from disk; it may report no error and ask for nothing."""
    contexts: list[BrowserContext] = []
    faults: list[str] = []

    def open(name: str, **more: Any) -> Page:
        path = tmp_path / f"{name}.html"
        path.write_text(page(reviewed(name), beginning(name), name), encoding="utf-8")
        context = browser.new_context(viewport={"width": 1280, "height": 800}, **more)
        contexts.append(context)
        tab = context.new_page()
        tab.on("console", lambda message: faults.append(f"{message.type}: {message.text}"))
        tab.on("pageerror", lambda error: faults.append(str(error)))
        tab.on(
            "request",
            lambda asked: None if asked.url.startswith(("data:", path.as_uri())) else faults.append(asked.url),
        )
        tab.goto(path.as_uri())
        return tab

    yield open
    for context in contexts:
        context.close()
    assert not faults


WALK = """async ([drawn, step]) => {
    const drawnSoon = () => new Promise(setTimeout);
    const boards = document.getElementById("boards"), slider = boards.querySelector("input[type=range]");
    const found = [];
    for (let number = 0; number <= Number(slider.max); number += step) {
        slider.value = number;
        slider.dispatchEvent(new InputEvent("input", { bubbles: true }));
        await drawnSoon();
        const buttons = [...boards.querySelectorAll(".moves button")], pressed = [];
        for (const button of buttons) {
            button.click();
            await drawnSoon();
            pressed.push(button.getAttribute("aria-pressed"));
        }
        found.push({
            told: boards.querySelector(".told").textContent,
            pressed,
            boards: boards.parentElement.querySelectorAll(drawn).length,
            others: boards.querySelectorAll(".others svg").length,
        });
    }
    return found;
}"""
"""Goes through the positions, and tries all moves there."""
STEP = 3
"""Only every third position, for the sake of time."""


@pytest.mark.parametrize("name", game_names())
def test_the_tables_of_decisions_are_drawn(name: str, opened: Open) -> None:
    tab = opened(name)
    tab.wait_for_selector(DRAWN)
    expected = positions(reviewed(name), beginning(name))[::STEP]
    found = tab.evaluate(WALK, [DRAWN, STEP])
    assert len(found) == len(expected)
    for shown, position in zip(found, expected, strict=True):
        assert position["seat"] is None or f" {position['event']}: " in shown["told"]
        assert shown["pressed"] == ["true"] * len(position["moves"])
        assert shown["boards"]
        assert shown["others"] >= len(reviewed(name).players)


@pytest.mark.parametrize("name", game_names())
def test_the_played_move_and_the_best_one_are_told_apart(name: str, opened: Open) -> None:
    tab = opened(name)
    tab.wait_for_selector(DRAWN)
    position = positions(reviewed(name), beginning(name))[0]
    tab.locator("#boards input[type=range]").fill("0")
    best = tab.locator("#boards .move:has(.best-move) > span").inner_text()
    assert best == position["moves"][0]["words"]
    played = (
        tab.locator("#boards .move", has=tab.locator(".tag:not(.best-move)")).locator("> span").inner_text()
    )
    assert [played] == [each["words"] for each in position["moves"] if each["event"] == position["played"]]


def test_a_game_without_a_table_of_its_own_is_shown_in_words(
    opened: Open, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("kroon.review.drawn.own_path", lambda *_: None)
    tab = opened("kingdomino")
    shown = tab.locator("#boards .words-table")
    tab.locator("#boards input[type=range]").fill("0")
    for line in positions(reviewed("kingdomino"), beginning("kingdomino"))[0]["words"]:
        expect(shown).to_contain_text(line.strip())
    assert tab.locator("#boards .words-moves").count() == 0  # those that were judged stand above it


def test_numbers_of_events_lead_to_the_table(opened: Open) -> None:
    tab = opened("kingdomino")
    tab.wait_for_selector(DRAWN)
    for decision in reviewed("kingdomino").decisions[::7]:
        tab.locator(f"#event-{decision.index} a").click()
        assert f"{decision.index}: {decision.played.words}" in tab.locator("#boards .told").inner_text()


def test_the_wheel_and_the_keys_scroll_the_page(opened: Open) -> None:
    tab = opened("kingdomino")
    tab.wait_for_selector(DRAWN)
    tab.locator("#boards .board").scroll_into_view_if_needed()
    box = tab.locator("#boards .dm-realm").bounding_box()
    assert box is not None
    tab.mouse.move(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
    before = tab.evaluate("scrollY")
    tab.mouse.wheel(0, 200)
    tab.wait_for_function("before => scrollY > before", arg=before)
    before = tab.evaluate("() => { document.activeElement.blur(); return scrollY; }")
    tab.keyboard.press("ArrowDown")
    tab.wait_for_function("before => scrollY > before", arg=before)


@pytest.mark.parametrize("scheme", ["light", "dark"])
def test_both_themes_follow_the_system(scheme: Any, opened: Open) -> None:
    tab = opened("kingdomino", color_scheme=scheme)
    tab.wait_for_selector(DRAWN)
    colour = tab.evaluate("getComputedStyle(document.body).backgroundColor")
    brightness = sum(int(part) for part in colour.removeprefix("rgb(").removesuffix(")").split(","))
    assert (brightness < 3 * 128) == (scheme == "dark")


@pytest.mark.parametrize("name", game_names())
def test_it_fits_a_phone_and_has_no_serious_fault_for_anybody(name: str, opened: Open) -> None:
    tab = opened(name, color_scheme="dark")
    tab.set_viewport_size({"width": 360, "height": 740})
    tab.wait_for_selector(DRAWN)
    assert tab.evaluate("document.documentElement.scrollWidth") <= 360
    assert faults(tab) == []


def test_by_day_it_has_no_serious_fault_either(opened: Open) -> None:
    tab = opened("kingdomino", color_scheme="light")
    tab.wait_for_selector(DRAWN)
    assert faults(tab) == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_tables_speak_every_language(language: str, opened: Open, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("KROON_LANG", language)
    tab = opened("dominion")
    tab.wait_for_selector(DRAWN)
    word = {"en": "supply", "nl": "voorraad", "de": "vorrat"}[language]
    assert word in tab.locator("#boards .dm-supply h3").inner_text().lower()


def test_without_scripts_the_tables_stand_there_as_text(opened: Open) -> None:
    tab = opened("kingdomino", java_script_enabled=False)
    made = reviewed("kingdomino")
    costly = [each for player in made.players for each in player.costliest]
    assert tab.locator("section .cost pre").count() == len(costly)
    assert tab.locator("#boards .board").count() == 0
    assert "script" in tab.locator("#boards").inner_text()


def test_a_whole_game_ends_on_the_table_and_names_stay_text(browser: Browser, tmp_path: Path) -> None:
    read = whole()
    path = tmp_path / "whole.html"
    path.write_text(page(review(read, QUICK), read, "Kingdomino"), encoding="utf-8")
    tab = browser.new_page()
    tab.on("dialog", lambda dialog: pytest.fail(dialog.message))
    tab.goto(path.as_uri())
    tab.wait_for_selector(DRAWN)
    tab.keyboard.press("End")
    slider = tab.locator("#boards input[type=range]")
    slider.fill(slider.get_attribute("max") or "")
    assert "The table at the end" in tab.locator("#boards .told").inner_text()
    assert "<script>alert(1)</script>" in tab.locator("#boards .others").inner_text()
    tab.close()
