"""What bots know of skirmish: how well a seat stands, what it should come nearer to, and which answers make sense."""

from __future__ import annotations

from fracas.bots.evaluation.skirmish.judging import ANALYSIS, FIRST_LOOK, HINTS, LEVELS, doomed, drive, evaluate, regret
from fracas.bots.evaluation.skirmish.leaders import LEADING
from fracas.bots.evaluation.skirmish.planning import forget, ideas
from fracas.bots.evaluation.skirmish.sensible import sense

__all__ = [
    "ANALYSIS",
    "FIRST_LOOK",
    "HINTS",
    "LEADING",
    "LEVELS",
    "doomed",
    "drive",
    "evaluate",
    "forget",
    "ideas",
    "regret",
    "sense",
]
