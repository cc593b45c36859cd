"""Each need is taken out of its list, to see what it alone does.

A position in which exactly one need stands in the way of something shows two things: the option is missing, and the
sentence of that need is told. With the need taken out of its list, the option must be there and the sentence gone. A
need that never stands in the way alone is redundant, cannot be reached, or has no test yet; it is named.

A game says what to look at (`Case`), in positions of games at random and on tables that it lays for the rest::

    blanking = Blanking(every_need())
    for case in cases(state):
        blanking.look(case)
    assert not blanking.left()
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from typing import Any, TypeVar

from fracas.core.needs import Need

Key = tuple[str, str]
"""Whose need it is, and its sentence with names in braces."""
Needs = list[Need[Any]]
T = TypeVar("T")
OFTEN = 3
"""So often is each need taken out where it stands alone; the rest is only counted."""


@dataclass
class Case:
    """Something that could be chosen in some position."""

    state: Any
    me: int
    what: int
    at: int
    lists: list[tuple[str, Needs]]
    """All that is asked for it to be offered, and whose each list is. The lists themselves: they are changed."""
    offered: Callable[[], bool]
    told: Callable[[], str | None] | None
    """Why it is not offered; None if nobody is told."""
    sentence: Callable[[Need[Any]], str]
    """What is told if this need does not hold."""

    def unmet(self) -> list[tuple[str, Needs, int]]:
        """Every need that does not hold: whose, its list, its place."""
        return [
            (whose, needs, place)
            for whose, needs in self.lists
            for place, need in enumerate(needs)
            if not need.holds(self.state, self.me, self.what, self.at)
        ]


class Blanking:
    """Looks at cases, until every need has stood alone in the way of one."""

    def __init__(self, wanted: Iterable[tuple[str, Need[Any]]]) -> None:
        self.wanted: set[Key] = {(whose, need.says) for whose, need in wanted}
        self.alone: Counter[Key] = Counter()
        """How often each stood alone in the way."""

    def look(self, case: Case) -> None:
        """Take out the need that stands alone in the way, if one does."""
        unmet = case.unmet()
        if len(unmet) != 1:
            assert case.offered() == (not unmet), (case, unmet)
            return
        [(whose, needs, place)] = unmet
        need = needs[place]
        key = (whose, need.says)
        assert key in self.wanted, f"{key} is not in the list of all needs"
        self.alone[key] += 1
        if self.alone[key] > OFTEN:
            return
        assert not case.offered(), key
        if case.told is not None:
            assert case.told() == case.sentence(need), key
        with blanked(needs, place):
            assert case.offered(), key
            assert case.told is None or case.told() is None, key

    def left(self) -> list[Key]:
        """The needs that never stood alone in the way."""
        return sorted(self.wanted - set(self.alone))


@contextmanager
def blanked(needs: list[T], place: int) -> Iterator[None]:
    """The list without one need, or whatever it is a list of; afterwards as it was."""
    need = needs.pop(place)
    try:
        yield
    finally:
        needs.insert(place, need)
