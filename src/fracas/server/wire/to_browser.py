"""All that a browser is told over the socket of a table."""

from __future__ import annotations

from typing import Any

from fracas.core.goal import Goal
from fracas.server.wire.asked_info import AskedInfo, CandidateInfo, OptionInfo, RefusedPlace, StepInfo, Told
from fracas.server.wire.coaching import Coach, TipInfo
from fracas.server.wire.protocol import Message, Thing
from fracas.server.wire.table_info import OutcomeInfo, TableInfo


class Welcome(Message, frozen=True):
    protocol: int
    table: TableInfo
    seats: tuple[int, ...]
    """The seats that this browser holds; none for a spectator."""
    chat: tuple[Chat, ...]
    how_to_win: tuple[str, ...] = ()
    """How this game is won with its settings, in a few lines."""


class Happened(Message, frozen=True):
    """Events from number ``after`` on, as ``seat`` may know them."""

    seat: int
    after: int
    events: tuple[Told, ...]
    upto: int
    """The number of the next event to come: what to say in the next `Hello`."""


class Scene(Message, frozen=True, omit_defaults=True):
    """The table as ``seat`` sees it now. Replaces the scene before."""

    seat: int
    upto: int
    """How many events had happened."""
    waiting_for: tuple[int, ...]
    turns: int
    view: dict[str, Any] | None = None
    """The game's own view, whole: for figures, `fracas.games.figures.view.View`. None if the patches of the events
    and of this scene lead to it."""
    asked: AskedInfo | None = None
    can_undo: bool = False
    """The last answer of the seat can be taken back at once: nobody has learned anything from it."""
    over: bool = False
    outcome: OutcomeInfo | None = None
    can_ask_undo: bool = False
    """There is an answer of the seat that can be taken back, if the others agree."""
    chosen: OptionInfo | None = None
    """What the seat has chosen in secret and nobody else knows yet; told to nobody but the seat itself."""
    placed: tuple[int, ...] | None = None
    """The same, where a place was asked for."""
    patch: dict[str, Any] = {}
    """What has changed in the view since the last event, if ``view`` is None."""
    standing: tuple[str, ...] = ()
    """What the seat has asked not to be asked: it passes there, or where a ``+`` stands behind it says yes."""
    can_hint: bool = False
    """The seat may ask for hints."""
    can_abort: bool = False
    """The seat may break the game off: it would count for nobody."""
    can_draw: bool = False
    """The seat may offer a draw."""
    gone: bool = False
    """A bot plays on for this seat."""
    goal: Goal | None = None
    """What wins, how far each side is, what would win now; None where the game has nothing to say yet."""
    coach: Coach | None = None
    """What the coach of a lesson says; None at any other table, and while others must answer."""
    tip: TipInfo | None = None
    """One sentence for what the seat meets for the first time, in the first games of its guest against bots."""


class Accepted(Message, frozen=True):
    """The answer is on disk."""

    seat: int
    question: int


class Refused(Message, frozen=True):
    """An answer or a request was refused; nothing has changed."""

    code: str
    rule: str
    sentence: str
    question: int | None = None


class Tried(Message, frozen=True):
    """What would come of a place."""

    seat: int
    question: int
    tried: tuple[int, ...]
    """As it was pointed at."""
    place: tuple[int, ...] | None
    """The same, if it is legal; else the nearest that is; None if there is none."""
    refused: RefusedPlace | None = None
    """Why ``tried`` itself is not legal."""
    preview: dict[str, Any] | None = None
    """What would happen at ``place``, with its kind as ``type``."""


class Because(Message, frozen=True):
    """Why a thing cannot be chosen now."""

    seat: int
    question: int
    thing: str
    rule: str
    sentence: str


class Seen(Message, frozen=True):
    """What the answers to a question would come to, as far as the seat can know."""

    seat: int
    question: int
    about: tuple[int, ...]
    outlook: dict[str, Any] | None
    """The game's own; None if it has nothing to say."""


class UndoAsked(Message, frozen=True):
    request: int
    seat: int
    """Who wants to take back."""
    sentence: str
    waiting_for: tuple[int, ...]
    """The seats that have not agreed yet."""


class UndoSettled(Message, frozen=True):
    request: int
    agreed: bool


class DrawOffered(Message, frozen=True):
    request: int
    seat: int
    """Who offers it."""
    sentence: str
    waiting_for: tuple[int, ...]
    """The seats that have not agreed yet."""


class DrawSettled(Message, frozen=True):
    request: int
    agreed: bool


class AwayInfo(Thing, frozen=True):
    """Somebody is waited for and does not look at the table."""

    seat: int
    claim_in: int
    """Milliseconds until the others may give the seat to a bot; 0 if they may now, -1 if a clock of more than an hour
    decides."""


class Waiting(Message, frozen=True):
    """How long those who are waited for have, and who of them is away. Replaces what was told before."""

    left: tuple[int, ...]
    """For each seat the milliseconds that it has left, as of now; -1 where there is no clock."""
    running: tuple[int, ...]
    """The seats whose clocks run."""
    away: tuple[AwayInfo, ...]
    unseen: tuple[int, ...] = ()
    """The people who have not been at the table since the game began; until they have, no clock runs."""
    abort_in: int = -1
    """Milliseconds until the game is broken off if they do not come; -1 if all have come."""


class Hint(Message, frozen=True):
    seat: int
    question: int
    value: int | tuple[int, ...]
    """An option, or a place."""
    label: str
    """What to do; a movement says where to."""
    why: str
    """What it gains, and how it compares with the others."""
    candidates: tuple[CandidateInfo, ...]
    touches: tuple[str, ...]
    """What on the table is meant: who acts, at what, where."""
    place: tuple[int, ...]
    """The place that is meant, also where it is asked for only after this; empty if there is none."""
    then: tuple[StepInfo, ...]
    """How the turn of the same warrior or unit goes on, as far as no luck and nobody else comes in."""


class Chat(Message, frozen=True):
    number: int
    name: str
    seat: int
    """SPECTATOR for somebody who holds none."""
    text: str
    at: float


class TableChanged(Message, frozen=True):
    """Somebody sat down, came, went, or the game began or ended."""

    table: TableInfo


class Problem(Message, frozen=True):
    """What was sent could not be understood, or too much was sent; the socket may be closed after it."""

    code: str
    sentence: str


class Pong(Message, frozen=True):
    pass


ToBrowser = (
    Welcome
    | Happened
    | Scene
    | Accepted
    | Refused
    | Tried
    | Because
    | Seen
    | UndoAsked
    | UndoSettled
    | DrawOffered
    | DrawSettled
    | Waiting
    | Hint
    | Chat
    | TableChanged
    | Problem
    | Pong
)
