"""Who sits where at a new table, and under which name."""

from __future__ import annotations

import secrets
from collections.abc import Sequence

from fracas.bots.opponents import free_names
from fracas.core.refusal import SetupError
from fracas.server.guests import hashed, read_name
from fracas.server.protocol import Invite, SeatWish
from fracas.server.store import Guest, Seat
from fracas.server.thinking import read_bot


def seated(wishes: Sequence[SeatWish], guest: Guest) -> tuple[list[Seat], list[Invite]]:
    """The seats of a new table, and the invitations to those that are open."""
    if all(wish.kind == "bot" for wish in wishes):
        raise SetupError("no-person", "At least one seat is for a person.", rule="table.seat")
    seats: list[Seat] = []
    invites: list[Invite] = []
    for number, wish in enumerate(wishes):
        taken = [seat.name for seat in seats]
        if wish.kind == "open":
            code = secrets.token_urlsafe(16)
            invites.append(Invite(number, code))
            seats.append(Seat(number, "open", "", invite=hashed(code)))
        elif wish.kind == "bot":
            name = unlike(taken, read_name(wish.name) if wish.name else free_names(taken)[0])
            seats.append(Seat(number, "bot", name, bot=read_bot(wish.bot or "normal")))
        else:
            name = unlike(taken, read_name(wish.name) if wish.name else guest.name)
            seats.append(Seat(number, "person", name, guest=guest.id))
    return seats, invites


def again(seats: Sequence[Seat]) -> list[SeatWish]:
    """The same people and bots as wishes, for checking that they can sit down once more."""
    return [SeatWish("bot" if seat.kind == "bot" else "me", seat.name, seat.bot) for seat in seats]


def unlike(taken: Sequence[str], name: str) -> str:
    """``name``, or with a number after it if somebody at the table has it already."""
    used = {other.casefold() for other in taken}
    number, changed = 1, name
    while changed.casefold() in used:
        number += 1
        changed = f"{name} {number}"
    return changed


def header_names(seats: Sequence[Seat]) -> list[str]:
    """The names for the header of a record; open seats have none yet."""
    return [seat.name or f"Player {seat.seat + 1}" for seat in seats]
