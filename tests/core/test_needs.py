"""Needs: offered if all hold, and why not is the sentence of the first that does not."""

from __future__ import annotations

import pytest

from fracas.core.listener import Listener
from fracas.core.needs import NOTHING, Need, Slot, hold, need, say, slots_in, unmet
from tests.kit.needs import Blanking, Case


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


# -- the kit that takes needs out of their lists (`tests.kit.needs`)


def case(state: Heaps, at: int, needs: list[Need[Heaps]], told: str | None = None) -> Case:
    """Somebody chooses a heap; ``told`` in place of the reason that follows from the needs."""

    def why() -> str | None:
        first = unmet(needs, state, 0, 7, at)
        return None if first is None else told or first.says

    return Case(
        *(state, 0, 7, at, [("toy", needs)]),
        offered=lambda: hold(needs, state, 0, 7, at),
        told=why,
        sentence=lambda each: each.says,
    )


def test_a_need_that_never_stands_alone_is_named() -> None:
    redundant = AtLeast(2, "There are fewer than two at {at}.")
    needs = [*NEEDS, redundant]
    blanking = Blanking([("toy", need) for need in needs])
    state = Heaps([5, 3, 2, 1])
    for at in range(4):
        blanking.look(case(state, at, needs))
    assert blanking.left() == [("toy", redundant.says)]
    assert needs == [*NEEDS, redundant], "nothing is missing afterwards"


def test_an_untrue_reason_is_found() -> None:
    blanking = Blanking([("toy", need) for need in NEEDS])
    blanking.look(case(Heaps([5, 2]), 1, NEEDS))
    with pytest.raises(AssertionError):
        blanking.look(case(Heaps([5, 2]), 1, NEEDS, "There is none."))


def test_an_option_that_another_condition_hides_is_found() -> None:
    hidden = case(Heaps([5, 2]), 1, NEEDS)
    hidden.offered = lambda: False
    with pytest.raises(AssertionError):
        Blanking([("toy", need) for need in NEEDS]).look(hidden)
