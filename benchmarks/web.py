"""The browser table: how much is loaded, how soon a table is seen, how smooth a domino is dragged.

    benchmarks/web.py            sizes, and with Chromium (KROON_CHROMIUM, else /usr/bin/chromium) times, too

Sizes are those of the files as they stand. What a table loads is counted as the browser asks for it.
"""

from __future__ import annotations

import os
from collections.abc import Iterable
from pathlib import Path
from statistics import median

from playwright.sync_api import Page, sync_playwright
from report import machine, write_section

from kroon.client import running_service

KROON = Path(__file__).resolve().parents[1] / "src" / "kroon"
WEB = KROON / "web"
CHROMIUM = Path(os.environ.get("KROON_CHROMIUM", "/usr/bin/chromium"))
KB = 1000
OWN, VENDORED, FONTS = 300 * KB, 250 * KB, 4
FIRST_VIEW, FRAMES = 1.0, 60
TRIES = 7
SEEN = "() => document.querySelector('.game svg') && performance.now()"
COUNT = """async () => {
    let frames = 0;
    const start = performance.now();
    while (performance.now() - start < 3000) { await new Promise(requestAnimationFrame); frames += 1; }
    return frames / (performance.now() - start) * 1000;
}"""


def bytes_of(folders: Iterable[Path], *endings: str) -> int:
    """The size of all files under some folders that end so."""
    files = (path for folder in folders for path in folder.rglob("*"))
    return sum(path.stat().st_size for path in files if path.suffix in endings)


def sizes() -> list[tuple[str, str, str]]:
    """The rows about files."""
    parts = [WEB / "js", WEB / "css", WEB / "art", *KROON.glob("games/*/web")]
    own = bytes_of(parts, ".js", ".css")
    drawings = bytes_of(parts, ".svg")
    vendored = bytes_of([WEB / "vendor"], ".js", ".css")
    fonts = len(list((WEB / "vendor" / "fonts").glob("*.woff2")))
    return [
        ("all own JavaScript and CSS", f"{own / KB:.1f} kB", f"at most {OWN / KB:.0f} kB"),
        ("drawings (SVG)", f"{drawings / KB:.0f} kB", ""),
        ("vendored JavaScript and CSS", f"{vendored / KB:.0f} kB", f"at most {VENDORED / KB:.0f} kB"),
        ("font files", str(fonts), f"at most {FONTS}"),
    ]


def new_table(page: Page, address: str, game: str) -> None:
    """Start a game against bots, and wait for the first turn."""
    page.goto(f"{address}/new/{game}")
    page.locator(".start-bar button").click()
    page.wait_for_selector(".confirm-bar", state="attached", timeout=120_000)


def loaded_by(page: Page) -> int:
    """The bytes of our own JavaScript, CSS and drawings that a page has asked for."""
    urls: list[str] = page.evaluate("() => performance.getEntriesByType('resource').map((each) => each.name)")
    paths = {url.split("/", 3)[3].partition("?")[0] for url in urls}
    ours = (
        path for path in paths if path.startswith(("web/", "games/")) and not path.startswith("web/vendor/")
    )
    return sum((KROON / path).stat().st_size for path in ours if path.endswith((".js", ".css", ".svg")))


def first_view(page: Page) -> float:
    """Seconds from the navigation until the table is drawn, with a warm cache."""
    page.reload(wait_until="commit")
    handle = page.wait_for_function(SEEN, polling="raf")
    return float(handle.json_value()) / 1000


def frames_while_dragging(page: Page) -> float:
    """Frames a second while a domino is dragged over the kingdom."""
    while page.locator(".dm-in-hand").count() == 0:
        page.locator(".dm-draft li.open button").first.click()
        page.locator(".confirm-bar .primary").click()
        page.wait_for_selector(".confirm-bar.ready", state="detached")
        page.wait_for_selector(".confirm-bar", timeout=120_000)
    page.locator(".dm-in-hand").scroll_into_view_if_needed()
    hand, board = page.locator(".dm-in-hand").bounding_box(), page.locator(".dm-realm").bounding_box()
    assert hand is not None
    assert board is not None
    page.mouse.move(hand["x"] + hand["width"] / 2, hand["y"] + hand["height"] / 2)
    page.mouse.down()
    page.evaluate(f"() => {{ window.counted = ({COUNT})(); }}")
    for step in range(240):
        across, down = step % 40 / 40, step % 31 / 31
        page.mouse.move(board["x"] + across * board["width"], board["y"] + down * board["height"])
    counted: float = page.evaluate("() => window.counted")
    page.mouse.up()
    return counted


def times() -> list[tuple[str, str, str]]:
    """The rows that need a browser."""
    rows = []
    with running_service() as service, sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=CHROMIUM, args=["--no-sandbox"])
        page = browser.new_page(viewport={"width": 1280, "height": 800})
        for game in ("kingdomino", "origins", "builder", "dominion"):
            new_table(page, service.address, game)
            views = [first_view(page) for _ in range(TRIES)]
            rows.append((f"{game}: what a table loads of the own", f"{loaded_by(page) / KB:.0f} kB", ""))
            seen = f"{median(views):.2f} s"
            rows.append((f"{game}: first view of a table", seen, f"at most {FIRST_VIEW:.0f} s"))
        new_table(page, service.address, "kingdomino")
        rows.append(("frames a second while dragging", f"{frames_while_dragging(page):.0f}", f"{FRAMES}"))
        browser.close()
    return rows


def main() -> None:
    rows = sizes()
    if CHROMIUM.exists():
        rows += times()
    lines = ["| what | measured | target |", "|---|---|---|", *(f"| {a} | {b} | {c} |" for a, b, c in rows)]
    text = "\n".join(lines)
    print(text)
    write_section("Web", f"Written by `benchmarks/web.py`. {machine()}\n\n{text}")


if __name__ == "__main__":
    main()
