"""What goes over the wire. Everything that enters is decoded into one of these and checked; everything that leaves
is one of these.

The socket of a table is ``/api/tables/{id}/socket``. After connecting, the browser says `Hello` with the number of
the last event it has seen, and gets `Welcome`, what happened since, and a `Scene` for each seat it holds (or for a
spectator). From then on every answer anywhere at the table brings a `Happened` and a `Scene`.
"""

from __future__ import annotations

from typing import Any, Literal

import msgspec

PROTOCOL = 1

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
    online: bool = False
    mine: bool = False
    """Held by whoever reads this."""


class OutcomeInfo(Thing, frozen=True):
    winners: tuple[int, ...]
    rule: str
    sentence: str


class TableInfo(Thing, frozen=True):
    id: str
    game: str
    title: str
    state: TableState
    private: bool
    settings: dict[str, Any]
    seats: tuple[SeatInfo, ...]
    turns: int
    created: float
    """Seconds since the epoch."""
    updated: float
    mine: bool
    """Opened by whoever reads this."""
    waiting_for: tuple[int, ...]
    """The seats that must answer, while it is at play."""
    watchers: int = 0
    outcome: OutcomeInfo | None = None
    rematch: str = ""
    """The id of the table that follows this one, once somebody has asked for a rematch."""


# -- what is asked and what happened


class OptionInfo(Thing, frozen=True):
    value: int
    label: str
    token: str
    touches: tuple[str, ...]
    """What on the table it is about: ``figure:3``, ``card:QH``, ``seat:1``."""
    note: str = ""


class GreyInfo(Thing, frozen=True):
    value: int
    label: str
    rule: str
    sentence: str
    touches: tuple[str, ...]


class AskedInfo(Thing, frozen=True):
    id: int
    """To be sent back with the answer."""
    ask: str
    kind: Literal["choice", "commit", "place"]
    prompt: str
    rule: str
    options: tuple[OptionInfo, ...]
    greys: tuple[GreyInfo, ...]


class Told(Thing, frozen=True):
    """One event, as the viewer may know it."""

    number: int
    event: dict[str, Any]
    """With its class as ``type``."""
    sentence: str
    rule: str


class CandidateInfo(Thing, frozen=True):
    value: int
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


class AskUndo(Message, frozen=True):
    """Take back the last answer of ``seat``: done at once if nobody learned anything, else put to the others."""

    seat: int


class AnswerUndo(Message, frozen=True):
    seat: int
    request: int
    agree: bool


class AskHint(Message, frozen=True):
    seat: int


class Say(Message, frozen=True):
    text: str


class Ping(Message, frozen=True):
    pass


FromBrowser = Hello | Answer | AskUndo | AnswerUndo | AskHint | Say | Ping


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


class Scene(Message, frozen=True):
    """The table as ``seat`` sees it now. Replaces the scene before."""

    seat: int
    upto: int
    """How many events had happened."""
    view: dict[str, Any]
    """The game's own view: for figures, `fracas.games.figures.view.View`."""
    asked: AskedInfo | None
    waiting_for: tuple[int, ...]
    can_undo: bool
    """The last answer of the seat can be taken back at once: nobody has learned anything from it."""
    turns: int
    over: bool
    outcome: OutcomeInfo | None = None
    can_ask_undo: bool = False
    """There is an answer of the seat that can be taken back, if the others agree."""
    chosen: OptionInfo | None = None
    """What the seat has chosen in secret and nobody else knows yet; told to nobody but the seat itself."""


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


class Hint(Message, frozen=True):
    seat: int
    question: int
    value: int
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
    | UndoAsked
    | UndoSettled
    | Hint
    | Chat
    | TableChanged
    | Problem
    | Pong
)
