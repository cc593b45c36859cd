"""Tables may have a clock, and hints and taking back between people."""

from __future__ import annotations

import sqlalchemy as sql
from alembic import op

revision = "0004"
down_revision = "0003"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.add_column("tables", sql.Column("clock", sql.String(64), nullable=False, server_default=""))
    op.add_column("tables", sql.Column("help", sql.Boolean, nullable=False, server_default=sql.false()))


def downgrade() -> None:
    op.drop_column("tables", "help")
    op.drop_column("tables", "clock")
