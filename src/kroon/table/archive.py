"""All tables as records, out and in: to keep them elsewhere, or to move them to another store.

An imported table is over and belongs to nobody but the one who imports it. Its log is rebuilt from the record,
and from the history of its proof if something was taken back, so that the same record goes out again.
"""

from __future__ import annotations

import json
from collections.abc import Iterator, Sequence

from sqlalchemy import Connection

from kroon.core import record as records
from kroon.core.errors import short
from kroon.core.events import SEAT_LETTERS
from kroon.core.record import Record
from kroon.core.registry import find_game
from kroon.table import proof, schema
from kroon.table.errors import UnknownRules
from kroon.table.log import BY_RESIGNING, BY_RULES, END, EVENT, RESIGN, START, TYPED, UNDO, Entry, Fold
from kroon.table.results import result_in
from kroon.table.secret import new_id
from kroon.table.settings import Settings
from kroon.table.tables import Tables
from kroon.table.views import record_of
from kroon.table.words import LONGEST_NAME
from kroon.table.writer import insert_entries

IMPORTED = "imported"
"""Why a game that was imported before its end is over."""


def exported(tables: Tables) -> Iterator[tuple[str, Record]]:
    """The record of every table that has started. Those that aren't over hold secrets.

    Tables of an unknown version of the rules are left out; their results stay in the store.
    """
    for id in tables.store.ids():
        try:
            made = exported_one(tables, id)
        except UnknownRules:
            continue
        if made is not None:
            yield id, made


def exported_one(tables: Tables, id: str) -> Record | None:
    """The record of a table; None if it hasn't started."""
    with tables.at(id) as live:
        return record_of(live) if live.fold.seq else None


def import_record(tables: Tables, owner: str, record: Record) -> str:
    """Make a table of a record, which is checked wholly, its proof included: the table's name."""
    game, given = find_game(record.game), record.proof or {}
    play = records.check(record)
    if record.proof is not None:
        proof.verify(record)
    names = record.seats or list(SEAT_LETTERS[: play.players])
    told = record.other.get("resigned")
    resigned = [each for each in SEAT_LETTERS[: play.players] if isinstance(told, list) and each in told]
    end = BY_RULES if play.over else BY_RESIGNING if resigned else IMPORTED
    log = _log(given.get("history", record.events), resigned, end, tables.clock())
    fold = Fold(game, play.options)
    fold.extend(log)
    id = new_id()
    row = {
        "id": id,
        "game": game.name,
        "rules": game.rules,
        "options": json.dumps(game.options.given(play.options)),
        "settings": json.dumps(Settings(companion=record.proof is None).to_json()),
        "state": schema.OVER,
        "commitment": given.get("commitment"),
        "seed": given.get("seed"),
        "creator": owner,
        "watched": False,
        "created": tables.clock(),
        "rematch": None,
    }
    nonces = given.get("nonces", [""] * play.players)
    seats = [
        {
            "table_id": id,
            "seat": seat,
            "kind": schema.PERSON,
            "name": short(name, LONGEST_NAME),
            "bot": "",
            "nonce": nonce,
        }
        for seat, (name, nonce) in enumerate(zip(names, nonces, strict=True))
    ]
    result = result_in(fold.play, fold.resigned, end)

    def work(connection: Connection) -> None:
        connection.execute(schema.tables.insert(), row)
        connection.execute(schema.seats.insert(), seats)
        insert_entries(connection, [(id, entry) for entry in log])
        stored = {"table_id": id, "at": log[-1].at, "result": json.dumps(result)}
        connection.execute(schema.results.insert(), stored)

    tables.write(id, work)
    return id


def _log(history: Sequence[str], resigned: Sequence[str], end: str, now: float) -> list[Entry]:
    """The log of a table whose history is known."""
    log = [Entry(1, START, "", at=now)]
    line: list[int] = []
    for step in history:
        seq = len(log) + 1
        word, _, rest = step.partition(" ")
        if word == UNDO:
            del line[int(rest) :]
            log.append(Entry(seq, UNDO, str(line[-1] if line else 1), at=now))
            continue
        line.append(seq)
        log.append(Entry(seq, EVENT, step, word, TYPED, now))
    for letter in resigned:
        log.append(Entry(len(log) + 1, RESIGN, "", letter, at=now))
    return [*log, Entry(len(log) + 1, END, end, at=now)]
