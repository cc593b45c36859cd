"""What goes over the wire by REST: requests and answers. What goes over sockets is in protocol.py."""

from __future__ import annotations

from typing import Any, Literal

from fracas.bots.analysed import KeyMoment
from fracas.bots.opponents import USUAL
from fracas.server.protocol import OutcomeInfo, TableInfo, Thing, Told


class SeatWish(Thing, frozen=True, forbid_unknown_fields=True):
    """Who is to sit in a seat of a new table."""

    kind: Literal["me", "open", "bot"]
    """``me`` more than once is hot-seat: several people at this browser."""
    name: str = ""
    """For a bot, or for another person at this browser."""
    bot: str = ""


class NewTable(Thing, frozen=True, forbid_unknown_fields=True):
    game: str
    seats: tuple[SeatWish, ...]
    settings: dict[str, Any] = {}
    private: bool = True


class PlayNow(Thing, frozen=True, forbid_unknown_fields=True):
    game: str
    level: str = USUAL
    """One of those that `GameInfo` names."""


class Opened(Thing, frozen=True):
    """A new table, and the links to its open seats."""

    table: TableInfo
    invites: tuple[Invite, ...]


class Invite(Thing, frozen=True):
    seat: int
    code: str
    """The link is ``/join/{code}``. It is good for one person."""


class Joined(Thing, frozen=True):
    table: str
    seat: int


class Me(Thing, frozen=True):
    name: str
    tables: tuple[TableInfo, ...]
    """All tables at which this guest holds a seat, the latest first."""


class Rename(Thing, frozen=True, forbid_unknown_fields=True):
    name: str


class LevelInfo(Thing, frozen=True):
    level: str
    bot: str
    help: str


class GameInfo(Thing, frozen=True):
    name: str
    title: str
    about: str
    least: int
    most: int
    minutes: int
    weight: float
    """From 1, light, to 5, heavy."""
    hidden: bool
    """Somebody cannot see something besides choices that are still pending."""
    simultaneous: bool
    """Several choose at once, in secret until all have."""
    settings: tuple[dict[str, Any], ...]
    """As `fracas.core.settings.Setting` writes them."""
    levels: tuple[LevelInfo, ...]


class RuleInfo(Thing, frozen=True):
    id: str
    title: str
    section: str
    text: str
    ruling: str


class ReplayInfo(Thing, frozen=True):
    id: str
    game: str
    title: str
    names: tuple[str, ...]
    bots: tuple[str, ...]
    frames: int
    """How many moments there are: before the first decision, and after each."""
    created: float
    outcome: OutcomeInfo | None = None
    lasted: float = 0.0
    """Seconds from the moment when all sat until the end; 0 if nobody knows."""
    brought: bool = False
    """In a list of one's own: a record that one has brought, and may remove."""


class ReplayStart(Thing, frozen=True):
    """The first line of a replay: the table before the first decision."""

    views: tuple[dict[str, Any], ...]
    """The view of whoever looks; or those of all seats, for ``all``."""
    told: tuple[Told, ...]
    """What happened before the first decision; the views have seen it already."""
    waiting_for: tuple[int, ...]
    turns: int
    over: bool


class ReplayStep(Thing, frozen=True, omit_defaults=True):
    """Every other line: one decision and what came of it. What several choose at once is one decision.

    Line n leads to frame n.
    """

    told: tuple[Told, ...]
    """What happened, each event with its patch of the first view."""
    patches: tuple[dict[str, Any], ...]
    """What is left to change in the first view after the last event; in every other one, all that the step changes."""
    waiting_for: tuple[int, ...]
    turns: int
    over: bool
    views: tuple[dict[str, Any], ...] | None = None
    """In every hundredth line the views whole, as they are after it: to jump there without all lines before."""


class AnalysisStart(Thing, frozen=True):
    """The first line of an analysis. An `AnalysedMoment` for each moment follows, as it is thought about."""

    moments: int
    """How many there will be."""
    bot: str
    """Who looks."""


class AnalysisEnd(Thing, frozen=True):
    """The last line of an analysis."""

    keys: tuple[KeyMoment, ...]
    """The moments that mattered most, in the order of play."""
    shares: tuple[float, ...]
    """What each seat got in the end; empty while the game goes on."""


class ContinueFrom(Thing, frozen=True, forbid_unknown_fields=True):
    """Play on from a moment of a replay, as a new table."""

    frame: int
    seats: tuple[SeatWish, ...]
    private: bool = True


class Upload(Thing, frozen=True, forbid_unknown_fields=True):
    record: str
    """The text of a record."""


class ErrorInfo(Thing, frozen=True):
    """Any refusal over HTTP."""

    code: str
    rule: str
    sentence: str
