"""Everything the server says no to over HTTP: a status and one sentence."""

from __future__ import annotations

import sqlalchemy as sql

from fracas.core.refusal import FracasError, Refusal
from fracas.server.storage.lock import Taken


class Denied(Exception):
    """A request is refused; nothing has changed."""

    def __init__(self, status: int, code: str, sentence: str, *, rule: str = "") -> None:
        super().__init__(sentence)
        self.status = status
        self.code = code
        self.sentence = sentence
        self.rule = rule


class NotKept(Exception):
    """What was answered could not be written to the disk, and does not count."""


def denied(no: FracasError) -> Denied:
    """A refusal of the game as one of the server."""
    status = 409 if isinstance(no, Refusal) else 422
    return Denied(status, no.code, no.sentence, rule=no.rule)


def missing(what: str) -> Denied:
    """There is no such thing, or it is not for the one who asks: the answer is the same."""
    return Denied(404, "missing", f"There is no such {what}.")


AWAY = Denied(503, "storage-away", "The server cannot reach its disk now. Nothing has changed; try again in a moment.")


def is_away(error: Exception) -> bool:
    """Has the disk, or the database, failed? Then nothing was changed, and it may be tried again."""
    failures = (sql.exc.OperationalError, sql.exc.InterfaceError, sql.exc.TimeoutError, OSError, NotKept, Taken)
    return isinstance(error, failures) or (isinstance(error, sql.exc.DBAPIError) and error.connection_invalidated)
