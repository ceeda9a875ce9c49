"""What a person does on the page, for tests."""

from __future__ import annotations

import random
import time

from playwright.sync_api import Page, expect

OVER = ".end"
MINE = ".confirm-bar"
NEWER = "before => Number(document.querySelector('.log')?.dataset.number) > before"
LONGEST = 400.0
"""Seconds that a game against quick bots may take."""


def start_game(page: Page, bot: str = "level1", players: int | None = None) -> None:
    """From the screen of a new table into the game, against bots."""
    if players is not None:
        page.locator(".segments button", has_text=str(players)).first.click()
    for chair in page.locator(".chair select").all()[1:]:
        chair.select_option(bot)
    page.locator(".start-bar button").click()
    page.wait_for_selector(".table-frame")


def wait_for_turn(page: Page) -> bool:
    """Wait until it is one's turn, or the game is over: whether it is one's turn."""
    page.wait_for_selector(f"{MINE}, {OVER}", state="attached", timeout=60_000)
    return page.locator(OVER).count() == 0


def choose_in_words(page: Page, rng: random.Random) -> None:
    """Choose any move from the list in words."""
    open_moves(page)
    moves = page.locator(".moves li")
    moves.nth(rng.randrange(moves.count())).click()


def choose_well(page: Page, rng: random.Random) -> None:
    """Choose a move that gains most, and rather something than the end of the turn; so that games end."""
    open_moves(page)
    words = page.locator(".moves li > span:first-child").all_inner_texts()
    gains = page.locator(".moves li").evaluate_all(
        "rows => rows.map((row) => Number((row.querySelector('.gain')?.textContent || '0').replace('−', '-')))"
    )
    best = max(gains)
    good = [at for at, gain in enumerate(gains) if gain == best]
    busy = [at for at in good if not words[at].startswith(("Ends", "No more"))]
    treasures = [at for at, text in enumerate(words) if "all Treasures" in text]
    page.locator(".moves li").nth(rng.choice(treasures or busy or good)).click()


def open_moves(page: Page) -> None:
    """Unfold the list of moves in words."""
    panel = page.locator(".moves-panel")
    if panel.get_attribute("open") is None:
        panel.locator("summary").click()


def confirm(page: Page) -> None:
    """Confirm what is chosen; wait until it has counted."""
    button = page.locator(".confirm-bar .primary")
    expect(button).to_be_enabled()
    before = number(page)
    button.click()
    page.wait_for_function(NEWER, arg=before)


def number(page: Page) -> int:
    """How much has happened at the table."""
    return int(page.locator(".log").get_attribute("data-number") or 0)


def play_to_the_end(page: Page, rng: random.Random) -> int:
    """Play moves until the game is over; how many."""
    until, moves = time.monotonic() + LONGEST, 0
    while wait_for_turn(page):
        assert time.monotonic() < until
        before = number(page)
        choose_well(page, rng)
        if page.locator(".confirm-bar.ready").count():
            page.locator(".confirm-bar .primary").click()
        page.wait_for_function(NEWER, arg=before)
        moves += 1
    return moves
