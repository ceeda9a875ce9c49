"""Requests as they come in, before anybody has read them: how large and how slow their heads and bodies may be.

uvicorn's protocol for HTTP, with limits: it has none of its own for what comes before a body.
"""

from __future__ import annotations

import math
from enum import Enum
from http import HTTPStatus
from typing import Any

import httptools
from uvicorn.protocols.http.httptools_impl import STATUS_LINE, HttpToolsProtocol

from kroon.service.connections import Config

BODY_SECONDS = 30.0
"""How long a body may take to arrive, whether or not anybody wants it."""
UNREAD_SECONDS = 60.0
"""How long an answer may wait for a client that doesn't read it."""
CLOSE_SECONDS = 5.0
"""How long a connection that is closed may still take to send what it holds."""
LINGER_SECONDS, LINGER_BYTES = 2.0, 1 << 20
"""How long, and to how much, is listened of somebody who was refused and goes on to send: else the answer might
be lost."""
MOST_PIPELINED = 16
"""The most requests that wait for the one before them."""


class Stage(Enum):
    """What a connection waits for."""

    HEAD = "slow head"
    BODY = "slow body"
    ANSWER = ""
    REFUSED = "refused"


class IncomingRequests(HttpToolsProtocol):
    """One connection."""

    def __init__(self, config: Config, *args: Any, **given: Any) -> None:
        super().__init__(config, *args, **given)
        self._all = config.connections
        self._limits = config.connections.limits
        self._address = ""
        self._counted = False
        self._stage = Stage.HEAD
        self._due = self._unread = self._closed = math.inf
        """When to give up: what it waits for, an answer that isn't read, and its closing."""
        self._head = 0
        """The bytes of the request's first line and headers, as far as they are known."""
        self._around = 0
        """The bytes of the request that are no body: also of a header that never ends, and of trailers."""
        self._refusal: HTTPStatus | None = None
        """Why the parser was stopped."""

    def connection_made(self, transport: Any) -> None:
        """Somebody connects."""
        super().connection_made(transport)
        self._address = self.client[0] if self.client else ""
        self._counted = self._all.enter(self._address)
        if self._counted:
            self._wait_for(Stage.HEAD, self._limits.head_seconds)
        else:
            self._answer(HTTPStatus.SERVICE_UNAVAILABLE)
            transport.close()

    def connection_lost(self, exc: Exception | None) -> None:
        """Nobody is there any more."""
        self._leave()
        super().connection_lost(exc)

    def handle_websocket_upgrade(self) -> None:
        """Become a WebSocket, which enters in place of this."""
        self._leave()
        super().handle_websocket_upgrade()

    def data_received(self, data: bytes) -> None:
        """Read what came."""
        if self._stage is Stage.REFUSED:
            self._around += len(data)
            if self._around > LINGER_BYTES:
                self.transport.close()
            return
        self._unset_keepalive_if_required()
        if self._stage is Stage.ANSWER:
            self._wait_for(Stage.HEAD, self._limits.head_seconds)
        self._around += len(data)
        try:
            self.parser.feed_data(data)
        except httptools.HttpParserUpgrade:
            if self._should_upgrade():
                self.handle_websocket_upgrade()
            return
        except httptools.HttpParserError:
            self._refuse(self._refusal or HTTPStatus.BAD_REQUEST)
            return
        if self._around > self._limits.head:
            self._refuse(_TOO_LARGE)

    def look(self, now: float) -> None:
        """Give up what takes too long."""
        if self.transport.is_closing():
            self._closed = min(self._closed, now + CLOSE_SECONDS)
            if now >= self._closed:
                self.transport.abort()
        elif now >= self._unread:
            self._all.note("unread")
            self.transport.abort()
        elif self.flow.read_paused:  # it can't send anything, so it isn't slow
            self._due = max(self._due, now + self._limits.head_seconds)
        elif now >= self._due:
            self._give_up()

    # what the parser calls

    def on_message_begin(self) -> None:
        """A request begins."""
        super().on_message_begin()
        self._head = 0
        if self._stage is not Stage.HEAD:
            self._wait_for(Stage.HEAD, self._limits.head_seconds)

    def on_url(self, url: bytes) -> None:
        """A part of the first line."""
        self._grow(len(url), _TOO_LONG)
        super().on_url(url)

    def on_header(self, name: bytes, value: bytes) -> None:
        """A header, or one that follows a body."""
        self._grow(len(name) + len(value) + len(": \r\n"), _TOO_LARGE)
        if len(self.headers) >= self._limits.headers:
            self._stop(_TOO_LARGE)
        super().on_header(name, value)

    def on_headers_complete(self) -> None:
        """The head is there."""
        if len(self.pipeline) >= MOST_PIPELINED:
            self._stop(HTTPStatus.TOO_MANY_REQUESTS)
        self._wait_for(Stage.BODY, BODY_SECONDS)
        super().on_headers_complete()

    def on_body(self, body: bytes) -> None:
        """A part of the body."""
        self._around -= len(body)
        super().on_body(body)

    def on_message_complete(self) -> None:
        """The request is there."""
        self._around = 0
        self._wait_for(Stage.ANSWER, math.inf)
        super().on_message_complete()

    # what the transport calls

    def pause_writing(self) -> None:
        """The client doesn't read."""
        self._unread = self.loop.time() + UNREAD_SECONDS
        super().pause_writing()

    def resume_writing(self) -> None:
        """It reads again."""
        self._unread = math.inf
        super().resume_writing()

    def _wait_for(self, stage: Stage, seconds: float) -> None:
        self._stage, self._due = stage, self.loop.time() + seconds

    def _grow(self, size: int, too_much: HTTPStatus) -> None:
        self._head += size
        if self._head > self._limits.head:
            self._stop(too_much)

    def _stop(self, why: HTTPStatus) -> None:
        """Stop the parser, from one of its calls."""
        self._refusal = why
        raise ValueError(why.phrase)

    def _refuse(self, why: HTTPStatus) -> None:
        """Say why the request isn't read any further, and close when that was heard."""
        self._all.note(why.phrase.lower())
        if self._answer(why) and self.transport.can_write_eof():
            self._wait_for(Stage.REFUSED, LINGER_SECONDS)
            self.transport.write_eof()
        else:
            self.transport.close()

    def _give_up(self) -> None:
        if self._stage is Stage.HEAD and self._around:
            self._answer(HTTPStatus.REQUEST_TIMEOUT)
        if self._stage is not Stage.REFUSED:
            self._all.note(self._stage.value)
        self.transport.close()

    def _answer(self, status: HTTPStatus) -> bool:
        """Answer with a status alone, unless an answer to an earlier request is under way."""
        if self.cycle is not None and not self.cycle.response_complete:
            return False
        headers = [*self.server_state.default_headers, (b"connection", b"close"), (b"content-length", b"0")]
        lines = b"".join(name + b": " + value + b"\r\n" for name, value in headers)
        self.transport.write(STATUS_LINE[status] + lines + b"\r\n")
        return True

    def _leave(self) -> None:
        if self._counted:
            self._counted = False
            self._all.leave(self._address)


_TOO_LONG = HTTPStatus.REQUEST_URI_TOO_LONG
_TOO_LARGE = HTTPStatus.REQUEST_HEADER_FIELDS_TOO_LARGE
