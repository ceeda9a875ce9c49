"""Ways to make a server slow for others, each from an address of its own; abuse.py measures what others notice.

They are played against a server on this machine, never against one elsewhere.
"""

from __future__ import annotations

import asyncio
import contextlib
import json
import resource
import secrets
import socket
import time
from collections import Counter
from collections.abc import AsyncIterator, Awaitable, Callable, Coroutine
from contextlib import asynccontextmanager
from dataclasses import dataclass, field
from typing import Any

import httpx
from light_socket import connected

HOST = "127.0.0.1"
ATTACKER = "203.0.113.66"
Fields = dict[str, Any]


@dataclass
class Attack:
    """One attack on a server: until when, and what it was answered."""

    port: int
    until: float
    answers: Counter[str] = field(default_factory=Counter)

    @property
    def goes_on(self) -> bool:
        """Whether there is time left."""
        return time.monotonic() < self.until

    async def for_ever(self, act: Callable[[], Awaitable[object]]) -> None:
        """Do something again and again; what goes wrong is counted."""
        while self.goes_on:
            try:
                async with asyncio.timeout(max(0.1, self.until - time.monotonic())):
                    await act()
            except (httpx.HTTPError, OSError, TimeoutError) as error:
                self.answers[type(error).__name__] += 1
                await asyncio.sleep(0.01)

    async def ask(self, person: Person, method: str, path: str, body: Any = None) -> Any:
        """A request, whose status is counted: what it is answered."""
        answer = await person.http.request(method, path, json=body)
        self.answers[str(answer.status_code)] += 1
        is_json = answer.headers.get("content-type") == "application/json"
        return answer.json() if is_json and answer.is_success else None


class Person:
    """Somebody with a token, and an address that the proxy tells."""

    def __init__(self, port: int, address: str, most: int = 100) -> None:
        self.port, self.address, self.token = port, address, secrets.token_urlsafe(24)
        self.http = httpx.AsyncClient(
            base_url=f"http://{HOST}:{port}",
            headers={"Authorization": f"Bearer {self.token}", "X-Forwarded-For": address},
            limits=httpx.Limits(max_connections=most),
            timeout=60.0,
            verify=False,  # there is nothing to verify, and reading the certificates takes long
        )

    async def table(self, *seats: str, **settings: Any) -> str:
        """A table of Kingdomino: `me` or a bot for each seat."""
        body = table_body(*seats, **settings)
        answer = await self.http.post("/api/tables", json=body)
        answer.raise_for_status()
        id: str = answer.json()["id"]
        for letter, seat in zip("abcd", seats, strict=False):
            if seat == "me":
                nonce = {"nonce": secrets.token_hex(16)}
                await self.http.put(f"/api/tables/{id}/seats/{letter}/nonce", json=nonce)
        return id

    async def command(self, id: str, **fields: Any) -> httpx.Response:
        """A command over HTTP."""
        return await self.http.post(f"/api/tables/{id}/commands", json=fields)

    async def view(self, id: str, seat: str) -> Fields:
        """The table as a seat sees it."""
        shown: Fields = (await self.http.get(f"/api/tables/{id}/view", params={"seat": seat})).json()
        return shown


def table_body(*seats: str, **settings: Any) -> Fields:
    """What is sent to make a table."""
    given = [{"kind": "me", "name": "Me"} if each == "me" else {"kind": "bot", "bot": each} for each in seats]
    options = {"players": len(seats), "dynasty": True}
    return {"game": "kingdomino", "options": options, "settings": settings, "seats": given}


@asynccontextmanager
async def somebody(attack: Attack, address: str = ATTACKER) -> AsyncIterator[Person]:
    """An attacker."""
    person = Person(attack.port, address)
    try:
        yield person
    finally:
        await person.http.aclose()


async def hints(attack: Attack) -> None:
    """45 hints at once, again and again, from one cookie."""
    async with somebody(attack) as eve:
        id = await eve.table("me", "me", hints=True)
        seat = "a" if (await eve.view(id, "a"))["legal"] else "b"
        command = {"type": "hint", "seat": seat}

        async def ask() -> None:
            await attack.ask(eve, "POST", f"/api/tables/{id}/commands", command)

        await asyncio.gather(*(attack.for_ever(ask) for _ in range(45)))


