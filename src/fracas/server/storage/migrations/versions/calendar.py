"""How far the server's own calendar has come: what rows say was written with a clock that may have been wrong."""

from __future__ import annotations

import sqlalchemy as sql
from alembic import op

revision = "0008"
down_revision = "0007"
branch_labels = None
depends_on = None


def upgrade() -> None:
    # Empty: a server that finds nothing here goes on from the newest row.
    op.create_table(
        "calendar",
        sql.Column("id", sql.Integer, primary_key=True, autoincrement=False),
        sql.Column("at", sql.Float, nullable=False),
    )


def downgrade() -> None:
    op.drop_table("calendar")
