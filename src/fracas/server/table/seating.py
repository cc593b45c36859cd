"""Who sits where at a new table, and under which name."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from typing import Any

from fracas.bots.opponents import USUAL, free_names
from fracas.core.game import Game
from fracas.core.refusal import SetupError
from fracas.server.bots.processes import read_bot
from fracas.server.people.guests import hashed, invitation, read_name
from fracas.server.people.lookalikes import unlike
from fracas.server.storage.rows import Guest, Seat
from fracas.server.wire.rest import Invite, SeatWish


def seated(
    wishes: Sequence[SeatWish], guest: Guest, game: Game[Any, Any], elsewhere: Collection[str] = ()
) -> list[Seat]:
    """The seats of a new table. Its bots are not called like those ``elsewhere``, as long as there are names."""
    if all(wish.kind == "bot" for wish in wishes):
        raise SetupError("no-person", "At least one seat is for a person.", rule="table.seat")
    seats: list[Seat] = []
    for number, wish in enumerate(wishes):
        taken = [seat.name for seat in seats]
        if wish.kind == "open":
            seats.append(Seat(number, "open", ""))
        elif wish.kind == "bot":
            name = unlike(taken, read_name(wish.name) if wish.name else free_names(taken, elsewhere)[0])
            seats.append(Seat(number, "bot", name, bot=read_bot(wish.bot or USUAL, game)))
        else:
            name = unlike(taken, read_name(wish.name) if wish.name else guest.name)
            seats.append(Seat(number, "person", name, guest=guest.id))
    return seats


def invite(token: str, table: str, seats: Sequence[Seat]) -> tuple[Invite, ...]:
    """Make the invitations to the open seats of a new table; the seats keep their hashes."""
    invites = _invitations(token, table, seats)
    for each in invites:
        seats[each.seat].invite = hashed(each.code)
    return invites


def invites_again(token: str, table: str, seats: Sequence[Seat]) -> tuple[Invite, ...]:
    """The same invitations once more, as far as their seats are still open."""
    return tuple(each for each in _invitations(token, table, seats) if hashed(each.code) == seats[each.seat].invite)


def _invitations(token: str, table: str, seats: Sequence[Seat]) -> tuple[Invite, ...]:
    return tuple(Invite(seat.seat, invitation(token, table, seat.seat)) for seat in seats if seat.kind == "open")


def header_names(seats: Sequence[Seat]) -> list[str]:
    """The names for the header of a record; open seats have none yet."""
    return [seat.name or f"Player {seat.seat + 1}" for seat in seats]
