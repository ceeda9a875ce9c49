"""What a person does on the page, for tests."""

from __future__ import annotations

import random
import time
from typing import Any

from playwright.sync_api import Page, expect

OVER = ".end"
MINE = ".confirm-bar"
NEWER = "before => Number(document.querySelector('.log')?.dataset.number) > before"
NAMES = ("Anna", "Bo", "Cas", "Dora")
ASK = """async ([method, path, body]) => {
    const headers = { "Content-Type": "application/json" };
    const answer = await fetch(`/api/${path}`, { method, headers, body: body && JSON.stringify(body) });
    if (!answer.ok) throw new Error(await answer.text());
    return answer.status === 204 ? null : answer.json();
}"""
BETTER = ("Silver", "Gold", "all Treasures")
"""Words of moves that bring a game of Dominion on, the best last."""
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
    busy = [at for at in good if not words[at].startswith(("End", "No more", "Done"))]
    for wanted in BETTER:
        busy = [at for at, text in enumerate(words) if wanted in text and gains[at] == best] or busy
    page.locator(".moves li").nth(rng.choice(busy or good)).click()


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


def make_move(page: Page, rng: random.Random) -> None:
    """Make a good move; wait until it has counted."""
    before = number(page)
    choose_well(page, rng)
    if page.locator(".confirm-bar.ready").count():
        page.locator(".confirm-bar .primary").click()
    page.wait_for_function(NEWER, arg=before)


def play_to_the_end(page: Page, rng: random.Random) -> int:
    """Play moves until the game is over; how many."""
    until, moves = time.monotonic() + LONGEST, 0
    while wait_for_turn(page):
        assert time.monotonic() < until
        make_move(page, rng)
        moves += 1
    return moves


def make_table(page: Page, game: str, seats: list[str], **settings: Any) -> tuple[str, str | None]:
    """Make a table with settings that no screen offers: its path, and that of an invitation if a seat is open.

    A seat is `me`, `open` or the name of a bot.
    """
    names = iter(NAMES)
    kinds = {"me": lambda: {"kind": "me", "name": next(names)}, "open": lambda: {"kind": "open"}}
    given = [kinds.get(seat, lambda: {"kind": "bot", "bot": seat})() for seat in seats]  # noqa: B023
    options = {"players": len(seats)}
    made = ask(page, "POST", "tables", {"game": game, "options": options, "settings": settings, "seats": given})
    path = f"/table/{made['id']}"
    return path, f"{path}#invite={made['invitation']}" if made["invitation"] else None


def ask(page: Page, method: str, path: str, body: Any = None) -> Any:
    """Ask the service something, as the page does."""
    return page.evaluate(ASK, [method, path, body])
