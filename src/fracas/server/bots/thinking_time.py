"""How much a bot thinks, and how much less it thinks when many wait."""

from __future__ import annotations

import pickle
from math import ceil
from typing import Any, Final

from fracas.bots import make
from fracas.bots.careless import TRIES
from fracas.bots.greedy import PLACES, SAMPLES
from fracas.core.sight import Sight

QUICK: Final = {"random": 0, "reflex": 0, "careless": TRIES, "greedy": SAMPLES}
"""Bots that answer in milliseconds where little is asked, and how often each tries an option. There they never wait for
one that thinks."""
SMALL: Final = 400_000
"""What is asked is little if options, tries and the size of the table (in bytes, as it is sent to the bot) make no more
than this together: a look takes longer at a bigger table."""
LEAST_SECONDS: Final = 0.02
"""Seconds that a bot thinks at least, however many wait."""
LEAST_LOOKS: Final = {"mcts": 10}
"""How often a bot that counts looks does so at least, however many wait; once, if it is not named here."""
SOLVING: Final = 0.3
"""Seconds that stand for a number of turns, which cannot be divided."""

MARGIN: Final = 0.1
"""Seconds that a bot may think longer than it has, and nobody notices."""
SLOTS: Final = {"careless": 0.1, "greedy": 0.1}
"""A bot that does not count seconds answers a secret question at the end of a slot of so many seconds."""
SLOT: Final = 0.5
"""The slot of any other bot that does not count seconds."""


def is_quick(bot: str, sight: Sight[Any, Any]) -> bool:
    """Is ``bot`` done with what it is asked before anybody notices? One that is asked to look longer is not."""
    if bot not in QUICK:
        return False
    looks = QUICK[bot] * (len(sight.values) or PLACES)
    return not looks or looks * len(pickle.dumps(sight.parts())) <= SMALL


def seconds_of(bot: str) -> float:
    """How long ``bot`` thinks; 0 if it counts something else than seconds."""
    effort = make(bot).name.partition(":")[2]
    return float(effort[:-1]) if effort.endswith("s") else 0.0


def thinned(bot: str, part: float) -> str:
    """``bot`` with a ``part`` of its effort. A quick one stays as it is.

    >>> thinned("mcts:0.5s", 0.1), thinned("greedy:50", 0.5), thinned("mcts:0.5s", 0.0001)
    ('mcts:0.050s', 'greedy:25', 'mcts:0.020s')
    """
    if part >= 1.0 or bot in QUICK:
        return bot
    kind, _, effort = make(bot).name.partition(":")
    if kind in QUICK and not effort:
        return bot
    if effort.endswith("s") or kind == "solver":
        seconds = float(effort[:-1]) if effort.endswith("s") else SOLVING
        return f"{kind}:{min(seconds, max(LEAST_SECONDS, seconds * part)):.3f}s"
    looks = int(effort)
    return f"{kind}:{min(looks, max(LEAST_LOOKS.get(kind, 1), int(looks * part)))}"


def answers_after(bot: str, took: float) -> float:
    """Seconds after which ``bot`` may answer in secret, having thought for ``took``. They do not tell whether it had
    anything to choose: one that has a single card thinks for no time at all.

    >>> answers_after("mcts:0.5s", 0.001), answers_after("mcts:0.5s", 0.52), answers_after("greedy", 0.003)
    (0.6, 0.6, 0.1)
    """
    kind = bot.partition(":")[0]
    if kind == "random":
        return took  # whatever it has, it takes no time
    seconds = seconds_of(bot)
    if seconds:
        return max(took, seconds + MARGIN)
    slot = SLOTS.get(kind, SLOT)
    return max(1, ceil(took / slot)) * slot
