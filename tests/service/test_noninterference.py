"""Nothing a viewer gets depends on others' secrets.

Two tables whose visible streams agree for a viewer, and that differ in what the others hold or have decided
unnoticed, answer that viewer byte for byte alike: views, lists, errors, times and counters, over HTTP and
through the socket; ids, the secrets of links and the time of day aside. The end of a game reveals everything:
all that is compared here comes before it.
"""

from __future__ import annotations

from collections.abc import Iterator
from concurrent.futures import Future
from dataclasses import replace
from typing import Any, NamedTuple

import pytest
from fastapi.routing import APIRoute
from starlette.routing import Match

from kroon.core.play import replayed
from kroon.core.registry import find_game, game_names
from kroon.review import Thinking
from kroon.service.app import PARTS
from kroon.service.bodies import COMMAND
from kroon.service.settings import ServiceSettings
from kroon.service.tasks import Hint, best_moves
from kroon.table import live, lobby
from tests.service.asking import Place, answers
from tests.service.conftest import QUICK, Running
from tests.service.twins import (
    ONE_DECIDED,
    ONE_DECIDED_AFTER_THE_VIEWER,
    ONE_IS_ASKED,
    SECOND,
    VIEWER_MOVES,
    Kind,
    Pair,
    Twin,
    put_into,
    twins,
)

INTERACTIVE = {"kingdom": "interactive"}
OPTIONS: dict[str, list[dict[str, Any]]] = {
    "dominion": [INTERACTIVE, {"kingdom": "first_game"}, {"kingdom": "secrecy"}],
    "builder": [{"quadrants": "first_game", "cards": "first_game"}],
}
HIDING = tuple(OPTIONS)
"""The games that hide anything."""
PER_MOVE, PER_GAME, COMPANION = {"per_move": 600}, {"per_game": 6000}, {"companion": True}
SETTINGS: list[dict[str, Any]] = [PER_MOVE, PER_GAME, COMPANION]
SEEDS = 6
"""How many pairs of each kind are tried where a game hides anything; the first with every change."""
FEW = Thinking(simulations=8, seconds=1e9)
"""A fixed amount of work for a hint, so that no time limit plays a part."""

NO_TABLE = "knows no table"
EXCEPTIONS = {
    "GET /api/games": NO_TABLE,
    "POST /api/start/{game}": NO_TABLE,
    "POST /api/score/{game}": NO_TABLE,
    "POST /api/qr": NO_TABLE,
    "GET /api/network": NO_TABLE,
    "POST /api/network": NO_TABLE,
    "DELETE /api/network": NO_TABLE,
    "GET /health/live": NO_TABLE,
    "GET /health/ready": NO_TABLE,
    "GET /texts/{folder}/{name}": NO_TABLE,
    "GET /{path:path}": NO_TABLE,
}
"""Endpoints that aren't compared, and why."""


class Case(NamedTuple):
    """What is played, by whom it is looked at, and where both games stop."""

    game: str
    options: dict[str, Any]
    settings: dict[str, Any]
    viewer: int | None = 0
    seed: int = 0
    players: int = 2
    kind: Kind | None = None

    @property
    def name(self) -> str:
        eyes = "spectator" if self.viewer is None else "ab"[self.viewer]
        stop = self.kind.name if self.kind else "anywhere"
        told = (self.game, *self.options.values(), *self.settings, self.players, eyes, stop, self.seed)
        return "-".join(map(str, told))


def _param(case: Case, always: bool) -> Any:
    return pytest.param(case, id=case.name, marks=[] if always else [pytest.mark.more])


def _cases() -> Iterator[Any]:
    """The pairs that are compared with every change, and more of them."""
    for game in game_names():
        for number, options in enumerate(OPTIONS.get(game, [{}])):
            for turn, settings in enumerate(SETTINGS):
                for seed in range(SEEDS if game in HIDING else 1):
                    here = number == turn % len(OPTIONS[game]) if game in HIDING else turn == 0
                    always = here and seed == turn % 2
                    yield _param(Case(game, options, settings, seed % 2, seed), always)
    for game in HIDING:
        for settings in SETTINGS:
            many = Case(game, OPTIONS[game][0], settings, players=3)
            yield _param(many, settings is PER_MOVE and game == HIDING[-1])
            yield _param(many._replace(players=2, viewer=None), settings is PER_GAME and game == HIDING[0])
    stops: list[tuple[Kind, dict[str, Any]]] = [
        (ONE_IS_ASKED, COMPANION),
        (ONE_DECIDED, PER_MOVE),
        (ONE_DECIDED_AFTER_THE_VIEWER, PER_GAME),
        (VIEWER_MOVES, PER_MOVE),
    ]
    for kind, settings in stops:
        for seed in range(SEEDS):
            yield _param(Case("dominion", INTERACTIVE, settings, seed % 2, seed, kind=kind), seed == 0)


@pytest.fixture(scope="module")
def alone(tmp_path_factory: pytest.TempPathFactory, _compiled: None) -> Iterator[Running]:
    """A server at which no bot plays: what people do is all that happens."""
    address = f"sqlite:///{tmp_path_factory.mktemp('twins') / 'tables.sqlite3'}"
    running = Running(ServiceSettings(address, workers=0, bots=False, limits=QUICK))
    yield running
    running.close()


