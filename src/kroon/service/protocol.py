"""The protocol of WebSockets as uvicorn has it, with short ways past the framework, which costs most of it.

Through the `state` of its scope a socket finds how to drop the connection (`abort`), how to send a text at once
(`write`), and how to be handed texts at once (`hand`).
"""

from __future__ import annotations

from collections.abc import Callable
from functools import lru_cache
from typing import Any

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.frames import Frame
from websockets.protocol import OPEN

FINAL_TEXT = 0x81
"""The first byte of a text that is one frame."""
MEDIUM, LONG = 126, 127
"""What stands for the length when that has 2, or 8, bytes of its own."""

Take = Callable[[bytes], bool]
"""Takes a text as it came; False if it must wait for its turn."""


class TableSockets(WebSocketsSansIOProtocol):
    """One connection."""

    def __init__(self, *args: Any, **given: Any) -> None:
        super().__init__(*args, **given)
        self._take: Take | None = None
        self._frames: list[bytes] = []
        """What is sent when the event loop is done with what it does now: all in one go."""

    def handle_connect(self, event: Any) -> None:
        """Begin a socket."""
        super().handle_connect(event)
        if hasattr(self, "scope"):
            self.scope["state"]["abort"] = self.transport.abort
            self.scope["state"]["write"] = self._write_text
            self.scope["state"]["hand"] = self._hand

    def handle_text(self, event: Frame) -> None:
        """A text came: it is taken, or waits behind others for who reads."""
        whole = event.fin and not self.close_sent and self.queue.empty()
        if not whole or self._take is None or not self._take(bytes(event.data)):
            super().handle_text(event)

    async def send(self, message: Any) -> None:
        """Send something through the framework, after all that was sent before."""
        self._flush()
        await super().send(message)

    def _hand(self, take: Take) -> None:
        self._take = take

    def _write_text(self, text: str) -> bool:
        """Send a text; False if it must take the long way: somebody doesn't read, or it closes."""
        if self.close_sent or self.disconnected or self.transport.is_closing() or not self.writable.is_set():
            return False
        if self.conn.state is not OPEN:
            return False
        if not self._frames:
            self.loop.call_soon(self._flush)
        self._frames.append(framed(text))
        return True

    def _flush(self) -> None:
        frames, self._frames = self._frames, []
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
