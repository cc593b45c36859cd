"""Who a table waits for, what seats pass on, stored snapshots; and ``options`` of a header become ``settings``."""

from __future__ import annotations

import json

import sqlalchemy as sql
from alembic import op

revision = "0002"
down_revision = "0001"
branch_labels = None
depends_on = None


def upgrade() -> None:
    # Not known for tables from before: it is found out when the server starts.
    op.add_column("tables", sql.Column("waiting_for", sql.String(64), nullable=True))
    op.add_column("seats", sql.Column("standing", sql.Text, nullable=False, server_default=""))
    op.create_table(
        "snapshots",
        sql.Column("table_id", sql.String(32), sql.ForeignKey("tables.id"), primary_key=True),
        sql.Column("entries", sql.Integer, primary_key=True, autoincrement=False),
        sql.Column("played", sql.Integer, nullable=False),
        sql.Column("events", sql.Integer, nullable=False),
        sql.Column("position", sql.Text, nullable=False),
    )
    _rename_in_headers("options", "settings")


def downgrade() -> None:
    _rename_in_headers("settings", "options")
    op.drop_table("snapshots")
    op.drop_column("seats", "standing")
    op.drop_column("tables", "waiting_for")


def _rename_in_headers(old: str, new: str) -> None:
    """The format that a header names stays as it is: it says how the log below it is to be read."""
    tables = sql.table("tables", sql.column("id"), sql.column("header"))
    connection = op.get_bind()
    for row in connection.execute(sql.select(tables.c.id, tables.c.header)).all():
        try:
            header = json.loads(row.header)
        except ValueError:
            continue  # lists leave out what cannot be read
        if isinstance(header, dict) and old in header and new not in header:
            renamed = {new if key == old else key: value for key, value in header.items()}
            connection.execute(tables.update().where(tables.c.id == row.id).values(header=json.dumps(renamed)))