@pytest.fixture(autouse=True)
def _same_luck(alone: Running, monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """What chance decides later is the same at both, as far as the viewer sees it; and so is a hint's luck."""
    monkeypatch.setattr(lobby, "new_seed", lambda: "5" * 64)
    monkeypatch.setattr(alone.service.workers, "submit", _thought)
    yield
    alone.close_devices()


def _thought(task: Hint, owner: str, lane: str) -> Future[Any]:
    """What a worker answers that is asked for a hint."""
    answer: Future[Any] = Future()
    play = replayed(find_game(task.game), task.options, task.events)
    answer.set_result(best_moves(play, task.number, FEW))
    return answer


def found(case: Case) -> Pair:
    options = {"players": case.players, **case.options}
    pair = twins(case.game, options, case.viewer, case.seed, case.kind)
    assert case.game not in HIDING or pair[0].events != pair[1].events  # else nothing is tried
    return pair


def seated(alone: Running, monkeypatch: pytest.MonkeyPatch, case: Case, twin: Twin) -> Place:
    """A table with devices of its own, brought to where a twin is: a second after what the viewer noticed last.

    Just then somebody has been away for too long, unless something unnoticed counts.
    """
    now = SECOND * twin.visible + SECOND
    monkeypatch.setattr(alone.service.tables.running, "now", lambda: now)
    sitting = 0 if case.viewer is None else case.viewer
    seats = ["me" if seat == sitting else "open" for seat in range(case.players)]
    first = alone.device()
    settings = {"hints": True, "away": 1, **case.settings}
    made = first.table(case.game, seats, case.options, ready=False, **settings)
    others = {letter: alone.device() for letter in "abc"[: case.players] if letter != "abc"[sitting]}
    for letter, other in others.items():
        body = {"name": "Friend", "seat": letter, "invitation": made["invitation"]}
        other.ask("POST", f"/api/tables/{made['id']}/seats", body, expect=201)
    put_into(alone.service.tables, made["id"], twin)
    if case.viewer is not None:
        return Place(alone, made["id"], first, "abc"[case.viewer], others)
    secret = first.ask("POST", f"/api/tables/{made['id']}/spectators", expect=201)["secret"]
    watching = alone.device(**{"kroon-spectator": secret})
    return Place(alone, made["id"], watching, None, {"a": first, **others}, secret)


@pytest.mark.parametrize("case", list(_cases()))
def test_answers_dont_depend_on_what_others_hold(
    alone: Running, monkeypatch: pytest.MonkeyPatch, case: Case
) -> None:
    asked = [answers(seated(alone, monkeypatch, case, twin), case.seed) for twin in found(case)]
    for (question, one), (same, two) in zip(*asked, strict=True):
        assert question == same
        assert one == two, question


def test_a_decision_that_isnt_noticed_sends_nothing(alone: Running, monkeypatch: pytest.MonkeyPatch) -> None:
    """Who looks on through a socket hears the same whether or not somebody decides something unnoticed."""
    case = Case("dominion", INTERACTIVE, PER_MOVE, kind=ONE_DECIDED)
    decided = max(found(case), key=lambda twin: twin.decided_unnoticed)
    last = decided.events[-1]
    before = replace(decided, events=decided.events[:-1])
    heard = []
    for decides in (True, False):
        place = seated(alone, monkeypatch, case, before)
        socket, other = place.device.sit_at(place.id, place.seat), place.others["b"]
        known = len(socket.heard)
        commands, seat = f"/api/tables/{place.id}/commands", "abc"[last.actor]
        if decides:
            number = other.ask("GET", f"/api/tables/{place.id}/view?seat={seat}")["number"]
            move = {"type": "move", "seat": seat, "number": number, "event": last.text}
            assert other.ask("POST", commands, move)["number"] == number + 1
        other.ask("POST", commands, {"type": "chat", "seat": seat, "text": "Hello"})
        socket.until(lambda message: message["type"] == "chat")
        types = [message["type"] for message in socket.heard[known:]]
        heard.append([each for each in types if each != "here"])  # who is connected, which may come late
    assert heard[0] == heard[1]


def test_how_full_a_log_is_tells_nothing(alone: Running, monkeypatch: pytest.MonkeyPatch) -> None:
    case = Case("dominion", INTERACTIVE, PER_MOVE, kind=ONE_DECIDED)
    pair = found(case)
    told = []
    for twin in pair:
        place = seated(alone, monkeypatch, case, twin)
        monkeypatch.setattr(live, "MOST_ENTRIES", 1 + max(len(each.events) for each in pair))
        socket, _ = place.greet()
        told.append([answer for name in ("undo", "hand_over") for answer in place.command(socket, name)])
    assert told[0] == told[1]


def test_every_endpoint_and_every_command_is_compared(alone: Running, monkeypatch: pytest.MonkeyPatch) -> None:
    case = Case("kingdomino", {}, PER_MOVE, players=3)
    place = seated(alone, monkeypatch, case, found(case)[0])
    for _ in answers(place, case.seed):
        pass
    there = {f"{method} {route.path}" for route in _routes() for method in route.methods or ()}
    assert there - {_route(method, path) for method, path in place.asked} == set(EXCEPTIONS)
    commands = set(COMMAND.json_schema()["discriminator"]["mapping"])
    assert {command for command, _ in place.commanded} == commands
    assert {way for _, way in place.commanded} == {"socket", "HTTP"}


def _routes() -> list[APIRoute]:
    return [route for part in PARTS for route in part.router.routes if isinstance(route, APIRoute)]


def _route(method: str, path: str) -> str:
    """The endpoint that a request reaches."""
    scope = {"type": "http", "method": method, "path": path, "root_path": ""}
    reached = next(route for route in _routes() if route.matches(scope)[0] is Match.FULL)
    return f"{method} {reached.path}"
