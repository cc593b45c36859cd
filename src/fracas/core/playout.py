"""Play to the end as fast as it goes: no journal, no snapshots, no events."""

# mypyc: compiled

from __future__ import annotations

from random import Random
from typing import Any

from fracas.core.chance import outcome_at
from fracas.core.game import Game, S
from fracas.core.question import Choice, Commit, Place, Resolution, Roll, some
from fracas.core.tell import Tell, silence


class Played:
    """What a playout cost."""

    __slots__ = ("decisions", "rolls", "turns")

    def __init__(self, turns: int, decisions: int, rolls: int) -> None:
        self.turns = turns
        self.decisions = decisions
        """Answers of seats that had something to decide: a choice of two or more, or a secret choice."""
        self.rolls = rolls
        """Answers of chance."""


def play_out(game: Game[S, Any], state: S, random: Random, tell: Tell = silence) -> Played:
    """Play ``state``, which stands at a boundary, to the end of the game: every seat answers at random."""
    draw = random.random
    decisions = 0
    rolls = 0
    play = _resolutions(game, state, tell)
    try:
        question = next(play)
        while True:
            if isinstance(question, Choice):
                options = question.options
                count = len(options)
                if count == 1:
                    question = play.send(options[0])
                else:
                    decisions += 1
                    question = play.send(options[int(draw() * count)])
            elif isinstance(question, Roll):
                rolls += 1
                if question.weights is None:
                    outcomes = question.outcomes
                    question = play.send(outcomes[int(draw() * len(outcomes))])
                else:
                    question = play.send(outcome_at(question, draw()))
            elif isinstance(question, Commit):
                secret = [some(mine, draw) for mine in question.options]
                decisions += len(secret)
                question = play.send(secret)
            else:
                assert isinstance(question, Place)
                decisions += 1
                question = play.send(question.region.sample(draw))
    except StopIteration:
        return Played(game.turns(state), decisions, rolls)


def _resolutions(game: Game[S, Any], state: S, tell: Tell) -> Resolution:
    """One resolution after the other, in one generator: the end of each would be an exception, which costs much."""
    resolution = game.resolution(state, tell)
    while resolution is not None:
        yield from resolution
        resolution = game.resolution(state, tell)
