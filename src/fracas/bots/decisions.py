"""A game played over again from one decision to the next: what replays step through and analyses look at."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, NamedTuple, cast

from fracas.core.chance import Scripted, Seeded
from fracas.core.game import Game
from fracas.core.incidents import is_incident
from fracas.core.question import Part
from fracas.core.record import CHANCE, HELPED, SPENT, Entry, Header
from fracas.core.session import Session
from fracas.core.work import Work

QUIET = (SPENT, HELPED)
"""Incidents of which nothing comes."""


class Stop(NamedTuple):
    """Somebody must decide, or the game is over. What several choose at once is one decision; what needed nobody (the
    only answer there was, a roll) belongs to the decision before it."""

    at: int
    """How many entries of the story (`fracas.core.record.story_of`) were played before it."""
    answers: dict[int, Part]
    """What was decided, by seat; empty if not all have answered yet: that is a secret."""


def retraced(game: Game[Any, Any], header: Header, story: list[Entry], work: Work | None = None) -> Session[Any, Any]:
    """The table at its beginning, with the rolls to come that ``story`` tells of; ``work`` is what playing it may
    take."""
    rolls = [cast(int, answer) for who, answer in story if who == CHANCE]
    return Session(game, header, chance=Scripted(rolls, after=Seeded(header.seed)), work=work)


def decisions(session: Session[Any, Any], story: list[Entry]) -> Iterator[Stop]:
    """Each stop of a game, with the table standing there; anybody who asks for the next one plays it on."""
    at = _after(story, 0, len(session.played))
    while not session.over:
        asked = set(session.waiting_for)
        step = _step(story, at, asked)
        answers = {who: answer for who, answer in step if not is_incident(who)}
        acted = any(is_incident(who) and who not in QUIET for who, _ in step)
        complete = asked <= answers.keys()
        yield Stop(at, answers if complete else {})
        if not complete and not acted:
            return
        for who, answer in step:
            if is_incident(who):
                session.incident(who, answer)
            else:
                session.answer(who, answer)
        at = _after(story, at + len(step), len(session.played))
    yield Stop(at, {})


def _step(story: list[Entry], at: int, asked: set[int]) -> list[Entry]:
    """What comes next: until all who are asked have answered, or until an incident changes who is asked what."""
    step: list[Entry] = []
    missing = set(asked)
    for who, answer in story[at:]:
        step.append((who, answer))
        missing.discard(who)
        if not missing or (is_incident(who) and who not in QUIET):
            break
    return step


def _after(story: list[Entry], at: int, played: int) -> int:
    """Where the story goes on after so many answers: rolls and forced answers were given with the one before."""
    count = sum(not is_incident(who) for who, _ in story[:at])
    while count < played and at < len(story):
        count += not is_incident(story[at][0])
        at += 1
    return at
