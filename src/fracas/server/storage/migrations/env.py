"""Where alembic begins: `fracas.server.storage.database.upgrade` hands it the connection."""

from __future__ import annotations

from alembic import context

from fracas.server.storage.database import METADATA

if connection := context.config.attributes.get("connection"):
    context.configure(connection=connection, target_metadata=METADATA, render_as_batch=True)
    with context.begin_transaction():
        context.run_migrations()
