"""The third version: what lists, clocks and the schedule of bots need stands beside the entries and turns."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Add columns and indexes, the clock of the service, and a place to try writing."""
    op.add_column("entries", sa.Column("running", sa.BigInteger, nullable=False, server_default="0"))
    op.add_column("entries", sa.Column("public", sa.Boolean, nullable=False, server_default=sa.true()))
    op.add_column("entries", sa.Column("mover", sa.Integer))
    op.add_column("turns", sa.Column("owner", sa.String(64), nullable=False, server_default=""))
    op.add_column("turns", sa.Column("lane", sa.String(16), nullable=False, server_default="search"))
    op.add_column("turns", sa.Column("bot", sa.String(200), nullable=False, server_default=""))
    op.create_index("turns_by_share", "turns", ["lane", "owner", "since"])
    op.add_column("owners", sa.Column("since", sa.Double))
    op.add_column("chat", sa.Column("owner", sa.String(64)))
    op.create_index("chat_by_owner", "chat", ["owner"])
    op.create_index("tables_by_creator", "tables", ["creator"])
    op.create_index("tables_by_state", "tables", ["state"])
    op.create_table(
        "service_clock",
        sa.Column("id", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("running", sa.BigInteger, nullable=False),
        sa.Column("beat", sa.Double, nullable=False),
    )
    op.create_table(
        "checks",
        sa.Column("id", sa.String(32), primary_key=True),
        sa.Column("padding", sa.Text, nullable=False),
    )
    op.execute("DELETE FROM tables WHERE state = 'deleted'")  # earlier versions kept the row of a deleted table
    # Games that are being played keep the time that was thought; that of their entries becomes the service's.
    op.execute(
        "UPDATE entries SET running = CAST(at * 1000 AS BIGINT)"
        " WHERE table_id IN (SELECT id FROM tables WHERE state = 'running')"
    )
    op.execute(
        "INSERT INTO service_clock (id, running, beat)"
        " SELECT 1, CAST(COALESCE(MAX(at), 0) * 1000 AS BIGINT), 0 FROM entries"
    )


def downgrade() -> None:
    """Remove them."""
    op.drop_table("checks")
    op.drop_table("service_clock")
    op.drop_index("tables_by_state", "tables")
    op.drop_index("tables_by_creator", "tables")
    op.drop_index("turns_by_share", "turns")
    op.drop_index("chat_by_owner", "chat")
    for table, column in (
        ("chat", "owner"),
        ("owners", "since"),
        ("turns", "bot"),
        ("turns", "lane"),
        ("turns", "owner"),
        ("entries", "mover"),
        ("entries", "public"),
        ("entries", "running"),
    ):
        with op.batch_alter_table(table) as batch:
            batch.drop_column(column)
