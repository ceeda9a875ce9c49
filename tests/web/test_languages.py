"""English, Dutch and German: every text is there, and fits."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from playwright.sync_api import expect

from kroon.core.texts import say_in
from tests.more import matrix
from tests.web.conftest import Visit
from tests.web.driving import open_moves, start_game, wait_for_turn

KROON = Path(__file__).resolve().parents[2] / "src" / "kroon"
FOLDERS = [KROON / "web", *KROON.glob("games/*/web")]
"""The frame, and the parts of the games."""
LANGUAGES = ("en", "nl", "de")
GAMES = ("kingdomino", "origins", "builder", "dominion")
NARROW = {"width": 360, "height": 740}
KEY = re.compile(r"\bweb-[a-z0-9_-]+")
BESIDE = "document.documentElement.scrollWidth - innerWidth"
CUT = """() => [...document.querySelectorAll("button, .button, h1, h2, h3, label")]
    .filter((each) => each.offsetParent && each.scrollWidth > each.clientWidth + 1)
    .filter((each) => getComputedStyle(each).overflowX !== "visible")
    .map((each) => each.textContent)"""


def keys_of(language: str) -> set[str]:
    texts = [(folder / "texts" / f"{language}.ftl").read_text(encoding="utf-8") for folder in FOLDERS]
    found = [key for text in texts for key in re.findall(r"^([\w-]+) =", text, re.MULTILINE)]
    assert len(found) == len(set(found))
    return set(found)


def test_all_languages_have_the_same_texts_and_no_part_says_what_another_does() -> None:
    assert keys_of("en") == keys_of("nl") == keys_of("de")
    assert all(key.startswith("web-") for key in keys_of("en"))


def test_texts_that_the_modules_name_exist() -> None:
    known = keys_of("en")
    for path in (each for folder in FOLDERS for each in folder.rglob("*.js") if "vendor" not in each.parts):
        for quoted in re.findall(r'"(web-[a-z0-9-]+)"', path.read_text(encoding="utf-8")):
            assert quoted in known, f"{path.name}: {quoted}"


@pytest.mark.parametrize(("language", "game"), matrix(LANGUAGES, GAMES))
def test_a_narrow_screen_shows_every_text_in_full(visit: Visit, language: str, game: str) -> None:
    page = visit(f"/new/{game}", language=language, viewport=NARROW)
    page.wait_for_selector(".chair")
    assert page.evaluate("document.documentElement.lang") == language
    assert page.evaluate(BESIDE) <= 0
    start_game(page)
    assert wait_for_turn(page)
    assert page.evaluate(BESIDE) <= 0
    assert page.evaluate(CUT) == []
    assert KEY.search(page.locator("body").inner_text()) is None


def test_the_language_changes_at_any_time(visit: Visit) -> None:
    page = visit("/new/kingdomino")
    start_game(page)
    assert wait_for_turn(page)
    english = page.locator(".log").inner_text()
    page.get_by_role("button", name="Settings").click()
    page.get_by_role("button", name="Nederlands").click()
    page.get_by_role("button", name="Sluiten").click()
    page.wait_for_function("english => document.querySelector('.log').innerText !== english", arg=english)
    page.reload()
    page.get_by_role("button", name="Bevestigen").wait_for()


def test_another_language_needs_nothing_of_the_table_again(visit: Visit) -> None:
    page = visit("/new/kingdomino")
    sent: list[str] = []
    asked: list[str] = []
    page.on("websocket", lambda socket: socket.on("framesent", lambda frame: sent.append(str(frame))))
    start_game(page)
    assert wait_for_turn(page)
    open_moves(page)
    page.locator(".text-board summary").click()
    expect(page.locator(".text-board pre")).to_contain_text("castle")
    page.wait_for_timeout(300)  # all that the turn needs is there
    assert sent
    sent.clear()
    page.on("request", lambda request: asked.append(request.url.partition("/api/")[2]))
    page.get_by_role("button", name="Settings").click()
    page.get_by_role("button", name="Deutsch").click()
    page.get_by_role("button", name="Schließen").click()
    expect(page.locator(".text-board pre")).to_contain_text("Schloss")
    expect(page.locator(".moves li").first).to_contain_text("Stein")
    expect(page.locator(".log")).to_contain_text("Das Spiel beginnt.")
    assert sent == []
    assert set(asked) <= {"", "games"}


def test_what_the_service_says_of_a_game_changes_with_the_language(visit: Visit) -> None:
    page = visit("/score/dominion")
    option = page.locator(".options .option > span").first
    expect(option).to_have_text(say_in("en", "dominion-option-kingdom"))
    page.get_by_role("button", name="Settings").click()
    page.get_by_role("button", name="Nederlands").click()
    expect(option).to_have_text(say_in("nl", "dominion-option-kingdom"))
