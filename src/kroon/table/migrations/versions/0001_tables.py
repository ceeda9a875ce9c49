"""The first version: tables, seats, their owners, entries, chat, links, results and turns of bots."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0001"
down_revision = None
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Make all tables."""
    op.create_table(
        "tables",
        sa.Column("id", sa.String(32), primary_key=True),
        sa.Column("game", sa.String(64), nullable=False),
        sa.Column("rules", sa.Integer, nullable=False),
        sa.Column("options", sa.Text, nullable=False),
        sa.Column("settings", sa.Text, nullable=False),
        sa.Column("state", sa.String(16), nullable=False),
        sa.Column("commitment", sa.String(64)),
        sa.Column("seed", sa.String(64)),
        sa.Column("creator", sa.String(64), nullable=False),
        sa.Column("watched", sa.Boolean, nullable=False),
        sa.Column("created", sa.Double, nullable=False),
        sa.Column("rematch", sa.String(32)),
    )
    op.create_table(
        "seats",
        _table_column(primary_key=True),
        sa.Column("seat", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("kind", sa.String(16), nullable=False),
        sa.Column("name", sa.String(64), nullable=False),
        sa.Column("bot", sa.String(200), nullable=False),
        sa.Column("nonce", sa.String(128), nullable=False),
    )
    op.create_table(
        "owners",
        sa.Column("table_id", sa.String(32), primary_key=True),
        sa.Column("seat", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("owner", sa.String(64), primary_key=True),
        sa.ForeignKeyConstraint(["table_id", "seat"], ["seats.table_id", "seats.seat"], ondelete="CASCADE"),
    )
    op.create_index("owners_by_owner", "owners", ["owner"])
    op.create_table(
        "entries",
        _table_column(primary_key=True),
        sa.Column("seq", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("kind", sa.String(16), nullable=False),
        sa.Column("text", sa.Text, nullable=False),
        sa.Column("actor", sa.String(1), nullable=False),
        sa.Column("made_by", sa.String(16), nullable=False),
        sa.Column("at", sa.Double, nullable=False),
        sa.Column("key", sa.Text),
    )
    op.create_table(
        "chat",
        _table_column(primary_key=True),
        sa.Column("number", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("seat", sa.Integer, nullable=False),
        sa.Column("name", sa.String(64), nullable=False),
        sa.Column("text", sa.Text, nullable=False),
        sa.Column("at", sa.Double, nullable=False),
    )
    op.create_table(
        "links",
        sa.Column("secret", sa.String(64), primary_key=True),
        _table_column(nullable=False),
        sa.Column("kind", sa.String(16), nullable=False),
        sa.Column("seat", sa.Integer),
        sa.Column("created", sa.Double, nullable=False),
        sa.Column("expires", sa.Double),
        sa.Column("used", sa.Double),
    )
    op.create_index("links_by_table", "links", ["table_id"])
    op.create_table(
        "results",
        _table_column(primary_key=True),
        sa.Column("at", sa.Double, nullable=False),
        sa.Column("result", sa.Text, nullable=False),
    )
    op.create_table(
        "turns",
        _table_column(primary_key=True),
        sa.Column("position", sa.Integer, nullable=False),
        sa.Column("since", sa.Double, nullable=False),
        sa.Column("worker", sa.String(64)),
        sa.Column("until", sa.Double),
    )


def downgrade() -> None:
    """Remove all tables."""
    for name in ("turns", "results", "links", "chat", "entries", "owners", "seats", "tables"):
        op.drop_table(name)


def _table_column(primary_key: bool = False, nullable: bool = True) -> sa.Column[str]:
    """The table that a row belongs to."""
    key = sa.ForeignKey("tables.id", ondelete="CASCADE")
    return sa.Column(
        "table_id", sa.String(32), key, primary_key=primary_key, nullable=nullable and not primary_key
    )
