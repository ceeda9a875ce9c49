"""What somebody at a table notices while others attack the server: see attacks.py for the ways.

    benchmarks/abuse.py                          all attacks, about a minute each
    benchmarks/abuse.py --only hints --seconds 10

Each attack meets a server of its own, with the limits that it has by default, behind a trusted proxy, so that
everybody has an address. The victim, at another address than the attackers, loads the page, moves at a table
with a `random` bot and waits for its answer: before the attack, during it, and after it.
"""

from __future__ import annotations

import argparse
import asyncio
import contextlib
import multiprocessing
import os
import sys
import tempfile
import time
from collections import Counter
from concurrent.futures import Future, ProcessPoolExecutor
from dataclasses import dataclass, field
from pathlib import Path
from statistics import median, quantiles
from typing import Any

import attacks
from attacks import ATTACKS, HOST, Person
from light_socket import LightSocket, connected
from report import machine, write_section

from kroon.client import RunningService, running_service

VICTIM = "198.51.100.7"
QUIET_SECONDS = 8.0
"""How long is measured before and after an attack."""
PAUSE = 0.1
"""Seconds between two things that the victim does."""
NICE = 5
"""Attackers have a machine of their own elsewhere: here they go last."""
PATIENCE = 60.0
"""After so many seconds for one move the measuring is given up."""
TABLE = ("table", "update", "about")
"""The messages that tell of the table."""
TIMES, LEAST, BOT_GOAL = 3.0, 0.3, 1.0
"""The goals: page and move within so many times the quiet median, or so many seconds if that is more; the bot's
answer within so many seconds. 99 of 100 keep them."""
SETTINGS = ("--trusted-proxy", HOST, "--log-level", "warning")


@dataclass
class Seen:
    """What the victim saw in one phase, in seconds; the most memory of the server, in bytes."""

    page: list[float] = field(default_factory=list)
    move: list[float] = field(default_factory=list)
    bot: list[float] = field(default_factory=list)
    memory: int = 0
    others: float = 0.0
    """How many cores were busy with programs that have nothing to do with it."""


class Victim:
    """Somebody who plays."""

    def __init__(self, server: RunningService) -> None:
        self._server = server
        self._person = Person(server.port, VICTIM)
        self._socket: LightSocket | None = None
        self._heard: asyncio.Queue[tuple[float, dict[str, Any]]] = asyncio.Queue()
        self._table = ""
        self._shown: dict[str, Any] = {}

    async def play(self, seconds: float, seen: Seen) -> None:
        """Load the page, move, and wait for the bot, for so many seconds."""
        until, before = time.monotonic() + seconds, others_seconds()
        while time.monotonic() < until:
            began = time.perf_counter()
            (await self._person.http.get("/")).raise_for_status()
            seen.page.append(time.perf_counter() - began)
            async with asyncio.timeout(PATIENCE):
                await self._move(seen)
            seen.memory = max(seen.memory, memory_of(self._server.process.pid))
            await asyncio.sleep(PAUSE)
        seen.others = (others_seconds() - before) / (time.monotonic() - until + seconds)

    async def close(self) -> None:
        """Leave."""
        if self._socket is not None:
            self._socket.close()
        await self._person.http.aclose()

    async def _move(self, seen: Seen) -> None:
        """Move, and wait until it is the victim's turn again."""
        if not self._shown.get("legal"):
            await self._new_table()
        assert self._socket is not None
        move = {"type": "move", "id": 1, "seat": "a", "number": self._shown["number"]}
        began = time.perf_counter()
        self._socket.send(move | {"event": self._shown["legal"][0]["event"]})
        self._shown["legal"], answered, bots = [], False, 0.0
        while not (answered and (self._shown["legal"] or self._shown["table"]["state"] == "over")):
            at, message = await self._heard.get()
            if message["type"] == "answer":
                assert message["ok"], message
                answered = True
                seen.move.append(at - began)
            elif message["type"] in TABLE:
                self._shown |= message
                if not bots and any(each["actor"] == "b" for each in message.get("updates", ())):
                    bots = at - began
        if bots:
            seen.bot.append(bots)

    async def _new_table(self) -> None:
        if self._socket is not None:
            self._socket.close()
        person = self._person
        self._table = await person.table("me", "random")
        self._heard = asyncio.Queue()
        self._socket = await connected(
            (HOST, self._server.port),
            f"/api/tables/{self._table}/socket",
            person.token,
            VICTIM,
            self._hear,
            lambda: None,
        )
        self._socket.send({"type": "hello", "seat": "a"})
        self._shown = {}
        while not self._shown.get("legal"):
            _, message = await self._heard.get()
            if message["type"] in TABLE:
                self._shown |= message

    def _hear(self, message: dict[str, Any]) -> None:
        self._heard.put_nowait((time.perf_counter(), message))


