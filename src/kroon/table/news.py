"""News of tables: this server's own, and on PostgreSQL those of the other servers, by NOTIFY and LISTEN.

A notice carries the new entries themselves, if they fit, so that nobody has to read them.
"""

from __future__ import annotations

import json
import logging
import secrets
import threading
import time
from collections.abc import Callable, Collection, Mapping, Sequence
from typing import Any

from sqlalchemy import Connection, Engine, text
from sqlalchemy.exc import DBAPIError, SQLAlchemyError

from kroon.table.errors import StoreUnavailable
from kroon.table.log import Entry

CHANNEL = "kroon_tables"
WORDS = "kroon_words"
"""The channel for what servers tell each other beside changes of tables."""
MOST_BYTES = 7000
"""PostgreSQL carries notices of less than 8000 bytes."""
WAIT = 0.5
"""How many seconds the listener waits before it tries again, and how often it looks whether to stop."""
DOUBT_SECONDS = 60.0
"""How long a change may take to come out whose connection was lost."""

Hear = Callable[[str | None, int], None]
"""Called with a table and the number of its last entry, or 0 for other news; None: any may have changed."""
Changes = dict[str, set[int]]
"""What has changed, by table: numbers of entries, and 0 for other things."""

Added = Mapping[str, Sequence[Entry]]
"""New entries by table."""
HearEntries = Callable[[str, Sequence[Entry]], None]
"""Called with a table and entries that another server added to its log."""

HearWord = Callable[[str, Any], None]
"""Called with the name of another server and what it says."""

_log = logging.getLogger("kroon.table")


