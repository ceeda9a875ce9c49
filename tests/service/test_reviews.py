"""Reviews that are done outlast a restart, and go with their table."""

from __future__ import annotations

import time
from typing import Any

import pytest

from kroon.core.message import message
from kroon.review import Decision, Move, Thinking
from kroon.service.kept_reviews import from_kept, kept_json
from kroon.table.errors import StoreUnavailable
from tests.service.conftest import Running, Start
from tests.service.devices import PATIENCE, Device
from tests.service.test_sockets import mover_of


def finished(running: Running) -> tuple[Device, str]:
    """A short game that is over."""
    ada = running.device()
    id = ada.table("kingdomino", ["me", "me"])["id"]
    players = [ada.sit_at(id, "a"), ada.sit_at(id, "b")]
    for _ in range(3):
        mover_of(*players)[0].move()
    players[0].done("resign")
    while not players[0].over:
        players[0].receive()
    return ada, id


def review(device: Device, id: str, language: str = "en") -> dict[str, Any]:
    until = time.monotonic() + 3 * PATIENCE
    while True:
        path, header = f"/api/tables/{id}/review?seat=a", {"Accept-Language": language}
        found: dict[str, Any] = device.ask("GET", path, headers=header)
        if found["state"] == "done":
            return found
        assert found["state"] in ("waiting", "running")
        assert time.monotonic() < until
        time.sleep(0.05)


def test_a_review_that_is_done_outlasts_a_restart_and_goes_with_its_table(start: Start) -> None:
    first = start(workers=1)
    ada, id = finished(first)
    cookies = dict(ada.http.cookies)
    made = {language: review(ada, id, language) for language in ("en", "nl")}
    assert made["en"]["review"]["decisions"]
    first.close()
    second = start()  # with nobody who could make it anew
    again = second.device()
    again.http.cookies.update(cookies)
    assert {language: review(again, id, language) for language in ("en", "nl")} == made
    again.ask("DELETE", f"/api/tables/{id}", expect=204)
    assert second.service.store.review(id) is None


def test_a_review_that_cant_be_kept_is_shown_all_the_same(
    start: Start, monkeypatch: pytest.MonkeyPatch
) -> None:
    running = start(workers=1)

    def away(*_: Any) -> None:
        raise StoreUnavailable("gone for a moment")

    monkeypatch.setattr(running.service.store, "keep_review", away)
    ada, id = finished(running)
    assert review(ada, id)["review"]["decisions"]
    assert running.service.store.review(id) is None


def test_what_is_kept_of_a_review_is_all_of_it() -> None:
    move = Move("a pick 1", message("as-written", text="a pick 1"), (0.1 + 0.2, 0.7), 0.3, 1.5, 100, 500)
    decisions = [Decision(3, 0, 4, move, (move, move))]
    thinking = Thinking(simulations=500, seconds=2.0)
    assert from_kept(kept_json(thinking, decisions)) == (thinking, decisions)
