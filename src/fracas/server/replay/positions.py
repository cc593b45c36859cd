"""Tables that go on from a position that somebody brought, or took from a replay.

A player who opens such a table may know what is hidden in it. So it says where it comes from, in every list and at the
table; and strangers may only sit down at it when what is hidden has been dealt anew.
"""

from __future__ import annotations

import contextlib
from collections.abc import Sequence
from random import Random
from typing import Any, Literal

import msgspec

from fracas.core.events import SPECTATOR
from fracas.core.game import Game
from fracas.core.question import deciders
from fracas.core.record import Entry, Header
from fracas.core.refusal import RecordError, Refusal, SetupError
from fracas.core.session import Session
from fracas.core.work import Work
from fracas.server.people.lookalikes import unlike
from fracas.server.replay.loading import begun
from fracas.server.storage.rows import Guest, Seat
from fracas.server.wire.errors import Denied
from fracas.server.wire.table_info import OriginInfo

Hidden = Literal["kept", "anew"]
"""What becomes of hidden things when play goes on: they stay as they were, or are dealt anew."""
LONG = 500
"""Answers after which a table does not bring the whole story of the game that it goes on from."""
DEALS = 20
"""How often it is tried to deal anew. A guess from open things mostly fits at once."""


def must_be_fair(origin: OriginInfo | None, seats: Sequence[Seat], *, private: bool) -> None:
    """Refuse to open a table, or to let it be found, where a stranger would play against somebody who may know what is
    hidden."""
    if not private and any(seat.kind == "open" for seat in seats) and is_known(origin):
        raise Denied(
            422,
            "rigged",
            "You may know what is hidden in this position. Have it dealt anew, play in private, or play with bots.",
            rule="table.record",
        )


def is_known(origin: OriginInfo | None) -> bool:
    """May somebody know what is hidden at a table of this origin? Only those who are invited sit down there."""
    return origin is not None and origin.hidden == "kept"


def origin_of(guest: Guest, seats: Sequence[Seat], game: Game[Any, Any], hidden: Hidden) -> OriginInfo:
    """What lists say of a table that ``guest`` opens from a position."""
    mine = [seat.name for seat in seats if seat.guest == guest.id]
    by = mine[0] if mine else unlike([seat.name for seat in seats], guest.name)
    if not game.has.hidden:
        return OriginInfo(by, "open", f"Goes on from a position that {by} brought. Nothing in this game is hidden.")
    if hidden == "anew":
        return OriginInfo(by, "anew", f"Goes on from a position that {by} brought. What is hidden was dealt anew.")
    return OriginInfo(by, "kept", f"Goes on from a position that {by} brought. They may know what is hidden.")


def taken_up(work: Work, header: Header, entries: list[Entry], seed: int | None) -> tuple[str, list[Entry]]:
    """Where a table begins that goes on after ``entries``: a position, and the answers from there on. With a ``seed``,
    all that is hidden is dealt anew. After a long game it begins at the last boundary: players who come to the table
    must not wait until all that was played elsewhere has been played again."""
    table = begun(work, header, entries)
    if table.over:
        raise RecordError("over", "The game is over at that moment; go on from an earlier one.", rule="table.record")
    if seed is not None and table.game.has.hidden:
        return dealt_anew(work, table, Random(seed))
    # A player who left there does not leave here again: somebody else sits in the seat.
    if len(entries) <= LONG and not table.incidents.left:
        return header.position, entries
    last = table.snapshot()
    assert last is not None, "nothing was taken back in these answers"
    return last.position, table.played[last.played :]


def dealt_anew(work: Work, table: Session[Any, Any], luck: Random) -> tuple[str, list[Entry]]:
    """A table with all that a spectator cannot see dealt anew: the position to begin from, and the answers from there
    to the same question. All that a spectator sees is as it was."""
    game, flow = table.game, table.flow
    last = table.snapshot()
    assert last is not None, "nothing was taken back in these answers"
    since = table.played[last.played :]
    seen = table.view()
    imagination = game.imagination(game.view(flow.boundary, SPECTATOR), seen)
    for _ in range(DEALS):
        # A guess may break a rule that only players know of; then another one is made.
        with contextlib.suppress(Refusal, SetupError):
            position = game.notation.write(imagination.sample(luck.random))
            other = begun(work, msgspec.structs.replace(table.header, position=position), since)
            if other.played == since and _same_to_all(table, other):
                return position, since
    raise RecordError(
        "not-dealt",
        "What is hidden cannot be dealt anew at this moment; choose another one, or play in private.",
        rule="table.record",
    )


def _same_to_all(one: Session[Any, Any], other: Session[Any, Any]) -> bool:
    """Do they look the same to everybody, and ask the same people the same thing?"""
    asked, also = one.flow.question, other.flow.question
    if asked is None or also is None or asked.ask != also.ask:
        return asked is also
    return list(deciders(asked)) == list(deciders(also)) and bool(one.view() == other.view())
