"""The first tables: guests, tables, seats, entries, chat, replays, cards."""

from __future__ import annotations

import sqlalchemy as sql
from alembic import op

revision = "0001"
down_revision = None
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_table(
        "guests",
        sql.Column("id", sql.String(32), primary_key=True),
        sql.Column("token", sql.String(64), nullable=False, unique=True),
        sql.Column("name", sql.String(64), nullable=False),
        sql.Column("created", sql.Float, nullable=False),
    )
    op.create_table(
        "tables",
        sql.Column("id", sql.String(32), primary_key=True),
        sql.Column("game", sql.String(32), nullable=False),
        sql.Column("header", sql.Text, nullable=False),
        sql.Column("state", sql.String(16), nullable=False, index=True),
        sql.Column("private", sql.Boolean, nullable=False),
        sql.Column("owner", sql.String(32), sql.ForeignKey("guests.id"), nullable=False, index=True),
        sql.Column("turns", sql.Integer, nullable=False),
        sql.Column("replay", sql.Text, nullable=False),
        sql.Column("created", sql.Float, nullable=False),
        sql.Column("updated", sql.Float, nullable=False),
        sql.Column("rematch", sql.String(32), nullable=False),
    )
    op.create_table(
        "seats",
        sql.Column("table_id", sql.String(32), sql.ForeignKey("tables.id"), primary_key=True),
        sql.Column("seat", sql.Integer, primary_key=True, autoincrement=False),
        sql.Column("kind", sql.String(8), nullable=False),
        sql.Column("guest", sql.String(32), sql.ForeignKey("guests.id"), nullable=True, index=True),
        sql.Column("bot", sql.String(32), nullable=False),
        sql.Column("name", sql.String(64), nullable=False),
        sql.Column("invite", sql.String(64), nullable=True, unique=True),
    )
    op.create_table(
        "entries",
        sql.Column("table_id", sql.String(32), sql.ForeignKey("tables.id"), primary_key=True),
        sql.Column("number", sql.Integer, primary_key=True, autoincrement=False),
        sql.Column("who", sql.Integer, nullable=False),
        sql.Column("answer", sql.Text, nullable=False),
    )
    op.create_table(
        "chat",
        sql.Column("table_id", sql.String(32), sql.ForeignKey("tables.id"), primary_key=True),
        sql.Column("number", sql.Integer, primary_key=True, autoincrement=False),
        sql.Column("guest", sql.String(32), sql.ForeignKey("guests.id"), nullable=False),
        sql.Column("name", sql.String(64), nullable=False),
        sql.Column("seat", sql.Integer, nullable=False),
        sql.Column("text", sql.Text, nullable=False),
        sql.Column("at", sql.Float, nullable=False),
    )
    op.create_table(
        "replays",
        sql.Column("id", sql.String(32), primary_key=True),
        sql.Column("guest", sql.String(32), sql.ForeignKey("guests.id"), nullable=False, index=True),
        sql.Column("record", sql.Text, nullable=False),
        sql.Column("replay", sql.Text, nullable=False),
        sql.Column("created", sql.Float, nullable=False),
    )
    op.create_table(
        "cards",
        sql.Column("guest", sql.String(32), sql.ForeignKey("guests.id"), primary_key=True),
        sql.Column("id", sql.String(40), primary_key=True),
        sql.Column("card", sql.Text, nullable=False),
    )


def downgrade() -> None:
    for name in ("cards", "replays", "chat", "entries", "seats", "tables", "guests"):
        op.drop_table(name)
