"""When the game of a table began, so that it can be said how long it was played."""

from __future__ import annotations

import sqlalchemy as sql
from alembic import op

revision = "0007"
down_revision = "0006"
branch_labels = None
depends_on = None


def upgrade() -> None:
    # Of tables from before nobody knows.
    op.add_column("tables", sql.Column("began", sql.Float, nullable=False, server_default="0"))


def downgrade() -> None:
    op.drop_column("tables", "began")
