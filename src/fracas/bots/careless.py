"""The bot that does not always look: a greedy one that slips. It fights, and it can be beaten."""

from __future__ import annotations

from random import Random
from typing import Any, Final

from fracas.bots.bot import Decision
from fracas.bots.deadline import Over
from fracas.bots.greedy import GreedyBot
from fracas.bots.random import RandomBot
from fracas.core.sight import Sight

SLIPS: Final = 0.3
"""How often it answers without looking."""
SAMPLES: Final = 2
"""Imagined games for each answer, where it looks: few, so that it misjudges too."""


class CarelessBot:
    """Looks one answer ahead as the greedy bot does, and three times in ten does not look at all.

    Where games are won by many small steps towards the enemy, a bot that is random all the time never gets there: it is
    no opponent, only a slow one. This one is.
    """

    def __init__(self, *, seed: int = 0, over: Over | None = None) -> None:
        self.name = "careless"
        self._random = Random(seed)
        self._looking = GreedyBot(samples=SAMPLES, seed=seed + 1, over=over)
        self._slipping = RandomBot(seed=seed + 2)

    def choose(self, sight: Sight[Any, Any]) -> Decision:
        """As one of the two would."""
        slips = self._random.random() < SLIPS
        return self._slipping.choose(sight) if slips else self._looking.choose(sight)
