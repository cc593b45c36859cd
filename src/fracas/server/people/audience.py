"""Who may find a table, look at it and talk there, besides those who sit at it."""

from __future__ import annotations

from typing import Final, NamedTuple

from fracas.server.storage.rows import Guest, TableRow
from fracas.server.wire.errors import Denied

BLOCKED: Final = "Somebody who plays here, or who opened this table, has blocked you."


class Audience(NamedTuple):
    """What the player who opens a table says about all others."""

    private: bool = True
    watchable: bool = False
    talks: bool = True


def holds_seat(row: TableRow, guest: str | None) -> bool:
    """Does a guest play at the table?"""
    return guest is not None and any(seat.guest == guest for seat in row.seats)


def people_of(row: TableRow) -> set[str]:
    """Those whose table it is: they opened it, or sit at it."""
    return {row.owner, *(seat.guest for seat in row.seats if seat.guest is not None)}


def may_look(row: TableRow, guest: str | None) -> bool:
    """May a guest see what happens at the table? The player who opened it may, until the game begins."""
    return row.watchable or holds_seat(row, guest) or (row.state == "open" and row.owner == guest)


def must_see(row: TableRow, guest: Guest | None) -> None:
    """Refuse a guest who may not look on, even if they know the address."""
    if not may_look(row, None if guest is None else guest.id):
        raise not_watchable()


def not_watchable() -> Denied:
    return Denied(403, "not-watchable", "This table may not be watched; only its players see it.", rule="table.seat")


def is_blocked() -> Denied:
    return Denied(403, "blocked", BLOCKED, rule="table.seat")
