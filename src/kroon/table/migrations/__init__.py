"""The history of the database's tables, for Alembic, and the function that brings a database up to date."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

from sqlalchemy import Connection, Engine, inspect

from kroon.table.database import WRITING, unhurried
from kroon.table.errors import NewerStore

if TYPE_CHECKING:
    from alembic.config import Config

VERSIONS = Path(__file__).parent / "versions"

LOCK = 0x6B726F6F
"""The number of the advisory lock that lets one server at a time bring a PostgreSQL database up to date."""


def migrate(engine: Engine) -> None:
    """Bring a database up to date: all steps that it lacks, or none."""
    from alembic import command  # takes long to import, and is needed once

    with engine.connect().execution_options(**{WRITING: True}) as connection, connection.begin():
        if connection.dialect.name == "postgresql":
            unhurried(connection)
            connection.exec_driver_sql(f"SELECT pg_advisory_xact_lock({LOCK})")
        command.upgrade(config_for(connection), "head")
    engine.dispose()  # what waits as long as it takes isn't used for anything else


def is_up_to_date(engine: Engine) -> bool:
    """Whether a database has all steps; one that has steps which aren't known here is refused."""
    known = sorted(path.name.partition("_")[0] for path in VERSIONS.glob("[0-9]*.py"))
    with engine.connect() as connection:
        if not inspect(connection).has_table("alembic_version"):
            return False
        found = connection.exec_driver_sql("SELECT version_num FROM alembic_version").scalar()
    if found is not None and found not in known:
        raise NewerStore(str(found), known[-1])
    return found == known[-1]


def config_for(connection: Connection) -> Config:
    """The configuration of Alembic for an open connection."""
    from alembic.config import Config

    config = Config()
    config.set_main_option("script_location", str(Path(__file__).parent).replace("%", "%%"))
    config.attributes["connection"] = connection
    return config
