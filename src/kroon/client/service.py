"""The HTTP part of the service: tables, seats, invitations, tokens, records."""

from __future__ import annotations

import http.client
import json
import secrets
import ssl
import time
from collections.abc import Mapping, Sequence
from contextlib import closing
from dataclasses import dataclass
from http.cookies import SimpleCookie
from typing import Any
from urllib.parse import urlencode, urlsplit

from kroon.client.errors import Unreachable, refused
from kroon.client.seat import Seat

COOKIE = "kroon"
TIMEOUT = 30.0
"""How many seconds a request may take."""
PATIENCE = 60.0
"""How many seconds a client goes on to try while the service is away."""
FIRST_WAIT, LONGEST_WAIT = 0.1, 3.0
TOO_FAST = 429
AWAY = (502, 503, 504)
REPEATABLE = ("GET", "PUT", "DELETE", "PATCH")
"""Requests that may be sent again when it isn't known whether they were heard."""


@dataclass(frozen=True)
class MadeTable:
    """A table that was just made."""

    id: str
    commitment: str | None
    """The hash of the seed of its shuffles; None where chance is typed in."""
    invitation: str | None
    """The secret with which others take the open seats."""


class Service:
    """A service, as somebody who has a cookie or a token."""

    def __init__(
        self,
        address: str = "http://127.0.0.1:8000",
        token: str | None = None,
        cookie: str | None = None,
        language: str = "en",
        patience: float = PATIENCE,
    ) -> None:
        self.address = address.rstrip("/")
        self.token = token
        self.cookie = cookie
        """The secret of this client; keep it to have the same seats the next time."""
        self.language = language
        self.patience = patience

    # tables

    def games(self) -> list[dict[str, Any]]:
        """The games with their options and bots."""
        return list(self.ask("GET", "/api/games")["games"])

    def tables(self) -> list[dict[str, Any]]:
        """My tables, those where I am to move first."""
        return list(self.ask("GET", "/api/tables")["tables"])

    def about(self, table: str) -> dict[str, Any]:
        """What everybody at a table may know."""
        return dict(self.ask("GET", f"/api/tables/{table}"))

    def create(
        self,
        game: str,
        seats: Sequence[Mapping[str, Any]],
        options: Mapping[str, Any] | None = None,
        settings: Mapping[str, Any] | None = None,
    ) -> MadeTable:
        """Make a table; `seats` says who sits where, in the words of the service. My seats add their nonces."""
        given = {"players": len(seats), **(options or {})}
        body = {
            "game": game,
            "options": given,
            "settings": dict(settings or {}),
            "seats": list(map(dict, seats)),
        }
        made = self.ask("POST", "/api/tables", body)
        if made["commitment"] is not None:
            for letter, each in zip("abcd", seats, strict=False):
                if each["kind"] == "me":
                    self.add_nonce(made["id"], letter)
        return MadeTable(made["id"], made["commitment"], made["invitation"])

    def join(self, table: str, name: str, invitation: str | None = None, seat: str | None = None) -> str:
        """Take a seat, and add its nonce: the letter of the seat."""
        body = {"name": name, "invitation": invitation, "seat": seat}
        taken: str = self.ask("POST", f"/api/tables/{table}/seats", body)["seat"]
        self.add_nonce(table, taken)
        return taken

    def add_bot(self, table: str, bot: str, seat: str | None = None) -> str:
        """Put a bot of the service on a seat: the letter of the seat."""
        return str(self.ask("POST", f"/api/tables/{table}/bots", {"bot": bot, "seat": seat})["seat"])

    def add_nonce(self, table: str, seat: str, nonce: str | None = None) -> None:
        """Add a seat's part of the shuffle; a random one if none is given."""
        body = {"nonce": nonce or secrets.token_hex(32)}
        self.ask("PUT", f"/api/tables/{table}/seats/{seat}/nonce", body)

    def invite(self, table: str) -> str:
        """The secret with which others take seats (`join`)."""
        return str(self.ask("POST", f"/api/tables/{table}/invitations")["secret"])

    def let_watch(self, table: str) -> str:
        """The secret with which others look on (`watch`)."""
        return str(self.ask("POST", f"/api/tables/{table}/spectators")["secret"])

    def give_token(self, table: str, seat: str, name: str) -> str:
        """Give a free seat to a program: the token with which it plays."""
        return str(self.ask("POST", f"/api/tables/{table}/tokens", {"name": name, "seat": seat})["token"])

    def delete(self, table: str) -> None:
        """Remove a table of mine."""
        self.ask("DELETE", f"/api/tables/{table}")

    def record(self, table: str, seat: str | None = None) -> dict[str, Any]:
        """The record of a game that is over, with the proof of its shuffles."""
        return dict(self.ask("GET", f"/api/tables/{table}/record", seat=seat))

    def position(self, table: str, number: int, seat: str | None = None) -> dict[str, Any]:
        """The game after an update, as the seat knew it then."""
        return dict(self.ask("GET", f"/api/tables/{table}/positions/{number}", seat=seat))

    def score(self, game: str, sheet: Mapping[str, Any]) -> dict[str, Any]:
        """The score sheet of a game that ended at a real table."""
        return dict(self.ask("POST", f"/api/score/{game}", dict(sheet)))

    # play

    def seat(self, table: str, seat: str, views: bool = True) -> Seat:
        """Play a seat that is mine; to be used in a `with` block."""
        return self._place(table, self._hello(seat, views))

    def watch(self, table: str, spectator: str | None = None, views: bool = True) -> Seat:
        """Look on at a table, with a spectator's secret unless it is mine."""
        hello = self._hello(None, views) | ({"spectator": spectator} if spectator else {})
        return self._place(table, hello)

    def chat(self, table: str, before: int | None = None, seat: str | None = None) -> list[dict[str, Any]]:
        """The last messages of the chat, or the last before a number."""
        return list(self.ask("GET", f"/api/tables/{table}/chat", seat=seat, before=before)["messages"])

    def _place(self, table: str, hello: dict[str, Any]) -> Seat:
        def page(after: int) -> list[dict[str, Any]]:
            path, views = f"/api/tables/{table}/updates", str(hello["views"]).lower()
            watching = {"Kroon-Spectator": hello["spectator"]} if "spectator" in hello else {}
            found = self.ask("GET", path, headers=watching, seat=hello["seat"], after=after, views=views)
            return list(found["updates"])

        return Seat(self._socket_at(table), self._identity(), hello, page, self.patience)

    # the wire

    def ask(
        self, method: str, path: str, body: Any = None, headers: Mapping[str, str] | None = None, **query: Any
    ) -> Any:
        """Send a request: what it is answered. Waits while the service is away, as long as that is safe."""
        asked = {name: value for name, value in query.items() if value is not None}
        target = urlsplit(self.address).path + path + (f"?{urlencode(asked)}" if asked else "")
        until, wait = time.monotonic() + self.patience, FIRST_WAIT
        while True:
            try:
                status, answer, again = self._send(method, target, body, headers or {})
            except (OSError, http.client.HTTPException) as error:
                heard = not isinstance(error, ConnectionRefusedError)
                if (heard and method not in REPEATABLE) or time.monotonic() + wait > until:
                    raise Unreachable(self.address, str(error) or type(error).__name__) from error
            else:
                if status < 400:
                    return answer
                soon = status in AWAY or (status == TOO_FAST and again)  # else it is no question of time
                if not soon or time.monotonic() + max(wait, again) > until:
                    raise refused(status, answer, again)
                wait = max(wait, again)
            time.sleep(wait)
            wait = min(1.5 * wait, LONGEST_WAIT)

    def _send(self, method: str, target: str, body: Any, more: Mapping[str, str]) -> tuple[int, Any, float]:
        """One request: the status, the body, and for how long it is to be left alone.

        Each has a connection of its own: one that was kept may be gone just when something is sent through it
        that must not be sent twice.
        """
        headers = {"Accept-Language": self.language, "Connection": "close", **self._identity(), **more}
        data = None
        if body is not None:
            data = json.dumps(body).encode()
            headers["Content-Type"] = "application/json"
        with closing(_connect(self.address)) as connection:
            connection.request(method, target, data, headers)
            answer = connection.getresponse()
            text = answer.read()
        self._take_cookie(answer)
        again = answer.headers.get("Retry-After", "")
        return answer.status, _read(text), float(again) if again.isdigit() else 0.0

    def _take_cookie(self, answer: http.client.HTTPResponse) -> None:
        for given in answer.headers.get_all("Set-Cookie") or ():
            found = SimpleCookie(given).get(COOKIE)
            if found is not None and self.token is None:
                self.cookie = found.value

    def _identity(self) -> dict[str, str]:
        if self.token is not None:
            return {"Authorization": f"Bearer {self.token}"}
        return {"Cookie": f"{COOKIE}={self.cookie}"} if self.cookie else {}

    def _socket_at(self, table: str) -> str:
        return f"ws{self.address.removeprefix('http')}/api/tables/{table}/socket"

    def _hello(self, seat: str | None, views: bool) -> dict[str, Any]:
        return {"type": "hello", "seat": seat, "language": self.language, "views": views}


def _connect(address: str) -> http.client.HTTPConnection:
    at = urlsplit(address)
    if at.scheme == "https":
        context = ssl.create_default_context()
        return http.client.HTTPSConnection(at.hostname or "", at.port, timeout=TIMEOUT, context=context)
    return http.client.HTTPConnection(at.hostname or "", at.port, timeout=TIMEOUT)


def _read(text: bytes) -> Any:
    try:
        return json.loads(text) if text else None
    except ValueError:
        return None
