"""What abilities ask for, each with its sentence: of the unit that would use one, and of the unit it would be used on.

*Sees* is a line of sight as for an attack, *within* is from edge to edge (skirmish.attack.range). A unit that
already has what an ability would give is no target. One that gains nothing for another reason is, and only marked
(`Ability.moot`).
"""

# mypyc: compiled
# ruff: noqa: ARG001, ARG002

from __future__ import annotations

from typing import Any, Final

from fracas.core.needs import Need, need
from fracas.games.skirmish.abilities.ids import ABILITY_KINDS, FIRST_OWN
from fracas.games.skirmish.bodies import sees, within
from fracas.games.skirmish.card import ACTION, ALWAYS, FAST
from fracas.games.skirmish.done import ACTED, HERO, NEW
from fracas.games.skirmish.effects import lies
from fracas.games.skirmish.state import ALIVE, State
from fracas.games.skirmish.stats import has, owns, price, reach_of, wounded

Needs = list[Need[Any]]

# -- of the unit that would use it


class Unused(Need[State]):
    def holds(self, state: State, me: int, what: int, at: int) -> bool:
        return what not in state.units[me].used


class OneOfAHero(Need[State]):
    def holds(self, state: State, me: int, what: int, at: int) -> bool:
        return what >= FIRST_OWN or not state.units[me].has_done(HERO)


class Affordable(Need[State]):
    def holds(self, state: State, me: int, what: int, at: int) -> bool:
        return state.energy[state.side_of[state.units[me].seat]] >= price(state, me, what)


class AnActionLeft(Need[State]):
    def holds(self, state: State, me: int, what: int, at: int) -> bool:
        return ABILITY_KINDS[what] != ACTION or not state.units[me].has_done(ACTED)


class NotNew(Need[State]):
    def holds(self, state: State, me: int, what: int, at: int) -> bool:
        return not state.units[me].has_done(NEW)


READY: Final[Needs] = [
    Unused("{me} has used {what} in this turn.", "skirmish.ability.cost"),
    OneOfAHero("{me} has used one of the standard hero abilities in this turn.", "skirmish.hero"),
    Affordable("{what} costs {price} energy, and there is too little.", "skirmish.energy.use"),
]
"""What every ability asks for."""
NOT_NEW: Final = NotNew("{me} joined the battle this turn and may not act yet.", "skirmish.hero.recruit")
BY_A_CLICK: Final[Needs] = [
    NOT_NEW,
    *READY,
    AnActionLeft("{what} takes the standard action, and that is used.", "skirmish.activate.actions"),
]


@need("{me} does not have {what}.")
def has_it(state: State, me: int, what: int, at: int) -> bool:
    return state.units[me].fate == ALIVE and owns(state, me, what)


@need("{what} works by itself.")
def not_by_itself(state: State, me: int, what: int, at: int) -> bool:
    return ABILITY_KINDS[what] != ALWAYS


@need("You are asked for {what} at the moment when it can be used.", "skirmish.ability.fast")
def not_fast(state: State, me: int, what: int, at: int) -> bool:
    return ABILITY_KINDS[what] != FAST


NATURE: Final[Needs] = [has_it, not_by_itself, not_fast]
"""Only told: what a unit does not have, or cannot use by a click, is looked at for nobody."""

# -- of the unit it would be used on


@need("{what} is used on enemies, and {other} is on your side.")
def an_enemy(state: State, me: int, what: int, at: int) -> bool:
    return state.side(me) != state.side(at)


@need("{what} is used on your own side's units, and {owned} is an enemy.")
def a_friend(state: State, me: int, what: int, at: int) -> bool:
    return state.side(me) == state.side(at)


@need("{what} is for others than {other} itself.")
def another(state: State, me: int, what: int, at: int) -> bool:
    return me != at


@need("{what} is for {me} alone.")
def itself(state: State, me: int, what: int, at: int) -> bool:
    return me == at


class InReach(Need[State]):
    def holds(self, state: State, me: int, what: int, at: int) -> bool:
        return within(state, me, at, reach_of(state, me, what))


class Seen(Need[State]):
    def holds(self, state: State, me: int, what: int, at: int) -> bool:
        return sees(state, me, at)


class OnItsLevel(Need[State]):
    """Every "within 1"" asks for heights that differ by 1 at the most, as in melee."""

    def holds(self, state: State, me: int, what: int, at: int) -> bool:
        return abs(state.units[me].level - state.units[at].level) <= 1


class Wounded(Need[State]):
    def holds(self, state: State, me: int, what: int, at: int) -> bool:
        return wounded(state, at)


class NotUnder(Need[State]):
    """No effect of this kind lies on it."""

    __slots__ = ("effect",)

    def __init__(self, effect: int, says: str) -> None:
        super().__init__(says)
        self.effect = effect

    def holds(self, state: State, me: int, what: int, at: int) -> bool:
        return not state.units[at].is_under(self.effect)


class NotUnderMine(Need[State]):
    """None that its own side has laid: that of another side does not count."""

    __slots__ = ("effect",)

    def __init__(self, effect: int, says: str) -> None:
        super().__init__(says)
        self.effect = effect

    def holds(self, state: State, me: int, what: int, at: int) -> bool:
        return not lies(state.units[at], self.effect, state.side(me))


class Without(Need[State]):
    """It has not this ability of the book's list."""

    __slots__ = ("bit",)

    def __init__(self, bit: int, says: str, rule: str = "") -> None:
        super().__init__(says, rule)
        self.bit = bit

    def holds(self, state: State, me: int, what: int, at: int) -> bool:
        return not has(state, at, self.bit)


IN_REACH: Final = InReach("{other} is {away} away; {what} reaches {reach}.")
SEEN: Final = Seen("{me} does not see {other}: less than half of the base.", "skirmish.los")
ON_ITS_LEVEL: Final = OnItsLevel("{other} is {levels} above or below; {what} reaches over 1 level.")
WOUNDED: Final = Wounded("{other} has no wounds.")
