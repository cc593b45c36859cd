"""What an answer gains, in words: for each game the terms of its evaluation, as a player would say them.

A game says so in the module of this package with its name: ``gains``, from the table before an answer and after it to
what has become of each thing that counts; and, where a turn is many small answers, ``subject``: whose turn it is.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, NamedTuple

from fracas.core.game import Game
from fracas.core.listener import Listener
from fracas.core.parts import part_of


class Gain(NamedTuple):
    """One thing that an answer brings, or costs."""

    key: str
    """The same for the same thing at every imagined table."""
    worth: float
    """How much it counts, beside the others; less than 0 for what it costs."""
    words: str
    """What comes of it, going on from "It": ``"wounds Bob's Husk"``. ``{}`` stands for the amount."""
    amount: float = 1.0
    """How much of it there is, where that can be counted."""


Gains = Callable[[Any, Any, int, Listener], list[Gain]]
"""From the table before and after, and the seat that answers."""


def gains_of(game: Game[Any, Any]) -> Gains | None:
    """What an answer gains in ``game``; None if nobody has put that into words."""
    own: Gains | None = getattr(part_of(__name__, game.name), "gains", None)
    return own


Subject = Callable[[Any, str, tuple[str, ...]], str]
"""From the table, what is asked there and what an answer touches to whose turn that belongs to, a thing there."""


def subject_of(game: Game[Any, Any]) -> Subject | None:
    """Whose turn an answer belongs to in ``game``; None where no turn is planned."""
    own: Subject | None = getattr(part_of(__name__, game.name), "subject", None)
    return own
