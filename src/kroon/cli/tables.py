"""`kroon tables`: those of a store listed, written out as records, taken in from records, and deleted."""

from __future__ import annotations

import json
import re
import sys
import time
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path
from typing import Any

from sqlalchemy import select

from kroon.cli.progress import bar, ready, title
from kroon.cli.record import files_in
from kroon.core import record
from kroon.core.errors import KroonError, short
from kroon.core.registry import find_game
from kroon.core.texts import say
from kroon.table import schema
from kroon.table.archive import exported_one, import_record
from kroon.table.database import database_file
from kroon.table.errors import NoTable, StoreUnavailable
from kroon.table.links import let_watch
from kroon.table.retention import FINISHED, UNFINISHED, Idle, delete_idle, idle_tables
from kroon.table.secret import hashed, new_secret
from kroon.table.store import Store
from kroon.table.tables import Tables

AGE = re.compile(r"([0-9]{1,6})([hdw])")
UNITS = {"h": 3600.0, "d": 24 * 3600.0, "w": 7 * 24 * 3600.0}
"""Seconds of the units in which ages are given."""


def list_tables(database: str | None, as_json: bool) -> int:
    """Print every table in a line."""
    with _store(database) as store:
        found = _about(store)
    for each in found:
        print(json.dumps(each, ensure_ascii=False) if as_json else _line(each))
    if not as_json:
        print(say("cli-tables-count", count=len(found)))
    return 0


def export_tables(folder: Path, database: str | None) -> int:
    """Write the record of every game that has started; 1 when any had to be left out."""
    with _store(database) as store:
        tables, ids = Tables(store), store.ids()
        folder.mkdir(parents=True, exist_ok=True)
        for game in {store.table(id)[0].game for id in ids}:
            ready(find_game(game))
        written = left_out = 0
        with bar(say("cli-tables-exporting"), len(ids)) as step:
            for id in ids:
                try:
                    written += _export(tables, id, folder / f"{id}.json")
                except StoreUnavailable:
                    raise
                except NoTable:  # it was deleted just now
                    pass
                except KroonError as error:
                    left_out += 1
                    print(say("cli-tables-left-out", id=id, reason=str(error)), file=sys.stderr)
                step(1)
    print(say("cli-tables-exported", count=written, folder=short(str(folder), 300)))
    return 1 if left_out else 0


def import_tables(paths: Sequence[Path], database: str | None) -> int:
    """Make a table of each record, with a link to look at it; 1 when any was refused."""
    files = list(files_in(paths))
    taken = bad = 0
    with _store(database, made=True) as store, bar(say("cli-tables-importing"), len(files)) as step:
        tables = Tables(store)
        for file in files:
            name = short(str(file), 300)
            try:
                print(f"{name}: {_import(tables, file)}")
                taken += 1
            except StoreUnavailable:
                raise
            except KroonError as error:
                bad += 1
                print(f"{name}: {error}", file=sys.stderr)
            step(1)
    print(say("cli-tables-imported", count=taken, bad=bad))
    return 1 if bad else 0


def delete_tables(ids: Sequence[str], database: str | None) -> int:
    """Delete tables with all that belongs to them; 1 when any wasn't there."""
    missing = 0
    with _store(database) as store:
        tables = Tables(store)
        for id in ids:
            try:
                tables.delete(id, lambda _: None)
                print(say("cli-tables-deleted-one", id=id))
            except NoTable as error:
                missing += 1
                print(f"{short(id)}: {error}", file=sys.stderr)
        store.erase()
    return 1 if missing else 0


