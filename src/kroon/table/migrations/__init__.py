"""The history of the database's tables, for Alembic, and the function that brings a database up to date."""

from __future__ import annotations

from pathlib import Path

from alembic import command
from alembic.config import Config
from sqlalchemy import Connection, Engine

from kroon.table.database import WRITING

LOCK = 0x6B726F6F
"""The number of the advisory lock that lets one server at a time bring a PostgreSQL database up to date."""


def migrate(engine: Engine) -> None:
    """Bring a database up to date: all steps that it lacks, or none."""
    with engine.connect().execution_options(**{WRITING: True}) as connection, connection.begin():
        if connection.dialect.name == "postgresql":
            connection.exec_driver_sql(f"SELECT pg_advisory_xact_lock({LOCK})")
        command.upgrade(config_for(connection), "head")


def config_for(connection: Connection) -> Config:
    """The configuration of Alembic for an open connection."""
    config = Config()
    config.set_main_option("script_location", str(Path(__file__).parent).replace("%", "%%"))
    config.attributes["connection"] = connection
    return config
