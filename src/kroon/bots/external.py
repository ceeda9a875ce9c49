"""A bot that is a program of somebody else: it runs in a process of its own and speaks the line protocol.

A program that can't be started, crashes, hangs or answers nonsense raises BotFailed with what it did; the next
question finds a fresh process. Each seat of a game has a process to itself, so that a program that plays two of
them learns no secrets; processes are used again for the next game. A program ends with the process that started
it, however that one ends, and what it has started itself ends, too.
"""

from __future__ import annotations

import contextlib
import os
import select
import selectors
import shlex
import signal
import subprocess
import time
from typing import Any

from kroon.bots import protocol
from kroon.bots.players import BotFailed
from kroon.bots.search import Budget
from kroon.bots.stream import News, Stream
from kroon.core import interrupts
from kroon.core.engine import Engine
from kroon.core.errors import Illegal, Malformed, short
from kroon.core.play import Play
from kroon.core.processes import Guard

USUAL_SECONDS = 10.0
"""The time for a move when there is no budget."""
GRACE = 0.2
"""How much longer is waited, for the way there and back."""
START_UP = 30.0
"""How much longer a new process may take for its first answer, or until it says that it is ready."""
FAREWELL = 1.0
"""How long a process may take to leave after `quit`."""
LAST_WORDS = 4096
"""So many bytes from the end of what it wrote on standard error are kept, to tell why it failed."""


class External:
    """A program as a Player."""

    def __init__(self, engine: Engine, command: str, budget: Budget | None = None) -> None:
        self._engine = engine
        self._command = words_of(command)
        self._seconds = budget.seconds if budget and budget.seconds < float("inf") else USUAL_SECONDS
        self._seated: list[_Seated] = []

    def choose(self, play: Play, rng: Any) -> int:  # noqa: ARG002
        """The id of the program's move for the seat to act."""
        seated = self._at(play, play.actor)
        try:
            move = seated.ask(play, self._seconds)
            return _legal_id(play, move)
        except BotFailed:
            self._seated.remove(seated)
            seated.process.kill()
            raise

    def close(self) -> None:
        """End all processes; each may leave by itself after `quit`."""
        for seated in self._seated:
            seated.leave()
            seated.process.dismiss()
        until = time.monotonic() + FAREWELL
        for seated in self._seated:
            seated.process.end(until)
        self._seated.clear()

    def _at(self, play: Play, seat: int) -> _Seated:
        """The process for a seat of a game: its own, one that has done with another game, or a new one."""
        for seated in self._seated:
            if seated.play is play and seated.seat == seat:
                return seated
        for seated in self._seated:
            if seated.play is not play:
                seated.leave()
                seated.sit(play, seat)
                return seated
        process = _Process(self._command)
        process.tell(protocol.hello(self._engine.game))
        seated = _Seated(process, play, seat)
        self._seated.append(seated)
        return seated


def words_of(command: str) -> list[str]:
    """The words of a command, with quotes as in a shell; but no shell reads them."""
    try:
        words = shlex.split(command)
    except ValueError:
        words = []
    if not words:
        raise Malformed("bots-command", command=short(command))
    return words


def _legal_id(play: Play, move: str) -> int:
    try:
        ids = play.parse(move)
        if len(ids) != 1 or ids[0] not in play.legal_ids():
            raise Illegal(play.reason(ids[0]))
    except (Malformed, Illegal) as cause:
        raise BotFailed("bots-illegal", move=short(move), cause=cause.message) from None
    return ids[0]


class _Seated:
    """A process at a seat of a game."""

    def __init__(self, process: _Process, play: Play, seat: int) -> None:
        self.process = process
        self.play: Play | None = None
        self.sit(play, seat)

    def sit(self, play: Play, seat: int) -> None:
        """Begin a game."""
        self.play, self.seat = play, seat
        self._stream = Stream(play, seat)
        self.process.tell(protocol.start(play.options, seat))

    def ask(self, play: Play, seconds: float) -> str:
        """The move that the process answers."""
        if not self._stream.fits(play):
            self.sit(play, self.seat)
        news = self._stream.news(play)
        self.process.tell(protocol.question(play, self.seat, news, round(1000 * seconds)))
        return self.process.answer(seconds)

    def leave(self) -> None:
        """Tell the process how its game ended, as far as it listens."""
        if self.play is not None:
            news = self._stream.news(self.play) if self._stream.fits(self.play) else News()
            self.process.tell(protocol.over(self.play, news))
        self.play = None