def prune_tables(age: str, unfinished: bool, dry: bool, sure: bool, database: str | None) -> int:
    """Delete the tables at which nothing has happened for long, after asking."""
    before = time.time() - read_age(age)
    states = (*FINISHED, *UNFINISHED) if unfinished else FINISHED
    with _store(database) as store:
        tables = Tables(store)
        found = idle_tables(tables, before, states)
        if dry:
            for each in found:
                print(_idle_line(each))
        if dry or not found:
            print(say("cli-tables-would-prune", count=len(found)))
            return 0
        if not sure and not _is_sure(len(found)):
            print(say("cli-tables-kept"))
            return 0
        gone = 0
        with bar(say("cli-tables-pruning"), len(found)) as step:
            for each in found:
                gone += delete_idle(tables, each.id, before, states)
                step(1)
        store.erase()
    print(say("cli-tables-pruned", count=gone))
    return 0


def read_age(text: str) -> float:
    """The seconds of an age such as 90d, 12w or 6h."""
    given = AGE.fullmatch(text.strip())
    if given is None:
        raise KroonError("cli-tables-age", text=short(text))
    return int(given[1]) * UNITS[given[2]]


def _is_sure(count: int) -> bool:
    """Whether somebody at a terminal wants so many tables deleted; without one `--yes` must say so."""
    if not sys.stdin.isatty():
        raise KroonError("cli-tables-needs-yes", count=count)
    print(say("cli-tables-sure", count=count), end=" ", flush=True)
    return sys.stdin.readline().strip().casefold() in {
        word.casefold() for word in say("cli-tables-yes").split()
    }


def _idle_line(table: Idle) -> str:
    at = time.strftime("%Y-%m-%d %H:%M", time.localtime(table.used))
    return say("cli-tables-idle", id=table.id, at=at, game=title(find_game(table.game)), state=table.state)


@contextmanager
def _store(database: str | None, made: bool = False) -> Iterator[Store]:
    """The store of that address; a file that isn't there is made only when something will be put in it."""
    file = database_file(database)
    if file is not None and not made and not file.exists():
        raise KroonError("cli-tables-no-store", file=short(str(file), 300))
    store = Store(database)
    try:
        yield store
    finally:
        store.close()


def _export(tables: Tables, id: str, file: Path) -> bool:
    """Write the record of a table, if its game has started. A file that is there is somebody's: it stays."""
    if file.exists():
        raise KroonError("cli-tables-exists", file=short(str(file), 300))
    made = exported_one(tables, id)
    if made is not None:
        made.save(file)
    return made is not None


def _import(tables: Tables, file: Path) -> str:
    """Make a table of a record; in a sentence, where it is."""
    read = record.read(file)
    ready(find_game(read.game))
    owner = hashed(new_secret())  # nobody has it: who sits at a real device isn't known here
    id = import_record(tables, owner, read)
    return say("cli-tables-imported-one", id=id, path=f"/table/{id}#watch={let_watch(tables, id, owner)}")


def _about(store: Store) -> list[dict[str, Any]]:
    """What is known of each table, whatever version of the rules it was played by."""
    wanted = (
        select(schema.tables, schema.results.c.result)
        .outerjoin(schema.results, schema.results.c.table_id == schema.tables.c.id)
        .order_by(schema.tables.c.created, schema.tables.c.id)
    )
    names: dict[str, list[str]] = {}
    for seat in store.rows(select(schema.seats).order_by(schema.seats.c.table_id, schema.seats.c.seat)):
        names.setdefault(seat.table_id, []).append(seat.name or seat.bot)
    return [
        {
            "id": row.id,
            "game": row.game,
            "rules": row.rules,
            "options": json.loads(row.options),
            "state": row.state,
            "created": row.created,
            "names": names.get(row.id, []),
            "scores": None if row.result is None else json.loads(row.result)["scores"],
        }
        for row in store.rows(wanted)
    ]


def _line(table: dict[str, Any]) -> str:
    facts = {
        "at": time.strftime("%Y-%m-%d %H:%M", time.localtime(table["created"])),
        "game": title(find_game(table["game"])),
        "names": ", ".join(name or "–" for name in table["names"]),
        "scores": ", ".join(map(str, table["scores"] or ())),
    }
    return say("cli-tables-line", id=table["id"], state=table["state"], **facts)
