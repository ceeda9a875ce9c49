"""The page in a real browser: a server with a store of its own, Chromium, and visitors who are watched.

A visitor's page may show no error in the console, miss no text, and ask no other address than the server's.
"""

from __future__ import annotations

import os
import socket
import subprocess
import sys
import time
import urllib.request
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, BrowserContext, ConsoleMessage, Page, Request, sync_playwright

CHROMIUM = Path(os.environ.get("KROON_CHROMIUM", "/usr/bin/chromium"))
ARGUMENTS = ["--no-sandbox", "--disable-background-networking", "--disable-gpu"]
PATIENCE = 900.0
"""Seconds that a server may take to start, kernels compiled for the first time included."""
DESK, PHONE = {"width": 1280, "height": 800}, {"width": 390, "height": 844}

Visit = Callable[..., Page]


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """The address of a server."""
    with socket.socket() as free:
        free.bind(("127.0.0.1", 0))
        port = free.getsockname()[1]
    folder = tmp_path_factory.mktemp("web")
    log = folder / "log.txt"
    command = [sys.executable, "-m", "kroon", "serve", "--port", str(port), "--workers", "1"]
    with log.open("wb") as out:
        process = subprocess.Popen(
            [*command, "--client-rate", "0", "--address-rate", "0"],
            env=os.environ | {"KROON_DATA": str(folder)},
            stdout=out,
            stderr=out,
        )
    address = f"http://127.0.0.1:{port}"
    try:
        _wait_for(address, process, log)
        yield address
    finally:
        process.terminate()
        process.wait(30)


def _wait_for(address: str, process: subprocess.Popen[bytes], log: Path) -> None:
    until = time.monotonic() + PATIENCE
    while True:
        try:
            with urllib.request.urlopen(f"{address}/health/ready", timeout=5):
                return
        except OSError:
            assert process.poll() is None, log.read_text()
            assert time.monotonic() < until, log.read_text()
            time.sleep(0.1)


@pytest.fixture(scope="module")
def browser() -> Iterator[Browser]:
    """A browser without a window."""
    if not CHROMIUM.exists():
        pytest.skip(f"There is no Chromium at {CHROMIUM}; KROON_CHROMIUM says where it is.")
    with sync_playwright() as playwright:
        started = playwright.chromium.launch(executable_path=CHROMIUM, args=ARGUMENTS)
        yield started
        started.close()


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
