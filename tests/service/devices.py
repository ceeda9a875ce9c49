"""Clients for tests: a device with its cookie, and a socket at a table that keeps what it was sent."""

from __future__ import annotations

import json
import secrets
import time
from collections.abc import Callable, Sequence
from typing import Any

import httpx
from websockets.sync.client import ClientConnection, connect

PATIENCE = 30.0
"""After so many seconds a test gives up."""


class Device:
    """A browser, or a program with a token."""

    def __init__(self, address: str, **headers: str) -> None:
        self.address = address
        self.http = httpx.Client(base_url=address, headers=headers, timeout=PATIENCE)
        self.sockets: list[Player] = []

    def close(self) -> None:
        for socket in self.sockets:
            socket.close()
        self.http.close()

    def ask(self, method: str, path: str, body: Any = None, expect: int = 200, **more: Any) -> Any:
        answer = self.http.request(method, path, json=body, **more)
        assert answer.status_code == expect, (answer.status_code, answer.text)
        return answer.json() if answer.content else None

    def ready(self, status: int) -> Any:
        """What a probe is told, as soon as it is told it with that status: an answer stands for a second."""
        until = time.monotonic() + PATIENCE
        while (answer := self.http.get("/health/ready")).status_code != status:
            assert time.monotonic() < until, answer.text
            time.sleep(0.05)
        return answer.json()

    def table(
        self,
        game: str,
        seats: Sequence[str],
        options: dict[str, Any] | None = None,
        ready: bool = True,
        **settings: Any,
    ) -> dict[str, Any]:
        """A table: `me`, `open`, `companion` or the name of a bot for each seat; with nonces for `me`."""
        kinds: dict[str, Any] = {"me": {"kind": "me", "name": "Me"}, "open": {"kind": "open"}}
        kinds["companion"] = {"kind": "companion", "name": "Cy"}
        given = [kinds.get(each, {"kind": "bot", "bot": each}) for each in seats]
        body = {"game": game, "options": {"players": len(seats), **(options or {})}}
        made: dict[str, Any] = self.ask(
            "POST", "/api/tables", body | {"settings": settings, "seats": given}, expect=201
        )
        if ready and not settings.get("companion"):
            for letter, each in zip("abcd", seats, strict=False):
                if each == "me":
                    self.add_nonce(made["id"], letter)
        return made

    def join(self, made: dict[str, Any], name: str = "Friend") -> str:
        """Take a free seat by the table's invitation."""
        body = {"name": name, "invitation": made["invitation"]}
        seat: str = self.ask("POST", f"/api/tables/{made['id']}/seats", body, expect=201)["seat"]
        self.add_nonce(made["id"], seat)
        return seat

    def add_nonce(self, id: str, seat: str) -> None:
        body = {"nonce": secrets.token_hex(16)}
        self.ask("PUT", f"/api/tables/{id}/seats/{seat}/nonce", body, expect=204)

    def raw_socket(self, id: str, **headers: str) -> ClientConnection:
        address = self.address.replace("http", "ws", 1)
        cookies = "; ".join(f"{name}={value}" for name, value in self.http.cookies.items())
        given = {**({"Cookie": cookies} if cookies else {}), **headers}
        made = connect(
            f"{address}/api/tables/{id}/socket", additional_headers=given, max_size=None, compression=None
        )
        return made.__enter__()  # closed by `close`

    def sit_at(self, id: str, seat: str | None = "a", **hello: Any) -> Player:
        player = Player(self.raw_socket(id), seat)
        self.sockets.append(player)
        player.hello(**hello)
        return player


class Player:
    """A socket. `shown` is the table as it was told, `updates` all updates, `heard` all messages."""

    def __init__(self, socket: ClientConnection, seat: str | None) -> None:
        self.socket = socket
        self.seat = seat
        self.shown: dict[str, Any] = {}
        self.updates: list[dict[str, Any]] = []
        self.heard: list[dict[str, Any]] = []
        self._ids = 0

    def close(self) -> None:
        self.socket.close()

    def hello(self, **more: Any) -> dict[str, Any]:
        self.send({"type": "hello", "seat": self.seat, **more})
        return self.until(lambda message: message["type"] == "table")

    def send(self, message: Any) -> None:
        self.socket.send(message if isinstance(message, str | bytes) else json.dumps(message))

    def receive(self, timeout: float = PATIENCE) -> dict[str, Any]:
        message: dict[str, Any] = json.loads(self.socket.recv(timeout))
        self.heard.append(message)
        if message["type"] in ("table", "update", "about"):
            self.shown |= message
            for each in message.get("updates", ()):
                if not self.updates or each["number"] > self.updates[-1]["number"]:
                    self.updates.append(each)
        return message

    def until(self, wanted: Callable[[dict[str, Any]], bool]) -> dict[str, Any]:
        while True:
            message = self.receive()
            if wanted(message):
                return message

    def command(self, type: str, **fields: Any) -> dict[str, Any]:
        """Give a command: its answer."""
        self._ids += 1
        given = {"type": type, "id": self._ids, **fields}
        if type != "rematch":
            given.setdefault("seat", self.seat)
        self.send(given)
        return self.until(lambda message: message["type"] == "answer" and message["id"] == given["id"])

    def done(self, type: str, **fields: Any) -> dict[str, Any]:
        answer = self.command(type, **fields)
        assert answer["ok"], answer
        return answer

    def refused(self, type: str, **fields: Any) -> dict[str, Any]:
        answer = self.command(type, **fields)
        assert not answer["ok"], answer
        error: dict[str, Any] = answer["error"]
        return error

    @property
    def over(self) -> bool:
        return bool(self.shown["table"]["state"] == "over")

    def move(self, event: str | None = None) -> dict[str, Any]:
        """A legal move: that one, or the first; waits until it is shown."""
        chosen = event or self.shown["legal"][0]["event"]
        answer = self.done("move", number=self.shown["number"], event=chosen)
        while self.shown["number"] < answer["number"]:
            self.receive()
        return answer
