"""The page in a real browser: a server with a store of its own, Chromium, and visitors who are watched.

A visitor's page may show no error in the console, miss no text, and ask no other address than the server's.
"""

from __future__ import annotations

import os
from collections.abc import Callable, Iterator
from http.server import ThreadingHTTPServer
from pathlib import Path
from threading import Thread
from typing import Any

import pytest
from playwright.sync_api import Browser, BrowserContext, ConsoleMessage, Page, Request, sync_playwright

from kroon.client import running_service
from tests.missing import missing
from tests.web.stage import Handler

CHROMIUM = Path(os.environ.get("KROON_CHROMIUM", "/usr/bin/chromium"))
ARGUMENTS = ["--no-sandbox", "--disable-background-networking", "--disable-gpu"]
DESK, PHONE = {"width": 1280, "height": 800}, {"width": 390, "height": 844}

Visit = Callable[..., Page]


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """The address of a server."""
    unlimited = ("--workers", "1", "--client-rate", "0", "--address-rate", "0")
    with running_service(*unlimited, folder=tmp_path_factory.mktemp("web")) as running:
        yield running.address


@pytest.fixture(scope="package")
def browser() -> Iterator[Browser]:
    """A browser without a window; while it is there, no other test of the process can run an event loop."""
    if not CHROMIUM.exists():
        missing(f"There is no Chromium at {CHROMIUM}; KROON_CHROMIUM says where it is.")
    with sync_playwright() as playwright:
        started = playwright.chromium.launch(executable_path=CHROMIUM, args=ARGUMENTS)
        yield started
        started.close()


@pytest.fixture(scope="module")
def stage() -> Iterator[str]:
    """The address of the stage (stage.py): a game without a service."""
    server = ThreadingHTTPServer(("127.0.0.1", 0), Handler)
    Thread(target=server.serve_forever, daemon=True).start()
    yield f"http://127.0.0.1:{server.server_port}/stage"
    server.shutdown()
    server.server_close()


@pytest.fixture
def visit(browser: Browser, server: str) -> Iterator[Visit]:
    """Opens a path of the server for a new visitor: visit(path, language=…, viewport=…)."""
    contexts: list[BrowserContext] = []
    faults: list[str] = []

    def said(message: ConsoleMessage) -> None:
        if message.type == "error":
            faults.append(f"{message.text} ({message.location.get('url')})")

    def asked(request: Request) -> None:
        if not request.url.startswith((server, "data:", "blob:")):
            faults.append(f"asked {request.url}")

    def opened(path: str, language: str = "en-GB", viewport: Any = DESK, **more: Any) -> Page:
        context = browser.new_context(
            base_url=server, locale=language, viewport=viewport, reduced_motion="reduce", **more
        )
        contexts.append(context)
        page = context.new_page()
        page.on("console", said)
        page.on("pageerror", lambda error: faults.append(str(error)))
        page.on("request", asked)
        page.goto(path)
        return page

    yield opened
    for context in contexts:
        context.close()
    assert not faults
