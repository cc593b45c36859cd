"""What bots know of synergy: how well a seat stands, what it should come nearer to, and which answers make sense."""

from __future__ import annotations

from fracas.bots.evaluation.synergy.errands import drive
from fracas.bots.evaluation.synergy.hidden import HIDDEN, foretell
from fracas.bots.evaluation.synergy.judging import evaluate, judge
from fracas.bots.evaluation.synergy.levels import ANALYSIS, AT_A_GLANCE, FIRST_LOOK, HINTS, LEVELS, SLIPS
from fracas.bots.evaluation.synergy.regretting import regret
from fracas.bots.evaluation.synergy.sensible import reply, sense

__all__ = [
    "ANALYSIS",
    "AT_A_GLANCE",
    "FIRST_LOOK",
    "HIDDEN",
    "HINTS",
    "LEVELS",
    "SLIPS",
    "drive",
    "evaluate",
    "foretell",
    "judge",
    "regret",
    "reply",
    "sense",
]
