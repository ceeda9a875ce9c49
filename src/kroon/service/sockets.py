"""A WebSocket at a table: says hello, hears what is new, gives commands.

One task reads. What is sent goes to the transport at once; whoever lets too much wait there is cut off. Moves
take a shorter way, if they can (`_take`).
"""

from __future__ import annotations

import asyncio
import contextlib
import json
import logging
import time
from collections.abc import Coroutine
from concurrent.futures import Future
from dataclasses import replace
from typing import Any

from pydantic import ValidationError
from starlette.websockets import WebSocket, WebSocketDisconnect

from kroon.core.errors import KroonError
from kroon.core.events import SEAT_LETTERS
from kroon.core.message import Message
from kroon.core.texts import LANGUAGES
from kroon.service import commands
from kroon.service.bodies import MESSAGE, Hello, MoveCommand
from kroon.service.errors import (
    TooFast,
    WrongShape,
    error_json,
    failure_json,
    message_of,
    shape_error,
    status_of,
)
from kroon.service.hub import Room
from kroon.service.identity import Asker
from kroon.service.languages import spoken
from kroon.service.messages import Look, encoded
from kroon.service.rounds import First, Mark, Right
from kroon.service.service import Service
from kroon.table.errors import Conflict, Late, StoreUnavailable
from kroon.table.lobby import start_if_ready
from kroon.table.secret import hashed

HELLO_SECONDS = 10.0
CLOSE_SECONDS = 2.0
"""How long a socket that is told to close may take."""
NO_HELLO, CUT_OFF, SLOW, REFUSED = 4408, 4429, 4008, 4000
"""Codes with which sockets are closed; one that was refused: 4000 + the HTTP status."""

_log = logging.getLogger("kroon.service")


