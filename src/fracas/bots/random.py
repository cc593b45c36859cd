"""The bot that does not think: every legal answer is as good as any other to it."""

from __future__ import annotations

from random import Random
from typing import Any

from fracas.bots.bot import Decision
from fracas.bots.imagined import question_of
from fracas.core.question import region_of
from fracas.core.sight import Sight


class RandomBot:
    """Answers at random."""

    def __init__(self, *, seed: int = 0) -> None:
        self.name = "random"
        self._random = Random(seed)

    def choose(self, sight: Sight[Any, Any]) -> Decision:
        """One of the options, each with the same chance. Nothing is weighed, so there are no candidates."""
        draw = self._random.random
        answer: int
        if sight.values:
            answer = sight.values[int(draw() * len(sight.values))]
            return Decision(answer, [], f"Drawn by lot from {len(sight.values)}.")
        region = region_of(question_of(sight.imagine(draw)), sight.seat)
        assert region is not None
        return Decision(region.sample(draw), [], "Drawn by lot from all there is.")
