"""What goes over the wire. Everything that enters is decoded into one of these and checked; everything that leaves
is one of these.

The socket of a table is ``/api/tables/{id}/socket``. After connecting, the browser says `Hello` with the number of
the last event it has seen, and gets `Welcome`, what happened since, and a `Scene` for each seat it holds (or for a
spectator). From then on every answer anywhere at the table brings a `Happened` and a `Scene`. The view is sent whole
once (and again after an undo); after that each event carries the change of the viewer's view, as a patch: an object
changes the keys it names, in a list the places, and anything else is the new value.

What is sent most often (scenes, questions, options, events) leaves out every field that is as declared here; the
TypeScript has a function that puts them back.
"""

from __future__ import annotations

from typing import Any, Literal

import msgspec

PROTOCOL = 3

SPECTATOR = -1


class Message(msgspec.Struct, frozen=True, tag=True, tag_field="type"):
    """Anything sent over a socket."""


class Thing(msgspec.Struct, frozen=True):
    """Anything that is a part of a message."""


# -- tables, as the lobby shows them

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
    record: bool = False
    """The guest who reads this may download its record."""


# -- what is asked and what happened


class OptionInfo(Thing, frozen=True, omit_defaults=True):
    value: int
    label: str
    token: str
    touches: tuple[str, ...]
    """What on the table it is about, in the order in which it is pointed at: ``figure:3``, ``card:QH``, ``seat:1``."""
    note: str = ""
    verb: str = ""
    """What the button says that confirms it; empty if the label itself does."""
    facts: tuple[str, ...] = ()
    """What the note says, in pieces, for the game's own board."""


class RefusedPlace(Thing, frozen=True):
    """Why a place is not allowed, and where along it that shows."""

    rule: str
    sentence: str
    spot: tuple[int, ...] = ()


class AskedInfo(Thing, frozen=True, omit_defaults=True):
    id: int
    """To be sent back with the answer."""
    ask: str
    kind: Literal["choice", "commit", "place"]
    """One of the options; one in secret; or a place (also in secret, if ``secret`` says so)."""
    prompt: str
    rule: str
    options: tuple[OptionInfo, ...]
    sets: bool = False
    """What options touch are sets: they are picked in any order, and confirmed when the set is complete."""
    passing: int | None = None
    """The option that means "nothing now", where a player may say so once for all (see `Stand`)."""
    secret: bool = False
    """Others do not see what is answered, or not yet."""
    shape: dict[str, Any] | None = None
    """For a place: what may be answered, to be drawn (`fracas.core.place`), with its kind as ``type``."""


class Told(Thing, frozen=True, omit_defaults=True):
    """One event, as the viewer may know it."""

    number: int
    event: dict[str, Any]
    """With its class as ``type``."""
    sentence: str
    rule: str
    patch: dict[str, Any] = {}
    """What has changed in the viewer's view with it."""


class CandidateInfo(Thing, frozen=True):
    value: int | tuple[int, ...]
    label: str
    estimate: float
    visits: int


# -- from the browser


class Hello(Message, frozen=True):
    protocol: int
    after: int = 0
    """How many events this browser has seen; 0 for none."""


class Answer(Message, frozen=True):
    seat: int
    question: int
    answer: int | tuple[int, ...]


class Try(Message, frozen=True):
    """A place is pointed at, and not yet answered. `Tried` comes back."""

    seat: int
    question: int
    place: tuple[int, ...]


class Why(Message, frozen=True):
    """Why can this thing on the table not be chosen now? `Because` comes back."""

    seat: int
    question: int
    thing: str
    """As options name what they touch: ``figure:3``; or ``option:7`` for an answer by its number."""


class Look(Message, frozen=True):
    """What would the answers come to? `Seen` comes back."""

    seat: int
    question: int
    about: tuple[int, ...] = ()
    """Which part of it, in the game's own numbers."""


class Stand(Message, frozen=True):
    """Do not ask ``seat`` this any more: it passes, until it says otherwise; with a ``+`` behind ``ask`` it takes what
    is offered first."""

    seat: int
    ask: str
    on: bool


class AskUndo(Message, frozen=True):
    """Take back the last answer of ``seat``: done at once if nobody learned anything, else put to the others."""

    seat: int


class AnswerUndo(Message, frozen=True):
    seat: int
    request: int
    agree: bool


class AskHint(Message, frozen=True):
    seat: int


class Leave(Message, frozen=True):
    """``seat`` resigns, or leaves: it cannot be taken back."""

    seat: int


class Abort(Message, frozen=True):
    """``seat`` breaks off a game in which not every person has answered yet."""

    seat: int


class OfferDraw(Message, frozen=True):
    seat: int


class AnswerDraw(Message, frozen=True):
    """``seat`` agrees to a draw, or does not; the seat that offered it takes it back by not agreeing."""

    seat: int
    request: int
    agree: bool


class Claim(Message, frozen=True):
    """``seat`` has waited long enough for the one that is ``away``: a bot is to play on for it."""

    seat: int
    away: int


class Say(Message, frozen=True):
    text: str


class Ping(Message, frozen=True):
    pass


FromBrowser = (
    Hello
    | Answer
    | Try
    | Why
    | Look
    | Stand
    | AskUndo
    | AnswerUndo
    | AskHint
    | Leave
    | Abort
    | OfferDraw
    | AnswerDraw
    | Claim
    | Say
    | Ping
)


# -- to the browser


class Welcome(Message, frozen=True):
    protocol: int
    table: TableInfo
    seats: tuple[int, ...]
    """The seats that this browser holds; none for a spectator."""
    chat: tuple[Chat, ...]


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
    why: str
    candidates: tuple[CandidateInfo, ...]


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
