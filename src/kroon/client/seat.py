"""A seat at a table, over a WebSocket: what it was shown, and what it does.

When the connection breaks it is made again, and only what is missing is asked for; if that is more than the
service sends at once, the rest is fetched page by page, over HTTP, when somebody wants it. A move that wasn't
answered is sent again: the service knows it by the number that it answers, and doesn't play it twice.
"""

from __future__ import annotations

import json
import time
from collections import deque
from collections.abc import Callable, Iterator, Mapping
from contextlib import ExitStack
from typing import Any

from websockets.exceptions import ConnectionClosed, InvalidHandshake, InvalidURI
from websockets.sync.client import ClientConnection, connect

from kroon.client.errors import Unanswered, Unreachable, WasRefused, refused

OPEN_SECONDS = 10.0
FIRST_WAIT, LONGEST_WAIT = 0.05, 3.0
MOST_BYTES = 16 * 2**20
REFUSED = 4000
"""A socket that is refused closes with this and an HTTP status."""
FOR_GOOD = (401, 403, 404)
"""The statuses after which it is no use to come back."""
TOO_FAST = 429
AWAY = 503
END = "end"
REPEATABLE = ("move", "outcome", "put_off", "resign", "words", "outcomes", "hint", "hand_over", "take_back")
"""Commands that may be sent again when it isn't known whether they were heard."""

Page = Callable[[int], list[dict[str, Any]]]
"""The next updates after a number, as many as the service sends at once."""


