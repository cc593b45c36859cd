"""Where tables come from that go on from a position; of older ones nobody knows."""

from __future__ import annotations

import sqlalchemy as sql
from alembic import op

revision = "0005"
down_revision = "0004"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.add_column("tables", sql.Column("origin", sql.Text, nullable=False, server_default=""))


def downgrade() -> None:
    op.drop_column("tables", "origin")
