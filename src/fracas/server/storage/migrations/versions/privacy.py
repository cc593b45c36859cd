"""Who may watch and talk at a table; who guests mute and block; bans, and orders to the running server."""

from __future__ import annotations

import sqlalchemy as sql
from alembic import op

revision = "0006"
down_revision = "0005"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.add_column("tables", sql.Column("watchable", sql.Boolean, nullable=False, server_default=sql.false()))
    op.add_column("tables", sql.Column("audience_talks", sql.Boolean, nullable=False, server_default=sql.true()))
    # Until now one switch said both.
    tables = sql.table("tables", sql.column("private", sql.Boolean), sql.column("watchable", sql.Boolean))
    op.execute(tables.update().values(watchable=sql.not_(tables.c.private)))
    op.create_table(
        "shunned",
        sql.Column("id", sql.String(32), primary_key=True),
        sql.Column("guest", sql.String(32), sql.ForeignKey("guests.id"), nullable=False, index=True),
        sql.Column("other", sql.String(32), sql.ForeignKey("guests.id"), nullable=False, index=True),
        sql.Column("name", sql.String(64), nullable=False),
        sql.Column("blocked", sql.Boolean, nullable=False),
        sql.Column("created", sql.Float, nullable=False),
        sql.UniqueConstraint("guest", "other"),
    )
    op.create_table(
        "bans",
        sql.Column("who", sql.String(64), primary_key=True),
        sql.Column("why", sql.Text, nullable=False),
        sql.Column("created", sql.Float, nullable=False),
    )
    op.create_table(
        "orders",
        sql.Column("id", sql.Integer, primary_key=True),
        sql.Column("deed", sql.String(16), nullable=False),
        sql.Column("target", sql.String(64), nullable=False),
        sql.Column("why", sql.Text, nullable=False),
        sql.Column("created", sql.Float, nullable=False),
        sql.Column("state", sql.String(8), nullable=False, index=True),
        sql.Column("result", sql.Text, nullable=False),
    )


def downgrade() -> None:
    for name in ("orders", "bans", "shunned"):
        op.drop_table(name)
    op.drop_column("tables", "audience_talks")
    op.drop_column("tables", "watchable")
