"""Players that are programs. A bot sees what its seat may know, imagines the rest, and can say why it answers.

>>> import fracas
>>> from fracas import bots
>>> table = fracas.game("figures").start(players=2, seed=7)
>>> outcome = bots.play(table, [bots.make("greedy", seed=1), bots.make("random", seed=2)])
>>> table.over
True
"""

from __future__ import annotations

from fracas.bots.bot import Bot, Candidate, Decision
from fracas.bots.kinds import BOTS, bots_for, make
from fracas.bots.match import play

__all__ = ["BOTS", "Bot", "Candidate", "Decision", "bots_for", "make", "play"]
