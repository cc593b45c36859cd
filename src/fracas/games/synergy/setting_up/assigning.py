"""Which card goes to which warrior: a split that every player makes in secret (synergy.assign)."""

# mypyc: compiled

from __future__ import annotations

from typing import final

from fracas.core.place import Split
from fracas.core.question import Draw, Region, WrongPlace
from fracas.games.synergy.rows import PROFILES

RULE = "synergy.assign"


@final
class Assignment(Region):
    """The answer names for each card of the hand, in order, the warrior that gets it, from 0; -1 for none.

    Every warrior gets equally many cards. With an elite force three are left, which are discarded.
    """

    __slots__ = ("each", "first", "hand", "warriors")

    def __init__(self, hand: list[int], warriors: int, each: int, first: int) -> None:
        self.hand = hand
        self.warriors = warriors
        self.each = each
        self.first = first
        """The place of the seat's first warrior among all."""

    def refuse(self, place: tuple[int, ...]) -> WrongPlace | None:
        if len(place) != len(self.hand) or any(not -1 <= heap < self.warriors for heap in place):
            return WrongPlace(RULE, "Each card goes to one of your warriors.")
        for heap in range(self.warriors):
            if place.count(heap) != self.each:
                return WrongPlace(RULE, f"Each warrior gets {self.each} cards.", (heap,))
        return None

    def sample(self, draw: Draw) -> tuple[int, ...]:
        return self._filled([-1] * len(self.hand), draw)

    def propose(self, place: tuple[int, ...]) -> tuple[int, ...] | None:
        """What is given stays where there is room for it; the rest is filled up in order."""
        heaps = [-1] * len(self.hand)
        room = [self.each] * self.warriors
        for card, heap in enumerate(place[: len(self.hand)]):
            if 0 <= heap < self.warriors and room[heap] > 0:
                heaps[card] = heap
                room[heap] -= 1
        return self._filled(heaps, None)

    def _filled(self, heaps: list[int], draw: Draw | None) -> tuple[int, ...]:
        """Cards without a warrior go where there is room, at random or in order."""
        left: list[int] = []
        for heap in range(self.warriors):
            left += [heap] * (self.each - heaps.count(heap))
        spare = heaps.count(-1) - len(left)
        left += [-1] * spare
        for card, heap in enumerate(heaps):
            if heap < 0:
                pick = int(draw() * len(left)) if draw is not None else 0
                heaps[card] = left.pop(pick)
        return tuple(heaps)

    def shape(self) -> Split:
        return Split(
            tuple([f"card:{PROFILES[card].id}" for card in self.hand]),
            tuple([f"warrior:{self.first + heap}" for heap in range(self.warriors)]),
            (self.each,) * self.warriors,
            self.each * self.warriors == len(self.hand),
        )
