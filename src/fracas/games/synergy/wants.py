"""What single cards want besides their type and their row: of their warrior, and of each one that they are aimed at.

A card says it once, beside what it does. `targets`, `landings` and `acts` offer by it; `refusing` and `aiming` say why
not. Names in braces are those of `aiming.SLOTS`.
"""

# mypyc: compiled

from __future__ import annotations

from typing import Any, Final, final

from fracas.core.needs import NOTHING, Need, hold
from fracas.games.synergy.numbers import NUMBERS
from fracas.games.synergy.rows import number_of
from fracas.games.synergy.state import State

Needs = list[Need[Any]]


@final
class Wants:
    """What one card wants."""

    __slots__ = ("card", "each", "mine", "none")

    def __init__(self, card: int, mine: Needs, each: Needs, none: str) -> None:
        self.card = card
        self.mine = mine
        """Of its warrior."""
        self.each = each
        """Of each warrior that its row would let it be aimed at."""
        self.none = none
        """What is said where the row finds somebody, and none of them will do."""

    def by_me(self, state: State, me: int) -> bool:
        return hold(self.mine, state, me, self.card, NOTHING)

    def among(self, state: State, me: int, found: list[int]) -> list[int]:
        """Those of the targets who will do."""
        if not self.each:
            return found
        return [other for other in found if hold(self.each, state, me, self.card, other)]


WANTED: Final[list[Wants | None]] = [None] * NUMBERS
"""By row; None for a card that wants nothing else."""


def wants(card: str, *, mine: Needs | None = None, each: Needs | None = None, none: str = "") -> None:
    """Declare what a card wants."""
    number = number_of(card)
    if WANTED[number] is not None:
        raise ValueError(f"{card} says twice what it wants")
    if each and not none:
        raise ValueError(f"{card} does not say what is told where nobody will do")
    WANTED[number] = Wants(number, mine or [], each or [], none)