class _Process:
    """A running program: lines to it and from it, with deadlines."""

    def __init__(self, command: list[str]) -> None:
        self._line = b""
        self._unsent = b""
        self._errors = b""
        self._fresh = True
        pipe = subprocess.PIPE
        with interrupts.held():
            self._guard = Guard()
            try:
                self._process = subprocess.Popen(
                    command, stdin=pipe, stdout=pipe, stderr=pipe, bufsize=0, start_new_session=True
                )
            except (OSError, ValueError) as error:
                self._guard.release()
                cause = error.strerror if isinstance(error, OSError) and error.strerror else str(error)
                raise BotFailed("bots-not-started", command=short(command[0]), cause=cause) from None
            self._guard.watch(self._process.pid)
        files = (self._process.stdin, self._process.stdout, self._process.stderr)
        self._files = [file for file in files if file is not None]
        self._to, self._from, self._aside = (file.fileno() for file in self._files)
        for number in (self._to, self._from, self._aside):
            os.set_blocking(number, False)

    def tell(self, message: protocol.Message) -> None:
        """Send a message; what the process doesn't read yet is kept and sent while waiting for its answer."""
        self._unsent += protocol.to_line(message)
        self._send()

    def answer(self, seconds: float) -> str:
        """The move in the next line that isn't `ready`."""
        limit = seconds + GRACE
        late = time.monotonic() + limit + (START_UP if self._fresh else 0.0)
        while True:
            message = self._message(late, limit)
            if message.get("type") != "ready" or not self._fresh:
                break
            self._fresh = False
            late = time.monotonic() + limit
        self._fresh = False
        if message.get("type") == "error":
            raise BotFailed("bots-complains", message=short(message.get("message"), 200))
        if not isinstance(message.get("move"), str):
            raise BotFailed("bots-no-move", line=short(protocol.to_line(message).decode().strip()))
        move: str = message["move"]
        return move

    def dismiss(self) -> None:
        """Ask the process to leave."""
        self.tell(protocol.QUIT)
        self._files[0].close()

    def end(self, until: float) -> None:
        """See the process gone: who is still there then is killed."""
        with contextlib.suppress(subprocess.TimeoutExpired):
            self._process.wait(max(0.0, until - time.monotonic()))
        self.kill()

    def kill(self) -> None:
        """End the process and all that it has started."""
        with contextlib.suppress(ProcessLookupError, PermissionError):
            os.killpg(self._process.pid, signal.SIGKILL)
        self._process.wait()
        for file in self._files:
            file.close()
        self._guard.release()

    def _message(self, late: float, limit: float) -> protocol.Message:
        line = self._read_line(late, limit)
        try:
            return protocol.from_line(line)
        except Malformed as cause:
            raise BotFailed("bots-nonsense", cause=cause.message) from None

    def _read_line(self, late: float, limit: float) -> bytes:
        """The next line; what comes after it is kept."""
        with selectors.DefaultSelector() as waiting:
            waiting.register(self._from, selectors.EVENT_READ)
            waiting.register(self._aside, selectors.EVENT_READ)
            if self._unsent:
                waiting.register(self._to, selectors.EVENT_WRITE)
            while b"\n" not in self._line and len(self._line) <= protocol.MOST_ANSWER:
                left = late - time.monotonic()
                ready = waiting.select(left) if left > 0 else []
                if not ready:
                    raise BotFailed("bots-too-slow", ms=str(round(1000 * limit)))
                for key, _ in ready:
                    goes_on = {self._from: self._receive, self._aside: self._overhear, self._to: self._send}
                    if not goes_on[key.fd]():
                        waiting.unregister(key.fd)
        line, _, self._line = self._line.partition(b"\n")
        if len(line) > protocol.MOST_ANSWER:
            raise BotFailed("bots-line-too-long", most=str(protocol.MOST_ANSWER))
        return line

    def _receive(self) -> bool:
        """Take what the process says."""
        with contextlib.suppress(BlockingIOError):
            read = os.read(self._from, protocol.MOST_ANSWER)
            if not read:
                raise self._ended()
            self._line += read
        return True

    def _overhear(self) -> bool:
        """Take what the process says on standard error; whether there may be more."""
        with contextlib.suppress(BlockingIOError):
            read = os.read(self._aside, protocol.MOST_ANSWER)
            self._errors = (self._errors + read)[-LAST_WORDS:]
            return bool(read)
        return True

    def _send(self) -> bool:
        """Send as much as the process takes now; whether something is left."""
        try:
            while self._unsent:
                self._unsent = self._unsent[os.write(self._to, self._unsent) :]
        except BlockingIOError:
            return True
        except BrokenPipeError:  # it doesn't listen any more; what it still says is read
            self._unsent = b""
        return False

    def _ended(self) -> BotFailed:
        """How the process ended; or that it only closed its standard output."""
        try:
            status = self._process.wait(FAREWELL)
        except subprocess.TimeoutExpired:
            return BotFailed("bots-closed", last=self._last_words())
        return BotFailed("bots-crashed", status=str(status), last=self._last_words())

    def _last_words(self) -> str:
        """The last line that the process wrote on standard error."""
        while select.select([self._aside], [], [], 0)[0] and self._overhear():
            pass
        lines = self._errors.decode("utf-8", "replace").split("\n")
        return next((short(line.strip(), 200) for line in reversed(lines) if line.strip()), "–")
