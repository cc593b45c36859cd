"""A game from the disk, without playing all of it: from a stored snapshot on.

Everything here runs in a thread of `fracas.server.workers.replaying`, because even a part of a long game takes longer
to play than others should wait; ``work`` is what it may take.
"""

from __future__ import annotations

import contextlib
import logging
from collections.abc import Callable, Sequence
from typing import Any, NamedTuple

import msgspec
from sqlalchemy.engine import Connection

from fracas.core.events import Event
from fracas.core.opening import checked
from fracas.core.record import FORMAT, UNDO, Entry, Header, Record, Snapshot
from fracas.core.refusal import DamagedRecord, OtherRules, RecordError, SetupError
from fracas.core.retelling import ends_alike, retold
from fracas.core.session import Session
from fracas.core.work import Work
from fracas.games import REGISTERED, game_named
from fracas.server.storage import queries
from fracas.server.storage.rows import Said, TableRow

OLDER = "This game was played under older rules."
LEFT = "This game was begun under older rules. Its players can go on with it at a new table."
NOTHING_SHOWN = "This game was played under older rules, and today's cannot show it any more."
CLOSED = "This table was opened under older rules, and nobody had played yet. It is closed; open a new one."
EVERY = 100
"""A snapshot is stored for about so many entries of a log."""

_log = logging.getLogger("fracas.server")


class Loaded(NamedTuple):
    """A table with its game."""

    row: TableRow
    opening: list[Entry]
    """What the game begins with, if it has not begun yet."""
    chat: list[Said]
    session: Session[Any, Any] | None
    """None until all seats are taken."""
    stored: int
    """How much of the log is on the disk. The session may know more: what chance has rolled since."""
    snapshot: int
    """At which entry of the log the last stored snapshot stands."""


def must_fit(header: Header) -> None:
    """Refuse a game that was begun in another format of the log, under other rules or with other content."""
    if header.fracas != FORMAT:
        raise OtherRules(
            "other-format",
            f"This game is saved in format {header.fracas}; this server reads {FORMAT}.",
            rule="table.record",
        )
    Record(header, [], "").must_fit(game_named(header.game))


def problem_of(row: TableRow) -> str:
    """Why a table cannot be played on, in one sentence; nothing, if it can."""
    if row.problem:
        return row.problem
    if row.game not in REGISTERED:
        return f"This server no longer has the game {row.game}."
    if is_older(row.header):
        if any(seat.kind == "open" for seat in row.seats):
            return CLOSED
        return LEFT if row.state == "playing" else OLDER
    return ""


def is_older(header: Header) -> bool:
    """Was the game begun in another format of the log, under other rules or with other content?"""
    if header.game not in REGISTERED:
        return True
    try:
        must_fit(header)
    except OtherRules:
        return True
    return False


def may_have_record(row: TableRow, guest: str | None) -> bool:
    """May a guest have the record of a game that can never be over, because it is of older rules? Not while somebody
    else may take it up again who has secrets in it."""
    if row.state == "finished":
        return True
    if guest is None or not any(seat.guest == guest for seat in row.seats):
        return False
    game = REGISTERED.get(row.game)
    others = any(seat.kind == "person" and seat.guest != guest for seat in row.seats)
    return row.state == "playing" and (not others or (game is not None and not game.has.hidden))


def begun(work: Work, header: Header, entries: list[Entry]) -> Session[Any, Any]:
    """A game after the answers that it begins with."""
    session = Session(game_named(header.game), header, entries, work=work)
    session.work = None
    return session


def load(connection: Connection, work: Work, table: str) -> Loaded | None:
    """The table with this id."""
    stored = queries.load_table(connection, table)
    if stored is None:
        return None
    row, entries, chat = stored
    row.problem = problem_of(row)
    if row.state == "open" or (row.state == "abandoned" and not entries):
        return Loaded(row, entries, chat, None, stored=len(entries), snapshot=0)
    known = queries.load_snapshots(connection, table)
    if row.problem:
        session = older(connection, work, row, entries)
        if session is None and row.game in REGISTERED:
            row.problem = NOTHING_SHOWN
        return Loaded(row, [], chat, session, stored=len(entries), snapshot=0)
    try:
        session = _session(connection, work, row, entries, _early_enough(_usable(known, entries)))
    except DamagedRecord:
        # The rules have changed without saying so, or the log is damaged: how it stood may still be known.
        session = _still(connection, row, entries)
        if session is None:
            raise
        row.problem = LEFT if row.state == "playing" else OLDER
        return Loaded(row, [], chat, session, stored=len(entries), snapshot=0)
    last = known[-1].entries if known else 0
    return Loaded(row, [], chat, session, stored=len(entries), snapshot=last)


def older(connection: Connection, work: Work, row: TableRow, log: list[Entry]) -> Session[Any, Any] | None:
    """A game of other rules: with all its story, if today's rules tell the same of it; else as it stood when it was
    last noted; None if that cannot be read, or was never noted."""
    game = REGISTERED.get(row.game)
    if game is None:
        return None
    try:
        record = Record(row.header, log, "")
        if row.header.rules in game.retells:
            record = retold(game, record, work)
        session = Session(game, checked(game, record.header), record.entries, work=work)
        session.work = None
        if _agrees(connection, row, log, session):
            return session
    except (SetupError, RecordError):
        pass  # they do not
    return _still(connection, row, log)