class News:
    """Tells those who want to hear of changes, after they are on the disk."""

    def __init__(self, engine: Engine) -> None:
        self._engine = engine
        self._server = secrets.token_hex(8)
        self._local: list[Hear] = []
        self._remote: list[Hear] = []
        self._entries: list[HearEntries] = []
        self._words: list[HearWord] = []
        self._doubted: dict[str, float] = {}
        """Tables, and until when our own notices of them are heeded."""
        self._stop = threading.Event()
        self._thread: threading.Thread | None = None
        self._listening = threading.Event()
        if engine.dialect.name == "postgresql":
            self._thread = threading.Thread(target=self._listen, name="kroon-news", daemon=True)
            self._thread.start()

    def subscribe(self, hear: Hear) -> None:
        """Hear of all changes, from any server. Called from threads of the store: `hear` must be quick."""
        self._local.append(hear)
        self._remote.append(hear)

    def subscribe_own(self, hear: Hear) -> None:
        """Hear of the changes that this server makes."""
        self._local.append(hear)

    def subscribe_others(self, hear: Hear) -> None:
        """Hear of the changes that other servers make."""
        self._remote.append(hear)

    def subscribe_entries(self, hear: HearEntries) -> None:
        """Get the entries that other servers make, before all hear that there are any; some don't come so."""
        self._entries.append(hear)

    @property
    def shared(self) -> bool:
        """Whether there can be other servers."""
        return self._thread is not None

    def subscribe_words(self, hear: HearWord) -> None:
        """Hear what other servers say with `say`."""
        self._words.append(hear)

    def say(self, words: Sequence[Any]) -> None:
        """Tell the other servers something beside changes; each word has less than 7000 bytes as JSON."""
        if not words:
            return
        try:
            with self._engine.begin() as connection:
                for word in words:
                    payload = json.dumps([self._server, word])
                    connection.execute(_NOTIFY, {"channel": WORDS, "payload": payload})
        except SQLAlchemyError as error:
            cause = error.orig if isinstance(error, DBAPIError) else error
            raise StoreUnavailable(str(cause).strip().partition("\n")[0]) from None

    def wait_until_listening(self, seconds: float) -> bool:
        """Wait until news of other servers come in; at once where there are none."""
        return self._thread is None or self._listening.wait(seconds)

    def announce(self, connection: Connection, tables: Changes, added: Added) -> None:
        """Have the other servers told when this transaction is committed."""
        if self._thread is None:
            return
        for payload in payloads(self._server, tables, added):
            connection.execute(_NOTIFY, {"channel": CHANNEL, "payload": payload})

    def committed(self, tables: Changes) -> None:
        """Tell of changes of this server."""
        for table, seqs in tables.items():
            for seq in _news_in(seqs):
                _tell(self._local, table, seq)

    def missed(self) -> None:
        """Others have changed something, and it isn't known what: any table may have changed."""
        _tell(self._remote, None, 0)

    def doubt(self, tables: Collection[str]) -> None:
        """Whether changes of these tables are on the disk isn't known: our own notice tells, if it comes."""
        if self._thread is not None:
            now = time.monotonic()
            kept = {table: until for table, until in self._doubted.items() if until > now}
            self._doubted = kept | dict.fromkeys(tables, now + DOUBT_SECONDS)

    def close(self) -> None:
        """Stop listening."""
        self._stop.set()
        if self._thread is not None:
            self._thread.join()

    def _listen(self) -> None:
        while not self._stop.is_set():
            try:
                self._hear()
            except Exception as error:
                _log.warning("no news of other servers: %s", str(error).partition("\n")[0])
                self._listening.clear()
                self._stop.wait(WAIT)

    def _hear(self) -> None:
        with self._engine.connect().execution_options(isolation_level="AUTOCOMMIT") as connection:
            connection.exec_driver_sql(f"LISTEN {CHANNEL}")
            connection.exec_driver_sql(f"LISTEN {WORDS}")
            driver: Any = connection.connection.driver_connection
            self.missed()  # what was said before is lost
            self._listening.set()
            try:
                while not self._stop.is_set():
                    for notice in driver.notifies(timeout=WAIT):
                        if notice.channel == WORDS:
                            self._heard_word(notice.payload)
                        else:
                            self._heard(notice.payload)
            finally:
                connection.invalidate()  # it must not go back to the pool as one that listens

    def _heard(self, payload: str) -> None:
        server, tables = json.loads(payload)
        for table, (seqs, rows) in tables.items():
            if server == self._server and self._doubted.get(table, 0.0) <= time.monotonic():
                continue
            if rows and server != self._server:
                _tell(self._entries, table, [Entry(*row) for row in rows])
            for seq in seqs:
                _tell(self._remote, table, seq)

    def _heard_word(self, payload: str) -> None:
        server, word = json.loads(payload)
        if server != self._server:
            for hear in self._words:
                try:
                    hear(server, word)
                except Exception:
                    _log.exception("a listener failed")


def payloads(server: str, tables: Changes, added: Added) -> list[str]:
    """What is told of changes, in parts that fit into notices; entries that don't fit are left out."""
    made: list[list[str]] = [[]]
    room = MOST_BYTES
    for table, seqs in tables.items():
        rows = [entry.values for entry in added.get(table, ())]
        part = f"{json.dumps(table)}:{json.dumps([_news_in(seqs), rows])}"
        if len(part) > MOST_BYTES:
            part = f"{json.dumps(table)}:{json.dumps([_news_in(seqs), []])}"
        if len(part) > room:
            made.append([])
            room = MOST_BYTES
        made[-1].append(part)
        room -= len(part) + 1
    return [f"[{json.dumps(server)},{{{','.join(parts)}}}]" for parts in made]


_NOTIFY = text("SELECT pg_notify(:channel, :payload)")


def _news_in(seqs: set[int]) -> list[int]:
    """The last entry, and 0 if something else has changed."""
    return sorted({max(seqs), *({0} & seqs)})


def _tell(listeners: Sequence[Callable[..., None]], *news: Any) -> None:
    for hear in listeners:
        try:
            hear(*news)
        except Exception:
            _log.exception("a listener failed")
