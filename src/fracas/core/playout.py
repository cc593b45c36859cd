"""Play to the end as fast as it goes: no journal, no snapshots, no events."""

from __future__ import annotations

from random import Random
from typing import Any

from fracas.core.chance import outcome_at
from fracas.core.game import Game, S
from fracas.core.question import Choice, Commit, Place, Question, Roll
from fracas.core.tell import silence


class Played:
    """What a playout cost."""

    __slots__ = ("decisions", "rolls", "turns")

    def __init__(self, turns: int, decisions: int, rolls: int) -> None:
        self.turns = turns
        self.decisions = decisions
        """Answers of seats that had something to decide: a choice of two or more, or a secret choice."""
        self.rolls = rolls
        """Answers of chance."""


def play_out(game: Game[S, Any], state: S, random: Random) -> Played:
    """Play ``state``, which stands at a boundary, to the end of the game: every seat answers at random."""
    draw = random.random
    decisions = 0
    rolls = 0
    resolution = game.resolution(state, silence)
    while resolution is not None:
        try:
            question: Question = next(resolution)
            while True:
                if isinstance(question, Choice):
                    options = question.options
                    count = len(options)
                    if count == 1:
                        question = resolution.send(options[0])
                    else:
                        decisions += 1
                        question = resolution.send(options[int(draw() * count)])
                elif isinstance(question, Roll):
                    rolls += 1
                    if question.weights is None:
                        outcomes = question.outcomes
                        question = resolution.send(outcomes[int(draw() * len(outcomes))])
                    else:
                        question = resolution.send(outcome_at(question, draw()))
                elif isinstance(question, Commit):
                    secret = [mine[int(draw() * len(mine))] for mine in question.options]
                    decisions += len(secret)
                    question = resolution.send(secret)
                else:
                    assert isinstance(question, Place)
                    decisions += 1
                    question = resolution.send(question.region.sample(draw))
        except StopIteration:
            resolution = game.resolution(state, silence)
    return Played(game.turns(state), decisions, rolls)
