"""A WebSocket client that costs next to nothing, so that a load test measures the service and not itself.

It knows what the service sends to it: whole text frames, pings, and a close.
"""

from __future__ import annotations

import asyncio
import base64
import json
import os
from collections.abc import Callable
from typing import Any, cast

TEXT, CLOSE, PING, PONG = 1, 8, 9, 10
FINAL = 0x80
MASKED = 0x80
SHORT, MEDIUM = 126, 127


class LightSocket(asyncio.Protocol):
    """One connection. `heard` is called with each message, `lost` when it ends."""

    def __init__(self, heard: Callable[[Any], None], lost: Callable[[], None]) -> None:
        self._heard = heard
        self._lost = lost
        self._buffer = bytearray()
        self._transport: asyncio.Transport | None = None
        self.opened: asyncio.Future[None] = asyncio.get_running_loop().create_future()

    def send(self, message: Any) -> None:
        """Send a message."""
        self._frame(TEXT, json.dumps(message).encode())

    def close(self) -> None:
        """End the connection."""
        if self._transport is not None:
            self._transport.close()

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        """The connection is there."""
        self._transport = cast(asyncio.Transport, transport)  # uvloop's are of a type of their own

    def connection_lost(self, error: Exception | None) -> None:
        """The connection is gone."""
        if not self.opened.done():
            self.opened.set_exception(error or ConnectionError("closed"))
        self._lost()

    def ask_for(self, path: str, host: str, token: str, address: str) -> None:
        """Ask for a WebSocket, as a proxy does for a client with some address."""
        key = base64.b64encode(os.urandom(16)).decode()
        lines = [
            f"GET {path} HTTP/1.1",
            f"Host: {host}",
            "Upgrade: websocket",
            "Connection: Upgrade",
            f"Sec-WebSocket-Key: {key}",
            "Sec-WebSocket-Version: 13",
            f"Authorization: Bearer {token}",
            f"X-Forwarded-For: {address}",
        ]
        assert self._transport is not None
        self._transport.write("\r\n".join([*lines, "", ""]).encode())

    def data_received(self, data: bytes) -> None:
        """Read what came."""
        self._buffer += data
        if not self.opened.done():
            head, end, rest = bytes(self._buffer).partition(b"\r\n\r\n")
            if not end:
                return
            if b" 101 " not in head.partition(b"\r\n")[0]:
                self.opened.set_exception(ConnectionError(head.decode("latin-1")))
                return
            self._buffer = bytearray(rest)
            self.opened.set_result(None)
        while self._next_frame():
            pass

    def _next_frame(self) -> bool:
        buffer = self._buffer
        if len(buffer) < 2:
            return False
        length, start = buffer[1], 2
        if length == SHORT:
            length, start = int.from_bytes(buffer[2:4]), 4
        elif length == MEDIUM:
            length, start = int.from_bytes(buffer[2:10]), 10
        if len(buffer) < max(start, start + length):
            return False
        kind, payload = buffer[0] & 15, bytes(buffer[start : start + length])
        del buffer[: start + length]
        if kind == TEXT:
            self._heard(json.loads(payload))
        elif kind == PING:
            self._frame(PONG, payload)
        elif kind == CLOSE:
            self.close()
        return True

    def _frame(self, kind: int, payload: bytes) -> None:
        """Send a frame, masked by zeros: nothing here needs to be hidden from a proxy."""
        length = len(payload)
        if length < SHORT:
            head = bytes([FINAL | kind, MASKED | length])
        else:
            head = bytes([FINAL | kind, MASKED | SHORT]) + length.to_bytes(2)
        if self._transport is not None and not self._transport.is_closing():
            self._transport.write(head + bytes(4) + payload)


async def connected(
    server: tuple[str, int],
    path: str,
    token: str,
    address: str,
    heard: Callable[[Any], None],
    lost: Callable[[], None],
) -> LightSocket:
    """A WebSocket that is open, of a client with some address behind a proxy."""
    loop = asyncio.get_running_loop()
    _, made = await loop.create_connection(lambda: LightSocket(heard, lost), *server)
    made.ask_for(path, f"{server[0]}:{server[1]}", token, address)
    await made.opened
    return made