async def measure(name: str, server: RunningService, seconds: float) -> tuple[list[Seen], Counter[str]]:
    """What the victim sees before, during and after an attack, and what the attackers were answered."""
    before, during, after = Seen(), Seen(), Seen()
    victim = Victim(server)
    await victim.play(QUIET_SECONDS / 4, Seen())  # the first move of a bot isn't what is measured
    await victim.play(QUIET_SECONDS, before)
    spawn = multiprocessing.get_context("spawn")
    with ProcessPoolExecutor(1, mp_context=spawn, initializer=os.nice, initargs=(NICE,)) as pool:
        pool.submit(int).result()  # the process is there
        attack: Future[Counter[str]] = pool.submit(attacks.play, name, server.port, seconds)
        await victim.play(seconds, during)
        answers = await asyncio.wrap_future(attack)
    await victim.play(QUIET_SECONDS, after)
    await victim.close()
    return [before, during, after], answers


def memory_of(pid: int) -> int:
    """The resident memory of a process and all that it has started; what they share counts for each."""
    return sum(int(fields[21]) for fields in _family(pid)) * os.sysconf("SC_PAGE_SIZE")


def others_seconds() -> float:
    """The processor time that all programs have taken, but for the server, the victim and the attackers."""
    user, nice, system, _, _, *rest = map(int, Path("/proc/stat").read_text().split()[1:9])
    ours = sum(int(value) for fields in _family(os.getpid()) for value in fields[11:15])
    return (user + nice + system + sum(rest[:2]) - ours) / os.sysconf("SC_CLK_TCK")


def _family(pid: int) -> list[list[str]]:
    """What the system tells of a process and all that it has started."""
    told: dict[int, list[str]] = {}
    for process in Path("/proc").glob("[0-9]*"):
        with contextlib.suppress(OSError):  # it has ended
            told[int(process.name)] = (process / "stat").read_text().rpartition(")")[2].split()
    family, more = set[int](), {pid}
    while more:
        family |= more
        more = {each for each, fields in told.items() if int(fields[1]) in family} - family
    return [told[each] for each in family if each in told]


def row_of(name: str, phases: list[Seen], answers: Counter[str]) -> str:
    """What is written of an attack."""
    cells = []
    for which in ("page", "move", "bot"):
        cells += [_times(getattr(each, which)) for each in phases]
    memory = " / ".join(f"{each.memory / 2**20:.0f}" for each in phases)
    others = " / ".join(f"{each.others:.1f}" for each in phases)
    told = ", ".join(f"{count}× {answer}" for answer, count in answers.most_common(5))
    cells += [f"{memory} MB", ", ".join(missed(phases)) or "kept", told, others]
    return f"| {name} | {' | '.join(cells)} |"


def missed(phases: list[Seen]) -> list[str]:
    """The goals that weren't kept during an attack."""
    before, during, _ = phases
    goals = {which: max(LEAST, TIMES * median(getattr(before, which))) for which in ("page", "move")}
    goals["bot"] = BOT_GOAL
    return [f"{which} missed" for which, goal in goals.items() if _high(getattr(during, which)) > goal]


def _times(seconds: list[float]) -> str:
    return f"{median(seconds) * 1000:.0f} / {_high(seconds) * 1000:.0f} ms" if seconds else "none"


def _high(seconds: list[float]) -> float:
    """What 99 of 100 keep."""
    if not seconds:
        return float("inf")
    return quantiles(seconds, n=100, method="inclusive")[98] if len(seconds) > 1 else seconds[0]


HEADER = """Written by `benchmarks/abuse.py --write`: what somebody sees who plays with a `random` bot while
others attack the server, {seconds:.0f} s each: 'median / 99%', before, during and after the attack. The server
has its default limits; it, the victim and the attackers share this machine. Memory is the resident one of all
processes of the server, before, during and after. Goals during an attack, for 99 of 100: page and move within 3
times the quiet median, or 300 ms; the bot's answer within 1 s. 'Got' is what the attackers were answered;
'others' how many cores were busy with programs that have nothing to do with it.

{machine}

"""
COLUMNS = ["attack"]
COLUMNS += [f"{what} {when}" for what in ("page", "move", "bot") for when in ("before", "during", "after")]
COLUMNS += ["memory", "goals", "got", "others"]


def main() -> None:
    """Play the attacks, and write the section of results.md."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--only", choices=[*ATTACKS], help="one attack")
    parser.add_argument("--seconds", type=float, default=20.0, help="how long each attack lasts")
    parser.add_argument("--write", action="store_true", help="write results.md")
    asked = parser.parse_args()
    rows, all_kept = [], True
    for name in [asked.only] if asked.only else ATTACKS:
        with tempfile.TemporaryDirectory(prefix="kroon-abuse-") as folder:
            database = f"sqlite:///{Path(folder) / 'tables.sqlite3'}"
            with running_service("--database", database, *SETTINGS, folder=Path(folder)) as server:
                phases, answers = asyncio.run(measure(name, server, asked.seconds))
        rows.append(row_of(name, phases, answers))
        all_kept = all_kept and not missed(phases)
        print(rows[-1], flush=True)
    if asked.write and not asked.only:
        header = HEADER.format(seconds=asked.seconds, machine=machine())
        head = [f"| {' | '.join(COLUMNS)} |", "|---" * len(COLUMNS) + "|"]
        write_section("Abuse", header + "\n".join([*head, *rows]))
    sys.exit(not all_kept)


if __name__ == "__main__":
    main()
