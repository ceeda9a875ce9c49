"""The writer: one thread that puts what many callers want to write into few transactions.

While a transaction is on its way to the disk, jobs gather; the next one takes all of them. Each caller hears
of its result after the commit, and of nobody else's failure: a transaction that fails is halved and tried
again, until the job is alone that it failed for. An append whose number is taken is a Conflict for its caller.
"""

from __future__ import annotations

import logging
import queue
import sqlite3
import threading
import time
from collections.abc import Callable, Sequence
from concurrent.futures import Future
from dataclasses import dataclass, field
from functools import lru_cache
from typing import Any

from sqlalchemy import Connection, Engine
from sqlalchemy.exc import DBAPIError, IntegrityError, SQLAlchemyError

from kroon.core.errors import KroonError
from kroon.table.database import writing_engine
from kroon.table.errors import Conflict, NoTable, StoreUnavailable
from kroon.table.log import Entry
from kroon.table.news import Changes, News
from kroon.table.schema import entries

MOST_JOBS = 500
"""The most jobs of one transaction."""
MOST_ROWS = 500
"""The most rows of one statement."""
GATHER_SECONDS = 0.003
"""How long more jobs are waited for, where several came together last time: syncing costs more than that."""

LOOK_SECONDS = 1.0
"""How often is looked whether another process has written."""

Work = Callable[[Connection], Any]
Settle = Callable[[Exception | None], Any]

_log = logging.getLogger("kroon.table")


@dataclass
class Job:
    """Something to write: entries of one table's log, or any other work, or both."""

    table: str
    added: Sequence[Entry] = ()
    work: Work | None = None
    """Done in the same transaction, after the entries; its result is the job's."""
    settle: Settle | None = None
    """Called in the writer's thread with what went wrong, or None after the commit, before anybody else hears
    of it; what it then answers is the job's result."""
    future: Future[Any] = field(default_factory=Future)
    outcome: Any = None

    def end(self) -> None:
        """Tell the caller."""
        if isinstance(self.outcome, Exception):
            self.future.set_exception(self.outcome)
        else:
            self.future.set_result(self.outcome)

    def settled(self) -> None:
        """Have what was written, or not, taken note of."""
        if self.settle is None:
            return
        error = self.outcome if isinstance(self.outcome, Exception) else None
        try:
            answer = self.settle(error)
        except Exception as own:  # the others of the transaction have nothing to do with it
            self.outcome = own
        else:
            self.outcome = error or answer


class Writer:
    """Writes jobs, and tells which tables have news: the number of the last entry, 0 for other news, or both.

    On SQLite it also notices when another process has written.
    """

    def __init__(self, engine: Engine, news: News) -> None:
        self._engine = writing_engine(engine)
        self._news = news
        self._others = _Others(self._engine) if engine.dialect.name == "sqlite" else None
        self._jobs: queue.SimpleQueue[Job | None] = queue.SimpleQueue()
        self._closed = False
        self._closing = threading.Lock()
        self._thread = threading.Thread(target=self._run, name="kroon-writer", daemon=True)
        self._thread.start()

    def submit(self, job: Job) -> Future[Any]:
        """Have a job written; its result, once it is on the disk."""
        with self._closing:
            if self._closed:
                raise StoreUnavailable("closed")
            self._jobs.put(job)
        return job.future

    def close(self) -> None:
        """Write what is waiting, then stop."""
        with self._closing:
            self._closed = True
            self._jobs.put(None)
        self._thread.join()
        if self._others is not None:  # then the engine is the writer's own
            self._engine.dispose()

    def _run(self) -> None:
        going, before = True, 0
        while going:
            if self._others is not None and self._others.have_written():
                self._news.missed()
            try:
                jobs = [self._jobs.get(timeout=None if self._others is None else LOOK_SECONDS)]
            except queue.Empty:
                continue
            if before > 1 and not self._closed:
                time.sleep(GATHER_SECONDS)
            while len(jobs) < MOST_JOBS and jobs[-1] is not None:
                try:
                    jobs.append(self._jobs.get_nowait())
                except queue.Empty:
                    break
            going, before = jobs[-1] is not None, len(jobs)
            self._write([job for job in jobs if job is not None])

    def _write(self, jobs: list[Job]) -> None:
        if not jobs:
            return
        news: Changes = {}
        try:
            with self._engine.begin() as connection:
                news = self._do(connection, jobs)
                if news:
                    self._news.announce(connection, news, {job.table: job.added for job in jobs if job.added})
        except Exception as error:
            lost = isinstance(error, DBAPIError) and error.connection_invalidated
            if len(jobs) > 1 and not lost:
                half = len(jobs) // 2
                self._write(jobs[:half])
                self._write(jobs[half:])
                return
            if lost:
                self._news.doubt({job.table for job in jobs if job.table})
            for job in jobs:
                job.outcome = _as_ours(error)
            news = {}
        for job in jobs:
            job.settled()
        if news:
            self._news.committed(news)
        for job in jobs:
            job.end()

    def _do(self, connection: Connection, jobs: list[Job]) -> Changes:
        """Do all jobs: the news by table."""
        self._append(connection, [job for job in jobs if job.added])
        news: Changes = {}
        for job in jobs:
            job.outcome = None
            if job.work is not None:
                self._work(connection, job)
            if job.table and not isinstance(job.outcome, KroonError):
                news.setdefault(job.table, set()).add(job.added[-1].seq if job.added else 0)
        return news

    def _append(self, connection: Connection, jobs: list[Job]) -> None:
        """Insert the entries of jobs; in the order of tables, so that servers don't deadlock."""
        jobs.sort(key=lambda job: job.table)
        try:
            insert_entries(connection, [(job.table, entry) for job in jobs for entry in job.added])
        except IntegrityError:  # the log of a table that is gone
            raise NoTable from None

    def _work(self, connection: Connection, job: Job) -> None:
        """Do the work of a job. What it refuses is undone, the rest of the transaction stands."""
        assert job.work is not None
        if job.added:  # entries and their work stand or fall together: an error ends the transaction
            job.outcome = job.work(connection)
            return
        try:
            with connection.begin_nested():
                job.outcome = job.work(connection)
        except KroonError as error:
            job.outcome = error


