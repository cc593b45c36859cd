"""The bot that answers at a glance: fitted reflexes, and nothing is imagined but what a question needs to be read."""

from __future__ import annotations

from random import Random
from typing import Any

from fracas.bots.bot import Decision
from fracas.bots.imagined import question_of
from fracas.bots.reflexes import reflexes_of
from fracas.core.sight import Sight

NAME = "reflex"


class ReflexBot:
    """Takes the option that it likes best (`fracas.bots.reflexes`). It is there for the lab: many times as quick as a
    bot that looks at what comes of its answers, and far from as good."""

    def __init__(self, *, seed: int = 0) -> None:
        self.name = NAME
        self._random = Random(seed)
        self._imagining = Random(seed + 1)

    def choose(self, sight: Sight[Any, Any]) -> Decision:
        """The best at a glance. Nothing is weighed that could be told, so there are no candidates."""
        flow = sight.imagine(self._imagining.random)  # no luck of its own goes into that
        answer = reflexes_of(sight.game).answer(flow.state, question_of(flow), sight.seat, self._random.random)
        return Decision(answer, [], "It takes what it likes at a glance, without comparing what comes of it.")
