"""When the disk, or the database, fails: nothing has changed, and it may be tried again."""

from __future__ import annotations

import sqlalchemy as sql

from fracas.server.storage.lock import Taken
from fracas.server.wire.errors import Denied


class NotKept(Exception):
    """What was answered could not be written to the disk, and does not count."""


AWAY = Denied(503, "storage-away", "The server cannot reach its disk now. Nothing has changed; try again in a moment.")


def is_away(error: Exception) -> bool:
    """Has the disk, or the database, failed? Then nothing was changed, and it may be tried again."""
    failures = (sql.exc.OperationalError, sql.exc.InterfaceError, sql.exc.TimeoutError, OSError, NotKept, Taken)
    return isinstance(error, failures) or (isinstance(error, sql.exc.DBAPIError) and error.connection_invalidated)
