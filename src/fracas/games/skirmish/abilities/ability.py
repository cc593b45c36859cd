"""Abilities that are used by a click: what each needs, which unit it is used on, what it lays or does.

Each is declared once, in its home: the file of its faction (`crown`, `grave`, `thorn`, `cinder`, `free`), or `hero`.
"""

# mypyc: compiled

from __future__ import annotations

from collections.abc import Callable, Generator
from typing import Any, Final, TypeVar, final

from fracas.core.needs import NOTHING, hold
from fracas.core.question import Choice, Question, Resolution
from fracas.core.tell import Tell
from fracas.games.skirmish.abilities.ids import ABILITY_IDS, ABILITY_KINDS, COUNT, number_of
from fracas.games.skirmish.abilities.needs import BY_A_CLICK, NATURE, Needs, a_friend, an_enemy, another
from fracas.games.skirmish.bodies import enemies_of, friends_of
from fracas.games.skirmish.card import ACTION
from fracas.games.skirmish.done import ACTED
from fracas.games.skirmish.effects import lay
from fracas.games.skirmish.state import NOBODY, State
from fracas.games.skirmish.striking.reactions import spend

# -- what it is used on

ITSELF: Final = 0
ENEMY: Final = 1
FRIEND: Final = 2
FRIEND_OR_ITSELF: Final = 3
OF_ITS_KIND: Final[list[Needs]] = [[], [an_enemy], [a_friend, another], [a_friend]]
"""Only told: units that an ability is not for are no candidates."""

ALL: Final = 0
"""As the number of targets: all that there are, without a choice."""
NO_EFFECT: Final = -1

Does = Callable[[State, Tell, int, int, int], Resolution | None]
"""Of the unit that uses it, the number of the ability, the target."""
Uses = Callable[[State, Tell, int, int], Resolution]
F = TypeVar("F", bound=Callable[..., Any])
Chosen = Generator[Question, Any, tuple[int, ...]]


@final
class Ability:
    """One ability that is used by a click."""

    __slots__ = ("aims", "does", "lays", "moot", "most", "needs", "nobody", "number", "used_on", "uses")

    def __init__(self, number: int, used_on: int, aims: Needs, needs: Needs, moot: Needs, most: int, lays: int) -> None:
        self.number = number
        self.used_on = used_on
        self.needs = needs
        """Of the unit that would use it, besides what every click needs."""
        self.aims = aims
        """Of each unit that it would be used on."""
        self.moot = moot
        """Of the same, and it takes no option away: where one of these does not hold, it would change nothing."""
        self.most = most
        """So many targets at the most; or `ALL`."""
        self.lays = lays
        """The number of the effect that lies on the targets from then on."""
        self.nobody = "There is nobody {me} could use {what} on."
        """What is said where it has no target at all."""
        self.does: Does | None = None
        """What it does to its target, once it is paid."""
        self.uses: Uses | None = None
        """All of it, for those that ask for something else before they are paid."""


ABILITIES: Final[list[Ability | None]] = [None] * COUNT
"""By their numbers."""


def ability(
    id: str,  # noqa: A002
    used_on: int = ITSELF,
    aims: Needs | None = None,
    *,
    needs: Needs | None = None,
    moot: Needs | None = None,
    most: int = 1,
    lays: int = NO_EFFECT,
    nobody: str = "",
) -> Ability:
    """Declare an ability that is used by a click."""
    number = number_of(id)
    if ABILITIES[number] is not None:
        raise ValueError(f"{id} has two homes")
    made = Ability(number, used_on, aims or [], needs or [], moot or [], most, lays)
    if nobody:
        made.nobody = nobody
    ABILITIES[number] = made
    return made


def does(it: Ability) -> Callable[[F], F]:
    """``@does(ability(…))``: what it does to its target."""

    def register(function: F) -> F:
        it.does = function
        return function

    return register


def whole(it: Ability) -> Callable[[F], F]:
    """``@whole(ability(…))``: the function asks for what it needs, and pays."""

    def register(function: F) -> F:
        it.uses = function
        return function

    return register


def of(number: int) -> Ability:
    found = ABILITIES[number]
    assert found is not None, ABILITY_IDS[number]
    return found


# -- what it can be used on now


def candidates(state: State, me: int, it: Ability) -> list[int]:
    """Units that it is for, wherever they stand."""
    if it.used_on == ENEMY:
        return enemies_of(state, me)
    if it.used_on == ITSELF:
        return [me]
    found = friends_of(state, me)
    if it.used_on == FRIEND_OR_ITSELF:
        found.insert(0, me)
    return found


def targets(state: State, me: int, number: int) -> list[int]:
    """All units that it can be used on now."""
    it = of(number)
    aims = it.aims
    return [other for other in candidates(state, me, it) if hold(aims, state, me, number, other)]


def has_target(state: State, me: int, it: Ability) -> bool:
    """Is there anybody to use it on?"""
    aims, number = it.aims, it.number
    for other in candidates(state, me, it):
        # As `hold` does, without the call: this is asked of every unit before every act.
        for each in aims:
            if not each.holds(state, me, number, other):
                break
        else:
            return True
    return False


# -- offered


def can_use(state: State, me: int, number: int) -> bool:
    """Can a unit that has it use it now?"""
    it = of(number)
    if not hold(BY_A_CLICK, state, me, number, NOTHING) or not hold(it.needs, state, me, number, NOTHING):
        return False
    return it.used_on == ITSELF or has_target(state, me, it)


def needs_of(number: int) -> Needs:
    """All that is asked of the unit that would use it, in order."""
    it = ABILITIES[number]
    return [*NATURE, *BY_A_CLICK, *(it.needs if it is not None else [])]


def aims_of(number: int) -> Needs:
    """All that is asked of its target, in order."""
    it = of(number)
    return [*OF_ITS_KIND[it.used_on], *it.aims]


# -- using it


def choose(state: State, me: int, it: Ability) -> Chosen:
    """The target; for some abilities a second one, if wanted."""
    if it.used_on == ITSELF:
        return (me,)
    able = targets(state, me, it.number)
    if it.most == ALL:
        return tuple(able)
    seat = state.units[me].seat
    first: int = yield Choice(seat, "target", able)
    if it.most == 1 or len(able) == 1:
        return (first,)
    rest = [other for other in able if other != first]
    second: int = yield Choice(seat, "target", [NOBODY, *rest], NOBODY)
    return (first,) if second == NOBODY else (first, second)


def use_it(state: State, tell: Tell, me: int, number: int) -> Resolution:
    """Targets, price, then what it does."""
    it = of(number)
    if it.uses is not None:
        yield from it.uses(state, tell, me, number)
        return
    chosen: tuple[int, ...] = yield from choose(state, me, it)
    if ABILITY_KINDS[number] == ACTION:
        state.units[me].do(ACTED)
    if it.lays != NO_EFFECT:
        for target in chosen:
            lay(state.units[target], it.lays, state.side(me))
    spend(state, tell, me, number, chosen)
    if it.does is not None:
        going = it.does(state, tell, me, number, chosen[0])
        if going is not None:
            yield from going
