"""Nim (examples/nim), installed as a package, is played in the browser like any other game."""

from __future__ import annotations

from pathlib import Path

import pytest
from playwright.sync_api import Browser, expect

from kroon.client import running_service
from tests.nim.conftest import installed
from tests.web.driving import NEWER, OVER, number, start_game, wait_for_turn

__all__ = ["installed"]


def test_a_game_of_nim_against_a_bot_is_played_to_its_end(
    browser: Browser, installed: dict[str, str], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("PYTHONPATH", installed["PYTHONPATH"])
    with running_service("--workers", "1", folder=tmp_path) as running:
        page = browser.new_page(base_url=running.address, locale="en-GB")
        page.goto("/")
        expect(page.locator(".game-card h2", has_text="Nim")).to_be_visible()
        page.goto("/new/nim")
        start_game(page)
        while wait_for_turn(page):
            expect(page.locator(".words-table")).to_contain_text("Sticks in the heaps")
            page.locator(".words-moves button").first.click()
            before = number(page)
            page.locator(".confirm-bar .primary").click()
            page.wait_for_function(NEWER, arg=before)
        expect(page.locator(OVER)).to_contain_text("win")
        page.close()
