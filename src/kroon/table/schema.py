"""The tables of the database. `migrations` makes them; a test holds the two to each other."""

from __future__ import annotations

from sqlalchemy import (
    BigInteger,
    Boolean,
    Column,
    Double,
    ForeignKey,
    ForeignKeyConstraint,
    Index,
    Integer,
    MetaData,
    String,
    Table,
    Text,
    true,
)

metadata = MetaData()

OPEN, RUNNING, OVER = "open", "running", "over"
"""The life of a table."""
EMPTY, PERSON, BOT, COMPANION = "empty", "person", "bot", "companion"
"""Who sits on a seat. A companion sits at a real table and has no device: any person at it types the moves."""
INVITATION, SPECTATOR, DEVICE, TOKEN = "invitation", "spectator", "device", "token"
"""What a link is for. A token is for a program that plays."""

tables = Table(
    "tables",
    metadata,
    Column("id", String(32), primary_key=True),
    Column("game", String(64), nullable=False),
    Column("rules", Integer, nullable=False),
    Column("options", Text, nullable=False),  # JSON
    Column("settings", Text, nullable=False),  # JSON
    Column("state", String(16), nullable=False),
    Column("commitment", String(64)),  # none where chance is typed in
    Column("seed", String(64)),  # hidden until the table is over
    Column("creator", String(64), nullable=False),  # a hash
    Column("watched", Boolean, nullable=False),  # whether there is a link for spectators
    Column("created", Double, nullable=False),
    Column("rematch", String(32)),  # the table that goes on from this one
    Index("tables_by_creator", "creator"),
    Index("tables_by_state", "state"),
)

seats = Table(
    "seats",
    metadata,
    Column("table_id", String(32), ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("seat", Integer, primary_key=True),
    Column("kind", String(16), nullable=False),
    Column("name", String(64), nullable=False),
    Column("bot", String(200), nullable=False),
    Column("nonce", String(128), nullable=False),
)

owners = Table(
    "owners",
    metadata,
    Column("table_id", String(32), primary_key=True),
    Column("seat", Integer, primary_key=True),
    Column("owner", String(64), primary_key=True),  # a hash; a seat has one for each device of its owner
    Column("since", Double),  # when that device got the seat
    ForeignKeyConstraint(["table_id", "seat"], ["seats.table_id", "seats.seat"], ondelete="CASCADE"),
    Index("owners_by_owner", "owner"),
)

entries = Table(
    "entries",
    metadata,
    Column("table_id", String(32), ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("seq", Integer, primary_key=True),
    Column("kind", String(16), nullable=False),
    Column("text", Text, nullable=False),
    Column("actor", String(1), nullable=False),
    Column("made_by", String(16), nullable=False),
    Column("at", Double, nullable=False),
    Column("key", Text),
    Column("running", BigInteger, nullable=False, server_default="0"),  # by running_time.py
    Column("public", Boolean, nullable=False, server_default=true()),  # whether every viewer was shown it
    Column("mover", Integer),  # the person's seat that is to move after it; -1: none; NULL: not known
)

chat = Table(
    "chat",
    metadata,
    Column("table_id", String(32), ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("number", Integer, primary_key=True),
    Column("seat", Integer, nullable=False),
    Column("name", String(64), nullable=False),
    Column("text", Text, nullable=False),
    Column("at", Double, nullable=False),
    Column("owner", String(64)),  # the hash of who wrote it; NULL: not known
    Index("chat_by_owner", "owner"),
)

links = Table(
    "links",
    metadata,
    Column("secret", String(64), primary_key=True),  # a hash
    Column("table_id", String(32), ForeignKey("tables.id", ondelete="CASCADE"), nullable=False),
    Column("kind", String(16), nullable=False),
    Column("seat", Integer),
    Column("created", Double, nullable=False),
    Column("expires", Double),
    Column("used", Double),
    Index("links_by_table", "table_id"),
)

results = Table(
    "results",
    metadata,
    Column("table_id", String(32), ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("at", Double, nullable=False),
    Column("result", Text, nullable=False),  # JSON
)

reviews = Table(
    "reviews",
    metadata,
    Column("table_id", String(32), ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("at", Double, nullable=False),
    Column("review", Text, nullable=False),  # JSON
)

turns = Table(
    "turns",
    metadata,
    Column("table_id", String(32), ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("position", Integer, nullable=False),  # the entry that brought it about
    Column("since", Double, nullable=False),
    Column("worker", String(64)),
    Column("until", Double),  # when the claim of the worker lapses
    Column("owner", String(64), nullable=False, server_default=""),  # whose share it is: the creator's
    Column("lane", String(16), nullable=False, server_default="search"),
    Column("bot", String(200), nullable=False, server_default=""),
    Index("turns_by_share", "lane", "owner", "since"),
)
"""Positions in which a bot is to move."""

service_clock = Table(
    "service_clock",
    metadata,
    Column("id", Integer, primary_key=True, autoincrement=False),  # 1: there is one
    Column("running", BigInteger, nullable=False),  # in milliseconds, see running_time.py
    Column("beat", Double, nullable=False),  # when that was written, by the database's clock
)

checks = Table(
    "checks",
    metadata,
    Column("id", String(32), primary_key=True),
    Column("padding", Text, nullable=False),
)
"""Written and removed at once, to see whether the database has room."""
