"""The bot that does not always look: a greedy one that slips. It fights, and it can be beaten; nothing that it does is
absurd."""

from __future__ import annotations

from random import Random
from typing import Any, Final

from fracas.bots.bot import Decision
from fracas.bots.deadline import Over
from fracas.bots.evaluation import slips_of
from fracas.bots.greedy import PLACES, GreedyBot
from fracas.bots.imagined import answers
from fracas.bots.reasons import because
from fracas.bots.sanity import WORLDS, Sanity
from fracas.core.sight import Sight

SAMPLES: Final = 2
"""Imagined games for each answer, where it looks: few, so that it misjudges too."""
GAINED: Final = 0.1
"""Share of the victory: for less than this it harms nobody of its own, because it misjudges by as much."""
TRIES: Final = SAMPLES + WORLDS
"""How often it plays out an answer at the most."""


class CarelessBot:
    """Looks one answer ahead as the greedy bot does, and now and then (`slips_of`) takes any answer that does its own
    side no harm.

    Where games are won by many small steps towards the enemy, a bot that is random all the time never gets there: it is
    no opponent, only a slow one. This one is.
    """

    def __init__(self, *, seed: int = 0, over: Over | None = None) -> None:
        self.name = "careless"
        self._random = Random(seed)
        self._over = over
        self._looking = GreedyBot(samples=SAMPLES, seed=seed + 1, over=over)

    def choose(self, sight: Sight[Any, Any]) -> Decision:
        """The best that it sees, or what it slips into."""
        sanity = Sanity(sight, self._random, self._over)
        draw = self._random.random
        if draw() < slips_of(sight.game):
            slip = sanity.slip(answers(sight.imagine(draw), sight.seat, draw, PLACES))
            if slip is not None:
                return Decision(slip, [], "It takes what comes to mind, without comparing.")
        decision = self._looking.choose(sight)
        best = sanity.best(decision.candidates, GAINED)
        if best is decision.candidates[0]:
            return decision
        others = [each for each in decision.candidates if each is not best]
        return because(sight, sight.imagine(draw), [best, *others])
