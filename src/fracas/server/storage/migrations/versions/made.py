"""What guests make themselves, for any game; until now these were the character cards of one."""

from __future__ import annotations

import sqlalchemy as sql
from alembic import op

revision = "0003"
down_revision = "0002"
branch_labels = None
depends_on = None

ONLY_GAME = "figures"
"""The game whose cards they all were."""

CARDS = sql.table("cards", sql.column("guest"), sql.column("id"), sql.column("card"))
MADE = sql.table("made", sql.column("guest"), sql.column("game"), sql.column("id"), sql.column("made"))


def upgrade() -> None:
    op.create_table(
        "made",
        sql.Column("guest", sql.String(32), sql.ForeignKey("guests.id"), primary_key=True),
        sql.Column("game", sql.String(32), primary_key=True),
        sql.Column("id", sql.String(40), primary_key=True),
        sql.Column("made", sql.Text, nullable=False),
    )
    cards = sql.select(CARDS.c.guest, sql.literal(ONLY_GAME), CARDS.c.id, CARDS.c.card)
    op.execute(MADE.insert().from_select(["guest", "game", "id", "made"], cards))
    op.drop_table("cards")


def downgrade() -> None:
    op.create_table(
        "cards",
        sql.Column("guest", sql.String(32), sql.ForeignKey("guests.id"), primary_key=True),
        sql.Column("id", sql.String(40), primary_key=True),
        sql.Column("card", sql.Text, nullable=False),
    )
    made = sql.select(MADE.c.guest, MADE.c.id, MADE.c.made).where(MADE.c.game == ONLY_GAME)
    op.execute(CARDS.insert().from_select(["guest", "id", "card"], made))
    op.drop_table("made")
