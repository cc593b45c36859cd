"""Playing an imagined game on: without journal, without snapshots, and only as far as a bot looks."""

# mypyc: compiled

from __future__ import annotations

from typing import Any, Final

from fracas.bots.evaluation import Sense
from fracas.core.chance import outcome_at
from fracas.core.flow import Flow
from fracas.core.question import (
    Answer,
    Choice,
    Commit,
    Draw,
    Part,
    Place,
    Question,
    Resolution,
    Roll,
    options_of,
    region_of,
    some,
)

FORESEEN: Final = 40
"""How many random numbers are the same for all answers: enough that each is tried at the same tables."""


def question_of(flow: Flow[Any]) -> Question:
    """What is asked; a bot is never given a game that is over."""
    assert flow.question is not None
    return flow.question


def resolution_of(flow: Flow[Any]) -> Resolution:
    """The resolution that an imagined game stands in. A bot sends it the answers itself: that is faster than
    through the flow, and it sees where the resolution ends."""
    resolution = flow.resolution
    assert resolution is not None
    return resolution


def distinct(flow: Flow[Any], seat: int) -> list[int]:
    """What ``seat`` may answer, where it can be listed: one of each kind that the rules tell apart."""
    question = question_of(flow)
    alike = flow.game.alike
    return list({alike(question, value): value for value in options_of(question, seat)}.values())


def answers(flow: Flow[Any], seat: int, draw: Draw, places: int) -> list[Part]:
    """What ``seat`` may answer: one option of each kind that the rules tell apart, or up to so many places."""
    region = region_of(question_of(flow), seat)
    return list(distinct(flow, seat)) if region is None else list(region.candidates(draw, places))


def at_random(question: Question, draw: Draw) -> Answer:
    """Any answer: every seat for itself, chance by its weights."""
    if isinstance(question, Choice):
        return question.options[int(draw() * len(question.options))]
    if isinstance(question, Roll):
        return outcome_at(question, draw())
    if isinstance(question, Commit):
        return [some(mine, draw) for mine in question.options]
    assert isinstance(question, Place)
    return question.region.sample(draw)


def finish(
    resolution: Resolution, question: Question, draw: Draw, state: Any = None, sense: Sense | None = None
) -> None:
    """Play the resolution from ``question`` to its end: with ``sense`` where there is some, else at random."""
    try:
        while True:
            answer = None if sense is None or isinstance(question, Roll) else sense(state, question, draw)
            question = resolution.send(at_random(question, draw) if answer is None else answer)
    except StopIteration:
        return


def joined(question: Question, seat: int, answer: Part, draw: Draw) -> Answer:
    """The whole answer to a question, of which ``seat`` gives its part and the others theirs at random."""
    if not isinstance(question, Commit):
        return answer
    secret = at_random(question, draw)
    assert isinstance(secret, list)
    secret[list(question.seats).index(seat)] = answer
    return secret
