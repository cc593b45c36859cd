"""All that a browser says over the socket of a table."""

from __future__ import annotations

from fracas.server.wire.protocol import Message


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
