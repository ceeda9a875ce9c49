"""Nothing a viewer gets depends on others' secrets.

Two tables whose visible streams agree for a viewer, and that differ in what the others hold or have decided
unnoticed, answer that viewer byte for byte alike: views, lists, errors, times and counters, over HTTP and
through the socket; ids and the time of day aside.
"""

from __future__ import annotations

import json
import re
from collections.abc import Iterator
from typing import Any

import pytest

from kroon.core.registry import game_names
from kroon.review import Thinking
from kroon.service.tasks import best_moves
from kroon.table import lobby
from tests.service.conftest import Running
from tests.service.devices import Device
from tests.service.twins import Twin, put_into, twins

OPTIONS: dict[str, list[dict[str, Any]]] = {
    "dominion": [{"kingdom": "interactive"}, {"kingdom": "first_game"}, {"kingdom": "secrecy"}],
    "builder": [{"quadrants": "first_game", "cards": "first_game"}],
}
SETTINGS: list[dict[str, Any]] = [{"per_game": 6000}, {"per_move": 600}, {"companion": True}]
CASES = [
    (game, {"players": 2, **options}, settings)
    for game in game_names()
    for options in OPTIONS.get(game, [{}])
    for settings in SETTINGS
]
NAMES = ["-".join(map(str, (game, *options.values(), *settings))) for game, options, settings in CASES]
SEEDS = {"dominion": 5, "builder": 5}
"""How many pairs are tried, where a game hides anything; else one."""
TYPED = (
    *("* draw a copper", "* draw b estate", "* draw b ?"),
    *("* card a grass", "* card b forest", "* row 1 2", "nonsense"),
)
CHANGING = ("put_off", "hand_over", "take_back", "undo", "move")
NOW = 500_000
"""What the service's clock shows, so that the time that the test takes plays no part."""


@pytest.fixture(autouse=True)
def _same_luck_and_time(server: Running, monkeypatch: pytest.MonkeyPatch) -> None:
    """The luck of twins that comes later is the same, as far as the viewer sees it, and so is the time."""
    monkeypatch.setattr(lobby, "new_seed", lambda: "5" * 64)
    monkeypatch.setattr(server.service.tables.running, "now", lambda: NOW)


@pytest.mark.parametrize(("game", "options", "settings"), CASES, ids=NAMES)
def test_answers_dont_depend_on_what_others_hold(
    server: Running, game: str, options: dict[str, Any], settings: dict[str, Any]
) -> None:
    differ = 0
    for seed in range(SEEDS.get(game, 1)):
        viewer = seed % 2
        pair = twins(game, options, viewer, seed)
        differ += pair[0].events != pair[1].events
        device, other = server.device(), server.device()
        about = (game, options, {"hints": True, "away": 1, **settings})
        ids = [seated(server, device, other, viewer, twin, about) for twin in pair]
        asked = [answers(server, device, id, "ab"[viewer]) for id in ids]
        for (question, one), (same, two) in zip(*asked, strict=True):
            assert question == same
            assert one == two, (seed, question)
    assert differ or game not in SEEDS  # else nothing was tried


def seated(
    server: Running, device: Device, other: Device, viewer: int, twin: Twin, about: tuple[str, Any, Any]
) -> str:
    """A table at which a device sits as the viewer, brought to where a twin is."""
    game, options, settings = about
    seats = ["me", "open"] if viewer == 0 else ["open", "me"]
    made = device.table(game, seats, options, ready=False, **settings)
    id: str = made["id"]
    other.ask(
        "POST", f"/api/tables/{id}/seats", {"name": "Friend", "invitation": made["invitation"]}, expect=201
    )
    put_into(server.service.tables, id, twin)
    return id


def answers(server: Running, device: Device, id: str, seat: str) -> Iterator[tuple[str, str]]:
    """All that somebody can ask at a table, and what is answered; what changes nothing comes first."""
    number = device.ask("GET", f"/api/tables/{id}/view?seat={seat}")["number"]
    parts = ("view", "updates", "record", "review", "chat", "draws", "links")
    paths = ["/metrics", f"/api/tables/{id}"]
    paths += [f"/api/tables/{id}/{part}?seat={seat}" for part in parts]
    paths += [f"/api/tables/{id}/positions/{n}?seat={seat}" for n in range(number - 3, number + 2)]
    for path in paths:
        yield path.replace(id, "ID"), said(device.http.get(path).text, id)
    for path, name in (("/api/tables", "id"), ("/api/me", "table")):
        mine = device.http.get(path).json().get("tables", [])
        yield path, said(json.dumps([each for each in mine if each.get(name) == id]), id)
    yield "hint", json.dumps(hint(server, id, seat))
    socket = device.sit_at(id, seat)
    yield "hello", said(json.dumps(socket.heard), id)
    for command, fields in commands(seat, number):
        answer = socket.command(command, seat=seat, **fields)
        yield f"{command} {fields}", said(json.dumps(answer), id)
        body = {"type": command, "seat": seat, **fields}
        yield f"by HTTP {body}", said(device.http.post(f"/api/tables/{id}/commands", json=body).text, id)
        if command in CHANGING:
            yield f"after {body}", said(device.http.get(f"/api/tables/{id}/view?seat={seat}").text, id)
    socket.close()


def commands(seat: str, number: int) -> Iterator[tuple[str, dict[str, Any]]]:
    """Commands of a viewer: those that change nothing first, as far as one can tell."""
    other = "b" if seat == "a" else "a"
    for word in ("words", "outcomes", "take_back"):
        yield word, {}
    yield "undo_answer", {"agrees": True}
    for event in TYPED:
        yield "outcome", {"number": number, "event": event}
        yield "move", {"number": number, "event": event}
        yield "fill", {"event": event}
    for event in (f"{seat} end", f"{seat} keep", f"{other} end", f"{seat} pick 99"):
        yield "move", {"number": max(0, number - 1), "event": event}
    yield "put_off", {"number": number}
    yield "chat", {"text": "Hello"}
    yield "hand_over", {}
    yield "take_back", {}
    for to in range(max(0, number - 3), number + 1):
        yield "undo", {"to": to}
    yield "undo", {}
    yield "move", {"number": number, "event": f"{seat} end"}


def hint(server: Running, id: str, seat: str) -> Any:
    """What a worker would answer; with a fixed amount of work, so that no time limit plays a part."""
    with server.service.tables.at(id) as live:
        if live.fold.actor != "ab".index(seat):
            return []
        thinking = Thinking(simulations=20, seconds=1e9)
        return best_moves(live.fold.play, "en", live.fold.streams.number(live.fold.actor), thinking)


def said(answer: str, id: str) -> str:
    """An answer without ids and the time of day."""
    answer = re.sub(r'"(id|link|device|now)": ?[^,}\]]+', r'"\1": 0', answer.replace(id, "ID"))
    return re.sub(r"\b1[6-9]\d{8}(\.\d+)?\b", '"a time"', answer)
