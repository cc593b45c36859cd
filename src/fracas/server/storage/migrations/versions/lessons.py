"""Tables at which a lesson is played, and what guests have learned."""

from __future__ import annotations

import sqlalchemy as sql
from alembic import op

revision = "0010"
down_revision = "0009"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.add_column("tables", sql.Column("lesson", sql.String(64), nullable=False, server_default=""))
    op.create_table(
        "learned",
        sql.Column("guest", sql.String(32), sql.ForeignKey("guests.id"), primary_key=True),
        sql.Column("what", sql.String(64), primary_key=True),
        sql.Column("at", sql.Float, nullable=False),
    )


def downgrade() -> None:
    op.drop_table("learned")
    op.drop_column("tables", "lesson")
