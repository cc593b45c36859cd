"""Needs: offered if all hold, and why not is the sentence of the first that does not."""

from __future__ import annotations

import pytest

from fracas.core.listener import Listener
from fracas.core.needs import NOTHING, Need, Slot, hold, need, say, slots_in, unmet


class Heaps(list[int]):
    """A state as small as can be."""

    def clone(self) -> Heaps:
        return Heaps(self)


class AtLeast(Need[Heaps]):
    """So many at the place that is touched."""

    __slots__ = ("least",)

    def __init__(self, least: int, says: str, rule: str = "") -> None:
        super().__init__(says, rule)
        self.least = least

    def holds(self, state: Heaps, me: int, what: int, at: int) -> bool:
        return state[at] >= self.least


@need("{me} cannot choose themselves.", "toy.self")
def another(state: Heaps, me: int, what: int, at: int) -> bool:
    return me != at


NEEDS: list[Need[Heaps]] = [another, AtLeast(3, "There are too few at {at}.")]


def test_it_is_offered_if_all_hold() -> None:
    state = Heaps([5, 3, 2])
    assert [at for at in range(3) if hold(NEEDS, state, 0, 7, at)] == [1]
    assert hold([], state, 0, 7, NOTHING)


def test_why_not_is_the_first_that_does_not_hold() -> None:
    state = Heaps([1, 3, 2])
    assert unmet(NEEDS, state, 0, 7, 0) is another
    assert unmet(NEEDS, state, 0, 7, 2) is NEEDS[1]
    assert unmet(NEEDS, state, 0, 7, 1) is None
    assert (another.rule, NEEDS[1].rule) == ("toy.self", "")


def test_names_are_filled_in_when_somebody_asks() -> None:
    slots: dict[str, Slot] = {
        "me": lambda state, me, what, at, to: f"figure {me}",
        "at": lambda state, me, what, at, to: f"place {at}, {to.name(0)}",
    }
    to = Listener(1, ["Ann", "Bob"])
    assert say(another.says, slots, [0], 4, 7, 4, to) == "Figure 4 cannot choose themselves."
    assert say(NEEDS[1].says, slots, [0], 4, 7, 2, to) == "There are too few at place 2, Ann."
    assert slots_in("{me} and {other}") == ["me", "other"]
    with pytest.raises(KeyError):
        say("{nobody}", slots, [0], 0, 0, 0, to)
