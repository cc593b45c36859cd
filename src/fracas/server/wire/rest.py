"""What goes over HTTP: requests and answers. What goes over sockets is in from_browser.py and to_browser.py."""

from __future__ import annotations

from typing import Any, Literal

from fracas.bots.analysed import KeyMoment, SideReview
from fracas.bots.opponents import USUAL
from fracas.server.wire.asked_info import Told
from fracas.server.wire.protocol import Thing
from fracas.server.wire.table_info import ClockInfo, OriginInfo, OutcomeInfo, TableInfo, TableState


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
    """Not listed: in nobody's list but its players', and nobody sits down without an invitation."""
    watchable: bool = False
    """Those without a seat may look on, if they find it or know its address."""
    audience_talks: bool = True
    """They may talk, too."""

    clock: ClockInfo | None = None
    help: bool = False
    """Hints and taking back between people."""


class AudienceWish(Thing, frozen=True, forbid_unknown_fields=True):
    """What the player who opened a table wants to be otherwise; what is left out stays as it is."""

    private: bool | None = None
    watchable: bool | None = None
    audience_talks: bool | None = None


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


class Invitation(Thing, frozen=True):
    """What an invitation is to, for the guest who holds it."""

    host: str
    """Who opened the table."""
    seat: int
    table: TableInfo
    seated: bool = False
    """The guest who asks has used it, and sits there."""


class Reach(Thing, frozen=True):
    """From where the server can be reached."""

    origin: str
    """The beginning of its address for others on the same network, as in ``http://192.168.1.5:8000``; empty unless it
    was started with ``--lan``."""


class Terms(Thing, frozen=True):
    """What this server was told about waiting, in seconds."""

    claim_after: float
    """So long somebody must be away, while others wait for them, until a bot may play on for them."""


class Joined(Thing, frozen=True):
    table: str
    seat: int


class Me(Thing, frozen=True):
    name: str
    tables: tuple[TableInfo, ...]
    """All tables at which this guest holds a seat, the latest first."""


class ShunnedInfo(Thing, frozen=True):
    """Somebody whose words one does not want to read."""

    id: str
    name: str
    """As they were called then."""
    blocked: bool
    """They cannot sit down at one's tables either, nor watch them, nor talk there."""
    since: float


class Shun(Thing, frozen=True, forbid_unknown_fields=True):
    """Mute or block somebody at a table: who sits in ``seat``, or who has said the line with the number ``said``."""

    table: str
    block: bool
    seat: int | None = None
    said: int | None = None


class Rename(Thing, frozen=True, forbid_unknown_fields=True):
    name: str


class LevelInfo(Thing, frozen=True):
    level: str
    bot: str
    help: str
    """How it plays."""
    name: str = ""
    face: str = ""
    """A picture among the client's icons."""
    strength: str = ""
    """What it scores against the level below it, in a sentence; empty where nobody has measured it."""


class LessonInfo(Thing, frozen=True):
    """A lesson, as it is offered."""

    id: str
    title: str
    minutes: int
    steps: int


class LessonWish(Thing, frozen=True, forbid_unknown_fields=True):
    """A lesson to be played from one of its steps; the one after the last is its free part."""

    lesson: str
    step: int = 1


class LessonAtPlay(Thing, frozen=True):
    """A lesson that a guest is in the midst of."""

    lesson: str
    table: str


class Learned(Thing, frozen=True):
    """How far the guest who asks has come."""

    learned: tuple[str, ...]
    """The lessons that they have finished, and the tips that they have read."""
    at_play: tuple[LessonAtPlay, ...]
    played: dict[str, int]
    """How many games of each kind they have played to the end, without lessons."""


class PictureInfo(Thing, frozen=True):
    """One picture of a game in a minute: a table, as its first seat sees it."""

    caption: str
    shows: str
    """What there is to see, for readers who cannot see it."""
    lit: tuple[str, ...]
    """What it is about, named as in a lesson."""
    names: tuple[str, ...]
    """Who sits there, by seat."""
    view: dict[str, Any]
    """What the game's own board draws."""