def _agrees(connection: Connection, row: TableRow, log: list[Entry], session: Session[Any, Any]) -> bool:
    """Does what today's rules tell of a table agree with all that was noted of it?"""
    if row.state == "finished":
        if row.outcome is None or session.outcome is None or session.outcome.winners != row.outcome.winners:
            return False
    elif row.waiting_for and tuple(session.undecided) != row.waiting_for:
        return False
    usable, last = _usable(queries.load_snapshots(connection, row.id), log), session.snapshot()
    if not usable or last is None or usable[-1].played != last.played:
        return True
    position = queries.load_position(connection, row.id, usable[-1].entries)
    return ends_alike(session.game, row.header, session.header, session.flow.boundary, position)


def _still(connection: Connection, row: TableRow, log: list[Entry]) -> Session[Any, Any] | None:
    """A game of other rules as it stood at its last snapshot; None if today's rules cannot even read that."""
    game = REGISTERED.get(row.game)
    usable = _usable(queries.load_snapshots(connection, row.id), log)
    if game is None or not usable:
        return None
    position = queries.load_position(connection, row.id, usable[-1].entries)
    try:
        session = Session.still(game, row.header, msgspec.structs.replace(usable[-1], position=position), log)
        for viewer in range(-1, row.header.players):
            session.view(viewer)
        return session
    except Exception as error:  # what rules of another day have written may break today's anywhere
        _log.warning("table %s cannot be shown: %s", row.id, type(error).__name__)
        return None


def load_session(connection: Connection, work: Work, row: TableRow) -> tuple[Session[Any, Any], int]:
    """The game as it lies on the disk, and how much of its log is there."""
    entries = queries.load_entries(connection, row.id)
    usable = _usable(queries.load_snapshots(connection, row.id), entries)
    return _session(connection, work, row, entries, _early_enough(usable)), len(entries)


def load_reaching(connection: Connection, work: Work, row: TableRow, log: list[Entry], seat: int) -> Session[Any, Any]:
    """The game again, so that it can take back the last answer of ``seat``, however long ago that was."""
    usable = _usable(queries.load_snapshots(connection, row.id), log)
    back = 2
    while True:
        session = _session(connection, work, row, log, usable[: max(0, len(usable) - back)])
        if session.reaches_back(seat) or back >= len(usable):
            return session
        back *= 2  # which of the answers before a snapshot were forced is only known when they are played


def load_story(
    connection: Connection, work: Work, row: TableRow, log: list[Entry], first: int, end: int
) -> list[Event]:
    """The events from number ``first`` up to number ``end``."""
    session = _session(connection, work, row, log, _before(connection, row, log, lambda each: each.events <= first))
    return session.events[first - session.first_event : end - session.first_event]


def _before(
    connection: Connection, row: TableRow, log: list[Entry], early: Callable[[Snapshot], bool]
) -> list[Snapshot]:
    return [each for each in _usable(queries.load_snapshots(connection, row.id), log) if early(each)]


def _usable(snapshots: Sequence[Snapshot], log: list[Entry]) -> list[Snapshot]:
    """Those that fit the log (`Snapshot.fits`), all found in one pass over it: there may be hundreds of both."""
    undos = [(number, place) for number, (who, place) in enumerate(log) if who == UNDO and isinstance(place, int)]
    lowest = len(log)
    usable: list[Snapshot] = []
    for each in reversed(snapshots):
        while undos and undos[-1][0] >= each.entries:
            lowest = min(lowest, undos.pop()[1])
        if each.entries <= len(log) and each.played <= lowest:
            usable.append(each)
    return usable[::-1]


def _early_enough(usable: list[Snapshot]) -> list[Snapshot]:
    """Those up to the last but one: so that what is taken back is mostly found in the session. The only one there is
    counts if it stands far from the start: such a table went on from a long record."""
    return usable if len(usable) == 1 and usable[0].entries > 2 * EVERY else usable[:-1]


def _session(
    connection: Connection, work: Work, row: TableRow, log: list[Entry], snapshots: Sequence[Snapshot]
) -> Session[Any, Any]:
    """The game, played from the last of these snapshots on; from the start if there are none that can be read."""
    standing = [(seat.seat, ask) for seat in row.seats for ask in seat.standing]

    def played(snapshot: Snapshot | None) -> Session[Any, Any]:
        session = Session(game_named(row.game), row.header, log, snapshot=snapshot, standing=standing, work=work)
        session.work = None
        return session

    for each in reversed(snapshots):
        position = queries.load_position(connection, row.id, each.entries)
        # Snapshots only save time: the log alone is the truth.
        with contextlib.suppress(SetupError):
            return played(msgspec.structs.replace(each, position=position))
    return played(None)
