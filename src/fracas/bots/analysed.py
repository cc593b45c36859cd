"""What an analysis finds. It goes over the wire as it is."""

from __future__ import annotations

from typing import Literal

import msgspec

Slip = Literal["", "inaccuracy", "mistake", "blunder"]
"""What a choice is called that lost so much; nothing for one that lost little."""


class AnalysedAnswer(msgspec.Struct, frozen=True):
    """One thing that a seat could answer."""

    value: int | tuple[int, ...]
    label: str
    estimate: float
    """The seat's chance to win with it, from 0 to 1."""
    visits: int
    """How many imagined games that rests on; 0 if it was solved."""
    rate: float | None
    """How often it belongs into the mixture; None where there is no need to mix."""
    played: bool
    things: tuple[str, ...] = ()
    """What on the table it is about: who acts, at what, where."""
    wins: bool = False
    """It won at once, for certain."""


class AnalysedSide(msgspec.Struct, frozen=True):
    """One seat at a moment where it chose."""

    seat: int
    prompt: str
    value: float
    """Its chance to win, as far as it could know."""
    answers: tuple[AnalysedAnswer, ...]
    """The best first; where it should mix, the most frequent."""
    played: str
    """What it answered; empty if it has not yet."""
    lost: float | None
    """How much less the answer was worth than the best one, or than the mixture; None if nobody can tell."""
    slip: Slip = ""


class AnalysedMoment(msgspec.Struct, frozen=True):
    """The table before a decision."""

    frame: int
    """Which of all decisions comes next, as replays count them."""
    turn: int
    chances: tuple[float, ...]
    """Each seat's chance to win, 1 in all."""
    sides: tuple[AnalysedSide, ...]
    """The seats that chose, together or alone."""


class KeyMoment(msgspec.Struct, frozen=True):
    """A moment that mattered more than others."""

    frame: int
    turn: int
    seat: int
    """The seat that it cost most."""
    lost: float
    """By their own choice."""
    swing: float
    """By what came of it, no matter who or what brought that."""
    sentence: str


class SideReview(msgspec.Struct, frozen=True):
    """How one seat played, and what became of its chances: ``start``, less what it ``lost``, with what others ``gave``
    it by their choices and what ``luck`` brought, is the ``end``."""

    seat: int
    choices: int
    """So many of its choices were judged."""
    accuracy: float | None
    """From 0 to 100; None if no choice was judged."""
    inaccuracies: int
    mistakes: int
    blunders: int
    start: float
    end: float
    """What it got, or its chances at the last moment so far."""
    lost: float
    gave: float
    luck: float
    """All that no choice can account for: dice, draws, what was revealed, and what was chosen in secret at once."""
