"""A game played over again from one decision to the next: what replays step through and analyses look at."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, NamedTuple, cast

from fracas.core.chance import Scripted, Seeded
from fracas.core.game import Game
from fracas.core.question import Part
from fracas.core.record import CHANCE, Entry, Header
from fracas.core.session import Session
from fracas.core.work import Work


class Stop(NamedTuple):
    """Somebody must decide, or the game is over. What several choose at once is one decision; what needed nobody (the
    only answer there was, a roll) belongs to the decision before it."""

    at: int
    """How many entries were played before it."""
    answers: dict[int, Part]
    """What was decided, by seat; empty if not all have answered yet: that is a secret."""


def retraced(game: Game[Any, Any], header: Header, played: list[Entry], work: Work | None = None) -> Session[Any, Any]:
    """The table at its beginning, with the rolls to come that ``played`` tells of; ``work`` is what playing it may
    take."""
    rolls = [cast(int, answer) for who, answer in played if who == CHANCE]
    return Session(game, header, chance=Scripted(rolls, after=Seeded(header.seed)), work=work)


def decisions(session: Session[Any, Any], played: list[Entry]) -> Iterator[Stop]:
    """Each stop of a game, with the table standing there; whoever asks for the next one plays it on."""
    while not session.over:
        at = len(session.played)
        asked = session.waiting_for
        answers = dict(played[at : at + len(asked)])
        if len(answers) < len(asked):
            yield Stop(at, {})
            return
        yield Stop(at, answers)
        for seat, answer in answers.items():
            session.answer(seat, answer)
    yield Stop(len(session.played), {})
