"""The protocol of WebSockets as uvicorn has it, with short ways past the framework, and limits.

Through the `state` of its scope a socket finds how to drop the connection (`abort`), how to send a text
(`write`), and how to be handed texts at once (`hand`).
"""

from __future__ import annotations

import math
from collections.abc import Callable
from functools import lru_cache
from typing import Any

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.frames import Frame
from websockets.protocol import OPEN

from kroon.service.connections import Config

FINAL_TEXT = 0x81
"""The first byte of a text that is one frame."""
MEDIUM, LONG = 126, 127
"""What stands for the length when that has 2, or 8, bytes of its own."""

MESSAGE_SECONDS = 20.0
"""How long a message may take to arrive once it has begun."""
MOST_FRAGMENTS = 1024
"""The most frames of one message."""
CLOSE_SECONDS = 5.0
"""How long a connection that is closed may still take to send what it holds."""
TOO_BIG, TOO_SLOW = 1009, 1008

Take = Callable[[bytes], bool]
"""Takes a text as it came; False if it must wait for its turn."""
Count = Callable[[], bool]
"""Whether one more thing may be asked for now."""


class TableSockets(WebSocketsSansIOProtocol):
    """One connection."""

    def __init__(self, config: Config, *args: Any, **given: Any) -> None:
        super().__init__(config, *args, **given)
        self._all = config.connections
        self._most_waiting = config.connections.limits.waiting
        self._counted = False
        self._take: Take | None = None
        self._count: Count | None = None
        self._frames: list[bytes] = []
        """What is sent when the event loop is done with what it does now: all in one go."""
        self._unsent = 0
        """The bytes of these."""
        self._due = self._closed = math.inf
        """When to give up: a message that was begun, and its closing."""

    def connection_made(self, transport: Any) -> None:
        """A request becomes a WebSocket."""
        super().connection_made(transport)
        self._counted = self._all.enter(self._address)
        if not self._counted:
            transport.abort()

    def connection_lost(self, exc: Exception | None) -> None:
        """Nobody is there any more."""
        if self._counted:
            self._counted = False
            self._all.leave(self._address)
        super().connection_lost(exc)

    def data_received(self, data: bytes) -> None:
        """Read what came."""
        super().data_received(data)
        if self.conn.current_size is None and not self.conn.reader.buffer:
            self._due = math.inf
        elif self._due == math.inf:
            self._due = self.loop.time() + MESSAGE_SECONDS

    def look(self, now: float) -> None:
        """Give up what takes too long."""
        if self.transport.is_closing():
            self._closed = min(self._closed, now + CLOSE_SECONDS)
            if now >= self._closed:
                self.transport.abort()
        elif self.read_paused:  # it can't send anything, so it isn't slow
            self._due = max(self._due, now + MESSAGE_SECONDS)
        elif now >= self._due:
            self._fail(TOO_SLOW, "slow message")

    def handle_connect(self, event: Any) -> None:
        """Begin a socket."""
        super().handle_connect(event)
        if hasattr(self, "scope"):
            self.scope["state"]["abort"] = self.transport.abort
            self.scope["state"]["write"] = self._write_text
            self.scope["state"]["hand"] = self._hand

    def handle_text(self, event: Frame) -> None:
        """A text came: it is taken, or waits behind others for who reads."""
        self._begin_anew(event)
        whole = event.fin and not self.close_sent and self.queue.empty()
        if not whole or self._take is None or not self._take(bytes(event.data)):
            super().handle_text(event)

    def handle_bytes(self, event: Frame) -> None:
        """Bytes came."""
        self._begin_anew(event)
        super().handle_bytes(event)

    def handle_cont(self, event: Frame) -> None:
        """A message goes on."""
        self._begin_anew(event)
        if len(self.frames) >= MOST_FRAGMENTS:
            self._fail(TOO_BIG, "many fragments")
        elif not self.close_sent:
            super().handle_cont(event)

    def handle_ping(self) -> None:
        """Answer a ping, unless they are too many, or nobody reads the answers."""
        frames = self.conn.data_to_send()
        if self._count is not None and not self._count():
            return
        if self.transport.get_write_buffer_size() <= self._most_waiting:
            self.transport.write(b"".join(frames))

    async def send(self, message: Any) -> None:
        """Send something through the framework, after all that was sent before."""
        self._flush()
        await super().send(message)

    @property
    def _address(self) -> str:
        return self.client[0] if self.client else ""

    def _begin_anew(self, event: Frame) -> None:
        """A message is complete: another has its own time."""
        if event.fin:
            self._due = math.inf

    def _fail(self, code: int, why: str) -> None:
        """Close for what somebody sends, or doesn't."""
        if self.close_sent:
            return
        self._all.note(why)
        self.frames = []
        if self.conn.state is OPEN:
            self.conn.fail(code, why)
            self.handle_parser_exception()
        else:
            self.transport.abort()

    def _hand(self, take: Take, count: Count) -> None:
        self._take, self._count = take, count

    def _write_text(self, text: str) -> bool:
        """Send a text soon; False if it isn't taken, because too much waits for somebody who doesn't read."""
        if self.close_sent or self.disconnected or self.transport.is_closing() or self.conn.state is not OPEN:
            return True  # nobody is there to miss it
        frame = framed(text)
        waiting = self._unsent + self.transport.get_write_buffer_size()
        if waiting and waiting + len(frame) > self._most_waiting:
            return False
        if not self._frames:
            self.loop.call_soon(self._flush)
        self._frames.append(frame)
        self._unsent += len(frame)
        return True

    def _flush(self) -> None:
        frames, self._frames, self._unsent = self._frames, [], 0
        if frames and not self.transport.is_closing():
            self.transport.write(b"".join(frames))


@lru_cache(maxsize=32)
def framed(text: str) -> bytes:
    """A text as a frame. Several sockets at a table are sent the same one after another."""
    data = text.encode()
    length = len(data)
    if length < MEDIUM:
        return bytes((FINAL_TEXT, length)) + data
    if length < 1 << 16:
        return bytes((FINAL_TEXT, MEDIUM)) + length.to_bytes(2) + data
    return bytes((FINAL_TEXT, LONG)) + length.to_bytes(8) + data
