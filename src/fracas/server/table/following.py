"""Where a table begins that follows another one: from the start, or where older rules have left a game."""

from __future__ import annotations

from collections.abc import Collection
from typing import Any, Final, NamedTuple

from fracas.bots.opponents import USUAL, levels_of
from fracas.core.record import Entry, Header
from fracas.core.session import Session
from fracas.games import game_named
from fracas.server.replay.loading import NOTHING_SHOWN
from fracas.server.storage.rows import Seat, TableRow
from fracas.server.wire.errors import Denied
from fracas.server.wire.table_info import OriginInfo

OLDER: Final = OriginInfo("", "unseen", "Goes on from where a table of older rules stood. Nobody has seen more of it.")


def is_kept(row: TableRow) -> bool:
    """Are the seats of a table only for those who had them before? Others who sat down would see what they had kept
    secret, in a game that may still go on without them."""
    return row.origin is not None and row.origin.hidden == OLDER.hidden and game_named(row.game).has.hidden


class LeftAt(NamedTuple):
    """A position, the answers since, and who has gone by then."""

    position: str
    entries: list[Entry]
    gone: tuple[int, ...]
    origin: OriginInfo | None


FROM_THE_START: Final = LeftAt("", [], (), None)


def left_at(row: TableRow, session: Session[Any, Any] | None) -> LeftAt:
    """Where play goes on from a game of older rules: after its last answer, if today's rules have told it; else where
    it was last noted."""
    if session is None:
        raise Denied(409, "other-rules", NOTHING_SHOWN, rule="table.record")
    if session.over:
        raise Denied(409, "over", "The game is over.", rule="table.question")
    deleted = [seat.seat for seat in row.seats if seat.kind == "person" and seat.guest is None]
    gone = tuple(sorted({*session.incidents.stand_ins, *deleted}))
    last = None if session.is_still else session.snapshot()
    if last is None:
        return LeftAt(session.game.notation.write(session.flow.state), [], gone, OLDER)
    return LeftAt(last.position, session.played[last.played :], gone, OLDER)


def seats_again(row: TableRow, guest: str, gone: Collection[int]) -> list[Seat]:
    """The seats of a table that follows: bots and the player who asks sit down, the others are waited for. For
    those who have ``gone`` a bot plays on."""
    seats: list[Seat] = []
    for seat in row.seats:
        if seat.seat in gone and seat.guest != guest:
            seats.append(Seat(seat.seat, "bot", seat.name, None, levels_of(game_named(row.game))[USUAL].bot))
        elif seat.kind == "bot" or seat.guest == guest:
            seats.append(Seat(seat.seat, seat.kind, seat.name, seat.guest, seat.bot))
        else:
            seats.append(Seat(seat.seat, "open", ""))
    return seats


def known_settings(header: Header) -> dict[str, Any]:
    """Those settings of a table that today's game still knows."""
    known = {setting.name for setting in game_named(header.game).settings}
    return {name: value for name, value in header.settings.items() if name in known}
