"""What lists say of each seat without playing the game, and who has not been seen at a table since it began."""

from __future__ import annotations

import sqlalchemy as sql
from alembic import op

revision = "0009"
down_revision = "0008"
branch_labels = None
depends_on = None


def upgrade() -> None:
    # Of tables from before nothing is known until they are played on, and everybody counts as seen.
    op.add_column("tables", sql.Column("stands", sql.Text, nullable=False, server_default=""))
    op.add_column("tables", sql.Column("unseen", sql.String(64), nullable=False, server_default=""))


def downgrade() -> None:
    op.drop_column("tables", "unseen")
    op.drop_column("tables", "stands")
