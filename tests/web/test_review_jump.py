"""The review counts the events of the record, and a seat has seen fewer: a jump leads to the right one."""

from __future__ import annotations

import random
from typing import Any

from playwright.sync_api import Page, expect

from tests.web.conftest import Visit
from tests.web.driving import ask, make_table


class BothSeats:
    """Plays both seats of a table over HTTP."""

    def __init__(self, page: Page, path: str) -> None:
        self.page = page
        self.table = f"tables{path.removeprefix('/table')}"
        self.rng = random.Random(3)

    def command(self, **given: Any) -> None:
        ask(self.page, "POST", f"{self.table}/commands", {"id": 1, **given})

    def move(self) -> str:
        """A random move of whoever is to move: whose it was."""
        for seat in ("a", "b"):
            shown = ask(self.page, "GET", f"{self.table}/view?seat={seat}")
            if shown["legal"]:
                event = self.rng.choice(shown["legal"])["event"]
                self.command(type="move", seat=seat, number=shown["number"], event=event)
                return seat
        raise AssertionError("nobody is to move")

    def updates(self, seat: str) -> list[dict[str, Any]]:
        found: list[dict[str, Any]] = ask(self.page, "GET", f"{self.table}/updates?seat={seat}&after=0")[
            "updates"
        ]
        return found


def review(events: list[str], numbers: list[int]) -> dict[str, Any]:
    """A review in which the last move of the first seat was the costliest."""
    at = max(index for index, event in enumerate(events) if event.startswith("a "))
    played = {"move": events[at], "words": "a does something."}
    decision = {"event": at, "seat": "a", "given_away": 0.4, "played": played, "best": [played]}
    graph = [{"after": after, "win_chances": [0.5, 0.5]} for after in (0, at, len(events))]
    players = [{"seat": "a", "accuracy": 50, "costliest": [at]}]
    made = {"decisions": [decision], "graph": graph, "players": players}
    return {"state": "done", "done": 1, "of": 1, "review": made, "numbers": numbers}


def test_a_jump_leads_to_the_position_in_which_the_move_was_made(visit: Visit) -> None:
    page = visit("/")
    path, _ = make_table(page, "dominion", ["me", "me"])
    page.goto(path)
    page.wait_for_selector(".handover")  # both nonces are there, and the game has begun
    both = BothSeats(page, path)
    while len(both.updates("a")) == len(both.updates("b")):
        both.move()
    while both.move() != "a":
        pass
    both.command(type="resign", seat="b")
    events = ask(page, "GET", f"{both.table}/record?seat=a")["events"]
    numbers = ask(page, "GET", f"{both.table}/review?seat=a")["numbers"]
    page.route("**/review?seat=a", lambda route: route.fulfill(json=review(events, numbers)))
    page.goto(path)
    page.locator(".costly .entry").click()
    seen = both.updates("a")
    move = max(each["number"] for each in seen if each["text"].startswith("a ") and each["kind"] == "event")
    before = seen[move - 2]["told"].partition(" ")[2]
    expect(page.locator(".log .entry.at")).to_contain_text(before)
    expect(page.locator(".log li:has(.at) + li")).to_contain_text(seen[move - 1]["told"].partition(" ")[2])