class Seat:
    """A seat, or a spectator's place. One thread uses it at a time."""

    def __init__(
        self, socket: str, identity: Mapping[str, str], hello: Mapping[str, Any], page: Page, patience: float
    ) -> None:
        self._address = socket
        self._identity = dict(identity)
        self._hello = dict(hello)
        self._page = page
        self._patience = patience
        self._socket: ClientConnection | None = None
        self._connected = ExitStack()
        self._count = 0
        self._answers: dict[int, dict[str, Any]] = {}
        self._news: deque[dict[str, Any]] = deque()
        self._told = 0
        """The number of the last update that was handed out, or passed over."""
        self._answered = 0
        """The number of the stream after my last move."""
        self.seat: str | None = hello["seat"]
        self.number = 0
        """The number of the last update that I know."""
        self.table: dict[str, Any] = {}
        """Id, game, options, settings, state, seats, ..."""
        self.view: dict[str, Any] | None = None
        """The game as the seat sees it; None before it starts, and for those who want no views."""
        self.actor: str | None = None
        """Who is to move, as far as the seat may know; `*` is chance."""
        self.ask = ""
        """What is asked, in a sentence."""
        self.legal: list[dict[str, Any]] = []
        """If I am to move: `event`, `touches` and `gain` of each move."""
        self.undo: dict[str, Any] | None = None
        self.clock: dict[str, Any] | None = None
        self.result: dict[str, Any] | None = None
        """At the end: scores, winners, ..."""
        self.chat: list[dict[str, Any]] = []
        """The last messages, without a gap between them."""
        self.here: list[str] = []
        """The seats whose owners are connected."""

    # reading

    @property
    def over(self) -> bool:
        """Whether the game has ended."""
        return self.result is not None

    @property
    def my_turn(self) -> bool:
        """Whether a move of mine is asked for."""
        return bool(self.legal) and self.number >= self._answered

    def __iter__(self) -> Iterator[dict[str, Any]]:
        """What the seat is shown, update by update, until the game is over; waits for each."""
        while True:
            while self._news:
                if self._news[0]["number"] > self._told + 1:
                    self._fetch_missing()
                update = self._news.popleft()
                self._told = update["number"]
                yield update
                if update["kind"] == END:
                    return
            if self.over:
                return
            self._hear()

    def turns(self) -> Iterator[Seat]:
        """The seat itself, each time that it is to move; ends with the game."""
        while not self.over:
            if self.my_turn:
                number = self.number
                self._pass_over()
                yield self
                if self.my_turn and self.number == number:
                    self._hear()
            else:
                self._pass_over()
                self._hear()

    def wait(self, seconds: float | None = None) -> bool:
        """Wait for news of any kind; False if there were none in that time."""
        return self._hear(seconds)

    # doing

    def move(self, event: str, number: int | None = None) -> int:
        """Make a move: the number of the stream after it. `number`: of the position that it was chosen in."""
        answer = self.command(
            "move", seat=self.seat, number=self.number if number is None else number, event=event
        )
        self._answered = int(answer["number"])
        return self._answered

    def say(self, text: str) -> int:
        """Write to the others: the number of the message."""
        return int(self.command("chat", seat=self.seat, text=text)["number"])

    def resign(self) -> None:
        """Give up."""
        self.command("resign", seat=self.seat)

    def words(self) -> dict[str, str]:
        """Each of my moves in words."""
        return dict(self.command("words", seat=self.seat)["words"])

    def command(self, type: str, **fields: Any) -> dict[str, Any]:
        """Give any command of the service: its answer. WasRefused if it says no."""
        self._count += 1
        number = self._count
        text = json.dumps({"type": type, "id": number, **fields})
        until = time.monotonic() + self._patience
        while True:
            answer = self._exchange(text, number, type)
            if answer["ok"]:
                return answer
            status = int(answer["error"].get("status", 400))
            wait = float(answer["error"].get("wait", FIRST_WAIT))
            if "table" in answer:
                self._learn(answer["table"])
            again = status == AWAY or "wait" in answer["error"]  # else it is no question of time
            if not again or time.monotonic() + wait > until:
                raise refused(status, answer)
            time.sleep(wait)

    # the connection

    def __enter__(self) -> Seat:
        self._open()
        return self

    def __exit__(self, *_: object) -> None:
        self.close()

    def close(self) -> None:
        """Leave; the seat stays mine."""
        self._socket = None
        self._connected.close()

    def _exchange(self, text: str, number: int, type: str) -> dict[str, Any]:
        """Send a command until it is answered."""
        while True:
            socket = self._open()
            try:
                socket.send(text)
            except ConnectionClosed as closed:
                self._lost(closed)
                continue
            while self._socket is socket and number not in self._answers:
                self._hear()
            if number in self._answers:
                return self._answers.pop(number)
            if type not in REPEATABLE:
                raise Unanswered(type)

    def _hear(self, seconds: float | None = None) -> bool:
        """Take in the next message, if one comes in that time; comes back when the connection breaks."""
        socket = self._open()
        try:
            message = json.loads(socket.recv(seconds))
        except TimeoutError:
            return False
        except ConnectionClosed as closed:
            self._lost(closed)
            self._open()
            return True
        if message["type"] == "answer":
            self._answers[message["id"]] = message
        else:
            self._learn(message)
        return True

    def _learn(self, message: dict[str, Any]) -> None:
        """Know what a message tells."""
        if message["type"] in ("table", "update"):
            if message["number"] < self.number:  # the service begins anew
                self._answered = self._told = known = 0
                self._news.clear()
            else:
                known = self.number
            self._news += [update for update in message["updates"] if update["number"] > known]
        if message["type"] in ("table", "update", "about"):
            for name in ("number", "table", "view", "actor", "ask", "legal", "undo", "clock", "result"):
                if name in message:
                    setattr(self, name, message[name])
        if message["type"] in ("table", "chat"):
            last = self.chat[-1]["number"] if self.chat else 0
            gap = message.get("older") and message["messages"][0]["number"] > last
            self.chat = [] if gap else self.chat
            self.chat += [each for each in message["messages"] if each["number"] > last]
        if message["type"] == "about":
            gone = [seat["seat"] for seat in self.table["seats"] if not seat["name"]]
            self.chat = [each for each in self.chat if each["seat"] not in gone]
        if message["type"] == "here":
            self.here = message["seats"]

    def _pass_over(self) -> None:
        """Nobody wants to hear what has happened up to now."""
        self._news.clear()
        self._told = self.number

    def _fetch_missing(self) -> None:
        """Get the updates that were too many to be sent at once, before those that are here."""
        found: list[dict[str, Any]] = []
        until, after = self._news[0]["number"], self._told
        while after + 1 < until:
            page = self._page(after)
            if not page:
                raise Unreachable(self._address, f"update {after + 1} isn't there")
            found += page
            after = page[-1]["number"]
        self._news.extendleft(update for update in reversed(found) if update["number"] < until)

    def _open(self) -> ClientConnection:
        """The connection; made, and the table known, if there is none."""
        until, wait = time.monotonic() + self._patience, FIRST_WAIT
        while self._socket is None:
            try:
                self._connect()
            except WasRefused as error:
                wait = max(wait, error.wait)
                if error.status not in (TOO_FAST, AWAY) or time.monotonic() + wait > until:
                    raise
            except (OSError, InvalidHandshake, ConnectionClosed) as error:
                status = getattr(getattr(error, "response", None), "status_code", AWAY)
                if status in FOR_GOOD:
                    raise WasRefused(status, {}) from error
                if time.monotonic() + wait > until:
                    raise Unreachable(self._address, str(error) or type(error).__name__) from error
            except InvalidURI as error:
                raise Unreachable(self._address, str(error)) from error
            else:
                break
            time.sleep(wait)
            wait = min(1.5 * wait, LONGEST_WAIT)
        assert self._socket is not None
        return self._socket

    def _connect(self) -> None:
        connecting = connect(
            self._address,
            additional_headers=self._identity,
            open_timeout=OPEN_SECONDS,
            close_timeout=1.0,
            max_size=MOST_BYTES,
            compression=None,
        )
        with ExitStack() as stack:
            socket = stack.enter_context(connecting)
            socket.send(json.dumps({**self._hello, "after": self.number}))
            while True:
                message = json.loads(socket.recv(OPEN_SECONDS))
                if message["type"] == "answer":
                    raise refused(int(message["error"].get("status", 400)), message)
                self._learn(message)
                if message["type"] == "table":
                    break
            self._socket, self._connected = socket, stack.pop_all()

    def _lost(self, closed: ConnectionClosed) -> None:
        """The connection is gone; raises WasRefused if it is no use to make another."""
        self.close()
        code = closed.rcvd.code if closed.rcvd is not None else 0
        if code - REFUSED in FOR_GOOD:
            assert closed.rcvd is not None
            raise WasRefused(code - REFUSED, {"message": closed.rcvd.reason}) from closed
        if code - REFUSED == TOO_FAST:
            time.sleep(1.0)
