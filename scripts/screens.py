"""Makes the pictures of the README from the running program: `.venv/bin/python scripts/screens.py`.

Starts a server with a store of its own, plays some moves at real tables, and has Chromium take the pictures.
The last one is that of a review.
"""

from __future__ import annotations

import os
import tempfile
import time
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from playwright.sync_api import Browser, Page, sync_playwright

from kroon.cli.progress import title
from kroon.client import running_service
from kroon.core import record
from kroon.core.registry import find_game
from kroon.review import Thinking, review
from kroon.review.page import page as review_page

PICTURES = Path(__file__).resolve().parent.parent / "docs" / "pictures"
RECORD = Path(__file__).resolve().parent.parent / "tests/games/kingdomino/golden/4.json"
"""The game whose review is shown."""
CHROMIUM = os.environ.get("KROON_CHROMIUM", "/usr/bin/chromium")
PATIENCE = 600.0
DESK, PHONE = (1280, 800), (390, 844)


@dataclass(frozen=True)
class Scene:
    """A picture: of a game after some of one's own moves, or of a path."""

    name: str
    path: str = "/"
    game: str = ""
    options: dict[str, Any] = field(default_factory=dict)
    moves: int = 0
    theme: str = "light"
    size: tuple[int, int] = DESK


SCENES = (
    Scene("home"),
    Scene("kingdomino", game="kingdomino", options={"players": 3, "harmony": True}, moves=15),
    Scene("origins", game="origins", options={"players": 2, "mode": "tribe"}, moves=30, theme="dark"),
    Scene("builder", game="builder", options={"players": 3}, moves=24),
    Scene("dominion", game="dominion", options={"players": 2, "kingdom": "first_game"}, moves=60, theme="dark"),
    Scene("phone", game="kingdomino", options={"players": 2}, moves=13, size=PHONE),
)


def main() -> None:
    """Take all pictures."""
    PICTURES.mkdir(exist_ok=True)
    rates = ("--client-rate", "0", "--address-rate", "0")
    with running_service(*rates) as service, sync_playwright() as playwright:
        browser = playwright.chromium.launch(
            executable_path=CHROMIUM, args=["--no-sandbox", "--disable-background-networking"]
        )
        for number, scene in enumerate(SCENES, 1):
            print(f"{number} of {len(SCENES)}: {scene.name}", flush=True)
            width, height = scene.size
            context = browser.new_context(
                viewport={"width": width, "height": height},
                color_scheme="dark" if scene.theme == "dark" else "light",
                locale="en",
                reduced_motion="reduce",
                base_url=service.address,
            )
            page = context.new_page()
            page.goto(play_some(page, scene) if scene.game else scene.path)
            page.wait_for_load_state("networkidle")
            page.evaluate("document.fonts.ready")
            page.wait_for_timeout(1500)
            page.screenshot(path=PICTURES / f"{scene.name}.png")
            context.close()
        print("and a review", flush=True)
        take_review(browser)
        browser.close()


def take_review(browser: Browser) -> None:
    """The page of a review, scrolled to its table."""
    read = record.read(RECORD)
    with tempfile.TemporaryDirectory() as folder:
        path = Path(folder) / "review.html"
        made = review(read, Thinking(simulations=300), jobs=2)
        path.write_text(review_page(made, read, title(find_game(read.game))), encoding="utf-8")
        page = browser.new_page(viewport={"width": DESK[0], "height": DESK[1]}, reduced_motion="reduce")
        page.goto(path.as_uri())
        page.locator("#boards .board").wait_for()
        page.evaluate("document.getElementById('boards').scrollIntoView()")
        page.wait_for_timeout(500)
        page.screenshot(path=PICTURES / "review.png")
        page.close()


def play_some(page: Page, scene: Scene) -> str:
    """Make a table with bots, and play the moves that gain the most: the path of the table."""
    seats = [{"kind": "me", "name": "Anna"}]
    seats += [{"kind": "bot", "bot": "level2"}] * (scene.options["players"] - 1)
    made = asked(page, "post", "/api/tables", {"game": scene.game, "options": scene.options, "seats": seats})
    table = f"/api/tables/{made['id']}"
    asked(page, "put", f"{table}/seats/a/nonce", {"nonce": "5a" * 16})
    left, until = scene.moves, time.monotonic() + PATIENCE
    while time.monotonic() < until:
        shown = asked(page, "get", f"{table}/view?seat=a")
        if not shown["legal"]:
            time.sleep(0.05)
        elif left:
            best = max(shown["legal"], key=lambda move: (move["gain"], move["event"]))
            command = {"type": "move", "seat": "a", "number": shown["number"], "event": best["event"]}
            asked(page, "post", f"{table}/commands", command)
            left -= 1
        else:
            return f"/table/{made['id']}"
    raise TimeoutError(scene.name)


def asked(page: Page, method: str, path: str, body: Any = None) -> Any:
    """What the service answers."""
    answer = getattr(page.request, method)(path, **({} if body is None else {"data": body}))
    assert answer.ok, answer.text()
    return answer.json() if answer.body() else None


if __name__ == "__main__":
    main()
