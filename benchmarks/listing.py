"""How long `GET /api/tables` takes with many tables of others in the store: it must not depend on their number.

Fills a store of its own on SQLite, starts a server on it, and asks for the list of somebody with twenty tables,
half of which are being played. Prints a table; `--write` puts it into results.md.
"""

from __future__ import annotations

import argparse
import sys
import tempfile
import time
from collections.abc import Iterator
from functools import partial
from pathlib import Path
from statistics import median, quantiles
from typing import Any

import httpx
from report import machine, write_section
from sqlalchemy import Connection

from kroon.client import running_service
from kroon.core.registry import find_game
from kroon.table import schema
from kroon.table.secret import hashed, new_secret
from kroon.table.store import Store

STORED = (100, 10_000, 100_000)
OWN = 20
ENTRIES = 20
"""How long each log is."""
ASKED = 90
"""How often is asked: as often as the limits let one client ask at once."""
GOAL = 0.010
BATCH = 500


def fill(database: str, first: int, last: int, secret: str) -> None:
    """Add tables with numbers from `first` to before `last`; the first ones are those of who has the secret."""
    store = Store(database)
    for begin in range(first, last, BATCH):
        numbers = range(begin, min(begin + BATCH, last))
        store.write("", partial(_insert, numbers=numbers, secret=secret))
    store.close()


def _insert(connection: Connection, numbers: range, secret: str) -> None:
    for table, rows in (
        (schema.tables, _tables),
        (schema.seats, _seats),
        (schema.owners, _owners),
        (schema.entries, _entries),
    ):
        connection.execute(table.insert(), [row for number in numbers for row in rows(number, secret)])


def _owner(number: int, secret: str) -> str:
    return hashed(secret) if number < OWN else hashed(f"somebody {number // 10}")


def _tables(number: int, secret: str) -> Iterator[dict[str, Any]]:
    yield {
        "id": f"table-{number}",
        "game": "kingdomino",
        "rules": find_game("kingdomino").rules,
        "options": '{"players": 2}',
        "settings": "{}",
        "state": schema.RUNNING if number % 2 else schema.OVER,
        "creator": _owner(number, secret),
        "watched": False,
        "created": float(number),
    }


def _seats(number: int, _: str) -> Iterator[dict[str, Any]]:
    for seat in range(2):
        about = {"kind": schema.PERSON, "name": "Somebody", "bot": "", "nonce": ""}
        yield {"table_id": f"table-{number}", "seat": seat, **about}


def _owners(number: int, secret: str) -> Iterator[dict[str, Any]]:
    yield {"table_id": f"table-{number}", "seat": 0, "owner": _owner(number, secret)}


def _entries(number: int, _: str) -> Iterator[dict[str, Any]]:
    for seq in range(1, ENTRIES + 1):
        about = {"kind": "event", "text": "a pick 12", "actor": "a", "made_by": "owner", "at": float(seq)}
        yield {"table_id": f"table-{number}", "seq": seq, "mover": seq % 2, **about}


def measure(database: str, secret: str) -> list[float]:
    """How many seconds each of many requests took."""
    times = []
    with (
        running_service("--database", database) as service,
        httpx.Client(base_url=service.address, headers={"Authorization": f"Bearer {secret}"}) as client,
    ):
        for _ in range(ASKED):
            began = time.perf_counter()
            found = client.get("/api/tables").json()["tables"]
            times.append(time.perf_counter() - began)
            assert len(found) == OWN
    return times


def main() -> int:
    """Measure with each number of stored tables."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--write", action="store_true", help="write results.md")
    arguments = parser.parse_args()
    secret, stored = new_secret(), 0
    lines = ["| stored tables | median | 99% | goal |", "|---|---|---|---|"]
    with tempfile.TemporaryDirectory() as folder:
        database = f"sqlite:///{Path(folder) / 'tables.sqlite3'}"
        for count in STORED:
            fill(database, stored, count, secret)
            stored = count
            times = measure(database, secret)
            middle, most = median(times) * 1000, quantiles(times, n=100)[98] * 1000
            lines.append(f"| {count:,} | {middle:.1f} ms | {most:.1f} ms | at most {GOAL * 1000:.0f} ms |")
            print(lines[-1], flush=True)
    if arguments.write:
        about = (
            f"Written by `benchmarks/listing.py`: `GET /api/tables` of somebody with {OWN} tables, on SQLite,"
        )
        about += f"\nover HTTP on the same machine, {ASKED} requests one after the other.\n"
        write_section("Listing", "\n".join([about, machine(), "", *lines]))
    return 0


if __name__ == "__main__":
    sys.exit(main())