async def bots(attack: Attack) -> None:
    """Up to 300 tables with four bots of level 5 from one cookie."""
    async with somebody(attack) as eve:
        left = iter(range(300))

        async def make() -> None:
            if next(left, None) is None:
                await asyncio.sleep(1.0)
            else:
                await attack.ask(eve, "POST", "/api/tables", table_body(*["level5"] * 4))

        await asyncio.gather(*(attack.for_ever(make) for _ in range(8)))


async def deaf(attack: Attack) -> None:
    """Sockets that don't read, at a table with a long chat that goes on."""
    async with somebody(attack) as eve:
        id = await eve.table("me", "me")
        chat = {"type": "chat", "seat": "a", "text": "long " * 150}

        async def write() -> None:
            await attack.ask(eve, "POST", f"/api/tables/{id}/commands", chat)

        async def listen() -> None:
            with contextlib.closing(_deaf_socket()) as raw:
                await _open_deaf(raw, attack.port, id, eve)
                attack.answers["deaf socket"] += 1
                await asyncio.sleep(max(0.1, attack.until - time.monotonic()))

        await asyncio.gather(attack.for_ever(write), *(attack.for_ever(listen) for _ in range(200)))


async def heads(attack: Attack) -> None:
    """A header of a megabyte, a URL of 200 kB, five thousand headers, and a line that never ends."""
    large = [
        b"GET / HTTP/1.1\r\nHost: localhost\r\nX-Large: " + b"x" * 1_000_000 + b"\r\n\r\n",
        b"GET /" + b"u" * 200_000 + b" HTTP/1.1\r\nHost: localhost\r\n\r\n",
        b"GET / HTTP/1.1\r\nHost: localhost\r\n" + b"".join(b"X-%d: y\r\n" % n for n in range(5000)) + b"\r\n",
        b"GET / HTTP/1.1\r\nHost: localhost\r\nX-Endless: " + b"z" * 500_000,
    ]
    turn = iter(range(1_000_000))

    async def send() -> None:
        reader, writer = await asyncio.open_connection(HOST, attack.port)
        try:
            writer.write(large[next(turn) % len(large)])
            await writer.drain()
            async with asyncio.timeout(5.0):
                line = await reader.readline()
            attack.answers[line.split(b" ")[1].decode() if b" " in line else "closed"] += 1
        finally:
            writer.close()

    await asyncio.gather(*(attack.for_ever(send) for _ in range(30)))


async def silent(attack: Attack) -> None:
    """Three thousand connections that say nothing."""
    hard = resource.getrlimit(resource.RLIMIT_NOFILE)[1]
    resource.setrlimit(resource.RLIMIT_NOFILE, (hard, hard))

    async def wait() -> None:
        reader, writer = await asyncio.open_connection(HOST, attack.port)
        try:
            attack.answers["opened"] += 1
            await reader.read(1)
            attack.answers["closed by the server"] += 1
        finally:
            writer.close()

    async def begin(number: int) -> None:
        await asyncio.sleep(number / 1000)
        await attack.for_ever(wait)

    await asyncio.gather(*(begin(number) for number in range(3000)))


async def undo(attack: Attack) -> None:
    """Move and undo for ever, at five tables."""

    async def at_a_table(eve: Person) -> None:
        id = await eve.table("me", "me")
        shown = {seat: await eve.view(id, seat) for seat in "ab"}
        seat = next(seat for seat in "ab" if shown[seat]["legal"])
        event, number = shown[seat]["legal"][0]["event"], shown[seat]["number"]
        path = f"/api/tables/{id}/commands"

        async def back_and_forth() -> None:
            nonlocal event, number
            move = {"type": "move", "seat": seat, "number": number, "event": event}
            if await attack.ask(eve, "POST", path, move) is None:
                await asyncio.sleep(0.2)
            if await attack.ask(eve, "POST", path, {"type": "undo", "seat": seat}) is None:
                await asyncio.sleep(0.2)
            now = await eve.view(id, seat)
            if now.get("legal"):
                event, number = now["legal"][0]["event"], now["number"]

        await attack.for_ever(back_and_forth)

    async with contextlib.AsyncExitStack() as stack:
        people = [await stack.enter_async_context(somebody(attack)) for _ in range(5)]
        await asyncio.gather(*(at_a_table(each) for each in people))