class NewlyLearned(Thing, frozen=True, forbid_unknown_fields=True):
    """Tips that were read."""

    learned: tuple[str, ...]


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
    how_to_win: tuple[str, ...] = ()
    """How it is won with the usual settings, in a few lines."""
    lessons: tuple[LessonInfo, ...] = ()
    """In the order in which they are offered."""


class RuleInfo(Thing, frozen=True):
    id: str
    title: str
    section: str
    text: str
    ruling: str


class KeptTable(Thing, frozen=True):
    """A table of a guest, in the list of what is kept of them."""

    id: str
    title: str
    state: TableState
    created: float
    updated: float
    """When somebody last did something there."""
    shared: bool
    """Others have sat there: it stays for them, without the guest's name."""


class KeptTalk(Thing, frozen=True):
    """Something that a guest has said."""

    table: str
    title: str
    text: str
    at: float


class Kept(Thing, frozen=True):
    """All that the server keeps of the guest who asks."""

    name: str
    since: float
    """When they first came, in seconds since the epoch."""
    tables: tuple[KeptTable, ...]
    """Those at which they sit or that they opened, the latest first."""
    said: tuple[KeptTalk, ...]
    """What they have said at tables and is still there, the latest first."""
    records: tuple[str, ...]
    """What the records that they brought are of."""
    made: tuple[str, ...]
    """The names of what they have made themselves."""
    shunned: tuple[str, ...]
    """Everybody they have muted or blocked."""
    learned: tuple[str, ...]
    """The lessons that they have finished and the tips that they have read."""


class Deleted(Thing, frozen=True):
    """What came of a wish to be forgotten."""

    sentence: str


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
    origin: OriginInfo | None = None
    """Where the table came from at which it was played; None if the game began with the set-up."""
    lasted: float = 0.0
    """Seconds from the moment when all sat until the end; 0 if nobody knows."""
    brought: bool = False
    """In a list of one's own: a record that one has brought, and may remove."""
    note: str = ""
    """Why not all of it can be seen, if so."""


class ReplayStart(Thing, frozen=True):
    """The first line of a replay: the table before the first decision."""

    views: tuple[dict[str, Any], ...]
    """The view of the seat that was asked for; or those of all seats, for ``all``."""
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
    first: int
    """So many of them come first, as they look at a glance; all of them come after that, in their place. 0 if there is
    no glance, because everything is known already."""


class AnalysisEnd(Thing, frozen=True):
    """What it all comes to: after the glance, and as the last line of an analysis."""

    keys: tuple[KeyMoment, ...]
    """The moments that mattered most, in the order of play."""
    shares: tuple[float, ...]
    """What each seat got in the end; empty while the game goes on."""
    sides: tuple[SideReview, ...]
    """How well each seat played, and its luck."""
    final: bool
    """Nothing follows."""


class Worth(Thing, frozen=True):
    """What a thing that a player makes is worth, as far as it is known: of two armies alike in all else, how often the
    one with it wins."""

    games: int
    """So many were played."""
    most: int
    """And so many will be, at the most."""
    share: float
    """Of the victories."""
    low: float
    high: float
    """Where it truly lies, with 95 % confidence."""
    done: bool


class ContinueFrom(Thing, frozen=True, forbid_unknown_fields=True):
    """Play on from a moment of a replay, as a new table."""

    frame: int
    seats: tuple[SeatWish, ...]
    private: bool = True
    hidden: Literal["kept", "anew"] = "kept"
    """What nobody can see from outside stays as it was, or is dealt anew. If it is kept, the seats of a table that is
    not private are for oneself and for bots."""
    watchable: bool = False
    audience_talks: bool = True


class Upload(Thing, frozen=True, forbid_unknown_fields=True):
    record: str
    """The text of a record."""


class ErrorInfo(Thing, frozen=True):
    """Any refusal over HTTP."""

    code: str
    rule: str
    sentence: str