class _Others:
    """Whether others have written to the file of SQLite, as the connection of the writer tells."""

    def __init__(self, engine: Engine) -> None:
        self._engine = engine
        self._looked = 0.0
        self._known: tuple[int, int] | None = None
        """The connection, and what it said last: that changes only by the commits of other connections."""
        self.have_written()

    def have_written(self) -> bool:
        """Whether others may have written since this was asked before; looks at most once a second."""
        now = time.monotonic()
        if self._known is not None and now < self._looked + LOOK_SECONDS:
            return False
        self._looked = now
        try:
            pooled = self._engine.raw_connection()
        except SQLAlchemyError as error:
            _log.warning("no news of other processes: %s", str(error).partition("\n")[0])
            return False
        try:
            driver: Any = pooled.driver_connection
            found = (id(driver), driver.execute("PRAGMA data_version").fetchone()[0])
        except sqlite3.Error as error:
            _log.warning("no news of other processes: %s", error)
            return False
        finally:
            pooled.close()
        before, self._known = self._known, found
        return before is not None and before != found


def insert_entries(connection: Connection, added: Sequence[tuple[str, Entry]]) -> None:
    """Insert entries of tables; Conflict if the number of any is taken.

    They go in one statement, as each has to wait for the interpreter where other threads are busy.
    """
    mark = "?" if connection.dialect.paramstyle == "qmark" else "%s"
    for first in range(0, len(added), MOST_ROWS):
        some = added[first : first + MOST_ROWS]
        values = tuple(value for table, entry in some for value in (table, *entry.values))
        if connection.exec_driver_sql(_insert(mark, len(some)), values).rowcount != len(some):
            raise Conflict


@lru_cache(maxsize=MOST_ROWS)
def _insert(mark: str, rows: int) -> str:
    """The statement that inserts so many entries, as far as their numbers are free."""
    columns = [column.name for column in entries.columns]
    values = f"({', '.join([mark] * len(columns))})"
    named, all_values = ", ".join(columns), ", ".join([values] * rows)
    return f"INSERT INTO {entries.name} ({named}) VALUES {all_values} ON CONFLICT DO NOTHING"


def _as_ours(error: Exception) -> Exception:
    if isinstance(error, SQLAlchemyError | OSError):
        first: BaseException = error
        before = error.__context__
        while before is not None:  # what failed first, not the rollback after it
            first = before if isinstance(before, SQLAlchemyError) else first
            before = before.__context__
        cause = first.orig if isinstance(first, DBAPIError) else first
        return StoreUnavailable(str(cause).strip().partition("\n")[0])
    return error
