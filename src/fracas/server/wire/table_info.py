"""Tables, as lists and headings show them: parts of messages."""

from __future__ import annotations

from typing import Any, Literal

from fracas.core.tally import Tally
from fracas.server.wire.protocol import Thing

TableState = Literal["open", "playing", "finished", "abandoned"]


class SeatInfo(Thing, frozen=True):
    seat: int
    name: str
    kind: Literal["person", "bot", "open"]
    bot: str = ""
    """The bot as `fracas.bots.make` reads it; empty for a person."""
    level: str = ""
    """How good the bot is, as players call it; empty if it plays at none of the game's levels."""
    online: bool = False
    mine: bool = False
    """Held by the guest who reads this."""
    gone: Literal["", "left", "clock", "claimed"] = ""
    """Why a bot plays on for the person who sat here, or why they lost: they left, ran out of time, or were away."""
    stands: str = ""
    """What it has reached or has left, in two or three words of the game; as of the last turn, for lists."""


class ClockInfo(Thing, frozen=True):
    """How long people may think: so many seconds for each answer, or a bank of seconds with an increment for each."""

    move: int = 0
    bank: int = 0
    increment: int = 0


class OutcomeInfo(Thing, frozen=True):
    winners: tuple[int, ...]
    rule: str
    sentence: str
    helped: tuple[int, ...] = ()
    """The seats that had hints, or took something back that they had learned from."""
    tally: Tally | None = None
    """What it came to; None where nobody has counted it."""


class OriginInfo(Thing, frozen=True):
    """Where a table comes from that did not begin with the set-up."""

    by: str
    """Who opened it from a position that they brought, or took from a replay."""
    hidden: Literal["kept", "anew", "open", "unseen"]
    """What was hidden there is as it was, so that they may know it; or was dealt anew; or nothing in the game is; or is
    as it was, and nobody has seen more of it than they saw when they played."""
    sentence: str
    """The same, for lists and for the table."""


class TableInfo(Thing, frozen=True):
    id: str
    game: str
    title: str
    state: TableState
    private: bool
    """In nobody's list but its players', and nobody sits down without an invitation."""
    watchable: bool
    """Those without a seat may look on."""
    audience_talks: bool
    """They may talk, too."""
    settings: dict[str, Any]
    seats: tuple[SeatInfo, ...]
    turns: int
    created: float
    """Seconds since the epoch."""
    updated: float
    mine: bool
    """Opened by the guest who reads this."""
    waiting_for: tuple[int, ...]
    """The seats that must answer, while it is at play."""
    watchers: int = 0
    outcome: OutcomeInfo | None = None
    rematch: str = ""
    """The id of the table that follows this one, once somebody has asked for a rematch."""
    lasted: float = 0.0
    """Seconds that the game was played, once it is over; 0 if nobody knows."""
    problem: str = ""
    """Why it cannot be played on, in one sentence: it can be looked at as it last stood, or not even that."""
    clock: ClockInfo | None = None
    help: bool = False
    """Hints and taking back are allowed between people here."""
    origin: OriginInfo | None = None
    """None if it began with the set-up."""
    lesson: str = ""
    """What is taught here; empty at any other table."""
    record: bool = False
    """The guest who reads this may download its record."""
