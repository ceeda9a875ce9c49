"""Games through the page, as one person plays them against bots."""

from __future__ import annotations

import random

import pytest
from playwright.sync_api import Page, expect

from tests.more import more
from tests.web.conftest import PHONE, Visit
from tests.web.driving import (
    NEWER,
    choose_in_words,
    confirm,
    number,
    play_to_the_end,
    start_game,
    wait_for_turn,
)


def new_kingdomino(visit: Visit, players: int = 2, **more: object) -> Page:
    page = visit("/new/kingdomino", **more)
    start_game(page, players=players)
    assert wait_for_turn(page)
    return page


def test_two_clicks_start_a_game_against_bots(visit: Visit) -> None:
    page = visit("/")
    page.locator(".game-card .primary").first.click()
    page.locator(".start-bar button").click()
    page.wait_for_selector(".table-frame")
    expect(page.locator(".seat")).to_have_count(3)
    assert wait_for_turn(page)
    assert page.title().startswith("●")


@pytest.mark.parametrize("game", ["builder", "dominion", *more("kingdomino", "origins")])
def test_a_whole_game_is_played_through_the_page(visit: Visit, game: str) -> None:
    page = visit(f"/new/{game}")
    start_game(page, players=2)
    assert play_to_the_end(page, random.Random(1)) >= 12
    expect(page.locator(".end h1")).to_contain_text("win")
    expect(page.locator(".end h1")).to_contain_text("gold" if game == "builder" else "points")
    totals = [int(each) for each in page.locator(".end tfoot td").all_inner_texts()]
    lines = [row.locator("td").all_inner_texts() for row in page.locator(".end tbody tr").all()]
    assert totals == [sum(int(line[seat]) for line in lines) for seat in range(len(totals))]
    last = page.locator(".replay-told").inner_text()
    page.get_by_label("To the start").click()
    expect(page.locator(".replay-told")).not_to_have_text(last)
    page.get_by_role("button", name="Play again").click()
    page.wait_for_url("**/table/*")
    page.wait_for_selector(".table-frame:not(.over)")


def test_a_whole_game_is_played_by_touch_on_a_phone(visit: Visit) -> None:
    page = new_kingdomino(visit, viewport=PHONE, has_touch=True, is_mobile=True)
    while wait_for_turn(page):
        assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
        expect(page.locator(".ask-how")).not_to_contain_text("wheel")
        before = number(page)
        places = [page.locator(each) for each in (".dm-lit", ".dm-draft .open button", ".give-up")]
        next(each for each in places if each.count()).first.tap()
        page.locator(".confirm-bar .primary").tap()
        page.wait_for_function(NEWER, arg=before)
    expect(page.locator(".end h1")).to_contain_text("win")


def test_moves_are_made_with_the_keyboard_alone(visit: Visit) -> None:
    page = new_kingdomino(visit)
    before = number(page)
    page.locator(".moves-panel summary").focus()
    page.keyboard.press("Enter")
    page.locator(".moves [role=listbox]").focus()
    page.keyboard.press("ArrowDown")
    page.keyboard.press("Enter")
    expect(page.locator(".moves [aria-selected=true]")).to_have_count(1)
    page.keyboard.press("Escape")
    expect(page.locator(".moves [aria-selected=true]")).to_have_count(0)
    page.keyboard.press("Enter")
    page.keyboard.press("Control+Enter")
    page.wait_for_function(NEWER, arg=before)


def test_a_whole_game_is_played_without_a_mouse(visit: Visit) -> None:
    page = visit("/new/kingdomino")
    page.locator(".segments button", has_text="2").first.focus()
    page.keyboard.press("Enter")
    page.locator(".start-bar button").focus()
    page.keyboard.press("Enter")
    assert wait_for_turn(page)
    page.locator(".moves-panel summary").focus()
    page.keyboard.press("Enter")
    page.locator(".moves [role=listbox]").focus()
    rng = random.Random(8)
    while wait_for_turn(page):
        expect(page.locator(".moves [role=listbox]")).to_be_focused()
        before = number(page)
        for _ in range(rng.randrange(4)):
            page.keyboard.press("ArrowDown")
        page.keyboard.press("Enter")
        expect(page.locator(".moves [aria-selected=true]")).to_have_count(1)
        page.keyboard.press("Enter")
        page.wait_for_function(NEWER, arg=before)
    expect(page.locator(".end h1")).to_contain_text("win")