class Socket:
    """One connection."""

    def __init__(self, service: Service, websocket: WebSocket, table: str, asker: Asker) -> None:
        self.service = service
        self.look = Look(None, asker.speech)
        self.right = Right(None, asker.owner, "")
        self.seats: tuple[int, ...] = ()
        self.number = 0
        self.mark: Mark | None = None
        self._asker = asker
        self._websocket = websocket
        self._table = table
        self._room: Room | None = None
        self._ended = asyncio.Event()
        self._last: tuple[str, int] | None = None
        """The last message and the code, when it is to close."""
        self._refusals = 0
        self._reading = False
        """Whether the reader does something, so that what comes has to wait for its turn."""
        self._admitted = False
        """Whether the next message that the reader gets has been counted by the limits already."""
        self._slow: set[asyncio.Task[None]] = set()

    @property
    def owner(self) -> str:
        """Who it is, or "" for somebody unknown."""
        return self.right.owner

    # what the hub calls

    def send(self, text: str) -> None:
        """Send a message soon."""
        if self._last is not None:
            return
        if not self._websocket.scope["state"]["write"](text):
            self.end(Message("service-slow"), SLOW, "slow")
            self._abort()

    def end(self, reason: Message, code: int, why: str) -> None:
        """Say why, and close."""
        if self._last is None:
            _log.info("socket ended: %s", why, extra={"table": self._table, "address": self._asker.address})
            self.service.metrics.cut_off.labels(why).inc()
            self._last = (encoded({"type": "closing", "reason": spoken(reason, self.look.speech)}), code)
            self._ended.set()

    def _abort(self) -> None:
        """Drop the connection without waiting for somebody who doesn't read."""
        self._websocket.scope["state"]["abort"]()

    # the connection

    async def run(self) -> None:
        """Serve the socket until it is closed."""
        await self._websocket.accept()
        hub = self.service.hub
        hub.sockets.add(self)
        self.service.metrics.sockets.inc()
        self._websocket.scope["state"]["hand"](self._take, self._may_go_on)
        closer = asyncio.create_task(self._close_when_told())
        reader = asyncio.create_task(self._read())
        try:
            await asyncio.wait({closer, reader}, return_when=asyncio.FIRST_COMPLETED)
            if self._last is not None:
                await asyncio.wait({closer, reader}, timeout=CLOSE_SECONDS)
        finally:
            self._leave()
            hub.sockets.discard(self)
            self.service.metrics.sockets.dec()
            if not reader.done():  # it doesn't close: it is left without more words
                self._abort()
            for task in (closer, reader, *self._slow):
                task.cancel()
            await asyncio.gather(closer, reader, *self._slow, return_exceptions=True)

    async def _close_when_told(self) -> None:
        await self._ended.wait()
        assert self._last is not None
        text, code = self._last
        with contextlib.suppress(WebSocketDisconnect, RuntimeError, OSError):
            self._websocket.scope["state"]["write"](text)
            await self._websocket.close(code)

    async def _read(self) -> None:
        until = time.monotonic() + HELLO_SECONDS
        while True:
            try:
                waits = self._room is None and self._last is None
                wait = max(0.0, until - time.monotonic()) if waits else None
                message = await asyncio.wait_for(self._websocket.receive(), wait)
            except TimeoutError:
                self.end(Message("service-no-hello"), NO_HELLO, "no hello")
                continue
            if message["type"] != "websocket.receive":
                return
            self._reading = True
            if self._last is None and (self._admitted or self._may_go_on()):
                self._admitted = False
                await self._got(message.get("text"))
            self._reading = False

    def _take(self, data: bytes) -> bool:
        """Do what a message says right here, if it is a move and nothing has to be waited for."""
        if self._room is None or self._last is not None or self._reading or self._admitted:
            return False
        if b'"move"' not in data:  # others are read when it is their turn, and only then
            return False
        try:
            message = MESSAGE.validate_json(data)
        except ValidationError:
            return False
        if not isinstance(message, MoveCommand):
            return False
        if not self._may_go_on():
            return True
        self._admitted = not self._move(message)
        return not self._admitted

    def _may_go_on(self) -> bool:
        """Whether this client isn't too fast; it is told so, and cut off if it doesn't listen."""
        service, asker = self.service, self._asker
        wait = max(service.clients.take(self.owner or asker.network), service.addresses.take(asker.network))
        if not wait:
            self._refusals = 0
            return True
        self._refusals += 1
        service.metrics.refused.labels("too fast").inc()
        if self._refusals > service.settings.limits.refusals:
            self.end(Message("service-flood"), CUT_OFF, "flood")
        elif self._refusals == 1:
            self._answer_error(None, TooFast(wait))
        return False

    async def _got(self, text: str | None) -> None:
        """Do what a message says."""
        id = None
        try:
            if text is None:
                raise WrongShape("message", "text")
            try:
                message = MESSAGE.validate_json(text)
            except ValidationError as error:
                id = _id_in(text)
                raise shape_error(error) from None
            id = message.id
            if isinstance(message, Hello):
                await self._hello(message)
            elif self._room is None:
                raise WrongShape("type", "hello")
            elif message.type in commands.SLOW:
                self._begin(self._command(message))
            else:
                await self._command(message)
        except KroonError as error:
            self._answer_error(id, error)

    async def _hello(self, hello: Hello) -> None:
        """Show the table, and listen from here on."""
        service, hub, table = self.service, self.service.hub, self._table
        language = hello.language if hello.language in LANGUAGES else self._asker.language
        owner = hashed(hello.token) if hello.token else self._asker.owner
        self._asker = replace(self._asker, language=language, version=hello.version)
        asker = replace(self._asker, owner=owner)
        seat = None if hello.seat is None else SEAT_LETTERS.index(hello.seat)

        def look() -> tuple[Look, First]:
            viewer = service.eyes(asker, table, seat, hello.spectator)
            start_if_ready(service.tables, table)  # a server that was killed may have left it undone
            made = Look(viewer, asker.speech, hello.views)
            return made, hub.first(table, made, owner, hello.after)

        room = hub.expect(table)
        since = room.news
        try:
            made, first = await service.run_for(asker, look)
        except BaseException as error:
            hub.miss(room)
            if not isinstance(error, KroonError) or self._room is not None:
                raise
            self.look = self.look._replace(speech=asker.speech)
            self._answer_error(hello.id, error)
            self.end(message_of(error), REFUSED + status_of(error), "refused")
            return
        seats = first.mark.seats_of(owner) if owner else ()
        if self._room is not None and seats != self.seats:
            hub.leave(room, self)  # as somebody else
        room.listeners.discard(self)
        self._room = room
        self.look, self.number, self.mark, self.seats = made, first.number, first.mark, seats
        by_link = seat is None and hello.spectator is not None
        self.right = Right(made.viewer, owner, hashed(hello.spectator or "") if by_link else "")
        self.send(first.text)
        hub.enter(room, self, first, since)

    def _move(self, move: MoveCommand) -> bool:
        """Make a move right here, if nothing has to be waited for; it is answered when it is on the disk."""
        service, began = self.service, time.perf_counter()
        try:
            made = commands.move_at_once(service, self.owner, self._table, move) if self.owner else None
        except Late as error:
            self._begin(self._answer_late(move, error))
        except Exception as error:
            self._fail(move, error)
        else:
            if made is None:
                return False
            made.add_done_callback(lambda done: service.inbox.put(self._moved, move, began, done))
        return True

    def _moved(self, move: MoveCommand, began: float, done: Future[int]) -> None:
        """Answer a move that is on the disk, or not."""
        error = done.exception()
        if error is None:
            self.service.metrics.moved(time.perf_counter() - began)
            self.send(encoded({"type": "answer", "id": move.id, "ok": True, "number": done.result()}))
        elif isinstance(error, Conflict):  # another server was faster: it is decided anew
            self._begin(self._command(move))
        else:
            self._fail(move, error)

    async def _command(self, message: Any) -> None:
        """Do a command, and answer."""
        service, began = self.service, time.perf_counter()
        asker = replace(self._asker, owner=self.owner)
        try:
            answer = await commands.do(service, asker, self._table, message)
        except Late as error:
            await self._answer_late(message, error)
        except Exception as error:
            self._fail(message, error)
        else:
            self.send(encoded({"type": "answer", "id": message.id, "ok": True, **answer}))
        service.metrics.commands.labels(message.type).observe(time.perf_counter() - began)

    async def _answer_late(self, message: Any, late: Late) -> None:
        """Refuse a late move with the whole table as the seat sees it now."""
        service = self.service
        seat = SEAT_LETTERS.index(message.seat)
        look = self.look._replace(viewer=seat) if seat in self.seats else self.look
        answer = {"type": "answer", "id": message.id, "ok": False, "number": late.number}
        answer["error"] = error_json(late, look.speech) | {"status": 409}
        try:
            first = await service.run(lambda: service.hub.first(self._table, look, self.owner, late.number))
        except KroonError as error:
            self._answer_error(message.id, error)
            return
        self.send(f'{encoded(answer)[:-1]},"table":{first.text}}}')

    def _begin(self, work: Coroutine[Any, Any, None]) -> None:
        """Do something while the socket goes on to be read."""
        task = asyncio.create_task(work)
        self._slow.add(task)
        task.add_done_callback(self._slow.discard)

    def _fail(self, message: Any, error: BaseException) -> None:
        """Tell of what is wrong with a command, or with us."""
        if isinstance(error, KroonError):
            self._answer_error(message.id, error)
            return
        _log.error("a command failed", exc_info=error, extra={"table": self._table, "command": message.type})
        self.service.metrics.failures.inc()
        failure = failure_json(self.look.speech) | {"status": 500}
        self.send(encoded({"type": "answer", "id": message.id, "ok": False, "error": failure}))

    def _answer_error(self, id: Any, error: KroonError) -> None:
        if isinstance(error, StoreUnavailable):
            self.service.metrics.store_errors.inc()
        told = error_json(error, self.look.speech) | {"status": status_of(error)}
        if isinstance(error, TooFast):  # of other refusals the client would not know whether to ask again
            told["wait"] = max(0.001, round(error.wait, 3))
        self.send(encoded({"type": "answer", "id": id, "ok": False, "error": told}))

    def _leave(self) -> None:
        if self._room is not None:
            self.service.hub.leave(self._room, self)
            self._room = None


def _id_in(text: str) -> Any:
    """The id of a message whose shape is wrong, if it has one."""
    try:
        found = json.loads(text).get("id")
    except (ValueError, AttributeError, RecursionError):
        return None
    return found if isinstance(found, str | int) and len(str(found)) <= 64 else None
