"""The writer: one thread that puts what many callers want to write into few transactions.

While a transaction is on its way to the disk, jobs gather; the next one takes all of them. Each caller hears
of its result after the commit, and of nobody else's failure: an append whose number is taken is a Conflict for
its caller only, and a transaction that fails is tried again job by job.
"""

from __future__ import annotations

import queue
import threading
from collections.abc import Callable, Collection, Sequence
from concurrent.futures import Future
from dataclasses import dataclass, field
from typing import Any

from sqlalchemy import Connection, Engine
from sqlalchemy.dialects import postgresql, sqlite
from sqlalchemy.exc import DBAPIError, SQLAlchemyError

from kroon.core.errors import KroonError
from kroon.table.database import WRITING
from kroon.table.errors import Conflict, StoreUnavailable
from kroon.table.news import Changes
from kroon.table.schema import entries

MOST_JOBS = 500
"""The most jobs of one transaction."""

Row = dict[str, Any]
Work = Callable[[Connection], Any]


@dataclass
class Job:
    """Something to write: entries of one table's log, or any other work, or both."""

    table: str
    rows: Sequence[Row]
    work: Work | None = None
    """Done in the same transaction, after the rows; its result is the job's."""
    told: bool = True
    """Whether those who listen at this server are told of it."""
    future: Future[Any] = field(default_factory=Future)
    outcome: Any = None


class Writer:
    """Writes jobs, and tells which tables have news: the number of the last entry, 0 for other news, or both.

    `announce(connection, tables)` is called before the commit, `committed(tables)` after it; `doubted(tables)`
    when the connection was lost, and whether there was a commit isn't known.
    """

    def __init__(
        self,
        engine: Engine,
        announce: Callable[[Connection, Changes], None],
        committed: Callable[[Changes], None],
        doubted: Callable[[Collection[str]], None],
    ) -> None:
        self._engine = engine.execution_options(**{WRITING: True})
        dialect = postgresql if engine.dialect.name == "postgresql" else sqlite
        self._claim = (
            dialect.insert(entries).on_conflict_do_nothing().returning(entries.c.table_id, entries.c.seq)
        )
        self._announce = announce
        self._committed = committed
        self._doubted = doubted
        self._jobs: queue.SimpleQueue[Job | None] = queue.SimpleQueue()
        self._closed = False
        self._thread = threading.Thread(target=self._run, name="kroon-writer", daemon=True)
        self._thread.start()

    def submit(self, job: Job) -> Future[Any]:
        """Have a job written; its result, once it is on the disk."""
        if self._closed:
            raise StoreUnavailable("closed")
        self._jobs.put(job)
        return job.future

    def close(self) -> None:
        """Write what is waiting, then stop."""
        self._closed = True
        self._jobs.put(None)
        self._thread.join()

    def _run(self) -> None:
        going = True
        while going:
            jobs = [self._jobs.get()]
            while len(jobs) < MOST_JOBS and jobs[-1] is not None:
                try:
                    jobs.append(self._jobs.get_nowait())
                except queue.Empty:
                    break
            going = jobs[-1] is not None
            self._write([job for job in jobs if job is not None])

    def _write(self, jobs: list[Job]) -> None:
        if not jobs:
            return
        try:
            with self._engine.begin() as connection:
                news = self._do(connection, jobs)
                if news:
                    self._announce(connection, news)
        except Exception as error:
            lost = isinstance(error, DBAPIError) and error.connection_invalidated
            if len(jobs) > 1 and not lost:
                for job in jobs:
                    self._write([job])
                return
            if lost:
                self._doubted({job.table for job in jobs if job.table})
            for job in jobs:
                job.future.set_exception(_as_ours(error))
            return
        for job in jobs:
            if not job.told and job.table in news and not isinstance(job.outcome, KroonError):
                news[job.table].discard(job.rows[-1]["seq"])
        heard = {table: seqs for table, seqs in news.items() if seqs}
        if heard:
            self._committed(heard)
        for job in jobs:
            if isinstance(job.outcome, KroonError):
                job.future.set_exception(job.outcome)
            else:
                job.future.set_result(job.outcome)

    def _do(self, connection: Connection, jobs: list[Job]) -> Changes:
        """Do all jobs: the news by table. Rows go in the order of tables, so that servers don't deadlock."""
        appends = sorted((job for job in jobs if job.rows), key=lambda job: job.table)
        won = self._append(connection, appends)
        news: Changes = {}
        for job in jobs:
            if job.rows and id(job) not in won:
                job.outcome = Conflict()
                continue
            job.outcome = None
            if job.work is not None:
                self._work(connection, job)
            if not isinstance(job.outcome, KroonError):
                news.setdefault(job.table, set()).add(job.rows[-1]["seq"] if job.rows else 0)
        news.pop("", None)
        return news

    def _append(self, connection: Connection, jobs: list[Job]) -> set[int]:
        """Insert the rows of jobs whose first number is free; these jobs, by identity.

        As a log has no gaps, nobody can have taken a later number when the first is free.
        """
        if not jobs:
            return set()
        first: dict[tuple[str, int], Job] = {}
        for job in jobs:
            first.setdefault((job.table, job.rows[0]["seq"]), job)
        came = connection.execute(self._claim, [job.rows[0] for job in first.values()])
        won = [first[(row.table_id, row.seq)] for row in came]
        rest = [row for job in won for row in job.rows[1:]]
        if rest:
            connection.execute(entries.insert(), rest)
        return {id(job) for job in won}

    def _work(self, connection: Connection, job: Job) -> None:
        """Do the work of a job. What it refuses is undone, the rest of the transaction stands."""
        assert job.work is not None
        if job.rows:  # entries and their work stand or fall together: an error ends the transaction
            job.outcome = job.work(connection)
            return
        try:
            with connection.begin_nested():
                job.outcome = job.work(connection)
        except KroonError as error:
            job.outcome = error


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