def test_what_is_chosen_counts_only_when_it_is_confirmed(visit: Visit) -> None:
    page = new_kingdomino(visit)
    before = number(page)
    choose_in_words(page, random.Random(3))
    expect(page.locator(".confirm-bar.ready")).to_be_visible()
    page.locator(".confirm-bar button").first.click()
    expect(page.locator(".confirm-bar.ready")).to_have_count(0)
    assert number(page) == before


def test_wrong_clicks_change_nothing_and_a_double_one_counts_once(visit: Visit) -> None:
    page = new_kingdomino(visit)
    before = number(page)
    page.locator(".dm-realm").click(position={"x": 20, "y": 20})  # nothing can be laid yet
    page.locator(".dm-home").first.click()
    page.locator(".ask-what").dblclick()
    page.keyboard.press("Control+Enter")
    expect(page.locator(".confirm-bar .primary")).to_be_disabled()
    assert number(page) == before
    page.locator(".dm-draft .open button").first.click()
    page.locator(".confirm-bar .primary").dblclick()
    page.wait_for_function(NEWER, arg=before)
    assert wait_for_turn(page)
    told = page.locator(".log .entry").all_inner_texts()
    assert len([each for each in told if "chooses" in each and not each.startswith("Bram")]) == 1
    expect(page.locator(".toast")).to_have_count(0)


def test_a_reload_between_choosing_and_confirming_loses_nothing_but_the_choice(visit: Visit) -> None:
    page = new_kingdomino(visit)
    choose_in_words(page, random.Random(4))
    asked = page.locator(".ask-what").inner_text()
    page.reload()
    page.wait_for_selector(".confirm-bar")
    expect(page.locator(".ask-what")).to_have_text(asked)
    expect(page.locator(".confirm-bar.ready")).to_have_count(0)
    choose_in_words(page, random.Random(4))
    confirm(page)


def test_a_move_is_taken_back_and_struck_from_the_log(visit: Visit) -> None:
    page = new_kingdomino(visit)
    choose_in_words(page, random.Random(5))
    confirm(page)
    assert wait_for_turn(page)
    page.get_by_role("button", name="Undo").click()
    expect(page.locator(".log .struck").first).to_be_visible()
    assert wait_for_turn(page)


def test_the_log_shows_an_earlier_position_and_the_way_back_to_now(visit: Visit) -> None:
    page = new_kingdomino(visit)
    choose_in_words(page, random.Random(6))
    confirm(page)
    assert wait_for_turn(page)
    page.locator(".log .entry").nth(1).click()
    expect(page.locator(".past")).to_be_visible()
    expect(page.locator(".confirm-bar")).to_have_count(0)
    page.locator(".past button").click()
    expect(page.locator(".confirm-bar")).to_be_visible()


def test_a_hint_names_moves_that_can_be_chosen(visit: Visit) -> None:
    page = new_kingdomino(visit)
    page.get_by_role("button", name="Hint").click()
    page.locator(".hints .entry").first.click(timeout=60_000)
    expect(page.locator(".confirm-bar.ready")).to_be_visible()


def test_without_confirming_a_choice_counts_at_once(visit: Visit) -> None:
    page = new_kingdomino(visit)
    page.get_by_role("button", name="Settings").click()
    page.get_by_label("Confirm moves").uncheck()
    page.get_by_role("button", name="Close").click()
    before = number(page)
    choose_in_words(page, random.Random(7))
    page.wait_for_function(NEWER, arg=before)


def test_the_rules_are_at_hand_and_can_be_searched(visit: Visit) -> None:
    page = new_kingdomino(visit)
    page.get_by_role("button", name="Rules").click()
    page.get_by_label("Search the rules").fill("K11")
    expect(page.locator(".rules dt")).to_have_text(["K11"])
    page.get_by_label("Search the rules").fill("")
    page.keyboard.press("Escape")
    expect(page.locator("dialog")).to_have_count(0)


def test_who_gives_up_has_lost_after_being_asked_again(visit: Visit) -> None:
    page = new_kingdomino(visit)
    page.get_by_role("button", name="More", exact=True).click()
    page.get_by_role("button", name="Give up").click()
    expect(page.locator("dialog h2")).to_have_text("Give up this game?")
    page.locator("dialog .danger").click()
    expect(page.locator(".end h1")).to_have_text("Bram wins")
    expect(page.locator(".end")).to_contain_text("Player has given up.")