async def renames(attack: Attack) -> None:
    """Renames at a table with 480 spectators."""
    async with somebody(attack) as eve:
        id = await eve.table("me", "me")
        made = await eve.http.post(f"/api/tables/{id}/spectators")
        hello = {"type": "hello", "seat": None, "spectator": made.json()["secret"]}
        for _ in range(0, 480, 20):
            sockets = await asyncio.gather(
                *(_spectator(attack, id, hello) for _ in range(20)), return_exceptions=True
            )
            refused = sum(isinstance(each, BaseException) for each in sockets)
            attack.answers["spectator"] += len(sockets) - refused
            attack.answers["spectator refused"] += refused
            if not attack.goes_on:
                return
        turn = iter(range(1_000_000))

        async def rename() -> None:
            await attack.ask(eve, "PATCH", f"/api/tables/{id}/seats/a", {"name": f"Eve {next(turn)}"})

        await asyncio.gather(*(attack.for_ever(rename) for _ in range(4)))


async def subscriber(attack: Attack) -> None:
    """200 clients in one IPv6 /64 network, each with an address and a cookie of its own: pages and tables."""

    async def act(eve: Person) -> None:
        async def ask() -> None:
            await attack.ask(eve, "GET", "/")
            await attack.ask(eve, "POST", "/api/tables", table_body("me", "level5", "level5", "level5"))

        await attack.for_ever(ask)

    async with contextlib.AsyncExitStack() as stack:
        people = [
            await stack.enter_async_context(somebody(attack, f"2001:db8:6:6::{number:x}"))
            for number in range(1, 201)
        ]
        await asyncio.gather(*(act(each) for each in people))


ATTACKS: dict[str, Callable[[Attack], Coroutine[Any, Any, None]]] = {
    each.__name__: each for each in (hints, bots, deaf, heads, silent, undo, renames, subscriber)
}


def play(name: str, port: int, seconds: float) -> Counter[str]:
    """Attack for some seconds: what was answered."""
    attack = Attack(port, time.monotonic() + seconds)
    asyncio.run(ATTACKS[name](attack))
    return attack.answers


async def _spectator(attack: Attack, id: str, hello: Fields) -> None:
    token = secrets.token_urlsafe(24)
    path = f"/api/tables/{id}/socket"
    made = await connected((HOST, attack.port), path, token, ATTACKER, _ignore, _nothing)
    made.send(hello)


def _ignore(_: Any) -> None:
    """Somebody who only listens."""


def _nothing() -> None:
    """Somebody who doesn't mind."""


def _deaf_socket() -> socket.socket:
    made = socket.socket()
    made.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
    made.setblocking(False)
    return made


async def _open_deaf(raw: socket.socket, port: int, id: str, person: Person) -> None:
    """Ask for a socket and say hello, without ever reading an answer."""
    loop = asyncio.get_running_loop()
    await loop.sock_connect(raw, (HOST, port))
    head = (
        f"GET /api/tables/{id}/socket HTTP/1.1\r\nHost: {HOST}:{port}\r\nUpgrade: websocket\r\n"
        "Connection: Upgrade\r\nSec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\nSec-WebSocket-Version: 13\r\n"
        f"Authorization: Bearer {person.token}\r\nX-Forwarded-For: {person.address}\r\n\r\n"
    )
    await loop.sock_sendall(raw, head.encode())
    await asyncio.sleep(0.5)
    hello = json.dumps({"type": "hello", "seat": "a"}).encode()
    await loop.sock_sendall(raw, bytes([0x81, 0x80 | len(hello)]) + bytes(4) + hello)
