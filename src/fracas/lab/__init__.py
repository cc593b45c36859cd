"""The laboratory: what happens when bots play a game many times."""

from __future__ import annotations

from fracas.lab.comparison import Compared, Wanted, compare
from fracas.lab.report import BotScore, Length, Range, Report
from fracas.lab.simulation import simulate

__all__ = ["BotScore", "Compared", "Length", "Range", "Report", "Wanted", "compare", "simulate"]
